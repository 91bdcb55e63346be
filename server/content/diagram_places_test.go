package content

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// A story shows that labels fit which are as long as the check allows.
func TestStoriesShowTheLongestLabels(t *testing.T) {
	samples, err := os.ReadFile("../../client/src/art/samples.ts")
	if err != nil {
		t.Fatal(err)
	}
	joined := strings.ReplaceAll(string(samples), "' +\n    '", "")
	for name, places := range labelPlaces {
		var lengths []string
		for _, p := range places {
			lengths = append(lengths, fmt.Sprint(p.title, p.note, p.time, p.short, p.shortNote))
		}
		if want := "'" + strings.Join(lengths, ", ") + "'"; len(places) > 0 && !strings.Contains(joined, want) {
			t.Errorf("client/src/art/samples.ts has other lengths for %s, want %s", name, want)
		}
	}
}
