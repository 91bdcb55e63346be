package main

import (
	"html"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
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

// Applications go to those who read them, with their withdrawals; everything else goes to the team. Senders get no
// confirmation if it is switched off, and no page says that they do.
func TestMailsGoWhereTheSettingsSay(t *testing.T) {
	onBoth(t, func(t *testing.T, _ bool) {
		to := newStrictServer(t, strictOptions{})
		site := startOver(t, t.TempDir(), time.Now, append(mailingTo(to), "--captcha", "off", "--mail-to-applications",
			"Recruiters <jobs@hire360.example>", "--mail-confirmations=off")...)
		inquiry := site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString()})
		key := uuid.NewString()
		site.mutate(t, "apply", map[string]any{"key": key, "message": "I know payments.", "files": []string{}})
		arrived := func(address string, n int) {
			t.Helper()
			soon(t, "the mails to "+address, func() bool { return len(to.Taken(address)) == n })
		}
		arrived("jobs@hire360.example", 1)
		arrived("team@hire360.example", 1)
		soon(t, "the application has arrived", func() bool {
			return !strings.Contains(site.works(t, "deliveries", "list"), "APP-")
		})
		site.withdraw(t, key)
		arrived("jobs@hire360.example", 2)
		mustContain(t, "the mails", to.Taken("team@hire360.example")[0].Text+to.Taken("jobs@hire360.example")[1].Text,
			inquiry.reference(), "Withdrawn: APP-")
		site.arrived(t)
		equal(t, len(to.Taken("dana@example.org")), 0, "mails to the sender")
		defer func() { // whose mailbox an erasure leaves a mail in
			mustContain(t, "the erasure", site.works(t, "people", "erase", "dana@example.org", "--yes"),
				"the mail in the mailbox of MAIL_TO, since", "the mail in the mailbox of MAIL_TO_APPLICATIONS, or of")
		}()
		receipt := html.UnescapeString(site.get(t, "/receipts/"+inquiry.Receipt.Key).body)
		mustContain(t, "the receipt", receipt, "mail the address to yourself")
		mustLack(t, "the receipt", receipt, "We send it to your e-mail address")
		policy := html.UnescapeString(site.get(t, "/privacy-policy").body)
		mustContain(t, "the privacy policy", policy, "is also sent by e-mail to the team", "Job alerts.")
		mustLack(t, "the privacy policy", policy, "You get a confirmation")
		// Alerts are something else: their address must be confirmed.
		site.askFor(t, "?q=nurse", "kim@example.org", "DAILY")
		arrived("kim@example.org", 1)
	})
}
