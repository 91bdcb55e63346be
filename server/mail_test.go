package main

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/textproto"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
)

// mailServer is a mail server that takes or refuses everything. It counts what it took.
func mailServer(t *testing.T, refuse *atomic.Bool, taken *atomic.Int32) (address string) {
	t.Helper()
	l := must[net.Listener](t)(net.Listen("tcp", "127.0.0.1:0"))
	t.Cleanup(func() { _ = l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go func() {
				defer func() { _ = c.Close() }()
				in := textproto.NewReader(bufio.NewReader(c))
				_, _ = fmt.Fprint(c, "220 mail\r\n")
				for line, err := in.ReadLine(); err == nil; line, err = in.ReadLine() {
					switch {
					case strings.HasPrefix(line, "RCPT") && refuse.Load():
						_, _ = fmt.Fprint(c, "550 no such person as dana@example.org\r\n")
					case line == "DATA":
						_, _ = fmt.Fprint(c, "354 go on\r\n")
						if _, err := io.Copy(io.Discard, in.DotReader()); err != nil {
							return
						}
						taken.Add(1)
						_, _ = fmt.Fprint(c, "250 taken\r\n")
					default:
						_, _ = fmt.Fprint(c, "250 ok\r\n")
					}
				}
			}()
		}
	}()
	return l.Addr().String()
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
	slow(t)
	for _, b := range backends {
		t.Run(b.name, func(t *testing.T) { mailsAndAPerson(t, b) })
	}
}

func mailsAndAPerson(t *testing.T, b backend) {
	var refuse atomic.Bool
	var taken atomic.Int32
	refuse.Store(true)
	site := b.open(t, "--smtp-url", "smtp://"+mailServer(t, &refuse, &taken), "--mail-from",
		"Hire360 <site@hire360.example>", "--mail-to", "team@hire360.example")
	if sent := site.post(t, "/contact-us", enquiry()); sent.status != 303 {
		t.Fatalf("the form answers %d", sent.status)
	}
	list := site.eventually(t, func(out string) bool { return strings.Count(out, " dead ") == 2 }, "deliveries", "list")
	mustContain(t, "deliveries list", list, "team-mail", "sender-mail", "ENQ-", "the mail server answered 550")
	mustContain(t, "submissions list", site.eventually(t, func(string) bool { return true }, "submissions", "list"),
		"queued")
	ids := regexp.MustCompile(`(?m)^(\d+) .*team-mail|^(\d+) .*sender-mail`).FindAllString(list, -1)
	if len(ids) != 2 {
		t.Fatalf("no numbers in\n%s", list)
	}
	refuse.Store(false)
	team, _, _ := strings.Cut(ids[0], " ")
	sender, _, _ := strings.Cut(ids[1], " ")
	site.eventually(t, func(out string) bool { return strings.Contains(out, "will be retried") },
		"deliveries", "retry", team)
	site.eventually(t, func(out string) bool { return strings.Contains(out, "delivered") }, "submissions", "list")
	site.eventually(t, func(out string) bool { return strings.Contains(out, "is discarded") }, "deliveries",
		"discard", sender)
	site.eventually(t, func(out string) bool { return !strings.Contains(out, "mail") }, "deliveries", "list")
	equal(t, taken.Load(), 1, "mails taken")
	if code, out := site.command(t, "deliveries", "retry", team); code != 2 ||
		!strings.Contains(out, "deliveries list") {
		t.Errorf("retry of what has arrived: %d %s", code, out)
	}
	log := site.logged(t)
	mustLack(t, "the log and the list", log+list, "Dana", "dana@", "claims feed")
}

func TestAWrongMailSettingIsToldWithoutThePassword(t *testing.T) {
	full := []string{"--mail-from", "a@example.com", "--mail-to", "b@example.com"}
	for want, args := range map[string][]string{
		"SMTP_URL":         append([]string{"--smtp-url", "smtp://user:hush hush%@host"}, full...),
		"MAIL_FROM":        {"--smtp-url", "smtp://user:hush@host"},
		"MAIL_TO":          {"--smtp-url", "smtp://user:hush@host", "--mail-from", "a@example.com"},
		"without SMTP_URL": full,
	} {
		var out lockedBuffer
		code := run(t.Context(), append([]string{"--data", t.TempDir(), "serve", "--addr", "127.0.0.1:0"}, args...),
			strings.NewReader(""), &out, &out)
		if code != 2 || !strings.Contains(out.String(), want) || strings.Contains(out.String(), "hush") {
			t.Errorf("%v: %d\n%s", args, code, &out)
		}
	}
}
