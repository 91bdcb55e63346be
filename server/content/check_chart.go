package content

import (
	"regexp"
	"slices"
	"strconv"
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
			k.find(s.file, s.lineAt("value", f.Value), "figure",
				"the figure %q has no basis, expected its baseline and period", f.Value)
		}
	}
}

// chart checks the charts of a page: a case study has one, its figures are in the text too, and its labels are its own.
// seen has the labels of other pages.
func (k *checker) chart(s *source, seen map[string]string) {
	charts := 0
	for i, section := range s.base().Sections {
		c, ok := section.(*graph.ChartSection)
		if !ok {
			continue
		}
		charts++
		line := s.starts[i].line
		k.inText(s, line, "chart", func(p piece) bool { return p.section == i }, figuresOf(c))
		labels := graph.Each(c.Marks, func(m graph.ChartMark) string { return strings.ToLower(plain(m.Label)) })
		slices.Sort(labels)
		key := strings.Join(labels, "\n")
		if first, ok := seen[key]; ok && key != "" {
			k.find(s.file, line, "chart", "the drawing has the labels of the one in %s, expected its own", first)
		} else {
			seen[key] = s.file
		}
	}
	study, ok := s.page.(*graph.CaseStudy)
	if !ok {
		return
	}
	nothing := func(piece) bool { return false }
	k.inText(s, s.line("change"), "chart", nothing, []float64{study.Change.Before, study.Change.After})
	if charts != 1 {
		k.find(s.file, s.line("sections"), "chart", "the case study has %d charts, expected one", charts)
	}
}

// figure checks the figure of an article: the text below its head states it.
func (k *checker) figure(s *source) {
	article, ok := s.page.(*graph.Article)
	if !ok || article.Figure == nil {
		return
	}
	f := article.Figure
	figures := graph.Each(digitPattern.FindAllString(withUnit(f)+"\n"+f.Text, -1), amountOf)
	k.inText(s, s.line("figure"), "figure", func(p piece) bool { return p.section < 0 }, figures)
}

// inText finds figures that no text of the page states, those left out not counted.
func (k *checker) inText(s *source, line int, rule string, leftOut func(piece) bool, figures []float64) {
	stated := map[float64]bool{}
	for _, p := range s.pieces {
		if !leftOut(p) {
			for n := range numbersIn(p.text) {
				stated[n] = true
			}
		}
	}
	for _, f := range figures {
		if !stated[f] && !stated[-f] {
			k.find(s.file, line, rule,
				"the figure %v is nowhere in the text, expected only figures that the text states", f)
		}
	}
}

// figuresOf lists the figures that a chart shows, also those in its words. Positions on a timeline are shown in words.
func figuresOf(c *graph.ChartSection) []float64 {
	figures, words := []*float64{c.To}, []string{c.Caption}
	if c.From != nil && *c.From != 0 { // a sum begins at 0
		figures = append(figures, c.From)
	}
	for _, m := range c.Marks {
		figures = append(figures, m.Value, m.After)
		if m.Of != nil {
			figures = append(figures, new(float64(*m.Of)))
		}
		words = append(words, m.Label, graph.OrEmpty(m.When))
	}
	var out []float64
	for _, f := range figures {
		if f != nil {
			out = append(out, *f)
		}
	}
	for _, number := range digitPattern.FindAllString(strings.Join(words, "\n"), -1) {
		if v := amountOf(number); c.AxisStart == nil || v != *c.AxisStart {
			out = append(out, v)
		}
	}
	return out
}

var (
	digitPattern      = regexp.MustCompile(`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`)
	numberWordPattern = regexp.MustCompile(`[a-z]+`)
)

func amountOf(number string) float64 {
	v, _ := strconv.ParseFloat(strings.ReplaceAll(number, ",", ""), 64) // the pattern admits only numbers
	return v
}

// numbersIn returns the numbers of a text, in digits or in words up to ninety-nine.
func numbersIn(text string) map[float64]bool {
	out := map[float64]bool{}
	for _, number := range digitPattern.FindAllString(text, -1) {
		out[amountOf(number)] = true
	}
	tens := 0.0
	for _, word := range numberWordPattern.FindAllString(strings.ToLower(text), -1) {
		n, ok := numberWords[word]
		switch {
		case !ok:
			tens = 0
			continue
		case tens > 0 && n > 0 && n < 10:
			out[tens+n] = true
		}
		out[n] = true
		tens = 0
		if n >= 20 {
			tens = n
		}
	}
	return out
}

var numberWords = func() map[string]float64 {
	words := map[string]float64{"zero": 0, "none": 0, "nothing": 0}
	for i, word := range strings.Fields("one two three four five six seven eight nine ten eleven twelve thirteen " +
		"fourteen fifteen sixteen seventeen eighteen nineteen") {
		words[word] = float64(i + 1)
	}
	for i, word := range strings.Fields("twenty thirty forty fifty sixty seventy eighty ninety") {
		words[word] = float64(10 * (i + 2))
	}
	return words
}()
