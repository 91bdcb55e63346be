package web

import (
	"errors"
	"net/http"
	"slices"
	"strings"
	"time"

	"hire360/graph"
)

// feedLength is the maximum number of jobs on a page of a feed.
const feedLength = 50

// jobFeed serves the feed of a job search, without samples. Its address is that of the search, with the extension after
// /careers.
func (s *server) jobFeed(format feedFormat) handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		parameters, err := feedParameters(r, jobFeedParameters)
		if err != nil {
			return err
		}
		search := graph.ParseJobSearch(parameters)
		filter, err := s.Resolver.ReadJobFilter(r.Context(), search.Filter)
		if unknown, ok := errors.AsType[*graph.UnknownValue](err); ok {
			text := strings.ReplaceAll(unknown.Error()+".\n", "?.", "?")
			if unknown.Known != nil {
				text += "All values: " + strings.Join(unknown.Known, ", ") + ".\n"
			}
			return refuse(http.StatusBadRequest, text)
		}
		if err != nil {
			return unavailable("The jobs are unavailable. Try again in a minute.\n", "read the filter of a feed", err)
		}
		query := graph.JobQuery{
			Words:  search.Words,
			Filter: filter,
			Sort:   graph.JobSortNewest,
			First:  feedLength,
			After:  parameters.Get("after"),
		}
		found, err := s.Resolver.Jobs.Jobs(r.Context(), query)
		if errors.Is(err, graph.ErrBadCursor) {
			return refuse(http.StatusBadRequest,
				"This value of after doesn’t belong to this feed. Start again without it.\n")
		}
		if err != nil {
			return unavailable("The jobs are unavailable. Try again in a minute.\n", "read jobs for a feed", err)
		}
		site := s.Content().Site("")
		address := s.Origin + "/careers"
		f := feed{
			Title:       site.Name + " jobs",
			Description: "Open jobs at " + site.Name + ", newest first.",
			Site:        site,
			Jobs:        slices.DeleteFunc(slices.Clone(found.Nodes), func(j graph.Job) bool { return j.Sample }),
			Page:        address + queryPart(r.URL.RawQuery),
			Self:        address + format.extension + queryPart(r.URL.RawQuery),
			Updated:     found.AsOf.Truncate(24 * time.Hour),
		}
		f.Samples = len(f.Jobs) < len(found.Nodes)
		if title := query.Title(); title != "" {
			f.Title += ": " + title
		}
		if found.PageInfo.HasNextPage {
			next := parameters
			next.Set("after", *found.PageInfo.EndCursor)
			f.Next = address + format.extension + queryPart(next.Encode())
		}
		for i := range f.Jobs {
			f.Items = append(f.Items, jobItem(site.URL, &f.Jobs[i]))
		}
		return s.writeFeed(w, r, f, format)
	}
}

func jobItem(site string, j *graph.Job) feedItem {
	return feedItem{
		ID:        site + "/careers/" + j.ID,
		Link:      site + j.Path(),
		Title:     headline(j),
		Summary:   j.Summary,
		Published: j.Posted.Time(),
		Updated:   j.Updated.UTC().Truncate(time.Second),
		Tags:      append(stated(j.Category, string(j.Workplace), string(j.Type)), j.Skills...),
		text: func() (string, error) {
			blocks, err := j.Description()
			return graph.PlainText(blocks), err
		},
		Facts: &jobFacts{
			About:      site + "/playground",
			ID:         j.ID,
			Reference:  j.Reference,
			Employer:   j.Employer,
			Location:   j.Location,
			Workplace:  j.Workplace,
			Type:       j.Type,
			Category:   j.Category,
			Experience: j.Experience,
			Skills:     j.Skills,
			Hours:      j.Hours,
			Shift:      j.Shift,
			Salary:     j.Salary,
			Posted:     graph.OrNil(string(j.Posted)),
			Closes:     j.Closes,
			ClosesAt:   j.ClosesAt(),
		},
	}
}

func headline(j *graph.Job) string {
	where := stated(j.Location.City, j.Location.Country)
	if j.Workplace == graph.WorkplaceRemote {
		where = []string{"remote"}
		if j.Location.Country != "" {
			where[0] += " in " + graph.CountryInSentence(j.Location.Country)
		}
	}
	return strings.Join(append([]string{j.Title}, where...), ", ")
}

// stated returns the values that are neither empty nor NOT_STATED.
func stated(values ...string) []string {
	return slices.DeleteFunc(values, func(v string) bool { return v == "" || v == string(graph.WorkplaceNotStated) })
}

// queryPart returns a query with a question mark, or "" for an empty one.
func queryPart(query string) string {
	if query == "" {
		return ""
	}
	return "?" + query
}
