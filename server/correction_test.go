package main

import (
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
)

// The sender corrects an application: it replaces itself, for its job, with the files that are kept and new ones.
func TestAnApplicationIsCorrected(t *testing.T) {
	onEach(t, backends, func(t *testing.T, b backend) {
		to := newStrictServer(t, strictOptions{})
		site := b.open(t, mailingTo(to)...)
		first, second := uuid.NewString(), uuid.NewString()
		files := []string{site.uploaded(t), site.uploaded(t)}
		sent := site.mutate(t, "apply", map[string]any{"key": first, "jobId": "1182", "files": files[:1],
			"message": "Wrong words.",
			"answers": []any{map[string]any{"questionId": "ledger", "values": []string{"A rounding fault."}}}})
		soon(t, "the first is mailed", func() bool { return len(teamMails(to)) == 1 })
		correction := map[string]any{"key": second, "receipt": first, "files": files, "message": "Right words.",
			"answers": []any{map[string]any{"questionId": "ledger", "values": []string{"Two faults."}}}}
		got := site.mutate(t, "apply", correction)
		if got.Receipt == nil || len(got.Receipt.Files) != 2 || got.Receipt.Replaces[0].Reference != sent.reference() ||
			got.Receipt.Job == nil {
			t.Fatalf("the correction answers %+v", got)
		}
		equal(t, site.mutate(t, "apply", correction).reference(), got.reference(), "the same once more")
		correction["message"] = "Other words."
		site.mutate(t, "apply", correction).refusedAs(t, "other content", "KEY_REUSED")
		correction["key"] = uuid.NewString()
		site.mutate(t, "apply", correction).refusedAs(t, "a second tab", "NOT_CURRENT", "replaced by "+got.reference())
		soon(t, "the correction is mailed", func() bool { return len(teamMails(to)) == 2 })
		mail := to.Taken("team@hire360.example")[1].Text
		mustContain(t, "the mail", mail, "Replaces "+sent.reference(), "Right words.")
		page := site.get(t, "/receipts/"+second).body
		mustContain(t, "the receipt", page, "Right words.", "Two faults.", "This replaces", "We’ll read it by")
		mustLack(t, "the receipt", page, "Wrong words.")
		mustContain(t, "the replaced receipt", site.get(t, "/receipts/"+first).body, "It was replaced by")
		// The answer to a correction was lost, and it was changed before it was sent again.
		correction["replaces"] = []string{second}
		again := site.mutate(t, "apply", correction)
		if again.Receipt == nil || len(again.Receipt.Replaces) != 2 {
			t.Errorf("after a lost answer: %+v", again)
		}
		site.arrived(t)
		mustLack(t, "the log", site.log.String(), first, second, "level=ERROR")
	})
}

// A corrected message keeps its call and the page that it was sent from.
func TestAMessageIsCorrected(t *testing.T) {
	onEach(t, backends[:2], func(t *testing.T, b backend) {
		site := b.open(t)
		slots := offeredCalls(site.get(t, "/contact-us"))
		first, second := uuid.NewString(), uuid.NewString()
		site.mutate(t, "sendEnquiry", map[string]any{"key": first, "call": slots[0], "phone": "+1 201 555 0142",
			"page": "/services"}).is(t, "the message", "KEPT")
		correction := map[string]any{"key": second, "receipt": first, "message": "It works.", "page": "/contact-us"}
		site.mutate(t, "sendEnquiry", correction).refusedAs(t, "a call without a number", "REQUIRED", "phone number")
		correction["phone"] = "+1 201 555 0143"
		got := site.mutate(t, "sendEnquiry", correction)
		got.is(t, "the correction", "KEPT")
		mustContain(t, "the receipt", site.get(t, "/receipts/"+second).body, "Your call", "It works.")
		_, whole := site.command(t, "submissions", "show", got.reference())
		mustContain(t, "submissions show", whole, `"page": "/services"`, slots[0])
		site.clock.jump(2 * time.Minute)
		mustLack(t, "the times offered", site.get(t, "/contact-us").body, slots[0])
	})
}

func TestACorrectionThatIsRefusedSaysWhatToDo(t *testing.T) {
	onEach(t, backends, func(t *testing.T, b backend) {
		site := b.open(t)
		key, message, gone := uuid.NewString(), uuid.NewString(), uuid.NewString()
		files := []string{site.uploaded(t), site.uploaded(t), site.uploaded(t), site.uploaded(t), site.uploaded(t)}
		site.mutate(t, "apply", map[string]any{"key": key, "jobId": "1182", "files": files,
			"answers": []any{map[string]any{"questionId": "ledger", "values": []string{"A rounding fault."}}}})
		site.mutate(t, "sendEnquiry", map[string]any{"key": message})
		site.mutate(t, "sendEnquiry", map[string]any{"key": gone})
		site.withdraw(t, gone)
		apply := func(receipt string, files ...string) receipted {
			return site.mutate(t, "apply", map[string]any{"key": uuid.NewString(), "receipt": receipt,
				"files": append([]string{}, files...), "message": "Corrected.",
				"answers": []any{map[string]any{"questionId": "ledger", "values": []string{"None."}}}})
		}
		write := func(receipt string) receipted {
			return site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString(), "receipt": receipt})
		}
		write(uuid.NewString()).refusedAs(t, "an unknown key", "NOT_FOUND", "Open the address")
		write("x").refusedAs(t, "no key", "NOT_FOUND")
		write(key).refusedAs(t, "an application", "INVALID", "something else")
		write(gone).refusedAs(t, "a withdrawn message", "NOT_CURRENT", "You have withdrawn this")
		apply(message).refusedAs(t, "a message", "INVALID", "something else")
		apply(key, append(files, site.uploaded(t))...).refusedAs(t, "six files", "TOO_MANY", "5 files")
		closeJob(t, site.jobs, "1182")
		site.soonHas(t, jobPage, "closed")
		apply(key, files...).refusedAs(t, "a closed job", "JOB_CLOSED", "Send us a message")
		mustLack(t, "the receipt", site.get(t, "/receipts/"+key).body, `value="correction"`)
		form := site.post(t, jobPage, []string{"form", "correction", "receipt", key})
		equal(t, form.header.Get("Location"), "/receipts/"+key, "where the form of a closed job leads")
		equal(t, len(write(message).UserErrors), 0, "faults of a message")
	})
}

// Two tabs, or two machines: one of two corrections that arrive at the same moment is received.
func TestOneOfTwoCorrectionsIsReceived(t *testing.T) {
	onEach(t, backends[:2], func(t *testing.T, b backend) {
		site := b.open(t)
		for range 8 {
			key, done := uuid.NewString(), make(chan receipted)
			site.mutate(t, "sendEnquiry", map[string]any{"key": key})
			for range 2 {
				go func() {
					done <- site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString(), "receipt": key,
						"message": uuid.NewString()})
				}()
			}
			if one, other := <-done, <-done; (one.Receipt == nil) == (other.Receipt == nil) {
				t.Fatalf("both or none: %+v, %+v", one, other)
			}
		}
	})
}

// What a host refuses was not corrected. The next one names everything that it replaces.
func TestAHostGetsACorrection(t *testing.T) {
	h := startHosts(t)
	site := start(t, h.args()...)
	first, file := uuid.NewString(), site.uploaded(t)
	site.mutate(t, "apply", map[string]any{"key": first, "files": []string{file}}).is(t, "the application", "DELIVERED")
	correct := func() receipted {
		return site.mutate(t, "apply", map[string]any{"key": uuid.NewString(), "receipt": first,
			"files": []string{file}, "message": "Corrected."})
	}
	h.fail(answering(422, `{"message":"Not this"}`))
	correct().refusedAs(t, "what the host refuses", "REFUSED")
	mustContain(t, "the receipt", site.get(t, "/receipts/"+first).body, `value="correction"`)
	h.fail(nil)
	correct().is(t, "the correction", "DELIVERED")
	taken := h.requests("/public/applicant/add")
	mustContain(t, "the last application", taken[len(taken)-1].body, `"replaces":[{`, "Corrected.", file)
	equal(t, len(h.requests("/public/upload")), 1, "files that the host got")
}

// Without scripts: the page with the form comes filled in, and posting it replaces what was sent.
func TestAFormIsCorrectedWithoutScripts(t *testing.T) {
	site := start(t)
	open := func(page, at string) string {
		t.Helper()
		key := strings.TrimPrefix(at, "/receipts/")
		form := site.post(t, page, []string{"form", "correction", "receipt", key})
		equal(t, form.status, http.StatusOK, "the status of %s", page)
		equal(t, form.header.Get("Cache-Control"), "no-store", "the Cache-Control of %s", page)
		mustContain(t, page, form.body, "This takes the place of", `name="receipt" value="`+key)
		mustLack(t, page, form.body, "There’s a problem")
		return form.body
	}
	at := site.received(t, "/contact-us", enquiry("company", "Example Ltd", "interest", "IT security"))
	mustContain(t, "the form for messages", open("/contact-us", at), `value="Dana Example"`, `value="Example Ltd"`,
		"Our claims feed &lt;stops&gt;", `<option selected="">IT security`)
	key := strings.TrimPrefix(at, "/receipts/")
	to := site.received(t, "/contact-us", enquiry("receipt", key, "company", "Another Ltd"))
	mustContain(t, "the receipt", site.get(t, to).body, "This replaces", "Another Ltd")
	equal(t, site.received(t, "/contact-us", enquiry("receipt", key, "company", "Another Ltd")), to, "the same again")
	late := site.post(t, "/contact-us", enquiry("receipt", key, "company", "A third Ltd"))
	equal(t, late.status, http.StatusUnprocessableEntity, "the status of a second correction")
	mustContain(t, "a second correction", late.body, "This was replaced by ENQ-", `value="A third Ltd"`)
	moved := site.post(t, "/contact-us", []string{"form", "correction", "receipt", key})
	equal(t, moved.header.Get("Location"), at, "where the form of a replaced one leads")

	// The button that leads to the times for a call sends nothing.
	filled := site.post(t, "/contact-us?service=IT+security", enquiry("unsent", "true"))
	equal(t, filled.status, http.StatusOK, "the status of the form with times for a call")
	mustContain(t, "the form with times for a call", filled.body, `value="Dana Example"`, "Our claims feed")
	mustLack(t, "the form with times for a call", filled.body, "This takes the place of", "There’s a problem")

	at = site.received(t, jobPage, application("answers.ledger", "A rounding fault."), sentFile{"cv.pdf", resume})
	key = strings.TrimPrefix(at, "/receipts/")
	form := open(jobPage, at)
	mustContain(t, "the application form", form, `value="Alex Example"`, "A rounding fault.", "cv.pdf")
	id := regexp.MustCompile(`name="files" value="([^"]+)"|value="([^"]+)" name="files"`).FindStringSubmatch(form)
	fields := application("answers.ledger", "Two faults.", "receipt", key, "files", id[1]+id[2])
	five := make([]sentFile, 5)
	for i := range five {
		five[i] = sentFile{"letter.txt", strings.Repeat("x", i+1)}
	}
	many := site.post(t, jobPage, fields, five...)
	equal(t, many.status, http.StatusUnprocessableEntity, "the status of six files")
	mustContain(t, "six files", many.body, "up to 5 files", "cv.pdf", `name="receipt" value="`+key)
	to = site.received(t, jobPage, fields, five[0])
	mustContain(t, "the receipt", site.get(t, to).body, "This replaces", "cv.pdf", "letter.txt", "Two faults.")
	mustLack(t, "the log", site.logged(t), key)
}
