package graph_test

import (
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"

	"hire360/graph"
)

// rules are the cases in which server and browser must agree; client/src/ui/text.test.ts reads the same file.
type rules struct {
	Limits struct{ Files, FileBytes int }
	Email  []struct {
		Value string
		Want  bool
	}
	Empty []struct {
		Value any
		Want  bool
	}
	Markup []struct {
		Text string
		Want []graph.Markup
	}
}

func readRules(t *testing.T) rules {
	t.Helper()
	data, err := os.ReadFile("testdata/rules.json")
	if err != nil {
		t.Fatal(err)
	}
	var r rules
	if err := json.Unmarshal(data, &r); err != nil {
		t.Fatal(err)
	}
	if len(r.Email) < 20 || len(r.Empty) < 8 || len(r.Markup) < 25 {
		t.Fatalf("rules.json has too few cases: %d, %d, %d", len(r.Email), len(r.Empty), len(r.Markup))
	}
	return r
}

// V1, V3, V6: the server reads e-mail addresses, empty values and markup as the browser does.
func TestRulesAreThoseOfTheBrowser(t *testing.T) {
	r := readRules(t)
	if r.Limits.Files != graph.MaxFiles || r.Limits.FileBytes != graph.MaxFileBytes {
		t.Errorf("limits: got %d files of %d bytes, want %d of %d",
			graph.MaxFiles, graph.MaxFileBytes, r.Limits.Files, r.Limits.FileBytes)
	}
	for _, c := range r.Email {
		if got := graph.IsEmail(c.Value); got != c.Want {
			t.Errorf("IsEmail(%q) = %v, want %v", c.Value, got, c.Want)
		}
	}
	for _, c := range r.Empty {
		if text, isText := c.Value.(string); isText && graph.IsEmpty(text) != c.Want {
			t.Errorf("IsEmpty(%q) = %v, want %v", text, !c.Want, c.Want)
		}
	}
	for _, c := range r.Markup {
		got, want := graph.ParseMarkup(c.Text), c.Want
		if len(got) == 0 && len(want) == 0 {
			continue
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("ParseMarkup(%q)\n got %s\nwant %s", c.Text, asJSON(got), asJSON(want))
		}
	}
}

// Each text contains a million beginnings of a link and no link. In quadratic time, the test would time out.
func TestMarkupIsReadInLinearTime(t *testing.T) {
	const many = 1 << 20
	for name, text := range map[string]string{
		"open brackets":                  strings.Repeat("[", many) + "](/a)",
		"links that never close":         strings.Repeat("[a](/b", many),
		"links that close after a space": strings.Repeat("[a](/b", many) + " )",
		"links to nowhere":               strings.Repeat("[a](b", many) + ")",
		"marks with spaces":              strings.Repeat("** __ ", many),
	} {
		if got := graph.ParseMarkup(text); len(got) != 1 || got[0].Text != text {
			t.Errorf("%s: got %d pieces, want the text as it was typed", name, len(got))
		}
	}
}

func asJSON(v any) string {
	b, _ := json.Marshal(v)
	return string(b)
}
