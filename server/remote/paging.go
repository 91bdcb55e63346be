package remote

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"

	"hire360/graph"
)

// A host may send its list of jobs in pages. The first call is the specification's, without parameters. Then the site
// follows what the response offers: a link to the next page or a cursor. If it only says that there are more jobs, or
// the job count does, the site asks for pages by number, or by offset where the response has one. A page that brings no
// new job ends the list, so a host that ignores the parameters is asked little more than once.

const maxPages = 1000

type listPage struct {
	header http.Header
	fields map[string]json.RawMessage // see fieldsOf
}

// JobList is the host's list of active jobs.
type JobList struct {
	Jobs []graph.Job
	// Left is how many entries have no id or title.
	Left int
	// Expected is how many jobs there should be, by the list itself or by the job count; 0 if neither says so.
	Expected int
	// Unread has, by the name of a field, how many values were not understood, and one of them.
	Unread map[string]Unread

	digest []byte
	seen   map[string]bool
}

// Unread are the values of a field that were not understood.
type Unread struct {
	Number  int
	Example string
}

// ActiveJobs returns all active jobs, from all pages. Jobs that are listed twice are returned once.
func (c *Client) ActiveJobs(ctx context.Context) (*JobList, error) {
	l := &JobList{seen: map[string]bool{}, Unread: map[string]Unread{}}
	first, _, err := c.listPage(ctx, l, "", nil)
	if err != nil {
		return nil, err
	}
	base, err := url.Parse(c.bases[erp] + activeJobs.path)
	if err != nil {
		return nil, err
	}
	followed := false
	for at, n := first, 1; n < maxPages; n++ {
		path, query, ok := at.next(base)
		if !ok {
			break
		}
		next, added, err := c.listPage(ctx, l, path, query)
		if err != nil {
			return nil, err
		}
		if at, followed = next, true; added == 0 {
			break
		}
	}
	l.Expected = first.total()
	if count, err := c.count(ctx, jobCount, graph.JobQuery{}); err == nil {
		l.Expected = max(l.Expected, count)
	} else if len(l.Jobs) == 0 { // a list that was lost on the way must not close every job
		return nil, badShape(activeJobs, "it is empty, and the job count does not say so too")
	}
	if !followed {
		err = c.remainingPages(ctx, l, first)
	}
	if err == nil && len(l.Jobs) == 0 && l.Expected > 0 {
		err = badShape(activeJobs, "it is empty, and the job count is %d", l.Expected)
	}
	return l, err
}

// remainingPages reads pages by number or offset, as long as the list is too short and they bring new jobs. Hosts count
// pages from 0 or 1, so page 1 may be the second one: it comes last.
func (c *Client) remainingPages(ctx context.Context, l *JobList, first *listPage) error {
	pages, read := first.number("totalpages", "pages", "pagecount", "lastpage", "numpages"), 1
	more := first.text("more", "hasmore", "hasnext", "hasnextpage", "hasmorepages") == "true" ||
		first.text("last", "islast", "islastpage") == "false"
	short := func() bool { return len(l.Jobs)+l.Left < l.Expected || read < pages || more }
	ask := func(parameter string, value int) (bool, error) {
		next, added, err := c.listPage(ctx, l, "", url.Values{parameter: {strconv.Itoa(value)}})
		if e := new(graph.HostError); errors.As(err, &e) && e.Fault == graph.HostNotOK && e.Status < 500 &&
			e.Status != http.StatusTooManyRequests && e.Status != http.StatusRequestTimeout {
			return false, nil // there is no such page
		}
		if err != nil || added == 0 {
			return false, err
		}
		read++
		more = more && next.text("more", "hasmore", "hasnext", "hasnextpage", "hasmorepages") != "false" &&
			next.text("last", "islast", "islastpage") != "true"
		return true, nil
	}
	for _, parameter := range []string{"offset", "skip", "start", "startAt", "from"} {
		for found := first.fields[letters(parameter)] != nil; found && short() && read < maxPages; {
			var err error
			if found, err = ask(parameter, len(l.Jobs)+l.Left); err != nil {
				return err
			}
		}
	}
	parameter := "page"
	for _, name := range []string{"pageNumber", "pageIndex", "pageNo"} {
		if first.fields[letters(name)] != nil && first.fields["pageable"] == nil {
			parameter = name
		}
	}
	found := true
	for n := 2; found && short() && read < maxPages; n++ {
		var err error
		if found, err = ask(parameter, n); err != nil {
			return err
		}
	}
	if more = more && !found; short() || more {
		_, err := ask(parameter, 1)
		return err
	}
	return nil
}

// listPage reads one page into the list and returns how many jobs were new.
func (c *Client) listPage(ctx context.Context, l *JobList, path string, query url.Values) (*listPage, int, error) {
	p := &listPage{}
	body, err := c.read(ctx, activeJobs, request{path: path, query: query, got: &p.header})
	if err != nil {
		return nil, 0, err
	}
	p.fields = fieldsOf(body)
	unread := map[string]Unread{}
	jobs, left, err := jobsIn(activeJobs, body, func(field, value string) {
		unread[field] = Unread{unread[field].Number + 1, value}
	})
	if err != nil {
		return nil, 0, err
	}
	added := 0
	for _, j := range jobs {
		if !l.seen[j.HostID] {
			l.seen[j.HostID] = true
			l.Jobs, added = append(l.Jobs, j), added+1
		}
	}
	if added > 0 || len(l.digest) == 0 { // a page that is sent again is not counted again
		l.Left += left
		for field, u := range unread {
			l.Unread[field] = Unread{l.Unread[field].Number + u.Number, u.Example}
		}
	}
	l.digest = digest(append(l.digest, digest(body)...))
	return p, added, nil
}

// fieldsOf returns the fields of a response and of the objects in it that describe pages, such as meta.pagination, by
// the letters of their names in lower case. The outer ones count. Those of links and cursors begin with that word.
func fieldsOf(body []byte) map[string]json.RawMessage {
	all := map[string]json.RawMessage{}
	var add func(data []byte, prefix string, depth int)
	add = func(data []byte, prefix string, depth int) {
		var object map[string]json.RawMessage
		if depth == 0 || json.Unmarshal(data, &object) != nil {
			return
		}
		for name, value := range object {
			if name = prefix + letters(name); all[name] == nil {
				all[name] = value
			}
		}
		for name, value := range object {
			switch name = letters(name); name {
			case "links", "cursors", "cursor":
				add(value, name, depth-1)
			case "meta", "metadata", "pagination", "paging", "pager", "page", "pageinfo", "pageable", "data", "result",
				"response", "resultset":
				add(value, "", depth-1)
			}
		}
	}
	add(body, "", 4)
	return all
}

// text returns the first of the fields that has a text, number or truth value.
func (p *listPage) text(names ...string) (t text) {
	for _, name := range names {
		var value any
		if t == "" && json.Unmarshal(p.fields[name], &value) == nil {
			switch value.(type) {
			case string, float64, bool:
				_ = t.UnmarshalJSON(p.fields[name])
			}
		}
	}
	return t
}

func (p *listPage) number(names ...string) int {
	n, err := strconv.ParseFloat(string(p.text(names...)), 64)
	if err != nil || n < 0 || n > 1e9 {
		return 0
	}
	return int(n)
}

// total returns how many jobs there are on all pages, 0 if the page does not say so.
func (p *listPage) total() int {
	for _, name := range []string{"X-Total-Count", "X-Total", "Total-Count"} {
		if n, err := strconv.Atoi(p.header.Get(name)); err == nil && n > 0 {
			return n
		}
	}
	return p.number("total", "totalcount", "totalelements", "totalitems", "totalresults", "totalrecords", "totaljobs",
		"recordcount", "totalhits", "count", "numfound")
}

var nextLink = regexp.MustCompile(`<([^>]*)>[^,<]*;\s*rel="?(?:[^",;]*\s)?next\b`)

// next returns the path and the parameters of the next page by the link or cursor in a page. Only the path of a link is
// followed, and only if it leads to the same host. An empty path is the page's own.
func (p *listPage) next(base *url.URL) (path string, query url.Values, ok bool) {
	link := string(p.text("next", "nexturl", "nextlink", "nextpageurl", "nexthref", "linksnext", "odatanextlink",
		"nextpage"))
	for _, name := range []string{"linksnext", "next"} {
		var object struct{ Href, URL text }
		if json.Unmarshal(p.fields[name], &object) == nil && link == "" {
			link = cmp.Or(string(object.Href), string(object.URL))
		}
	}
	if m := nextLink.FindStringSubmatch(strings.Join(p.header.Values("Link"), ", ")); m != nil {
		link = m[1]
	}
	if strings.ContainsAny(link, "/?") {
		if to, err := base.Parse(link); err == nil && to.Host == base.Host {
			return to.EscapedPath(), to.Query(), true
		}
		return "", nil, false
	}
	if n, err := strconv.Atoi(cmp.Or(link, p.header.Get("X-Next-Page"))); err == nil && n > 0 {
		return "", url.Values{"page": {strconv.Itoa(n)}}, true
	}
	if p.text("hasnextpage", "hasnext", "hasmore", "more") == "false" {
		return "", nil, false
	}
	for _, c := range []struct{ field, parameter string }{{"nextcursor", "cursor"}, {"cursorsnext", "cursor"},
		{"cursornext", "cursor"}, {"next", "cursor"}, {"cursorsafter", "after"}, {"endcursor", "after"},
		{"nextpagetoken", "pageToken"}, {"nexttoken", "nextToken"}, {"continuationtoken", "continuationToken"}} {
		if cursor := p.text(c.field); cursor != "" && cursor != "false" && cursor != "true" {
			return "", url.Values{c.parameter: {string(cursor)}}, true
		}
	}
	return "", nil, false
}
