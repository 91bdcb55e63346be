package content

import (
	"cmp"
	"fmt"
	"slices"
	"unicode/utf8"

	"hire360/graph"
)

// Finding is content that loads but is not good enough to be shown.
type Finding struct {
	File string
	Line int
	// Rule is the name of the rule in one word.
	Rule    string
	Message string
}

func (f Finding) String() string {
	return fmt.Sprintf("%s:%d: %s (%s)", f.File, f.Line, f.Message, f.Rule)
}

// What a page's head and lists allow.
const (
	maxTitle                       = 60
	minDescription, maxDescription = 110, 160
	maxLabel                       = 32
	minRelated, maxRelated         = 2, 4
)

// checker gathers findings over all pages.
type checker struct {
	*Content
	findings []Finding
}

func (k *checker) add(s *source, line int, rule, format string, args ...any) {
	k.addAt(s.file, line, rule, format, args...)
}

func (k *checker) addAt(file string, line int, rule, format string, args ...any) {
	k.findings = append(k.findings, Finding{File: file, Line: line, Rule: rule, Message: fmt.Sprintf(format, args...)})
}

// Check returns what is wrong with texts that load: lengths, order, duplicates, and pages that cannot be reached.
func Check(c *Content) []Finding {
	k := &checker{Content: c}
	titles, descriptions, charts := map[string]string{}, map[string]string{}, map[string]string{}
	for _, p := range c.Paths() {
		s := c.sources[p]
		k.head(s)
		k.unique(s, "title", s.base().Title, titles)
		k.unique(s, "description", s.base().Description, descriptions)
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
	slices.SortStableFunc(k.findings, func(a, b Finding) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Rule, b.Rule))
	})
	return k.findings
}

func (k *checker) head(s *source) {
	b := s.base()
	if n := utf8.RuneCountInString(b.Title + " · " + k.Site("").Name); n > maxTitle {
		k.add(s, s.line("title"), "title", "the title has %d characters with the site's name, expected at most %d", n,
			maxTitle)
	}
	if n := utf8.RuneCountInString(b.Description); (n < minDescription || n > maxDescription) && !b.Hidden {
		with := ""
		if b.Kind == graph.PageKindCaseStudy {
			with = " with “" + graph.IllustrativeExample + ": ”, which the site adds"
		}
		k.add(s, s.line("description"), "description", "the description has %d characters%s, expected %d to %d", n,
			with, minDescription, maxDescription)
	}
	if s.keys["label"] == 0 {
		k.add(s, 1, "label", "the page has no label, expected a short name for breadcrumbs, menus and lists")
	} else if n := utf8.RuneCountInString(b.Label); n > maxLabel {
		k.add(s, s.line("label"), "label", "the label has %d characters, expected at most %d", n, maxLabel)
	}
}

func (k *checker) unique(s *source, rule, text string, seen map[string]string) {
	if first, ok := seen[text]; ok {
		k.add(s, s.line(rule), rule, "%s has the same %s, expected another one", first, rule)
		return
	}
	seen[text] = s.file
}

func (k *checker) related(s *source) {
	b := s.base()
	if b.Hidden || b.Kind == graph.PageKindLegal || b.Kind == graph.PageKindHome {
		return
	}
	if n := len(s.Related); n < minRelated || n > maxRelated {
		k.add(s, s.line("related"), "related", "the page names %d related pages, expected %d to %d", n, minRelated,
			maxRelated)
	}
	for i, r := range s.Related {
		if r == s.path || slices.Contains(s.Related[:i], r) {
			k.add(s, s.line("related"), "related", "related names %s itself or twice, expected other pages", r)
		}
	}
}

// isTop reports whether a section has the page's h1.
func isTop(key string) bool { return key == "hero" || key == "jobBoard" }

// afterForm lists the sections that may follow an enquiry form.
var afterForm = map[string]bool{"offices": true, "faq": true, "pageList": true, "jobList": true, "eventList": true,
	"callToAction": true}

// layout checks for one h1 at the top and at most one form, near the end.
func (k *checker) layout(s *source) {
	tops, form := 0, 0
	for i, start := range s.starts {
		if isTop(start.key) {
			if tops++; tops > 1 {
				k.add(s, start.line, "hero", "this is the second section with an h1, expected one hero or jobBoard")
			}
		} else if i == 0 {
			k.add(s, start.line, "hero", "the page begins with %s, expected a hero or jobBoard", start.key)
		}
		switch {
		case start.key == "enquiryForm" && form > 0:
			k.add(s, start.line, "form", "this is the second enquiryForm (the first is in line %d), expected one",
				form)
		case start.key == "enquiryForm":
			form = start.line
		case form > 0 && !afterForm[start.key] && s.base().Kind != graph.PageKindPlain:
			k.add(s, start.line, "order", "%s follows the enquiryForm, expected the form after it", start.key)
		}
	}
	if tops == 0 {
		k.add(s, s.line("sections"), "hero", "no section has the h1, expected a hero or jobBoard first")
	}
}
