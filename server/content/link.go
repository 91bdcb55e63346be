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
		if hasDemo(section) {
			s.anchors[demoAnchor[1:]] = true
		}
		id := sectionID(section)
		if id == "" {
			continue
		}
		if s.anchors[id] || reserved[id] {
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
				h.Anchor = s.freeAnchor(h.Anchor)
				s.anchors[h.Anchor] = true
				prose.Text[i] = h
			}
		}
	}
	graph.IdentifySections(s.path, s.base().Sections)
}

func (s *source) freeAnchor(id string) string {
	free := id
	for n := 2; s.anchors[free] || reserved[free]; n++ {
		free = id + "-" + strconv.Itoa(n)
	}
	return free
}

// linksOf returns the addresses that a piece leads to.
func linksOf(p piece) []string {
	switch {
	case p.key == "link":
		return []string{p.text}
	case silent[p.key]:
		return nil
	}
	if !strings.Contains(p.text, "](") {
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
	for _, l := range c.siteLinks {
		c.checkLink(l.target, "/", "site.yml", l.line, problems)
	}
	for _, e := range c.events {
		for _, link := range e.links {
			c.checkLink(link, "/events", "events.yml", e.line, problems)
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
	page := c.follow(p, file, line, "the link leads to", problems)
	if page == nil || u.Fragment == "" {
		return
	}
	if s := c.sources[p]; !s.anchors[u.Fragment] {
		c.missingAnchor(s, u.Fragment, file, line, problems)
	}
}

func (c *Content) missingAnchor(s *source, id, file string, line int, problems *Problems) {
	hint := "expected the id of a section"
	if len(s.anchors) > 0 {
		hint = didYouMean(id, sortedKeys(s.anchors))
	}
	problems.add(file, line, "the link leads to the anchor #%s, which %s does not have: %s", id, s.path, hint)
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
