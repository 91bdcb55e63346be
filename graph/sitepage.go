package graph

import (
	"context"
	"reflect"
	"slices"
	"strings"
)

// PageAt returns the page at the path, or nil. A page of the content management system (CMS) with the path replaces the
// text of the content's page, or is the page if the content has none. If the CMS is unavailable, the result is the
// content's page. A sample is hidden from search engines and says what it is.
func (r *Resolver) PageAt(ctx context.Context, path string) (Page, error) {
	own := r.Content().Page(path)
	list, err := r.SitePages.SitePages(ctx)
	if err != nil {
		return own, ctx.Err()
	}
	for i := range list {
		if at := list[i].Path; at != nil && *at == path && path != "/404" {
			p := list[i].identified()
			if p.Sample {
				p.Text = slices.Insert(p.Text, 0, Block(ParagraphBlock{Text: sampleLabel}))
			}
			if own == nil {
				return newPlainPage(p), nil
			}
			return withText(own, p), nil
		}
	}
	return own, nil
}

func (r *queryResolver) SitePages(ctx context.Context) ([]SitePage, error) {
	list, err := r.Resolver.SitePages.SitePages(ctx)
	if err != nil {
		return nil, err
	}
	out := make([]SitePage, len(list))
	for i := range list {
		out[i] = *list[i].identified()
	}
	return out, nil
}

// SitePaths returns the paths that have a page only in the content management system, samples included.
func (r *Resolver) SitePaths(ctx context.Context) []string {
	var paths []string
	list, err := r.SitePages.SitePages(ctx)
	if err != nil {
		return nil
	}
	for _, p := range list {
		if p.Path != nil && r.Content().Page(*p.Path) == nil {
			paths = append(paths, *p.Path)
		}
	}
	return paths
}

// sampleLabel begins the text of a sample.
const sampleLabel = "__Sample page, for trying the site out.__"

// newPlainPage makes a page that shows only the text of a page of the content management system.
func newPlainPage(p *SitePage) Page {
	page := &PlainPage{PageBase{
		Path:        *p.Path,
		Kind:        PageKindLegal,
		Title:       p.Title,
		Description: summaryOf(p),
		Label:       p.Title,
		Breadcrumbs: []Link{{Label: "Home", Link: "/"}, {Label: p.Title, Link: *p.Path}},
		Topics:      []string{},
		Updated:     DateOf(p.Updated),
		Hidden:      p.Sample,
		Related:     []Page{},
		Sections:    []Section{&HeroSection{Heading: p.Title, Actions: []Link{}}, &ProseSection{Text: p.Text}},
	}}
	IdentifySections(p.ID, page.Sections)
	return page
}

// withText returns a copy of a page with the title and the text of a page of the content management system. Sections
// that are not text, such as forms and lists, remain.
func withText(own Page, p *SitePage) Page {
	text, placed := &ProseSection{ID: p.ID + "#text", Text: p.Text}, false
	var sections []Section
	put := func() {
		if !placed {
			sections, placed = append(sections, text), true
		}
	}
	for i, s := range own.Base().Sections {
		switch s := s.(type) {
		case *HeroSection:
			hero := *s
			hero.ID = p.ID + "#hero"
			hero.Heading, hero.Lead, hero.Proof = p.Title, nil, nil
			sections = append(sections, &hero)
		case *ProseSection:
			put()
		default:
			if i > 0 { // the text continues after the hero
				put()
			}
			sections = append(sections, s)
		}
	}
	put()
	copied := reflect.New(reflect.TypeOf(own).Elem())
	copied.Elem().Set(reflect.ValueOf(own).Elem())
	page := copied.Interface().(Page)
	b := page.Base()
	b.Sections, b.Updated, b.Hidden = sections, DateOf(p.Updated), b.Hidden || p.Sample
	return page
}

// summaryOf returns the beginning of the text as a description.
func summaryOf(p *SitePage) string {
	text := strings.Join(strings.Fields(PlainText(p.Text)), " ")
	if short := firstRunes(text, 155); short != text {
		text = short[:max(strings.LastIndexByte(short, ' '), 0)] + "…"
	}
	if text == "" {
		return p.Title
	}
	return text
}
