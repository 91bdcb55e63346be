package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/andybalholm/brotli"
	"golang.org/x/net/html"

	"hire360/server/content"
	"hire360/server/render"
)

// Budgets of a page's HTML in bytes, before and after compression.
const (
	maxHTML       = 90_000
	maxHTMLBrotli = 20_000
)

// pageChecker judges rendered pages one by one, and at the end what they say of each other.
type pageChecker struct {
	answered map[string]bool            // addresses that are answered beside the pages
	ids      map[string]map[string]bool // page → its anchors
	titles   map[string]string          // title → page
	links    []pageLink
	findings []string
}

type pageLink struct{ from, to string }

func newPageChecker(known ...[]string) *pageChecker {
	c := &pageChecker{answered: map[string]bool{}, ids: map[string]map[string]bool{}, titles: map[string]string{}}
	for _, list := range known {
		for _, a := range list {
			c.answered[a] = true
		}
	}
	return c
}

func (c *pageChecker) add(page, format string, args ...any) {
	c.findings = append(c.findings, page+": "+fmt.Sprintf(format, args...))
}

// page judges one page.
func (c *pageChecker) page(path string, p *render.Page, missing bool) {
	want := http.StatusOK
	if missing {
		want = http.StatusNotFound
	}
	switch {
	case p.Shell:
		c.add(path, "the page could not be rendered")
		return
	case p.Broken:
		c.add(path, "some of the page's data could not be had")
	case p.Status != want:
		c.add(path, "the status is %d, it should be %d", p.Status, want)
	}
	c.budget(path, p.HTML)
	doc, err := html.Parse(bytes.NewReader(p.HTML))
	if err != nil {
		c.add(path, "the HTML cannot be parsed: %v", err)
		return
	}
	c.ids[path] = map[string]bool{}
	m := &marks{}
	c.walk(path, doc, m)
	c.count(path, m)
}

// marks are what a page should hold once.
type marks struct {
	titles, descriptions []string
	canonical            string
	h1, main             int
}

func (c *pageChecker) walk(path string, n *html.Node, m *marks) {
	switch n.Type {
	case html.ElementNode:
		c.element(path, n, m)
		if n.Data == "script" || n.Data == "style" {
			return
		}
	case html.TextNode:
		c.spelling(path, n.Data)
	}
	for child := n.FirstChild; child != nil; child = child.NextSibling {
		c.walk(path, child, m)
	}
}

func (c *pageChecker) element(path string, n *html.Node, m *marks) {
	for _, a := range n.Attr {
		switch {
		case a.Key == "style":
			c.add(path, "<%s> has an inline style, which the content policy blocks: %q", n.Data, short(a.Val))
		case strings.HasPrefix(a.Key, "on"):
			c.add(path, "<%s> has the inline script %s, which the content policy blocks", n.Data, a.Key)
		case spoken[a.Key] || a.Key == "content" && attr(n, "name") == "description":
			c.spelling(path, a.Val)
		case a.Key == "id":
			if c.ids[path][a.Val] {
				c.add(path, "the id %q stands twice", a.Val)
			}
			c.ids[path][a.Val] = true
		}
	}
	switch n.Data {
	case "title":
		if n.Parent.Data == "head" {
			m.titles = append(m.titles, textOf(n))
		}
	case "meta":
		if attr(n, "name") == "description" {
			m.descriptions = append(m.descriptions, attr(n, "content"))
		}
	case "link":
		if attr(n, "rel") == "canonical" {
			m.canonical = attr(n, "href")
		}
	case "h1":
		m.h1++
	case "main":
		m.main++
	case "img":
		if !has(n, "alt") {
			c.add(path, "the image %q has no alt", short(attr(n, "src")))
		}
	case "script":
		if attr(n, "type") == "application/ld+json" && !json.Valid([]byte(textOf(n))) {
			c.add(path, "the structured data is not JSON")
		}
	case "a":
		c.links = append(c.links, pageLink{path, attr(n, "href")})
	}
}

// spoken are the attributes that visitors read or hear.
var spoken = map[string]bool{"alt": true, "aria-label": true, "placeholder": true, "title": true}

func (c *pageChecker) spelling(path, text string) {
	if word, american, found := content.British(text); found {
		c.add(path, "the text has %q, spelled the British way: it should be %q", word, american)
	}
}

func (c *pageChecker) count(path string, m *marks) {
	if len(m.titles) != 1 {
		c.add(path, "the page has %d titles, it should have one", len(m.titles))
	} else if other, ok := c.titles[m.titles[0]]; ok {
		c.add(path, "the title %q is also that of %s", m.titles[0], other)
	} else {
		c.titles[m.titles[0]] = path
	}
	if len(m.descriptions) != 1 || m.descriptions[0] == "" {
		c.add(path, "the page has %d descriptions, it should have one", len(m.descriptions))
	}
	if m.canonical == "" && path != "/404" {
		c.add(path, "the page names no canonical address")
	}
	if m.h1 != 1 {
		c.add(path, "the page has %d h1, it should have one", m.h1)
	}
	if m.main != 1 {
		c.add(path, "the page has %d main, it should have one", m.main)
	}
}

func (c *pageChecker) budget(path string, page []byte) {
	if len(page) > maxHTML {
		c.add(path, "the HTML has %d bytes, at most %d are wanted", len(page), maxHTML)
	}
	// The server sends a page quickly compressed at first and well compressed soon after.
	if travelling(page, 5) <= maxHTMLBrotli {
		return
	}
	if n := travelling(page, 11); n > maxHTMLBrotli {
		c.add(path, "the compressed HTML has %d bytes, at most %d are wanted", n, maxHTMLBrotli)
	}
}

func travelling(page []byte, quality int) int {
	var b bytes.Buffer
	w := brotli.NewWriterLevel(&b, quality)
	_, _ = w.Write(page) // writing to memory does not fail
	_ = w.Close()
	return b.Len()
}

// finish follows the links between the pages and returns all findings.
func (c *pageChecker) finish() []string {
	for _, l := range c.links {
		to, anchor, _ := strings.Cut(l.to, "#")
		to, _, _ = strings.Cut(to, "?")
		switch {
		case l.to == "":
			c.add(l.from, "a link leads nowhere")
		case isPlaceholder(to):
			c.add(l.from, "the link %s leads to a placeholder, which can never exist: show it as text", l.to)
		case to == "":
			to = l.from
		case !strings.HasPrefix(to, "/"):
			continue
		}
		ids, ok := c.ids[to]
		switch {
		case !ok && !c.answered[to]:
			c.add(l.from, "the link %s leads to a page that does not exist", l.to)
		case ok && anchor != "" && !ids[anchor]:
			c.add(l.from, "the link %s leads to an anchor that does not exist", l.to)
		}
	}
	slices.Sort(c.findings)
	return slices.Compact(c.findings)
}

// isPlaceholder reports whether an address is under .example, which RFC 2606 keeps for documentation.
func isPlaceholder(address string) bool {
	u, err := url.Parse(address)
	return err == nil && strings.HasSuffix(u.Hostname(), ".example")
}

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

func short(s string) string {
	if len(s) > 60 {
		return s[:60] + "…"
	}
	return s
}
