package graph_test

import (
	"os"
	"testing"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
)

func TestCountriesAreReadInCommonSpellings(t *testing.T) {
	data, err := os.ReadFile("testdata/countries.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var countries map[string][]string
	if err := yaml.Load(data, &countries); err != nil || len(countries) < 40 {
		t.Fatalf("%d countries, %v", len(countries), err)
	}
	for code, spellings := range countries {
		for _, s := range spellings {
			if got := graph.CountryCode(s); got != code {
				t.Errorf("%q is %q, want %q", s, got, code)
			}
		}
	}
}

func TestEveryCountryIsFoundByItsNameAndCode(t *testing.T) {
	found := 0
	for a := 'A'; a <= 'Z'; a++ {
		for b := 'A'; b <= 'Z'; b++ {
			code := string(a) + string(b)
			name := graph.CountryName(code)
			if name == code || graph.CountryCode(code) != code {
				continue // UK is GB
			}
			found++
			if got := graph.CountryCode(name); got != code {
				t.Errorf("%q is %q, want %s", name, got, code)
			}
		}
	}
	if found < 240 || found > 260 {
		t.Errorf("%d countries", found)
	}
}
