package graph

import (
	"cmp"
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/99designs/gqlgen/graphql"
)

// Found is what the content has about a query.
type Found struct {
	// CorrectedQuery is the query with typos corrected, "" if it has none.
	CorrectedQuery string
	// Known says that the content has each word of the query as it was typed.
	Known bool
	// Complete says that the results have all words of the query. Otherwise they have some.
	Complete bool
	// Results are in order, best first.
	Results []SearchResult
}

var searchKinds = map[PageKind]SearchKind{PageKindServiceGroup: SearchKindService, PageKindService: SearchKindService,
	PageKindProduct: SearchKindProduct, PageKindArticle: SearchKindArticle, PageKindCaseStudy: SearchKindCaseStudy}

// SearchKindOf returns the kind of result that a page is.
func SearchKindOf(kind PageKind) SearchKind { return cmp.Or(searchKinds[kind], SearchKindPage) }

// Search resolves search. Without jobs, because they cannot be read, it finds the rest and reports the error.
func (r *queryResolver) Search(ctx context.Context, query string, given *int32) (*SearchResults, error) {
	first := orDefault(given, 5)
	if first < 1 || first > maxFound {
		return nil, badInput("first is %d: request 1 to %d results of each kind", first, maxFound)
	}
	query = firstRunes(query, maxQueryRune)
	if !strings.ContainsFunc(query, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsNumber(r) }) {
		return &SearchResults{Groups: []SearchGroup{}}, nil
	}
	found, err := r.Content().Search(ctx, query, r.Now())
	if err != nil {
		return nil, fmt.Errorf("search: %w", err)
	}
	results := &SearchResults{Groups: groupsOf(found.Results), CorrectedQuery: OrNil(found.CorrectedQuery)}
	jobs, corrected, err := r.foundJobs(ctx, query, first)
	if err != nil {
		graphql.AddError(ctx, err)
	}
	// What the site has is no typo, even if no job has it.
	if jobs != nil && (corrected == nil || !found.Known) {
		// Jobs have all words of the query, and pages may have some.
		at := min(1, len(results.Groups))
		if !found.Complete || wantsJob(cmp.Or(found.CorrectedQuery, query), jobs.Results[0].Title) {
			at = 0
		}
		results.Groups = slices.Insert(results.Groups, at, *jobs)
		if at == 0 {
			results.CorrectedQuery = corrected
		}
	}
	for i, g := range results.Groups {
		results.TotalCount += g.TotalCount
		results.Groups[i].Results = g.Results[:min(len(g.Results), int(first))]
	}
	if results.TotalCount == 0 && err == nil {
		validityOf(ctx).miss(MissedSearch{Words: query})
	}
	return results, nil
}

// groupsOf returns results by kind, the kind of the best first.
func groupsOf(results []SearchResult) []SearchGroup {
	groups := []SearchGroup{}
	for _, result := range results {
		at := slices.IndexFunc(groups, func(g SearchGroup) bool { return g.Kind == result.Kind })
		if at < 0 {
			at, groups = len(groups), append(groups, SearchGroup{Kind: result.Kind})
		}
		groups[at].Results = append(groups[at].Results, result)
		groups[at].TotalCount++
	}
	return groups
}

// foundJobs returns the jobs that have the words, nil if there are none, and the words as they were corrected.
func (r *Resolver) foundJobs(ctx context.Context, words string, first int32) (*SearchGroup, *string, error) {
	q, err := jobQuery(words, first, nil, nil, JobSortRelevance)
	if err != nil {
		return nil, nil, err
	}
	list, err := r.findJobs(ctx, q)
	if err != nil || len(list.Nodes) == 0 {
		return nil, nil, err
	}
	total, err := loaders(ctx, r).count(ctx, q)
	if err != nil {
		return nil, nil, err
	}
	results := Each(list.Nodes, func(j Job) SearchResult {
		text := joined(" · ", j.where(), j.Summary)
		return SearchResult{Kind: SearchKindJob, Title: j.Title, Path: j.Path(), Text: text}
	})
	return &SearchGroup{Kind: SearchKindJob, TotalCount: int32(total), Results: results}, list.CorrectedQuery, nil
}

// where returns the job's place as its row in the job search does: `Tampa, FL`, or `Remote in India`.
func (j *Job) where() string {
	l := j.Location
	if j.Workplace == WorkplaceRemote {
		return joined(" in ", "Remote", CountryInSentence(l.Country))
	}
	return cmp.Or(joined(", ", l.City, OrEmpty(l.Region)), l.Country)
}

// joined joins the texts that are not empty.
func joined(by string, texts ...string) string {
	return strings.Join(slices.DeleteFunc(texts, func(t string) bool { return t == "" }), by)
}

// jobWords say that a job is looked for, and not which one.
var jobWords = regexp.MustCompile(`(?i)^(jobs?|careers?|vacanc(y|ies)|openings?|positions?|hiring)$`)

// wantsJob reports whether a query looks for a job like one with the title: it has the job's profession, or a word such
// as jobs with another.
func wantsJob(query, title string) bool {
	name, _, _ := strings.Cut(title, ",")
	words := strings.Fields(strings.ToLower(name))
	professions := []string{words[len(words)-1]}
	if professions[0] == "engineer" {
		professions = append(professions, "developer", "programmer")
	}
	asked := strings.Fields(strings.ToLower(query))
	return len(asked) > 1 && slices.ContainsFunc(asked, jobWords.MatchString) ||
		slices.ContainsFunc(asked, func(word string) bool {
			return slices.Contains(professions, strings.TrimSuffix(word, "s"))
		})
}
