package audit

import (
	"context"
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// What a component may get wrong is found in the HTML.
func TestTheAuditFindsWhatIsWrong(t *testing.T) {
	good := `<!doctype html><html lang="en"><head><title>%T</title><meta name="description" content="d">` +
		`<link rel="canonical" href="http://x/"></head><body><main><h1>h</h1>%B</main></body></html>`
	page := func(title, body string) Page {
		return Page{Status: 200, HTML: []byte(strings.NewReplacer("%T", title, "%B", body).Replace(good))}
	}
	without := func(part string) Page {
		return Page{Status: 200, HTML: []byte(strings.Replace(string(page("A", "").HTML), part, "", 1))}
	}
	var noise strings.Builder
	for i := range 4000 {
		_, _ = fmt.Fprintf(&noise, "%x ", sha256.Sum224([]byte{byte(i), byte(i >> 8)}))
	}
	for name, c := range map[string]struct {
		page Page
		want string
	}{
		"nothing":        {page("A", `<a href="/b">b</a><p id="x"><a href="#x">x</a></p>`), ""},
		"inline style":   {page("A", `<p style="color:red">x</p>`), "inline style"},
		"inline script":  {page("A", `<p onclick="x()">x</p>`), "inline script"},
		"dead link":      {page("A", `<a href="/nowhere">x</a>`), "/nowhere leads to a page that does not exist"},
		"placeholder":    {page("A", `<a href="https://apps.hire360.example/ios">x</a>`), "leads to a placeholder"},
		"dead anchor":    {page("A", `<a href="#nowhere">x</a>`), "leads to an anchor that does not exist"},
		"far anchor":     {page("A", `<a href="/b#nowhere">x</a>`), "leads to an anchor that does not exist"},
		"doubled id":     {page("A", `<p id="x"></p><p id="x"></p>`), `the id "x" occurs twice`},
		"code":           {page("A", `<code>mend</code>`), ""},
		"second h1":      {page("A", `<h1>again</h1>`), "2 h1"},
		"doubled title":  {page("B", ``), "is also that of"},
		"no alternative": {page("A", `<img src="/a.svg">`), "no alt"},
		"too much":       {page("A", strings.Repeat("<p>words</p>", 9000)), "bytes, the maximum is"},
		"too dense":      {page("A", noise.String()[:60_000]), "the compressed HTML has"},
		"no title":       {without("<title>A</title>"), "the page has 0 titles, it should have one"},
		"no description": {
			without(`<meta name="description" content="d">`),
			"the page has 0 descriptions, it should have one",
		},
		"no canonical": {without(`<link rel="canonical" href="http://x/">`), "the page has no canonical address"},
		"no index": {Page{Status: 200, HTML: []byte(strings.Replace(string(page("A", "").HTML),
			`<link rel="canonical" href="http://x/">`, `<meta name="robots" content="noindex">`, 1))}, ""},
		"no h1":       {without("<h1>h</h1>"), "the page has 0 h1, it should have one"},
		"second main": {page("A", `</main><main>`), "the page has 2 main, it should have one"},
		"bad data": {
			page("A", `<script type="application/ld+json">{"a":}</script>`),
			"the structured data is not JSON",
		},
		"scripts": {
			page("A", `<script data-files="/a.js /b.js"></script>`),
			"the first scripts have 90000 bytes, the maximum is 85000",
		},
		"fonts": {
			page("A", `<link rel="preload" as="font" href="/a.woff2">`),
			"the first fonts have 45000 bytes, the maximum is 34000",
		},
		"files": {
			page("A", `<script data-files="`+strings.Repeat("/a.js ", 25)+`"></script>`),
			"the page loads 25 fonts and scripts first, the maximum is 24",
		},
		// The first, quick compression is too long for both.
		"dense":      {page("A", "<style>"+noise.String()[:23_000]+"</style>"+noise.String()[:37_600]), ""},
		"styles":     {page("A", "<style>"+noise.String()[:60_000]+"</style>"), "the compressed styles have"},
		"empty link": {page("A", `<a href="">x</a>`), "a link has no target"},
		"partial": {
			Page{Status: 200, Partial: true, HTML: page("A", "").HTML},
			"some of the page's data could not be read",
		},
		"form without consent": {
			page("A", `<form method="post"><input type="hidden" name="consent" value="true"></form>`),
			"a form has no box to give consent with",
		},
		"consent preset": {
			page("A", `<form method="post"><input type="checkbox" name="consent" checked></form>`),
			"the box for consent is ticked already",
		},
		"form without policy": {
			page("A", `<form method="post"><input type="checkbox" name="consent"></form>`),
			"a form does not link to /privacy-policy",
		},
		"case listed as a fact": {
			page("A", `<h3><a href="/case-study/a">52%</a></h3>`),
			"a case study is shown and \"Illustrative example\" is said 0 times",
		},
		"case disclosed twice": {
			page("A", `<h3><a href="/case-study/a">52%</a></h3><p>Illustrative example</p><p>Illustrative example</p>`),
			"is said 2 times",
		},
		"fallback":     {Page{Status: 200, Fallback: true}, "could not be rendered"},
		"wrong status": {Page{Status: 500, HTML: page("A", "").HTML}, "the status is 500"},
	} {
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
