package main

import (
	"bufio"
	"bytes"
	"fmt"
	"net"
	netmail "net/mail"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
)

// strictOptions are how a server differs from one that has no extensions and takes what follows the RFCs.
type strictOptions struct {
	// UTF8 offers SMTPUTF8 and 8BITMIME.
	UTF8 bool
	// Size is the largest mail in bytes. 0: it takes all.
	Size int
	// SaysSize announces Size.
	SaysSize bool
	// Refuse returns an answer such as "554 5.7.1 no" for a mail that follows the RFCs, or "" to take it.
	Refuse func(strictMail) string
}

// strictServer is a mail server that refuses whatever RFC 5321, 5322, 2045 to 2047, 2231 and 6531 forbid.
type strictServer struct {
	// Address is host:port.
	Address string

	strictOptions
	mu      sync.Mutex
	taken   []strictMail
	answers []string
}

// strictMail is a mail that the server was given.
type strictMail struct {
	From, To string // of the envelope, without angle brackets
	Text     string // as it was sent, with CRLF
}

// newStrictServer starts a server that ends with the test.
func newStrictServer(t testing.TB, o strictOptions) *strictServer {
	t.Helper()
	l := must[net.Listener](t)(net.Listen("tcp", "127.0.0.1:0"))
	s := &strictServer{Address: l.Addr().String(), strictOptions: o}
	var conns sync.Map
	t.Cleanup(func() {
		_ = l.Close()
		conns.Range(func(c, _ any) bool { return c.(net.Conn).Close() == nil })
	})
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			conns.Store(c, true)
			go func() {
				s.talk(c)
				_ = c.Close()
			}()
		}
	}()
	return s
}

// refusing starts a mail server that gives this answer until it works.
func refusing(t testing.TB, answer string) (to *strictServer, works *atomic.Bool) {
	t.Helper()
	works = new(atomic.Bool)
	return newStrictServer(t, strictOptions{Refuse: func(strictMail) string {
		if works.Load() {
			return ""
		}
		return answer
	}}), works
}

// Taken returns the mails that it took for an address.
func (s *strictServer) Taken(to string) (list []strictMail) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, m := range s.taken {
		if m.To == to {
			list = append(list, m)
		}
	}
	return list
}

// Refusals returns its permanent answers, the oldest first.
func (s *strictServer) Refusals() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]string(nil), s.answers...)
}

var (
	smtpLabel    = `[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?`
	smtpDomain   = `(?:` + smtpLabel + `(?:\.` + smtpLabel + `)*|\[[0-9A-Fa-f:.IPv]+\])`
	smtpAtom     = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
	smtpLocal    = `(?:` + smtpAtom + `(?:\.` + smtpAtom + `)*|"(?:[ !#-\[\]-~]|\\[ -~])*")`
	utf8Text     = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\x{80}-\\x{10FFFF}-]+"
	smtpHelo     = regexp.MustCompile(`^(?i:EHLO|HELO) ` + smtpDomain + `$`)
	smtpPath     = regexp.MustCompile(`^<(` + smtpLocal + `@` + smtpDomain + `)>((?: [A-Z0-9=]+)*)$`)
	smtpUTF8Path = regexp.MustCompile(`^<(` + utf8Text + `(?:\.` + utf8Text + `)*@` + smtpDomain + `)>((?: [A-Z0-9=]+)*)$`)
)

func (s *strictServer) talk(c net.Conn) {
	in := bufio.NewReader(c)
	say := func(format string, args ...any) {
		answer := fmt.Sprintf(format, args...)
		if answer[0] == '5' {
			s.mu.Lock()
			s.answers = append(s.answers, answer)
			s.mu.Unlock()
		}
		_, _ = fmt.Fprintf(c, "%s\r\n", answer)
	}
	say("220 strict")
	var m strictMail
	utf8 := false
	for {
		line, err := in.ReadString('\n')
		if err != nil {
			return
		}
		line, ok := strings.CutSuffix(line, "\r\n")
		if !ok || strings.ContainsAny(line, "\r\x00") || len(line) > 510 {
			say("500 5.5.2 not a line of SMTP")
			continue
		}
		switch verb := strings.ToUpper(line[:min(4, len(line))]); verb {
		case "EHLO":
			if !smtpHelo.MatchString(line) {
				say("501 5.5.4 not a domain")
				continue
			}
			say("250-strict\r\n250-ENHANCEDSTATUSCODES")
			if s.UTF8 {
				say("250-8BITMIME\r\n250-SMTPUTF8")
			}
			if s.SaysSize {
				say("250-SIZE %d", s.Size)
			}
			say("250 HELP")
		case "MAIL", "RCPT":
			rest := strings.TrimPrefix(strings.TrimPrefix(line, "MAIL FROM:"), "RCPT TO:")
			if verb == "MAIL" {
				m, utf8 = strictMail{}, strings.HasSuffix(rest, " SMTPUTF8")
			}
			match := smtpPath.FindStringSubmatch(rest)
			if match == nil && utf8 {
				match = smtpUTF8Path.FindStringSubmatch(rest)
			}
			switch {
			case match == nil && !utf8 && !isPrintable(rest):
				say("553 5.6.7 an address that is not ASCII, without SMTPUTF8")
				continue
			case match == nil || strings.LastIndexByte(match[1], '@') > 64:
				say("501 5.1.3 not an address")
				continue
			case match[2] != "" && (!s.UTF8 || match[2] != " BODY=8BITMIME SMTPUTF8"):
				say("555 5.5.4 a parameter that was not offered")
				continue
			}
			if verb == "MAIL" {
				m.From = match[1]
			} else {
				m.To = match[1]
			}
			say("250 2.1.0 ok")
		case "DATA":
			say("354 go on")
			text, ok := mailData(in)
			if !ok {
				return
			}
			m.Text = text
			say("%s", s.judge(m, utf8))
		case "QUIT":
			say("221 bye")
			return
		case "RSET", "NOOP":
			say("250 ok")
		default:
			say("502 5.5.1 unknown")
		}
	}
}

func (s *strictServer) judge(m strictMail, utf8 bool) string {
	if s.Size > 0 && len(m.Text) > s.Size {
		return "552 5.3.4 too large"
	}
	if fault := mailFault(m.Text, utf8); fault != "" {
		return "554 5.6.0 " + fault
	}
	if s.Refuse != nil {
		if answer := s.Refuse(m); answer != "" {
			return answer
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.taken = append(s.taken, m)
	return "250 2.0.0 taken"
}

// mailData reads up to the line with a dot.
func mailData(in *bufio.Reader) (string, bool) {
	var b bytes.Buffer
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return "", false
		}
		if string(line) == ".\r\n" {
			return b.String(), true
		}
		b.Write(bytes.TrimPrefix(line, []byte(".")))
	}
}

// Message parses the mail with the standard library.
func (m strictMail) Message(t testing.TB) *netmail.Message {
	t.Helper()
	return must[*netmail.Message](t)(netmail.ReadMessage(strings.NewReader(m.Text)))
}

func isPrintable(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return r > '~' || r < ' ' && r != '\t' }) < 0
}
