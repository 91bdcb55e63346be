package main

import (
	"context"

	"hire360/graph"
)

// structuredData returns the JSON-LD of a page, by the last of its operations.
func (s *site) structuredData(ctx context.Context, operation string, variables map[string]any) []byte {
	country, _ := variables["country"].(string)
	switch operation {
	case "Page":
		p, _ := variables["path"].(string)
		page, err := s.resolver.PageAt(ctx, p)
		if err != nil || page == nil || page.Base().Hidden {
			return nil
		}
		return graph.StructuredPage(s.live.Site(country), page, s.live.Events(s.now()))
	case "JobSearch":
		return s.structuredJobs(ctx, variables)
	case "Job":
		id, _ := variables["id"].(string)
		if found, err := s.resolver.Jobs.JobsByID(ctx, []string{id}); err == nil && found[id] != nil {
			return graph.StructuredJob(s.live.Site(""), found[id])
		}
	}
	return nil
}

// structuredJobs returns the JSON-LD of the job search, with the jobs where the page shows all of them in turn.
func (s *site) structuredJobs(ctx context.Context, variables map[string]any) []byte {
	page, err := s.resolver.PageAt(ctx, "/careers")
	if err != nil || page == nil {
		return nil
	}
	number, _ := variables["page"].(int)
	chosen := len(variables) // the words and the number of the page choose nothing
	for _, name := range []string{"query", "page"} {
		if _, ok := variables[name]; ok {
			chosen--
		}
	}
	var jobs []graph.Job
	if chosen == 0 && variables["query"] == "" {
		found, err := s.resolver.Jobs.Jobs(ctx, graph.JobQuery{Sort: graph.JobSortNewest, First: jobsPerPage, Page: number})
		if err != nil {
			return nil
		}
		jobs = found.Nodes
	}
	return graph.StructuredJobList(s.live.Site(""), page, jobs, number)
}

// jobsPerPage is the default of searchJobs(first:), which the job search relies on.
const jobsPerPage = 20
