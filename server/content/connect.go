package content

import (
	"fmt"
	"net/url"
	"path"
	"slices"

	"hire360/graph"
)

// connect follows every path that the files name: groups, breadcrumbs, related pages, lists, links.
func (c *Content) connect(problems *Problems) {
	paths := sortedKeys(c.sources)
	for _, p := range paths {
		c.joinGroup(c.sources[p], problems)
	}
	c.order(paths)
	for _, p := range paths {
		s := c.sources[p]
		s.base().Breadcrumbs = c.breadcrumbs(s, problems)
		for _, r := range s.Related {
			if page := c.follow(r, s.file, s.lineAt("related", r), "related names the page", problems); page != nil {
				s.base().Related = append(s.base().Related, page)
			}
		}
		for i, section := range s.base().Sections {
			c.fillSection(s, section, s.starts[i].line, problems)
		}
	}
	for _, p := range paths {
		c.checkLinks(c.sources[p], problems)
	}
	c.checkSiteLinks(problems)
}

// follow returns the page at the path. A page that does not exist is a problem.
func (c *Content) follow(p, file string, line int, what string, problems *Problems) graph.Page {
	if page := c.Page(p); page != nil {
		return page
	}
	hint := "expected the path of a page"
	if like := similar(p, c.Paths()); len(like) > 0 {
		hint = fmt.Sprintf("did you mean %q?", like[0])
	}
	problems.add(file, line, "%s %q, which does not exist: %s", what, p, hint)
	return nil
}

func (c *Content) joinGroup(s *source, problems *Problems) {
	service, ok := s.page.(*graph.ServicePage)
	if !ok || s.Group == "" {
		return
	}
	page := c.follow(s.Group, s.file, s.lineAt("group", s.Group), "group names the page", problems)
	switch group, ok := page.(*graph.ServicePage); {
	case page == nil: // which is reported
	case !ok || group.Kind != graph.PageKindServiceGroup:
		problems.add(s.file, s.lineAt("group", s.Group),
			"group names %s, which is of kind %s, expected a SERVICE_GROUP", s.Group, page.Base().Kind)
	default:
		service.Group = group
	}
}

// breadcrumbs returns the links from home to the page: through its group for a service, else through its parent page.
func (c *Content) breadcrumbs(s *source, problems *Problems) []graph.Link {
	if s.path == "/" {
		return nil
	}
	crumbs := []graph.Link{{Label: "Home", Link: "/"}}
	if home := c.Page("/"); home != nil {
		crumbs[0].Label = home.Base().Label
	}
	service, ok := s.page.(*graph.ServicePage)
	switch above := path.Dir(s.path); {
	case ok && service.Group != nil:
		crumbs = append(crumbs, graph.Link{Label: service.Group.Label, Link: service.Group.Path})
	case above == "/" || above == "/site" || s.Group != "": // pages about the site have no page above them
	default:
		if page := c.follow(above, s.file, 1, "the page is below", problems); page != nil {
			crumbs = append(crumbs, graph.Link{Label: page.Base().Label, Link: above})
		}
	}
	return append(crumbs, graph.Link{Label: s.base().Label, Link: s.path})
}

// fillSection gives sections that show other content what they chose.
func (c *Content) fillSection(s *source, section graph.Section, line int, problems *Problems) {
	switch section := section.(type) {
	case *graph.HeroSection:
		c.fillFan(s, section.Fan, problems)
	case *graph.ServiceIndexSection:
		for _, g := range section.Groups {
			for i, service := range g.Services {
				if page := c.Page(service.Link); page != nil && service.Art == nil {
					g.Services[i].Art = page.Base().Art
				}
			}
		}
	case *graph.PageListSection:
		c.fillPageList(s, section, line, problems)
	case *graph.DocumentListSection:
		c.fillDocumentList(s, section, line, problems)
	case *graph.JobListSection:
		if section.More != nil {
			checkSearch(s, section.More.Link, problems)
		}
	case *graph.EnquiryFormSection:
		if len(section.Interests) == 0 {
			section.Interests = c.site.Interests
		}
		if section.Interest != nil && !slices.Contains(section.Interests, *section.Interest) {
			problems.add(s.file, s.lineAt("interest", *section.Interest), "interest is %q, %s", *section.Interest,
				didYouMean(*section.Interest, section.Interests))
		}
	}
}

// checkSearch adds a problem when the job search at a link has parameters that the program would leave out.
func checkSearch(s *source, link string, problems *Problems) {
	u, err := url.Parse(link)
	if err != nil {
		return // which is reported
	}
	u.Fragment = ""
	a := graph.ParseAddress(u.Path, u.Query())
	if read := a.String(); a.Kind == graph.AddressJobSearch && read != u.String() {
		problems.add(s.file, s.lineAt("link", link),
			"the search of the link %q is read as %q, expected parameters of the job search such as q or category, "+
				"spelled and sorted like that", link, read)
	}
}

func (c *Content) fillPageList(s *source, list *graph.PageListSection, line int, problems *Problems) {
	q := list.Choose
	if len(q.Paths) > 0 && (q.Kind != "" || q.Topic != "" || q.Parent != "") {
		problems.add(s.file, line, "choose of pageList has paths besides kind, topic or parent, expected paths alone")
	}
	if q.First < 0 {
		problems.add(s.file, line, "first of choose is %d, expected a number of pages", q.First)
	}
	for _, p := range q.Paths {
		c.follow(p, s.file, s.lineAt("paths", p), "paths names the page", problems)
	}
	first := q.First
	q.First = 0
	list.Pages = c.Pages(q)
	if len(q.Paths) == 0 {
		list.Pages = slices.DeleteFunc(list.Pages, func(p graph.Page) bool { return p.Base().Path == s.path })
	}
	if first > 0 && len(list.Pages) > first {
		list.Pages = list.Pages[:first]
	}
	list.Disclosure = disclosureOf(list.Pages)
	if len(list.Pages) == 0 && len(q.Paths) == 0 {
		problems.add(s.file, line, "pageList chooses no page, expected a kind, topic or parent that some page has")
	}
}

// disclosureOf returns what a list says once about the case studies in it, or nil without any.
func disclosureOf(pages []graph.Page) *string {
	isCase := func(p graph.Page) bool { return p.Base().Kind == graph.PageKindCaseStudy }
	if slices.ContainsFunc(pages, isCase) {
		return new(graph.Disclosure)
	}
	return nil
}
