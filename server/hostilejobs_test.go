package main

import (
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"
)

// Whatever a host lists, the jobs that can be read are shown, on pages that stand, and nothing in them is harmful.
func TestAListFullOfOddJobsIsShownAsFarAsItGoes(t *testing.T) {
	slow(t)
	odd := func(id, more string) string {
		return fmt.Sprintf(`{"id":%q,"title":"Odd %s","posted":"2026-11-02"%s}`, id, id, more)
	}
	list := []string{
		hostJob("12", "Day pilot"), hostJob("12", "Day pilot, again"), hostJob("12", "Day pilot, a third time"),
		odd("20", `,"title":"<script>alert(1)</script>","summary":"</script><img src=x onerror=alert(2)>","city":"\"><b>","slug":"../../etc"`),
		odd("21", `,"reference":"H360-12","slug":""`), odd("22", `,"reference":"H360-12"`),
		odd("23", `,"posted":"9999-12-31","closes":"0001-01-01"`),
		odd("24", `,"closes":"9999-12-31T23:59:59+14:00","updated":"yesterday"`),
		odd("25", `,"salary":{"from":-5,"to":1e99,"currency":"XXXX"}`),
		odd("26", `,"salary":{"from":"much","to":null}`), odd("27", `,"salary":[1,2]`),
		odd("28", `,"skills":[`+strings.Repeat(`"Go",`, 5000)+`"end"]`), odd("29", `,"skills":{"a":1}`),
		odd("30", `,"country":"ZZ","city":`+quoted(strings.Repeat("Long ", 500))+`,"category":`+
			quoted(strings.Repeat("x", 5000))),
		odd("31", `,"questions":[{"id":"a","label":"A","kind":"ONE_OF"},{"id":"a","label":"B","kind":"nonsense","options":[1,null,{}]},{"id":"","label":"none"}]`),
		odd("32", `,"description":`+quoted(strings.Repeat("<p>Very long. ", 40_000))),
		odd("33", `,"description":`+quoted(strings.Repeat("<ul><li>", 2000))),
		odd("35", `,"description":`+quoted("<p>"+strings.Repeat("<b>a</b> <i>b</i> ", 40_000))),
		odd("36", `,"description":`+quoted("<table><tr><th>a"+strings.Repeat("<tr><td>b<td>c", 40_000))),
		odd("34", `,"type":7,"workplace":["remote"],"experience":{},"employer":"\u0000\u202e\ud800"`), odd("-1", ""),
		odd("0", ""), odd("999999999999999999999", ""), odd("../x", ""),
		`{"id":null,"title":"No id","posted":"2026-11-02"}`, `{"id":"40","title":"","posted":"2026-11-02"}`,
		`{"id":"41","title":"No day"}`, `7`, `null`, `[]`, `"text"`,
	}
	h := startHosts(t)
	h.serving(listPath, `{"content":[`+strings.Join(list, ",")+`]}`)
	var now clock
	site := startOver(t, t.TempDir(), now.now, h.args()...)
	for _, address := range []string{"/careers", "/careers?sort=closing", "/careers?q=odd", "/careers?page=2",
		"/careers.xml", "/careers.json", "/"} {
		if got := site.get(t, address); got.status != http.StatusOK ||
			!strings.Contains(got.header.Get("Content-Type"), "json") && (strings.Contains(got.body, "<script>alert") ||
				strings.Contains(got.body, "<img src=x")) {
			t.Errorf("%s answers %d, or is harmful", address, got.status)
		}
	}
	if n := strings.Count(site.get(t, "/careers.json").body, "Day pilot"); n == 0 {
		t.Error("a good job among odd ones is not shown")
	}
	pages := regexp.MustCompile(`/careers/[^<]+`).FindAllString(site.get(t, "/sitemap.xml").body, -1)
	if len(pages) < 15 {
		t.Errorf("only %d jobs are shown: %v", len(pages), pages)
	}
	for _, page := range pages {
		got := site.get(t, page)
		if got.status != http.StatusOK || strings.Contains(got.body, "<script>alert") ||
			!strings.Contains(got.body, "<h1") {
			t.Errorf("%s answers %d, or is harmful", page, got.status)
		}
	}
	if got := site.graphql(t, `{"query":"{ jobs(first: 50) { totalCount isStale nodes { id title path salary { from to } questions { id } location { country } } facets { options { label } } } }"}`).body; strings.Contains(got, `"errors"`) || !strings.Contains(got, `"isStale":false`) {
		t.Errorf("got %s", firstBytes(got, 1500))
	}
	h.serving(listPath, `[`+hostJob("12", "Day pilot")+`]`)
	now.jump(12 * time.Minute)
	site.soonAnswers(t, `{ jobs { nodes { title } } }`, `"nodes":[{"title":"Day pilot"}]`)
	mustLack(t, "the log", site.log.String(), "level=ERROR")
}
