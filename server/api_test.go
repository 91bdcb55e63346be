package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"mime/multipart"
	"net/url"
	"os/exec"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"
)

type answer struct {
	Data   map[string]json.RawMessage
	Errors []struct {
		Message    string
		Path       []any
		Extensions struct{ Code string }
	}
}

func read(t *testing.T, r reply) answer {
	t.Helper()
	var a answer
	if err := json.Unmarshal([]byte(r.body), &a); err != nil {
		t.Fatalf("the answer is not JSON: %v\n%s", err, firstBytes(r.body, 400))
	}
	return a
}

// All audits of the GraphQL over HTTP specification, by its own suite.
func TestEveryAuditOfGraphQLOverHTTP(t *testing.T) {
	site := shared(t)
	audits := exec.Command("node", "codegen/audit.mjs", site.url+"/graphql")
	audits.Dir = "../client"
	out, err := audits.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	mustContain(t, "audits", string(out), "61 audits, 61 ok")
}

func TestOneQueryHoldsContentAndJobs(t *testing.T) {
	site := shared(t)
	a := read(t, site.graphql(t, `{"query":"query($n: Int!) { site { name offices { label } } page(path: \"/about\") { __typename title sections { __typename } } jobs(first: $n) { totalCount nodes { id title path location { country } description { __typename } similar { id } } pageInfo { hasNextPage endCursor } facets { field options { value count } } } jobCount sitePages { id title } }","variables":{"n":3}}`))
	if len(a.Errors) > 0 {
		t.Fatalf("errors: %+v", a.Errors)
	}
	for field, want := range map[string]string{"site": `"name":"Hire360"`, "page": `"__typename":"PlainPage"`,
		"jobs": `"totalCount":24`, "jobCount": "24", "sitePages": `"title"`} {
		mustContain(t, field, string(a.Data[field]), want)
	}
}

func TestPagesOfJobsAreWalkedByCursor(t *testing.T) {
	site := shared(t)
	for _, sort := range []string{"NEWEST", "CLOSING", "TITLE"} {
		seen, after := map[string]bool{}, "null"
		for range 20 {
			body := fmt.Sprintf(`{"query":"{ jobs(first: 5, after: %s, sort: %s) { nodes { id } pageInfo { hasNextPage endCursor } } }"}`, strings.ReplaceAll(after, `"`, `\"`), sort)
			var page struct {
				Nodes    []struct{ ID string }
				PageInfo struct {
					HasNextPage bool
					EndCursor   string
				}
			}
			noError(t, json.Unmarshal(read(t, site.graphql(t, body)).Data["jobs"], &page))
			for _, n := range page.Nodes {
				if seen[n.ID] {
					t.Fatalf("%s: job %s comes twice", sort, n.ID)
				}
				seen[n.ID] = true
			}
			if after = fmt.Sprintf("%q", page.PageInfo.EndCursor); !page.PageInfo.HasNextPage {
				break
			}
		}
		equal(t, len(seen), 24, "%s: jobs seen", sort)
	}
}

// What is wrong with a request is told with a code, and never by repeating what was sent.
func TestWrongRequests(t *testing.T) {
	site := shared(t)
	deep := `{"query":"{ page(path: \"/\") ` + strings.Repeat("{ related ", 30) + "{ path }" + strings.Repeat(" }",
		30) + ` }"}`
	fields := `{"query":"{ site { ` + strings.Repeat("name ", 700) + `} }"}`
	aliases := `{"query":"{ site { ` + numbered("a%d: name ", 40) + `} }"}`
	mutations := `{"query":"mutation { ` +
		numbered(`m%d: sendEnquiry(input: {key: \"x\", name: \"n\", email: \"e\", message: \"m\", consent: true}) { userErrors { code } } `, 2) + `}"}`
	hidden := `{"query":"mutation { ...F } fragment F on Mutation { ` +
		numbered(`m%d: sendEnquiry(input: {key: \"x\", name: \"n\", email: \"e\", message: \"m\", consent: true}) { userErrors { code } } `, 2) + `}"}`
	doubling := `{"query":"{ ...f0 } ` + doubled(25) + `"}`
	for name, c := range map[string]struct {
		body, code string
		status     int
	}{
		"not JSON":      {`{"query": SECRET`, "BAD_REQUEST", 400},
		"trailing":      {`{"query":"{ site { name } }"} SECRET`, "BAD_REQUEST", 400},
		"a list":        {`[{"query":"{ site { name } }"}]`, "BAD_REQUEST", 400},
		"no query":      {`{"variables":{"x":"SECRET"}}`, "BAD_REQUEST", 400},
		"syntax":        {`{"query":"{ site { name "}`, "GRAPHQL_PARSE_FAILED", 200},
		"unknown field": {`{"query":"{ site { nam } }"}`, "GRAPHQL_VALIDATION_FAILED", 200},
		"too large": {`{"query":"{ site { name } }","x":"` + strings.Repeat("SECRET", 20000) + `"}`,
			"REQUEST_TOO_LARGE", 413},
		"too deep":           {deep, "DEPTH_LIMIT_EXCEEDED", 200},
		"too many fields":    {fields, "FIELD_LIMIT_EXCEEDED", 200},
		"too many aliases":   {aliases, "ALIAS_LIMIT_EXCEEDED", 200},
		"two mutations":      {mutations, "MUTATION_LIMIT_EXCEEDED", 200},
		"hidden mutations":   {hidden, "MUTATION_LIMIT_EXCEEDED", 200},
		"doubling fragments": {doubling, "ROOT_FIELD_LIMIT_EXCEEDED", 200},
		"unknown document": {`{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"00"}}}`,
			"PERSISTED_QUERY_NOT_FOUND", 200},
		"first of 101":       {`{"query":"{ jobs(first: 101) { totalCount } }"}`, "BAD_USER_INPUT", 200},
		"broken cursor":      {`{"query":"{ jobs(after: \"x\") { totalCount } }"}`, "BAD_USER_INPUT", 200},
		"page and cursor":    {`{"query":"{ jobs(after: \"x\", page: 2) { totalCount } }"}`, "BAD_USER_INPUT", 200},
		"defer":              {`{"query":"{ site { ... @defer { name } } }"}`, "GRAPHQL_VALIDATION_FAILED", 200},
		"integer of 64 bits": {`{"query":"{ jobs(first: 99999999999) { totalCount } }"}`, "", 200},
		"circular fragments": {`{"query":"{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }"}`,
			"GRAPHQL_VALIDATION_FAILED", 200},
		"an enum's wrong word": {`{"query":"{ jobs(sort: OLDEST) { totalCount } }"}`, "GRAPHQL_VALIDATION_FAILED", 200},
	} {
		t.Run(name, func(t *testing.T) {
			begun := allocated()
			got := site.graphql(t, c.body)
			if work := allocated() - begun; work > maxWork {
				t.Errorf("%d MB are allocated, want at most %d", work>>20, maxWork>>20)
			}
			equal(t, got.status, c.status, "status")
			a := read(t, got)
			if len(a.Errors) == 0 || len(a.Errors) > 11 || (c.code != "" && a.Errors[0].Extensions.Code != c.code) {
				t.Errorf("errors: %+v, want the code %s", a.Errors, c.code)
			}
			if strings.Contains(got.body, "SECRET") {
				t.Errorf("the answer repeats what was sent: %s", firstBytes(got.body, 300))
			}
		})
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	if m.HeapInuse > 300<<20 {
		t.Errorf("%d MB are in use after it", m.HeapInuse>>20)
	}
}

func numbered(format string, n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

func doubled(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "fragment f%d on Query { ...f%d ...f%d } ", i, i+1, i+1)
	}
	fmt.Fprintf(&b, "fragment f%d on Query { site { name } }", n)
	return b.String()
}

func TestMethodsAndMediaTypes(t *testing.T) {
	site := shared(t)
	at := site.url + "/graphql"
	mutation := url.QueryEscape(`mutation { sendEnquiry(input: {key: "x", name: "n", email: "e", message: "m", consent: true}) { userErrors { code } } }`)
	for name, c := range map[string]struct {
		got    reply
		status int
		allow  string
	}{
		"PUT":             {send(t, "PUT", at, "{}"), 405, "GET, HEAD, POST, OPTIONS"},
		"mutation by GET": {send(t, "GET", at+"?query="+mutation, ""), 405, "POST"},
		"text":            {send(t, "POST", at, "{ site { name } }", "Content-Type", "text/plain"), 415, ""},
		"form": {send(t, "POST", at, "query={site{name}}", "Content-Type",
			"application/x-www-form-urlencoded"), 415, ""},
		"preflight": {send(t, "OPTIONS", at, "", "Origin", "https://other.example",
			"Access-Control-Request-Method", "POST"), 204, "GET, HEAD, POST, OPTIONS"},
		"query by GET": {send(t, "GET", at+"?query="+url.QueryEscape("{ site { name } }"), ""), 200, ""},
		"foreign mutation": {site.graphql(t,
			`{"query":"mutation { sendEnquiry(input: {key: \"x\", name: \"n\", email: \"e\", message: \"m\", consent: true}) { userErrors { code } } }"}`, "Origin", "https://evil.example"), 403, ""},
	} {
		if c.got.status != c.status || (c.allow != "" && c.got.header.Get("Allow") != c.allow) {
			t.Errorf("%s: answers %d with Allow %q, want %d with %q", name, c.got.status, c.got.header.Get("Allow"),
				c.status, c.allow)
		}
		equal(t, c.got.header.Get("Access-Control-Allow-Origin"), "*", "%s: Access-Control-Allow-Origin", name)
	}
}

const uploadQuery = `mutation($input: UploadFileInput!) { uploadFile(input: $input) { file { id name bytes mediaType } userErrors { code message } } }`

func upload(t *testing.T, site running, operations, where string, files []sentFile, headers ...string) reply {
	t.Helper()
	var b bytes.Buffer
	m := multipart.NewWriter(&b)
	_ = m.WriteField("operations", operations)
	_ = m.WriteField("map", where)
	for i, f := range files {
		w, err := m.CreateFormFile(itoa(i), f.name)
		noError(t, err)
		_, _ = w.Write([]byte(f.data))
	}
	_ = m.Close()
	return send(t, "POST", site.url+"/graphql", b.String(),
		append([]string{"Content-Type", m.FormDataContentType(), "Apollo-Require-Preflight", "true"}, headers...)...)
}

func uploadOperations() string {
	b, _ := json.Marshal(map[string]any{"query": uploadQuery,
		"variables": map[string]any{"input": map[string]any{"file": nil}}})
	return string(b)
}

func TestUploads(t *testing.T) {
	slow(t)
	site := start(t, "--captcha", "off")
	where := `{"0":["variables.input.file"]}`
	good := upload(t, site, uploadOperations(), where, []sentFile{{"../../etc/cv.pdf", resume}})
	mustContain(t, "upload", good.body, `"name":"cv.pdf"`, `"mediaType":"application/pdf"`, `"userErrors":[]`)
	for name, c := range map[string]struct {
		operations, where string
		files             []sentFile
		status            int
	}{
		"no map": {uploadOperations(), `{}`, nil, 400},
		"place taken": {`{"query":"{ site { name } }","variables":{"x":1}}`, `{"0":["variables.x"]}`,
			[]sentFile{{"a.pdf", resume}}, 400},
		"no place": {uploadOperations(), `{"0":["variables.input.file.0"]}`, []sentFile{{"a.pdf", resume}},
			400},
		"negative index": {uploadOperations(), `{"0":["variables.-1"]}`, []sentFile{{"a.pdf", resume}}, 400},
		"many places": {uploadOperations(), `{"0":["variables.input.file","variables.input.file"]}`,
			[]sentFile{{"a.pdf", resume}}, 400},
		"file missing":      {uploadOperations(), where, nil, 400},
		"one file too many": {uploadOperations(), where, []sentFile{{"a.pdf", resume}, {"b.pdf", resume}}, 400},
		"too large":         {uploadOperations(), where, []sentFile{{"a.pdf", strings.Repeat("x", 27<<20)}}, 413},
		"operations large":  {`{"query":"` + strings.Repeat(" ", 70<<10) + `"}`, where, nil, 413},
	} {
		if got := upload(t, site, c.operations, c.where, c.files); got.status != c.status {
			t.Errorf("%s: answers %d, want %d: %s", name, got.status, c.status, firstBytes(got.body, 200))
		}
	}
	equal(t, upload(t, site, uploadOperations(), where, []sentFile{{"a.pdf", resume}}, "Apollo-Require-Preflight", "",
		"Origin", site.url).status, 400, "without the preflight header")
	got := upload(t, site, uploadOperations(), where, []sentFile{{"a.exe", "MZ"}})
	if !strings.Contains(got.body, "FILE_TYPE") {
		t.Errorf("an exe: %s", got.body)
	}
}

// V5: the captcha is asked for, good for one use, and used up by a faultless input alone.
func TestTheCaptchaIsGoodForOneUse(t *testing.T) {
	var now clock
	site := startOver(t, t.TempDir(), now.now)
	send := func(key, email, token string) answer {
		body, _ := json.Marshal(map[string]any{"query": `mutation($i: EnquiryInput!) { sendEnquiry(input: $i) { receipt { reference } userErrors { code field message } } }`,
			"variables": map[string]any{"i": map[string]any{"key": key, "name": "Dana", "email": email,
				"message": "Hello", "consent": true, "captcha": token}}})
		return read(t, site.graphql(t, string(body)))
	}
	const one, two = "3f0c8e9a-6f5b-4d0e-9c1a-2b7d4e8f1a90", "3f0c8e9a-6f5b-4d0e-9c1a-2b7d4e8f1a91"
	// Each refusal says what is wrong and what to do.
	refused := func(what string, a answer, words string) {
		t.Helper()
		if text := string(a.Data["sendEnquiry"]); !strings.Contains(text, "CAPTCHA") || !strings.Contains(text, words) {
			t.Errorf("%s captcha: no %q in %s", what, words, text)
		}
	}
	refused("no", send(one, "dana@example.org", ""), "query “captcha”, solve its challenge")
	for _, token := range []string{"bm90aGluZw==", "{}", "e30=", strings.Repeat("x", 5000)} {
		refused("an unreadable", send(one, "dana@example.org", token), "could not be read")
	}
	decoded, _ := base64.StdEncoding.DecodeString(solve(t, site))
	wrong := regexp.MustCompile(`"number":\d+`).ReplaceAll(decoded, []byte(`"number":100001`))
	refused("a wrong", send(one, "dana@example.org", base64.StdEncoding.EncodeToString(wrong)), "answer is wrong")
	later := regexp.MustCompile(`expires=\d+`).ReplaceAll(decoded, []byte(`expires=99999999999`))
	refused("a changed", send(one, "dana@example.org", base64.StdEncoding.EncodeToString(later)), "answer is wrong")
	now.jump(-11 * time.Minute)
	old := solve(t, site)
	now.jump(11 * time.Minute)
	refused("an old", send(one, "dana@example.org", old), "has expired")
	token := solve(t, site)
	if a := send(one, "dana@", token); !strings.Contains(string(a.Data["sendEnquiry"]), `"field":["email"]`) ||
		strings.Contains(string(a.Data["sendEnquiry"]), "CAPTCHA") {
		t.Errorf("a faulty enquiry with a solved captcha: %s", a.Data["sendEnquiry"])
	}
	if a := send(one, "dana@example.org", token); !strings.Contains(string(a.Data["sendEnquiry"]), "ENQ-") {
		t.Fatalf("a solved captcha is refused: %+v %s", a.Errors, a.Data["sendEnquiry"])
	}
	refused("a used", send(two, "dana@example.org", token), "already used")
	if a := send(one, "dana@example.org", token); !strings.Contains(string(a.Data["sendEnquiry"]), "ENQ-") {
		t.Errorf("the same enquiry again gives no receipt: %s", a.Data["sendEnquiry"])
	}
}
