package remote

import (
	"regexp"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"hire360/graph"
)

// markdown turns the HTML of a host into the site's Markdown, which cannot express anything harmful: scripts,
// styles, frames, pictures and event handlers are left out. Text without any tag is read as plain text.
func markdown(source string) string {
	source = strings.ToValidUTF8(strings.ReplaceAll(source, "\x00", ""), "")
	if len(source) > maxText {
		source = strings.ToValidUTF8(source[:maxText], "")
	}
	if !tag.MatchString(source) {
		decoded := html.UnescapeString(source)
		if !tag.MatchString(decoded) {
			return plain(decoded)
		}
		source = decoded // it was escaped twice
	}
	root, err := html.Parse(strings.NewReader(source))
	if err != nil { // it is nested too deeply
		return plain(html.UnescapeString(tag.ReplaceAllString(unseen.ReplaceAllString(source, ""), "\n")))
	}
	var w blockWriter
	w.children(root, 0)
	w.endParagraph()
	lines := strings.SplitAfterN(strings.Join(w.blocks, "\n\n"), "\n", maxLines+1)
	text := strings.TrimSpace(strings.Join(lines[:min(len(lines), maxLines)], ""))
	marks := strings.Count(text, "**") + strings.Count(text, "__") + strings.Count(text, "](")
	if _, err := graph.ParseText(text); err != nil || marks > maxMarks {
		return plain(rawText(root, 0)) // a host's text must not break a page
	}
	return text
}

const (
	// More than any policy or job has, and few enough to render.
	maxText  = 200 << 10
	maxLines = 2000
	maxMarks = 4000 // bold, emphasis and links
	maxDepth = 200
)

var (
	tag    = regexp.MustCompile(`</?[a-zA-Z][^>]*>`)
	unseen = regexp.MustCompile(`(?is)<(?:script|style)\b.*?</(?:script|style)\s*>|<!--.*?-->`)
	bullet = regexp.MustCompile(`^[-*•]\s+`)
)

// plain reads text as people type it: lines are paragraphs, lines that begin with a dash or dot a list.
func plain(source string) string {
	var w blockWriter
	var items []string
	list := func() {
		w.list(items, "- ")
		items = nil
	}
	for l := range strings.Lines(strings.ReplaceAll(source, "\r", "\n")) {
		l = strings.TrimSpace(l)
		if mark := bullet.FindString(l); mark != "" {
			items = append(items, literal(squeeze(strings.TrimPrefix(l, mark))))
			continue
		}
		list()
		w.add(guarded(literal(squeeze(l))))
	}
	list()
	return strings.Join(w.blocks, "\n\n")
}

// blockWriter gathers blocks of Markdown. Inline text waits in run until its block ends.
type blockWriter struct {
	blocks []string
	run    strings.Builder
}

func (w *blockWriter) add(block string) {
	if block != "" {
		w.blocks = append(w.blocks, block)
	}
}

func (w *blockWriter) endParagraph() {
	w.add(guarded(squeeze(w.run.String())))
	w.run.Reset()
}

func (w *blockWriter) children(n *html.Node, depth int) {
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		w.node(c, depth+1)
	}
}

func (w *blockWriter) node(n *html.Node, depth int) {
	if depth > maxDepth || dropped(n) {
		return
	}
	switch n.DataAtom {
	case atom.H1, atom.H2:
		w.block("## ", inlineText(n))
	case atom.H3, atom.H4, atom.H5, atom.H6:
		w.block("### ", inlineText(n))
	case atom.Ul, atom.Menu:
		w.endParagraph()
		w.list(items(n, depth), "- ")
	case atom.Ol:
		w.endParagraph()
		w.list(items(n, depth), "1. ")
	case atom.Table:
		w.endParagraph()
		w.add(table(n))
	case atom.Blockquote:
		w.block("> ", strings.TrimPrefix(guarded(inlineText(n)), joiner))
	case atom.Aside:
		w.endParagraph()
		w.add(note(n))
	case atom.Pre:
		w.endParagraph()
		w.add(code(n))
	case atom.Br:
		w.endParagraph()
	case 0:
		if n.Type == html.TextNode {
			w.run.WriteString(inline(n))
			return
		}
		w.children(n, depth)
	default:
		if inlineTags[n.DataAtom] {
			w.run.WriteString(inline(n))
			return
		}
		w.endParagraph()
		w.children(n, depth)
		w.endParagraph()
	}
}

func (w *blockWriter) block(mark, words string) {
	w.endParagraph()
	if words != "" {
		w.add(mark + words)
	}
}

func (w *blockWriter) list(list []string, mark string) {
	var lines []string
	for _, item := range list {
		if item = guarded(item); item != "" {
			lines = append(lines, mark+item)
		}
	}
	w.add(strings.Join(lines, "\n"))
}

// items returns the items of a list; those of lists inside it follow their parents.
func items(n *html.Node, depth int) []string {
	if depth > maxDepth {
		return nil
	}
	var found []string
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		switch {
		case dropped(c):
		case c.DataAtom == atom.Ul || c.DataAtom == atom.Ol:
			found = append(found, items(c, depth+1)...)
		case c.Type == html.ElementNode:
			var own strings.Builder
			var inner []string
			for p := c.FirstChild; p != nil; p = p.NextSibling {
				if p.DataAtom == atom.Ul || p.DataAtom == atom.Ol {
					inner = append(inner, items(p, depth+1)...)
				} else if !dropped(p) {
					own.WriteString(inline(p))
				}
			}
			found = append(append(found, squeeze(own.String())), inner...)
		}
	}
	return found
}

func note(n *html.Node) string {
	words := inlineText(n)
	if m := noteWords.FindStringSubmatch(words); m != nil {
		return "> [" + m[1] + "] " + m[2]
	}
	return guarded(words)
}

var noteWords = regexp.MustCompile(`^\*\*([^*\[\]]{1,40})\*\* ?([^(].*)$`)

func code(n *html.Node) string {
	words := strings.Trim(strings.ReplaceAll(rawText(n, 0), "```", "'''"), "\n")
	if strings.TrimSpace(words) == "" {
		return ""
	}
	return "```\n" + words + "\n```"
}

// table writes rows of equal length; without a head and a row it is written as paragraphs.
func table(n *html.Node) string {
	var rows [][]string
	caption, width := "", 0
	var walk func(*html.Node, int)
	walk = func(n *html.Node, depth int) {
		for c := n.FirstChild; c != nil && depth < maxDepth; c = c.NextSibling {
			switch {
			case dropped(c):
			case c.DataAtom == atom.Caption:
				caption = inlineText(c)
			case c.DataAtom == atom.Tr:
				var row []string
				for d := c.FirstChild; d != nil; d = d.NextSibling {
					if d.DataAtom == atom.Td || d.DataAtom == atom.Th {
						row = append(row, strings.ReplaceAll(inlineText(d), "|", "/"))
					}
				}
				if len(row) > 0 {
					rows, width = append(rows, row), max(width, len(row))
				}
			default:
				walk(c, depth+1)
			}
		}
	}
	walk(n, 0)
	if len(rows) < 2 || width > 20 {
		var lines []string
		for _, r := range rows {
			lines = append(lines, guarded(strings.Join(r, " ")))
		}
		return strings.TrimSpace(strings.Join(lines, "\n\n"))
	}
	var b strings.Builder
	if caption != "" {
		b.WriteString("Table: " + caption + "\n")
	}
	for i, r := range rows {
		r = append(r, make([]string, width-len(r))...)
		b.WriteString("| " + strings.Join(r, " | ") + " |\n")
		if i == 0 {
			b.WriteString(strings.Repeat("|---", width) + "|\n")
		}
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// joiner is invisible. It prevents characters from being read as markup.
const joiner = "\u2060"

// guarded prevents the beginning of a line from being read as another block.
func guarded(words string) string {
	if words != "" && (blockMark.MatchString(words) || strings.HasPrefix(words, "Table: ")) {
		return joiner + words
	}
	return words
}

var blockMark = regexp.MustCompile("^(#|>|\\||```|- |\\[.?\\] |[0-9]+\\. )")

// literal prevents characters inside a line from being read as markup.
var literal = strings.NewReplacer("**", "*"+joiner+"*", "__", "_"+joiner+"_", "](", "]"+joiner+"(").Replace

func squeeze(s string) string { return strings.Join(strings.Fields(s), " ") }
