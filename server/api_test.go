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
	"slices"
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

// V5: the captcha is asked for, good for one use, and used up by a faultless input alone.
func TestTheCaptchaIsGoodForOneUse(t *testing.T) {
	var now clock
	site := startOver(t, t.TempDir(), now.now)
	send := func(key, email, token string) receipted {
		return site.mutate(t, "sendEnquiry", map[string]any{"key": key, "email": email, "captcha": token})
	}
	const one, two = "3f0c8e9a-6f5b-4d0e-9c1a-2b7d4e8f1a90", "3f0c8e9a-6f5b-4d0e-9c1a-2b7d4e8f1a91"
	// Each refusal says what is wrong and what to do.
	refused := func(what string, got receipted, words string) {
		t.Helper()
		if len(got.UserErrors) != 1 || got.UserErrors[0].Code != "CAPTCHA" {
			t.Fatalf("%s captcha: got %+v", what, got)
		}
		mustContain(t, what+" captcha", got.UserErrors[0].Message, words)
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
	faulty := send(one, "dana@", token).UserErrors
	if len(faulty) != 1 || !slices.Equal(faulty[0].Field, []string{"email"}) {
		t.Errorf("a faulty enquiry with a solved captcha: %+v", faulty)
	}
	if got := send(one, "dana@example.org", token); got.Receipt == nil {
		t.Fatalf("a solved captcha is refused: %+v", got)
	}
	refused("a used", send(two, "dana@example.org", token), "already used")
	if again := send(one, "dana@example.org", token); again.Receipt == nil {
		t.Errorf("the same enquiry again gives no receipt: %+v", again)
	}
}
