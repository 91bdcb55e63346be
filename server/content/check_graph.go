package content

import (
	"net/url"
	"slices"

	"hire360/graph"
)

const maxClicks = 3

// orphans finds pages that take more than three clicks from home, or cannot be reached at all.
func (k *checker) orphans() {
	if k.sources["/"] == nil {
		return
	}
	everywhere := graph.Each(k.shared["site.yml"].links(), func(p piece) string { return pagePath(p.text, "/") })
	clicks := map[string]int{"/": 0}
	for queue := []string{"/"}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		for _, to := range append(k.targets(k.sources[at]), everywhere...) {
			if _, known := clicks[to]; !known && k.sources[to] != nil {
				clicks[to] = clicks[at] + 1
				queue = append(queue, to)
			}
		}
	}
	for _, p := range k.Paths() {
		s := k.sources[p]
		n, reached := clicks[p]
		switch {
		case s.base().Hidden || p == "/404":
		case !reached:
			k.find(s.file, 1, "orphan",
				"no menu, list or link leads to %s, expected a path of at most %d clicks from home", p, maxClicks)
		case n > maxClicks:
			k.find(s.file, 1, "orphan", "%s is %d clicks from home, expected at most %d", p, n, maxClicks)
		}
	}
}

// targets are the pages that a page leads to by its own links, lists, breadcrumbs and related pages.
func (c *Content) targets(s *source) []string {
	var out []string
	for _, l := range s.links() {
		out = append(out, pagePath(l.text, s.path))
	}
	for _, l := range s.base().Breadcrumbs {
		out = append(out, l.Link)
	}
	shown := s.base().Related
	for _, section := range s.base().Sections {
		switch section := section.(type) {
		case *graph.PageListSection:
			shown = append(shown[:len(shown):len(shown)], section.Pages...)
		case *graph.EventListSection:
			for _, l := range c.shared["events.yml"].links() {
				out = append(out, pagePath(l.text, s.path))
			}
		}
	}
	for _, page := range shown {
		out = append(out, page.Base().Path)
	}
	return out
}

// pagePath returns the path of the page that a link leads to, "" for other sites.
func pagePath(link, from string) string {
	u, err := url.Parse(link)
	switch {
	case err != nil || u.Scheme != "":
		return ""
	case u.Path == "":
		return from
	}
	return u.Path
}

// menuServices checks that every service is once in the menu, or else linked on its group's page.
func (k *checker) menuServices() {
	times := map[string]int{}
	for _, e := range k.site.Menu {
		for _, g := range e.Groups {
			for _, l := range g.Items {
				times[l.Link]++
			}
		}
	}
	for _, p := range k.Paths() {
		s, ok := k.sources[p].page.(*graph.ServicePage)
		if !ok || s.Group == nil || s.Hidden {
			continue
		}
		linked := slices.Contains(k.targets(k.sources[s.Group.Path]), p)
		switch {
		case times[p] > 1:
			k.find(k.sources[p].file, 1, "menu", "%s is in the menu %d times, expected once", p, times[p])
		case times[p] == 0 && !linked:
			k.find(k.sources[p].file, 1, "menu",
				"%s is neither in the menu nor on %s, expected a link on one of them", p, s.Group.Path)
		}
	}
}
