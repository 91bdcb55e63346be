package graph

import (
	"context"
	"fmt"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/vektah/gqlparser/v2/validator/core"
)

// site returns what all pages share. The footer links to all pages below /site/ too, also those of the CMS.
func (r *Resolver) site(ctx context.Context, country *string) *Site {
	site := *r.Content().Site(OrEmpty(country))
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

// Pages selects pages. Those of the content management system are not among them.
func (r *queryResolver) Pages(ctx context.Context, kind *PageKind, topic, parent, words *string) ([]Page, error) {
	q := PageQuery{Kind: orDefault(kind, ""), Topic: strings.ToLower(strings.TrimSpace(OrEmpty(topic)))}
	if !IsEmpty(OrEmpty(parent)) {
		q.Parent = CleanPath(strings.TrimSpace(*parent))
		page, err := r.PageAt(ctx, q.Parent)
		if page == nil && err == nil && len(r.Content().Pages(PageQuery{Parent: q.Parent})) == 0 {
			return nil, r.noSuchParent(*parent)
		}
	}
	found := r.Content().Pages(q)
	if len(found) == 0 && q.Topic != "" {
		if err := r.checkTopic(q.Topic); err != nil {
			return nil, err
		}
	}
	if IsEmpty(OrEmpty(words)) {
		return found, nil
	}
	with, err := r.Content().Search(ctx, firstRunes(*words, maxQueryRune), r.Now())
	if err != nil {
		return nil, fmt.Errorf("find pages: %w", err)
	}
	paths := map[string]bool{}
	for _, result := range with.Results {
		at, _, _ := strings.Cut(result.Path, "#")
		paths[at] = with.Complete
	}
	return slices.DeleteFunc(slices.Clone(found), func(p Page) bool { return !paths[p.Base().Path] }), nil
}

// checkTopic refuses a topic that no page has: an empty list would look like a topic without pages.
func (r *Resolver) checkTopic(topic string) error {
	var topics []string
	for _, page := range r.Content().Pages(PageQuery{}) {
		topics = append(topics, page.Base().Topics...)
	}
	if topics = distinct(topics); slices.Contains(topics, topic) {
		return nil
	}
	err := badInput("no page has the topic %q: use one of those in extensions.topics", topic)
	err.Extensions["topics"] = topics
	return err
}

// NearestPages are the pages with similar paths, or else those that the search finds with the words of the path's end.
func (r *queryResolver) NearestPages(ctx context.Context, wanted string) ([]Page, error) {
	near := r.Content().NearestPages(wanted)
	words := strings.NewReplacer("-", " ", "_", " ").Replace(path.Base(CleanPath(wanted)))
	if len(near) > 0 || len(words) > maxQueryRune {
		return near, nil
	}
	found, err := r.Content().Search(ctx, words, r.Now())
	// A short word is a letter or two from any other.
	isGuess := found.CorrectedQuery != "" && len(words) < 6
	if err != nil || !found.Complete || isGuess {
		return near, err
	}
	var paths []string
	for _, result := range found.Results {
		p, _, _ := strings.Cut(result.Path, "#")
		if result.Kind != SearchKindDocument && !slices.Contains(paths, p) {
			paths = append(paths, p)
		}
	}
	return r.Content().Pages(PageQuery{Paths: paths, First: 3}), nil
}

// noSuchParent is the error for a path without pages at it or below it.
func (r *Resolver) noSuchParent(given string) error {
	message := fmt.Sprintf("there is no page at or below %q", firstRunes(given, 60))
	similar := Each(r.Content().NearestPages(CleanPath(given)), func(p Page) string { return p.Base().Path })
	if similar != nil {
		message += ": did you mean " + core.OrList(similar...) + "?"
	}
	return badInput("%s", message)
}

func (r *Resolver) events(when *EventTime) []Event {
	other := func(e Event) bool { return when != nil && e.When != *when }
	return slices.DeleteFunc(r.Content().Events(r.Now()), other)
}

// monthsBefore is how many of the twelve months on the line of events are before the current one.
const monthsBefore = 7

// Year puts all events on a line of twelve months; nil for past events, which have none.
func (r *eventListSectionResolver) Year(_ context.Context, s *EventListSection) (*EventYear, error) {
	if s.When != EventTimeUpcoming {
		return nil, nil
	}
	now := r.Now().UTC()
	first := time.Date(now.Year(), now.Month()-monthsBefore, 1, 0, 0, 0, 0, time.UTC)
	year := EventYear{From: DateOf(first), Today: DateOf(now), Days: []Date{}}
	end := DateOf(first.AddDate(1, 0, 0))
	for _, e := range r.Content().Events(now) {
		if day := e.Day(); day >= year.From && day < end {
			year.Days = append(year.Days, day)
		}
	}
	slices.Sort(year.Days)
	return &year, nil
}

// Day returns the date on which an event starts at its place, or in UTC if its time zone is unknown.
func (e *Event) Day() Date {
	zone, err := Zone(e.TimeZone)
	if err != nil {
		zone = time.UTC
	}
	return Date(e.Starts.In(zone).Format(time.DateOnly))
}

// Office returns the office in the city of a job, or nil.
func (r *jobResolver) Office(_ context.Context, job *Job) (*Office, error) {
	if job.Workplace == WorkplaceRemote {
		return nil, nil
	}
	offices := r.Content().Site(job.Location.CountryCode).Offices
	i := slices.IndexFunc(offices, func(o Office) bool {
		return strings.EqualFold(o.City, job.Location.City) && o.CountryCode == job.Location.CountryCode
	})
	if i < 0 {
		return nil, nil
	}
	return &offices[i], nil
}
