package content_test

import (
	"slices"
	"strings"
	"testing"

	"hire360/server/content"
)

// group is a page about a group of services with a topology and the ends of its drawing.
func group(slug, topology, ends string) string {
	return strings.Replace(pageText("SERVICE_GROUP", slug, ""), "topology: LIFT", "topology: "+topology, 1) + ends
}

// drawn returns the findings about drawings, each with its file.
func drawn(t *testing.T, pages map[string]string) []string {
	t.Helper()
	var out []string
	for _, f := range content.Check(mustLoad(t, small(pages), content.Options{})) {
		if f.Rule == "ends" || f.Rule == "picture" {
			out = append(out, f.File+": "+f.Message)
		}
	}
	return out
}

func TestDrawingsOfTwoPagesHaveDifferentLabels(t *testing.T) {
	const air, rafts = "pages/our-services/air.yml", "pages/our-services/rafts.yml"
	own := strings.NewReplacer("Up", "North", "Down", "South", "Away", "East").Replace(smallEnds)
	handover := "  - diagram: { heading: A, diagram: HANDOVER, caption: B }\n"
	screen := "  - screen: { heading: A, screen: MAILZZY_REPORT }\n"
	for _, tt := range []struct {
		name  string
		pages map[string]string
		want  []string
	}{
		{"labels of its own", map[string]string{air: group("air", "GATE", own)}, nil},
		{"the same labels in another order", map[string]string{air: group("air", "GATE",
			"      ends: [{ label: away, live: true }, { label: Up }, { label: Down }]\n")},
			[]string{"pages/our-services/cloud-services.yml: the drawing has the labels of the one in " + air +
				", expected its own"}},
		{"the same topology", map[string]string{air: group("air", "LIFT", own)},
			[]string{"pages/our-services/cloud-services.yml: " + air +
				" has the topology LIFT too, expected another one"}},
		{"no labels", map[string]string{air: group("air", "GATE", "")},
			[]string{air + ": the hero of the group has no ends, expected 3 to 9 labels"}},
		{"two of them, both live, one long", map[string]string{air: group("air", "GATE",
			"      ends: [{ label: North, live: true }, { label: "+strings.Repeat("S", 29)+", live: true }]\n")},
			[]string{air + ": the label \"" + strings.Repeat("S",
				29) + "\" is too long, expected at most 28 characters",
				air + ": the hero has 2 ends, expected 3 to 9", air + ": 2 ends are live, expected one"}},
		{"a diagram whose words are the offices’ on two pages", map[string]string{
			air:   group("air", "GATE", own) + handover,
			rafts: group("rafts", "JOIN", strings.ReplaceAll(own, "North", "West")) + handover},
			[]string{rafts + ": " + air + " shows HANDOVER too, expected a drawing with words of its own"}},
		{"a diagram with the same labels on two pages", map[string]string{air: group("air", "GATE", own) + funnel,
			rafts: group("rafts", "JOIN", strings.ReplaceAll(own, "North", "West")) +
				strings.NewReplacer("Ask", "read", "Read", "ask").Replace(funnel)},
			[]string{rafts + ": the drawing has the labels of the one in " + air + ", expected its own"}},
		{"a diagram with other labels on two pages", map[string]string{air: group("air", "GATE", own) + funnel,
			rafts: group("rafts", "JOIN", strings.ReplaceAll(own, "North", "West")) +
				strings.Replace(funnel, "Ask", "Wait", 1)}, nil},
		{"one screen on two pages", map[string]string{air: group("air", "GATE", own) + screen,
			rafts: group("rafts", "JOIN", strings.ReplaceAll(own, "North", "West")) + screen},
			[]string{rafts + ": " + air + " shows MAILZZY_REPORT too, expected a drawing with words of its own"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := drawn(t, tt.pages); !slices.Equal(got, tt.want) {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}
