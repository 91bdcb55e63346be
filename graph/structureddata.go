package graph

import "context"

// StructuredData returns the JSON-LD of the page at an address. It is nil for pages without any, and for those that
// search engines must not index.
func (r *Resolver) StructuredData(ctx context.Context, a Address, country string) []byte {
	switch a.Kind {
	case AddressPage:
		page, err := r.PageAt(ctx, a.Path)
		if err != nil || page == nil || page.Base().Hidden {
			return nil
		}
		return StructuredPage(r.Content.Site(country), page, r.Content.Events(r.Now()))
	case AddressJobSearch:
		return r.structuredSearch(ctx, a.Search)
	case AddressJob:
		if found, err := r.Jobs.JobsByID(ctx, []string{a.ID}); err == nil && found[a.ID] != nil {
			return StructuredJob(r.Content.Site(""), found[a.ID])
		}
	}
	return nil
}

// structuredSearch returns the JSON-LD of the job search, with its jobs unless words, filters or an order narrow them.
func (r *Resolver) structuredSearch(ctx context.Context, search JobSearch) []byte {
	page, err := r.PageAt(ctx, "/careers")
	if err != nil || page == nil {
		return nil
	}
	var jobs []Job
	if whole := (JobSearch{Page: search.Page}); search.Values().Encode() == whole.Values().Encode() {
		found, err := r.Jobs.Jobs(ctx, JobQuery{Sort: JobSortNewest, First: jobsPerPage, Page: search.Page})
		if err != nil {
			return nil
		}
		jobs = found.Nodes
	}
	return StructuredJobList(r.Content.Site(""), page, jobs, search.Page)
}

// jobsPerPage is the default of searchJobs(first:), which the job search relies on.
const jobsPerPage = 20
