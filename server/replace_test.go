package main

import (
	"encoding/json"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
)

// receipted is what a mutation answers, as far as these tests look at it.
type receipted struct {
	Receipt *struct {
		Key, Reference, State, Name string
		Job                         *struct{ Title string }
		Withdrawn                   *string
		FilesLeft                   int
		Next                        []string
		Files                       []struct {
			Name  string
			Bytes int
		}
		Replaces   []struct{ Reference string }
		ReplacedBy *struct{ Reference string }
	}
	UserErrors []struct {
		Code, Message string
		Field         []string
	}
}

const receiptFields = `{ receipt { key reference state name withdrawn filesLeft next files { name bytes } job { title } ` +
	`replaces { reference } replacedBy { reference } } userErrors { code field message } }`

// mutate sends an enquiry or an application with these fields beside the required ones.
func (r running) mutate(t *testing.T, field string, input map[string]any) receipted {
	t.Helper()
	all := map[string]any{"name": "Dana Example", "email": "dana@example.org", "consent": true}
	kind := "ApplicationInput"
	if field == "sendEnquiry" {
		kind, all["message"] = "EnquiryInput", "It stops."
	}
	for name, value := range input {
		all[name] = value
	}
	mutation := "mutation($i: " + kind + "!) { it: " + field + "(input: $i) " + receiptFields + " }"
	return r.change(t, mutation, map[string]any{"i": all})
}

// change sends a mutation with the alias it.
func (r running) change(t *testing.T, mutation string, variables map[string]any) receipted {
	t.Helper()
	body := must[[]byte](t)(json.Marshal(map[string]any{"query": mutation, "variables": variables}))
	answer := r.graphql(t, string(body))
	var out struct{ Data struct{ It receipted } }
	if err := json.Unmarshal([]byte(answer.body), &out); err != nil || strings.Contains(answer.body, `"errors"`) {
		t.Fatalf("%s answers %s", mutation, answer.body)
	}
	return out.Data.It
}

func (r receipted) reference() string {
	if r.Receipt == nil {
		return ""
	}
	return r.Receipt.Reference
}

// upload uploads a file, or cv.pdf.
func (r running) upload(t *testing.T, file ...sentFile) reply {
	t.Helper()
	return upload(t, r, uploadOperations(), oneFile, append(file, sentFile{"cv.pdf", resume})[:1])
}

// uploaded uploads a file, or cv.pdf, and returns its id.
func (r running) uploaded(t *testing.T, file ...sentFile) string {
	t.Helper()
	got := r.upload(t, file...)
	id := regexp.MustCompile(`"id":"([^"]+)"`).FindStringSubmatch(got.body)
	if id == nil {
		t.Fatalf("the upload answers %s", got.body)
	}
	return id[1]
}

// A key stands for one content: nothing else is ever answered with its receipt.
func TestAReusedKeyIsRefused(t *testing.T) {
	onEach(t, backends, func(t *testing.T, b backend) {
		site := b.open(t)
		key := uuid.NewString()
		first := site.mutate(t, "sendEnquiry", map[string]any{"key": key})
		if first.reference() == "" {
			t.Fatalf("the first answers %+v", first)
		}
		if again := site.mutate(t, "sendEnquiry", map[string]any{"key": strings.ToUpper(key),
			"name": " Dana Example "}); again.reference() != first.reference() {
			t.Errorf("the same once more answers %+v", again)
		}
		for name, got := range map[string]receipted{
			"other content": site.mutate(t, "sendEnquiry",
				map[string]any{"key": key, "email": "corrected@example.org"}),
			"other kind": site.mutate(t, "apply", map[string]any{"key": key, "files": []string{"x"}}),
		} {
			if got.Receipt != nil || len(got.UserErrors) != 1 || got.UserErrors[0].Code != "KEY_REUSED" ||
				!slices.Equal(got.UserErrors[0].Field, []string{"key"}) {
				t.Errorf("%s under the same key answers %+v", name, got)
			}
		}
		if _, list := site.command(t, "submissions", "list"); strings.Count(list, "ENQ-") != 1 ||
			strings.Contains(list, "APP-") {
			t.Errorf("one enquiry was received, kept is\n%s", list)
		}
	})
}

// A corrected form takes the place of an attempt whose answer was lost, if that arrived.
func TestACorrectionReplacesWhatArrived(t *testing.T) {
	onEach(t, backends, func(t *testing.T, b backend) {
		site := b.open(t)
		lost, corrected, never := uuid.NewString(), uuid.NewString(), uuid.NewString()
		file := site.uploaded(t)
		first := site.mutate(t, "apply", map[string]any{"key": lost, "jobId": "1182", "files": []string{file},
			"email": "wrong@example.org"})
		correction := map[string]any{"key": corrected, "jobId": "1182", "files": []string{file},
			"replaces": []string{never, lost}}
		got := site.mutate(t, "apply", correction)
		if got.Receipt == nil || len(got.Receipt.Replaces) != 1 ||
			got.Receipt.Replaces[0].Reference != first.reference() || got.Receipt.ReplacedBy != nil {
			t.Fatalf("the correction answers %+v, want that it replaces %s", got, first.reference())
		}
		if got.Receipt.Name != "Dana Example" || got.Receipt.Job == nil ||
			got.Receipt.Job.Title != "Senior Go engineer, payments" {
			t.Errorf("the receipt does not name who applied for what: %+v", got.Receipt)
		}
		equal(t, site.mutate(t, "apply", correction).reference(), got.reference(),
			"the reference of the correction once more")
		old := site.mutate(t, "apply", map[string]any{"key": lost, "jobId": "1182", "files": []string{file},
			"email": "wrong@example.org"})
		if old.Receipt == nil || old.Receipt.State != "REPLACED" || old.Receipt.ReplacedBy == nil ||
			old.Receipt.ReplacedBy.Reference != got.reference() {
			t.Errorf("the replaced one answers %+v", old)
		}
		mustContain(t, "its page", site.get(t, "/receipts/"+corrected).body, "Dana Example",
			"Senior Go engineer, payments", "This replaces", first.reference(), "mailto:?subject=")
		page := site.get(t, "/receipts/"+lost).body
		mustContain(t, "the replaced one's page", page, "It was replaced by", got.reference(),
			`href="/receipts/`+corrected+`"`)
		mustLack(t, "the replaced one's page", page, "mailto:?subject=")
		_, list := site.command(t, "submissions", "list")
		if !regexp.MustCompile(first.reference() + `.*replaced by ` + got.reference()).MatchString(list) {
			t.Errorf("the list does not mark the replaced one:\n%s", list)
		}
		_, whole := site.command(t, "submissions", "show", got.reference())
		mustContain(t, "submissions show", whole, `"`+first.reference()+`"`, `"dana@example.org"`, "cv.pdf")
		_, csv := site.command(t, "submissions", "export", "--format", "csv", "-")
		mustContain(t, "submissions export", csv, first.reference()+",APPLICATION,REPLACED")
	})
}

// What an attempt brings late, after its correction, is not delivered either.
func TestAnAttemptThatArrivesAfterItsCorrectionIsReplaced(t *testing.T) {
	onEach(t, backends, func(t *testing.T, b backend) {
		site := b.open(t)
		late, corrected := uuid.NewString(), uuid.NewString()
		got := site.mutate(t, "sendEnquiry", map[string]any{"key": corrected, "replaces": []string{late}})
		old := site.mutate(t, "sendEnquiry", map[string]any{"key": late, "message": "Wrong.",
			"replaces": []string{corrected}})
		if old.Receipt == nil || old.Receipt.State != "REPLACED" ||
			old.Receipt.ReplacedBy.Reference != got.reference() {
			t.Errorf("the late attempt answers %+v", old)
		}
		site.arrived(t)
	})
}

// A host gets a corrected enquiry once: the earlier one is withdrawn while it waits, and otherwise named.
func TestAHostGetsACorrectionOnce(t *testing.T) {
	h := startHosts(t)
	site := start(t, h.args()...)
	arrived, corrected := uuid.NewString(), uuid.NewString()
	first := site.mutate(t, "sendEnquiry", map[string]any{"key": arrived, "message": "Delivered."})
	site.mutate(t, "sendEnquiry", map[string]any{"key": corrected, "message": "Corrected.",
		"replaces": []string{arrived}})
	sent := h.requests("/public/enquiry/business/add")
	if len(sent) != 2 {
		t.Fatalf("the host got %d enquiries, want 2", len(sent))
	}
	mustContain(t, "the correction", sent[1].body, "Corrected.",
		`"replaces":[{"reference":"`+first.reference()+`","id":"ENQ-`)

	h.fail(answering(503, `{"message":"later"}`))
	waiting, file := uuid.NewString(), site.uploaded(t)
	site.mutate(t, "apply", map[string]any{"key": waiting, "message": "Never delivered.", "files": []string{file}})
	site.mutate(t, "apply", map[string]any{"key": uuid.NewString(), "message": "Delivered instead.",
		"files": []string{file}, "replaces": []string{waiting}})
	h.fail(nil)
	soon(t, "the correction is delivered", func() bool { return len(h.requests("/public/applicant/add")) > 0 })
	site.arrived(t)
	taken := h.requests("/public/applicant/add")
	equal(t, len(taken), 1, "applications that the host got")
	mustContain(t, "the application", taken[0].body, "Delivered instead.", `"files":["`+file+`"]`)
}

// A correction that the host refuses was never received, so what it replaced is delivered after all, with its files.
func TestARefusedCorrectionReplacesNothing(t *testing.T) {
	slow(t)
	h := startHosts(t)
	site := start(t, h.args()...)
	lost, file := uuid.NewString(), site.uploaded(t)
	h.fail(answering(503, `{"message":"later"}`))
	first := site.mutate(t, "apply", map[string]any{"key": lost, "message": "First.", "files": []string{file}})
	h.fail(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/public/upload" {
			h.answer(w, r)
			return
		}
		answering(422, `{"message":"Not this"}`)(w, r)
	})
	soon(t, "the correction is refused", func() bool {
		got := site.mutate(t, "apply", map[string]any{"key": uuid.NewString(), "message": "Refused.",
			"files": []string{file}, "replaces": []string{lost}})
		return len(got.UserErrors) == 1 && got.UserErrors[0].Code == "REFUSED"
	})
	_, list := site.command(t, "submissions", "list")
	if strings.Count(list, "APP-") == 1 && strings.Contains(list, "replaced by") {
		t.Errorf("what was refused replaces another one:\n%s", list)
	}
	_, whole := site.command(t, "submissions", "show", first.reference())
	mustContain(t, "submissions show", whole, "cv.pdf", "First.")
}

// Without scripts a key is made of what is sent, down to the bytes of its files.
func TestACorrectedFileWithoutScriptsIsNotThrownAway(t *testing.T) {
	site := start(t)
	first := site.post(t, jobPage, application(), sentFile{"cv.txt", "Born in 1980"})
	second := site.post(t, jobPage, application(), sentFile{"cv.txt", "Born in 1981"})
	if first.status != http.StatusSeeOther || second.status != http.StatusSeeOther ||
		first.header.Get("Location") == second.header.Get("Location") {
		t.Errorf("two files of one name and size answer %s and %s", first.header.Get("Location"),
			second.header.Get("Location"))
	}
}

// A program that is killed after it took in an attempt knows of it when the correction comes.
func TestACorrectionAfterAKillReplacesTheAttempt(t *testing.T) {
	slow(t)
	site := running{data: t.TempDir(), log: &lockedBuffer{}}
	program := site.process(t, "CAPTCHA=off")
	lost := uuid.NewString()
	first := site.mutate(t, "sendEnquiry", map[string]any{"key": lost, "email": "wrong@example.org"})
	kill(program)
	program = site.process(t, "CAPTCHA=off")
	defer func() { kill(program) }()
	got := site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString(), "replaces": []string{lost}})
	if got.Receipt == nil || len(got.Receipt.Replaces) != 1 || got.Receipt.Replaces[0].Reference != first.reference() {
		t.Errorf("the correction answers %+v, want that it replaces %s", got, first.reference())
	}
}
