package content_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"hire360/server/content"
)

// chartOf is a chart as a section of a page.
func chartOf(keys string, marks ...string) string {
	return "  - chart:\n      heading: A\n      caption: B\n      " + keys + "\n      marks:\n        - { " +
		strings.Join(marks, " }\n        - { ") + " }\n"
}

func TestAChartThatCannotBeDrawnIsReported(t *testing.T) {
	page := pageText("SERVICE", "airships", "group: /our-services/cloud-services\n")
	const slope, dots, stair = "chart: SLOPE\n      unit: h", "chart: DOTS\n      unit: days",
		"chart: STAIR\n      unit: h\n      from: 10\n      to: 4"
	long := strings.Repeat("a", 61)
	for _, tt := range []struct{ name, line, chart, phrase string }{
		{"a kind nobody draws", "15", chartOf("chart: PIE\n      unit: h", "label: A, value: 1"),
			`chart is "PIE", expected one of SLOPE, STAIR,`},
		{"two marks of one name", "12", chartOf(slope, "label: A, value: 1, after: 2", "label: A, value: 2, after: 3"),
			`two marks of the chart are called "A", expected another label`},
		{"a label of 61 letters", "12", chartOf(slope, "label: "+long+", value: 1, after: 2"),
			`has 61 characters, expected at most 60`},
		{"no unit", "12", chartOf("chart: SLOPE", "label: A, value: 1, after: 2"),
			"the chart has no unit, expected one in a chart of the kind SLOPE"},
		{"a key of another kind", "12", chartOf(slope, "label: A, value: 1, after: 2, of: 3"),
			"the mark A has the key of, which charts of the kind SLOPE do not have"},
		{"no second figure", "12", chartOf(slope, "label: A, value: 1"), "the mark A has no after, expected one"},
		{"a negative figure", "12", chartOf(slope, "label: A, value: -1, after: 2"),
			`the mark "A" has the figure -1, expected 0 or more`},
		{"a figure that is no number", "12", chartOf(slope, "label: A, value: NaN, after: 2"),
			`the mark "A" has the figure NaN, expected 0 or more`},
		{"an endless figure", "12", chartOf(slope, "label: A, value: 1, after: Inf"),
			`the mark "A" has the figure +Inf, expected 0 or more`},
		{"an axis that nobody names", "12", chartOf(slope+"\n      axisStart: 3", "label: A, value: 4, after: 5"),
			"the axis of the chart starts at 3, expected the caption to say so"},
		{"a part of 0", "12", chartOf(stair, "label: A, value: -6", "label: B, value: 0"),
			`the part "B" is 0, expected a figure above or below 0`},
		{"parts that do not add up", "12", chartOf(stair, "label: A, value: -5"),
			"the parts of the stair lead from 10 to 5, expected 4"},
		{"a stair below its axis", "12", chartOf(stair, "label: A, value: -11", "label: B, value: 5"),
			"the stair goes down to -1, which is below its axis"},
		{"half a dot", "12", chartOf(dots, "label: A, value: 1.5, of: 3"),
			`the mark "A" fills 1.5 of 3 dots, expected a whole number of at most 3`},
		{"more dots than there are", "12", chartOf(dots, "label: A, value: 4, of: 3"), `fills 4 of 3 dots`},
		{"a thousand dots", "12", chartOf(dots, "label: A, value: 1, of: 1000"), "has 1000 dots, expected 1 to 500"},
		{"a time that runs backward", "12",
			chartOf("chart: TIMELINE", "label: A, at: 2, when: B", "label: C, at: 1, when: D"),
			`the mark "A" is at 2 and the next one at 1, expected a later one`},
		{"two explanations", "12", chartOf(slope, "label: A, value: 1, after: 2, decisive: true",
			"label: B, value: 1, after: 2, decisive: true"), "2 marks of the chart are decisive, expected at most one"},
		{"thirteen marks", "12", chartOf(dots, slices.Collect(func(yield func(string) bool) {
			for i := range 13 {
				if !yield("label: " + strings.Repeat("a", i+1) + ", value: 1, of: 2") {
					return
				}
			}
		})...), "the chart has 13 marks, expected at most 12"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			wantProblem(t, small(map[string]string{"pages/services/airships.yml": page + tt.chart}),
				"pages/services/airships.yml:"+tt.line, tt.phrase)
		})
	}
}

func TestAChangeThatCannotBeDrawnIsReported(t *testing.T) {
	for change, phrase := range map[string]string{
		"{ before: -1, after: 9, unit: m }":  "change goes from -1 to 9, expected figures of 0 or more",
		"{ before: 0, after: 0, unit: m }":   "change goes from 0 to 0, expected a figure above 0 before or after",
		"{ before: NaN, after: 9, unit: m }": "change goes from NaN to 9, expected figures of 0 or more",
	} {
		text := strings.Replace(smallCase, "{ before: 1, after: 9, unit: m }", change, 1)
		wantProblem(t, small(map[string]string{"pages/case-study.yml": pageText("PLAIN", "cases", ""),
			"pages/case-study/gas.yml": pageText("CASE_STUDY", "gas", text)}), "pages/case-study/gas.yml:14", phrase)
	}
}

func articleOf(figure, text string) fstest.MapFS {
	return small(map[string]string{"pages/blogs.yml": pageText("PLAIN", "blogs", ""),
		"pages/blogs/gas.yml": pageText("ARTICLE", "gas", "author: We\npublished: 2026-01-01\nfigure: "+figure+"\n") +
			"  - prose: { heading: C, text: " + text + " }\n"})
}

func TestAFigureThatIsTooLongForAListIsReported(t *testing.T) {
	long := func(n int) string { return strings.Repeat("x", n) }
	for figure, phrase := range map[string]string{
		"unit: eighteen characters, text: high": "the figure and its unit have 21 characters, expected at most 19",
		"unit: m, text: " + long(73):            "the text of the figure has 73 characters, expected at most 72",
	} {
		wantProblem(t, articleOf("{ value: 9, "+figure+" }", "It rose 9 m."), "pages/blogs/gas.yml:10", phrase)
	}
}

func TestTheFigureOfAnArticleIsInItsText(t *testing.T) {
	for text, want := range map[string]string{
		"It rose nine of 30 m on 2 days.": "",
		"It rose 8 of 30 m on 2 days.":    "pages/blogs/gas.yml:10: the figure 9 is nowhere in the text",
		"It rose nine m on 2 days.":       "pages/blogs/gas.yml:10: the figure 30 is nowhere in the text",
		"It rose nine of 30 m.":           "pages/blogs/gas.yml:10: the figure 2 is nowhere in the text",
	} {
		files := articleOf("{ value: 9, unit: of 30, text: on 2 days }", text)
		var found []string
		for _, f := range content.Check(mustLoad(t, files, content.Options{})) {
			if f.Rule == "figure" {
				found = append(found, f.String())
			}
		}
		got := strings.Join(found, "\n")
		if (want == "") != (got == "") || !strings.Contains(got, want) {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestChartsShowOnlyWhatTheTextSays(t *testing.T) {
	chart := chartOf("chart: DOTS\n      unit: days", `label: "In week 7", value: 3, of: 21`)
	prose := func(text string) string { return "  - prose: { heading: C, text: " + text + " }\n" }
	findings := func(study string, more map[string]string) (found []string) {
		files := map[string]string{"pages/case-study.yml": pageText("PLAIN", "cases", ""),
			"pages/case-study/gas.yml": pageText("CASE_STUDY", "gas", smallCase) + study}
		for name, text := range more {
			files[name] = text
		}
		for _, f := range content.Check(mustLoad(t, small(files), content.Options{})) {
			if f.Rule == "chart" {
				found = append(found, f.String())
			}
		}
		return found
	}
	said := prose("One of nine balloons rose in week 7 on three of twenty-one days.")
	if got := findings(chart+said, nil); len(got) > 0 {
		t.Errorf("all figures are in the text: got %v", got)
	}
	for study, phrase := range map[string]string{
		chart + prose("One of nine balloons rose on three of 21 days."): "the figure 7 is nowhere in the text",
		chart + prose("One of nine rose in week 7 on 3 of 22 days."):    "the figure 21 is nowhere in the text",
		chart + prose("Of nine in week 7 on 3 of 21 days."):             "the figure 1 is nowhere in the text",
		said:                 "the case study has 0 charts, expected one",
		chart + chart + said: "the case study has 2 charts, expected one",
	} {
		if got := strings.Join(findings(study, nil), "\n"); !strings.Contains(got, phrase) {
			t.Errorf("got %q, want a finding with %q", got, phrase)
		}
	}
	twin := map[string]string{"pages/services/airships.yml": pageText("SERVICE", "airships",
		"group: /our-services/cloud-services\n") + chart + said}
	same := "the drawing has the labels of the one in pages/case-study/gas.yml, expected its own"
	if got := strings.Join(findings(chart+said, twin), "\n"); !strings.Contains(got, same) {
		t.Errorf("two pages with the same labels: got %q", got)
	}
}
