package deliver

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"hire360/graph"
	"hire360/server/db/dbtest"
	"hire360/server/deliver/smtptest"
	"hire360/server/inbox"
)

// What a server refuses is tried in simpler forms, unless it is about the recipient.
func TestARefusedMailIsTriedInSimplerForms(t *testing.T) {
	has := func(text, answer string) func(smtptest.Mail) string {
		return func(m smtptest.Mail) string {
			if m.To == team && strings.Contains(m.Text, text) {
				return answer
			}
			return ""
		}
	}
	const (
		named  = "filename*=UTF-8''r%C3%A9sum%C3%A9.pdf"
		ascii  = `filename="resume.pdf"`
		answer = "Reply to this e-mail"
		bare   = "refused this mail at first"
		onSite = "site submissions show"
	)
	for name, c := range map[string]struct {
		server  smtptest.Options
		email   string // another address of the sender
		refused int
		has     []string // nothing: it does not arrive
		not     []string
	}{
		"taken": {has: []string{"Reply-To: ", named, answer}, not: []string{onSite, bare}},
		"Reply-To": {server: smtptest.Options{Refuse: has("\r\nReply-To:", "550 5.7.1 policy")}, refused: 1,
			has: []string{ascii, bare}, not: []string{"Reply-To: ", onSite}},
		"without status": {server: smtptest.Options{Refuse: has("Ada", "550 refused")}, refused: 3},
		"attachments": {server: smtptest.Options{Refuse: has("attachment", "554 5.7.0 no attachments")}, refused: 2,
			has: []string{bare, onSite}, not: []string{named, ascii}},
		"size": {server: smtptest.Options{Size: 40000}, refused: 1, has: []string{answer, onSite, "Reply-To: "},
			not: []string{named}},
		"size announced": {server: smtptest.Options{Size: 300000, SaysSize: true},
			has: []string{answer, onSite, "Reply-To: "}, not: []string{named}},
		"size unlimited": {server: smtptest.Options{SaysSize: true}, has: []string{answer, named},
			not: []string{onSite}},
		"recipient":  {server: smtptest.Options{Refuse: has("", "550 5.1.1 unknown")}, refused: 1},
		"everything": {server: smtptest.Options{Refuse: has("", "554 5.7.1 spam")}, refused: 3},
		"UTF-8 address": {server: smtptest.Options{UTF8: true, Refuse: has("søren", "554 5.6.9 no UTF-8 in headers")},
			email: "søren@example.org", refused: 1, has: []string{bare}, not: []string{"Reply-To: "}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			to := smtptest.New(t, c.server)
			s := open(t, t.TempDir())
			work(t, s, &sink{address: to.Address})
			file := must[*graph.UploadedFile](t)(s.Inbox.AddUpload(t.Context(), "résumé.pdf", "application/pdf",
				strings.NewReader("%PDF-1.7"+strings.Repeat("x", 50000))))
			a := graph.ApplicationInput{Key: uuid.NewString(), Name: "Ada Example", Email: visitor, Consent: true,
				Files: []string{file.ID}}
			if c.email != "" {
				a.Email = c.email
			}
			if _, err := s.Inbox.AddApplication(t.Context(), a); err != nil {
				t.Fatal(err)
			}
			dbtest.Soon(t, "both are settled", func() bool {
				alive := func(d inbox.WaitingDelivery) bool { return d.State != "dead" }
				return !slices.ContainsFunc(waiting(t, s), alive)
			})
			if n := len(to.Refusals()); n != c.refused {
				t.Errorf("%d refusals, want %d: %q", n, c.refused, to.Refusals())
			}
			mails := to.Taken(team)
			if arrived := len(c.has) > 0; (len(mails) == 1) != arrived || (len(waiting(t, s)) == 0) != arrived {
				t.Fatalf("%d mails arrived; waiting: %+v", len(mails), waiting(t, s))
			}
			if len(mails) == 0 {
				return
			}
			text := unwrapped(mails[0].Text)
			for _, want := range c.has {
				if !strings.Contains(text, want) {
					t.Errorf("no %q in\n%.2500s", want, text)
				}
			}
			for _, not := range c.not {
				if strings.Contains(text, not) {
					t.Errorf("%q in\n%.2500s", not, text)
				}
			}
		})
	}
}

// unwrapped joins the lines that quoted-printable has cut.
func unwrapped(text string) string { return strings.ReplaceAll(text, "=\r\n", "") }
