package content

import (
	"net/url"
	"strconv"
	"strings"

	"hire360/graph"
)

// answered lists the addresses that the program serves besides pages.
var answered = map[string]bool{
	"/playground": true, "/storybook/": true, "/graphql": true, "/schema.graphql": true,
	"/sitemap.xml": true, "/robots.txt": true, "/licenses.txt": true,
}

// reserved are ids of the document around every page.
var reserved = map[string]bool{"root": true, "main": true, "boot": true}

// collectAnchors finds the ids of a page. A heading in a text gets another id when its own is taken.
func (s *source) collectAnchors() {
	s.anchors = map[string]bool{}
	for i, section := range s.base().Sections {
		if hero, ok := section.(*graph.HeroSection); ok && hero.Demo != nil {
			s.anchors["demo"] = true
		}
		id := sectionID(section)
		if id == "" {
			continue
		}
		if s.taken(id) {
			s.fault(s.starts[i].line, "the id %q is on this page already, expected another one", id)
		}
		s.anchors[id] = true
	}
	for _, section := range s.base().Sections {
		prose, ok := section.(*graph.ProseSection)
		if !ok {
			continue
		}
		for i, block := range prose.Text {
			if h, ok := block.(graph.HeadingBlock); ok {
				free := h.Anchor
				for n := 2; s.taken(free); n++ {
					free = h.Anchor + "-" + strconv.Itoa(n)
				}
				h.Anchor, s.anchors[free] = free, true
				prose.Text[i] = h
			}
		}
	}
	graph.IdentifySections(s.path, s.base().Sections)
}

// taken reports whether the document has the id already.
func (s *source) taken(id string) bool { return s.anchors[id] || reserved[id] }

// links returns the addresses that the texts of a file lead to, with their lines.
func (d *decoder) links() (links []piece) {
	for _, p := range d.pieces {
		for _, link := range linksOf(p) {
			links = append(links, piece{text: link, line: p.line})
		}
	}
	return links
}

// linksOf returns the addresses that a piece leads to.
func linksOf(p piece) []string {
	switch {
	case p.key == "link", p.key == "path":
		return []string{p.text}
	case silent[p.key], !strings.Contains(p.text, "]("):
		return nil
	}
	return graph.MarkupLinks(p.text)
}

func (c *Content) checkLinks(s *source, problems *Problems) {
	for _, p := range s.pieces {
		if p.key == "website" && !strings.HasPrefix(p.text, "https://") {
			problems.add(s.file, p.line, "website is %q, expected an address with https://", p.text)
		}
		for _, link := range linksOf(p) {
			c.checkLink(link, s.path, s.file, p.line, problems)
		}
		if !silent[p.key] && strings.Contains(p.text, "![") {
			problems.add(s.file, p.line,
				"%s cannot contain a picture, expected words: the picture of a page is its art, a drawing is a diagram",
				p.key)
			continue
		}
		if !silent[p.key] && strings.Count(p.text, "](") > len(linksOf(p)) && p.key != "link" {
			problems.add(s.file, p.line,
				"a link in %s leads nowhere, expected [words](/path), [words](#anchor) or [words](https://…)", p.key)
		}
	}
}

func (c *Content) checkSiteLinks(problems *Problems) {
	for name, from := range map[string]string{"site.yml": "/", "events.yml": "/events"} {
		for _, l := range c.shared[name].links() {
			c.checkLink(l.text, from, name, l.line, problems)
		}
	}
}

// checkLink adds a problem when a link on the page at from leads to no page, anchor or address.
func (c *Content) checkLink(link, from, file string, line int, problems *Problems) {
	u, err := url.Parse(link)
	if err != nil || !graph.AllowedLink(link) {
		problems.add(file, line,
			"the link %q is no address, expected a path such as /about, an anchor such as #talk or https://…", link)
		return
	}
	switch u.Scheme {
	case "":
	case "http":
		problems.add(file, line, "the link %q is not encrypted, expected https://", link)
		return
	default:
		return
	}
	if slug := u.Query().Get("event"); slug != "" && c.event(slug) == nil {
		problems.add(file, line, "the link %q names no event of events.yml: use the slug of one", link)
	}
	p := u.Path
	if p == "" {
		p = from
	}
	if c.answers(p) {
		return
	}
	c.follow(p, file, line, "the link leads to", problems)
	s := c.sources[p]
	if s == nil || u.Fragment == "" || s.anchors[u.Fragment] {
		return
	}
	hint := "expected the id of a section"
	if len(s.anchors) > 0 {
		hint = didYouMean(u.Fragment, sortedKeys(s.anchors))
	}
	problems.add(file, line, "the link leads to the anchor #%s, which %s does not have: %s", u.Fragment, s.path, hint)
}

// answers reports whether the program serves something other than a page at the path.
func (c *Content) answers(p string) bool {
	if answered[p] {
		return true
	}
	if slug, ok := strings.CutPrefix(p, "/events/"); ok {
		slug, ok = strings.CutSuffix(slug, ".ics")
		return ok && c.event(slug) != nil
	}
	return c.documentAt[p] != nil
}
