package content_test

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hire360/graph"
	"hire360/server/content"
)

// funnel is a section with a diagram of six steps. It begins in line 12 of the page about airships, its first label is
// in line 16.
const funnel = `  - diagram:
      heading: Steps
      diagram: STAFFING_FUNNEL
      labels:
        - { title: Ask, note: a, time: Day 1 }
        - { title: Read, note: b, time: Day 2 }
        - { title: Call, note: c, time: Day 3 }
        - { title: Test, note: d, time: Day 4 }
        - { title: Meet, note: e, time: Day 5 }
        - { title: Sign, note: f, time: Day 6 }
      alt: From a question to a signature.
      caption: Six steps.
`

func TestADiagramThatCannotBeDrawnIsReported(t *testing.T) {
	page := pageText("SERVICE", "airships", "group: /our-services/cloud-services\n")
	gate := gateDiagram()
	// with replaces a part of the section.
	with := func(old, new string) string { return strings.Replace(funnel, old, new, 1) }
	for _, tt := range []struct{ name, line, section, phrase string }{
		{"a label too few", "12", with("        - { title: Sign, note: f, time: Day 6 }\n", ""),
			"the diagram STAFFING_FUNNEL has 5 labels, expected 6: DiagramName in schema.graphql says what each is"},
		{"a label too many", "12", with("      alt:", "        - { title: Work }\n      alt:"),
			"has 7 labels, expected 6"},
		{"no labels", "12", "  - diagram: { heading: A, diagram: PIPELINE, alt: B, caption: C }\n",
			"the diagram PIPELINE has 0 labels, expected 12"},
		{"labels for what draws the offices", "12", with("STAFFING_FUNNEL", "HANDOVER"),
			"the diagram HANDOVER has labels or alt, expected neither"},
		{"no words for those who do not see it", "12", with("      alt: From a question to a signature.\n", ""),
			"the diagram STAFFING_FUNNEL has no alt, expected all that it says, in sentences"},
		{"601 characters of them", "12", with("From a question to a signature.", strings.Repeat("a", 601)),
			"alt of the diagram STAFFING_FUNNEL has 601 characters, expected at most 600"},
		{"no title", "17", with("title: Read, ", ""), "labels has no title, expected text"},
		{"no note", "17", with(", note: b", ""),
			"label 2 of the diagram has no note, expected one of at most 21 characters"},
		{"no time", "18", with(", time: Day 3", ""),
			"label 3 of the diagram has no time, expected one of at most 8 characters"},
		{"a long title", "16", with("title: Ask", "title: "+strings.Repeat("é", 19)+", short: Ask"),
			`the title of label 1 has 19 characters ("ééééééééééééééééééé"), expected at most 18`},
		{"a long note", "16", with("note: a", "note: "+strings.Repeat("n", 22)),
			"the note of label 1 has 22 characters"},
		{"a long time", "16", with("Day 1", "Day 1 to 9"), "the time of label 1 has 10 characters"},
		{"a title too long for phones", "16", with("title: Ask", "title: Ask a question"),
			`the title of label 1 has 14 characters ("Ask a question"), expected at most 12 on phones: give the label ` +
				`a short`},
		{"a short form too long for phones", "16", with("title: Ask", "title: Ask, short: Ask a question"),
			`the short of label 1 has 14 characters ("Ask a question"), expected at most 12`},
		{"two of one name", "17", with("Read", "Ask"), `two labels of the diagram are called "Ask"`},
		{"a time where none is drawn", "16", strings.Replace(gate, "title: L1", "title: L1, time: Now", 1),
			`label 1 of the diagram has the time "Now", which is not drawn there: leave it out`},
		{"a short form of what phones do not draw", "24",
			strings.Replace(gate, "title: L9", "title: L9, short: L", 1),
			`label 9 of the diagram has the short "L", which is not drawn there`},
		{"a note too long for phones", "16", strings.Replace(gate, "note: n", "note: managed by all", 1),
			`the note of label 1 has 14 characters ("managed by all"), expected at most 13 on phones: give the label a ` +
				`shortNote`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			wantProblem(t, small(map[string]string{"pages/services/airships.yml": page + tt.section}),
				"pages/services/airships.yml:"+tt.line, tt.phrase)
		})
	}
	for _, good := range []string{funnel, gate, with("title: Ask", "title: Ask a question, short: Ask")} {
		mustLoad(t, small(map[string]string{"pages/services/airships.yml": page + smallSpecimen("sails") + good}),
			content.Options{})
	}
}

// gateDiagram is a section with the diagram of a gate and short labels.
func gateDiagram() string {
	section := "  - diagram:\n      heading: A\n      diagram: ZERO_TRUST\n      labels:\n"
	for i := range 9 {
		note := ", note: n"
		if i > 6 {
			note = ""
		}
		section += fmt.Sprintf("        - { title: L%d%s }\n", i+1, note)
	}
	return section + "      alt: B.\n      caption: C\n"
}

// The schema explains the place of each label that the check asks for.
func TestTheSchemaSaysWhatEachLabelIs(t *testing.T) {
	schema, err := os.ReadFile("../../schema.graphql")
	if err != nil {
		t.Fatal(err)
	}
	page := pageText("SERVICE", "airships", "group: /our-services/cloud-services\n")
	for _, name := range graph.AllDiagramName {
		if name == graph.DiagramNameHandover {
			continue
		}
		text := regexp.MustCompile(`"(.*)"\n  ` + name.String() + `\n`).FindSubmatch(schema)
		if text == nil {
			t.Fatalf("the schema does not describe %s", name)
		}
		_, places, _ := strings.Cut(string(text[1]), "Labels: ")
		var numbers []int
		for _, n := range regexp.MustCompile(`\d+`).FindAllString(places, -1) {
			i, _ := strconv.Atoi(n)
			numbers = append(numbers, i)
		}
		wantProblem(t, small(map[string]string{"pages/services/airships.yml": page +
			"  - diagram: { heading: A, diagram: " + name.String() + ", alt: B, caption: C }\n"}),
			"pages/services/airships.yml:12", fmt.Sprintf("has 0 labels, expected %d:", slices.Max(append(numbers, 0))))
	}
}
