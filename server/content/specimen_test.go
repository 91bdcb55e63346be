package content_test

import (
	"strings"
	"testing"

	"hire360/server/content"
)

const goodSpecimen = `      specimen:
        title: Test report
        log:
          - { at: "1", text: A }
          - { at: "2", text: B }
          - { at: "3", text: C, state: BAD }
        notes: [{ label: Cause, text: D }, { label: Fix, text: E }]
        caption: "Specimen: a report. All of it is made up."
`

// withSpecimen is a service page with a specimen.
func withSpecimen(slug, specimen string) string {
	page := pageText("SERVICE", slug, "group: /our-services/cloud-services\n")
	return strings.TrimRight(page, "\n") + "\n" + specimen
}

func TestSpecimensAreChecked(t *testing.T) {
	replace := func(old, new string) string { return strings.Replace(goodSpecimen, old, new, 1) }
	logOf := func(figure string) string {
		from, to := strings.Index(goodSpecimen, "        log:"), strings.Index(goodSpecimen, "        notes:")
		return goodSpecimen[:from] + figure + goodSpecimen[to:]
	}
	bars := func(rows string) string {
		return logOf("        bars: { caption: A, unit: s, bars: [" + rows + "] }\n")
	}
	long := strings.Repeat("label ", 10)
	for _, tt := range []struct{ name, specimen, want string }{
		{"without a caption", replace("        caption: \"Specimen: a report. All of it is made up.\"\n", ""),
			"specimen has no caption"},
		{"without its word", replace("Specimen: a", "Sample: a"),
			`begins with "Sample: a report. All of…", expected "Specimen: "`},
		{"not called made up", replace("made up", "true"), "does not say that it is invented"},
		{"a title of 60 letters", replace("Test report", strings.Repeat("t", 60)),
			"title of specimen has 60 characters"},
		{"nothing marked", replace(", state: BAD", ""), "nothing in specimen is marked"},
		{"nothing shown", logOf(""), "specimen shows 0 things"},
		{"one note", replace(", { label: Fix, text: E }", ""), "specimen has 1 notes, expected 2 to 4"},
		{"two rows", replace("          - { at: \"1\", text: A }\n", ""),
			"log of specimen has 2 rows, expected 3 to 8"},
		{"a label of 60 letters", bars("{ label: " + long + ", value: 1, state: BAD }, { label: B, value: 2 }, " +
			"{ label: C, value: 3 }"), "a label of bars of specimen has 59 characters"},
		{"a thousand stations", logOf("        chain: [" + strings.Repeat("{ title: A, text: B }, ", 1000) + "]\n"),
			"chain of specimen has 1000 rows, expected 3 to 8"},
		{"a label twice", bars("{ label: A, value: 1, state: BAD }, { label: A, value: 2 }, { label: C, value: 3 }"),
			`the label "A" is in specimen twice`},
		{"bars of 0", bars("{ label: A, value: 0, state: BAD }, { label: B, value: 0 }, { label: C, value: 0 }"),
			"all bars of specimen are 0"},
		{"bars compared without a legend", bars("{ label: A, value: 1, against: 2, state: BAD }, " +
			"{ label: B, value: 2 }, { label: C, value: 3 }"), "expected both, with two names, or neither"},
		{"a negative count", logOf("        matrix: { caption: A, rowTitle: B, columnTitle: C, columns: [D], " +
			"rows: [{ label: E, values: [-1] }], mark: [1, 1] }\n"), "has -1, expected a count from 0"},
		{"a mark outside", logOf("        matrix: { caption: A, rowTitle: B, columnTitle: C, columns: [D], " +
			"rows: [{ label: E, values: [1] }], mark: [2, 1] }\n"), "mark of the specimen’s matrix is [2 1]"},
		{"cells missing", logOf("        table: { caption: A, columns: [B, C], rows: [{ cells: [D, E] }, " +
			"{ cells: [F] }, { cells: [G, H], state: BAD }] }\n"), "row 2 of the specimen’s table has 1 cells"},
		{"a span backward", logOf("        plan: { caption: A, slots: [B, C], lanes: [{ label: D, spans: [{ from: 1, " +
			"to: 0, text: E, state: BAD }] }, { label: F, spans: [] }, { label: G, spans: [] }] }\n"),
			"goes from 1 to 0, expected from before to"},
		{"a point outside", logOf("        plot: { caption: A, xLabel: B, xTicks: [C, D], yLabel: E, yTicks: [0, 5], " +
			"lines: [{ label: F, points: [[0, 1], [1, 9]] }], mark: { x: 0, y: 1, text: G } }\n"),
			"has the point [1 9], expected two numbers within the ticks"},
		{"a form that is not known", logOf("        bars: { caption: A, form: PIE, unit: s, bars: [{ label: B, " +
			"value: 1 }, { label: C, value: 2 }, { label: D, value: 3, state: BAD }] }\n"), "PIE"},
		{"eleven dots", logOf("        matrix: { caption: A, form: DOTS, rowTitle: B, columnTitle: C, columns: [D], " +
			"rows: [{ label: E, values: [11] }], mark: [1, 1] }\n"), "matrix of DOTS has 11, expected at most 10"},
		{"a column below zero", logOf("        bars: { caption: A, form: COLUMNS, unit: s, bars: [{ label: B, " +
			"value: -1 }, { label: C, value: 2 }, { label: D, value: 3, state: BAD }] }\n"),
			`the bar "B" of specimen has -1, expected 0 or more`},
		{"a stack of amounts without a whole", logOf("        bars: { caption: A, form: STACK, unit: s, bars: " +
			"[{ label: B, value: 1 }, { label: C, value: 2 }, { label: D, value: 3, state: BAD }] }\n"),
			"0 of 3 bars of specimen have against, expected all"},
		{"a part over its whole", logOf("        bars: { caption: A, form: STACK, unit: s, legend: [E, F], bars: [" +
			"{ label: B, value: 5, against: 4 }, { label: C, value: 2, against: 4 }, " +
			"{ label: D, value: 3, against: 4, state: BAD }] }\n"), `the bar "B" of specimen has 5 of 4`},
		{"signals that are compared", logOf("        bars: { caption: A, form: SIGNAL, unit: s, legend: [E, F], " +
			"bars: [{ label: B, value: 5, against: 6 }, { label: C, value: 2 }, " +
			"{ label: D, value: 3, state: BAD }] }\n"), "1 bars of specimen have against, expected none"},
		{"columns of two lines", logOf("        plot: { caption: A, form: COLUMNS, xLabel: B, xTicks: [C, D], " +
			"yLabel: E, yTicks: [0, 5], lines: [{ label: F, points: [[0, 1], [1, 2]] }, " +
			"{ label: G, points: [[0, 1], [1, 2]] }], mark: { x: 0, y: 1, text: H } }\n"),
			"plot has 2 lines, expected one with a point at each of the 2 ticks"},
		{"a column between ticks", logOf("        plot: { caption: A, form: COLUMNS, xLabel: B, xTicks: [C, D], " +
			"yLabel: E, yTicks: [0, 5], lines: [{ label: F, points: [[0, 1], [0.5, 2]] }], " +
			"mark: { x: 0, y: 1, text: H } }\n"),
			"the point 2 of the specimen’s plot is [0.5 2], expected it at the tick 1"},
		{"falling ticks", logOf("        plot: { caption: A, xLabel: B, xTicks: [C, D], yLabel: E, yTicks: [5, 0], " +
			"lines: [{ label: F, points: [[0, 1], [1, 2]] }], mark: { x: 0, y: 1, text: G } }\n"),
			"expected two or more each, those of y rising"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := content.Load(small(map[string]string{"pages/services/air.yml": withSpecimen("air", tt.specimen)}),
				content.Options{})
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got %v, want %q", err, tt.want)
			}
		})
	}
}

func TestSpecimensOfTwoPagesHaveDifferentNames(t *testing.T) {
	specimen := strings.Replace(goodSpecimen, "log:", "paper:", 1)
	for _, at := range []string{"1", "2", "3"} {
		specimen = strings.Replace(specimen, `at: "`+at+`", text`, "label: Field "+at+", value", 1)
	}
	second := strings.NewReplacer("Test report", "Other report", "Field 1", "Line 1", "Field 3", "Line 3").
		Replace(specimen)
	findings := content.Check(mustLoad(t, small(map[string]string{
		"pages/services/air.yml":   withSpecimen("air", specimen),
		"pages/services/rafts.yml": withSpecimen("rafts", second),
		"pages/services/sails.yml": withSpecimen("sails", ""),
	}), content.Options{}))
	var got []string
	for _, f := range findings {
		if f.Rule == "specimen" {
			got = append(got, f.Message)
		}
	}
	want := []string{`the specimen of pages/services/air.yml has the same label, "Field 2", expected another one`,
		"the hero of the service has no specimen, expected a sample of what the service delivers"}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestAtMostTwoSpecimensLookAlike(t *testing.T) {
	pages := map[string]string{}
	for i, slug := range []string{"air", "rafts", "sails", "winds"} {
		specimen := strings.Replace(goodSpecimen, "Test report", "Report of "+slug, 1)
		if i == 3 {
			specimen = strings.Replace(specimen, "        log:", "        medium: PHONE\n        log:", 1)
		}
		pages["pages/services/"+slug+".yml"] = withSpecimen(slug, specimen)
	}
	var got []string
	for _, f := range content.Check(mustLoad(t, small(pages), content.Options{})) {
		if f.Rule == "specimen" {
			got = append(got, f.File+": "+f.Message)
		}
	}
	want := "pages/services/sails.yml: 2 other pages have a specimen of log, expected another kind, form or medium"
	if strings.Join(got, "\n") != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
