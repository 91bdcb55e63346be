package document

import (
	"sync"

	"hire360/graph"
	"hire360/server/brand"
	"hire360/server/pdf"
)

// What is set has one width on every size of paper. Distances across are from the left margin, those down from the top
// of the sheet.
const (
	measure = 483.0
	top     = 52.0
	foot    = 66.0 // from the bottom of the text to that of the sheet
	// column is the width of running text, hang where the text of a row begins, right of its name.
	column = 436.0
	hang   = 150.0
)

// paper is a size of sheets.
type paper struct{ width, height float64 }

var papers = map[graph.Paper]paper{graph.PaperLetter: {612, 792}, graph.PaperA4: {595.28, 841.89}}

// left is the width of the margins.
func (p paper) left() float64 { return (p.width - measure) / 2 }

func (p paper) bottom() float64 { return p.height - foot }

// maxHeight is the height of the text on the lowest sheet.
const maxHeight = 792 - foot - top

// The fonts of a document, as indexes in fonts and fontNames.
const (
	regular = iota
	semibold
	italic
	display
	mono
)

var fontNames = []string{"text-regular", "text-semibold", "text-italic", "display", "mono"}

// fonts are read once; they do not change.
var fonts = sync.OnceValue(func() pdf.Fonts {
	var all pdf.Fonts
	for _, name := range fontNames {
		f, err := pdf.ParseFont("Hire360-"+name, brand.Font(name))
		if err != nil {
			panic(err) // the files are part of the program
		}
		all = append(all, f)
	}
	return all
})

// The design's colors, by their names in client/src/theme/tokens.ts.
const (
	navy900  pdf.Color = 0x0A1A3F
	navy800  pdf.Color = 0x0F2A66
	blue700  pdf.Color = 0x1747B8
	blue300  pdf.Color = 0x8FB8FF
	paleBlue pdf.Color = 0xD3DFF5
	sky100   pdf.Color = 0xE2EFFF
	sky50    pdf.Color = 0xF3F8FF
	white    pdf.Color = 0xFFFFFF
	ink      pdf.Color = 0x0B1526
	slate    pdf.Color = 0x4B5A73
	hairline pdf.Color = 0xC9D6EA
	node     pdf.Color = 0x5E8FE6
	amber    pdf.Color = 0xC27400
)

// The styles of text. Running text has two sizes: bodyText, and smallText for notes and sources.
var (
	bodyText   = pdf.Style{Font: regular, Size: 10, Leading: 14.2, Color: ink}
	nodeText   = pdf.Style{Font: regular, Size: 13, Leading: 14.2, Color: blue700}
	smallText  = pdf.Style{Font: regular, Size: 9, Leading: 12.6, Color: slate}
	leadText   = pdf.Style{Font: regular, Size: 12, Leading: 17, Color: slate}
	cellText   = pdf.Style{Font: regular, Size: 9.2, Leading: 12.6, Color: ink}
	smallHead  = pdf.Style{Font: semibold, Size: 9, Leading: 12.6, Color: navy800}
	codeText   = pdf.Style{Font: mono, Size: 9, Leading: 13, Color: ink}
	timeText   = pdf.Style{Font: mono, Size: 9, Leading: 13, Color: slate}
	headText   = pdf.Style{Font: display, Size: 20, Leading: 22.5, Tracking: -0.022, Color: navy800}
	partText   = pdf.Style{Font: display, Size: 12, Leading: 14.8, Tracking: -0.008, Color: navy800}
	quoteText  = pdf.Style{Font: display, Size: 17, Leading: 21, Tracking: -0.016, Color: navy800}
	figureText = pdf.Style{Font: display, Size: 34, Leading: 35, Tracking: -0.035, Color: navy800}
	unitText   = pdf.Style{Font: display, Size: 15, Leading: 35, Tracking: -0.01, Color: navy800}
)

func colored(s pdf.Style, c pdf.Color) pdf.Style {
	s.Color = c
	return s
}

func strong(s pdf.Style) pdf.Style {
	if s.Font == regular || s.Font == italic {
		s.Font = semibold
	}
	return s
}

func emphasized(s pdf.Style) pdf.Style {
	if s.Font == regular {
		s.Font = italic
	}
	return s
}

func linked(s pdf.Style) pdf.Style {
	if s.Color == white || s.Color == paleBlue {
		return colored(s, blue300)
	}
	return colored(s, blue700)
}

// inline reads the site's markup.
func inline(markup string, s pdf.Style) []pdf.Span {
	var out []pdf.Span
	var walk func(nodes []graph.Markup, s pdf.Style, href string)
	walk = func(nodes []graph.Markup, s pdf.Style, href string) {
		for _, n := range nodes {
			switch n.Kind {
			case "text":
				out = append(out, pdf.Span{Style: s, Text: n.Text, Href: href})
			case "strong":
				walk(n.Children, strong(s), href)
			case "em":
				walk(n.Children, emphasized(s), href)
			case "link":
				walk(n.Children, linked(s), n.Href)
			}
		}
	}
	walk(graph.ParseMarkup(markup), s, "")
	return out
}

// plain is text without markup.
func plain(text string, s pdf.Style) []pdf.Span { return []pdf.Span{{Style: s, Text: text}} }

// link is the label of a link in running text.
func link(l graph.Link, s pdf.Style) []pdf.Span {
	return []pdf.Span{{Style: colored(s, blue700), Text: l.Label, Href: l.Link}}
}

// paragraph breaks spans into lines, for a new element of the structure.
func paragraph(parent *pdf.Element, tag string, spans []pdf.Span, width float64) []pdf.Line {
	return fonts().Shape(spans).Lines(parent.Add(tag), width, false)
}

// balanced breaks a heading into lines of about equal length.
func balanced(e *pdf.Element, spans []pdf.Span, width float64) []pdf.Line {
	return fonts().Shape(spans).Lines(e, width, true)
}

// spaced puts space above the first of the lines.
func spaced(space float64, lines []pdf.Line) []pdf.Line {
	if len(lines) > 0 {
		lines[0].Space = space
	}
	return lines
}

// lowered moves lines down so that they end at a height.
func lowered(height float64, lines []pdf.Line) []pdf.Line {
	if by := height - pdf.Height(lines); by > 0 && len(lines) > 0 {
		first := lines[0]
		lines[0].Height += by
		lines[0].Draw = func(p *pdf.Page, x, y float64) { first.Draw(p, x, y+by) }
	}
	return lines
}
