package document

import (
	"errors"
	"fmt"
	"strings"

	"hire360/graph"
)

// section composes what paper can show of a section. Forms and lists become links to where they are.
func (d *document) section(s graph.Section) {
	switch s := s.(type) {
	case *graph.ProseSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.prose(s.Text, s.Heading != "")
	case *graph.CardsSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.entries(entriesOf(s.Cards, card))
	case *graph.LinesSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.stations(s.Lines)
	case *graph.StepsSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.entries(entriesOf(s.Steps, step))
	case *graph.FactsSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.facts(s.Facts)
	case *graph.TableSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.table(s.Caption, false, s.Columns, s.Rows)
	case *graph.FaqSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.entries(entriesOf(s.Questions, question))
	case *graph.QuoteSection:
		d.parent.SetTitle(s.Heading) // announced and not shown, as on the web
		d.heading(s.Anchor, "", nil)
		d.quote(s.Quote, s.Source)
	case *graph.DiagramSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.diagram(s)
	case *graph.ChartSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.chart(s)
	case *graph.ServiceIndexSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.entries(entriesOf(s.Groups, serviceGroup))
	case *graph.CountriesSection:
		d.heading(s.Anchor, s.Heading, nil)
		d.entries(entriesOf(s.Countries, country))
	case *graph.OfficesSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.entries(entriesOf(d.site.Offices, office))
	default:
		d.screenSection(s)
	}
}

// screenSection composes sections for screens: their text, and a link to each thing they lead to.
func (d *document) screenSection(s graph.Section) {
	here := func(label string, anchor *string) graph.Link {
		return graph.Link{Label: label, Link: d.base.Path + hash(anchor)}
	}
	switch s := s.(type) {
	case *graph.ScreenSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.screen(s.Screen)
		d.links(withMore(s.More))
	case *graph.PageListSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.disclose(s.Pages)
		d.links(withMore(s.More, titles(s.Pages)...))
	case *graph.CallToActionSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.links(s.Actions)
	case *graph.EnquiryFormSection:
		d.panel(s)
	case *graph.EventListSection:
		d.heading(s.Anchor, s.Heading, s.Lead)
		d.links([]graph.Link{here("The dates", s.Anchor)})
	case *graph.JobListSection:
		d.heading(s.Anchor, "Open jobs", s.Lead)
		d.links(withMore(s.More, here("What is open today", s.Anchor)))
	case *graph.HeroSection: // it is on the cover
	case *graph.DocumentListSection, *graph.JobBoardSection: // they lead to nothing but themselves
	default:
		d.missing = errors.Join(d.missing, fmt.Errorf("documents have no case for %T", s))
	}
}

func hash(anchor *string) string {
	if anchor == nil {
		return ""
	}
	return "#" + *anchor
}

func withMore(more *graph.Link, links ...graph.Link) []graph.Link {
	if more == nil {
		return links
	}
	return append(links, *more)
}

func titles(pages []graph.Page) []graph.Link {
	var out []graph.Link
	for _, p := range pages {
		out = append(out, graph.Link{Label: p.Base().Title, Link: p.Base().Path})
	}
	return out
}

// disclose composes the disclosure once above a list of pages, if one of them is a case study.
func (d *document) disclose(pages []graph.Page) {
	for _, p := range pages {
		if p, ok := p.(*graph.CaseStudy); ok {
			d.text("P", plain(p.Disclosure(), smallText), 9)
			d.blocks[len(d.blocks)-1].keepWithNext = true
			return
		}
	}
}

func entriesOf[T any](all []T, one func(T) entry) []entry {
	var out []entry
	for _, v := range all {
		out = append(out, one(v))
	}
	return out
}

func card(c graph.Card) entry { return entry{title: c.Title, href: deref(c.Link), text: c.Text} }

func question(q graph.Question) entry { return entry{title: q.Question, text: q.Answer} }

func country(c graph.CountryNote) entry { return entry{title: c.Title, text: c.Text} }

func serviceGroup(g graph.ServiceIndexGroup) entry {
	var names []string
	for _, s := range g.Services {
		names = append(names, s.Label)
	}
	return entry{title: g.Title, href: g.Link, text: g.Text + " " + strings.Join(names, ", ") + "."}
}

func office(o graph.Office) entry { return entry{title: o.Label, text: o.Address + ", " + o.Location} }

func step(s graph.Step) entry {
	e := entry{title: s.Title, when: s.When, text: s.Text, decisive: s.Decisive}
	if s.From != nil && s.To != nil {
		e.bar = &[2]float64{*s.From / 100, *s.To / 100}
	}
	return e
}
