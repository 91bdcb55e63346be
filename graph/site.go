package graph

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/vektah/gqlparser/v2/gqlerror"
	"github.com/vektah/gqlparser/v2/validator/core"
)

// site returns what all pages share. The footer links to all pages below /site/ too, those of the content management
// system included.
func (r *Resolver) site(ctx context.Context, country *string) *Site {
	name := ""
	if country != nil {
		name = *country
	}
	site := *r.Content().Site(name)
	site.Footer.Legal = slices.Clone(site.Footer.Legal)
	add := func(label, path string) {
		linked := slices.ContainsFunc(site.Footer.Legal, func(l Link) bool { return l.Link == path })
		if strings.HasPrefix(path, "/site/") && !linked {
			site.Footer.Legal = append(site.Footer.Legal, Link{Label: label, Link: path})
		}
	}
	for _, p := range r.Content().Pages(PageQuery{Parent: "/site"}) {
		add(p.Base().Label, p.Base().Path)
	}
	list, _ := r.SitePages.SitePages(ctx) // without their source, the footer is the content's
	for _, p := range list {
		if p.Path != nil {
			add(p.Title, *p.Path)
		}
	}
	return &site
}

// pages selects pages. Those of the content management system are not among them.
func (r *Resolver) pages(ctx context.Context, kind *PageKind, topic, parent, words *string) ([]Page, error) {
	found, err := r.pagesAbout(ctx, kind, topic, parent)
	if words == nil {
		return found, err
	}
	text := firstRunes(*words, maxQueryRune)
	without := func(p Page) bool { return !r.Content().PageHas(p.Base().Path, text) }
	return slices.DeleteFunc(slices.Clone(found), without), err
}

func (r *Resolver) pagesAbout(ctx context.Context, kind *PageKind, topic, parent *string) ([]Page, error) {
	var q PageQuery
	if kind != nil {
		q.Kind = *kind
	}
	if topic != nil {
		q.Topic = strings.ToLower(strings.TrimSpace(*topic))
	}
	if parent != nil && !IsEmpty(*parent) {
		q.Parent = CleanPath(strings.TrimSpace(*parent))
		page, err := r.PageAt(ctx, q.Parent)
		if page == nil && err == nil && len(r.Content().Pages(PageQuery{Parent: q.Parent})) == 0 {
			return nil, r.noSuchParent(*parent)
		}
	}
	found := r.Content().Pages(q)
	if len(found) > 0 || q.Topic == "" {
		return found, nil
	}
	topics := map[string]bool{}
	for _, page := range r.Content().Pages(PageQuery{}) {
		for _, t := range page.Base().Topics {
			topics[t] = true
		}
	}
	if topics[q.Topic] {
		return found, nil
	}
	// An empty list would look like a topic without pages.
	return nil, &gqlerror.Error{
		Message:    fmt.Sprintf("no page has the topic %q: use one of those in extensions.topics", q.Topic),
		Extensions: map[string]any{"code": CodeBadUserInput, "topics": slices.Sorted(maps.Keys(topics))},
	}
}

// noSuchParent is the error for a path without pages at it or below it.
func (r *Resolver) noSuchParent(given string) error {
	message := fmt.Sprintf("there is no page at or below %q", firstRunes(given, 60))
	var similar []string
	for _, page := range r.Content().NearestPages(CleanPath(given)) {
		similar = append(similar, page.Base().Path)
	}
	if similar != nil {
		message += ": did you mean " + core.OrList(similar...) + "?"
	}
	return badInput("%s", message)
}

// NextEvent returns the event that starts or goes on next, nil if there is none.
func (r *Resolver) NextEvent() *Event {
	upcoming := EventTimeUpcoming
	if all := r.events(&upcoming); len(all) > 0 {
		return &all[0]
	}
	return nil
}

func (r *Resolver) events(when *EventTime) []Event {
	all := r.Content().Events(r.Now())
	if when == nil {
		return all
	}
	return slices.DeleteFunc(all, func(e Event) bool { return e.When != *when })
}

func (r *Resolver) documents(kind *DocumentKind) []Document {
	var q DocumentQuery
	if kind != nil {
		q.Kind = *kind
	}
	return r.Content().Documents(q)
}
