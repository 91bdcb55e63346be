package graph

import (
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"
)

// V1, V3, V6: the server reads what people type as the browser does. client/src/ui/text.test.ts reads the same cases.
func TestRulesAreThoseOfTheBrowser(t *testing.T) {
	data, err := os.ReadFile("testdata/rules.json")
	if err != nil {
		t.Fatal(err)
	}
	var rules struct {
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
			Want []Markup
		}
		Trim, Link []struct{ Value, Want string }
		Characters []struct{ Value, Exact, Line, Long string }
	}
	if err := json.Unmarshal(data, &rules); err != nil {
		t.Fatal(err)
	}
	if len(rules.Email) < 20 || len(rules.Empty) < 8 || len(rules.Markup) < 25 || len(rules.Trim) < 10 ||
		len(rules.Link) < 40 || len(rules.Characters) < 30 {
		t.Fatal("rules.json has too few cases")
	}
	if rules.Limits.Files != MaxFiles || rules.Limits.FileBytes != MaxFileBytes {
		t.Errorf("limits: got %d files of %d bytes, want %+v", MaxFiles, MaxFileBytes, rules.Limits)
	}
	for _, c := range rules.Email {
		if got := IsEmail(c.Value); got != c.Want {
			t.Errorf("IsEmail(%q) = %v, want %v", c.Value, got, c.Want)
		}
	}
	for _, c := range rules.Empty {
		if text, isText := c.Value.(string); isText && IsEmpty(text) != c.Want {
			t.Errorf("IsEmpty(%q) = %v, want %v", text, !c.Want, c.Want)
		}
	}
	for _, c := range rules.Markup {
		if got := ParseMarkup(c.Text); len(got)+len(c.Want) > 0 && !reflect.DeepEqual(got, c.Want) {
			t.Errorf("ParseMarkup(%q)\n got %+v\nwant %+v", c.Text, got, c.Want)
		}
	}
	for _, c := range rules.Trim {
		if got := trim(c.Value); got != c.Want {
			t.Errorf("trim(%+q) = %+q, want %+q", c.Value, got, c.Want)
		}
	}
	for _, c := range rules.Link {
		if got := LinkOf(c.Value); got != c.Want {
			t.Errorf("LinkOf(%+q) = %+q, want %+q", c.Value, got, c.Want)
		}
	}
	for _, c := range rules.Characters {
		for kind, want := range map[textKind]string{exactText: c.Exact, lineText: c.Line, longText: c.Long} {
			if got := kind.fault(trim(c.Value)); got != want {
				t.Errorf("%+q as kind %d: %q, want %q", c.Value, kind, got, want)
			}
		}
	}
	for _, text := range []string{"a\xff", "\xc3(", "\xed\xa0\x80"} {
		if lineText.fault(text) == "" || longText.fault(text) == "" {
			t.Errorf("%q is not UTF-8 and has no fault", text)
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
		if got := ParseMarkup(text); len(got) != 1 || got[0].Text != text {
			t.Errorf("%s: got %d pieces, want the text as it was typed", name, len(got))
		}
	}
}

func TestOnlyPagesOfTheSiteAreKept(t *testing.T) {
	for page, want := range map[string]bool{
		"/": true, "/contact-us?service=partnership#form": true, "https://www.example.com/about": true,
		"https://WWW.EXAMPLE.COM": true, " /about ": true,
		"": false, "about": false, "//evil.example/x": false, "/\\evil.example": false, "https://evil.example/": false,
		"http://www.example.com/about": false, "https://www.example.com:8443/": false,
		"https://www.example.com@evil.example/": false, "https://a@www.example.com/": false,
		"https://www.example.com.evil.example/": false, "javascript:alert(1)": false, "data:text/html,x": false,
		"\x00/about": false, "/%zz": false,
	} {
		if got := isPageOf("https://www.example.com", page); got != want {
			t.Errorf("%q is a page of the site: %v, want %v", page, got, want)
		}
	}
}
