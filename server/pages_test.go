package main

import (
	"debug/buildinfo"
	"encoding/json"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// testdata/routes.txt: an address, the status it answers with, and a phrase that must be in it.
func TestEveryRouteAnswers(t *testing.T) {
	slow(t)
	t.Parallel()
	site := shared(t)
	before := len(site.log.String())
	text := must[[]byte](t)(os.ReadFile("testdata/routes.txt"))
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		parts := strings.SplitN(line, " ", 3)
		path, status, phrase := parts[0], parts[1], ""
		if len(parts) == 3 {
			phrase = parts[2]
		}
		got := site.get(t, path)
		if want := status; http.StatusText(got.status) == "" || want != itoa(got.status) {
			t.Errorf("%s answers %d, want %s", path, got.status, want)
		}
		if status[0] == '3' {
			equal(t, got.header.Get("Location"), phrase, "%s leads to", path)
			continue
		}
		mustContain(t, path, got.body, phrase)
	}
	mustLack(t, "the log", site.logged(t)[before:], "level=ERROR")
}

func itoa(n int) string { b, _ := json.Marshal(n); return string(b) }

// A page is whole without scripts: its text stands in the HTML, nothing is loaded from elsewhere, and
// nothing the content policy blocks is in it.
func TestAPageIsWholeWithoutScripts(t *testing.T) {
	site := shared(t)
	tags := regexp.MustCompile(`(?s)<script.*?</script>|<style.*?</style>|<[^>]+>`)
	for _, path := range []string{"/", "/about", "/careers", "/our-services/software-development", "/privacy-policy"} {
		got := site.get(t, path)
		if words := len(strings.Fields(tags.ReplaceAllString(got.body, " "))); words < 300 {
			t.Errorf("%s has %d words without scripts", path, words)
		}
		mustLack(t, path, got.body, ` style="`, "http://fonts", "//cdn", " onclick=")
		equal(t, strings.Count(got.body, "<script>"), 1,
			"%s: scripts in its text, where the policy has the hash of one", path)
		if cookie := got.header.Get("Set-Cookie"); cookie != "" {
			t.Errorf("%s sets a cookie", path)
		}
	}
	// What scroll.ts, draft.ts and attempts.ts store, and what a receipt shows.
	mustContain(t, "the privacy policy", site.get(t, "/privacy-policy").body, "session storage",
		"How far you scrolled on each page",
		"What you typed into a form", "each file you uploaded", "Random keys of forms that you sent",
		"what you entered in the form")
}

func TestHeadersOfAPage(t *testing.T) {
	slow(t)
	site := shared(t)
	got := site.get(t, "/about", "Accept-Encoding", "br")
	policy := got.header.Get("Content-Security-Policy")
	mustContain(t, "the policy", policy, "default-src 'none'", "script-src 'self' 'sha256-",
		"require-trusted-types-for 'script'", "frame-ancestors 'none'", "base-uri 'none'")
	mustLack(t, "the policy", policy, "unsafe", "nonce")
	for name, want := range map[string]string{
		"Content-Encoding": "br", "X-Content-Type-Options": "nosniff", "Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Resource-Policy": "same-origin",
		"Cache-Control": "no-cache", "Vary": "Accept-Encoding", "Referrer-Policy": "strict-origin-when-cross-origin",
		"Strict-Transport-Security": "",
		"Permissions-Policy":        "camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()",
	} {
		equal(t, got.header.Get(name), want, "%s", name)
	}
	checkCodings(t, site, "/about", nil)
	if secure := start(t, "--site-url", "https://hire360.example").get(t,
		"/about").header.Get("Strict-Transport-Security"); !strings.Contains(secure, "max-age=63072000") {
		t.Errorf("a site behind https says %q", secure)
	}
}

func TestAnAssetIsKeptForEver(t *testing.T) {
	site := shared(t)
	assets := regexp.MustCompile(`/assets/[^" )]+\.(?:js|woff2)`).FindAllString(site.get(t, "/").body, -1)
	slices.Sort(assets)
	if assets = slices.Compact(assets); len(assets) < 3 {
		t.Fatalf("the page names the assets %v", assets)
	}
	forever := map[string]string{"Cache-Control": "public, max-age=31536000, immutable"}
	for _, address := range assets {
		if strings.HasSuffix(address, ".woff2") { // compressed as it is
			checkTag(t, site, address, "br", forever)
		} else {
			checkCodings(t, site, address, forever)
		}
	}
}

func TestAPictureIsKeptForEver(t *testing.T) {
	site := shared(t)
	pattern := regexp.MustCompile(`<use href="(/pictures/services\.[0-9a-f]{16}\.svg)#`)
	address := pattern.FindStringSubmatch(site.get(t, "/services").body)
	if address == nil {
		t.Fatal("the index of services shows no picture")
	}
	text := checkCodings(t, site, address[1], map[string]string{"Content-Type": "image/svg+xml",
		"Cache-Control": "public, max-age=31536000, immutable"})
	mustContain(t, address[1], text, `<symbol id="seo-services"`)
	equal(t, site.get(t, "/pictures/services.svg").status, http.StatusNotFound, "without its hash")
}

// India's offices show for visitors from India alone.
func TestOfficesDependOnTheCountry(t *testing.T) {
	site := shared(t)
	for path, want := range map[string]bool{"/": false, "/?country=India": true, "/?country=in": true,
		"/?country=France": false, "/careers?country=IN": false} {
		equal(t, strings.Contains(footer(site.get(t, path).body), "Vadodara"), want,
			"%s shows Vadodara in the footer", path)
	}
}

func footer(page string) string {
	if i := strings.Index(page, "<footer"); i >= 0 {
		return page[i:strings.Index(page, "</footer>")]
	}
	return ""
}

func TestFeedsForMachines(t *testing.T) {
	slow(t)
	t.Parallel()
	site, all := shared(t), crawled(t)
	sitemap := site.get(t, "/sitemap.xml").body
	for _, loc := range regexp.MustCompile(`<loc>[^<]*?(/[^<]*)</loc>`).FindAllStringSubmatch(sitemap, -1) {
		u := must[*url.URL](t)(url.Parse(strings.TrimSuffix(strings.TrimPrefix(loc[0], "<loc>"), "</loc>")))
		got, ok := all.pages[u.Path]
		if !ok {
			got = site.get(t, u.Path)
		}
		equal(t, got.status, http.StatusOK, "%s in the sitemap", u.Path)
		checkCard(t, site, u.Path, got.body)
	}
	equal(t, strings.Count(sitemap, "/careers/"), 24, "jobs in the sitemap")
	mustContain(t, "robots.txt", site.get(t, "/robots.txt").body,
		"User-agent: *\nAllow: /\nDisallow: /graphql\nDisallow: /receipts/\nDisallow: /alerts\n\nSitemap: "+
			"http://localhost:8080/sitemap.xml\n")
}

// Their licenses require that the licenses of packages come with the program.
func TestTheLicensesOfAllPackagesAreServed(t *testing.T) {
	text, err := os.ReadFile("../client/package.json")
	noError(t, err)
	var client struct{ Dependencies map[string]string }
	noError(t, json.Unmarshal(text, &client))
	licenses := shared(t).get(t, "/licenses.txt").body
	for name, version := range client.Dependencies {
		mustContain(t, "licenses.txt", licenses, "\n## "+name+" - "+version+" (")
	}
	program, err := buildinfo.ReadFile("../bin/site")
	if err != nil || len(program.Deps) < 20 {
		t.Fatalf("bin/site names no modules: %v, %v", program, err)
	}
	for _, module := range program.Deps {
		mustContain(t, "licenses.txt", licenses, "\n## "+module.Path+" "+module.Version+"\n")
	}
	mustContain(t, "licenses.txt", licenses, "SIL OPEN FONT LICENSE", "The Go Authors")
	equal(t, regexp.MustCompile(`(?m)^## .+\n\s*(^#|\z)`).FindString(licenses), "", "a package without a text in licenses.txt")
	listed := map[string]bool{}
	for _, head := range regexp.MustCompile(`(?m)^## \S+ (- \S+ \(|v).*$`).FindAllString(licenses, -1) {
		if listed[head] {
			t.Errorf("licenses.txt has %q twice", head)
		}
		listed[head] = true
	}
}

// An escaped question mark belongs to the path. Such an address must not become the page of the real one.
func TestAnEscapedQuestionMarkIsNotASearch(t *testing.T) {
	site := shared(t)
	for _, path := range []string{"/careers%3Fq=nurse", "/contact-us%3Fservice=cloud", "/careers%23job-results"} {
		equal(t, site.get(t, path).status, http.StatusNotFound, "%s: status", path)
	}
	equal(t, site.get(t, "/careers?q=nurse").status, http.StatusOK, "the search itself: status")
}
