// Package audit checks rendered pages for problems with search engines, assistive technology and slow connections.
package audit

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"hire360/graph"
	"hire360/server/httputil"
)

// Page is one rendered page.
type Page struct {
	Status int
	HTML   []byte
	// Fallback means that the page could not be rendered, Partial that it lacks some of its data.
	Fallback, Partial bool
}

// Options configure an audit.
type Options struct {
	// Paths are the pages to check. The status of /404 must be 404, that of all others 200.
	Paths []string
	// Files are the addresses other than pages that pages may link to.
	Files []string
	// Size returns the size of a script or font in bytes, as it is sent to most browsers.
	Size func(file string) int
	// Weight returns the size of a part of pages that is loaded where it stands, in bytes as compressed with gzip,
	// without what every page loads; see maxParts.
	Weight func(source string) int
	// Render renders the page at a path.
	Render func(ctx context.Context, path string) Page
}

// Run renders all pages and returns the findings, sorted. Each begins with the path.
func Run(ctx context.Context, o Options) []string {
	c := &checker{Options: o, ids: map[string]map[string]bool{}, titles: map[string]string{}}
	c.parts()
	for _, path := range o.Paths {
		c.page(path, o.Render(ctx, path))
	}
	for _, l := range c.links {
		c.follow(l)
	}
	slices.Sort(c.findings)
	return slices.Compact(c.findings)
}

// Budgets of a page, in bytes.
const (
	maxHTML       = 90_000  // without styles
	maxHTMLBrotli = 20_000  // the same, compressed
	maxStyles     = 12_000  // compressed
	maxFonts      = 34_000  // those loaded before the first paint, as they are sent
	maxScripts    = 85_000  // those loaded first, as they are sent
	maxJobScripts = 100_000 // the same on pages of jobs, which have live data
	maxFiles      = 24      // the number of these fonts and scripts
)

// maxParts are the budgets of parts that are loaded where they stand: the source module in client/, and bytes.
var maxParts = map[string]int{
	"src/sections/home/HomeTop.tsx":      6_000,
	"src/sections/Demo/SigningDemo.tsx":  8_000,
	"src/sections/Demo/HandoverDemo.tsx": 8_000,
	"src/sections/Demo/SourcesDemo.tsx":  8_000,
	"src/sections/Demo/SendTimeDemo.tsx": 8_000,
}

// parts checks the parts of pages that have budgets of their own.
func (c *checker) parts() {
	for source, limit := range maxParts {
		switch n := c.Weight(source); {
		case n == 0:
			c.add(source, "the build has no such part: correct maxParts")
		case n > limit:
			c.add(source, "the scripts of this part have %d bytes, the maximum is %d", n, limit)
		}
	}
}

// checker checks pages one by one, and then the links between them.
type checker struct {
	Options
	ids      map[string]map[string]bool // page → its anchors
	titles   map[string]string          // title → page
	links    []link
	findings []string
}

func (c *checker) add(page, format string, args ...any) {
	c.findings = append(c.findings, page+": "+fmt.Sprintf(format, args...))
}

// page checks one page.
func (c *checker) page(path string, p Page) {
	want := http.StatusOK
	if path == "/404" {
		want = http.StatusNotFound
	}
	switch {
	case p.Fallback:
		c.add(path, "the page could not be rendered")
		return
	case p.Partial:
		c.add(path, "some of the page's data could not be read")
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
	o := &outline{}
	for n := range doc.Descendants() {
		if n.Type == html.ElementNode {
			c.element(path, n, o)
		}
	}
	c.count(path, o)
	if o.cases && o.disclosed != 1 {
		c.add(path, "a case study is shown and %q is said %s: use the component Disclosure once",
			graph.IllustrativeExample, graph.Counted(o.disclosed, "time"))
	}
}

// outline has the elements that a page should have once.
type outline struct {
	titles, descriptions []string
	canonical            string
	noindex              bool
	h1, main             int
	scripts, fonts       int  // their size in bytes, as they are sent
	files                int  // number of fonts and scripts
	cases                bool // a case study is shown
	disclosed            int  // how often the text says what it is
}

func (c *checker) element(path string, n *html.Node, o *outline) {
	for _, a := range n.Attr {
		c.attribute(path, n, a)
	}
	switch n.Data {
	case "title":
		if n.Parent.Data == "head" {
			o.titles = append(o.titles, textOf(n))
		}
	case "meta":
		if attr(n, "name") == "description" {
			o.descriptions = append(o.descriptions, attr(n, "content"))
		}
		if attr(n, "name") == "robots" {
			o.noindex = strings.Contains(attr(n, "content"), "noindex")
		}
	case "link":
		switch attr(n, "rel") {
		case "canonical":
			o.canonical = attr(n, "href")
		case "preload":
			if attr(n, "as") == "font" {
				o.fonts += c.Size(attr(n, "href"))
				o.files++
			}
		}
	case "h1":
		o.h1++
	case "main":
		o.main++
		o.disclosed = timesSaid(n, graph.IllustrativeExample)
	case "img":
		if !has(n, "alt") {
			c.add(path, "the image %q has no alt", short(attr(n, "src")))
		}
	case "script":
		for _, file := range strings.Fields(attr(n, "data-files")) {
			o.scripts += c.Size(file)
			o.files++
		}
		if attr(n, "type") == "application/ld+json" && !json.Valid([]byte(textOf(n))) {
			c.add(path, "the structured data is not JSON")
		}
	case "form":
		if strings.EqualFold(attr(n, "method"), http.MethodPost) {
			c.form(path, n)
		}
	case "a":
		listed := n.Parent.Data == "h3" && strings.HasPrefix(attr(n, "href"), "/case-study/")
		o.cases = o.cases || listed || strings.HasPrefix(path, "/case-study/")
		c.links = append(c.links, link{path, attr(n, "href")})
	}
}

// form checks a form that takes personal data.
func (c *checker) form(path string, n *html.Node) {
	var box *html.Node
	policy := false
	for child := range n.Descendants() {
		policy = policy || child.Data == "a" && attr(child, "href") == "/privacy-policy"
		if child.Data == "input" && attr(child, "name") == "consent" && attr(child, "type") == "checkbox" {
			box = child
		}
	}
	switch {
	case box == nil && path == "/alerts": // the link in its mail is the consent
	case box == nil:
		c.add(path, "a form has no box to give consent with: add a Checkbox with the name consent")
	case has(box, "checked"):
		c.add(path, "the box for consent is ticked already: only visitors may tick it")
	}
	if !policy {
		c.add(path, "a form does not link to /privacy-policy, which says what happens to what visitors send")
	}
}

func (c *checker) attribute(path string, n *html.Node, a html.Attribute) {
	switch {
	case a.Key == "style":
		c.add(path, "<%s> has an inline style, which the Content-Security-Policy blocks: %q", n.Data, short(a.Val))
	case strings.HasPrefix(a.Key, "on"):
		c.add(path, "<%s> has the inline script %s, which the Content-Security-Policy blocks", n.Data, a.Key)
	case a.Key == "id":
		if c.ids[path][a.Val] {
			c.add(path, "the id %q occurs twice", a.Val)
		}
		c.ids[path][a.Val] = true
	}
}

func (c *checker) count(path string, o *outline) {
	if len(o.titles) == 1 {
		if other, ok := c.titles[o.titles[0]]; ok {
			c.add(path, "the title %q is also that of %s", o.titles[0], other)
		} else {
			c.titles[o.titles[0]] = path
		}
	}
	for what, n := range map[string]int{"titles": len(o.titles), "descriptions": len(o.descriptions), "h1": o.h1,
		"main": o.main} {
		if n != 1 || what == "descriptions" && o.descriptions[0] == "" {
			c.add(path, "the page has %d %s, it should have one", n, what)
		}
	}
	if o.canonical == "" && !o.noindex {
		c.add(path, "the page has no canonical address")
	}
	limit := maxScripts
	if strings.HasPrefix(path, "/careers") || path == "/search" || path == "/alerts" {
		limit = maxJobScripts
	}
	if o.scripts > limit {
		c.add(path, "the first scripts have %d bytes, the maximum is %d", o.scripts, limit)
	}
	if o.fonts > maxFonts {
		c.add(path, "the first fonts have %d bytes, the maximum is %d", o.fonts, maxFonts)
	}
	if o.files > maxFiles {
		c.add(path, "the page loads %d fonts and scripts first, the maximum is %d", o.files, maxFiles)
	}
}

var styleElement = regexp.MustCompile(`(?s)<style>.*?</style>`)

func (c *checker) budget(path string, page []byte) {
	styles := bytes.Join(styleElement.FindAll(page, -1), nil)
	if n := compressed(styles, maxStyles); n > maxStyles {
		c.add(path, "the compressed styles have %d bytes, the maximum is %d", n, maxStyles)
	}
	page = styleElement.ReplaceAll(page, nil)
	if len(page) > maxHTML {
		c.add(path, "the HTML has %d bytes, the maximum is %d", len(page), maxHTML)
	}
	if n := compressed(page, maxHTMLBrotli); n > maxHTMLBrotli {
		c.add(path, "the compressed HTML has %d bytes, the maximum is %d", n, maxHTMLBrotli)
	}
}

// compressed returns the size of a text as it is sent. The server compresses a page quickly first, and better soon
// after: what is within the limit at first is not compressed again.
func compressed(text []byte, limit int) int {
	if n := len(httputil.Brotli(text, 5)); n <= limit {
		return n
	}
	return len(httputil.Brotli(text, 11))
}
