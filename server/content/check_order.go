package content

import (
	"slices"

	"hire360/graph"
)

// nextStep checks that a case study tells the reader what to do next.
func (k *checker) nextStep(s *source) {
	if s.base().Kind == graph.PageKindCaseStudy && len(s.starts) > 0 && !slices.ContainsFunc(s.starts, asksVisitors) {
		k.add(s, s.starts[len(s.starts)-1].line, "next",
			"the case study ends without a next step, expected an enquiryForm or a callToAction")
	}
}

// asksVisitors reports whether a section asks for a message.
func asksVisitors(s start) bool { return s.key == "enquiryForm" || s.key == "callToAction" }
