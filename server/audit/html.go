package audit

import (
	"net/url"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

func attr(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

func has(n *html.Node, key string) bool {
	return slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == key })
}

func textOf(n *html.Node) string {
	var b strings.Builder
	for child := n.FirstChild; child != nil; child = child.NextSibling {
		b.WriteString(child.Data)
	}
	return b.String()
}

// timesSaid counts how often the text of an element has some words.
func timesSaid(n *html.Node, words string) (times int) {
	for child := range n.Descendants() {
		if child.Type == html.TextNode {
			times += strings.Count(child.Data, words)
		}
	}
	return times
}

func short(s string) string {
	if len(s) > 60 {
		return s[:60] + "…"
	}
	return s
}

type link struct{ from, to string }

// follow checks that the target of a link exists.
func (c *checker) follow(l link) {
	to, anchor, _ := strings.Cut(l.to, "#")
	to, _, _ = strings.Cut(to, "?")
	switch {
	case l.to == "":
		c.add(l.from, "a link has no target")
	case isPlaceholder(to):
		c.add(l.from, "the link %s leads to a placeholder, which cannot exist: write the real address", l.to)
	case to == "":
		to = l.from
	case !strings.HasPrefix(to, "/"):
		return
	}
	ids, ok := c.ids[to]
	switch {
	case !ok && !slices.Contains(c.Files, to):
		c.add(l.from, "the link %s leads to a page that does not exist", l.to)
	case ok && anchor != "" && !ids[anchor]:
		c.add(l.from, "the link %s leads to an anchor that does not exist", l.to)
	}
}

// isPlaceholder reports whether an address is under .example, which RFC 2606 reserves for documentation.
func isPlaceholder(address string) bool {
	u, err := url.Parse(address)
	return err == nil && strings.HasSuffix(u.Hostname(), ".example")
}
