package audit

import (
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
