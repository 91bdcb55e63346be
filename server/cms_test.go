package main

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"
)

// A page of the content management system that names a page of the site replaces its text; any other stands
// at its own path. What changes there changes here.
func TestPagesOfTheContentManagementSystemStandOnTheSite(t *testing.T) {
	slow(t)
	h := startHosts(t)
	h.serving("/public/pages/site", `{"pages":[
		{"id":7,"path":"privacy-policy/","title":"Privacy, from the lawyers",
			"html":"<h2>What we keep</h2><p>Very <b>little</b>.</p>","updated":"2026-10-02","more":{"unknown":true}},
		{"id":"eight","path":"/Modern/Statement","title":"A statement",
			"html":"<p>We <a href='/about'>mean</a> it.</p><ul><li>One</li><li>Two</li></ul>",
			"updated":"2026-11-01T10:00:00+02:00"},
		{"id":"nine","title":"Nowhere by itself","html":""},
		{"id":"ten","path":"https://evil.example/x","title":"Elsewhere"},
		{"id":"form","path":"/contact-us","title":"Write to us","html":"<p>New words.</p>"},
		{"id":"job","path":"/careers/engineer-7","title":"A job"}, {"id":"odd","path":"/a b?c#d","title":"Odd"},
		{"title":"without an id"}, "nonsense", null]}`)
	var now clock
	site := startOver(t, t.TempDir(), now.now, h.args()...)
	site.soonHas(t, "/privacy-policy", "from the lawyers")
	policy := site.get(t, "/privacy-policy")
	mustContain(t, "replaced", policy.body, "<h1", "What we keep</h2>", "<strong>little</strong>", "October 2, 2026",
		`"dateModified":"2026-10-02"`)
	mustLack(t, "the new policy", policy.body, "Your privacy on this website", "Who is responsible")
	own := site.get(t, "/modern/statement")
	mustContain(t, "its own", own.body, "<h1", "A statement", `href="/about"`, "<li>", "We mean it. One Two",
		"BreadcrumbList")
	equal(t, site.get(t, "/Modern/Statement/").status, http.StatusPermanentRedirect, "another spelling")
	mustContain(t, "a form stays", site.get(t, "/contact-us").body, "Write to us", "New words.", "<form")
	mustContain(t, "sitemap", site.get(t, "/sitemap.xml").body, "/modern/statement<")
	if list := site.graphql(t, `{"query":"{ sitePages { id path } }"}`).body; strings.Count(list, `"id"`) != 7 ||
		strings.Count(list, `"path":null`) != 4 || !strings.Contains(list, `{"id":"site-page:ten","path":null}`) {
		t.Errorf("got %s", list)
	}
	mustLack(t, "the home page", site.get(t, "/").body, `href="/site/privacy-supplement"`)
	equal(t, site.get(t, "/cards/modern/statement.png").status, http.StatusOK, "its card")
	h.serving("/public/pages/site", `[]`)
	now.jump(12 * time.Minute)
	site.soonHas(t, "/privacy-policy", "Who is responsible")
	soon(t, "the page is gone", func() bool { return site.get(t, "/modern/statement").status == http.StatusNotFound })
}

// Without hosts, the sample page is the only one of a content management system.
func TestTheSamplePageStandsOnTheSite(t *testing.T) {
	site := start(t)
	mustContain(t, "its own", site.get(t, "/site/privacy-supplement").body, "Privacy supplement")
	mustContain(t, "footer", site.get(t, "/about").body, `href="/site/privacy-supplement">Privacy supplement`,
		`href="/site/accessibility-statement"`)
}

// Nothing in a host's HTML is harmful on the site, and none of it breaks a page.
func TestHostileHTMLIsHarmless(t *testing.T) {
	slow(t)
	hostile := []string{
		`<script>alert(1)</script><p onclick="alert(2)">one</p>`, `<img src=x onerror=alert(3)>`,
		`<a href="javascript:alert(4)">two</a>`, `<a href=" java&#9;script:alert(5)">three</a>`,
		`<iframe srcdoc="<script>alert(6)</script>"></iframe>`, `<style>*{display:none}</style>`,
		`<svg onload=alert(7)><script>alert(8)</script><a href="javascript:alert(9)">x</a></svg>`,
		`<math><mtext></form><form><mglyph><style></math><img src onerror=alert(10)>`,
		`<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example/">`,
		`<form action="https://evil.example/"><input name=password></form>`,
		`&lt;script&gt;alert(11)&lt;/script&gt;&lt;p&gt;four&lt;/p&gt;`,
		`</div></body></script><script>alert(12)</script>`,
		`<a href="data:text/html,<script>alert(13)</script>">five</a>`,
		`<b><i><b><table><tr><td>|---|</td></tr><tr><td>|</td><td>---</td></tr></table>`,
		"<p># not a heading</p><p>- not a list</p><p>```</p>",
		`<noscript><p title="</noscript><img src=x onerror=alert(14)>">`, "<p>nul\x00 and \u2028 and \u202e</p>",
		`<template><script>alert(15)</script></template>`, `<a href="//evil.example">six</a>`,
		`<p>[seven](javascript:alert(16)) **eight</p>`, `<pre>` + "```\n<script>" + `</pre>`,
		strings.Repeat("<div>", 3000) + "deep" + strings.Repeat("<ul><li>", 300), `<!--><script>alert(17)</script>-->`,
	}
	var list strings.Builder
	for i, source := range hostile {
		if i > 0 {
			list.WriteString(",")
		}
		list.WriteString(`{"id":"p` + itoa(i) + `","path":"/hostile/` + itoa(i) +
			`","title":"<script>alert(0)</script>","html":` + quoted("<p>before</p>"+source+"<p>after</p>") + `}`)
	}
	h := startHosts(t)
	h.serving("/public/pages/site", "["+list.String()+"]")
	site := start(t, h.args()...)
	soon(t, "the pages are read", func() bool { return site.get(t, "/hostile/0").status == http.StatusOK })
	for i, source := range hostile {
		got := site.get(t, "/hostile/"+itoa(i))
		if got.status != http.StatusOK || !strings.Contains(got.body, "before") {
			t.Errorf("%.60q answers %d", source, got.status)
		}
		_, body, _ := strings.Cut(got.body, "<body>")
		mustLack(t, fmt.Sprintf("%.60q", source), body, "<script>alert", "onerror=", "onclick=", "javascript:alert(4)",
			`href="javascript`, `href="data:`, `href="//evil`, "<iframe", "srcdoc", "evil.example/", "<base",
			"http-equiv", "display:none")
	}
	mustLack(t, "the log", site.log.String(), "level=ERROR")
}
