package graph

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/vektah/gqlparser/v2/gqlerror"
)

// site returns what all pages share. The footer links to the content's pages and to those of the content management
// system below /site/.
func (r *Resolver) site(ctx context.Context, country *string) *Site {
	name := ""
	if country != nil {
		name = *country
	}
	site := *r.Content.Site(name)
	site.Footer.Legal = slices.Concat(site.Footer.Legal, r.siteLinks(ctx))
	return &site
}

func (r *Resolver) siteLinks(ctx context.Context) []Link {
	list, err := r.SitePages.SitePages(ctx)
	if err != nil {
		return nil
	}
	var links []Link
	for _, p := range list {
		if p.Path != nil && strings.HasPrefix(*p.Path, "/site/") {
			links = append(links, Link{Label: p.Title, Link: *p.Path})
		}
	}
	return links
}

func (r *Resolver) pages(kind *PageKind, topic, parent *string) ([]Page, error) {
	var q PageQuery
	if kind != nil {
		q.Kind = *kind
	}
	if topic != nil {
		q.Topic = strings.ToLower(strings.TrimSpace(*topic))
	}
	if parent != nil {
		q.Parent = *parent
	}
	found := r.Content.Pages(q)
	if len(found) > 0 || q.Topic == "" {
		return found, nil
	}
	topics := map[string]bool{}
	for _, page := range r.Content.Pages(PageQuery{}) {
		for _, t := range page.Base().Topics {
			topics[t] = true
		}
	}
	if topics[q.Topic] {
		return found, nil
	}
	return nil, &gqlerror.Error{
		Message:    fmt.Sprintf("no page has the topic %q: use one of those in extensions.topics", q.Topic),
		Extensions: map[string]any{"code": CodeBadUserInput, "topics": slices.Sorted(maps.Keys(topics))},
	}
}

func (r *Resolver) events(when *EventTime) []Event {
	all := r.Content.Events(r.Now())
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
	return r.Content.Documents(q)
}
