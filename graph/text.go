package graph

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// TextError is what is wrong with a text, and in which line, counted from 1.
type TextError struct {
	Line    int
	Problem string
}

func (e *TextError) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Problem) }

var (
	headingLine  = regexp.MustCompile(`^(#{1,6})\s+(.*)$`)
	numberedLine = regexp.MustCompile(`^\d{1,3}\.\s+`)
	checkLine    = regexp.MustCompile(`^- \[[ x]\]\s+`)
	noteLine     = regexp.MustCompile(`^\[([^\]]{1,40})\](?:[^(]|$)`)
	bulletLine   = regexp.MustCompile(`^- `)
	blockLine    = regexp.MustCompile("^(#|>|\\||- |```|\\d{1,3}\\.\\s+)")
	ruleCell     = regexp.MustCompile(`^:?-{3,}:?$`)
)

// ParseText parses a text in the site's Markdown: paragraphs, headings (## and ###), lists (-, 1., - [ ]), tables,
// quotes (>), figures in the margin (> [97 in 100] text) and code (```). The error is a *TextError.
func ParseText(src string) ([]Block, error) {
	p := textParser{lines: strings.Split(strings.ReplaceAll(src, "\r\n", "\n"), "\n"), ids: map[string]int{}}
	for p.at < len(p.lines) {
		if err := p.block(); err != nil {
			return nil, err
		}
	}
	return p.blocks, nil
}

type textParser struct {
	lines  []string
	at     int
	blocks []Block
	ids    map[string]int
}

func (p *textParser) fail(format string, args ...any) error {
	return &TextError{Line: p.at + 1, Problem: fmt.Sprintf(format, args...)}
}

func (p *textParser) add(b Block) { p.blocks = append(p.blocks, b) }

func (p *textParser) block() error {
	line := strings.TrimRight(p.lines[p.at], " ")
	switch {
	case line == "":
		p.at++
	case strings.HasPrefix(line, "\t") || strings.HasPrefix(line, " "):
		return p.fail("a line begins with white space: texts are not indented")
	case strings.HasPrefix(line, "```"):
		return p.code()
	case strings.HasPrefix(line, "#"):
		return p.heading(line)
	case strings.HasPrefix(line, ">"):
		p.quote()
	case strings.HasPrefix(line, "|"), strings.HasPrefix(line, "Table: "):
		return p.table()
	case checkLine.MatchString(line):
		p.list(ListStyleCheck, checkLine)
	case bulletLine.MatchString(line):
		p.list(ListStyleBullet, bulletLine)
	case numberedLine.MatchString(line):
		p.list(ListStyleNumbered, numberedLine)
	default:
		p.add(ParagraphBlock{Text: p.joined()})
	}
	return nil
}

// joined returns the current line and those that continue it, up to an empty line or one that begins a block.
func (p *textParser) joined() string {
	words := []string{strings.TrimSpace(p.lines[p.at])}
	for p.at++; p.at < len(p.lines); p.at++ {
		l := strings.TrimSpace(p.lines[p.at])
		if l == "" || blockLine.MatchString(l) {
			break
		}
		words = append(words, l)
	}
	return strings.Join(words, " ")
}

func (p *textParser) heading(line string) error {
	m := headingLine.FindStringSubmatch(line)
	if m == nil || m[2] == "" {
		return p.fail("a heading needs a space after its marks and words after that: ## Heading")
	}
	level := len(m[1])
	if level < 2 || level > 3 {
		return p.fail("a heading in a text is ## or ###, found %s", m[1])
	}
	p.add(HeadingBlock{Anchor: p.anchor(m[2]), Level: int32(level), Text: m[2]})
	p.at++
	return nil
}

// anchor makes an anchor from a heading, unique in this text.
func (p *textParser) anchor(heading string) string {
	id := Slug(PlainMarkup(heading))
	if id == "" {
		id = "part"
	}
	p.ids[id]++
	if n := p.ids[id]; n > 1 {
		return fmt.Sprintf("%s-%d", id, n)
	}
	return id
}

func (p *textParser) list(style ListStyle, mark *regexp.Regexp) {
	var items []string
	for p.at < len(p.lines) && mark.MatchString(p.lines[p.at]) {
		p.lines[p.at] = mark.ReplaceAllString(p.lines[p.at], "")
		items = append(items, p.joined())
	}
	p.add(ListBlock{Style: style, Items: items})
}

func (p *textParser) quote() {
	var words []string
	for ; p.at < len(p.lines) && strings.HasPrefix(p.lines[p.at], ">"); p.at++ {
		words = append(words, strings.TrimSpace(strings.TrimPrefix(p.lines[p.at], ">")))
	}
	text := strings.TrimSpace(strings.Join(words, " "))
	if m := noteLine.FindStringSubmatch(text); m != nil {
		p.add(NoteBlock{Figure: m[1], Text: strings.TrimSpace(text[len(m[1])+2:])})
		return
	}
	p.add(QuoteBlock{Text: text})
}

func (p *textParser) code() error {
	code := p.lines[p.at+1:]
	end := slices.IndexFunc(code, func(l string) bool { return strings.TrimRight(l, " ") == "```" })
	if end < 0 {
		return p.fail("code that begins with ``` is never closed by a line of ```")
	}
	p.add(CodeBlock{Code: strings.Join(code[:end], "\n")})
	p.at += end + 2
	return nil
}

func (p *textParser) table() error {
	t := TableBlock{}
	if caption, ok := strings.CutPrefix(p.lines[p.at], "Table: "); ok {
		t.Caption = &caption
		p.at++
	}
	for ; p.at < len(p.lines) && strings.HasPrefix(p.lines[p.at], "|"); p.at++ {
		row := cells(p.lines[p.at])
		switch {
		case t.Columns == nil:
			t.Columns = row
		case !slices.ContainsFunc(row, func(c string) bool { return !ruleCell.MatchString(c) }):
		case len(row) != len(t.Columns):
			return p.fail("this row has %d cells, the table has %d columns", len(row), len(t.Columns))
		default:
			t.Rows = append(t.Rows, row)
		}
	}
	if len(t.Rows) == 0 {
		return p.fail("a table needs a line of heads, a line of |---| and at least one row")
	}
	p.add(t)
	return nil
}

func cells(line string) []string {
	line = strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(line), "|"), "|")
	return Each(strings.Split(line, "|"), strings.TrimSpace)
}

// Slug makes a name for addresses: lower-case ASCII letters and digits, with hyphens between words.
func Slug(text string) string {
	return strings.Trim(notInSlugs.ReplaceAllString(apostrophes.Replace(strings.ToLower(text)), "-"), "-")
}

var (
	apostrophes = strings.NewReplacer("'", "", "’", "")
	notInSlugs  = regexp.MustCompile(`[^a-z0-9]+`)
)

// Inline returns every piece of inline markup of the blocks, in reading order.
func Inline(blocks []Block) []string {
	var out []string
	for _, b := range blocks {
		switch b := b.(type) {
		case ParagraphBlock:
			out = append(out, b.Text)
		case HeadingBlock:
			out = append(out, b.Text)
		case ListBlock:
			out = append(out, b.Items...)
		case TableBlock:
			if b.Caption != nil {
				out = append(out, *b.Caption)
			}
			out = append(out, b.Columns...)
			for _, row := range b.Rows {
				out = append(out, row...)
			}
		case QuoteBlock:
			out = append(out, b.Text)
		case NoteBlock:
			out = append(out, b.Figure, b.Text)
		}
	}
	return out
}

// PlainText returns the text of the blocks without markup, one piece per line.
func PlainText(blocks []Block) string {
	return strings.Join(Each(Inline(blocks), PlainMarkup), "\n")
}
