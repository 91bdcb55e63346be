package main

import (
	"fmt"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
)

// counting counts the requests to a path and answers them; all others are answered as ever.
func (h *hosts) counting(path string, answer http.HandlerFunc) (count *atomic.Int32) {
	count = &atomic.Int32{}
	h.answers(map[string]http.HandlerFunc{path: func(w http.ResponseWriter, r *http.Request) {
		count.Add(1)
		answer(w, r)
	}})
	return count
}

// asks makes a different request for the same question each time, so that no kept answer of the API stands in for the
// host's.
func asks(site running, t testing.TB) func(question string) string {
	var n atomic.Int32
	return func(question string) string {
		t.Helper()
		return site.graphql(t, `{"query":`+quoted(fmt.Sprintf("{ q%d: %s }", n.Add(1), question))+`}`).body
	}
}

// However many visitors ask the same, a host hears it once; for a minute it is not asked again, and then nobody waits
// for its new answer.
func TestAHostIsAskedOnceForAll(t *testing.T) {
	slow(t)
	h := startHosts(t)
	var now clock
	site := startStrict(t, now.now, h.args()...)
	ask := asks(site, t)
	const question = `searchJobs(query: "nurse") { isStale nodes { id } }`
	ask(`jobs { nodes { id } }`)
	release := make(chan struct{})
	heard := h.counting(listPath+"/search", func(w http.ResponseWriter, r *http.Request) {
		<-release
		h.answer(w, r)
	})
	var all sync.WaitGroup
	for range 30 {
		all.Go(func() {
			mustContain(t, question, ask(question), `"isStale":false,"nodes":[{"id"`)
		})
	}
	soon(t, "the host hears the question", func() bool { return heard.Load() > 0 })
	close(release)
	all.Wait()
	equal(t, heard.Load(), 1, "questions of 30 visitors at once to the host")
	mustContain(t, "the answer", ask(question), `"isStale":false,"nodes":[{"id"`)
	equal(t, heard.Load(), 1, "questions to the host within a minute")
	release = make(chan struct{})
	now.jump(5 * time.Minute)
	mustContain(t, "an answer of five minutes ago", ask(question), `"isStale":false,"nodes":[{"id"`)
	soon(t, "it is asked for again, beside", func() bool { return heard.Load() == 2 })
	close(release)
}

// A call that fails three times rests, so that nobody asks in vain, then one request finds out. The figures show it.
func TestACallThatFailsRestsAndIsTriedAgain(t *testing.T) {
	h := startHosts(t)
	var now clock
	site := startOver(t, t.TempDir(), now.now, h.args("--admin-addr", "127.0.0.1:0")...)
	ask := asks(site, t)
	ask(`jobs { nodes { id } }`)
	heard := h.counting(listPath+"/search", answering(http.StatusBadGateway, "<p>No"))
	search := func(i int) string {
		return ask(fmt.Sprintf(`searchJobs(query: "engineer %s") { totalCount }`, strings.Repeat("x", i)))
	}
	for i := range 12 {
		mustLack(t, "what a visitor gets", search(i), `"errors"`)
		ask(fmt.Sprintf(`searchJobs(query: "nurse %s") { nodes { id } }`, strings.Repeat("y", i)))
	}
	equal(t, heard.Load(), 3, "questions to the host")
	site.metrics(t, `site_host_resting{call="job search"} 1`,
		`site_host_answers_total{call="job search",good="false"} 3`,
		`site_host_resting{call="active jobs"} 0`, `site_host_answers_total{call="active jobs",good="true"} 1`,
		"site_jobs_age_seconds")
	h.fail(nil)
	now.jump(3 * time.Second)
	soon(t, "the call is well again", func() bool {
		ask(`searchJobs(query: "` + uuid.NewString()[:8] + `") { nodes { id } }`)
		return strings.Contains(site.metrics(t), `site_host_resting{call="job search"} 0`)
	})
}

func TestFailuresBetweenSuccessesRestNoCall(t *testing.T) {
	h := startHosts(t)
	ask := asks(start(t, h.args()...), t)
	ask(`jobs { nodes { id } }`)
	var asked int
	for i := range 6 {
		answer := h.answer
		if i%3 < 2 {
			answer = answering(http.StatusBadGateway, "<p>No")
		}
		heard := h.counting(listPath+"/search", answer)
		ask(fmt.Sprintf(`searchJobs(query: "engineer %s") { nodes { id } }`, strings.Repeat("x", i)))
		asked += int(heard.Load())
	}
	equal(t, asked, 6, "questions to the host")
}

// A cached page says that its jobs are old as soon as they are, and no longer than they are, without waiting for the
// next ten minutes, at which all pages are checked.
func TestACachedPageFollowsTheAgeOfTheJobs(t *testing.T) {
	slow(t)
	h := startHosts(t)
	var now clock
	now.jump(11*time.Minute - time.Duration(now.now().Unix()%600)*time.Second)
	site := startStrict(t, now.now, h.args()...)
	ask := asks(site, t)
	says := func(when string, want bool) {
		t.Helper()
		soon(t, when, func() bool {
			return strings.Contains(ask(`jobs { isStale }`),
				fmt.Sprintf(`"isStale":%t`, want))
		})
		for _, path := range []string{"/careers", jobPage} {
			equal(t, strings.Contains(site.get(t, path).body, "This list was updated"), want,
				"%s: whether %s says that its jobs are old", when, path)
		}
	}
	says("while the host is well", false)
	h.fail(answering(http.StatusBadGateway, "<p>No"))
	now.jump(2 * time.Minute)
	says("while the host fails", true)
	h.fail(nil)
	now.jump(time.Minute)
	says("when the host is well again", false)
}

// The last answer about a page that is in no list stands in for a day while its host is away.
func TestASinglePageIsKeptForADay(t *testing.T) {
	h := startHosts(t)
	h.serving("/public/page", `{"id":"alone","title":"In no list","html":"<p>Here.</p>"}`)
	var now clock
	site := startOver(t, t.TempDir(), now.now, h.args()...)
	ask := asks(site, t)
	const question = `sitePage(id: "alone") { title }`
	mustContain(t, "while the host is well", ask(question), "In no list")
	h.fail(func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) })
	now.jump(23 * time.Hour)
	mustContain(t, "after 23 hours", ask(question), "In no list")
	now.jump(2 * time.Hour)
	mustContain(t, "after 25 hours", ask(question), `null`, `"An error occurred"`)
}

// Production is what is spoken with unless somebody chooses the test hosts, and the log says which it is.
func TestThePairOfHostsThatIsChosenIsSpokenWith(t *testing.T) {
	slow(t)
	h, other := startHosts(t), startHosts(t)
	pairs := []string{"--core-test-url", other.url, "--erp-test-url", other.url}
	production := start(t, h.args(pairs...)...)
	mustContain(t, "production", production.get(t, "/careers").body, "24 open jobs")
	mustContain(t, "the log", production.log.String(), "hosts=production core="+h.url)
	if len(h.requests(listPath)) == 0 || len(other.requests(listPath)) > 0 {
		t.Error("the test hosts were spoken with")
	}
	before := len(h.requests(listPath))
	production.stop()
	test := start(t, h.args(append(pairs, "--hosts", "test")...)...)
	mustContain(t, "test", test.get(t, "/careers").body, "24 open jobs")
	mustContain(t, "the log", test.log.String(), "hosts=test core="+other.url)
	if len(other.requests(listPath)) == 0 || len(h.requests(listPath)) > before {
		t.Error("the production hosts were spoken with")
	}
}
