package remote

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strconv"
	"strings"
	"time"

	"hire360/graph"
)

// Mirror is the site's own copy of the host's list of active jobs.
type Mirror interface {
	graph.Jobs
	// Mirror makes the active jobs those of the list; all others close.
	Mirror(ctx context.Context, jobs []graph.Job) error
	// Revision changes with every change of a job.
	Revision() uint64
}

// Answers keeps the last good answers of hosts over restarts.
type Answers interface {
	// HostAnswer returns what was kept under the key and when it was given; nil without any.
	HostAnswer(ctx context.Context, key string) (body []byte, at time.Time, err error)
	// KeepHostAnswer keeps an answer in the place of the one before.
	KeepHostAnswer(ctx context.Context, key string, body []byte, at time.Time) error
}

// Jobs answers for the jobs of {erp}. The list of active jobs is mirrored in the site's own store, which
// answers for lists, filters, facets, single jobs and closed ones; words are searched and jobs counted by
// the host, and by the mirror while the host cannot. So no page depends on the host's being well.
type Jobs struct {
	client *Client
	mirror Mirror
	list   *source
	found  *hostCache[foundJobs]
	counts *hostCache[int]
	now    func() time.Time
}

type foundJobs struct {
	jobs []graph.Job
	more bool
}

var _ graph.Jobs = (*Jobs)(nil)

// NewJobs makes the jobs of a client's {erp}, beginning with what the mirror has of it.
func NewJobs(ctx context.Context, c *Client, m Mirror, kept Answers, log *slog.Logger) (*Jobs, error) {
	j := &Jobs{client: c, mirror: m, found: newHostCache[foundJobs](c.now, 150), counts: newHostCache[int](c.now, 2000), now: c.now}
	key := "active jobs of " + c.bases[erp]
	_, at, err := kept.HostAnswer(ctx, key)
	if err != nil {
		return nil, err
	}
	j.list = &source{name: "active jobs", now: c.now, slack: c.slack, log: log, at: at, load: func(ctx context.Context, last []byte) ([]byte, error) {
		jobs, body, left, err := c.ActiveJobs(ctx)
		if err != nil {
			return nil, err
		}
		if left > 0 {
			log.WarnContext(ctx, "jobs of the host cannot be read", "jobs", left)
		}
		if len(jobs) == 0 { // a list that was lost on the way must not close every job
			if n, err := c.JobCount(ctx, graph.JobQuery{}); err != nil || n > 0 {
				return nil, misshapen(activeJobs, "it is empty, and the job count does not say so too")
			}
		}
		sum := digest(body)
		if string(sum) != string(last) {
			if err := j.date(ctx, jobs); err != nil {
				return nil, err
			}
			if err := m.Mirror(ctx, jobs); err != nil {
				return nil, err
			}
		}
		return sum, kept.KeepHostAnswer(ctx, key, nil, c.now())
	}}
	return j, nil
}

// date gives jobs whose host does not say when they were posted the day on which they were first seen.
func (j *Jobs) date(ctx context.Context, jobs []graph.Job) error {
	var ids []string
	for _, job := range jobs {
		if job.Posted == "" {
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
		if job.Posted != "" {
			continue
		}
		job.Posted = graph.DateOf(j.now())
		if before := known[job.ID]; before != nil {
			job.Posted = before.Posted
		}
		if job.Updated.IsZero() {
			job.Updated = job.Posted.Time()
		}
	}
	return nil
}

// Run keeps the mirror fresh until ctx is done.
func (j *Jobs) Run(ctx context.Context) { j.list.run(ctx) }

// Stale says whether the list could not be read afresh, and when it was read.
func (j *Jobs) Stale() (stale bool, asOf time.Time) { return j.list.age() }

// Jobs returns one page of the active jobs that match.
func (j *Jobs) Jobs(ctx context.Context, q graph.JobQuery) (*graph.JobConnection, error) {
	if err := j.list.ensure(ctx); err != nil {
		return nil, err
	}
	q.Words = squeeze(q.Words)
	if q.Words == "" {
		return j.mirrored(ctx, q)
	}
	if q.After != "" {
		page, ok := readCursor(q)
		if !ok {
			return j.mirrored(ctx, q) // a walk that began in the mirror ends there
		}
		q.Page, q.After = page, ""
	}
	found, at, err := j.found.get(ctx, j.question(searchPage(q).Encode()), patience+j.client.slack, func(ctx context.Context) (foundJobs, error) {
		jobs, more, err := j.client.SearchJobs(ctx, q)
		if err == nil {
			err = j.date(ctx, jobs)
		}
		return foundJobs{jobs, more}, err
	})
	if err != nil {
		c, mirrorErr := j.mirrored(ctx, q)
		// The host was asked and failed. One that is only slow has its list in the mirror, as fresh as ever.
		if c != nil && errors.As(err, new(*graph.HostError)) {
			c.IsStale = true
		}
		return c, mirrorErr
	}
	return connection(q, found, at), nil
}

// mirrored answers from the mirror, as old as the list is.
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
	c := &graph.JobConnection{Query: q, AsOf: at.UTC().Truncate(time.Second), Nodes: slices.Clone(found.jobs), Edges: make([]graph.JobEdge, len(found.jobs))}
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

// question is a key of the caches. A change of the list makes all earlier answers old.
func (j *Jobs) question(encoded string) string {
	return strconv.FormatUint(j.mirror.Revision(), 36) + "?" + strings.ToLower(encoded)
}

// CountJobs returns how many active jobs match.
func (j *Jobs) CountJobs(ctx context.Context, q graph.JobQuery) (int, error) {
	if err := j.list.ensure(ctx); err != nil {
		return 0, err
	}
	q.Words = squeeze(q.Words)
	ask := j.client.JobCount
	if q.Words != "" {
		ask = j.client.SearchCount
	}
	n, _, err := j.counts.get(ctx, j.question(search(q).Encode()), patience+j.client.slack, func(ctx context.Context) (int, error) { return ask(ctx, q) })
	if err != nil {
		return j.mirror.CountJobs(ctx, q)
	}
	return n, nil
}

// JobFacets counts the values of each filter. The hosts have no call for it: the mirror counts.
func (j *Jobs) JobFacets(ctx context.Context, q graph.JobQuery) ([]graph.JobFacet, error) {
	if err := j.list.ensure(ctx); err != nil {
		return nil, err
	}
	return j.mirror.JobFacets(ctx, q)
}

// JobsByID returns those of the jobs that are or were active. For one that nobody knows the list is read
// again, unless that has just been done: a search may find what is newer than the list.
func (j *Jobs) JobsByID(ctx context.Context, ids []string) (map[string]*graph.Job, error) {
	if err := j.list.ensure(ctx); err != nil {
		return nil, err
	}
	found, err := j.mirror.JobsByID(ctx, ids)
	if err != nil || len(found) == len(ids) || !j.list.renew(ctx) {
		return found, err
	}
	return j.mirror.JobsByID(ctx, ids)
}

// SimilarJobs returns active jobs of the same category or place.
func (j *Jobs) SimilarJobs(ctx context.Context, like *graph.Job, first int) ([]graph.Job, error) {
	return j.mirror.SimilarJobs(ctx, like, first)
}

// place is where a walk through a search stands: after one of the pages of a size.
type place struct {
	Size, Page, At int
	Sum            string
}

func cursor(q graph.JobQuery, page, at int) string {
	data, _ := json.Marshal(place{q.First, page, at, walkOf(q)}) // numbers and a text always marshal
	return "h" + base64.RawURLEncoding.EncodeToString(data)
}

// walkOf names the search a cursor belongs to.
func walkOf(q graph.JobQuery) string {
	return fmt.Sprintf("%.4x", digest([]byte(strings.ToLower(search(q).Encode()+string(q.Sort)))))
}

// readCursor returns the page after the cursor. Only the last job of a page is a place to go on from: the
// host counts in pages.
func readCursor(q graph.JobQuery) (page int, ok bool) {
	data, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(q.After, "h"))
	var p place
	if err != nil || !strings.HasPrefix(q.After, "h") || json.Unmarshal(data, &p) != nil {
		return 0, false
	}
	return p.Page + 1, p.Size == q.First && p.At == p.Size-1 && p.Page > 0 && p.Page < 1e6 && p.Sum == walkOf(q)
}
