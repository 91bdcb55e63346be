package main

import (
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"
)

// What a host does not say, or says in words that nobody knows, is nowhere: not on the page, not in the API, not for
// search engines. What it says in its own words is understood.
func TestNothingIsInventedAboutAHostsJob(t *testing.T) {
	h := startHosts(t)
	h.serving(listPath, `[{"id":"1","title":"Bare"},
		{"id":"2","title":"Odd","city":"Lamppost","country":"Narnia","workplace":"wherever","type":"on a whim",
			"experience":"a lot","shift":"whenever","salary":"competitive","posted":"lately","closes":"soon",
			"questions":"none","skills":7,"updated":{}},
		{"id":"3","title":"Registered nurse","city":"Tampa","region":"FL","country":"United States","type":"PER_DIEM",
			"workplace":"onsite","experience":"3-5 years","shift":"3rd shift",
			"salary":{"min":46,"max":52,"currency":"USD","unitText":"HOUR"},
			"posted":"2026-11-01T23:30:00.000+0000",
			"closes":"2099-12-15T00:00:00+05:30",
			"questions":[7,{"id":"shift","label":"Which shift?","kind":"TEXT"}]},
		{"id":"4","title":"Baker","city":"Leeds","country":"UK","type":"Contract - W2","workplace":"Remote (UK)",
			"hours":"Mon-Fri 3am-11am",
			"salary":"£46-52 an hour","experience":{"monthsOfExperience":80}},
		{"title":"No id"}]`)
	site := start(t, h.args()...)
	const facts = `status workplace type experience shift posted closes salary { from to currency period } questions { id } skills location { city countryCode country }`
	for id, want := range map[string]string{
		"1": `{"status":"ACTIVE","workplace":"NOT_STATED","type":"NOT_STATED","experience":"NOT_STATED","shift":"NOT_STATED","posted":null,"closes":null,"salary":null,"questions":[],"skills":[],"location":{"city":"","countryCode":"","country":""}}`,
		"2": `{"status":"ACTIVE","workplace":"NOT_STATED","type":"NOT_STATED","experience":"NOT_STATED","shift":"NOT_STATED","posted":null,"closes":null,"salary":null,"questions":[],"skills":["7"],"location":{"city":"Lamppost","countryCode":"","country":""}}`,
		"3": `"workplace":"ON_SITE","type":"PER_DIEM","experience":"MID","shift":"NIGHT","posted":"2026-11-01","closes":"2099-12-15","salary":{"from":46,"to":52,"currency":"USD","period":"HOUR"},"questions":[{"id":"`,
		"4": `"workplace":"REMOTE","type":"CONTRACT","experience":"SENIOR","shift":"DAY","posted":null,"closes":null,"salary":{"from":46,"to":52,"currency":"GBP","period":"HOUR"},"questions":[],"skills":[],"location":{"city":"Leeds","countryCode":"GB","country":"United Kingdom"}}`,
	} {
		mustContain(t, "job "+id, site.graphql(t, `{"query":"{ job(id: \"`+id+`\") { `+facts+` } }"}`).body, want)
	}
	for _, path := range []string{"/careers/bare-1", "/careers/odd-2"} {
		body := site.get(t, path).body
		mustLack(t, path, body, ">Full time", ">On site", ">3–5 years", ">Range given", ">United States", ">NOT_STATED",
			">Not stated", ">Closes")
	}
	for _, path := range []string{"/careers/bare-1", "/careers/odd-2"} {
		postings := nodesOf(t, site.get(t, path).body, "JobPosting")
		if len(postings) != 1 {
			t.Fatalf("%s has %d postings", path, len(postings))
		}
		for _, name := range []string{"datePosted", "validThrough", "employmentType", "experienceRequirements",
			"baseSalary", "workHours", "jobLocationType", "description", "applicantLocationRequirements"} {
			if value, has := postings[0][name]; has {
				t.Errorf("%s has %s %v", path, name, value)
			}
		}
	}
	mustContain(t, "the nurse's posting", site.get(t, "/careers/registered-nurse-3").body, `"employmentType":"PER_DIEM"`,
		`"validThrough":"2099-12-15T23:59:59-05:00"`, `"addressCountry":"US"`, `"monthsOfExperience":36`,
		`"workHours":"Night shift"`)
	mustContain(t, "the baker's posting", site.get(t, "/careers/baker-4").body,
		`"workHours":"Day shift, Mo-Fr 03:00-11:00"`)
	mustContain(t, "Indeed", site.get(t, "/careers.indeed.xml").body, "<country>GB</country>",
		"<jobtype>perdiem</jobtype>")
	facets := site.graphql(t, `{"query":"{ jobs { totalCount facets { options { value label count } } } }"}`).body
	mustContain(t, "facets", facets, `{"value":"GB","label":"United Kingdom","count":1}`, `"totalCount":4`)
	mustLack(t, "facets", facets, "NOT_STATED", `"value":""`)
	mustContain(t, "the count", site.graphql(t, `{"query":"{ jobs(filter: {country: [\"Great Britain\"]}) { totalCount } }"}`).body,
		`"totalCount":1`)
	log := site.log.String()
	mustContain(t, "the log", log, "field=country", "example=Narnia", "field=closes", "example=soon",
		"jobs of the host cannot be read")
	if strings.Count(log, "field=country") != 1 {
		t.Errorf("a field is logged more than once:\n%s", log)
	}
}

// pager writes some of all jobs, beginning with first, in the way of a kind of API whose list is at that address.
type pager func(r *http.Request, at string, jobs []string, first, total int) (body string, header http.Header)

// pages answers with 20 of 46 jobs at a time.
func pages(of pager) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		const total, size = 46, 20
		var all []string
		for i := range total {
			all = append(all, fmt.Sprintf(`{"id":"%d","title":"Job %d"}`, i+1, i+1))
		}
		q := r.URL.Query()
		first := 0
		number := func(name string, factor, base int) {
			if n, err := strconv.Atoi(q.Get(name)); err == nil {
				first = (n - base) * factor
			}
		}
		number("page", size, 1)
		number("zero", size, 0)
		number("offset", 1, 0)
		number("cursor", 1, 0)
		first = min(max(first, 0), total)
		body, header := of(r, "http://"+r.Host+r.URL.Path, all[first:min(first+size, total)], first, total)
		for name, values := range header {
			w.Header()[name] = values
		}
		answering(200, body)(w, r)
	}
}

// A list that comes in pages is read to its end, whatever the API's way of paging is, and is not asked forever.
func TestAListInPagesIsReadToItsEnd(t *testing.T) {
	slow(t)
	list := func(jobs []string) string { return "[" + strings.Join(jobs, ",") + "]" }
	for name, of := range map[string]pager{
		"bare, with a count elsewhere": func(_ *http.Request, _ string, jobs []string, _, _ int) (string, http.Header) {
			return list(jobs), nil
		},
		"Spring Data": func(r *http.Request, _ string, jobs []string, _, total int) (string, http.Header) {
			n, _ := strconv.Atoi(r.URL.Query().Get("page"))
			return fmt.Sprintf(`{"content":%s,"totalPages":3,"totalElements":%d,"last":%t,"number":%d,"size":20}`,
				list(jobs), total, n == 2, n), nil
		},
		"Laravel": func(_ *http.Request, at string, jobs []string, first, total int) (string, http.Header) {
			next := `null`
			if first+20 < total {
				next = fmt.Sprintf(`"%s?page=%d"`, at, first/20+2)
			}
			return fmt.Sprintf(`{"data":%s,"links":{"next":%s},"meta":{"current_page":%d,"last_page":3,"total":%d}}`, list(jobs),
				next, first/20+1, total), nil
		},
		"Django": func(_ *http.Request, at string, jobs []string, first, total int) (string, http.Header) {
			next := `null`
			if first+20 < total {
				next = fmt.Sprintf(`"%s?offset=%d"`, at, first+20)
			}
			return fmt.Sprintf(`{"count":%d,"next":%s,"previous":null,"results":%s}`, total, next, list(jobs)), nil
		},
		"counters in meta": func(_ *http.Request, _ string, jobs []string, first, total int) (string, http.Header) {
			return fmt.Sprintf(`{"data":%s,"meta":{"pagination":{"page":%d,"total_pages":3,"total_count":%d}}}`, list(jobs),
				first/20+1, total), nil
		},
		"offset and limit": func(_ *http.Request, _ string, jobs []string, first, total int) (string, http.Header) {
			return fmt.Sprintf(`{"items":%s,"offset":%d,"limit":20,"total":%d}`, list(jobs), first, total), nil
		},
		"a cursor": func(_ *http.Request, _ string, jobs []string, first, total int) (string, http.Header) {
			next := ``
			if first+20 < total {
				next = strconv.Itoa(first + 20)
			}
			return fmt.Sprintf(`{"jobs":%s,"next_cursor":"%s"}`, list(jobs), next), nil
		},
		"the header Link": func(_ *http.Request, at string, jobs []string, first, total int) (string, http.Header) {
			link := fmt.Sprintf(`<%s?page=1>; rel="first"`, at)
			if first+20 < total {
				link += fmt.Sprintf(`, <%s?page=%d>; rel="next"`, at, first/20+2)
			}
			return list(jobs), http.Header{"Link": {link}}
		},
		"a link on another host": func(_ *http.Request, _ string, jobs []string, _, total int) (string, http.Header) {
			return fmt.Sprintf(`{"jobs":%s,"next":"https://elsewhere.example/jobs?page=2","total":%d}`, list(jobs), total), nil
		},
		"more": func(_ *http.Request, _ string, jobs []string, first, total int) (string, http.Header) {
			return fmt.Sprintf(`{"jobs":%s,"more":%t}`, list(jobs), first+20 < total), nil
		},
	} {
		t.Run(name, func(t *testing.T) {
			h := startHosts(t)
			answer := pages(of)
			if name == "Spring Data" { // counts from 0
				one := answer
				answer = func(w http.ResponseWriter, r *http.Request) {
					shifted := r.Clone(r.Context())
					q := r.URL.Query()
					q.Set("zero", q.Get("page"))
					shifted.URL.RawQuery = q.Encode()
					one(w, shifted)
				}
			}
			h.answers(map[string]http.HandlerFunc{listPath: h.noted(answer), listPath + "/count": answering(200, `{"count":"46"}`)})
			site := start(t, h.args()...)
			mustContain(t, "the jobs", site.graphql(t, `{"query":"{ jobs { totalCount } jobCount }"}`).body, `"totalCount":46`, `"jobCount":46`)
			asked := h.requests(listPath)
			if len(asked) > 8 || len(asked[0].query) > 0 {
				t.Errorf("the list was requested %d times, first with %v", len(asked), asked[0].query)
			}
		})
	}
}

// A count that the list does not bear out is told once and never shown.
func TestACountThatTheListDoesNotBearOutIsNotShown(t *testing.T) {
	h := startHosts(t)
	samePage := `[` + hostJob("12", "Day pilot") + `,` + hostJob("13", "Night pilot") + `,{"title":"No id"}]`
	h.answers(map[string]http.HandlerFunc{listPath: h.noted(answering(200, samePage)),
		listPath + "/search": answering(200, `[]`), listPath + "/search/": answering(200, `"12"`),
		listPath + "/count": answering(200, `"12"`)})
	var now clock
	site := startOver(t, t.TempDir(), now.now, h.args()...)
	body := site.get(t, "/careers").body
	mustContain(t, "careers", body, "2 open jobs")
	mustLack(t, "careers", body, "page=2", "12 open jobs")
	found := site.get(t, "/careers?q=lion").body
	mustContain(t, "the search", found, "No jobs match")
	mustLack(t, "the search", found, "12 jobs")
	asked := len(h.requests(listPath))
	if asked > 3 {
		t.Errorf("the list was requested %d times", asked)
	}
	now.jump(3 * time.Minute)
	soon(t, "the list is read again", func() bool { site.get(t, "/careers"); return len(h.requests(listPath)) > asked })
	equal(t, strings.Count(site.log.String(), "fewer jobs than it counts"), 1, "times it is logged")
}

// An empty list is believed if the count is 0, however that is written.
func TestAnEmptyListNeedsACountOfNone(t *testing.T) {
	slow(t)
	for count, want := range map[string]string{`{"count":"0"}`: `"totalCount":0`, `"0"`: `"totalCount":0`,
		`{"count":0.0}`: `"totalCount":0`, `0`: `"totalCount":0`, `{"data":{"total":"0"}}`: `"totalCount":0`,
		`{"count":"1"}`: `"jobs":null`, `{"count":null}`: `"jobs":null`, `"none"`: `"jobs":null`} {
		h := startHosts(t)
		h.answers(map[string]http.HandlerFunc{listPath: answering(200, `{"jobs":[]}`),
			listPath + "/count": answering(200, count)})
		mustContain(t, count, start(t, h.args()...).graphql(t, `{"query":"{ jobs { totalCount } }"}`).body, want)
	}
}

// A search that is ahead of the list does not lead to a page that says there is no such job.
func TestAJobThatOnlyASearchHasFoundHasAPage(t *testing.T) {
	h := startHosts(t)
	h.answers(map[string]http.HandlerFunc{listPath: answering(200, `[`+hostJob("12", "Day pilot")+`]`),
		listPath + "/search":  answering(200, `{"jobs":[`+hostJob("b-13", "Night pilot")+`]}`),
		listPath + "/search/": answering(200, `{"count":1}`)})
	site := start(t, h.args()...)
	path := regexp.MustCompile(`/careers/night-pilot-[0-9]+`).FindString(site.get(t, "/careers?q=night").body)
	got := site.get(t, path)
	if path == "" || got.status != http.StatusOK {
		t.Fatalf("%q answers %d", path, got.status)
	}
	mustContain(t, "its page", got.body, "Night pilot", "Apply")
	id := path[strings.LastIndexByte(path, '-')+1:]
	site.post(t, path, []string{"form", "application", "name", "Alex Example", "email", "alex@example.org", "jobId", id,
		"consent", "on"}, sentFile{"cv.pdf", resume})
	soon(t, "the host gets the application", func() bool {
		sent := h.requests("/public/applicant/add")
		return len(sent) > 0 && strings.Contains(sent[0].body, `"jobId":"b-13"`)
	})
}
