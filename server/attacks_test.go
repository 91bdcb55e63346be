package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
)

var record = flag.Bool("record", false, "write what the server answers to testdata, to be read before it is committed")

// attack is a hostile request. Its answer is recorded in testdata/attacks.txt.
type attack struct {
	name string
	send func(t *testing.T, site running) reply
}

func asJSON(body string) func(*testing.T, running) reply {
	return func(t *testing.T, site running) reply { return site.graphql(t, body) }
}

// operation sends a document with variables, JSON text or "".
func operation(text, variables string) func(*testing.T, running) reply {
	quoted, _ := json.Marshal(text) // strings always marshal
	if variables == "" {
		variables = "null"
	}
	return asJSON(`{"query":` + string(quoted) + `,"variables":` + variables + `}`)
}

const enquiryMutation = `sendEnquiry(input: {key: "k", name: "n", email: "e", message: "m", consent: true}) { userErrors { code } } `

func attacks() []attack {
	around := func(inside, open, close string, n int) string {
		return strings.Repeat(open, n) + inside + strings.Repeat(close, n)
	}
	nested := func(open, close string, n int) string { return around("", open, close, n) }
	many := strings.Repeat
	return []attack{
		{"selection sets nested, 2 MB", operation("{"+many("a{", 1<<20), "")},
		{"selection sets nested, within the body limit", operation(many("{a", 20_000), "")},
		{"a list value nested, within the body limit", operation("{page(path: "+nested("[", "]", 1500)+"){path}}", "")},
		{"an object value nested", operation("{jobCount(filter: "+around("1", "{country: ", "}", 900)+")}", "")},
		{"a list type nested", operation("query($v: "+around("Int", "[", "]", 900)+") { jobs(first: $v) { asOf } }",
			"")},
		{"the same leaf 10,000 times", operation("{ site { "+many("name ", 10_000)+"} }", "")},
		{"the same leaf 400 times", operation("{ site { "+many("name ", 400)+"} }", "")},
		{"the same object 300 times", operation("{ site { "+many("contact{label link} ", 300)+"} }", "")},
		{"fragments that double 30 times", operation("{ ...f0 } "+doubled(30), "")},
		{"fragments that double 39 times, on one line of spreads", operation("{ site { ...g0 } } "+spreads(38), "")},
		{"related pages 9 deep", operation(`{ page(path: "/") `+around("{ path }", "{ path related ", "}", 8)+" }",
			"")},
		{"related pages 30 deep", operation(`{ page(path: "/") `+around("{ path }", "{ related ", "}", 30)+" }", "")},
		{"18 aliases of a list", operation("{ "+numbered("a%d: pages{path title description related{path}} ", 18)+"}",
			"")},
		{"31 aliases", operation("{ site { "+numbered("a%d: name ", 31)+"} }", "")},
		{"21 root fields", operation("{ "+numbered("a%d: jobCount ", 21)+"}", "")},
		{"660 fields", operation("{ site { "+many("menu{title path items{label link}} ", 5)+numbered("...f%d ",
			35)+"} } "+numbered("fragment f%d on Site { menu{title path redirectUrl items{label link} groups{title "+
			"path sentence}} offices{city label location address latitude longitude} } ", 35), "")},
		{"10,000 unknown directives", operation("{ site "+many("@a ", 10_000)+"{ name } }", "")},
		{"31 directives", operation("{ site { name "+many("@skip(if: false) ", 31)+"} }", "")},
		{"3,000 unknown fields", operation("{ site { "+numbered("x%d ", 3000)+"} }", "")},
		{"300 unknown fields", operation("{ site { "+numbered("x%d ", 300)+"} }", "")},
		{"an unknown field with a long name", operation("{ "+many("x", 15_000)+" }", "")},
		{"a long text for a number", operation(`{ jobs(first: "`+many("x", 9_000)+`") { asOf } }`, "")},
		{"a long text for a number, in a variable", operation("query($n: Int!) { jobs(first: $n) { asOf } }",
			`{"n":"`+many("x", 9_000)+`"}`)},
		{"4,400 tokens", operation("query("+numbered("$v%d: Int ", 1100)+") { site { name } }", "")},
		{"41 operations", operation(numbered("query q%d { site { name } } ", 41), "")},
		{"circular fragments", operation("{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }", "")},
		{"a fragment that holds itself", operation("{ ...a } fragment a on Query { site { name } ...a }", "")},
		{"a variable of 5 MB", operation("query($p: String!) { page(path: $p) { path } }",
			`{"p":"`+many("x", 5<<20)+`"}`)},
		{"variables nested 9,000 deep", operation("{ site { name } }", `{"p":`+nested("[", "]", 9000)+`}`)},
		{"variables nested 11 deep", operation("{ site { name } }", `{"p":`+nested("[", "]", 11)+`}`)},
		{"variables nested beyond the decoder", operation("{ site { name } }", `{"p":`+nested("[", "]", 12_000)+`}`)},
		{"a number of 60,000 digits", operation("query($n: Int!) { jobs(first: $n) { asOf } }",
			`{"n":`+many("9", 60_000)+`}`)},
		{"an integer beyond 32 bits", operation("query($n: Int!) { jobs(first: $n) { asOf } }", `{"n":99999999999}`)},
		{"101 jobs", operation("{ jobs(first: 101) { totalCount } }", "")},
		{"a broken cursor", operation(`{ jobs(after: "x") { totalCount } }`, "")},
		{"a page and a cursor", operation(`{ jobs(after: "x", page: 2) { totalCount } }`, "")},
		{"an enum's wrong word", operation("{ jobs(sort: OLDEST) { totalCount } }", "")},
		{"an unknown field", operation("{ site { nam } }", "")},
		{"an operation that ends too early", operation("{ site { name ", "")},
		{"a negative number of jobs", operation("{ jobs(first: -1) { nodes { id } } }", "")},
		{"50 jobs with 10 similar ones, each with 10 more",
			operation("{ jobs(first: 50) { nodes { similar(first: 10) { id similar(first: 10) { id } } } } }", "")},
		{"a filter of 9,000 cities", operation("query($f: JobFilter) { jobCount(filter: $f) }",
			`{"f":{"city":["x"`+many(`,"x"`, 9000)+`]}}`)},
		{"100 mutations", operation("mutation { "+numbered("m%d: "+enquiryMutation, 29)+"}", "")},
		{"2 mutations in fragments", operation("mutation { ...F ... on Mutation { ...F } } fragment F on Mutation { "+
			"a: "+enquiryMutation+" b: "+enquiryMutation+"}", "")},
		{"a batch", asJSON("[" + many(`{"query":"{ site { name } }"},`, 500) + `{"query":"{ site { name } }"}]`)},
		{"introspection in a circle", operation("{ __schema { types { fields { type { fields { type { fields { type "+
			"{ fields { name } } } } } } } } } }", "")},
		{"a subscription", operation("subscription { site { name } }", "")},
		{"@defer", operation("{ site { ... @defer { name } } }", "")},
		{"what is no JSON", asJSON(`{"query": <script>alert(1)</script>`)},
		{"JSON and more", asJSON(`{"query":"{ site { name } }"} {"query":"{ site { name } }"}`)},
		{"a null byte", operation("{ site { name\x00 } }", "")},
		{"a wrong hash", asJSON(`{"query":"{ site { name } }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"00"}}}`)},
		{"an unknown hash", asJSON(`{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"` + many("0",
			60_000) + `"}}}`)},
		{"a hash that is no text", asJSON(`{"extensions":{"persistedQuery":{"version":1,"sha256Hash":{"a":[1]}}}}`)},
		{"a query string of 40 KB", func(t *testing.T, site running) reply {
			return site.get(t, "/graphql?query={site{name}}&x="+many("x", 40_000))
		}},
		{"a method of 4 KB", func(t *testing.T, site running) reply {
			return send(t, many("X", 4096),
				site.url+"/graphql", "")
		}},
	}
}

// spreads is a chain of fragments, each of which holds the next one five times.
func spreads(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "fragment g%d on Site { %s} ", i, strings.Repeat(fmt.Sprintf("...g%d ", i+1), 5))
	}
	fmt.Fprintf(&b, "fragment g%d on Site { name }", n)
	return b.String()
}

// The bytes that an attack may make the program and its sender allocate: a measure of work that hardly depends on the
// machine. Uploads are sent from several copies of up to 20 MB.
const maxWork, maxUploadWork, maxGrowth = 8 << 20, 96 << 20, 10 << 20

// Every attack has the recorded answer, causes little work, and leaves nothing behind.
func TestAttacksAreRefused(t *testing.T) {
	slow(t)
	site := start(t, "--captcha", "off", "--send-limit", "100000", "--query-limit", "100000000")
	for range 20 {
		site.graphql(t, `{"query":"{ site { name } page(path: \"/\") { title } }"}`)
		site.get(t, "/about")
	}
	before := inUse()
	var got strings.Builder
	for _, a := range append(attacks(), uploadAttacks()...) {
		least := uint64(math.MaxUint64)
		var r reply
		for range 3 {
			begun := allocated()
			r = a.send(t, site)
			least = min(least, allocated()-begun)
		}
		allowed := uint64(maxWork)
		if strings.HasPrefix(a.name, "upload: ") {
			allowed = maxUploadWork
		}
		if least > allowed {
			t.Errorf("%s: %d MB are allocated, want at most %d", a.name, least>>20, allowed>>20)
		}
		if len(r.body) > 4096 {
			t.Errorf("%s: the answer has %d bytes", a.name, len(r.body))
		}
		fmt.Fprintf(&got, "== %s\n%d\n%s\n\n", a.name, r.status, r.body)
	}
	after := inUse()
	if after > before+maxGrowth {
		t.Errorf("%d MB more are in use", (after-before)>>20)
	}
	equal(t, site.graphql(t, `{"query":"{ site { name } }"}`).status, 200, "the server afterward")
	if left, err := os.ReadDir(filepath.Join(site.data, ".incoming")); err != nil || len(left) > 0 {
		t.Errorf("files are left: %v %v", left, err)
	}
	compareRecorded(t, "testdata/attacks.txt", got.String())
	guide := must[[]byte](t)(os.ReadFile("../API.md"))
	for _, code := range regexp.MustCompile(`"code":"[A-Z_]+_EXCEEDED","limit":[0-9]+`).FindAllString(got.String(),
		-1) {
		name, limit, _ := strings.Cut(strings.TrimPrefix(code, `"code":"`), `","limit":`)
		row := regexp.MustCompile(`\| ([0-9,]+) \| ` + "`" + name + "`").FindStringSubmatch(string(guide))
		if row == nil || strings.ReplaceAll(row[1], ",", "") != limit {
			t.Errorf("API.md says of %s %q, the server's limit is %s", name, row, limit)
		}
	}
}

// allocated returns how many bytes were ever allocated. The program runs in the test's process, and no other test
// beside it.
func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}

// inUse returns how many bytes are in use.
func inUse() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

func compareRecorded(t *testing.T, file, got string) {
	t.Helper()
	if *record {
		noError(t, os.WriteFile(file, []byte(got), 0o644))
		return
	}
	want := must[[]byte](t)(os.ReadFile(file))
	wanted, found := strings.Split(string(want), "\n== "), strings.Split(got, "\n== ")
	for i := range max(len(wanted), len(found)) {
		switch {
		case i >= len(wanted):
			t.Errorf("not recorded: %s", found[i])
		case i >= len(found):
			t.Errorf("recorded, but not sent: %s", wanted[i])
		case wanted[i] != found[i]:
			t.Errorf("got  %s\nwant %s", found[i], wanted[i])
		}
	}
}
