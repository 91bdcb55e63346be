package graph

import "context"

// StructuredData returns the JSON-LD of the page at an address. It is nil for pages that have none or that search
// engines must not index.
func (r *Resolver) StructuredData(ctx context.Context, a Address, country string) []byte {
	switch a.Kind {
	case AddressPage:
		page, err := r.PageAt(ctx, a.Path)
		if err != nil || page == nil || page.Base().Hidden {
			return nil
		}
		return structuredPage(r.Content().Site(country), page, r.Content().Events(r.Now()))
	case AddressJobSearch:
		return r.structuredSearch(ctx, a.Search)
	case AddressJob:
		if found, err := r.Jobs.JobsByID(ctx, []string{a.ID}); err == nil && found[a.ID] != nil {
			return structuredJob(r.Content().Site(""), found[a.ID])
		}
	}
	return nil
}

// structuredSearch returns the JSON-LD of the job search. It lists the jobs unless terms, filters or an order are set.
func (r *Resolver) structuredSearch(ctx context.Context, search JobSearch) []byte {
	page, err := r.PageAt(ctx, "/careers")
	if err != nil || page == nil {
		return nil
	}
	var jobs []Job
	if all := (JobSearch{Page: search.Page}); search.Values().Encode() == all.Values().Encode() {
		found, err := r.Jobs.Jobs(ctx, JobQuery{Sort: JobSortNewest, First: jobsPerPage, Page: search.Page})
		if err != nil {
			return nil
		}
		jobs = found.Nodes
	}
	return structuredJobList(r.Content().Site(""), page, jobs, search.Page)
}

// jobsPerPage is the default of searchJobs(first:), which the job search uses.
const jobsPerPage = 20
