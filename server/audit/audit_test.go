package audit

import (
	"cmp"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v4"
)

// What a component may get wrong is found in the HTML.
func TestTheAuditFindsWhatIsWrong(t *testing.T) {
	good := `<!doctype html><html lang="en"><head><title>%T</title><meta name="description" content="d">` +
		`<link rel="canonical" href="http://x/"></head><body><main><h1>h</h1>%B</main></body></html>`
	page := func(title, body string) Page {
		return Page{Status: 200, HTML: []byte(strings.NewReplacer("%T", title, "%B", body).Replace(good))}
	}
	var noise strings.Builder
	for i := range 4000 {
		_, _ = fmt.Fprintf(&noise, "%x ", sha256.Sum224([]byte{byte(i), byte(i >> 8)}))
	}
	type testCase struct {
		page Page
		want string
	}
	cases := map[string]testCase{
		"too much":  {page("A", strings.Repeat("<p>words</p>", 9000)), "bytes, the maximum is"},
		"too dense": {page("A", noise.String()[:60_000]), "the compressed HTML has"},
		"files": {
			page("A", `<script data-files="`+strings.Repeat("/a.js ", 25)+`"></script>`),
			"the page loads 25 fonts and scripts first, the maximum is 24",
		},
		// The first, quick compression is too long for both.
		"dense":  {page("A", "<style>"+noise.String()[:23_000]+"</style>"+noise.String()[:37_600]), ""},
		"styles": {page("A", "<style>"+noise.String()[:60_000]+"</style>"), "the compressed styles have"},
		"partial": {
			Page{Status: 200, Partial: true, HTML: page("A", "").HTML},
			"some of the page's data could not be read",
		},
		"fallback":     {Page{Status: 200, Fallback: true}, "could not be rendered"},
		"wrong status": {Page{Status: 500, HTML: page("A", "").HTML}, "the status is 500"},
	}
	var written []struct{ Name, Title, Body, Without, With, Finds string }
	data, err := os.ReadFile("testdata/pages.yaml")
	if err = errors.Join(err, yaml.Load(data, &written)); err != nil {
		t.Fatal(err)
	}
	for _, c := range written {
		p := page(cmp.Or(c.Title, "A"), c.Body)
		p.HTML = []byte(strings.Replace(string(p.HTML), c.Without, c.With, 1))
		cases[c.Name] = testCase{p, c.Finds}
	}
	for name, c := range cases {
		pages := map[string]Page{"/a": c.page, "/b": page("B", "")}
		found := strings.Join(Run(t.Context(), Options{
			Paths:  []string{"/a", "/b"},
			Size:   func(string) int { return 45_000 },
			Weight: func(string) int { return 6_000 },
			Render: func(_ context.Context, path string) Page { return pages[path] },
		}), "\n")
		if (c.want == "") != (found == "") || !strings.Contains(found, c.want) {
			t.Errorf("%s: found %q, want %q", name, found, c.want)
		}
	}
}

// A part that is loaded where it stands has a budget of its own, and a part that was renamed is missed.
func TestTheAuditWeighsParts(t *testing.T) {
	weights := map[string]int{
		"src/sections/home/HomeTop.tsx":     6_001,
		"src/sections/Demo/SigningDemo.tsx": 8_001,
		"src/sections/Demo/SourcesDemo.tsx": 8_000, "src/sections/Demo/SendTimeDemo.tsx": 1,
	}
	found := Run(t.Context(), Options{Weight: func(source string) int { return weights[source] }})
	want := []string{
		"src/sections/Demo/HandoverDemo.tsx: the build has no such part: correct maxParts",
		"src/sections/Demo/SigningDemo.tsx: the scripts of this part have 8001 bytes, the maximum is 8000",
		"src/sections/home/HomeTop.tsx: the scripts of this part have 6001 bytes, the maximum is 6000",
	}
	if !slices.Equal(found, want) {
		t.Errorf("found %q", found)
	}
}
