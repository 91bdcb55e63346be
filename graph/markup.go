package graph

import "strings"

// Markup is a piece of inline text: text, strong, em or link.
type Markup struct {
	Kind     string   `json:"kind"`
	Text     string   `json:"text,omitempty"`
	Href     string   `json:"href,omitempty"`
	Children []Markup `json:"children,omitempty"`
}

// ParseMarkup parses the site's inline markup: **strong**, __em__ and [text](address). Unclosed or empty marks, and
// links to an address that is not allowed, remain as typed. The browser has the same function; both are tested with
// testdata/rules.json.
func ParseMarkup(s string) []Markup { return parseInline(s, true) }

func parseInline(s string, links bool) []Markup {
	r := inlineReader{text: s, links: links, stop: -1}
	var out []Markup
	from, at := 0, 0
	flush := func() {
		if from < at {
			out = append(out, Markup{Kind: "text", Text: s[from:at]})
		}
	}
	for at < len(s) {
		node, end := r.node(at)
		if end == 0 {
			at++
			continue
		}
		flush()
		out = append(out, node)
		from, at = end, end
	}
	flush()
	return out
}

// inlineReader reads the nodes of one text, in linear time. Stop is where an address ends: the first stop
// from there on is that of every link which begins before it.
type inlineReader struct {
	text  string
	links bool
	stop  int
}

// node reads the node that begins at a place and says where it ends, 0 for none.
func (r *inlineReader) node(at int) (Markup, int) {
	switch rest := r.text[at:]; {
	case strings.HasPrefix(rest, "**"):
		return r.wrapped(at, "**", "strong")
	case strings.HasPrefix(rest, "__"):
		return r.wrapped(at, "__", "em")
	case r.links && rest[0] == '[':
		return r.link(at)
	}
	return Markup{}, 0
}

func (r *inlineReader) wrapped(at int, mark, kind string) (Markup, int) {
	inner, _, closed := strings.Cut(r.text[at+2:], mark)
	if !closed || inner == "" || inner != strings.TrimSpace(inner) {
		return Markup{}, 0
	}
	return Markup{Kind: kind, Children: parseInline(inner, r.links)}, at + len(inner) + 4
}

func (r *inlineReader) link(at int) (Markup, int) {
	mid := at + 1 + strings.IndexAny(r.text[at+1:], "[]")
	if mid <= at+1 || !strings.HasPrefix(r.text[mid:], "](") {
		return Markup{}, 0
	}
	if r.stop < mid {
		r.stop = len(r.text)
		if n := strings.IndexFunc(r.text[mid:], func(c rune) bool { return c == ')' || outsideLinks(c) }); n >= 0 {
			r.stop = mid + n
		}
	}
	href := r.text[mid+2 : r.stop]
	if !strings.HasPrefix(r.text[r.stop:], ")") || !AllowedLink(href) {
		return Markup{}, 0
	}
	return Markup{Kind: "link", Href: href, Children: parseInline(r.text[at+1:mid], false)}, r.stop + 1
}

// outsideLinks reports whether a link must not contain the character.
func outsideLinks(c rune) bool { return c <= ' ' || strings.ContainsRune("\x7f\\\"<>", c) }

// AllowedLink reports whether a link may lead to href: a path or anchor of this site, or an http, https, mailto or tel
// URL, without white space or control characters.
func AllowedLink(href string) bool {
	if strings.HasPrefix(href, "//") {
		return false
	}
	for _, p := range []string{"/", "#", "https://", "http://", "mailto:", "tel:"} {
		if len(href) >= len(p) && strings.EqualFold(href[:len(p)], p) {
			return !strings.ContainsFunc(href, outsideLinks)
		}
	}
	return false
}

// PlainMarkup returns the text of inline markup.
func PlainMarkup(s string) string {
	var b strings.Builder
	eachNode(ParseMarkup(s), func(n Markup) { b.WriteString(n.Text) })
	return b.String()
}

// MarkupLinks returns the addresses of the links in inline markup, in order.
func MarkupLinks(s string) (links []string) {
	eachNode(ParseMarkup(s), func(n Markup) {
		if n.Kind == "link" {
			links = append(links, n.Href)
		}
	})
	return links
}

func eachNode(nodes []Markup, do func(Markup)) {
	for _, n := range nodes {
		do(n)
		eachNode(n.Children, do)
	}
}
