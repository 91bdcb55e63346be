package main

import (
	"cmp"
	"strings"
	"testing"

	"github.com/google/uuid"
)

// What a server refuses is tried in simpler forms, unless it is about the recipient.
func TestARefusedMailIsTriedInSimplerForms(t *testing.T) {
	slow(t)
	has := func(text, answer string) func(strictMail) string {
		return func(m strictMail) string {
			if m.To == "team@hire360.example" && strings.Contains(m.Text, text) {
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
		server  strictOptions
		email   string // another address of the sender
		refused int
		has     []string // nothing: it does not arrive
		not     []string
	}{
		"taken": {has: []string{"Reply-To: ", named, answer}, not: []string{onSite, bare}},
		"Reply-To": {server: strictOptions{Refuse: has("\r\nReply-To:", "550 5.7.1 policy")}, refused: 1,
			has: []string{ascii, bare}, not: []string{"Reply-To: ", onSite}},
		"without status": {server: strictOptions{Refuse: has("Ada", "550 refused")}, refused: 3},
		"attachments": {server: strictOptions{Refuse: has("attachment", "554 5.7.0 no attachments")}, refused: 2,
			has: []string{bare, onSite}, not: []string{named, ascii}},
		"size": {server: strictOptions{Size: 40000}, refused: 1, has: []string{answer, onSite, "Reply-To: "},
			not: []string{named}},
		"size announced": {server: strictOptions{Size: 300000, SaysSize: true},
			has: []string{answer, onSite, "Reply-To: "}, not: []string{named}},
		"size unlimited": {server: strictOptions{SaysSize: true}, has: []string{answer, named},
			not: []string{onSite}},
		"recipient":  {server: strictOptions{Refuse: has("", "550 5.1.1 unknown")}, refused: 1},
		"everything": {server: strictOptions{Refuse: has("", "554 5.7.1 spam")}, refused: 3},
		"UTF-8 address": {server: strictOptions{UTF8: true, Refuse: has("søren", "554 5.6.9 no UTF-8 in headers")},
			email: "søren@example.org", refused: 1, has: []string{bare}, not: []string{"Reply-To: "}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			to := newStrictServer(t, c.server)
			site := strictSite(t, to)
			large := strings.Replace(resume, "trailer", "%"+strings.Repeat("x", 50000)+"\ntrailer", 1)
			if got := site.mutate(t, "apply", map[string]any{"key": uuid.NewString(), "name": "Ada Example",
				"email": cmp.Or(c.email, "ada@example.com"),
				"files": []string{site.uploaded(t, sentFile{"résumé.pdf", large})}}); got.Receipt == nil {
				t.Fatalf("the application is not accepted: %v", got.UserErrors)
			}
			list := site.eventually(t, func(out string) bool { return !strings.Contains(out, " pending ") },
				"deliveries", "list")
			equal(t, len(to.Refusals()), c.refused, "refusals, which are %q", to.Refusals())
			mails := to.Taken("team@hire360.example")
			if arrived := len(c.has) > 0; (len(mails) == 1) != arrived || strings.Contains(list, " dead ") == arrived {
				t.Fatalf("%d mails arrived; waiting: %s", len(mails), list)
			}
			if len(mails) == 0 {
				return
			}
			text := strings.ReplaceAll(mails[0].Text, "=\r\n", "") // joins the lines that quoted-printable has cut
			mustContain(t, "the mail", text, c.has...)
			mustLack(t, "the mail", text, c.not...)
		})
	}
}
