package httputil

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"
)

func request(headers ...string) *http.Request {
	r := httptest.NewRequest(http.MethodGet, "http://site.example/", nil)
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Add(headers[i], headers[i+1])
	}
	return r
}

func TestTheHighestQualityChoosesTheCoding(t *testing.T) {
	for accepted, want := range map[string]string{
		"":                       "",
		"br, gzip":               "br",
		"br;q=0, gzip":           "gzip",
		"br;q=0.2, gzip;q=0.8":   "gzip",
		"*":                      "br",
		"br;q=0, *":              "gzip",
		"gzip;q=0, br;q=0":       "",
		"brotli, x-gzip":         "",
		"deflate, GZIP ; Q=0.70": "gzip",
		"br;q=nonsense, gzip":    "gzip",
		"br;q=2":                 "",
	} {
		if got := Encoding(request("Accept-Encoding", accepted), "br", "gzip"); got != want {
			t.Errorf("%q: got %q, want %q", accepted, got, want)
		}
	}
	if got := Encoding(request("Accept-Encoding", "br;q=0", "Accept-Encoding", "gzip"), "br", "gzip"); got != "gzip" {
		t.Errorf("two header lines: got %q, want gzip", got)
	}
}

func TestABodyIsSentOnce(t *testing.T) {
	body := []byte("the same text, again and again and again and again")
	tags := map[string]bool{}
	for _, coding := range []string{"", "br", "gzip"} {
		w := httptest.NewRecorder()
		WriteBody(w, request("Accept-Encoding", coding), body, time.Time{})
		tag := w.Header().Get("ETag")
		if w.Code != http.StatusOK || w.Header().Get("Content-Encoding") != coding || tags[tag] {
			t.Errorf("%q: got %d %v", coding, w.Code, w.Header())
		}
		tags[tag] = true
		again := httptest.NewRecorder()
		WriteBody(again, request("Accept-Encoding", coding, "If-None-Match", `"other", W/`+tag), body, time.Time{})
		if again.Code != http.StatusNotModified || again.Body.Len() > 0 {
			t.Errorf("%q again: got %d with %d bytes", coding, again.Code, again.Body.Len())
		}
	}
}

func TestOnlyTheSitesOwnPagesAreOfItsOrigin(t *testing.T) {
	for _, c := range []struct {
		host    string
		headers []string
		want    bool
	}{
		{"site.example", nil, true},
		{"site.example", []string{"Origin", "https://site.example"}, true},
		{"site.example", []string{"Origin", "http://site.example"}, false},
		{"site.example", []string{"Origin", "https://evil.example"}, false},
		{"evil.example", []string{"Origin", "https://evil.example"}, false},
		{"site.example", []string{"Origin", "null"}, false},
		{"localhost:5173", []string{"Origin", "http://localhost:5173"}, true},
		{"127.0.0.1:8080", []string{"Origin", "http://127.0.0.1:8080"}, true},
		{"localhost:5173", []string{"Origin", "http://localhost:9999"}, false},
		{"site.example", []string{"Sec-Fetch-Site", "same-origin"}, true},
		{"site.example", []string{"Sec-Fetch-Site", "none"}, true},
		{"site.example", []string{"Sec-Fetch-Site", "cross-site"}, false},
		{"site.example", []string{"Sec-Fetch-Site", "same-site"}, false},
	} {
		r := request(c.headers...)
		r.Host = c.host
		if got := SameOrigin(r, "https://site.example"); got != c.want {
			t.Errorf("host %s, %v: got %v", c.host, c.headers, got)
		}
	}
}
