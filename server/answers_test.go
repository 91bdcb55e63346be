package main

import (
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"
)

// answeringAt makes the hosts answer one path so, and all else as ever.
func (h *hosts) answeringAt(path string, answer http.HandlerFunc) {
	h.answers(map[string]http.HandlerFunc{path: h.noted(answer)})
}

// Whatever JSON a host refuses with reaches people as words, and callers whole.
func TestARefusalIsRelayedWhole(t *testing.T) {
	h := startHosts(t)
	site := start(t, h.args()...)
	for body, words := range map[string]string{
		`{"error":"Bad input, friend"}`: "Bad input, friend", `{"detail":"No such office"}`: "No such office",
		`"Just words"`: "Just words",
		`{"error":{"code":7,"message":"Deep words"}}`: "Deep words", `{"errors":["One","Two"]}`: "One",
		`{"status":400}`: "An error occurred",
	} {
		h.answeringAt("/public/enquiry/business/add", answering(400, body))
		got := site.graphql(t, enquiryBody(uuid.NewString(), "dana@example.org")).body
		mustContain(t, body, got, `"message":"`+words+`"`, `"upstream":{"body":`+body+`,"status":400}`)
	}
}

// While a call rests, callers are told what the host said last; a search that the mirror answers for it is stale.
func TestARestingHostIsStillQuoted(t *testing.T) {
	h := startHosts(t)
	site := start(t, h.args()...)
	site.graphql(t, `{"query":"{ jobs { totalCount } }"}`)
	h.answeringAt("/public/active/jobs/search", answering(500, `{"error":"Out of paper"}`))
	mustContain(t, "a search", site.graphql(t,
		`{"query":"{ searchJobs(query: \"nurse\") { isStale nodes { id } } }"}`).body, `"isStale":true`, `"id":`)
	h.answeringAt("/public/page", answering(503, `{"error":"Out of paper"}`))
	for range 5 {
		mustContain(t, "a page", site.graphql(t, `{"query":"{ sitePage(id: \"`+uuid.NewString()+`\") { id } }"}`).body,
			`"body":{"error":"Out of paper"}`, `"status":503`, "Out of paper")
	}
	if n := len(h.requests("/public/page")); n >= 5 {
		t.Errorf("the call never rested: %d requests", n)
	}
}

// An application names its files as the host does, however that says so, and waits when it does not.
func TestAHostNamesFilesInItsOwnWay(t *testing.T) {
	h := startHosts(t)
	site := start(t, h.args()...)
	apply := func(status int, answer string) receipted {
		t.Helper()
		h.answers(map[string]http.HandlerFunc{"/public/upload": answering(status, answer),
			"/public/applicant/add": h.noted(answering(200, `{"id":"A-1"}`))})
		return site.mutate(t, "apply", map[string]any{"key": uuid.NewString(), "files": []string{site.uploaded(t)}})
	}
	for answer, want := range map[string]string{
		`{"id":7}`: "7", `{"fileId":"f-1"}`: "f-1", `{"file_id":"f-2"}`: "f-2", `{"uuid":"f-3"}`: "f-3",
		`{"url":"https://files.example/4"}`: "https://files.example/4",
		`{"fileName":"cv-5.pdf"}`:           "cv-5.pdf", `"f-6"`: "f-6", `{"data":{"id":"f-7"}}`: "f-7",
		`{"success":true,"files":[{"uuid":"f-8"}]}`: "f-8", `[{"id":"f-9"}]`: "f-9",
		"f-10": "f-10", "\ufefff-11\r\n": "f-11", "12": "12", `{"data":{"file":{"fileId":13}}}`: "13",
		"https://files.example/14?v=1": "https://files.example/14?v=1", " \"f-15\" \n": "f-15",
	} {
		before := len(h.requests("/public/applicant/add"))
		got := apply(200, answer)
		sent := h.requests("/public/applicant/add")
		if got.Receipt == nil || got.Receipt.State != "DELIVERED" || len(sent) != before+1 {
			t.Errorf("%s: the application answers %+v", answer, got)
			continue
		}
		mustContain(t, answer, sent[before].body, `"files":["`+want+`"]`)
	}
	sent := len(h.requests("/public/applicant/add"))
	for _, answer := range []string{`{"success":true}`, `{}`, `[]`, `true`} {
		apply(200, answer).is(t, answer, "QUEUED")
	}
	if now := len(h.requests("/public/applicant/add")); now != sent {
		t.Errorf("%d applications went out without their file", now-sent)
	}
	_, list := site.command(t, "deliveries", "list")
	if strings.Count(list, "does not say what the host calls the file") != 4 || strings.Count(list, "dead") != 4 {
		t.Errorf("deliveries list does not say why they wait:\n%s", list)
	}
	mustContain(t, "the log", site.log.String(), "does not say what the host calls the file")
	// A page of errors, a sentence and nothing at all are no ids either.
	for _, answer := range []string{"<html>f-8</html>", "<?xml version='1.0'?><id>8</id>", "Your file was received", "",
		"\n"} {
		apply(200, answer).is(t, answer, "QUEUED")
	}
	if now := len(h.requests("/public/applicant/add")); now != sent {
		t.Errorf("%d applications went out without their file", now-sent)
	}
}

// A host may take files as multipart/form-data.
func TestFilesAreSentAsMultipartWhereTheHostTakesThemSo(t *testing.T) {
	h := startHosts(t)
	site := start(t, h.args("--upload-format", "multipart")...)
	site.mutate(t, "apply", map[string]any{"key": uuid.NewString(), "files": []string{site.uploaded(t)}}).
		is(t, "the application", "DELIVERED")
	file := h.requests("/public/upload")[0]
	kind, params, err := mime.ParseMediaType(file.header.Get("Content-Type"))
	if err != nil || kind != "multipart/form-data" {
		t.Fatalf("the file is sent as %q", file.header.Get("Content-Type"))
	}
	part, err := multipart.NewReader(strings.NewReader(file.body), params["boundary"]).NextPart()
	noError(t, err)
	data, err := io.ReadAll(part)
	if err != nil || string(data) != resume || part.FormName() != "file" || part.FileName() != "cv.pdf" ||
		part.Header.Get("Content-Type") != "application/pdf" {
		t.Errorf("the part is %v with %d bytes (%v)", part.Header, len(data), err)
	}
}
