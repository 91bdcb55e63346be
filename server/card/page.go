package card

import (
	"slices"

	"hire360/graph"
	"hire360/server/brand"
)

var kinds = map[graph.PageKind]string{
	graph.PageKindServiceGroup: "Services", graph.PageKindService: "Service", graph.PageKindProduct: "Product",
	graph.PageKindArticle: "Article", graph.PageKindCaseStudy: graph.CompositeExample, graph.PageKindPartner: "Partner",
	graph.PageKindLegal: "Legal",
}

// Of returns the card of a page. That of the page of events has the date of the next one, if there is one. Only groups
// of services have routes. Pages without a picture of their own have a day of the relay.
func Of(company string, page graph.Page, next *graph.Event, now *graph.Now) Card {
	b := page.Base()
	c := Card{Company: company, Kind: kinds[b.Kind], Title: b.Title, Art: b.Art}
	c.Bare = b.Kind != graph.PageKindServiceGroup
	switch p := page.(type) {
	case *graph.Article:
		c.article(p)
	case *graph.CaseStudy:
		first := p.Result()
		c.Figure, c.Result = first.Value, graph.PlainMarkup(first.Text)
		if first.Unit != nil {
			c.Unit = *first.Unit
		}
		c.Lines = brand.ChangeLines(p.Change)
	case *graph.ProductPage:
		c.Title, c.Result = b.Label, graph.PlainMarkup(p.Claim)
	}
	if next != nil && slices.ContainsFunc(b.Sections, listsEvents) {
		c.event(next)
	}
	c.Sheet = sheetOf(b)
	if c.Sheet != nil && b.Kind != graph.PageKindProduct {
		c.Ground = Desk
	}
	if c.Bare && c.Sheet == nil && c.Cover == nil && len(c.Lines) == 0 {
		c.Day = usualDay(now)
	}
	return c
}

func listsEvents(s graph.Section) bool {
	list, ok := s.(*graph.EventListSection)
	return ok && list.When == graph.EventTimeUpcoming
}

// event puts the date of an event on its card.
func (c *Card) event(e *graph.Event) {
	day := e.Day().Time()
	c.Ground = Sky
	c.Kind = "Next event"
	if e.Sample {
		c.Kind = "Sample event"
	}
	c.Title = e.Title
	c.Cover = &graph.Cover{Value: float64(day.Day()), Unit: day.Format("January"),
		Text: e.Place + ", " + day.Format("Monday")}
}

// article puts the article's figure on its card, or who wrote it.
func (c *Card) article(a *graph.Article) {
	c.Ground = Paper
	if a.Cover == nil {
		c.Facts = []string{"By " + a.Author, graph.Counted(int(a.Minutes), "minute") + " to read"}
	}
	c.Cover = a.Cover
}

// OfJob returns the card of a job: its facts, and a day of the relay.
func OfJob(company string, job *graph.Job, now *graph.Now) Card {
	place := job.Location.City
	if job.Workplace == graph.WorkplaceRemote {
		place = job.Location.Country
	}
	c := Card{Company: company, Kind: "Job", Title: job.Title, Ground: Sky, Bare: true, Day: usualDay(now)}
	if job.Sample {
		c.Kind = "Sample job"
	}
	for _, value := range []string{place, string(job.Workplace), string(job.Type)} {
		if value != "" && value != string(graph.WorkplaceNotStated) {
			c.Facts = append(c.Facts, graph.FacetLabel(graph.JobFacetFieldWorkplace, value))
		}
	}
	return c
}
