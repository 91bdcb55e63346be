package content

import (
	"strings"

	"hire360/graph"
)

// figures checks that every figure of a case study has a baseline and a period.
func (k *checker) figures(s *source) {
	study, ok := s.page.(*graph.CaseStudy)
	if !ok {
		return
	}
	all := study.Results
	for _, section := range study.Sections {
		if facts, ok := section.(*graph.FactsSection); ok {
			all = append(all[:len(all):len(all)], facts.Facts...)
		}
	}
	for _, f := range all {
		if f.Basis == nil || strings.TrimSpace(*f.Basis) == "" {
			k.add(s, s.lineAt("value", f.Value), "figure",
				"the figure %q has no basis, expected its baseline and period", f.Value)
		}
	}
}
