package graph

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/99designs/gqlgen/graphql"
)

// Job is an active or closed position.
type Job struct {
	ID         string
	Slug       string
	Title      string
	Reference  string
	Status     JobStatus
	Summary    string
	Text       string // the full text, in the site's Markdown
	Location   Location
	Workplace  Workplace
	Type       EmploymentType
	Category   string
	Experience Experience
	Skills     []string
	Salary     *Salary
	Posted     Date // empty if it is not known
	Closes     *Date
	Updated    time.Time
	Hours      *string // as WeeklyHours writes them
	Shift      JobShift
	Employer   string
	Questions  []JobQuestion
	// HostID is its id at the host that it came from. Empty for a job of the site's own store.
	HostID string
	// Sample means that it was made up to try the site out.
	Sample bool
}

// Path returns the path of the job's page. Search engines and bookmarks have it, so a change needs a redirect.
func (j *Job) Path() string { return "/careers/" + j.Slug + "-" + j.ID }

// JobQuery selects jobs, their order and a page of them.
type JobQuery struct {
	Words  string // search terms as typed; empty finds all
	Filter JobFilter
	Sort   JobSort
	First  int
	After  string // a cursor; empty for the first page
	Page   int    // from 1; 0 when After is used
}

// JobConnection is one page of jobs. Total, facets and suggestions are computed only if an operation selects them.
type JobConnection struct {
	Query JobQuery
	// CorrectedQuery has the corrected search terms that were used instead of the query's, or is nil.
	CorrectedQuery *string
	Nodes          []Job
	Edges          []JobEdge
	Distances      []*string
	// InDescription is how many of the last nodes match by their description alone.
	InDescription int
	PageInfo      PageInfo
	IsStale       bool
	AsOf          time.Time
}

// Jobs is the source of jobs: the site's own store or a host. For an invalid cursor, errors wrap ErrBadCursor.
type Jobs interface {
	Jobs(ctx context.Context, q JobQuery) (*JobConnection, error)
	CountJobs(ctx context.Context, q JobQuery) (int, error)
	JobFacets(ctx context.Context, q JobQuery) ([]JobFacet, error)
	JobsByID(ctx context.Context, ids []string) (map[string]*Job, error)
	SimilarJobs(ctx context.Context, j *Job, first int) ([]Job, error)
	// JobValues returns the values of a filter that active jobs have, or those that any job has, closed ones included.
	JobValues(ctx context.Context, field JobFacetField, closed bool) ([]string, error)
}

// HasSamples reports whether any of the jobs was made up to try the site out.
func (c *JobConnection) HasSamples() bool {
	return slices.ContainsFunc(c.Nodes, func(j Job) bool { return j.Sample })
}

// NearUnit returns the unit of distances from the place that the search is near, nil without one.
func (c *JobConnection) NearUnit() *string { return OrNil(c.Query.Filter.Area.Unit) }

// hiringHeading finds the heading of the steps of hiring in a job's text.
var hiringHeading = regexp.MustCompile(`(?i)^(how (we hire|(our )?hiring works|the process works)|what happens next|` +
	`after you apply|(the )?next steps|` +
	`(our |the )?(hiring|recruit(ing|ment)|selection|interview|application) (process|steps|stages))\b`)

// maxHeading is the number of bytes up to which a paragraph may be a heading that was not marked as one.
const maxHeading = 60

// HiringSteps returns the steps that the job's text lists below a heading such as "How hiring works", with inline
// markup. There are none without such a list, and for nil.
func (j *Job) HiringSteps() []string {
	if j == nil {
		return nil
	}
	blocks, err := ParseText(j.Text)
	if err != nil {
		return nil
	}
	found := false
	for _, block := range blocks {
		switch b := block.(type) {
		case HeadingBlock:
			found = hiringHeading.MatchString(PlainMarkup(b.Text))
		case ParagraphBlock:
			text := PlainMarkup(b.Text)
			found = found || len(text) <= maxHeading && hiringHeading.MatchString(text)
		case ListBlock:
			if found {
				return b.Items
			}
		}
	}
	return nil
}

// Description returns the full text in blocks.
func (j *Job) Description() ([]Block, error) {
	blocks, err := ParseText(j.Text)
	IdentifyBlocks(jobIdentity+j.ID, blocks)
	return blocks, err
}

// Job returns a job. Its page is valid until the job closes.
func (r *queryResolver) Job(ctx context.Context, id string) (*Job, error) {
	j, err := loaders(ctx, r.Resolver).job(ctx, id)
	if err == nil && j != nil && j.Status == JobStatusActive && j.Closes != nil {
		validityOf(ctx).limit(*j.ClosesAt())
	}
	return j, err
}

const (
	maxFirst     = 100
	maxFound     = 50     // with search terms: hosts have no larger pages
	maxPage      = 99_999 // as in the address of the job search
	maxQueryRune = 200
)

// listJobs resolves jobs, searchJobs and the lists of jobs in sections.
func (r *Resolver) listJobs(
	ctx context.Context, words string, first int32, after *string, page *int32, filter *JobFilter, sort JobSort,
) (*JobConnection, error) {
	q, err := jobQuery(words, first, after, page, sort)
	if err == nil {
		err = r.filter(ctx, &q, filter)
	}
	if err != nil {
		return nil, err
	}
	return r.findJobs(ctx, q)
}

// Jobs returns the jobs that the job search shows at the section's link.
func (r *jobListSectionResolver) Jobs(
	ctx context.Context, s *JobListSection, first *int32, after *string,
) (*JobConnection, error) {
	search := linkedSearch(s.More)
	sort := cmp.Or(search.Sort, JobSortRelevance)
	return r.listJobs(WithAnyFilterValue(ctx), search.Words, orDefault(first, 5), after, nil, &search.Filter, sort)
}

// filter puts a filter that is understood into the query.
func (r *Resolver) filter(ctx context.Context, q *JobQuery, f *JobFilter) (err error) {
	if f == nil {
		return nil
	}
	if q.Filter, err = r.ReadJobFilter(ctx, *f); err != nil {
		return badFilter(err)
	}
	return q.checkIDs()
}

// orDefault returns an argument's value, or the default of the schema where it is null.
func orDefault[T any](given *T, otherwise T) T {
	if given == nil {
		return otherwise
	}
	return *given
}

// jobQuery checks the arguments of listJobs.
func jobQuery(words string, first int32, after *string, page *int32, sort JobSort) (JobQuery, error) {
	q := JobQuery{Words: firstRunes(words, maxQueryRune), Sort: sort, First: int(first), After: OrEmpty(after)}
	limit := maxFirst
	if !IsEmpty(words) {
		limit = maxFound
	}
	if q.First < 1 || q.First > limit {
		return q, badInput("first is %d: request 1 to %d jobs", first, limit)
	}
	if page != nil {
		if after != nil {
			return q, badInput("page and after exclude each other: give one of them")
		}
		if *page < 1 || *page > maxPage {
			return q, badInput("page is %d: pages count from 1 to %d", *page, maxPage)
		}
		q.Page = int(*page)
	}
	return q, nil
}

func (r *Resolver) findJobs(ctx context.Context, q JobQuery) (*JobConnection, error) {
	if IsEmpty(q.Words) && q.Sort == JobSortRelevance {
		q.Sort = JobSortNewest
	}
	var counting sync.WaitGroup
	if selects(ctx, "totalCount") {
		// Each may be a call to a host. The loader keeps the number, or the error, for totalCount.
		counting.Go(func() {
			defer func() { _ = recover() }() // totalCount meets it again, where a panic is reported
			_, _ = loaders(ctx, r).count(ctx, q)
		})
	}
	c, err := r.jobs(q).Jobs(ctx, q)
	counting.Wait()
	if errors.Is(err, ErrBadCursor) {
		return nil, badInput("%s", ErrBadCursor)
	}
	if err != nil {
		return nil, fmt.Errorf("find jobs: %w", err)
	}
	c.Query = q
	if q.Filter.Area.Km > 0 {
		c.Distances = append([]*string{}, Each(c.Nodes, func(j Job) *string { return q.Filter.Area.to(&j) })...)
	}
	return c, nil
}

// selects reports whether the operation selects one of the fields of the object that is being resolved.
func selects(ctx context.Context, names ...string) bool {
	return graphql.GetFieldContext(ctx) != nil && among(graphql.CollectFieldsCtx(ctx, nil), names)
}

func among(fields []graphql.CollectedField, names []string) bool {
	return slices.ContainsFunc(fields, func(f graphql.CollectedField) bool { return slices.Contains(names, f.Name) })
}

func (r *queryResolver) JobCount(ctx context.Context, filter *JobFilter) (*int32, error) {
	var q JobQuery
	if err := r.filter(ctx, &q, filter); err != nil {
		return nil, err
	}
	n, err := loaders(ctx, r.Resolver).count(ctx, q)
	if err != nil {
		return nil, err
	}
	return new(int32(n)), nil
}

// StaleAsOf returns when the jobs were last read, or nil if they are current.
func (r *jobResolver) StaleAsOf(ctx context.Context, _ *Job) (*time.Time, error) {
	c, err := r.Jobs.Jobs(ctx, JobQuery{First: 1, Sort: JobSortNewest})
	if err != nil || !c.IsStale {
		return nil, err
	}
	return &c.AsOf, nil
}

// Suggestions returns the filters and search terms whose removal turns an empty result into one with jobs.
func (r *jobConnectionResolver) Suggestions(ctx context.Context, c *JobConnection) ([]JobSuggestion, error) {
	out := []JobSuggestion{}
	if len(c.Nodes) > 0 || c.Query.After != "" || c.Query.Page > 1 {
		return out, nil
	}
	q := c.Query
	q.Page, q.After = 0, ""
	try := func(s JobSuggestion, rest JobQuery) error {
		n, err := r.jobs(rest).CountJobs(ctx, rest)
		if err != nil {
			return fmt.Errorf("count jobs without a filter: %w", err)
		}
		if s.Count = int32(n); n > 0 {
			out = append(out, s)
		}
		return nil
	}
	// Without the words that say where, or else without one word, or else without all.
	where, others := splitWhere(q.Words)
	steps := [][]JobSuggestion{{{Value: where, Query: others}}, withoutEach(q.Words), {{Value: q.Words}}}
	for _, removals := range steps {
		if len(out) > 0 {
			break
		}
		for _, s := range removals {
			if IsEmpty(s.Value) {
				continue
			}
			rest := q
			rest.Words, s.Label = s.Query, s.Value
			if err := try(s, rest); err != nil {
				return nil, err
			}
		}
	}
	for _, f := range AllJobFacetField {
		for _, v := range q.Filter.Values(f) {
			rest := q
			rest.Filter = q.Filter.without(f, v)
			s := JobSuggestion{Field: &f, Value: v, Label: FacetLabel(f, v), Query: q.Words}
			if err := try(s, rest); err != nil {
				return nil, err
			}
		}
	}
	slices.SortStableFunc(out, func(a, b JobSuggestion) int { return int(b.Count - a.Count) })
	return out[:min(len(out), 4)], nil
}

// withoutEach removes each of two to four words. Words in quotes belong together.
func withoutEach(terms string) []JobSuggestion {
	words := strings.Fields(terms)
	if len(words) < 2 || len(words) > 4 || strings.Contains(terms, `"`) {
		return nil
	}
	out := make([]JobSuggestion, len(words))
	for i, word := range words {
		out[i] = JobSuggestion{Value: word, Query: strings.Join(slices.Delete(slices.Clone(words), i, i+1), " ")}
	}
	return out
}

// Values returns the filter's values for a field.
func (f JobFilter) Values(field JobFacetField) []string {
	all := [...][]string{f.Country, f.City, Texts(f.Workplace), Texts(f.Type), f.Category, Texts(f.Experience),
		Texts(f.Shift), Texts(f.Pay)}
	return all[slices.Index(AllJobFacetField, field)]
}

// Canonical returns the filter with codes for the countries that CountryCode understands.
func (f JobFilter) Canonical() JobFilter {
	f.Country = slices.Clone(f.Country)
	for i, written := range f.Country {
		if code := CountryCode(written); code != "" {
			f.Country[i] = code
		}
	}
	return f
}

func (f JobFilter) without(field JobFacetField, value string) JobFilter {
	switch field {
	case JobFacetFieldCountry:
		f.Country = except(f.Country, value)
	case JobFacetFieldCity:
		f.City = except(f.City, value)
	case JobFacetFieldWorkplace:
		f.Workplace = except(f.Workplace, Workplace(value))
	case JobFacetFieldType:
		f.Type = except(f.Type, EmploymentType(value))
	case JobFacetFieldCategory:
		f.Category = except(f.Category, value)
	case JobFacetFieldShift:
		f.Shift = except(f.Shift, JobShift(value))
	case JobFacetFieldPay:
		f.Pay = except(f.Pay, JobPay(value))
	default:
		f.Experience = except(f.Experience, Experience(value))
	}
	return f
}

func except[T comparable](list []T, value T) []T {
	return slices.DeleteFunc(slices.Clone(list), func(v T) bool { return v == value })
}

var facetLabels = map[string]string{
	"NOT_STATED": "Not stated", "ON_SITE": "On site", "HYBRID": "Hybrid", "REMOTE": "Remote",
	"FULL_TIME": "Full time", "PART_TIME": "Part time", "CONTRACT": "Contract", "INTERNSHIP": "Internship",
	"TEMPORARY": "Temporary", "PER_DIEM": "Per diem",
	"ENTRY": "0–2 years", "MID": "3–5 years", "SENIOR": "6+ years",
	"DAY": "Day shift", "EVENING": "Evening shift", "NIGHT": "Night shift", "WEEKEND": "Weekends",
	"ROTATING": "Rotating days and nights", "STATED": "Pay stated",
	"HOURLY": "Paid by the hour", "DAILY": "Paid by the day", "MONTHLY": "Paid by the month",
	"YEARLY": "Paid by the year",
}

// FacetLabel returns the label of a filter's value. Cities and categories are their own labels.
func FacetLabel(field JobFacetField, value string) string {
	if field == JobFacetFieldCountry {
		return CountryName(value)
	}
	if label, ok := facetLabels[value]; ok && field != JobFacetFieldCity && field != JobFacetFieldCategory {
		return label
	}
	return value
}

func firstRunes(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	return string([]rune(s)[:n])
}
