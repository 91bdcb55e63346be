package graph

import "strings"

// Markup is a piece of inline text: text, strong, em or link.
type Markup struct {
	Kind     string   `json:"kind"`
	Text     string   `json:"text,omitempty"`
	Href     string   `json:"href,omitempty"`
	Children []Markup `json:"children,omitempty"`
}

// ParseMarkup reads the site's inline markup: **strong**, __em__ and [text](address). Marks without a
// partner, empty ones and links to an address that is not allowed stay as they were typed.
// The browser has the same function; graph/testdata/rules.json holds the two together.
func ParseMarkup(s string) []Markup { return parseInline(s, true) }

func parseInline(s string, links bool) []Markup {
	var out []Markup
	var text strings.Builder
	flush := func() {
		if text.Len() > 0 {
			out = append(out, Markup{Kind: "text", Text: text.String()})
			text.Reset()
		}
	}
	// Once a mark has no partner it never has one further on: remembering that keeps the time linear.
	dead := map[string]bool{}
	for i := 0; i < len(s); {
		node, n := inlineAt(s[i:], links, dead)
		if n == 0 {
			text.WriteByte(s[i])
			i++
			continue
		}
		flush()
		out = append(out, node)
		i += n
	}
	flush()
	return out
}

// inlineAt reads the node that begins at the start of s and says how many bytes it takes, 0 for none.
func inlineAt(s string, links bool, dead map[string]bool) (Markup, int) {
	if mark, kind := markAt(s); mark != "" && !dead[mark] {
		return wrapped(s, mark, kind, links, dead)
	}
	if links && s[0] == '[' && !dead["["] {
		return linkAt(s, dead)
	}
	return Markup{}, 0
}

func markAt(s string) (mark, kind string) {
	switch {
	case strings.HasPrefix(s, "**"):
		return "**", "strong"
	case strings.HasPrefix(s, "__"):
		return "__", "em"
	}
	return "", ""
}

func wrapped(s, mark, kind string, links bool, dead map[string]bool) (Markup, int) {
	end := strings.Index(s[2:], mark)
	if end < 0 {
		dead[mark] = true
		return Markup{}, 0
	}
	inner := s[2 : 2+end]
	if inner == "" || inner != strings.TrimSpace(inner) {
		return Markup{}, 0
	}
	return Markup{Kind: kind, Children: parseInline(inner, links)}, end + 4
}

func linkAt(s string, dead map[string]bool) (Markup, int) {
	mid := strings.Index(s, "](")
	if mid < 0 {
		dead["["] = true
		return Markup{}, 0
	}
	end := strings.IndexByte(s[mid:], ')')
	if end < 0 {
		dead["["] = true
		return Markup{}, 0
	}
	words, href := s[1:mid], s[mid+2:mid+end]
	if words == "" || strings.ContainsAny(words, "[]") || !AllowedLink(href) {
		return Markup{}, 0
	}
	return Markup{Kind: "link", Href: href, Children: parseInline(words, false)}, mid + end + 1
}

// AllowedLink reports whether a link may lead to href: a path or anchor of this site, or an http,
// https, mailto or tel address, without white space or control characters.
func AllowedLink(href string) bool {
	if strings.ContainsFunc(href, func(r rune) bool { return r <= ' ' || r == 0x7f || r == '\\' || r == '"' || r == '<' || r == '>' }) {
		return false
	}
	if strings.HasPrefix(href, "//") {
		return false
	}
	lower := strings.ToLower(href)
	for _, p := range []string{"/", "#", "https://", "http://", "mailto:", "tel:"} {
		if strings.HasPrefix(lower, p) {
			return true
		}
	}
	return false
}

// PlainMarkup returns the words of a piece of inline markup without its marks.
func PlainMarkup(s string) string {
	var b strings.Builder
	var walk func([]Markup)
	walk = func(nodes []Markup) {
		for _, n := range nodes {
			b.WriteString(n.Text)
			walk(n.Children)
		}
	}
	walk(ParseMarkup(s))
	return b.String()
}

// MarkupLinks returns the addresses a piece of inline markup links to, in order.
func MarkupLinks(s string) []string {
	var out []string
	var walk func([]Markup)
	walk = func(nodes []Markup) {
		for _, n := range nodes {
			if n.Kind == "link" {
				out = append(out, n.Href)
			}
			walk(n.Children)
		}
	}
	walk(ParseMarkup(s))
	return out
}
