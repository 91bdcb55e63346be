package content

import (
	"strings"

	"hire360/graph"
)

// maxAlike is the number of pages that may have a specimen of the same looks.
const maxAlike = 2

// specimens checks that each service page has a specimen, that no two pages show the same names in theirs, and that no
// more than two look alike.
func (k *checker) specimens() {
	titles, labels := map[string]string{}, map[string]string{}
	alike := map[string]int{}
	for _, p := range k.Paths() {
		s := k.sources[p]
		specimen := specimenOf(s.base())
		if specimen == nil {
			if s.base().Kind == graph.PageKindService && !s.base().Hidden {
				k.add(s, s.line("sections"), "specimen", "the hero of the service has no specimen, expected a "+
					"sample of what the service delivers")
			}
			continue
		}
		k.sharedLabel(s, "title", specimen.Title, titles)
		looks := looksOf(specimen)
		if alike[looks]++; alike[looks] > maxAlike {
			k.add(s, s.line("sections"), "specimen", "%d other pages have a specimen of %s, expected another kind, "+
				"form or medium", maxAlike, looks)
		}
		for _, label := range labelsOf(specimen) {
			k.sharedLabel(s, "label", label, labels)
		}
	}
}

// sharedLabel reports a name that the specimen of another page has too.
func (k *checker) sharedLabel(s *source, what, text string, seen map[string]string) {
	name := strings.ToLower(plain(text))
	if first, ok := seen[name]; ok && first != s.file {
		k.add(s, s.specimenLine(text), "specimen", "the specimen of %s has the same %s, %q, expected another one",
			first, what, text)
		return
	}
	seen[name] = s.file
}

// specimenLine returns the line of a text of the page's specimen.
func (s *source) specimenLine(text string) int {
	for _, p := range s.pieces {
		if p.section == inSpecimen && p.text == text {
			return p.line
		}
	}
	return s.line("sections")
}

func specimenOf(b *graph.PageBase) *graph.Specimen {
	for _, section := range b.Sections {
		if hero, ok := section.(*graph.HeroSection); ok {
			return hero.Specimen
		}
	}
	return nil
}

// looksOf names what decides how a specimen looks: what it shows, in which form, and what it is on.
func looksOf(s *graph.Specimen) string {
	var looks []string
	add := func(has bool, name string) {
		if has {
			looks = append(looks, name)
		}
	}
	add(s.Grade != nil, "grade")
	add(s.Chain != nil, "chain")
	add(s.Code != nil, "code")
	add(s.Table != nil, "table")
	add(s.Log != nil, "log")
	add(s.Paper != nil, "paper")
	add(s.Talk != nil, "talk")
	if s.Matrix != nil {
		looks = append(looks, "matrix"+inForm(s.Matrix.Form))
	}
	if s.Bars != nil {
		looks = append(looks, "bars"+inForm(s.Bars.Form))
	}
	if s.Plan != nil {
		looks = append(looks, "plan"+inForm(s.Plan.Form))
	}
	if s.Plot != nil {
		looks = append(looks, "plot"+inForm(s.Plot.Form))
	}
	return strings.Join(looks, ", ") + inForm(s.Medium)
}

func inForm[T ~string](form *T) string {
	if form == nil {
		return ""
	}
	return " (" + string(*form) + ")"
}

// labelsOf returns the names of what a specimen shows: rows, stations, lanes, lines and fields. Times of a log and the
// speakers of a conversation are no such names.
func labelsOf(s *graph.Specimen) []string {
	var out []string
	for _, c := range s.Chain {
		out = append(out, c.Title)
	}
	for _, f := range s.Paper {
		out = append(out, f.Label)
	}
	if s.Table != nil {
		for _, row := range s.Table.Rows {
			out = append(out, first(row.Cells))
		}
	}
	if s.Matrix != nil {
		for _, row := range s.Matrix.Rows {
			out = append(out, row.Label)
		}
	}
	if s.Bars != nil {
		for _, bar := range s.Bars.Bars {
			out = append(out, bar.Label)
		}
	}
	if s.Plan != nil {
		for _, lane := range s.Plan.Lanes {
			out = append(out, lane.Label)
		}
	}
	if s.Plot != nil {
		for _, line := range s.Plot.Lines {
			out = append(out, line.Label)
		}
	}
	return out
}
