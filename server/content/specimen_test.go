package content_test

import (
	"fmt"
	"strings"
	"testing"

	"hire360/server/content"
)

const goodSpecimen = `      specimen:
        title: Test report
        body:
          - records: { caption: A, columns: [B, C], rows: [{ cells: [D, E], state: BAD }] }
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
	of := func(part string) string {
		return replace("records: { caption: A, columns: [B, C], rows: [{ cells: [D, E], state: BAD }] }", part)
	}
	bars := func(rows string) string { return of("bars: { caption: A, unit: s, bars: [" + rows + "] }") }
	spans := func(rows string) string { return of("plan: { caption: A, slots: [B, C], spans: [" + rows + "] }") }
	plot := func(ticks, line string) string {
		return of("plot: { caption: A, xLabel: B, xTicks: [C, D], yLabel: E, yTicks: " + ticks +
			", lines: [{ label: F, " + line + " }] }")
	}
	var labels []string
	for i := range 9 {
		labels = append(labels, fmt.Sprintf("{ label: L%d, value: %d }", i, i))
	}
	for _, tt := range []struct{ name, specimen, want string }{
		{"without a caption", replace("        caption: \"Specimen: a report. All of it is made up.\"\n", ""),
			"specimen has no caption"},
		{"without its word", replace("Specimen: a", "Sample: a"),
			`begins its caption with "Sample: a report. All of…", expected "Specimen: "`},
		{"not called made up", replace("made up", "true"), "does not say in its caption that it is invented"},
		{"a title of 60 letters", replace("Test report", strings.Repeat("t", 60)),
			"specimen has 60 characters in the title"},
		{"nothing shown", replace("          - records", "          # - records"), "body is empty"},
		{"a kind that is not known", of("pie: { caption: A }"), `unknown specimen part "pie", expected one of bars, `},
		{"two kinds in one part", of("text: { text: A }\n            bars: { caption: A }"),
			"specimen part is a group of keys, expected one key"},
		{"one note", replace(", { label: Fix, text: E }", ""), "specimen has 1 notes, expected 2 to 4"},
		{"a note without a label", replace("label: Cause, ", ""), "specimen has a note without a label"},
		{"a grade of nine letters",
			replace("        body:", "        grade: { label: Extensive, text: A }\n        body:"),
			"has 9 characters in the label of a grade"},
		{"three texts in the foot", replace("        notes:", "        foot: [A, B, C]\n        notes:"),
			"has 3 texts in foot, expected at most 2"},
		{"cells missing", replace("[D, E], state", "[D], state"),
			"records of specimen has 1 cells in row 1, expected 2 to 2"},
		{"a field without a value", of("records: { caption: A, rows: [{ cells: [B] }] }"),
			"has 1 cells in row 1, expected 2 to 3"},
		{"a line with columns", replace("columns: [B, C]", "columns: [B, C], line: true"),
			"has columns and line: true, expected one of them"},
		{"a thousand stations", of("records: { caption: A, line: true, rows: [" +
			strings.Repeat("{ cells: [A, B] }, ", 1000) + "] }"), "has 1000 rows, expected at most 5"},
		{"a label of 60 letters", bars("{ label: " + strings.Repeat("label ", 10) + ", value: 1 }"),
			"bars of specimen has 59 characters in a label"},
		{"nine bars", bars(strings.Join(labels, ", ")), "bars of specimen has 9 bars, expected at most 8"},
		{"bars compared without a legend", bars("{ label: A, value: 1, against: 2 }"),
			"expected both, with two names, or neither"},
		{"a span backward", spans("{ label: D, from: 1, to: 0, text: E }"), `has the span "E" from 1 to 0`},
		{"a span over another", spans("{ label: D, from: 0, to: 1, text: E }, { label: D, from: 0.5, to: 2, text: F }"),
			`has the span "F" from 0.5 to 2`},
		{"a point outside", plot("[0, 5]", "points: [[0, 1], [1, 9]]"), `has the point [1 9] on the line "F"`},
		{"a point alone", plot("[0, 5]", "points: [[0, 1]]"), `has 1 points on the line "F"`},
		{"a mark outside", plot("[0, 5]", "points: [[0, 1], [1, 2]], mark: 3, text: G"),
			`marks the line "F" wrongly, expected text and the number of a point from 1 to 2`},
		{"a mark without a text", plot("[0, 5]", "points: [[0, 1], [1, 2]], mark: 1"), `marks the line "F" wrongly`},
		{"falling ticks", plot("[5, 0]", "points: [[0, 1], [1, 2]]"), "expected two or more each, those of y rising"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := content.Load(small(map[string]string{"pages/services/air.yml": withSpecimen("air", tt.specimen)}),
				content.Options{})
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got %v, want %q", err, tt.want)
			}
		})
	}
	wrong := withSpecimen("air", replace("[D, E], state", "[D], state"))
	wantProblem(t, small(map[string]string{"pages/services/air.yml": wrong}), "pages/services/air.yml:15", "1 cells")
}

func TestAServiceHasASpecimen(t *testing.T) {
	for _, f := range content.Check(mustLoad(t, small(map[string]string{
		"pages/services/air.yml":   withSpecimen("air", goodSpecimen),
		"pages/services/sails.yml": withSpecimen("sails", ""),
	}), content.Options{})) {
		if f.Rule == "specimen" {
			if f.File != "pages/services/sails.yml" || !strings.HasPrefix(f.Text, "the hero of the service has no") {
				t.Errorf("got %v", f)
			}
			return
		}
	}
	t.Error("a service without a specimen is not found")
}
