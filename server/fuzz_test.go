package main

import (
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/http/httpguts"
)

// fuzzed sends a request that somebody made up and holds the answer to what every answer of the endpoint must be: a
// status that is documented, JSON, at most a summary of the errors, and a code with each refusal. Requests that Go's
// client will not send are left out.
func fuzzed(t *testing.T, site running, method, query, body string, headers map[string]string) {
	t.Helper()
	req, err := http.NewRequest(method, site.url+"/graphql", strings.NewReader(body))
	if err != nil {
		t.Skip()
	}
	req.URL.RawQuery = query
	for name, value := range headers {
		if !httpguts.ValidHeaderFieldValue(value) {
			t.Skip()
		}
		req.Header.Set(name, value)
	}
	resp, err := client.Do(req)
	if err != nil {
		t.Fatalf("there is no answer: %v\n%s", err, site.log)
	}
	defer func() { _ = resp.Body.Close() }()
	answered, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatalf("the answer breaks off: %v", err)
	}
	if !slices.Contains([]int{200, 204, 304, 400, 403, 405, 413, 414, 415, 429, 431}, resp.StatusCode) {
		t.Fatalf("answers %d: %s", resp.StatusCode, answered)
	}
	if len(answered) > 2<<20 {
		t.Fatalf("the answer has %d bytes", len(answered))
	}
	if !strings.Contains(resp.Header.Get("Content-Type"), "json") || len(answered) == 0 {
		return
	}
	var a answer
	if err := json.Unmarshal(answered, &a); err != nil {
		t.Fatalf("the answer is not JSON: %v\n%s", err, answered)
	}
	if len(a.Errors) > 11 {
		t.Fatalf("the answer tells %d errors", len(a.Errors))
	}
	if resp.StatusCode >= 400 && (len(a.Errors) == 0 || a.Errors[0].Extensions.Code == "") {
		t.Fatalf("a refusal with %d has no code: %s", resp.StatusCode, answered)
	}
	for _, e := range a.Errors {
		if e.Extensions.Code == "INTERNAL" {
			t.Fatalf("our fault: %s\n%s", answered, site.log)
		}
	}
}

func FuzzTransport(f *testing.F) {
	site := start(f, "--send-limit", "100000000", "--query-limit", "1000000000")
	f.Fuzz(func(t *testing.T, method, query, body, contentType, accept, acceptEncoding string) {
		fuzzed(t, site, method, query, body, map[string]string{"Content-Type": contentType, "Accept": accept,
			"Accept-Encoding": acceptEncoding})
	})
}

func FuzzDocument(f *testing.F) {
	site := start(f, "--send-limit", "100000000", "--query-limit", "1000000000")
	f.Fuzz(func(t *testing.T, document, variables string) {
		if !json.Valid([]byte(variables)) {
			variables = "null"
		}
		quoted, err := json.Marshal(document)
		if err != nil {
			t.Skip()
		}
		fuzzed(t, site, http.MethodPost, "", `{"query":`+string(quoted)+`,"variables":`+variables+`}`,
			map[string]string{"Content-Type": "application/json"})
	})
}

func FuzzMultipart(f *testing.F) {
	site := start(f, "--captcha", "off", "--send-limit", "100000000", "--query-limit", "1000000000")
	f.Fuzz(func(t *testing.T, body string) {
		fuzzed(t, site, http.MethodPost, "", body, map[string]string{"Content-Type": "multipart/form-data; boundary=x",
			"Apollo-Require-Preflight": "true"})
		if left, err := os.ReadDir(filepath.Join(site.data, ".incoming")); err != nil || len(left) > 0 {
			t.Fatalf("files are left: %v %v", left, err)
		}
	})
}
