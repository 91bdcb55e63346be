package remote

import (
	"fmt"
	"html"
	"strings"

	"hire360/graph"
)

// htmlOf writes blocks as HTML. markdown reads it back.
func htmlOf(blocks []graph.Block) string {
	var b strings.Builder
	for _, block := range blocks {
		switch v := block.(type) {
		case graph.ParagraphBlock:
			b.WriteString("<p>" + spans(v.Text) + "</p>")
		case graph.HeadingBlock:
			fmt.Fprintf(&b, "<h%d>%s</h%d>", v.Level, spans(v.Text), v.Level)
		case graph.ListBlock:
			name := "ul"
			if v.Style == graph.ListStyleNumbered {
				name = "ol"
			}
			b.WriteString("<" + name + ">")
			for _, item := range v.Items {
				b.WriteString("<li>" + spans(item) + "</li>")
			}
			b.WriteString("</" + name + ">")
		case graph.TableBlock:
			b.WriteString("<table>")
			if v.Caption != nil {
				b.WriteString("<caption>" + spans(*v.Caption) + "</caption>")
			}
			row(&b, "th", v.Columns)
			for _, r := range v.Rows {
				row(&b, "td", r)
			}
			b.WriteString("</table>")
		case graph.QuoteBlock:
			b.WriteString("<blockquote>" + spans(v.Text) + "</blockquote>")
		case graph.CodeBlock:
			b.WriteString("<pre>\n" + html.EscapeString(v.Code) + "</pre>")
		case graph.NoteBlock:
			b.WriteString("<aside><strong>" + spans(v.Figure) + "</strong> " + spans(v.Text) + "</aside>")
		}
	}
	return b.String()
}

func row(b *strings.Builder, cell string, values []string) {
	b.WriteString("<tr>")
	for _, v := range values {
		b.WriteString("<" + cell + ">" + spans(v) + "</" + cell + ">")
	}
	b.WriteString("</tr>")
}

func spans(s string) string {
	var b strings.Builder
	var walk func([]graph.Markup)
	walk = func(nodes []graph.Markup) {
		for _, n := range nodes {
			switch n.Kind {
			case "text":
				b.WriteString(html.EscapeString(n.Text))
				continue
			case "link":
				b.WriteString(`<a href="` + html.EscapeString(n.Href) + `">`)
				walk(n.Children)
				b.WriteString("</a>")
				continue
			}
			b.WriteString("<" + n.Kind + ">")
			walk(n.Children)
			b.WriteString("</" + n.Kind + ">")
		}
	}
	walk(graph.ParseMarkup(s))
	return b.String()
}
