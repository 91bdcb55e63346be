package graph

import (
	"encoding/json"
	"os"
	"testing"
)

// V1, V3: the server cleans and refuses characters, and reads links, as the browser does.
func TestCharactersAreThoseOfTheBrowser(t *testing.T) {
	data, err := os.ReadFile("testdata/rules.json")
	if err != nil {
		t.Fatal(err)
	}
	var rules struct {
		Trim, Link []struct{ Value, Want string }
		Characters []struct{ Value, Exact, Line, Long string }
	}
	if err := json.Unmarshal(data, &rules); err != nil {
		t.Fatal(err)
	}
	if len(rules.Trim) < 10 || len(rules.Link) < 40 || len(rules.Characters) < 30 {
		t.Fatalf("rules.json has too few cases: %d, %d, %d", len(rules.Trim), len(rules.Link), len(rules.Characters))
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
