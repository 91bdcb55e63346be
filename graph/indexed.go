package graph

import (
	"context"
	"errors"
	"fmt"
	"slices"
)

// Indexed returns what search engines may index: the content's pages at the paths, those of the content management
// system, and all active jobs, as OpenJobs does. Hidden pages and samples are left out.
func (r *Resolver) Indexed(ctx context.Context, paths []string) (pages []Page, jobs []Job, err error) {
	for _, p := range paths {
		if page := r.Content().Page(p); page != nil && !page.Base().Hidden {
			pages = append(pages, page)
		}
	}
	for _, p := range r.SitePaths(ctx) {
		if page, err := r.PageAt(ctx, p); err == nil && page != nil && !page.Base().Hidden {
			pages = append(pages, page)
		}
	}
	jobs, err = r.OpenJobs(ctx)
	return pages, slices.DeleteFunc(jobs, func(j Job) bool { return j.Sample }), err
}

// OpenJobs returns all active jobs, newest first. There are none until a host's list was read.
func (r *Resolver) OpenJobs(ctx context.Context) (jobs []Job, err error) {
	for after := ""; ; {
		found, err := r.Jobs.Jobs(ctx, JobQuery{Sort: JobSortNewest, First: maxFirst, After: after})
		if _, ok := errors.AsType[*HostError](err); ok {
			return nil, nil
		}
		if err != nil {
			return nil, fmt.Errorf("list jobs: %w", err)
		}
		jobs = append(jobs, found.Nodes...)
		if !found.PageInfo.HasNextPage {
			return jobs, nil
		}
		after = *found.PageInfo.EndCursor
	}
}

// IsIndia reports whether a country is India. CountryCode says how it may be written.
func IsIndia(country string) bool {
	return CountryCode(country) == "IN"
}
