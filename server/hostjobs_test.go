package main

import (
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
)

const listPath = "/public/active/jobs"

// hostJob is a job as a host gives it that knows little.
func hostJob(id, title string) string {
	return fmt.Sprintf(`{"id":%q,"title":%q,"posted":"2026-11-02","type":"Part-time","workplace":"remote","skills":"Go, SQL","country":"ca","city":"Toronto",
		"salary":{"from":"90,000","to":80000.0,"currency":"cad","period":"yearly"},"description":"<p>Come <b>in</b>.</p>","unknown":{"deep":[1]}}`, id, title)
}

// The jobs of a host are shown whatever their ids are and however little is known of them, and go when it
// lists them no more.
func TestJobsComeAndGoWithTheHostsList(t *testing.T) {
	slow(t)
	h := startHosts(t)
	h.serving(listPath, `{"data":{"items":[`+hostJob("b7-x", "Night pilot")+`,`+hostJob("12", "Day pilot")+
		`,{"title":"No id"},7]}}`)
	var now clock
	site := startOver(t, t.TempDir(), now.now, h.args()...)
	mustContain(t, "careers", site.get(t, "/careers").body, "Night pilot", "Day pilot", "Toronto")
	sitemap := site.get(t, "/sitemap.xml").body
	path := regexp.MustCompile(`/careers/night-pilot-[0-9]+`).FindString(sitemap)
	site.answers(t, path, http.StatusOK, "<strong>in</strong>", `"minValue":90000`)
	id := path[strings.LastIndexByte(path, '-')+1:]
	if sent := site.post(t, path, application("jobId", id),
		sentFile{"cv.pdf", resume}); sent.status != http.StatusSeeOther &&
		sent.status != http.StatusUnprocessableEntity {
		t.Errorf("an application answers %d", sent.status)
	}
	applied := site.post(t, path, []string{"form", "application", "name", "Alex Example", "email", "alex@example.org",
		"jobId", id, "consent", "on"}, sentFile{"cv.pdf", resume})
	if got := h.requests("/public/applicant/add"); len(got) == 0 ||
		!strings.Contains(got[len(got)-1].body, `"jobId":"b7-x"`) {
		t.Errorf("the form answers %d, and the host does not hear of its own job: %v", applied.status, got)
	}
	h.serving(listPath, `[`+hostJob("12", "Day pilot")+`]`)
	now.jump(12 * time.Minute)
	soon(t, "the job is gone", func() bool { return site.get(t, path).status == http.StatusGone })
	if strings.Contains(site.get(t, "/sitemap.xml").body, "night-pilot") ||
		strings.Contains(site.get(t, "/careers.xml").body, "Night pilot") {
		t.Error("the closed job is still in the sitemap or the feed")
	}
	mustContain(t, "the closed job", site.graphql(t, `{"query":"{ job(id: \"`+id+`\") { status title } }"}`).body,
		`"CLOSED"`, "Night pilot")
	// What a search finds before the list has it can be opened at once.
	h.serving(listPath, `[`+hostJob("12", "Day pilot")+`,`+hostJob("13", "New pilot")+`]`)
	now.jump(10 * time.Second)
	equal(t, site.get(t, "/careers/new-pilot-13").status, http.StatusOK, "a job that is newer than the list")
	// A list that was lost on the way closes nothing.
	h.serving(listPath, `[]`)
	now.jump(12 * time.Minute)
	mustContain(t, "after an empty list", site.graphql(t, `{"query":"{ jobs { totalCount isStale } }"}`).body,
		`"isStale":true`)
	equal(t, site.get(t, "/careers/day-pilot-12").status, http.StatusOK, "a job after an empty list")
}

// A file that a host refuses is told at the files.
func TestARefusedFileIsToldAtItsPlace(t *testing.T) {
	h := startHosts(t)
	h.fail(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/public/upload" && strings.Contains(r.Header.Get("Content-Disposition"), "second") {
			answering(422, `{"message":"This file holds a virus"}`)(w, r)
			return
		}
		h.answer(w, r)
	})
	site := start(t, h.args()...)
	got := site.post(t, jobPage, application(), sentFile{"first.pdf", resume}, sentFile{"second.pdf", resume + "x"})
	equal(t, got.status, http.StatusUnprocessableEntity, "the form")
	mustContain(t, "the form", got.body, "This file holds a virus", "first.pdf", "second.pdf", `"field":["files","1"]`)
	if len(h.requests("/public/applicant/add")) > 0 {
		t.Error("the application went without its file")
	}
}

// A refusal that comes when its sender is gone is laid aside for a person, and can be brought again.
func TestALateRefusalWaitsForAPerson(t *testing.T) {
	h := startHosts(t)
	h.fail(func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) })
	var now clock
	site := startOver(t, t.TempDir(), now.now, h.args()...)
	if got := site.graphql(t, enquiryBody(uuid.NewString(), "dana@nowhere.invalid")).body; !strings.Contains(got, `"QUEUED"`) {
		t.Fatalf("got %s", got)
	}
	h.fail(nil)
	list := site.eventually(t, func(out string) bool { now.jump(time.Second); return strings.Contains(out, " dead ") },
		"deliveries", "list")
	mustContain(t, "deliveries list", list, "enquiry", "ENQ-", "the host returned 422")
	mustLack(t, "the list and the log", list+site.logged(t), "nowhere.invalid")
	heard := h.counting("/public/enquiry/business/add", answering(200, `{"id":"E-1"}`))
	number := regexp.MustCompile(`(?m)^(\d+) `).FindStringSubmatch(list)[1]
	site.eventually(t, func(out string) bool { return strings.Contains(out, "will be retried") }, "deliveries",
		"retry", number)
	soon(t, "the host gets it again", func() bool { return heard.Load() > 0 })
	site.eventually(t, func(out string) bool { return strings.Contains(out, "delivered") }, "submissions", "list")
}

// A file that a host refuses when its sender is gone holds its application up, until a person lets it go without.
func TestARefusedFileHoldsItsApplicationUpUntilAPersonDecides(t *testing.T) {
	slow(t)
	h := startHosts(t)
	var now clock
	site := startOver(t, t.TempDir(), now.now, h.args()...)
	site.get(t, jobPage)
	h.fail(func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) })
	site.received(t, jobPage, application(), sentFile{"first.pdf", resume}, sentFile{"second.pdf", resume + "x"})
	h.fail(func(w http.ResponseWriter, r *http.Request) {
		if strings.Contains(r.Header.Get("Content-Disposition"), "second") {
			answering(422, `{"message":"This file holds a virus"}`)(w, r)
			return
		}
		h.answer(w, r)
	})
	list := site.eventually(t, func(out string) bool { now.jump(time.Second); return strings.Contains(out, " dead ") },
		"deliveries", "list")
	mustContain(t, "deliveries list", list, "upload", "application", "pending", "the host returned 422")
	if strings.Contains(list, "second.pdf") || len(h.requests("/public/applicant/add")) > 0 {
		t.Errorf("the application went without its file, or the list says what was sent:\n%s", list)
	}
	number := regexp.MustCompile(`(?m)^(\d+) .* dead `).FindStringSubmatch(list)[1]
	site.eventually(t, func(out string) bool { return strings.Contains(out, " discarded.") }, "deliveries",
		"discard", number)
	site.eventually(t, func(out string) bool { now.jump(time.Second); return strings.Count(out, "\n") == 1 },
		"deliveries", "list")
	h.mustHold(t, 0, 1)
}

// The jobs of hosts are changed at the hosts: an import would show others until the next list.
func TestJobsOfHostsAreNotImported(t *testing.T) {
	h := startHosts(t)
	site := start(t, h.args()...)
	if code, out := site.command(t, "jobs", "import", "testdata/one-job.json"); code != 1 ||
		!strings.Contains(out, "come from its hosts") {
		t.Errorf("got %d %s", code, out)
	}
	site.stop()
	own := startOver(t, site.data, time.Now)
	own.works(t, "jobs", "import", "testdata/one-job.json")
	own.works(t, "jobs", "import", "../deploy/jobs.csv")
}

// Whoever wants jobs and their number waits for the slower of two calls, not for one after the other.
func TestJobsAndTheirNumberAreAskedForTogether(t *testing.T) {
	h := startHosts(t)
	site := start(t, h.args()...)
	site.graphql(t, `{"query":"{ jobs { nodes { id } } }"}`)
	counted := make(chan struct{})
	count := sync.OnceFunc(func() { close(counted) })
	var late atomic.Bool
	// On a busy machine, the list may be read again in between, and then both are asked for again.
	h.fail(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case listPath + "/search/":
			count()
		case listPath + "/search":
			select {
			case <-counted:
			case <-time.After(maxWait):
				late.Store(true)
			}
		}
		h.answer(w, r)
	})
	mustContain(t, "the search", site.graphql(t,
		`{"query":"query { searchJobs(query: \"nurse\") { ...Found } } fragment Found on JobConnection { nodes { id } n: totalCount }"}`).body, `"n":`)
	if late.Load() {
		t.Error("the number was asked for after the jobs")
	}
}

// A clock that is put back, or far ahead, delays nothing and loses nothing.
func TestAClockThatJumpsHoldsNothingUp(t *testing.T) {
	slow(t)
	h := startHosts(t)
	var now clock
	site := startOver(t, t.TempDir(), now.now, h.args()...)
	site.get(t, "/careers")
	for i, jump := range []time.Duration{-26 * time.Hour, 50 * time.Hour, -time.Minute} {
		h.fail(func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) })
		if got := site.graphql(t, enquiryBody(uuid.NewString(), fmt.Sprintf("dana%d@example.org",
			i))).body; !strings.Contains(got, `"ENQ-`) {
			t.Fatalf("got %s", got)
		}
		now.jump(jump)
		h.fail(nil)
		site.eventually(t, func(out string) bool {
			now.jump(2 * time.Second) // waits after failures go by
			return strings.Count(out, "\n") == 1
		}, "deliveries", "list")
		site.answers(t, "/careers", http.StatusOK, "24 open jobs")
	}
	h.mustHold(t, 3, 0)
}

// A host that takes without a word has taken; one that has it already has it.
func TestWhatCountsAsTaken(t *testing.T) {
	h := startHosts(t)
	site := start(t, h.args()...)
	for name, answer := range map[string]http.HandlerFunc{"204": answering(204, ""),
		"201": answering(201, `{"data":{"id":17}}`), "409": answering(409, `{"message":"have it"}`),
		"an array": answering(200, `[]`), "empty": answering(200, "")} {
		h.fail(answer)
		mustContain(t, name, site.graphql(t, enquiryBody(uuid.NewString(), "dana@example.org")).body, `"DELIVERED"`)
	}
}

// A job whose day of posting the host does not say has none, and keeps its address.
func TestAJobWithoutADayOfPostingHasNone(t *testing.T) {
	h := startHosts(t)
	const list = `[{"id":"40","title":"Night pilot"},{"id":"b7-x","title":"Day pilot","posted":"lately"}`
	h.serving(listPath, list+`]`)
	var now clock
	site := startOver(t, t.TempDir(), now.now, h.args()...)
	jobs := func() string {
		return site.graphql(t, `{"query":"{ jobs(first: 9, filter: {category: \"Other\"}, sort: NEWEST) { nodes { path title posted } } }"}`).body
	}
	first := jobs()
	mustContain(t, "the jobs", first, "Day pilot", `"/careers/night-pilot-40"`)
	if strings.Count(first, `"posted":null`) != 2 {
		t.Fatalf("got %s, want two jobs without a day", first)
	}
	now.jump(3 * 24 * time.Hour)
	h.serving(listPath, list+`,{"id":"c9-x","title":"New pilot"}]`)
	soon(t, "the new job is listed", func() bool { return strings.Contains(jobs(), "New pilot") })
	for _, job := range regexp.MustCompile(`\{"path"[^}]+\}`).FindAllString(first, -1) {
		mustContain(t, "three days later", jobs(), job)
	}
}
