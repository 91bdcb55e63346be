package main

import (
	"fmt"
	"io"
	"math/rand/v2"
	"mime/quotedprintable"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// readText returns the text of a mail without files, and its header.
func readText(t *testing.T, m strictMail) (header, text string) {
	t.Helper()
	header, body, _ := strings.Cut(m.Text, "\r\n\r\n")
	return header, string(must[[]byte](t)(io.ReadAll(quotedprintable.NewReader(strings.NewReader(body)))))
}

var alertPath = regexp.MustCompile(`/alerts/[0-9a-f-]{36}`)

// askFor posts the form that creates an alert, without scripts.
func (r running) askFor(t *testing.T, search, email, frequency string) reply {
	t.Helper()
	body := url.Values{"form": {"alert"}, "email": {email}, "frequency": {frequency}}.Encode()
	return send(t, http.MethodPost, r.url+"/alerts"+search, body, "Content-Type", "application/x-www-form-urlencoded")
}

// press presses a button on the page of an alert, without scripts.
func (r running) press(t *testing.T, path, button string, more ...string) reply {
	t.Helper()
	body := url.Values{"form": {"alert"}, "do": {button}}
	for i := 0; i+1 < len(more); i += 2 {
		body.Set(more[i], more[i+1])
	}
	return send(t, http.MethodPost, r.url+path, body.Encode(), "Content-Type", "application/x-www-form-urlencoded")
}

// mailsTo waits for a number of mails to an address and returns them.
func mailsTo(t *testing.T, to *strictServer, address string, n int) []strictMail {
	t.Helper()
	soon(t, fmt.Sprintf("%d mails to %s", n, address), func() bool { return len(to.Taken(address)) >= n })
	list := to.Taken(address)
	equal(t, len(list), n, "mails to %s", address)
	return list
}

// confirmed creates an alert, confirms it by the link in its mail and returns its path.
func (r running) confirmed(t *testing.T, to *strictServer, search, email, frequency string) string {
	t.Helper()
	before := len(to.Taken(email))
	equal(t, r.askFor(t, search, email, frequency).header.Get("Location"), "/alert-sent", "after the form")
	mails := mailsTo(t, to, email, before+1)
	_, text := readText(t, mails[before])
	path := alertPath.FindString(text)
	equal(t, r.press(t, path, "confirm").header.Get("Location"), path+"#confirmed", "after the confirmation")
	return path
}

// addJob adds a job where jobs come from.
func (b backed) addJob(t *testing.T, id int, title, city string) {
	t.Helper()
	shift := "NIGHT"
	if strings.Contains(title, "rotating") {
		shift = "ROTATING"
	}
	text := fmt.Sprintf(`[{"id": "%d", "title": %q, "summary": "Work.", "text": "The work.", "city": %q, "countryCode": "US",
		"workplace": "ON_SITE", "type": "FULL_TIME", "category": "Operations", "experience": "MID",
		"posted": "2026-11-20", "shift": %q}]`, id, title, city, shift)
	_, err := b.jobs.Jobs.Import(t.Context(), strings.NewReader(text), "json")
	noError(t, err)
}

// shows waits until the site's search has a job.
func (b backed) shows(t *testing.T, id int) {
	t.Helper()
	b.clock.jump(2 * time.Minute) // the list of a host is read again
	soon(t, "the site has the job", func() bool {
		return strings.Contains(b.graphql(t, `{"query":"{ jobs(first: 9, sort: NEWEST) { nodes { id } } }"}`).body,
			fmt.Sprintf(`"id":"%d"`, id))
	})
}

func TestAnAlertFromTheSearchToItsEnd(t *testing.T) {
	onEach(t, backends, alertToItsEnd)
}

func alertToItsEnd(t *testing.T, b backend) {
	to := newStrictServer(t, strictOptions{})
	site := b.open(t, mailingTo(to)...)
	const email, search = "dana@example.org", "?q=keeper&city=Tampa&shift=night"
	mustContain(t, "the job search", site.get(t, "/careers"+search).body, `href="/alerts`+strings.ReplaceAll(search, "&", "&amp;")+`"`)
	mustContain(t, "the form", site.get(t, "/alerts"+search).body, "“keeper”, Tampa", "0 jobs fit", "noindex")
	refused := site.askFor(t, search, "dana@", "WEEKLY")
	equal(t, refused.status, http.StatusUnprocessableEntity, "the status of a refused form")
	mustContain(t, "the refused form", refused.body, "name@example.com", `value="dana@"`, "“keeper”, Tampa")

	equal(t, site.askFor(t, search, email, "DAILY").header.Get("Location"), "/alert-sent", "after the form")
	equal(t, site.askFor(t, search, email, "DAILY").header.Get("Location"), "/alert-sent", "after the same form again")
	header, text := readText(t, mailsTo(t, to, email, 1)[0])
	mustLack(t, "the mail to an address that may be a stranger's", header+text, "keeper", "Tampa")
	path := alertPath.FindString(text)
	page := site.get(t, path)
	mustContain(t, "the page", page.body, "Confirm your job alert", "“keeper”, Tampa", "noindex", "d…@example.org")
	mustLack(t, "the page", page.body, email)
	equal(t, page.header.Get("Cache-Control"), "no-store", "its Cache-Control")
	site.addJob(t, 900001, "Lighthouse keeper", "Tampa") // between the question and the answer
	site.shows(t, 900001)
	equal(t, site.press(t, path, "confirm").header.Get("Location"), path+"#confirmed", "after the confirmation")
	mustContain(t, "the confirmed page", site.get(t, path).body, "Your job alert")

	jobs := [][2]string{{"Lighthouse keeper, rotating", "Tampa"}, {"Zoo keeper", "Boston"}, {"Bee keeper", "Tampa"}}
	for i, job := range jobs {
		site.addJob(t, 900002+i, job[0], job[1])
		site.shows(t, 900002+i)
	}
	closeJob(t, site.jobs, "900004")
	site.clock.jump(2 * time.Minute)
	site.soonAnswers(t, `{ job(id: "900004") { status } }`, "CLOSED")
	site.clock.jump(25 * time.Hour)
	mails := mailsTo(t, to, email, 2)
	header, text = readText(t, mails[1])
	end := site.url
	mustContain(t, "the header", header, "List-Unsubscribe: <",
		path+"/end>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click",
		"Subject: =?UTF-8?B?MiBuZXcgam9icz") // 2 new jobs
	mustContain(t, "the mail", text, "-900001", "-900002", "Night shift", path)
	mustLack(t, "the mail", text, "-900003", "-900004")

	equal(t, site.press(t, path, "change", "frequency", "WEEKLY").header.Get("Location"), path+"#saved",
		"after the change")
	mustContain(t, "the changed page", site.get(t, path).body, `id="saved"`, "Saved. You get an e-mail once a week at most.")
	mustContain(t, "the changed alert", site.graphql(t, `{"query":"{ jobAlert(key: \"`+path[len("/alerts/"):]+
		`\") { frequency title path jobCount } }"}`).body, `"WEEKLY"`, `"jobCount":2`, `“keeper”, Tampa`)
	mustContain(t, "an alert near a place that nobody knows", site.askFor(t, "?near=Tmapa", email, "DAILY").body,
		"<li>“Tmapa” isn’t a place that we know")
	mustContain(t, "a change to a place that nobody knows", site.press(t, path, "change", "frequency", "WEEKLY",
		"query", "keeper", "near", "Tmapa", "city", "Tampa").body, "isn’t a place that we know", `value="Tmapa"`)
	mustContain(t, "a change to a distance that is none", site.press(t, path, "change", "frequency", "WEEKLY",
		"query", "keeper", "near", "Tampa", "within", "far").body, "isn’t a distance", `value="far"`)
	mustContain(t, "the alert after them", site.get(t, path).body, "“keeper”, Tampa, Night shift", "Your job alert")
	other := site.confirmed(t, to, "?q=cook&near=33602&within=40", email, "DAILY")
	mustContain(t, "a change to the search of another alert", site.press(t, other, "change", "frequency", "DAILY",
		"query", "keeper", "city", "Tampa", "shift", "night").body, "another alert for this search")
	changed := site.press(t, other, "change", "frequency", "WEEKLY", "query", " Book ", "near", "Tampa", "within", "",
		"shift", "NIGHT")
	equal(t, changed.header.Get("Location"), other+"#saved", "after a change of the search")
	mustContain(t, "the page of the changed alert", site.get(t, other).body, "Your job alert",
		"“Book”, near Tampa, Night shift", `value="Book"`, `value="Tampa"`)
	site.addJob(t, 900005, "Book keeper", "Tampa")
	site.shows(t, 900005)
	site.clock.jump(7*24*time.Hour + time.Hour)
	// One more asked for the second alert.
	for _, m := range mailsTo(t, to, email, 5)[3:] {
		_, text = readText(t, m)
		mustContain(t, "the weekly mail", text, "-900005")
		mustLack(t, "the weekly mail", text, "-900001", "-900002", "cook")
	}

	equal(t, site.get(t, path+"/end").header.Get("Location"), path, "a link that is only opened")
	done := send(t, http.MethodPost, end+path+"/end", "List-Unsubscribe=One-Click",
		"Content-Type", "application/x-www-form-urlencoded", "Origin", "https://mail.example")
	equal(t, done.status, http.StatusOK, "one click in a mail program")
	equal(t, site.get(t, path).status, http.StatusNotFound, "the page of an ended alert")
	equal(t, send(t, http.MethodPost, end+path+"/end", "").status, http.StatusOK, "one click again")
	mustContain(t, "a button on an old page", site.press(t, path, "confirm").body, "This alert has ended")
	mustLack(t, "the log", site.logged(t), email, path[len("/alerts/"):])
}

func TestAnAlertCannotFloodAStranger(t *testing.T) {
	slow(t)
	to := newStrictServer(t, strictOptions{})
	site := ownStore(t, mailingTo(to)...)
	const email = "dana@example.org"
	for _, words := range []string{"a", "b", "c", "d"} {
		site.askFor(t, "?q="+words, email, "DAILY")
		site.askFor(t, "?q="+words, "DANA@example.org", "DAILY")
	}
	mailsTo(t, to, email, 1)
	mustContain(t, "a third alert", site.askFor(t, "?q=e", email, "DAILY").body, "already wait to be confirmed")
	site.clock.jump(25 * time.Hour)
	mailsTo(t, to, email, 2)
	site.clock.jump(24 * time.Hour)
	for _, m := range to.Taken(email) {
		_, text := readText(t, m)
		soon(t, "unconfirmed alerts are forgotten", func() bool {
			return site.get(t, alertPath.FindString(text)).status == http.StatusNotFound
		})
	}
	site.command(t, "backup", "--to", t.TempDir()+"/copy.db")
	equal(t, len(to.Taken(email)), 2, "mails in all")
}

func TestWithoutAMailServerThereAreNoAlerts(t *testing.T) {
	site := shared(t)
	mustLack(t, "the job search", site.get(t, "/careers").body, "/alerts")
	equal(t, site.get(t, "/alerts?q=go").status, http.StatusNotFound, "the page")
	mustContain(t, "the mutation", site.graphql(t, `{"query":"mutation { createJobAlert(input: {email: \"a@example.org\",`+
		` query: \"go\", frequency: DAILY}) { alert { key } userErrors { code message } } }"}`).body, "Follow", "feed")
}

func TestAlertsTakeWhatAnAddressCanHold(t *testing.T) {
	slow(t)
	to := newStrictServer(t, strictOptions{})
	site := ownStore(t, mailingTo(to)...)
	for _, search := range []string{
		"", "?q=" + strings.Repeat("nurse+", 1700), "?q=%22OR%22+NEAR%28x%29+*", "?city=%00%ff&q=%D0%BC%D0%B5%D0%B4",
		"?q=%E7%9C%8B%E8%AD%B7&country=JP", "?shift=noon&type=gig", "?sort=pay&page=9", "?q=-senior+%22go+engineer%22",
		"?city=Nowhere&category=None", "?q=%3Cscript%3E",
	} {
		address := fmt.Sprintf("a%d@example.org", rand.Int64())
		path := site.confirmed(t, to, search, address, "WEEKLY")
		equal(t, site.get(t, path).status, http.StatusOK, "the page of %s", search)
	}
	for _, key := range []string{"none", "3f0c8e9a-6f5b-4d0e-9c1a-2b7d4e8f1a90", strings.Repeat("a", 9000)} {
		path := "/alerts/" + key
		equal(t, site.get(t, path).status, http.StatusNotFound, "a forged link")
		equal(t, site.press(t, path, "confirm").status, http.StatusNotFound, "a button behind a forged link")
		equal(t, send(t, http.MethodPost, site.url+path+"/end", "").status, http.StatusOK, "one click behind one")
	}
}

// days is how long TestManyDaysOfAlerts goes on.
const days = 14

// TestManyDaysOfAlerts has new jobs, a mail server that refuses for a day or answers that it is busy, a program that is
// stopped, and a clock that is put forward and back. Each alert gets each job once.
func TestManyDaysOfAlerts(t *testing.T) {
	onEach(t, backends[:2], manyDays)
}

func manyDays(t *testing.T, b backend) {
	random := rand.New(rand.NewPCG(1, 2))
	var answer atomic.Value
	answer.Store("")
	to := newStrictServer(t, strictOptions{Refuse: func(strictMail) string { return answer.Load().(string) }})
	args := append(mailingTo(to), "--captcha", "off")
	site := b.open(t, mailingTo(to)...)
	searches := []string{"?q=keeper", "?city=Tampa", "?q=-cook&shift=night", "?country=US"}
	people := make([]string, 12)
	for i := range people {
		people[i] = fmt.Sprintf("p%d@example.org", i)
		site.confirmed(t, to, searches[i%len(searches)], people[i], []string{"DAILY", "WEEKLY"}[i%2])
	}
	want, last := map[string][]string{}, 910000
	add := func(title, city string) {
		last++
		site.addJob(t, last, title, city)
		isKeeper := strings.Contains(title, "keeper")
		for i, who := range people {
			if []bool{isKeeper, city == "Tampa", isKeeper, true}[i%len(searches)] {
				want[who] = append(want[who], strconv.Itoa(last))
			}
		}
	}
	for day := range days {
		for range 1 + random.IntN(3) {
			add([]string{"Lighthouse keeper", "Night keeper", "Cook"}[random.IntN(3)],
				[]string{"Tampa", "Boston"}[random.IntN(2)])
		}
		site.shows(t, last)
		answer.Store([]string{"", "", "", "451 4.3.0 later", "550 5.7.1 not today"}[random.IntN(5)])
		site.clock.jump(24*time.Hour + time.Duration(random.IntN(7200)-3600)*time.Second)
		if day%10 == 4 {
			site.clock.jump(-50 * time.Hour)
		}
		if day%7 == 3 {
			site.stop()
			site.running = startOver(t, site.data, site.clock.now, args...)
		}
	}
	answer.Store("")
	messageID := regexp.MustCompile(`(?i)Message-ID: \S+`)
	got := func(who string) (ids []string) {
		seen := map[string]bool{}
		for _, m := range to.Taken(who) {
			header, text := readText(t, m)
			id := messageID.FindString(header)
			if seen[id] {
				continue // its lease was over, because the clock was put forward while it was sent
			}
			seen[id] = true
			for _, found := range regexp.MustCompile(`/careers/[a-z-]+-(91\d{4})`).FindAllStringSubmatch(text, -1) {
				ids = append(ids, found[1])
			}
		}
		slices.Sort(ids)
		return ids
	}
	// All get the last job. What was mailed twice or left out shows then.
	for range 2 {
		add("Night keeper", "Tampa")
		site.shows(t, last)
		site.clock.jump(9 * 24 * time.Hour)
		for _, who := range people {
			soon(t, who+" gets the last job", func() bool { return slices.Contains(got(who), strconv.Itoa(last)) })
		}
	}
	for _, who := range people {
		equal(t, fmt.Sprint(got(who)), fmt.Sprint(want[who]), "the jobs that %s got", who)
	}
}
