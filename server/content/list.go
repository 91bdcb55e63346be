package content

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"hire360/graph"
)

// menuOrder returns the position of every path in the menu, below 0: those that it does not have come after it.
func menuOrder(menu []graph.MenuEntry) map[string]int {
	rank := map[string]int{}
	add := func(link string) {
		p, _, _ := strings.Cut(link, "#")
		if _, known := rank[p]; !known {
			rank[p] = len(rank) - 1<<16
		}
	}
	for _, e := range menu {
		if e.Path != nil {
			add(*e.Path)
		}
		for _, g := range e.Groups {
			add(g.Path)
			for _, l := range g.Items {
				add(l.Link)
			}
		}
		for _, l := range e.Items {
			add(l.Link)
		}
	}
	return rank
}

// order sorts the pages that lists show: by kind, articles newest first, the others as the menu has them and then by
// path. It also dates articles by the first release, and gives the groups their services.
func (c *Content) order(paths []string) {
	for _, p := range paths {
		if a, ok := c.sources[p].page.(*graph.Article); ok && c.site != nil {
			a.Published = cmp.Or(a.Published, c.site.Released)
		}
		if b := c.sources[p].base(); !b.Hidden && p != "/404" {
			c.listed = append(c.listed, c.sources[p].page)
		}
	}
	slices.SortStableFunc(c.listed, func(x, y graph.Page) int {
		a, b := x.Base(), y.Base()
		return cmp.Or(
			cmp.Compare(slices.Index(graph.AllPageKind, a.Kind), slices.Index(graph.AllPageKind, b.Kind)),
			cmp.Compare(published(y), published(x)),
			cmp.Compare(c.rank[a.Path], c.rank[b.Path]),
			cmp.Compare(a.Path, b.Path))
	})
	for _, page := range c.listed {
		if s, ok := page.(*graph.ServicePage); ok && s.Group != nil {
			s.Group.SubServices = append(s.Group.SubServices, s)
		}
	}
}

func published(p graph.Page) graph.Date {
	if a, ok := p.(*graph.Article); ok {
		return a.Published
	}
	return ""
}

// Pages returns the pages chosen by q, in menu order or newest first.
func (c *Content) Pages(q graph.PageQuery) []graph.Page {
	out := []graph.Page{}
	for _, p := range q.Paths {
		if page := c.Page(p); page != nil {
			out = append(out, page)
		}
	}
	for _, page := range c.listed {
		b := page.Base()
		if len(q.Paths) == 0 && (q.Kind == "" || b.Kind == q.Kind) &&
			(q.Topic == "" || slices.Contains(b.Topics, q.Topic)) && (q.Parent == "" || below(page, q.Parent)) {
			out = append(out, page)
		}
	}
	if q.First > 0 && len(out) > q.First {
		out = out[:q.First]
	}
	return out
}

// below reports whether a page is below another, by its path or by its group.
func below(page graph.Page, parent string) bool {
	p := page.Base().Path
	if s, ok := page.(*graph.ServicePage); ok && s.Group != nil && s.Group.Path == parent {
		return true
	}
	return p != parent && strings.HasPrefix(p, strings.TrimSuffix(parent, "/")+"/")
}

const (
	nearestPages    = 5
	nearestDistance = 3
)

// NearestPages returns pages whose paths are most like the path, at most 5: those whose last word is
// spelled almost the same, then those that share words with it.
func (c *Content) NearestPages(wanted string) []graph.Page {
	paths := graph.Each(c.listed, func(p graph.Page) string { return p.Base().Path })
	paths = similar(strings.ToLower(path.Clean("/"+wanted)), paths)
	if len(paths) == 0 {
		return []graph.Page{}
	}
	return c.Pages(graph.PageQuery{Paths: paths, First: nearestPages})
}

// similar returns those of the paths that are like the wanted one, the most similar first.
func similar(wanted string, paths []string) []string {
	scores := map[string]int{}
	var found []string
	for _, p := range paths {
		score, ok := likeness(path.Base(wanted), path.Base(p))
		if path.Dir(p) != path.Dir(wanted) {
			score++
		}
		if ok {
			scores[p] = score
			found = append(found, p)
		}
	}
	slices.SortStableFunc(found, func(a, b string) int { return cmp.Compare(scores[a], scores[b]) })
	return found
}

// likeness scores how similar two slugs are, 0 for equal ones; false when they have nothing in common.
func likeness(wanted, slug string) (int, bool) {
	if wanted == "/" || slug == "/" || len(wanted) > 100 {
		return 0, false
	}
	if d := distance(wanted, slug); d <= min(nearestDistance, len(slug)/2) {
		return 2 * d, true
	}
	if len(wanted) >= 4 && slices.Contains(strings.Split(slug, "-"), wanted) {
		return 3, true
	}
	if len(wanted) >= 4 && strings.Contains(slug, wanted) || len(slug) >= 4 && strings.Contains(wanted, slug) {
		return 10, true
	}
	shared := 0
	for _, word := range strings.Split(wanted, "-") {
		if !commonWords[word] && slices.ContainsFunc(strings.Split(slug, "-"),
			func(w string) bool { return sameWord(word, w) }) {
			shared++
		}
	}
	return 20 - 2*min(shared, 4), shared > 0
}

// sameWord ignores a difference of one letter, as in cloud and clouds.
func sameWord(a, b string) bool { return a == b || len(a) > 3 && len(b) > 3 && distance(a, b) <= 1 }

// commonWords are in too many addresses to distinguish pages.
var commonWords = map[string]bool{"service": true, "services": true, "and": true, "the": true, "of": true, "in": true,
	"for": true, "no": true, "to": true, "development": true}
