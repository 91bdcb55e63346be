package main

import (
	"encoding/json"
	"image/png"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

var metaTag = regexp.MustCompile(`<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"`)

// checkCard demands that a page names its preview card in full, and that the card is one.
func checkCard(t *testing.T, site running, path, page string) {
	t.Helper()
	tags := map[string]string{}
	for _, m := range metaTag.FindAllStringSubmatch(page, -1) {
		tags[m[1]] = m[2]
	}
	if tags["og:image:width"] != "1200" || tags["og:image:height"] != "630" || tags["og:image:alt"] == "" ||
		tags["twitter:card"] != "summary_large_image" {
		t.Errorf("%s does not say what its card is: %v", path, tags)
	}
	address, ok := strings.CutPrefix(tags["og:image"], "http://localhost:8080/")
	if !ok {
		t.Errorf("%s names the card %q, want an address of the site in full", path, tags["og:image"])
		return
	}
	got := site.get(t, "/"+address)
	if got.status != http.StatusOK || got.header.Get("Content-Type") != "image/png" || len(got.body) > 60<<10 {
		t.Errorf("the card of %s answers %d %s with %d bytes", path, got.status, got.header.Get("Content-Type"),
			len(got.body))
		return
	}
	img, err := png.Decode(strings.NewReader(got.body))
	if err != nil {
		t.Errorf("the card of %s: %v", path, err)
		return
	}
	// Below the words is the picture: the number, the specimen, the date or the routes of the page.
	ground, drawn := img.At(4, 626), 0
	for y := 440; y < 630; y++ {
		for x := range 1200 {
			if img.At(x, y) != ground {
				drawn++
			}
		}
	}
	if size := img.Bounds().Size(); size.X != 1200 || size.Y != 630 || drawn < 2000 {
		t.Errorf("the card of %s is %v, and its picture has %d pixels", path, size, drawn)
	}
}

// Pages that search engines leave out have a card too: somebody may send them to a friend.
func TestHiddenPagesAndPagesOfTheBoardHaveACard(t *testing.T) {
	site := shared(t)
	for _, path := range []string{"/404", "/no-such-page", "/receipts/3f0c8e9a-6f5b-4d0e-9c1a-2b7d4e8f1a90",
		"/careers/general-application",
		"/careers/nothing-999999", "/careers?q=go"} {
		checkCard(t, site, path, site.get(t, path).body)
	}
}

func TestACardIsServedAsAFile(t *testing.T) {
	site := shared(t)
	const path = "/cards/services/seo-services.png"
	whole := checkTag(t, site, path, "identity", map[string]string{"Cache-Control": "public, max-age=86400",
		"Cross-Origin-Resource-Policy": "cross-origin", "X-Content-Type-Options": "nosniff"})
	equal(t, whole.header.Get("Content-Length"), strconv.Itoa(len(whole.body)), "Content-Length")
	for _, missing := range []string{"/cards/nothing.png", "/cards/about", "/cards/about.jpg", "/cards/",
		"/cards/../about.png", "/cards/.png"} {
		if got := site.get(t, missing); got.status == http.StatusOK && strings.HasPrefix(got.body, "\x89PNG") {
			t.Errorf("%s answers with a card", missing)
		}
	}
	other := site.get(t, "/cards/careers/senior-go-engineer-payments-1182.png")
	nurse := site.get(t, "/cards/careers/icu-nurse-nights-1122.png")
	if img, err := png.Decode(strings.NewReader(other.body)); err != nil || img.Bounds().Dx() != 1200 ||
		img.Bounds().Dy() != 630 || nurse.status != http.StatusOK || nurse.body == other.body {
		t.Errorf("the cards of two jobs: %v, %d", err, nurse.status)
	}
	if board := site.get(t, "/cards/careers/gone-999999.png"); board.status != http.StatusOK ||
		board.body == other.body || board.body != site.get(t, "/cards/careers.png").body {
		t.Errorf("a job that is gone does not have the board's card: %d", board.status)
	}
}

// A job's card shows its title, place, pay and week, with letters that the fonts have. Samples have one too.
func TestACardShowsItsJob(t *testing.T) {
	base := map[string]any{"title": "Lighthouse keeper", "summary": "Keep the light.", "text": "You keep the light.",
		"city": "Austin", "countryCode": "US", "workplace": "ON_SITE", "type": "FULL_TIME", "category": "Operations",
		"experience": "MID", "posted": "2026-11-20", "hours": "Mo-Fr 09:00-17:00",
		"salary": map[string]any{"from": 50_000, "to": 60_000, "currency": "USD", "period": "YEAR"}}
	names := []string{"base", "title", "pay", "week", "weekless", "place", "closed", "rupees", "sign", "code", "long"}
	changes := map[string]map[string]any{
		"title":    {"title": "Lighthouse engineer"},
		"pay":      {"salary": map[string]any{"from": 50_000, "to": 70_000, "currency": "USD", "period": "YEAR"}},
		"week":     {"hours": "Sa,Su 20:00-04:00"},
		"weekless": {"hours": nil},
		"place":    {"city": "London", "countryCode": "GB"},
		"closed":   {"status": "CLOSED"},
		"rupees": {"city": "Noida", "countryCode": "IN", "workplace": "HYBRID",
			"salary": map[string]any{"from": 900_000, "to": 1_200_000, "currency": "INR", "period": "YEAR"}},
		"sign": {"city": "₹Pune", "countryCode": "IN", "title": "東京 Ốc", "hours": nil},
		"code": {"city": "INR Pune", "countryCode": "IN", "title": "Oc", "hours": nil},
		"long": {"title": strings.Repeat("Unbreakable words ", 4)},
	}
	var jobs []map[string]any
	for _, name := range names {
		job := maps.Clone(base)
		maps.Copy(job, changes[name])
		job["id"], job["slug"] = strconv.Itoa(9001+len(jobs)), name
		jobs = append(jobs, job)
	}
	text := must[[]byte](t)(json.Marshal(jobs))
	file := filepath.Join(t.TempDir(), "jobs.json")
	noError(t, os.WriteFile(file, text, 0o600))
	site := start(t, "--samples")
	site.works(t, "jobs", "import", file)
	cards := map[string]string{}
	for i, name := range names {
		path := "/careers/" + name + "-" + strconv.Itoa(9001+i)
		checkCard(t, site, path, site.get(t, path).body)
		cards[name] = site.get(t, "/cards"+path+".png").body
	}
	for _, name := range names[1:9] {
		if cards[name] == cards["base"] {
			t.Errorf("a change of %s does not show", name)
		}
	}
	if cards["sign"] != cards["code"] {
		t.Error("letters that the fonts do not have are not replaced")
	}
	const sample = "/careers/senior-go-engineer-payments-1182"
	page := site.get(t, sample).body
	mustContain(t, "a sample", page, `content="noindex"`, "/cards"+sample+".png")
	checkCard(t, site, sample, page)
}
