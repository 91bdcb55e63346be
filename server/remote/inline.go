package remote

import (
	"strings"
	"unicode"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"hire360/graph"
)

// dropped are the elements that go with all they hold.
func dropped(n *html.Node) bool {
	if n.Type == html.CommentNode || n.Type == html.DoctypeNode || n.Namespace != "" {
		return true // SVG and MathML are namespaces
	}
	switch n.DataAtom {
	case atom.Script, atom.Style, atom.Iframe, atom.Object, atom.Embed, atom.Template, atom.Noscript, atom.Head,
		atom.Title, atom.Form,
		atom.Input, atom.Button, atom.Select, atom.Textarea, atom.Img, atom.Picture, atom.Video, atom.Audio,
		atom.Canvas, atom.Link, atom.Meta,
		atom.Base, atom.Frameset, atom.Noframes, atom.Applet, atom.Dialog:
		return true
	}
	return false
}

var inlineTags = map[atom.Atom]bool{atom.A: true, atom.B: true, atom.Strong: true, atom.I: true, atom.Em: true,
	atom.Span: true, atom.U: true,
	atom.Small: true, atom.Code: true, atom.Sub: true, atom.Sup: true, atom.Mark: true, atom.Abbr: true,
	atom.Cite: true, atom.Font: true,
	atom.S: true, atom.Del: true, atom.Ins: true, atom.Q: true, atom.Kbd: true, atom.Time: true, atom.Wbr: true,
	atom.Label: true}

func inlineText(n *html.Node) string {
	var b strings.Builder
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		b.WriteString(inline(c))
	}
	return squeeze(b.String())
}

// inline writes what stands inside a line, in the site's inline markup.
func inline(n *html.Node) string { return span(n, markup{}, 0) }

// markup is what encloses the text: marks of one kind are not nested.
type markup struct{ strong, em, link bool }

func span(n *html.Node, in markup, depth int) string {
	if depth > maxDepth || dropped(n) {
		return ""
	}
	if n.Type == html.TextNode {
		return strings.Map(breaks, literal(n.Data))
	}
	within := func(in markup) string {
		var b strings.Builder
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			b.WriteString(span(c, in, depth+1))
		}
		return b.String()
	}
	switch n.DataAtom {
	case atom.B, atom.Strong:
		if !in.strong {
			return wrapped(within(markup{true, in.em, in.link}), "**", "**")
		}
	case atom.I, atom.Em:
		if !in.em {
			return wrapped(within(markup{in.strong, true, in.link}), "__", "__")
		}
	case atom.A:
		href := address(n)
		if in.link || href == "" {
			break
		}
		words := within(markup{in.strong, in.em, true})
		if !strings.ContainsAny(words, "[]") {
			return wrapped(words, "[", "]("+href+")")
		}
		return words
	case atom.Br:
		return " "
	}
	if inlineTags[n.DataAtom] {
		return within(in)
	}
	return " " + within(in) + " "
}

// breaks turns the kinds of white space that would end a line into blanks.
func breaks(r rune) rune {
	if unicode.IsSpace(r) && r != '\u00a0' {
		return ' '
	}
	return printable(r)
}

// wrapped puts marks around the words, not around the white space beside them.
func wrapped(words, open, end string) string {
	inner := strings.TrimSpace(words)
	if inner == "" {
		return words
	}
	before, after := "", ""
	if words[0] == ' ' {
		before = " "
	}
	if words[len(words)-1] == ' ' {
		after = " "
	}
	return before + open + squeeze(inner) + end + after
}

// address returns where a link leads, "" when no link may lead there.
func address(n *html.Node) string {
	for _, a := range n.Attr {
		if a.Key == "href" && a.Namespace == "" {
			href := strings.NewReplacer(" ", "%20", "(", "%28", ")", "%29").Replace(strings.TrimSpace(a.Val))
			if graph.AllowedLink(href) && len(href) <= 2000 {
				return href
			}
		}
	}
	return ""
}

// rawText returns the text as it was written, for code.
func rawText(n *html.Node, depth int) string {
	if n.Type == html.TextNode {
		return n.Data
	}
	if depth > maxDepth || dropped(n) {
		return ""
	}
	var b strings.Builder
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		b.WriteString(rawText(c, depth+1))
	}
	return b.String()
}
