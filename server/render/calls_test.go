package render

import (
	"bytes"
	"encoding/json"
	"net/url"
	"os"
	"testing"

	"hire360/graph"
)

// The browser reads the same cases in client/src/app/operations.test.ts.
func TestAddressesAreReadAsTheBrowserReadsThem(t *testing.T) {
	data, err := os.ReadFile("../../graph/testdata/addresses.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct {
		Address, Country, Canonical string
		Operations                  map[string]map[string]any
	}
	if err := json.Unmarshal(data, &cases); err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		u, err := url.Parse(c.Address)
		if err != nil {
			t.Fatal(err)
		}
		if c.Canonical == "" {
			c.Canonical = c.Address
		}
		address := graph.ParseAddress(u.Path, u.Query())
		if got := address.String(); got != c.Canonical {
			t.Errorf("%s has the canonical address %s, want %s", c.Address, got, c.Canonical)
		}
		operations := map[string]variables{}
		for _, call := range callsAt(address, c.Country) {
			operations[call.name] = call.variables
		}
		got, err := json.Marshal(operations)
		if err != nil {
			t.Fatal(err)
		}
		want, err := json.Marshal(c.Operations)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s needs\n%s, want\n%s", c.Address, got, want)
		}
	}
}

func TestPathsHaveOneSpelling(t *testing.T) {
	for given, want := range map[string]string{
		"/About/":             "/about",
		"//blogs//post":       "/blogs/post",
		"/":                   "/",
		"/index.html":         "/",
		"/about/index.htm":    "/about",
		"/a/../b":             "/b",
		"/receipts/AbC":       "/receipts/AbC",
		"/receipts/AbC/":      "/receipts/AbC",
		"/careers/Nurse-1182": "/careers/nurse-1182",
	} {
		if got := graph.CleanPath(given); got != want {
			t.Errorf("%s is spelled %s, want %s", given, got, want)
		}
	}
}
