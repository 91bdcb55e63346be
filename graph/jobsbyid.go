package graph

import (
	"cmp"
	"context"
	"encoding/base64"
	"fmt"
	"slices"
)

// maxIDs is the maximum number of ids in a filter: a join of as many jobs is one page.
const maxIDs = maxFirst

// jobsByID answers queries whose filter has ids. It reads the jobs by their ids, whatever the source, and applies the
// other filters to them. Jobs are in the order of their ids, closed ones included.
type jobsByID struct{ jobSource }

type jobSource = Jobs

// jobs returns the source that answers a query.
func (r *Resolver) jobs(q JobQuery) Jobs {
	if q.Filter.Ids == nil {
		return r.Jobs
	}
	return jobsByID{r.Jobs}
}

// checkIDs removes ids that are given twice.
func (q *JobQuery) checkIDs() error {
	if q.Filter.Ids == nil {
		return nil
	}
	ids := make([]string, 0, len(q.Filter.Ids))
	for _, id := range q.Filter.Ids {
		if !slices.Contains(ids, id) && len(ids) <= maxIDs {
			ids = append(ids, id)
		}
	}
	switch q.Filter.Ids = ids; {
	case len(ids) > maxIDs:
		return badInput("ids has more than %d different ids: send several requests", maxIDs)
	case !IsEmpty(q.Words):
		return badInput("ids cannot be combined with search terms: use jobs, which has none")
	}
	return nil
}

func (l jobsByID) find(ctx context.Context, f JobFilter) ([]Job, error) {
	if len(f.Ids) == 0 {
		return nil, nil
	}
	found, err := l.JobsByID(ctx, f.Ids)
	if err != nil {
		return nil, fmt.Errorf("read jobs by id: %w", err)
	}
	var jobs []Job
	for _, id := range f.Ids {
		if j := found[id]; j != nil && f.passes(j) {
			jobs = append(jobs, *j)
		}
	}
	return jobs, nil
}

// passes reports whether a job has one of the values of each field, and is near the place.
func (f JobFilter) passes(j *Job) bool {
	has := j.FacetValues()
	for i, field := range AllJobFacetField {
		if values := f.Values(field); len(values) > 0 && !slices.ContainsFunc(values, func(v string) bool {
			return slices.Contains(field.Finds(v), has[i])
		}) {
			return false
		}
	}
	if j.Workplace == WorkplaceRemote && f.Near != "" {
		isRemoteThere := f.Area.Km > 0 && f.Area.Country == j.Location.CountryCode
		return isRemoteThere && slices.Contains(f.Workplace, WorkplaceRemote)
	}
	return f.Near == "" || f.Area.Holds(Locate(j.Location))
}

// JobFacetFields is the number of filters: the length of AllJobFacetField.
const JobFacetFields = 8

// FacetValues are the job's values, in the order of AllJobFacetField.
func (j *Job) FacetValues() [JobFacetFields]string {
	return [...]string{j.Location.CountryCode, j.Location.City, string(j.Workplace), string(j.Type), j.Category,
		string(j.Experience), string(j.Shift), string(j.Pay())}
}

// Wider are the values of a filter that find jobs with other values too: rotating shifts are by day and by night, and
// pay is stated for some period.
func (f JobFacetField) Wider() map[string][]string { return wider[f] }

var wider = map[JobFacetField]map[string][]string{
	JobFacetFieldShift: {string(JobShiftDay): {string(JobShiftRotating)},
		string(JobShiftNight): {string(JobShiftRotating)}},
	JobFacetFieldPay: {string(JobPayStated): {string(JobPayHourly), string(JobPayDaily), string(JobPayMonthly),
		string(JobPayYearly)}},
}

// Finds returns which values jobs may have that a filter's value finds.
func (f JobFacetField) Finds(value string) []string {
	return append([]string{value}, wider[f][value]...)
}

// Jobs returns one page of the list.
func (l jobsByID) Jobs(ctx context.Context, q JobQuery) (*JobConnection, error) {
	// The source says how old its jobs are.
	c, err := l.jobSource.Jobs(ctx, JobQuery{First: 1, Sort: JobSortNewest})
	if err != nil {
		return nil, err
	}
	jobs, err := l.find(ctx, q.Filter)
	if err != nil {
		return nil, err
	}
	from := min(max(q.Page-1, 0)*q.First, len(jobs))
	if q.After != "" {
		from = 1 + slices.IndexFunc(jobs, func(j Job) bool { return listCursor(&j) == q.After })
		if from == 0 {
			return nil, ErrBadCursor
		}
	}
	to := min(from+q.First, len(jobs))
	page := &JobConnection{IsStale: c.IsStale, AsOf: c.AsOf}
	page.Nodes, page.Edges = append([]Job{}, jobs[from:to]...), []JobEdge{}
	for i := range page.Nodes {
		page.Edges = append(page.Edges, JobEdge{Node: page.Nodes[i], Cursor: listCursor(&page.Nodes[i])})
	}
	if n := len(page.Edges); n > 0 {
		page.PageInfo.StartCursor, page.PageInfo.EndCursor = &page.Edges[0].Cursor, &page.Edges[n-1].Cursor
	}
	page.PageInfo.HasNextPage, page.PageInfo.HasPreviousPage = to < len(jobs), from > 0
	return page, nil
}

func listCursor(j *Job) string { return base64.RawURLEncoding.EncodeToString([]byte("id:" + j.ID)) }

// CountJobs returns the number of jobs in the list.
func (l jobsByID) CountJobs(ctx context.Context, q JobQuery) (int, error) {
	jobs, err := l.find(ctx, q.Filter)
	return len(jobs), err
}

// JobFacets counts the values of each field among the jobs that pass the other filters.
func (l jobsByID) JobFacets(ctx context.Context, q JobQuery) ([]JobFacet, error) {
	all, err := l.find(ctx, JobFilter{Ids: q.Filter.Ids})
	if err != nil {
		return nil, err
	}
	facets := make([]JobFacet, len(AllJobFacetField))
	for i, field := range AllJobFacetField {
		others, counts := q.Filter, map[string]int32{}
		for _, v := range q.Filter.Values(field) {
			others, counts[v] = others.without(field, v), 0
		}
		for j := range all {
			if others.passes(&all[j]) {
				counts[all[j].FacetValues()[i]]++
			}
		}
		for value, others := range wider[field] {
			for _, other := range others {
				if n := counts[other]; n > 0 {
					counts[value] += n
				}
			}
		}
		facets[i] = JobFacet{Field: field, Options: []JobFacetOption{}}
		for v, n := range counts {
			option := JobFacetOption{Value: v, Label: FacetLabel(field, v), Count: n}
			facets[i].Options = append(facets[i].Options, option)
		}
		slices.SortFunc(facets[i].Options, func(a, b JobFacetOption) int {
			return cmp.Or(cmp.Compare(b.Count, a.Count), cmp.Compare(a.Label, b.Label))
		})
	}
	return facets, nil
}
