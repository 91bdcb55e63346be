package content_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"hire360/server/content"
)

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
	chart := "  - chart: { heading: A, caption: B, chart: DOTS, unit: days, " +
		"marks: [{ label: In week 7, value: 3, of: 21 }] }\n"
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
