package pdf

import (
	"hire360/graph"
)

// section composes what paper can show of a section. Forms, lists and screens become links to where they are.
func (d *document) section(s graph.Section) {
	switch s := s.(type) {
	case *graph.ProseSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.prose(s.Text, s.Heading != "")
	case *graph.CardsSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.entries(cards(s.Cards))
	case *graph.LinesSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.stations(s.Lines)
	case *graph.StepsSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.entries(steps(s.Steps))
	case *graph.FactsSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.facts(s.Facts)
	case *graph.TableSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.table(s.Caption, false, s.Columns, s.Rows)
	case *graph.FaqSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.entries(questions(s.Questions))
	case *graph.QuoteSection:
		d.in.with("/T%s", text(s.Heading)) // heard, not seen, as on the web
		d.heading(s.Anchor, "", nil)
		d.quote(s.Quote, s.Source)
	case *graph.DiagramSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.text("P", inline(s.Caption, bodyText), left+hang, measure-hang, 11)
	case *graph.CountriesSection:
		d.heading(s.Anchor, s.Heading, nil)
		d.entries(countries(s.Countries))
	default:
		d.onScreen(s)
	}
}

// onScreen composes sections that live on the screen: their words, and a link to each thing they lead to.
func (d *document) onScreen(s graph.Section) {
	switch s := s.(type) {
	case *graph.ScreenSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.links(append([]graph.Link{{Label: "See the screen", Link: d.base.Path + hash(s.Anchor)}}, more(s.More)...))
	case *graph.PageListSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.links(append(titles(s.Pages), more(s.More)...))
	case *graph.CallToActionSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.links(s.Actions)
	case *graph.EnquiryFormSection:
		d.panel(s)
	case *graph.OfficesSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.entries(offices(d.site.Offices))
	case *graph.EventListSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.links([]graph.Link{{Label: "See the dates", Link: d.base.Path + hash(s.Anchor)}})
	case *graph.JobListSection:
		d.heading(s.Anchor, "Open positions", s.Lead)
		d.links(append([]graph.Link{{Label: "See what is open today", Link: d.base.Path + hash(s.Anchor)}}, more(s.More)...))
	}
}

func hash(id *string) string {
	if id == nil {
		return ""
	}
	return "#" + *id
}

func more(l *graph.Link) []graph.Link {
	if l == nil {
		return nil
	}
	return []graph.Link{*l}
}

func titles(pages []graph.Page) []graph.Link {
	var out []graph.Link
	for _, p := range pages {
		out = append(out, graph.Link{Label: p.Base().Title, Link: p.Base().Path})
	}
	return out
}

func cards(all []graph.Card) []entry {
	var out []entry
	for _, c := range all {
		out = append(out, entry{title: c.Title, href: deref(c.Link), text: c.Text})
	}
	return out
}

func questions(all []graph.Question) []entry {
	var out []entry
	for _, q := range all {
		out = append(out, entry{title: q.Question, text: q.Answer})
	}
	return out
}

func steps(all []graph.Step) []entry {
	var out []entry
	for _, s := range all {
		e := entry{title: s.Title, when: s.When, text: s.Text, decisive: s.Decisive}
		if s.From != nil && s.To != nil {
			e.bar = &[2]float64{*s.From / 100, *s.To / 100}
		}
		out = append(out, e)
	}
	return out
}

func countries(all []graph.CountryNote) []entry {
	var out []entry
	for _, c := range all {
		out = append(out, entry{title: c.Title, text: c.Text})
	}
	return out
}

func offices(all []graph.Office) []entry {
	var out []entry
	for _, o := range all {
		out = append(out, entry{title: o.Label, text: o.Address + ", " + o.Location})
	}
	return out
}
