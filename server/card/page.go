package card

import (
	"fmt"

	"hire360/graph"
)

var kinds = map[graph.PageKind]string{
	graph.PageKindServiceGroup: "Services", graph.PageKindService: "Service", graph.PageKindProduct: "Product",
	graph.PageKindArticle: "Article", graph.PageKindCaseStudy: graph.CompositeExample, graph.PageKindPartner: "Partner",
	graph.PageKindLegal: "Legal",
}

// Of returns the card of a page.
func Of(company string, page graph.Page) Card {
	b := page.Base()
	c := Card{Company: company, Kind: kinds[b.Kind], Title: b.Title, Art: b.Art}
	switch p := page.(type) {
	case *graph.Article:
		c.Light = true
		c.Facts = []string{"By " + p.Author, fmt.Sprintf("%d minutes to read", p.Minutes)}
	case *graph.CaseStudy:
		first := p.Result()
		c.Figure, c.Result = first.Value, graph.PlainMarkup(first.Text)
		if first.Unit != nil {
			c.Unit = *first.Unit
		}
	case *graph.ProductPage:
		c.Title, c.Result = b.Label, graph.PlainMarkup(p.Claim)
	}
	return c
}

// OfJob returns the card of a job. Its picture shows the country of the job.
func OfJob(company string, job *graph.Job) Card {
	place := job.Location.City
	if job.Workplace == graph.WorkplaceRemote {
		place = job.Location.Country
	}
	c := Card{Company: company, Kind: "Job", Title: job.Title, Light: true,
		Art: graph.Illustration{Seed: job.ID, Topology: graph.TopologyMatch, Country: &job.Location.CountryCode}}
	if job.Sample {
		c.Kind = "Sample job"
	}
	c.Facts = []string{place, graph.FacetLabel(graph.JobFacetFieldWorkplace, string(job.Workplace)),
		graph.FacetLabel(graph.JobFacetFieldType, string(job.Type))}
	return c
}
