package deliver

import (
	"bufio"
	"bytes"
	"crypto/tls"
	"fmt"
	"io"
	"net"
	"net/mail"
	"net/textproto"
	"strings"
	"sync"
	"testing"
	"time"
)

// sink is a mail server that keeps what it takes and fails as it is told.
type sink struct {
	address string
	mu      sync.Mutex
	fault   func(to string, mail int) fault // mail counts those that got as far as their recipient
	seen    int
	taken   []taken
	secure  *tls.Config // offered by STARTTLS
	login   string      // what AUTH PLAIN must say
	logins  []string    // what it said, and whether it was encrypted
}

type taken struct {
	to     string
	header mail.Header
	text   string // as it was sent, header and body
}

type fault string

const (
	none      fault = ""
	busy      fault = "451 4.3.0 try later, ada@example.com"
	unknown   fault = "550 5.1.1 ada@example.com unknown"
	hangs     fault = "hangs"
	hangsLate fault = "hangs after the text"
	drops     fault = "drops after the text, not taken"
	forgets   fault = "drops after the text, taken"
	rude      fault = "confirms and hangs up"
	noLogin   fault = "530 5.7.0 authentication required"
	badLogin  fault = "535 5.7.8 wrong password"
	noTLS     fault = "538 5.7.11 encryption required"
)

func startSink(t *testing.T, f func(to string, mail int) fault) *sink {
	t.Helper()
	l := must[net.Listener](t)(net.Listen("tcp", "127.0.0.1:0"))
	return serveSink(t, l, &sink{address: l.Addr().String(), fault: f})
}

func serveSink(t *testing.T, l net.Listener, s *sink) *sink {
	t.Helper()
	var conns sync.Map
	t.Cleanup(func() {
		_ = l.Close()
		conns.Range(func(c, _ any) bool { _ = c.(net.Conn).Close(); return true })
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

func (s *sink) talk(c net.Conn) {
	_, encrypted := c.(*tls.Conn)
	in := textproto.NewReader(bufio.NewReader(c))
	say := func(line string) { _, _ = fmt.Fprintf(c, "%s\r\n", line) }
	say("220 sink")
	to, now := "", none
	for {
		line, err := in.ReadLine()
		if err != nil {
			return
		}
		switch word, rest, _ := strings.Cut(line, " "); strings.ToUpper(word) {
		case "EHLO":
			say("250-sink\r\n250-ENHANCEDSTATUSCODES")
			if s.secure != nil && !encrypted {
				say("250-STARTTLS")
			}
			if s.login != "" {
				say("250-AUTH LOGIN PLAIN")
			}
			say("250 8BITMIME")
		case "STARTTLS":
			say("220 go on")
			c, encrypted = tls.Server(c, s.secure), true
			in = textproto.NewReader(bufio.NewReader(c))
		case "AUTH":
			s.mu.Lock()
			s.logins = append(s.logins, fmt.Sprint(rest, " ", encrypted))
			s.mu.Unlock()
			if rest != "PLAIN "+s.login {
				say("535 5.7.8 ada@example.com: wrong password")
				continue
			}
			say("235 welcome")
		case "RCPT":
			to = strings.Trim(strings.TrimPrefix(rest, "TO:"), "<>")
			now = s.next(to)
			switch {
			case now == hangs:
				time.Sleep(time.Minute)
				return
			case now == busy || now == unknown || now == noLogin || now == badLogin || now == noTLS:
				say(string(now))
			default:
				say("250 ok")
			}
		case "DATA":
			say("354 go on")
			text, err := io.ReadAll(in.DotReader())
			if err != nil {
				return
			}
			switch now {
			case hangsLate:
				time.Sleep(time.Minute)
				return
			case drops:
				return
			case forgets:
				s.take(to, text)
				return
			case rude:
				s.take(to, text)
				say("250 taken")
				return
			default:
				s.take(to, text)
				say("250 taken")
			}
		case "QUIT":
			say("221 bye")
			return
		default:
			say("250 ok")
		}
	}
}

func (s *sink) next(to string) fault {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.seen++
	if s.fault == nil {
		return none
	}
	return s.fault(to, s.seen)
}

func (s *sink) take(to string, text []byte) {
	m, err := mail.ReadMessage(bytes.NewReader(text))
	if err != nil {
		m = &mail.Message{Header: mail.Header{"Unreadable": {err.Error()}}}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.taken = append(s.taken, taken{to, m.Header, string(text)})
}

// mails returns what was taken for an address.
func (s *sink) mails(to string) (list []taken) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, m := range s.taken {
		if m.to == to {
			list = append(list, m)
		}
	}
	return list
}
