package main

import (
	"fmt"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"github.com/google/uuid"
)

// A signal that old habits send after logs were rotated ends nothing, and every line of a JSON log is JSON with units.
func TestAHangUpEndsNothing(t *testing.T) {
	site := running{data: t.TempDir(), log: &lockedBuffer{}}
	program := site.process(t, "LOG_FORMAT=json")
	defer func() { kill(program) }()
	noError(t, program.Process.Signal(syscall.SIGHUP))
	soon(t, "the log says that nothing happens", func() bool {
		return strings.Contains(site.log.String(), `"SIGHUP changes nothing`)
	})
	site.answers(t, "/robots.txt", 200, "")
	soon(t, "the request is logged", func() bool {
		return regexp.MustCompile(`"took_seconds":[0-9.e-]+[,}]`).MatchString(site.log.String())
	})
	mustLack(t, "the log", site.log.String(), `"took":`)
}

// While the mail server is away, the log says so a few times, not for each mail.
func TestAnOutageOfTheMailServerIsAFewLines(t *testing.T) {
	slow(t)
	site := start(t, "--captcha", "off", "--smtp-url", "smtp://127.0.0.1:1?tls=off", "--mail-from", "site@example.com",
		"--mail-to", "team@example.com")
	for i := range 20 {
		site.graphql(t, enquiryBody(uuid.NewString(), fmt.Sprintf("dana%d@example.org", i)))
	}
	soon(t, "each of the mails has failed", func() bool {
		_, list := site.command(t, "deliveries", "list")
		return strings.Count(list, "connection refused") == 40
	})
	if n := strings.Count(site.log.String(), "a delivery failed and will be retried"); n < 1 || n > 10 {
		t.Errorf("%d lines about 40 mails", n)
	}
}
