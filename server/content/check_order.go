package content

import (
	"slices"
	"strings"
	"unicode"

	"hire360/graph"
)

// serviceHeadings are those of every service page, in their order. What only one page has comes after the first.
var serviceHeadings = []string{"What it is", "When you need it", "How it works", "What you get", "Tools and risks",
	"Examples", "Questions"}

// serviceOrder checks that a service page has its blocks under fixed headings and in a fixed order.
func (k *checker) serviceOrder(s *source) {
	if s.base().Kind != graph.PageKindService {
		return
	}
	last := -1
	for i, start := range s.starts {
		heading, line := s.heading(i)
		if isTop(start.key) || start.key == "enquiryForm" {
			continue
		}
		at := slices.Index(serviceHeadings, heading)
		switch {
		case at < 0 && last != 0:
			k.add(s, line, "heading", "the heading %q is in the place of a fixed one, expected %s: what only "+
				"this page has comes after %q", heading, oneOf(serviceHeadings[last+1:]), serviceHeadings[0])
		case at >= 0 && at <= last:
			k.add(s, line, "heading", "%q comes after %q, expected the order %s", heading, serviceHeadings[last],
				strings.Join(serviceHeadings, ", "))
		}
		last = max(last, at)
	}
}

// heading returns the heading of a section as it is in the file, and its line.
func (s *source) heading(section int) (string, int) {
	for line := range s.lines {
		if line.section == section && line.key == "heading" {
			return line.text, line.line
		}
	}
	return "", s.starts[section].line
}

// nextStep checks that a case study tells the reader what to do next.
func (k *checker) nextStep(s *source) {
	if s.base().Kind == graph.PageKindCaseStudy && len(s.starts) > 0 && !slices.ContainsFunc(s.starts, asksVisitors) {
		k.add(s, s.starts[len(s.starts)-1].line, "next",
			"the case study ends without a next step, expected an enquiryForm or a callToAction")
	}
}

// asksVisitors reports whether a section asks for a message.
func asksVisitors(s start) bool { return s.key == "enquiryForm" || s.key == "callToAction" }

// sharedWords checks that two thirds of the h1s share a word with their page's label, by which menus and lists call it.
func (k *checker) sharedWords() {
	shared, all := 0, 0
	var first *source
	for _, p := range k.Paths() {
		s := k.sources[p]
		if s.base().Hidden || len(s.starts) == 0 {
			continue
		}
		all++
		heading, _ := s.heading(0)
		switch {
		case shareWord(heading, s.base().Label):
			shared++
		case first == nil:
			first = s
		}
	}
	if 3*shared < 2*all {
		heading, line := first.heading(0)
		k.add(first, line, "h1", "%d of %d h1s share a word with their page's label, expected two thirds: %q, for "+
			"example, has no word of %q", shared, all, heading, first.base().Label)
	}
}

func shareWord(a, b string) bool {
	words := func(text string) []string {
		return strings.FieldsFunc(strings.ToLower(text),
			func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	}
	known := words(b)
	return slices.ContainsFunc(words(a), func(x string) bool {
		return len(x) > 1 && !commonWords[x] &&
			slices.ContainsFunc(known, func(y string) bool { return sameWord(x, y) })
	})
}
