package graph

import (
	"context"
	"time"
)

// Job is an open or closed position.
type Job struct {
	ID         string
	Slug       string
	Title      string
	Reference  string
	Status     JobStatus
	Summary    string
	Text       string // the whole text, in the site's Markdown
	Location   Location
	Workplace  Workplace
	Type       EmploymentType
	Category   string
	Experience Experience
	Skills     []string
	Salary     *Salary
	Posted     Date
	Closes     *Date
	Updated    time.Time
	Employer   string
	Questions  []JobQuestion
}

// Path returns the path of the job's page.
func (j *Job) Path() string { return "/careers/" + j.Slug + "-" + j.ID }

// JobQuery says which jobs are meant, in which order, and which part of them.
type JobQuery struct {
	Words  string // normalised by the source; empty is all
	Filter JobFilter
	Sort   JobSort
	First  int
	After  string // cursor; empty is the beginning
	Page   int    // from 1; 0 when After is used
}

// JobConnection is one page of jobs. Total, facets and suggestions are worked out when asked for.
type JobConnection struct {
	Query    JobQuery
	Nodes    []Job
	Edges    []JobEdge
	PageInfo PageInfo
	IsStale  bool
	AsOf     time.Time
}

// Jobs is where jobs come from: the site's own store or the remote host.
// Every method answers with an error that wraps ErrBadCursor for a cursor it did not make.
type Jobs interface {
	Jobs(ctx context.Context, q JobQuery) (*JobConnection, error)
	CountJobs(ctx context.Context, q JobQuery) (int, error)
	JobFacets(ctx context.Context, q JobQuery) ([]JobFacet, error)
	JobsByID(ctx context.Context, ids []string) (map[string]*Job, error)
	SimilarJobs(ctx context.Context, j *Job, first int) ([]Job, error)
}
