package main

import (
	"net/http"
	"strings"
	"testing"
)

// The API and the page agree on page numbers, and on countries in any case.
func TestAddressesOfTheSearchAreUnderstood(t *testing.T) {
	site := shared(t)
	for _, number := range []string{"20000", "99999", "100000"} {
		got := site.get(t, "/careers?page="+number)
		equal(t, got.status, http.StatusOK, "page %s", number)
		mustLack(t, "page "+number, got.body, "An error occurred")
	}
	upper, lower := site.get(t, "/careers?country=US&country=IN").body,
		site.get(t, "/careers?country=us&country=in").body
	if a, b := strings.Count(upper, `href="/careers/`), strings.Count(lower, `href="/careers/`); a == 0 || a != b {
		t.Errorf("%d links to jobs with country=US, %d with country=us", a, b)
	}
	for address, want := range map[string]string{
		"city=tampa": "1 job found in Tampa", "city=SAN+JOSE": "1 job found in San Jose",
		"city=Atlantis": "No jobs match",
	} {
		mustContain(t, address, site.get(t, "/careers?"+address).body, want)
	}
}

// What browsers and servers send before and around an operation is answered as their specifications say.
func TestRequestsOfBrowsersAndServers(t *testing.T) {
	site := start(t, "--captcha", "off")
	at := site.url + "/graphql"
	preflight := send(t, http.MethodOptions, at, "", "Origin", "https://other.example", "Access-Control-Request-Method",
		"POST")
	allowed := strings.ToLower(preflight.header.Get("Access-Control-Allow-Headers"))
	for _, name := range []string{"content-type", "apollographql-client-name", "apollographql-client-version",
		"traceparent", "tracestate",
		"graphql-preflight", "apollo-require-preflight", "x-request-id", "if-none-match"} {
		if !strings.Contains(", "+allowed+",", ", "+name+",") {
			t.Errorf("the preflight does not allow %s: %s", name, allowed)
		}
	}
	mustContain(t, "exposed", preflight.header.Get("Access-Control-Expose-Headers"), "X-Request-Id")

	const mutation = `{"query":"mutation { sendEnquiry(input: {key: \"x\", name: \"n\", email: \"e\", message: \"m\", consent: true}) { userErrors { code } } }"}`
	for name, c := range map[string]struct {
		headers []string
		status  int
	}{
		"a server":                         {nil, 200},
		"the site's own page":              {[]string{"Origin", "http://localhost:8080"}, 200},
		"a page of this machine":           {[]string{"Origin", site.url}, 200},
		"another site":                     {[]string{"Origin", "https://evil.example"}, 403},
		"another site that is the Host":    {[]string{"Origin", "http://evil.example", "Host", "evil.example"}, 403},
		"another page of this machine":     {[]string{"Origin", "http://localhost:3000"}, 403},
		"a sandboxed page":                 {[]string{"Origin", "null"}, 403},
		"another site, without its Origin": {[]string{"Sec-Fetch-Site", "cross-site"}, 403},
		"a host beside the site's":         {[]string{"Sec-Fetch-Site", "same-site"}, 403},
		"the site's page by its fetch":     {[]string{"Sec-Fetch-Site", "same-origin"}, 200},
		"the site's host with https":       {[]string{"Origin", "https://localhost:8080"}, 403},
		"a compressed body":                {[]string{"Content-Encoding", "gzip"}, 415},
	} {
		req := must[*http.Request](t)(http.NewRequest(http.MethodPost, at, strings.NewReader(mutation)))
		req.Header.Set("Content-Type", "application/json")
		for i := 0; i < len(c.headers); i += 2 {
			req.Header.Set(c.headers[i], c.headers[i+1])
		}
		if host := req.Header.Get("Host"); host != "" {
			req.Host = host
		}
		if got := do(t, req); got.status != c.status {
			t.Errorf("%s: answers %d, want %d: %s", name, got.status, c.status, got.body)
		}
	}
	form := send(t, http.MethodPost, site.url+"/contact", "form=enquiry", "Content-Type",
		"application/x-www-form-urlencoded", "Origin", "https://evil.example")
	equal(t, form.status, 403, "a form of another site")
	if got := send(t, http.MethodGet, at, "", "Accept", "text/html,*/*;q=0.8"); got.status != 302 ||
		got.header.Get("Location") != "/playground" {
		t.Errorf("/graphql in a browser: %d to %q", got.status, got.header.Get("Location"))
	}

	where := `{"0":["variables.input.file"]}`
	for name, c := range map[string]struct {
		headers []string
		status  int
	}{
		"a server": {[]string{"Apollo-Require-Preflight", ""}, 200},
		"a browser with GraphQL's header": {[]string{"Apollo-Require-Preflight", "", "GraphQL-Preflight", "1", "Origin",
			site.url}, 200},
		"a browser without": {[]string{"Apollo-Require-Preflight", "", "Origin", site.url}, 400},
	} {
		if got := upload(t, site, uploadOperations(), where, []sentFile{{"a.pdf", resume}},
			c.headers...); got.status != c.status {
			t.Errorf("upload by %s: %d, want %d: %s", name, got.status, c.status, got.body)
		}
	}
	got := upload(t, site, uploadOperations(), where, []sentFile{{"cv-\u202efdp.exe\u2066.pdf", resume}})
	mustContain(t, "a name with a change of direction", got.body, `"name":"cv-fdp.exe.pdf"`)
}
