package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

func query(text string) string { return "/graphql?query=" + url.QueryEscape(text) }

// trustedGet is the address of one of the client's own operations, as the client asks for it.
func trustedGet(t *testing.T, operation, variables string) string {
	t.Helper()
	text := must[[]byte](t)(os.ReadFile("../client/src/gql/document-ids.ts"))
	_, rest, found := strings.Cut(string(text), "  "+operation+": '")
	id, _, _ := strings.Cut(rest, "'")
	if !found {
		t.Fatalf("the client has no operation %s", operation)
	}
	return "/graphql?" + url.Values{"operationName": {operation}, "variables": {variables},
		"extensions": {`{"persistedQuery":{"version":1,"sha256Hash":"` + id + `"}}`}}.Encode()
}

func unpacked(t *testing.T, r reply) string {
	t.Helper()
	var from io.Reader = strings.NewReader(r.body)
	switch r.header.Get("Content-Encoding") {
	case "br":
		from = brotli.NewReader(from)
	case "gzip":
		z := must[*gzip.Reader](t)(gzip.NewReader(from))
		from = z
	}
	out := must[[]byte](t)(io.ReadAll(from))
	return string(out)
}

// An answer is the same in every coding, each has a tag of its own, and clients that have it are sent nothing again.
func TestAnswersAreKeptCompressedAndTagged(t *testing.T) {
	site := start(t)
	for address, fresh := range map[string]string{trustedGet(t, "Page", `{"path":"/products"}`): "60",
		query(`{ page(path: "/about") { title sections { __typename ... on ProseSection { text { ... on ParagraphBlock { text } } } } } pages { path title } }`): "300"} {
		tags, texts := map[string]bool{}, map[string]bool{}
		headers := map[string]string{"Vary": "Accept, Accept-Encoding",
			"Cache-Control": "public, max-age=" + fresh + ", stale-while-revalidate=60"}
		for _, media := range []string{"application/json", "application/graphql-response+json"} {
			texts[checkCodings(t, site, address, headers, "Accept", media)] = true
			tags[site.get(t, address, "Accept", media).header.Get("ETag")] = true
		}
		if len(texts) != 1 || len(tags) != 2 {
			t.Errorf("%s: two media types have %d texts and %d tags", address[:30], len(texts), len(tags))
		}
	}
}

func TestHowLongAnswersMayBeKept(t *testing.T) {
	site := start(t)
	for text, want := range map[string]string{
		`{ site { name } }`:          "public, max-age=300, stale-while-revalidate=60",
		`{ site { name } jobCount }`: "public, max-age=60, stale-while-revalidate=60",
		`{ jobCount site { name } }`: "public, max-age=60, stale-while-revalidate=60",
		`{ page(path: "/careers") { ...P } } fragment P on Page { sections { ... on JobListSection { jobs { totalCount } } } }`: "public, max-age=60, stale-while-revalidate=60",
		`{ __typename site { name } }`:                                       "public, max-age=300, stale-while-revalidate=60",
		`{ __schema { queryType { name } } }`:                                "public, max-age=300, stale-while-revalidate=60",
		`{ site { name } captcha { provider } }`:                             "no-store",
		`{ captcha { provider } site { name } }`:                             "no-store",
		`{ receipt(key: "3f0c8e9a-6f5b-4d0e-9c1a-2b7d4e8f1a90") { state } }`: "no-store",
		`{ jobs(first: 0) { totalCount } }`:                                  "no-store",
		`{ site { nam } }`:                                                   "no-store",
	} {
		equal(t, site.get(t, query(text)).header.Get("Cache-Control"), want, "%s", text)
	}
	posted := site.graphql(t, `{"query":"{ site { name } }"}`)
	if got := posted.header.Get("Cache-Control"); got != "no-store" || posted.header.Get("ETag") != "" {
		t.Errorf("an answer to POST says %q", got)
	}
	asked := send(t, http.MethodHead, site.url+query(`{ site { name } }`), "")
	if asked.status != 200 || asked.body != "" || asked.header.Get("ETag") == "" ||
		asked.header.Get("Content-Length") == "0" {
		t.Errorf("HEAD answers %d %v", asked.status, asked.header)
	}
}

// What is kept gives way as soon as jobs change, under the raw request and under the operation alike.
func TestKeptAnswersGiveWayWhenJobsChange(t *testing.T) {
	site := start(t, "--admin-addr", "127.0.0.1:0")
	trusted, open := trustedGet(t, "JobSearch", `{"query":"zymurgist"}`),
		query(`{ searchJobs(query: "zymurgist") { totalCount } }`)
	for _, address := range []string{trusted, open, trusted, open} {
		mustContain(t, address, site.get(t, address).body, `"totalCount":0`)
	}
	file := filepath.Join(t.TempDir(), "jobs.json")
	site.works(t, "jobs", "export", file)
	text := must[[]byte](t)(os.ReadFile(file))
	text = bytes.Replace(text, []byte("Senior Go engineer"), []byte("Zymurgist"), 1)
	noError(t, os.WriteFile(file, text, 0o600))
	site.works(t, "jobs", "import", file)
	soon(t, "the site notices the import", func() bool {
		return strings.Contains(site.metrics(t), "site_jobs_revision 2")
	})
	// At once: a minute later what is kept would expire anyway.
	for _, address := range []string{trusted, open} {
		mustContain(t, address, site.get(t, address).body, `"totalCount":1`)
	}
}

func TestCostIsToldOnRequest(t *testing.T) {
	site := start(t)
	for text, want := range map[string]int{
		`{ site { name } }`:                                    2,
		`{ a: site { name } b: site { name phone } }`:          5,
		`{ pages { path title } }`:                             1 + 150*2,
		`{ jobs(first: 5) { totalCount nodes { id title } } }`: 10 + 10 + 1 + 5*2,
		`{ jobs { nodes { similar(first: 2) { id } } } }`:      10 + 1 + 20*(50+2),
		`{ page(path: "/") { sections { ... on HeroSection { heading lead } ... on ProseSection { heading } } } }`: 1 +
			1 + 10*2,
		`{ page(path: "/") { ...P } } fragment P on Page { title related { path } }`: 1 +
			1 + 1 + 4,
	} {
		var a struct {
			Data       json.RawMessage
			Extensions struct {
				Cost struct{ Requested, Maximum int }
			}
		}
		got := site.get(t, query(text), "X-Graphql-Cost", "1")
		noError(t, json.Unmarshal([]byte(got.body), &a))
		if a.Extensions.Cost.Requested != want || a.Extensions.Cost.Maximum != 10_000 || a.Data == nil {
			t.Errorf("%s costs %+v, want %d", text, a.Extensions.Cost, want)
		}
		equal(t, got.header.Get("Cache-Control"), "no-store", "%s: with its cost the answer", text)
	}
	mustLack(t, "an answer without its cost", site.get(t, query(`{ site { name } }`)).body, "extensions")
}

func TestOpenQueriesHaveABudget(t *testing.T) {
	site := start(t, "--query-limit", "40")
	first := site.get(t, query(`{ jobs(first: 5) { totalCount nodes { id title } } }`)) // 31 points
	if first.status != 200 || first.header.Get("RateLimit-Policy") != `"queries";q=40;w=60` ||
		!strings.HasPrefix(first.header.Get("RateLimit"), `"queries";r=9;t=`) {
		t.Errorf("the first: %d %q %q", first.status, first.header.Get("RateLimit-Policy"),
			first.header.Get("RateLimit"))
	}
	over := site.get(t, query(`{ jobCount }`)) // 10 points
	if wait, err := strconv.Atoi(over.header.Get("Retry-After")); over.status != http.StatusTooManyRequests ||
		err != nil || wait < 1 || wait > 60 || over.header.Get("Cache-Control") != "no-store" {
		t.Errorf("over the budget: %d %v", over.status, over.header)
	}
	mustContain(t, "over the budget", over.body, `"code":"RATE_LIMITED"`)
	if kept := site.get(t, query(`{ jobs(first: 5) { totalCount nodes { id title } } }`)); kept.status != 200 ||
		!strings.HasPrefix(kept.header.Get("RateLimit"), `"queries";r=8;t=`) {
		t.Errorf("what is kept costs one point: %d %q", kept.status, kept.header.Get("RateLimit"))
	}
	if own := site.get(t, trustedGet(t, "Page", `{"path":"/about"}`)); own.status != 200 || left(own, "queries") != "" {
		t.Errorf("the site's own operation answers %d %q", own.status, own.header.Get("RateLimit"))
	}
	sent := site.graphql(t, `{"query":"mutation { sendEnquiry(input: {key: \"x\", name: \"n\", email: \"e\", message: \"m\", consent: true}) { userErrors { code } } }"}`)
	if sent.header.Get("RateLimit-Policy") == "" {
		t.Error("a mutation's answer tells no limit")
	}
}

// Integrators register a document by sending it once with its hash; the limits hold for it as for any other.
func TestDocumentsAreRegisteredByTheirHash(t *testing.T) {
	slow(t)
	site := start(t)
	const text = `query Names($n: Int!) { jobs(first: $n) { nodes { title } } }`
	sum := sha256.Sum256([]byte(text))
	hash := hex.EncodeToString(sum[:])
	extension := fmt.Sprintf(`"extensions":{"persistedQuery":{"version":1,"sha256Hash":%q}},"variables":{"n":2}`, hash)
	quoted, _ := json.Marshal(text)
	for _, step := range []struct{ body, want string }{
		{"{" + extension + "}", "PERSISTED_QUERY_NOT_FOUND"},
		{`{"query":` + string(quoted) + `,` + strings.Replace(extension, hash, hash[:63]+"x", 1) + "}",
			"PERSISTED_QUERY_HASH_MISMATCH"},
		{"{" + extension + "}", "PERSISTED_QUERY_NOT_FOUND"},
		{`{"query":` + string(quoted) + `,` + extension + "}", `"title"`},
		{"{" + extension + "}", `"title"`},
		{`{"documentId":"sha256:` + hash + `","variables":{"n":2}}`, `"title"`},
		{`{"documentId":"sha256:` + hash + `","variables":{"n":20000}}`, "COST_LIMIT_EXCEEDED"},
	} {
		mustContain(t, step.body, site.graphql(t, step.body).body, step.want)
	}
	byGet := site.get(t, "/graphql?variables=%7B%22n%22%3A2%7D&extensions="+
		url.QueryEscape(`{"persistedQuery":{"version":1,"sha256Hash":"`+hash+`"}}`))
	mustContain(t, "by GET", byGet.body, `"title"`)
}

// An operation that takes too long ends with a code of its own.
func TestAnOperationHasADeadline(t *testing.T) {
	slow(t)
	site := start(t, "--timeout", "1ns")
	got := site.graphql(t, `{"query":"{ jobs { totalCount } }"}`)
	mustContain(t, "late", got.body, `"code":"TIMEOUT"`, "longer than 1ns")
}
