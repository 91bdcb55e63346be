package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/graph"
	"hire360/server/db/dbtest"
)

func (r running) withdraw(t *testing.T, key string) receipted {
	t.Helper()
	return r.change(t, `mutation($key: ID!) { it: withdraw(key: $key) `+receiptFields+` }`, map[string]any{"key": key})
}

func (r running) addFiles(t *testing.T, receipt, key string, files ...string) receipted {
	t.Helper()
	return r.change(t, `mutation($i: AddFilesInput!) { it: addFiles(input: $i) `+receiptFields+` }`,
		map[string]any{"i": map[string]any{"receipt": receipt, "key": key, "files": append([]string{}, files...)}})
}

func (c receipted) refusedAs(t *testing.T, what, code string, words ...string) {
	t.Helper()
	if c.Receipt != nil || len(c.UserErrors) != 1 || c.UserErrors[0].Code != code {
		t.Fatalf("%s answers %+v, want %s", what, c, code)
	}
	mustContain(t, what, c.UserErrors[0].Message, words...)
}

func (c receipted) is(t *testing.T, what, state string) {
	t.Helper()
	if c.Receipt == nil || len(c.UserErrors) > 0 || c.Receipt.State != state {
		t.Fatalf("%s answers %+v, want a receipt that is %s", what, c, state)
	}
}

func teamMails(to *strictServer) (subjects []string) {
	for _, m := range to.Taken("team@hire360.example") {
		subjects = append(subjects, regexp.MustCompile(`(?m)^Subject: (.*?)\r$`).FindStringSubmatch(m.Text)[1])
	}
	return subjects
}

// The sender adds a file: the application replaces itself, with all files and the consent of the first one.
func TestFilesAreAddedToWhatWasReceived(t *testing.T) {
	onEach(t, backends, func(t *testing.T, b backend) {
		to := newStrictServer(t, strictOptions{})
		site := b.open(t, mailingTo(to)...)
		first, second, third := uuid.NewString(), uuid.NewString(), uuid.NewString()
		files := []string{site.uploaded(t), site.uploaded(t), site.uploaded(t)}
		sent := site.mutate(t, "apply", map[string]any{"key": first, "jobId": "1182", "files": files[:1],
			"message": "My own words.", "phone": "+1 201 555 0142", "futureJobs": true,
			"answers": []any{map[string]any{"questionId": "ledger", "values": []string{"A rounding fault."}}}})
		page := site.get(t, "/receipts/"+first).body
		mustContain(t, "the receipt", page, "What you sent", "Files", "cv.pdf", "Add a file",
			`value="correction"`, `value="withdrawal"`, "We send it to your e-mail address, too", "dana@example.org",
			"+1 201 555 0142", "A rounding fault.", "Anything we should read first?", "My own words.",
			"Tell me about similar jobs")
		mustLack(t, "the receipt", page, files[0], "mailto:?subject=")
		soon(t, "the first is mailed", func() bool { return len(teamMails(to)) == 1 })
		site.clock.jump(time.Minute)

		added := site.addFiles(t, first, second, files[1])
		if added.Receipt == nil || len(added.Receipt.Files) != 2 || added.Receipt.FilesLeft != 3 ||
			added.Receipt.Files[1].Bytes != len(resume) || added.Receipt.Replaces[0].Reference != sent.reference() {
			t.Fatalf("the addition answers %+v", added)
		}
		if again := site.addFiles(t, first, second, files[1]); again.Receipt == nil ||
			again.Receipt.Reference != added.Receipt.Reference {
			t.Errorf("once more answers %+v", again)
		}
		site.addFiles(t, first, second, files[2]).refusedAs(t, "other files", "KEY_REUSED")
		site.addFiles(t, first, uuid.NewString(), files[2]).refusedAs(t, "a replaced one", "NOT_CURRENT",
			"replaced by "+added.Receipt.Reference)
		soon(t, "the addition is mailed", func() bool { return len(teamMails(to)) == 2 })
		mustContain(t, "the replaced receipt", site.get(t, "/receipts/"+first).body, "My own words.")
		last := site.addFiles(t, second, third, files[2])
		if last.Receipt == nil || len(last.Receipt.Files) != 3 || len(last.Receipt.Replaces) != 2 {
			t.Fatalf("the second addition answers %+v", last)
		}
		soon(t, "all are mailed", func() bool { return len(teamMails(to)) == 3 })
		text := to.Taken("team@hire360.example")[2].Text
		mustContain(t, "the mail", text, "My own words.", "Replaces "+sent.reference())
		equal(t, strings.Count(text, "- cv.pdf"), 3, "files in the mail")
		site.arrived(t)
		var shown [2]struct{ ConsentVersion, ConsentAt, Received string }
		for i, reference := range []string{sent.reference(), last.Receipt.Reference} {
			_, whole := site.command(t, "submissions", "show", reference)
			noError(t, json.Unmarshal([]byte(whole), &shown[i]))
		}
		if shown[0].ConsentAt != shown[1].ConsentAt || shown[1].ConsentAt == shown[1].Received {
			t.Errorf("the consent is %+v", shown)
		}
		mustLack(t, "the log", site.log.String(), first, second, third, "level=ERROR")
	})
}

func TestAReceiptNamesThePageThatTheMessageCameFrom(t *testing.T) {
	site := start(t, "--captcha", "off", "--send-limit", "1000")
	var own struct{ URL string }
	noError(t, json.Unmarshal(read(t, site.graphql(t, `{"query":"{ site { url } }"}`)).Data["site"], &own))
	for page, label := range map[string]string{
		"/services/security-operations": "Security operations", "/products/mailzzy": "Mailzzy",
		"/tech-partners": "Partners", "/blogs": "Blogs", own.URL + "/about": "About",
		"/": "", "/contact-us": "", "/no-such-page": "", "": "",
	} {
		key := uuid.NewString()
		site.mutate(t, "sendEnquiry", map[string]any{"key": key, "page": page})
		receipt := site.get(t, "/receipts/"+key).body
		if label == "" {
			mustLack(t, "the receipt of a message from "+page, receipt, "Page you wrote from")
			continue
		}
		mustContain(t, "the receipt of a message from "+page, receipt, "<dt>Page you wrote from</dt><dd>"+label+"</dd>")
	}
}

func TestAnAdditionThatIsRefusedSaysWhatToDo(t *testing.T) {
	onEach(t, backends, func(t *testing.T, b backend) {
		site := b.open(t)
		key, message := uuid.NewString(), uuid.NewString()
		four := []string{site.uploaded(t), site.uploaded(t), site.uploaded(t), site.uploaded(t)}
		site.mutate(t, "apply", map[string]any{"key": key, "jobId": "1182", "files": four})
		site.mutate(t, "sendEnquiry", map[string]any{"key": message})
		more := []string{site.uploaded(t), site.uploaded(t)}
		add := func(receipt string, files ...string) receipted {
			return site.addFiles(t, receipt, uuid.NewString(), files...)
		}
		add(uuid.NewString(), more...).refusedAs(t, "an unknown key", "NOT_FOUND", "Open the address")
		add("x", more...).refusedAs(t, "no key", "NOT_FOUND")
		add(message, more...).refusedAs(t, "an enquiry", "INVALID", "another message")
		add(key).refusedAs(t, "nothing", "REQUIRED", "Choose")
		add(key, more...).refusedAs(t, "too many", "TOO_MANY", "1 more file")
		add(key, uuid.NewString()).refusedAs(t, "an expired file", "NOT_FOUND", "Choose it again")
		other := uuid.NewString()
		site.mutate(t, "apply", map[string]any{"key": other, "files": []string{}, "message": "Another one."})
		add(other, four[0]).refusedAs(t, "a file of somebody else", "NOT_FOUND", "Choose it again")
		closeJob(t, site.jobs, "1182")
		site.soonHas(t, jobPage, "closed")
		add(key, more[0]).refusedAs(t, "a closed job", "JOB_CLOSED", "Send us a message")
		mustLack(t, "the receipt", site.get(t, "/receipts/"+key).body, "Add a file", `value="correction"`)
		state := map[bool]string{true: "DELIVERED", false: "KEPT"}[strings.HasPrefix(b.name, "hosts")]
		add(other, more[0]).is(t, "a general application", state)
	})
}

// A host gets the files that it lacks and the application, once, and learns what it replaces.
func TestAHostGetsAddedFilesOnce(t *testing.T) {
	h := startHosts(t)
	site := start(t, h.args()...)
	first, second, third := uuid.NewString(), uuid.NewString(), uuid.NewString()
	files := []string{site.uploaded(t), site.uploaded(t), site.uploaded(t)}
	site.mutate(t, "apply", map[string]any{"key": first, "files": files[:1]})
	site.addFiles(t, first, second, files[1]).is(t, "the first addition", "DELIVERED")
	site.addFiles(t, second, third, files[2]).is(t, "the second addition", "DELIVERED")
	taken := h.requests("/public/applicant/add")
	equal(t, len(taken), 3, "applications that the host got")
	mustContain(t, "the last application", taken[2].body, `"files":["`+strings.Join(files, `","`)+`"]`, `"replaces":[{`)
	equal(t, len(h.requests("/public/upload")), 3, "files that the host got")

	// What the host refuses was not added.
	h.fail(answering(422, `{"message":"Not this"}`))
	refused := site.addFiles(t, third, uuid.NewString(), site.uploaded(t))
	refused.refusedAs(t, "what the host refuses", "REFUSED")
	h.fail(nil)
	site.addFiles(t, third, uuid.NewString(), site.uploaded(t)).is(t, "the next addition", "DELIVERED")
	taken = h.requests("/public/applicant/add")
	mustContain(t, "the last application", taken[len(taken)-1].body, `"files":["`+strings.Join(files, `","`))
}

// Withdrawn before it arrives: it never does, and nobody has to be told.
func TestWhatIsWithdrawnBeforeItArrivesNeverDoes(t *testing.T) {
	onEach(t, backends, func(t *testing.T, b backend) {
		to, works := refusing(t, "451 later")
		site := b.open(t, mailingTo(to)...)
		key := uuid.NewString()
		input := map[string]any{"key": key, "message": "Taken back."}
		sent := site.mutate(t, "sendEnquiry", input)
		site.eventually(t, func(out string) bool { return strings.Count(out, "451") == 2 }, "deliveries", "list")
		withHosts := strings.HasPrefix(b.name, "hosts")
		mustContain(t, "the receipt", site.get(t, "/receipts/"+key).body, "Your message", "Taken back.")
		got := site.withdraw(t, strings.ToUpper(key))
		got.is(t, "the withdrawal", "WITHDRAWN")
		page := site.get(t, "/receipts/"+key)
		mustLack(t, "the withdrawn receipt", page.body, "What you sent", "Taken back.", "dana@example.org")
		equal(t, page.header.Get("Cache-Control"), "no-store", "its Cache-Control")
		if got.Receipt.Withdrawn == nil || len(got.Receipt.Next) > 0 || got.Receipt.Key != key {
			t.Errorf("the withdrawal answers %+v", got.Receipt)
		}
		again := site.withdraw(t, key)
		again.is(t, "the second withdrawal", "WITHDRAWN")
		equal(t, *again.Receipt.Withdrawn, *got.Receipt.Withdrawn, "the time of the second withdrawal")
		site.mutate(t, "sendEnquiry", input).is(t, "the same once more", "WITHDRAWN")
		works.Store(true)
		site.arrived(t)
		want := []string{}
		if withHosts { // the host had it
			want = []string{"Withdrawn: " + sent.reference()}
		}
		equal(t, strings.Join(teamMails(to), "|"), strings.Join(want, "|"), "mails to the team")
		equal(t, len(to.Taken("dana@example.org")), 0, "mails to the sender")
		_, list := site.command(t, "submissions", "list")
		mustContain(t, "submissions list", list, "withdrawn")
		_, whole := site.command(t, "submissions", "show", sent.reference())
		mustContain(t, "submissions show", whole, `"state": "WITHDRAWN"`, `"withdrawn": "`)
		_, csv := site.command(t, "submissions", "export", "--format", "csv", "-")
		mustContain(t, "submissions export", csv, sent.reference()+",ENQUIRY,WITHDRAWN",
			",withdrawn,call,handled,note\n")
		mustLack(t, "the log", site.log.String(), key)
	})
}

// Withdrawn after it arrived: the team is told, once, also of what an earlier version brought.
func TestTheTeamIsToldOfAWithdrawal(t *testing.T) {
	onEach(t, backends, func(t *testing.T, b backend) {
		to := newStrictServer(t, strictOptions{})
		site := b.open(t, mailingTo(to)...)
		first, second := uuid.NewString(), uuid.NewString()
		sent := site.mutate(t, "apply", map[string]any{"key": first, "files": []string{site.uploaded(t)}})
		soon(t, "it is mailed", func() bool { return len(teamMails(to)) == 1 })
		added := site.addFiles(t, first, second, site.uploaded(t))
		soon(t, "the addition is mailed", func() bool { return len(teamMails(to)) == 2 })
		site.withdraw(t, first).refusedAs(t, "what was replaced", "NOT_CURRENT", added.Receipt.Reference)
		site.withdraw(t, second).is(t, "the withdrawal", "WITHDRAWN")
		site.withdraw(t, second).is(t, "the second withdrawal", "WITHDRAWN")
		soon(t, "the team is told", func() bool { return len(teamMails(to)) == 3 })
		equal(t, teamMails(to)[2], "Withdrawn: "+added.Receipt.Reference, "the last mail")
		mail := to.Taken("team@hire360.example")[2].Text
		mustContain(t, "the mail", mail, sent.reference(), "site submissions forget")
		mustLack(t, "the mail", mail, "Dana")
		site.arrived(t)
		equal(t, len(teamMails(to)), 3, "mails to the team")
		late := site.addFiles(t, second, uuid.NewString(), site.uploaded(t))
		late.refusedAs(t, "an addition", "NOT_CURRENT", "withdrawn")
		site.withdraw(t, uuid.NewString()).refusedAs(t, "an unknown key", "NOT_FOUND", "Open the address")
		page := site.get(t, "/receipts/"+second).body
		mustContain(t, "the receipt", page, "You have withdrawn it")
		mustLack(t, "the receipt", page, `value="correction"`, `value="withdrawal"`, "Add a file")
	})
}

// A mail that is under way while its submission is withdrawn: the team is told, whether the mail arrives or not.
func TestAWithdrawalDuringADelivery(t *testing.T) {
	slow(t)
	for _, b := range backends[:2] {
		for _, end := range []string{"", "451 later"} {
			t.Run(b.name+" "+end, func(t *testing.T) {
				under, goOn := make(chan bool), make(chan bool)
				var once atomic.Bool
				to := newStrictServer(t, strictOptions{Refuse: func(m strictMail) string {
					if m.To == "team@hire360.example" && once.CompareAndSwap(false, true) {
						under <- true
						<-goOn
						return end
					}
					return ""
				}})
				site := b.open(t, mailingTo(to)...)
				key := uuid.NewString()
				sent := site.mutate(t, "sendEnquiry", map[string]any{"key": key})
				<-under
				site.withdraw(t, key).is(t, "the withdrawal", "WITHDRAWN")
				close(goOn)
				site.arrived(t)
				soon(t, "the team is told", func() bool {
					return strings.Count(strings.Join(teamMails(to), "|"), "Withdrawn: "+sent.reference()) == 1
				})
				want := 2
				if end != "" {
					want = 1
				}
				equal(t, len(teamMails(to)), want, "mails to the team")
			})
		}
	}
}

// The message to the team survives a program that is killed, and is not sent twice.
func TestAWithdrawalSurvivesAKill(t *testing.T) {
	slow(t)
	to, works := refusing(t, "451 later")
	works.Store(true)
	settings := []string{"CAPTCHA=off", "SMTP_URL=smtp://" + to.Address, "MAIL_FROM=site@hire360.example",
		"MAIL_TO=team@hire360.example"}
	site := running{data: t.TempDir(), log: &lockedBuffer{}}
	program := site.process(t, settings...)
	defer func() { kill(program) }()
	key, added := uuid.NewString(), uuid.NewString()
	site.mutate(t, "apply", map[string]any{"key": key, "files": []string{}, "message": "x"})
	soon(t, "it is mailed", func() bool { return len(teamMails(to)) == 1 })
	site.arrived(t)
	works.Store(false)
	site.addFiles(t, key, added, site.uploaded(t)).is(t, "the addition", "QUEUED")
	kill(program)
	program = site.process(t, settings...)
	site.withdraw(t, added).is(t, "the withdrawal", "WITHDRAWN")
	kill(program)
	works.Store(true)
	program = site.process(t, settings...)
	soon(t, "the team is told", func() bool { return len(teamMails(to)) == 2 })
	site.withdraw(t, added).is(t, "the second withdrawal", "WITHDRAWN")
	site.arrived(t)
	mustContain(t, "the mails", strings.Join(teamMails(to), "|"), "|Withdrawn: APP-")
	equal(t, len(teamMails(to)), 2, "mails to the team")
}

// While PostgreSQL is away nothing can be changed, and nothing is changed afterwards either.
func TestNothingIsWithdrawnWhilePostgreSQLIsAway(t *testing.T) {
	several(t)
	site := start(t, "--captcha", "off")
	key := uuid.NewString()
	site.mutate(t, "apply", map[string]any{"key": key, "files": []string{}, "message": "x"})
	comesBack := dbtest.Halt(t)
	waiting := uuid.NewString()
	soon(t, "it waits here", func() bool {
		got := site.mutate(t, "apply", map[string]any{"key": waiting, "files": []string{}, "message": "y"})
		return got.Receipt != nil && got.Receipt.State == "QUEUED"
	})
	for _, k := range []string{key, waiting} {
		answer := site.graphql(t, `{"query":"mutation { withdraw(key: \"`+k+`\") { receipt { state } } }"}`)
		mustContain(t, "meanwhile", answer.body, `"code":"UNAVAILABLE","retryAfter":5`)
		form := site.post(t, "/receipts/"+k, []string{"form", "withdrawal"})
		equal(t, form.status, http.StatusServiceUnavailable, "the status of the form")
	}
	comesBack()
	for _, k := range []string{key, waiting} {
		soon(t, "it can be withdrawn", func() bool {
			answer := site.graphql(t, `{"query":"mutation { withdraw(key: \"`+k+`\") { receipt { state } } }"}`)
			return strings.Contains(answer.body, `"WITHDRAWN"`)
		})
	}
}

// While PostgreSQL is away a machine shows the receipts that it knows, but not for long: meanwhile others may delete
// them. What it doesn't know is unavailable, and no fault.
func TestReceiptsAreRememberedForAMoment(t *testing.T) {
	several(t)
	var later atomic.Int64
	now := func() time.Time { return time.Now().Add(time.Duration(later.Load())) }
	site, other := startOver(t, t.TempDir(), now, "--captcha", "off"), start(t)
	key := uuid.NewString()
	sent := site.mutate(t, "sendEnquiry", map[string]any{"key": key})
	receipt := func(r running) string {
		return r.graphql(t, `{"query":"{ receipt(key: \"`+key+`\") { name reference } }"}`).body
	}
	dbtest.Halt(t)
	unavailable := `"code":"UNAVAILABLE","retryAfter":5`
	mustContain(t, "another machine", receipt(other), unavailable)
	mustContain(t, "the machine", receipt(site), "Dana Example", sent.reference())
	later.Store(int64(11 * time.Minute))
	answer := receipt(site)
	mustContain(t, "the machine later", answer, unavailable)
	mustLack(t, "the machine later", answer, "Dana", sent.reference())
	mustLack(t, "the log", site.log.String()+other.log.String(), "resolve field")
}

// One machine receives, another withdraws; at the same moment, files are added or it is withdrawn, not both.
func TestReceiptsChangeOnAnyMachine(t *testing.T) {
	several(t)
	one, other := start(t, "--captcha", "off"), start(t, "--captcha", "off")
	for range 8 {
		key, added, file := uuid.NewString(), uuid.NewString(), one.uploaded(t)
		one.mutate(t, "apply", map[string]any{"key": key, "files": []string{}, "message": "x"})
		done := make(chan receipted)
		go func() { done <- other.withdraw(t, key) }()
		addition := one.addFiles(t, key, added, file)
		withdrawal := <-done
		if (addition.Receipt == nil) == (withdrawal.Receipt == nil) {
			t.Fatalf("both or none: %+v, %+v", addition, withdrawal)
		}
	}
}

// Without scripts: the same with plain forms.
func TestAReceiptChangesWithoutScripts(t *testing.T) {
	site := start(t)
	sent := site.post(t, jobPage, application(), sentFile{"cv.pdf", resume})
	at := sent.header.Get("Location")
	addition := []string{"form", "addition"}
	added := site.post(t, at, addition, sentFile{"letter.txt", "Dear all"})
	again := site.post(t, at, addition, sentFile{"letter.txt", "Dear all"})
	to := added.header.Get("Location")
	if added.status != http.StatusSeeOther || to == at || again.header.Get("Location") != to {
		t.Fatalf("the addition answers %d %s, then %s", added.status, to, again.header.Get("Location"))
	}
	mustContain(t, "the new receipt", site.get(t, to).body, "This replaces", "cv.pdf", "letter.txt", "8 bytes")
	for what, c := range map[string]struct {
		at    string
		files []sentFile
		words string
	}{
		"nothing":      {to, nil, "Choose the file to add"},
		"a wrong file": {to, []sentFile{{"x.exe", "MZ"}}, "x.exe"},
		"too many": {to, []sentFile{{"1.txt", "a"}, {"2.txt", "b"}, {"3.txt", "c"}, {"4.txt", "d"}},
			"You can add 3 more files"},
		"replaced": {at, []sentFile{{"1.txt", "a"}}, "This was replaced by APP-"},
	} {
		got := site.post(t, c.at, addition, c.files...)
		equal(t, got.status, http.StatusUnprocessableEntity, "the status of %s", what)
		mustContain(t, what, got.body, "There’s a problem", c.words)
	}
	withdrawal := []string{"form", "withdrawal"}
	got := site.post(t, at, withdrawal)
	equal(t, got.status, http.StatusUnprocessableEntity, "the withdrawal of what was replaced")
	mustContain(t, "the withdrawal of what was replaced", got.body, "Nothing was withdrawn. This was replaced by")
	for range 2 {
		got := site.post(t, to, withdrawal)
		if got.status != http.StatusSeeOther || got.header.Get("Location") != to {
			t.Fatalf("the withdrawal answers %d %s", got.status, got.header.Get("Location"))
		}
	}
	mustContain(t, "the receipt", site.get(t, to).body, "You have withdrawn it")
	late := site.post(t, to, addition, sentFile{"1.txt", "a"})
	equal(t, late.status, http.StatusUnprocessableEntity, "a late addition")
	equal(t, site.post(t, "/receipts/"+uuid.NewString(), withdrawal).status, http.StatusNotFound, "an unknown receipt")
	equal(t, site.post(t, "/contact-us", withdrawal).status, http.StatusUnprocessableEntity, "another address")
}

// With a path for it, the host that has a submission is told of its withdrawal, once, until it answers.
func TestAHostIsToldOfAWithdrawal(t *testing.T) {
	slow(t)
	t.Run("one machine", hostIsTold)
	t.Run("PostgreSQL", func(t *testing.T) {
		several(t)
		hostIsTold(t)
	})
}

func hostIsTold(t *testing.T) {
	const add, path = "/public/enquiry/business/add", "/public/withdraw"
	h := startHosts(t)
	to := newStrictServer(t, strictOptions{Refuse: func(strictMail) string { return "451 later" }})
	site := start(t, h.args(append(mailingTo(to), "--withdraw-path", path)...)...)
	told := func(n int) seenRequest {
		t.Helper()
		soon(t, "the host is told", func() bool { return len(h.requests(path)) >= n })
		done := func(out string) bool { return !strings.Contains(out, " withdrawal ") }
		site.eventually(t, done, "deliveries", "list")
		equal(t, len(h.requests(path)), n, "times that the host is told")
		return h.requests(path)[n-1]
	}
	at := func(reference string) string { // what the host has
		return string(must[*graph.Submission](t)(h.store.Inbox.Submission(t.Context(), reference)).State)
	}

	// It arrived. The host fails once.
	key := uuid.NewString()
	sent := site.mutate(t, "sendEnquiry", map[string]any{"key": key})
	h.answers(map[string]http.HandlerFunc{path: h.noted(answering(503, "{}"))})
	site.withdraw(t, key).is(t, "the withdrawal", "WITHDRAWN")
	soon(t, "the host fails", func() bool { return len(h.requests(path)) == 1 })
	h.fail(nil)
	first, second := h.requests(path)[0], told(2)
	equal(t, second.header.Get("Idempotency-Key"), first.header.Get("Idempotency-Key"), "the key of the second try")
	id := h.requests(add)[0].header.Get("Idempotency-Key")
	mustContain(t, "the withdrawal", second.body, `"key":"`+id+`"`, sent.reference(), `"id":"ENQ-`, `"withdrawn":"20`)
	mustLack(t, "the withdrawal", second.body, key, "Dana")
	equal(t, at(regexp.MustCompile(`"id":"(ENQ-\w+)"`).FindStringSubmatch(second.body)[1]), "WITHDRAWN", "at the host")

	// It is under way: the host is told after it.
	key = uuid.NewString()
	h.answers(map[string]http.HandlerFunc{add: func(w http.ResponseWriter, r *http.Request) {
		site.withdraw(t, key).is(t, "the withdrawal", "WITHDRAWN")
		h.answer(w, r)
	}})
	site.mutate(t, "sendEnquiry", map[string]any{"key": key})
	mustContain(t, "the withdrawal", told(3).body, `"id":"ENQ-`)

	// The host does not have it, or never heard of it.
	key = uuid.NewString()
	h.answers(map[string]http.HandlerFunc{path: h.noted(answering(http.StatusGone, "{}"))})
	site.mutate(t, "apply", map[string]any{"key": key, "files": []string{}, "message": "x"})
	site.withdraw(t, key).is(t, "the withdrawal", "WITHDRAWN")
	told(4)
	h.fail(answering(503, "{}"))
	key = uuid.NewString()
	site.mutate(t, "sendEnquiry", map[string]any{"key": key})
	site.withdraw(t, key).is(t, "the withdrawal", "WITHDRAWN")
	told(4)
	equal(t, len(teamMails(to)), 0, "mails to the team, which no mail had reached")
}

// The receipt of an application is about the offices in the country of the job, and of all others about all.
func TestAReceiptIsAboutOfficesInTheCountryOfTheJob(t *testing.T) {
	site := start(t, "--captcha", "off")
	all := "Vadodara London Toronto Austin Vancouver"
	for jobID, want := range map[string]string{"1150": "Austin", "1165": "Toronto Vancouver", "1146": "London",
		"1154": "Vadodara", "": all} {
		key, input := uuid.NewString(), map[string]any{"link": "https://example.org/dana", "files": []string{}}
		if input["key"] = key; jobID != "" {
			input["jobId"] = jobID
		} else {
			input["message"] = "Anything with nights."
		}
		if got := site.mutate(t, "apply", input); got.Receipt == nil {
			t.Fatalf("it is refused: %+v", got.UserErrors)
		}
		site.isAbout(t, key, want)
	}
	key := uuid.NewString()
	site.mutate(t, "sendEnquiry", map[string]any{"key": key, "country": "United States"})
	site.isAbout(t, key, all)
}

// isAbout expects the offices of a receipt, and none of the others in its state.
func (r running) isAbout(t *testing.T, key, want string) {
	t.Helper()
	var data struct {
		Receipt struct {
			Now struct {
				Offices []struct{ City string }
				Next    struct{ Office *struct{ City string } }
				Relay   []struct{ Office *struct{ City string } }
			}
		}
	}
	body := must[[]byte](t)(json.Marshal(map[string]string{"query": fmt.Sprintf(`{ receipt(key: "%s") {
		now { offices { city } next { office { city } } relay { office { city } } } } }`, key)}))
	decodeData(t, r.graphql(t, string(body)), &data)
	now := data.Receipt.Now
	var cities []string
	for _, o := range now.Offices {
		cities = append(cities, o.City)
	}
	equal(t, strings.Join(cities, " "), want, "the offices of the receipt")
	for _, leg := range append(now.Relay, now.Next) {
		if leg.Office != nil && !slices.Contains(cities, leg.Office.City) {
			t.Errorf("%s has the work, not one of %s", leg.Office.City, want)
		}
	}
}
