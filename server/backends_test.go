package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/graph"
	"hire360/server/store"
)

// backend opens a running site over one kind of storage, filled with the sample jobs.
type backend struct {
	name string
	open func(t *testing.T, args ...string) backed
}

// backed is a site and the store that its jobs come from, the site's own or the hosts'.
type backed struct {
	running
	jobs  *store.Store
	clock *clock
}

var backends = []backend{
	{"embedded", ownStore},
	{"PostgreSQL", func(t *testing.T, args ...string) backed {
		several(t)
		return ownStore(t, args...)
	}},
	{"hosts", hostsStore},
	{"hosts over PostgreSQL", func(t *testing.T, args ...string) backed {
		several(t)
		return hostsStore(t, args...)
	}},
}

// onEach runs a test over each of the backends.
func onEach(t *testing.T, backends []backend, test func(*testing.T, backend)) {
	slow(t)
	for _, b := range backends {
		t.Run(b.name, func(t *testing.T) { test(t, b) })
	}
}

// onBoth runs a test on one machine, and on one of several.
func onBoth(t *testing.T, test func(t *testing.T, alone bool)) {
	slow(t)
	t.Run("SQLite", func(t *testing.T) { test(t, true) })
	t.Run("PostgreSQL", func(t *testing.T) {
		several(t)
		test(t, false)
	})
}

func ownStore(t *testing.T, args ...string) backed {
	t.Helper()
	b := backed{clock: &clock{}}
	b.running = startOver(t, t.TempDir(), b.clock.now, append(args, "--captcha", "off")...)
	b.jobs = keptBy(t, os.Getenv("DATABASE_URL"), os.Getenv("S3_URL"), b.data)
	return b
}

func hostsStore(t *testing.T, args ...string) backed {
	t.Helper()
	h, c := startHosts(t), &clock{}
	return backed{startOver(t, t.TempDir(), c.now, h.args(args...)...), h.store, c}
}

// closeJob closes a job where jobs come from.
func closeJob(t *testing.T, in *store.Store, id string) {
	t.Helper()
	var b bytes.Buffer
	noError(t, in.Jobs.Export(t.Context(), &b, "json"))
	var jobs []map[string]any
	noError(t, json.Unmarshal(b.Bytes(), &jobs))
	for _, j := range jobs {
		if fmt.Sprint(j["id"]) == id {
			j["status"] = "CLOSED"
		}
	}
	text := must[[]byte](t)(json.Marshal(jobs))
	if done, err := in.Jobs.Import(t.Context(), bytes.NewReader(text), "json"); err != nil || done.Updated != 1 {
		t.Fatalf("closing job %s changed %+v: %v", id, done, err)
	}
}

// selectionOf selects all fields of a type, and of those in it, except fields with arguments, those of the same type,
// and the excluded ones.
func selectionOf(t *testing.T, name string, exclude ...string) string {
	t.Helper()
	schema := graph.NewExecutableSchema(graph.Config{}).Schema()
	def := schema.Types[name]
	if def.IsAbstractType() {
		all := "__typename"
		for _, member := range schema.GetPossibleTypes(def) {
			all += " ... on " + member.Name + " { " + selectionOf(t, member.Name) + " }"
		}
		return all
	}
	var all []string
	for _, f := range def.Fields {
		excluded := f.Type.Name() == name || slices.Contains(exclude, f.Name)
		if strings.HasPrefix(f.Name, "__") || len(f.Arguments) > 0 || excluded {
			continue
		}
		field := f.Name
		if inner := schema.Types[f.Type.Name()]; inner.IsCompositeType() {
			field += " { " + selectionOf(t, inner.Name) + " }"
		}
		all = append(all, field)
	}
	return strings.Join(all, " ")
}

// stored finds the state of a receipt: a host has it, or the site's own store without mail.
var stored = regexp.MustCompile(`"(DELIVERED|KEPT)"`)

// What passes over one backend passes over all: each case is asked of each, and answers that are no matter of
// time must be the same as those of the site's own store.
func TestEveryBackendAnswersAlike(t *testing.T) {
	slow(t)
	questions := []string{
		`{ jobs(first: 50) { totalCount nodes { ` + selectionOf(t, "Job", "updated", "staleAsOf", "sample") + ` } } }`,
		`{ jobs(first: 3, sort: TITLE, page: 2) { nodes { id } pageInfo { hasNextPage hasPreviousPage } facets { field options { value label count } } } }`,
		`{ jobs(first: 50, sort: CLOSING, filter: {country: ["IN", "US"], workplace: [HYBRID]}) { totalCount nodes { id } } }`,
		`{ searchJobs(query: "engineer", first: 50) { totalCount nodes { id title description { __typename } } pageInfo { hasNextPage } facets { field options { value count } } } }`,
		`{ searchJobs(query: "  GO  Payments ", sort: NEWEST) { totalCount nodes { id } isStale } }`,
		`{ searchJobs(query: "C++ <b> \"OR\" %", filter: {type: [FULL_TIME]}) { totalCount nodes { id } } }`,
		`{ searchJobs(query: "engineer", filter: {country: ["GB"], experience: [ENTRY]}) { totalCount suggestions { field value label count } } }`,
		`{ searchJobs(query: "engineer", first: 2, page: 2) { nodes { id } pageInfo { hasNextPage hasPreviousPage } } }`,
		`{ open: job(id: "1182") { title status similar(first: 5) { id } } gone: job(id: "999999") { id } odd: job(id: "01182") { id } }`,
		`{ all: jobCount some: jobCount(filter: {country: ["IN"]}) none: jobCount(filter: {city: ["Nowhere"]}) }`,
		`{ sitePages { id path title text { __typename ... on ParagraphBlock { text } ... on ListBlock { items style } ... on TableBlock { columns rows caption } ... on HeadingBlock { id text } } } }`,
		`{ a: sitePage(id: "privacy-supplement") { title } b: sitePage(id: "privacy-supplement") { path } c: sitePage(id: "nothing") { id } }`,
		`{ jobs(first: 0) { totalCount } }`,
		`{ jobs(after: "nonsense") { totalCount } }`,
		`{ page(path: "/site/privacy-supplement") { title breadcrumbs { link } sections { __typename } } }`,
	}
	var want []string
	for _, b := range backends {
		t.Run(b.name, func(t *testing.T) {
			site := b.open(t)
			for i, q := range questions {
				got := site.graphql(t, `{"query":`+quoted(q)+`}`).body
				if len(want) <= i {
					want = append(want, got)
				}
				if got != want[i] {
					t.Errorf("%s\nanswers %s\nwant    %s", q, difference(got, want[i]), difference(want[i], got))
				}
			}
			for name, c := range backendCases {
				t.Run(name, func(t *testing.T) { c(t, site.running) })
			}
			t.Run("a job that closes", func(t *testing.T) { aJobThatCloses(t, site) })
			if _, list := site.command(t, "deliveries", "list", "--first", "0"); strings.Count(list, "\n") != 1 {
				t.Errorf("something was not delivered:\n%s", list)
			}
			mustLack(t, "the log", site.log.String(), "level=ERROR")
		})
	}
}

func quoted(s string) string {
	b, _ := json.Marshal(s)
	return string(b)
}

// difference returns a part of a from a little before where it differs from b.
func difference(a, b string) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	return firstBytes(a[max(0, i-60):], 500)
}

// aJobThatCloses is told as closed, found no more, and takes no application.
func aJobThatCloses(t *testing.T, site backed) {
	site.graphql(t, `{"query":"{ searchJobs(query: \"golang\") { totalCount } jobCount }"}`)
	closeJob(t, site.jobs, "1182")
	site.clock.jump(2 * time.Minute)
	const question = `{ job(id: "1182") { status title staleAsOf } all: jobCount jobs(first: 50) { totalCount nodes { id } } searchJobs(query: "golang") { nodes { id } } }`
	var got string
	soon(t, "the job is closed", func() bool {
		got = site.graphql(t, `{"query":`+quoted(question)+`}`).body
		return strings.Contains(got, `"status":"CLOSED"`) && strings.Contains(got, `"all":23`)
	})
	mustContain(t, "the closed job", got, `"title":"Senior Go engineer, payments","staleAsOf":null`, `"totalCount":23`)
	mustLack(t, "the closed job", got, `"id":"1182"`)
	soon(t, "its page says so", func() bool { // an older page may be shown for the moment that the new one takes
		page := site.get(t, jobPage)
		return page.status == http.StatusGone && strings.Contains(page.body, "This job is closed")
	})
	if strings.Contains(site.get(t, "/sitemap.xml").body, jobPage) ||
		strings.Contains(site.get(t, "/careers.json").body, jobPage) {
		t.Error("it is still in the sitemap or the feed")
	}
	late := site.post(t, jobPage, application("message", "Too late?"), sentFile{"cv.pdf", resume})
	if mustContain(t, "the form", late.body, "This job closed while you were writing", "Too late?",
		"cv.pdf"); late.status != http.StatusGone {
		t.Errorf("an application for it answers %d", late.status)
	}
}

var backendCases = map[string]func(*testing.T, running){
	"jobs are walked by cursor": func(t *testing.T, site running) {
		for _, list := range []string{`jobs(sort: CLOSING,`, `jobs(sort: TITLE,`, `jobs(`, `searchJobs(query: "engineer",`,
			`searchJobs(query: "engineer", sort: TITLE,`} {
			seen, after := map[string]bool{}, ""
			for range 20 {
				var page struct {
					Data struct {
						L struct {
							TotalCount int
							Nodes      []struct{ ID string }
							PageInfo   struct {
								HasNextPage bool
								EndCursor   string
							}
						}
					}
				}
				answer := site.graphql(t,
					`{"query":`+quoted(`{ l: `+list+` first: 4`+after+
						`) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } }`)+`}`).body
				noError(t, json.Unmarshal([]byte(answer), &page))
				for _, n := range page.Data.L.Nodes {
					if seen[n.ID] {
						t.Errorf("%s job %s comes twice", list, n.ID)
					}
					seen[n.ID] = true
				}
				if after = fmt.Sprintf(", after: %q",
					page.Data.L.PageInfo.EndCursor); !page.Data.L.PageInfo.HasNextPage {
					if len(seen) != page.Data.L.TotalCount || len(seen) < 5 {
						t.Errorf("%s %d jobs were met, %d counted", list, len(seen), page.Data.L.TotalCount)
					}
					break
				}
			}
		}
	},
	"pages and feeds": func(t *testing.T, site running) {
		for path, want := range map[string]string{"/careers": "24 open jobs", "/careers?q=golang": "Senior Go engineer",
			jobPage:                   "JobPosting",
			"/careers.xml?q=engineer": "<item>", "/sitemap.xml": "/careers/senior-go-engineer-payments-1182",
			"/site/accessibility-statement": "<h1"} {
			site.answers(t, path, http.StatusOK, want)
		}
		if got := site.get(t, "/careers/some-older-name-1182"); got.header.Get("Location") != jobPage {
			t.Errorf("an older name answers %d", got.status)
		}
	},
	"an enquiry is received once": func(t *testing.T, site running) {
		key := uuid.NewString()
		body := enquiryBody(key, "dana@example.org")
		first, again := site.graphql(t, body).body, site.graphql(t, body).body
		reference := regexp.MustCompile(`ENQ-[0-9A-Z]{6}`).FindString(first)
		if reference == "" || !stored.MatchString(first) || !strings.Contains(again, reference) {
			t.Fatalf("got %s, then %s", first, again)
		}
		_, list := site.command(t, "submissions", "list")
		mustContain(t, "submissions list", list, reference)
		if !regexp.MustCompile("delivered|kept").MatchString(list) {
			t.Errorf("got %s, want a state", list)
		}
	},
	"an application with files is received": func(t *testing.T, site running) {
		receipt := site.received(t, jobPage, application("message", "Read page two."),
			sentFile{"résumé of Alex.pdf", resume}, sentFile{"letter.txt", "Hello"})
		page := site.get(t, receipt).body
		// The steps are those of the job, not the general ones.
		mustContain(t, "receipt", page, "APP-", "Code review together, 60 minutes, on our code",
			"Withdraw this", "mailto:hello@hire360.example", "We have your application.")
		mustLack(t, "the receipt", page, "30-minute call")
		if !regexp.MustCompile("Delivered to our team|Received, and waiting for our team").MatchString(page) {
			t.Errorf("got %s, want a status", page)
		}
	},
	"a file is uploaded, sent with an application once, read by the team and forgotten": func(t *testing.T,
		site running) {
		where := `{"0":["variables.input.file"]}`
		up := upload(t, site, uploadOperations(), where, []sentFile{{"cv of Kim.pdf", resume}})
		file := regexp.MustCompile(`"id":"([^"]+)","name":"cv of Kim.pdf"`).FindStringSubmatch(up.body)
		if file == nil {
			t.Fatalf("the upload answers %s", up.body)
		}
		key := uuid.NewString()
		apply := func(key, file string) string {
			return site.graphql(t, `{"query":`+quoted(`mutation { apply(input: {key: "`+key+
				`", jobId: "1190", name: "Kim Example", email: "kim@example.org", files: ["`+file+
				`"], consent: true}) { receipt { reference kind state } userErrors { code field } } }`)+`}`).body
		}
		mustContain(t, "an unknown file", apply(key, uuid.NewString()), `"field":["files","0"]`)
		sent := apply(key, file[1])
		reference := regexp.MustCompile(`APP-[0-9A-Z]{6}`).FindString(sent)
		if again := apply(key, file[1]); reference == "" || !strings.Contains(again, reference) {
			t.Fatalf("sent twice: %s, then %s", sent, again)
		}
		mustContain(t, "the file a second time", apply(uuid.NewString(), file[1]), `"field":["files","0"]`)
		mustContain(t, "receipt", site.graphql(t,
			`{"query":"{ receipt(key: \"`+key+`\") { reference kind } }"}`).body, reference, `"APPLICATION"`)
		folder := t.TempDir()
		_, shown := site.command(t, "submissions", "show", reference, "--files", folder)
		mustContain(t, "submissions show", shown, "Kim Example", "kim@example.org", "cv of Kim.pdf")
		kept, err := filepath.Glob(folder + "/*")
		if err != nil || len(kept) != 1 {
			t.Fatalf("the team has the files %v (%v)", kept, err)
		}
		if data, err := os.ReadFile(kept[0]); err != nil || string(data) != resume {
			t.Errorf("the file holds %q (%v)", data, err)
		}
		site.works(t, "submissions", "forget", reference)
		if _, list := site.command(t, "submissions", "list"); strings.Contains(list, reference) {
			t.Error("what was forgotten is listed")
		}
		if got := site.graphql(t, `{"query":"{ receipt(key: \"`+key+
			`\") { reference } }"}`).body; !strings.Contains(got, `"receipt":null`) {
			t.Errorf("the receipt of what was forgotten: %s", got)
		}
	},
	"a faulty application is told at its fields": func(t *testing.T, site running) {
		got := site.post(t, jobPage, application("email", "", "phone", "1"))
		mustContain(t, "faulty form", got.body, "Add your résumé", "Enter a phone number")
	},
}

func enquiryBody(key, email string) string {
	return `{"query":` + quoted(`mutation { sendEnquiry(input: {key: "`+key+`", name: "Dana Example", email: "`+email+
		`", message: "Our claims feed stops.", consent: true}) { receipt { reference state } userErrors { code field message } } }`) + `}`
}
