package remote

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/url"
	"time"

	"hire360/graph"
)

// count returns how many active jobs match, by the job count or the search count.
func (c *Client) count(ctx context.Context, k *call, q graph.JobQuery) (int, error) {
	body, err := c.read(ctx, k, request{query: search(q)})
	if err != nil {
		return 0, err
	}
	n, ok := countIn(body)
	if !ok {
		return 0, badShape(k, "there is no count")
	}
	return n, nil
}

// SearchJobs returns a page of the active jobs that match, and whether more follow.
func (c *Client) SearchJobs(ctx context.Context, q graph.JobQuery) (jobs []graph.Job, more bool, err error) {
	body, err := c.read(ctx, jobSearch, request{query: searchPage(q)})
	if err != nil {
		return nil, false, err
	}
	jobs, left, err := jobsIn(jobSearch, body, func(string, string) {})
	if err != nil {
		return nil, false, err
	}
	before := q.First * (max(q.Page, 1) - 1)
	if len(jobs) > q.First { // the host does not know pages
		jobs = jobs[min(before, len(jobs)):]
		return jobs[:min(len(jobs), q.First)], len(jobs) > q.First, nil
	}
	p := listPage{fields: fieldsOf(body)}
	listed := len(jobs) + left
	switch total := p.total(); {
	case p.text("more", "hasmore", "hasnext", "hasnextpage") != "":
		more = p.text("more", "hasmore", "hasnext", "hasnextpage") == "true"
	case total > 0:
		more = listed > 0 && total > before+listed
	default:
		more = listed >= q.First
	}
	return jobs, more, nil
}

func jobsIn(k *call, body []byte, unread func(field, value string)) (jobs []graph.Job, left int, err error) {
	list, ok := elements(body, 3)
	if !ok {
		return nil, 0, badShape(k, "there is no list of jobs")
	}
	for _, raw := range list {
		var w wireJob
		err := json.Unmarshal(raw, &w)
		j, ok := jobOf(w, unread)
		if err != nil || !ok {
			left++
			continue
		}
		jobs = append(jobs, j)
	}
	if len(jobs) == 0 && left > 0 {
		return nil, left, badShape(k, "none of %d jobs has an id and a title", left)
	}
	return jobs, left, nil
}

// SitePages returns the pages of this site in the content management system.
func (c *Client) SitePages(ctx context.Context) (pages []graph.SitePage, body []byte, err error) {
	if body, err = c.read(ctx, sitePages, request{query: url.Values{"site": {c.Site}}}); err != nil {
		return nil, nil, err
	}
	pages, err = pagesIn(body, c.Now())
	return pages, body, err
}

func pagesIn(body []byte, read time.Time) ([]graph.SitePage, error) {
	list, ok := elements(body, 3)
	if !ok {
		return nil, badShape(sitePages, "there is no list of pages")
	}
	pages := []graph.SitePage{}
	for _, raw := range list {
		var w wirePage
		if json.Unmarshal(raw, &w) == nil {
			if p, ok := sitePageOf(w, read); ok {
				pages = append(pages, p)
			}
		}
	}
	if len(pages) == 0 && len(list) > 0 {
		return nil, badShape(sitePages, "none of %d pages has an id and a title", len(list))
	}
	return pages, nil
}

// SitePage returns one page; nil when the host has none with that id.
func (c *Client) SitePage(ctx context.Context, id string) (*graph.SitePage, error) {
	body, err := c.read(ctx, sitePage, request{query: url.Values{"site": {c.Site}, "id": {id}}})
	if e := new(graph.HostError); errors.As(err, &e) && e.Body != nil &&
		(e.Status == http.StatusNotFound || e.Status == http.StatusGone) {
		return nil, nil
	}
	if err != nil || string(body) == "null" {
		return nil, err
	}
	var w wirePage
	if json.Unmarshal(object(body), &w) == nil {
		if p, ok := sitePageOf(w, c.Now()); ok {
			return &p, nil
		}
	}
	return nil, badShape(sitePage, "it has no id or title")
}
