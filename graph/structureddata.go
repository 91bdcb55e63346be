package graph

import "context"

// StructuredData returns the JSON-LD of a page, by the operation that reads the page and its variables. It is nil for
// pages without any, and for those that search engines must not index.
func (r *Resolver) StructuredData(ctx context.Context, operation string, variables map[string]any) []byte {
	switch operation {
	case "Page":
		path, _ := variables["path"].(string)
		page, err := r.PageAt(ctx, path)
		if err != nil || page == nil || page.Base().Hidden {
			return nil
		}
		country, _ := variables["country"].(string)
		return StructuredPage(r.Content.Site(country), page, r.Content.Events(r.Now()))
	case "JobSearch":
		return r.structuredSearch(ctx, variables)
	case "Job":
		id, _ := variables["id"].(string)
		if found, err := r.Jobs.JobsByID(ctx, []string{id}); err == nil && found[id] != nil {
			return StructuredJob(r.Content.Site(""), found[id])
		}
	}
	return nil
}

// structuredSearch returns the JSON-LD of the job search, with its jobs unless words or filters narrow them.
func (r *Resolver) structuredSearch(ctx context.Context, variables map[string]any) []byte {
	page, err := r.PageAt(ctx, "/careers")
	if err != nil || page == nil {
		return nil
	}
	number, _ := variables["page"].(int)
	filters := len(variables)
	for _, name := range []string{"query", "page"} {
		if _, ok := variables[name]; ok {
			filters--
		}
	}
	var jobs []Job
	if filters == 0 && variables["query"] == "" {
		found, err := r.Jobs.Jobs(ctx, JobQuery{Sort: JobSortNewest, First: jobsPerPage, Page: number})
		if err != nil {
			return nil
		}
		jobs = found.Nodes
	}
	return StructuredJobList(r.Content.Site(""), page, jobs, number)
}

// jobsPerPage is the default of searchJobs(first:), which the job search relies on.
const jobsPerPage = 20
