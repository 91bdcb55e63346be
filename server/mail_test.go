package main

import (
	"regexp"
	"strings"
	"testing"
)

// mailingTo are the settings of a site that sends its mails to a server.
func mailingTo(to *strictServer) []string {
	return []string{"--smtp-url", "smtp://" + to.Address, "--mail-from", "Hire360 <site@hire360.example>",
		"--mail-to", "team@hire360.example"}
}

// eventually runs a command until its output fits.
func (r running) eventually(t *testing.T, fits func(out string) bool, args ...string) string {
	t.Helper()
	var code int
	var out string
	defer func() {
		if t.Failed() {
			t.Logf("%v: %d\n%s\n%s", args, code, out, r.log)
		}
	}()
	soon(t, "the output of a command fits", func() bool {
		code, out = r.command(t, args...)
		return code == 0 && fits(out)
	})
	return out
}

func TestSubmissionsAreMailedAndAPersonLooksAfterTheRest(t *testing.T) {
	onEach(t, backends, mailsAndAPerson)
}

func mailsAndAPerson(t *testing.T, b backend) {
	to, works := refusing(t, "550 no such person as dana@example.org")
	site := b.open(t, mailingTo(to)...)
	site.received(t, "/contact-us", enquiry())
	list := site.eventually(t, func(out string) bool { return strings.Count(out, " dead ") == 2 }, "deliveries", "list")
	mustContain(t, "deliveries list", list, "team-mail", "sender-mail", "ENQ-", "the mail server answered 550")
	mustContain(t, "submissions list", site.eventually(t, func(string) bool { return true }, "submissions", "list"),
		"queued")
	ids := regexp.MustCompile(`(?m)^(\d+) .*team-mail|^(\d+) .*sender-mail`).FindAllString(list, -1)
	if len(ids) != 2 {
		t.Fatalf("no numbers in\n%s", list)
	}
	works.Store(true)
	team, _, _ := strings.Cut(ids[0], " ")
	sender, _, _ := strings.Cut(ids[1], " ")
	site.eventually(t, func(out string) bool { return strings.Contains(out, "will be retried") },
		"deliveries", "retry", team)
	site.eventually(t, func(out string) bool { return strings.Contains(out, "delivered") }, "submissions", "list")
	site.eventually(t, func(out string) bool { return strings.Contains(out, " discarded.") }, "deliveries",
		"discard", sender)
	site.eventually(t, func(out string) bool { return !strings.Contains(out, "mail") }, "deliveries", "list")
	equal(t, len(to.Taken("team@hire360.example")), 1, "mails to the team")
	equal(t, len(to.Taken("dana@example.org")), 0, "mails to the sender")
	if code, out := site.command(t, "deliveries", "retry", team); code != 2 ||
		!strings.Contains(out, "deliveries list") {
		t.Errorf("retry of what has arrived: %d %s", code, out)
	}
	log := site.logged(t)
	mustLack(t, "the log and the list", log+list, "Dana", "dana@", "claims feed")
}
