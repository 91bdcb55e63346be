package remote

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"hire360/graph"
	"hire360/server/cache"
)

// Mirror is the site's copy of the host's active jobs.
type Mirror interface {
	graph.Jobs
	// Mirror makes the active jobs those of the list; all others close.
	Mirror(ctx context.Context, jobs []graph.Job) error
	// Revision changes with every change of a job.
	Revision() int64
}

// Answers stores the last good answers of hosts across restarts.
type Answers interface {
	// HostAnswer returns the answer stored under the key and when the host gave it; nil without one.
	HostAnswer(ctx context.Context, key string) (body []byte, at time.Time, err error)
	// StoreHostAnswer stores an answer in place of the last one.
	StoreHostAnswer(ctx context.Context, key string, body []byte, at time.Time) error
}

// Jobs are the jobs of {erp}. Its active jobs are mirrored in the site's own store, which answers for lists, filters,
// facets and single jobs, closed ones included. The host searches for words and counts jobs; while it cannot, the
// mirror does. So no page depends on the host. The mirror also searches for words among the jobs of a shift, because
// the host does not know a shift that follows from the hours.
type Jobs struct {
	client  *Client
	mirror  Mirror
	answers Answers
	listKey string // of the list, among the answers
	list    *source
	found   *hostCache[foundJobs]
	counts  *hostCache[int]
	recent  *cache.Cache[string, foundJob]
	now     func() time.Time
	log     *slog.Logger

	mu             sync.Mutex
	told           map[string]bool // fields of which an example was logged
	unread         map[string]int
	left, expected int // of the last list
}

type foundJob struct {
	*graph.Job
	at time.Time
}

type foundJobs struct {
	jobs []graph.Job
	more bool
}

// NewJobs makes the jobs of a client's {erp}. Until the first list arrives, the mirror has those of the last run.
func NewJobs(ctx context.Context, c *Client, m Mirror, stored Answers, log *slog.Logger) (*Jobs, error) {
	j := &Jobs{
		client:  c,
		mirror:  m,
		answers: stored,
		listKey: "active jobs of " + c.bases[erp],
		found:   newHostCache[foundJobs](c.Now, 150),
		counts:  newHostCache[int](c.Now, 2000),
		recent:  cache.NewSized[string, foundJob](1000),
		now:     c.Now,
		log:     log,
		told:    map[string]bool{},
	}
	_, at, err := stored.HostAnswer(ctx, j.listKey)
	if err != nil {
		return nil, err
	}
	j.list = &source{name: "active jobs", now: c.Now, limit: c.atLeast(listWait), log: log, at: at, load: j.load}
	return j, nil
}

// load reads the list of active jobs into the mirror, unless its digest is that of the last one.
func (j *Jobs) load(ctx context.Context, last []byte) (sum []byte, err error) {
	list, err := j.client.ActiveJobs(ctx)
	if err != nil {
		return nil, err
	}
	j.report(ctx, list)
	if string(list.digest) != string(last) {
		if err := j.date(ctx, list.Jobs); err != nil {
			return nil, err
		}
		if err := j.mirror.Mirror(ctx, list.Jobs); err != nil {
			return nil, err
		}
	}
	return list.digest, j.answers.StoreHostAnswer(ctx, j.listKey, nil, j.now())
}

// report logs what is wrong with the list: each field once, counts when they change.
func (j *Jobs) report(ctx context.Context, list *JobList) {
	j.mu.Lock()
	defer j.mu.Unlock()
	for field, u := range list.Unread {
		if !j.told[field] {
			j.told[field] = true
			j.log.WarnContext(ctx, "values of the host's jobs are not understood and left out", "field", field,
				"jobs", u.Number, "example", u.Example)
		}
	}
	j.unread = map[string]int{"job": list.Left}
	for field, u := range list.Unread {
		j.unread[field] = u.Number
	}
	if list.Left != j.left && list.Left > 0 {
		j.log.WarnContext(ctx, "jobs of the host cannot be read", "jobs", list.Left)
	}
	j.left = list.Left
	if found := len(list.Jobs) + list.Left; list.Expected > found && list.Expected != j.expected {
		j.log.WarnContext(ctx, "the host lists fewer jobs than it counts: the site shows those that it lists",
			"listed", found, "counted", list.Expected)
	}
	j.expected = list.Expected
}

// Unread returns how many values of the last list were not understood, by field. Jobs without id or title are under
// "job".
func (j *Jobs) Unread() map[string]int {
	j.mu.Lock()
	defer j.mu.Unlock()
	return maps.Clone(j.unread)
}

// date gives jobs whose host does not say when they changed the moment at which they were first seen.
func (j *Jobs) date(ctx context.Context, jobs []graph.Job) error {
	var ids []string
	for _, job := range jobs {
		if job.Updated.IsZero() {
			ids = append(ids, job.ID)
		}
	}
	if ids == nil {
		return nil
	}
	known, err := j.mirror.JobsByID(ctx, ids)
	if err != nil {
		return err
	}
	for i := range jobs {
		job := &jobs[i]
		if !job.Updated.IsZero() {
			continue
		}
		job.Updated = j.now()
		if before := known[job.ID]; before != nil {
			job.Updated = before.Updated
		}
	}
	return nil
}

// Run refreshes the mirror until ctx is done.
func (j *Jobs) Run(ctx context.Context) { j.list.run(ctx) }

// Stale reports whether the list could not be refreshed, and when it was read.
func (j *Jobs) Stale() (stale bool, asOf time.Time) { return j.list.age() }

// Jobs returns one page of the active jobs that match.
func (j *Jobs) Jobs(ctx context.Context, q graph.JobQuery) (*graph.JobConnection, error) {
	if err := j.list.ensure(ctx); err != nil {
		return nil, err
	}
	q.Words = squeeze(q.Words)
	if isForMirror(q) {
		return j.mirrored(ctx, q)
	}
	if q.After != "" {
		page, ok := readCursor(q)
		if !ok {
			return j.mirrored(ctx, q) // the cursor is the mirror's
		}
		q.Page, q.After = page, ""
	}
	found, at, err := j.search(ctx, q)
	if err != nil {
		c, mirrorErr := j.mirrored(ctx, q)
		// The host failed. If it is only slow, the mirror is as fresh as its list.
		if c != nil && errors.As(err, new(*graph.HostError)) {
			c.IsStale = true
		}
		return c, mirrorErr
	}
	return connection(q, found, at), nil
}

// isForMirror reports whether the mirror answers a search: without words, and with what hosts do not know of their
// jobs: a shift that follows from the hours, pay for a year and where cities are.
func isForMirror(q graph.JobQuery) bool {
	return q.Words == "" || len(q.Filter.Shift) > 0 || len(q.Filter.Pay) > 0 || q.Filter.Near != "" ||
		q.Sort == graph.JobSortPay
}

// search returns a page of the host's search. Its jobs are kept, because the list may not have them yet.
func (j *Jobs) search(ctx context.Context, q graph.JobQuery) (foundJobs, time.Time, error) {
	ask := func(ctx context.Context) (foundJobs, error) {
		jobs, more, err := j.client.SearchJobs(ctx, q)
		if err == nil {
			err = j.date(ctx, jobs)
		}
		for i := range jobs {
			jobs[i].CloseWhenDue(j.now())
			j.recent.Set(jobs[i].ID, foundJob{&jobs[i], j.now()})
		}
		return foundJobs{jobs, more}, err
	}
	return j.found.get(ctx, j.cacheKey(searchPage(q).Encode()), j.client.atLeast(visitorWait), ask)
}

// mirrored answers from the mirror, with the age of its list.
func (j *Jobs) mirrored(ctx context.Context, q graph.JobQuery) (*graph.JobConnection, error) {
	stale, asOf := j.list.age()
	c, err := j.mirror.Jobs(ctx, q)
	if err != nil {
		return nil, err
	}
	c.IsStale, c.AsOf = stale, asOf.UTC().Truncate(time.Second)
	return c, nil
}

func connection(q graph.JobQuery, found foundJobs, at time.Time) *graph.JobConnection {
	page := max(q.Page, 1)
	c := &graph.JobConnection{
		Query: q,
		Nodes: slices.Clone(found.jobs),
		Edges: make([]graph.JobEdge, len(found.jobs)),
		AsOf:  at.UTC().Truncate(time.Second),
	}
	if c.Nodes == nil {
		c.Nodes = []graph.Job{}
	}
	for i, job := range found.jobs {
		c.Edges[i] = graph.JobEdge{Node: job, Cursor: cursor(q, page, i)}
	}
	if n := len(c.Edges); n > 0 {
		c.PageInfo.StartCursor, c.PageInfo.EndCursor = &c.Edges[0].Cursor, &c.Edges[n-1].Cursor
	}
	c.PageInfo.HasNextPage, c.PageInfo.HasPreviousPage = found.more, page > 1
	return c
}

// cacheKey is the key of an answer in the caches. A change of the list makes all earlier answers stale.
func (j *Jobs) cacheKey(encoded string) string {
	return strconv.FormatInt(j.mirror.Revision(), 36) + "?" + strings.ToLower(encoded)
}

// pageSize is the number of jobs on a page of the job search.
const pageSize = 20

// CountJobs returns how many active jobs match. Without words, and with a shift, those of the mirror are counted, which
// are the jobs that the site lists. Otherwise the host counts; what its first page says counts more.
func (j *Jobs) CountJobs(ctx context.Context, q graph.JobQuery) (int, error) {
	if err := j.list.ensure(ctx); err != nil {
		return 0, err
	}
	if q.Words = squeeze(q.Words); isForMirror(q) {
		return j.mirror.CountJobs(ctx, q)
	}
	count := func(ctx context.Context) (int, error) { return j.client.count(ctx, searchCount, q) }
	n, _, err := j.counts.get(ctx, j.cacheKey(search(q).Encode()), j.client.atLeast(visitorWait), count)
	page := q // the host may still be counting
	page.Sort, page.First, page.Page = graph.JobSortRelevance, pageSize, 1
	first, _, searchErr := j.search(ctx, page)
	switch {
	case searchErr != nil:
		return j.mirror.CountJobs(ctx, q) // which then also finds the jobs
	case !first.more:
		return len(first.jobs), nil
	case err != nil:
		return j.mirror.CountJobs(ctx, q)
	}
	return max(n, pageSize+1), nil
}

// JobFacets counts the values of each filter. The hosts have no call for it: the mirror counts.
func (j *Jobs) JobFacets(ctx context.Context, q graph.JobQuery) ([]graph.JobFacet, error) {
	if err := j.list.ensure(ctx); err != nil {
		return nil, err
	}
	return j.mirror.JobFacets(ctx, q)
}

// JobValues returns the values of a filter that jobs have, in the mirror.
func (j *Jobs) JobValues(ctx context.Context, field graph.JobFacetField, closed bool) ([]string, error) {
	if err := j.list.ensure(ctx); err != nil {
		return nil, err
	}
	return j.mirror.JobValues(ctx, field, closed)
}

// JobsByID returns those of the jobs that are or were active. For an unknown one the list is read again, unless that
// has just been done. One that only a search has found is the search's.
func (j *Jobs) JobsByID(ctx context.Context, ids []string) (map[string]*graph.Job, error) {
	if err := j.list.ensure(ctx); err != nil {
		return nil, err
	}
	found, err := j.mirror.JobsByID(ctx, ids)
	if err == nil && len(found) < len(ids) && j.list.renew(ctx) {
		found, err = j.mirror.JobsByID(ctx, ids)
	}
	if err != nil {
		return found, err
	}
	_, listed := j.list.age()
	for _, id := range ids {
		known := found[id]
		if known != nil && known.Status == graph.JobStatusActive {
			continue
		}
		// A search that is older than the list says nothing about a job that the list has closed.
		if recent, ok := j.recent.Get(id); ok && (known == nil || recent.at.After(listed)) {
			job := *recent.Job
			job.CloseWhenDue(j.now())
			found[id] = &job
		}
	}
	return found, nil
}

// SimilarJobs returns active jobs of the same category or place.
func (j *Jobs) SimilarJobs(ctx context.Context, like *graph.Job, first int) ([]graph.Job, error) {
	return j.mirror.SimilarJobs(ctx, like, first)
}

// cursor is a place in the results of a search: a job on a page of a size.
func cursor(q graph.JobQuery, page, at int) string {
	return fmt.Sprintf("h%d.%d.%d.%s", q.First, page, at, walkOf(q))
}

// walkOf identifies the search that a cursor belongs to.
func walkOf(q graph.JobQuery) string {
	return fmt.Sprintf("%.4x", digest([]byte(strings.ToLower(search(q).Encode()+string(q.Sort)))))
}

// readCursor returns the page after the cursor. Only the last job of a page is a place to go on from: the
// host counts in pages.
func readCursor(q graph.JobQuery) (page int, ok bool) {
	var size, at int
	var walk string
	n, _ := fmt.Sscanf(q.After, "h%d.%d.%d.%s", &size, &page, &at, &walk)
	return page + 1, n == 4 && size == q.First && at == size-1 && page > 0 && page < 1e6 && walk == walkOf(q)
}
