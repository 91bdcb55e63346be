package content

import (
	"fmt"
	"slices"
	"unicode/utf8"

	"hire360/graph"
)

// What a page's head and lists allow.
const (
	maxTitle                       = 60
	minDescription, maxDescription = 110, 160
	maxLabel                       = 32
	minRelated, maxRelated         = 2, 4
)

// checker gathers what is wrong with content that loads.
type checker struct {
	*Content
	Problems
}

// Check returns what is wrong with texts that load: lengths, order, duplicates, and pages that cannot be reached.
func Check(c *Content) Problems {
	k := &checker{Content: c}
	titles, descriptions, charts := map[string]string{}, map[string]string{}, map[string]string{}
	for _, p := range c.Paths() {
		s := c.sources[p]
		k.head(s)
		k.unique(s.file, s.line("title"), "title", s.base().Title, s.file, titles)
		k.unique(s.file, s.line("description"), "description", s.base().Description, s.file, descriptions)
		k.related(s)
		k.layout(s)
		k.figures(s)
		k.chart(s, charts)
		k.figure(s)
		k.specimen(s)
		k.nextStep(s)
	}
	k.documentHeads(titles, descriptions)
	k.orphans()
	k.menuServices()
	k.sort()
	return k.Problems
}

func (k *checker) head(s *source) {
	b := s.base()
	k.length(s.file, s.line("title"), "title", b.Title+" · "+k.Site("").Name, " with the site's name", 0, maxTitle)
	with := ""
	if b.Kind == graph.PageKindCaseStudy {
		with = " with “" + illustrative + "”, which the site adds"
	}
	if !b.Hidden {
		k.length(s.file, s.line("description"), "description", b.Description, with, minDescription, maxDescription)
	}
	if s.keys["label"] == 0 {
		k.find(s.file, 1, "label", "the page has no label, expected a short name for breadcrumbs, menus and lists")
	} else {
		k.length(s.file, s.line("label"), "label", b.Label, "", 0, maxLabel)
	}
}

// documentHeads checks titles and descriptions of listed documents like those of pages.
func (k *checker) documentHeads(titles, descriptions map[string]string) {
	for _, d := range k.documents {
		if d.line == 0 {
			continue // it has the title and description of its page, which are checked
		}
		k.length(documentsName, d.line, "title", d.Title, "", 0, maxTitle)
		k.length(documentsName, d.line, "description", d.Description, "", minDescription, maxDescription)
		k.unique(documentsName, d.line, "title", d.Title, d.Path, titles)
		k.unique(documentsName, d.line, "description", d.Description, d.Path, descriptions)
	}
}

// length checks the length of a text; with says what is counted besides what the file has.
func (k *checker) length(file string, line int, rule, text, with string, least, most int) {
	expected := fmt.Sprintf("%d to %d", least, most)
	if least == 0 {
		expected = fmt.Sprintf("at most %d", most)
	}
	if n := utf8.RuneCountInString(text); n < least || n > most {
		k.find(file, line, rule, "the %s has %d characters%s, expected %s", rule, n, with, expected)
	}
}

// unique reports a text that something else has; seen has their names by their texts.
func (k *checker) unique(file string, line int, rule, text, name string, seen map[string]string) {
	if first, ok := seen[text]; ok {
		k.find(file, line, rule, "%s has the same %s, expected one of its own", first, rule)
		return
	}
	seen[text] = name
}

func (k *checker) related(s *source) {
	b := s.base()
	if b.Hidden || b.Kind == graph.PageKindLegal || b.Kind == graph.PageKindHome {
		return
	}
	if n := len(s.Related); n < minRelated || n > maxRelated {
		k.find(s.file, s.line("related"), "related", "the page names %d related pages, expected %d to %d", n,
			minRelated, maxRelated)
	}
	for i, r := range s.Related {
		if r == s.path || slices.Contains(s.Related[:i], r) {
			k.find(s.file, s.line("related"), "related", "related names %s itself or twice, expected other pages", r)
		}
	}
}

// afterForm lists the sections that may follow an enquiry form.
var afterForm = map[string]bool{"offices": true, "faq": true, "pageList": true, "jobList": true, "eventList": true,
	"callToAction": true}

// hasTop reports whether a kind of section has the page's h1.
func hasTop(key string) bool { return key == "hero" || key == "jobBoard" || key == "siteSearch" }

// layout checks for one h1 at the top and at most one form, near the end.
func (k *checker) layout(s *source) {
	tops, form := 0, 0
	for i, start := range s.starts {
		if hasTop(start.key) {
			if tops++; tops > 1 {
				k.find(s.file, start.line, "hero",
					"this is the second section with an h1, expected one hero, jobBoard or siteSearch")
			}
		} else if i == 0 {
			k.find(s.file, start.line, "hero", "the page begins with %s, expected a hero, jobBoard or siteSearch",
				start.key)
		}
		switch {
		case start.key == "enquiryForm" && form > 0:
			k.find(s.file, start.line, "form", "this is the second enquiryForm (the first is in line %d), expected one",
				form)
		case start.key == "enquiryForm":
			form = start.line
		case form > 0 && !afterForm[start.key] && s.base().Kind != graph.PageKindPlain:
			k.find(s.file, start.line, "order", "%s follows the enquiryForm, expected the form after it", start.key)
		}
	}
	if tops == 0 {
		k.find(s.file, s.line("sections"), "hero",
			"no section has the h1, expected a hero, jobBoard or siteSearch first")
	}
}

// nextStep checks that a case study tells the reader what to do next.
func (k *checker) nextStep(s *source) {
	asks := func(at start) bool { return asksVisitors[at.key] }
	if s.base().Kind == graph.PageKindCaseStudy && len(s.starts) > 0 && !slices.ContainsFunc(s.starts, asks) {
		k.find(s.file, s.starts[len(s.starts)-1].line, "next",
			"the case study ends without a next step, expected an enquiryForm or a callToAction")
	}
}

// asksVisitors has the sections that ask for a message.
var asksVisitors = map[string]bool{"enquiryForm": true, "callToAction": true}
