package graph

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/vektah/gqlparser/v2/gqlerror"
)

func (r *Resolver) site(country *string) *Site {
	if country == nil {
		return r.Content.Site("")
	}
	return r.Content.Site(*country)
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
