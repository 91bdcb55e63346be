package deliver

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/base64"
	"errors"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
)

func hello(s Server) func(offer) (*message, error) {
	return func(offer) (*message, error) {
		return &message{from: s.from, to: s.to, id: "1@hire360.example", subject: "Hello", text: "Hello."}, nil
	}
}

// certificate is one for 127.0.0.1, and who vouches for it.
func certificate(t *testing.T) (*tls.Config, *x509.CertPool) {
	t.Helper()
	s := httptest.NewTLSServer(http.NotFoundHandler())
	defer s.Close()
	roots := x509.NewCertPool()
	roots.AddCert(s.Certificate())
	return &tls.Config{Certificates: s.TLS.Certificates}, roots
}

// A wrong setting is no reason to give up a mail, even if the server reports it at the recipient.
func TestAnswersAboutTheLoginAreNoRefusals(t *testing.T) {
	for answer, want := range map[fault]bool{busy: false, noLogin: false, badLogin: false, noTLS: false,
		unknown: true} {
		to := startSink(t, func(string, int) fault { return answer })
		server, err := NewServer("smtp://"+to.address, "site@hire360.example", team, "")
		noError(t, err)
		err = server.send(t.Context(), hello(server))
		if got := errors.As(err, new(*refusal)); err == nil || got != want {
			t.Errorf("%s: got the error %v, a refusal: %v", answer, err, got)
		}
	}
}

func TestAMailServerIsAskedWhetherItTakesMailForTheTeam(t *testing.T) {
	const jobs = "jobs@hire360.example"
	for refused, want := range map[string]string{
		"":   "",
		team: "it does not take the address in MAIL_TO (send, RCPT: the mail server answered 550 5.1.1)",
		jobs: "it does not take the address in MAIL_TO_APPLICATIONS (send, RCPT: the mail server answered 550 5.1.1)",
	} {
		to := startSink(t, func(to string, _ int) fault { return map[bool]fault{true: unknown}[to == refused] })
		server, err := NewServer("smtp://"+to.address, "site@hire360.example", team, jobs)
		noError(t, err)
		got := ""
		if err := server.Try(t.Context()); err != nil {
			got = err.Error()
		}
		if got != want || len(to.mails(team)) > 0 {
			t.Errorf("%q is refused: got %q, want %q", refused, got, want)
		}
	}
}

func TestPasswordsTravelEncrypted(t *testing.T) {
	secure, roots := certificate(t)
	login := base64.StdEncoding.EncodeToString([]byte("\x00user\x00p@ss"))
	for name, c := range map[string]struct {
		scheme, user string
		sink         *sink
		plain        bool
		trusted      bool
		want         string // in the error; "" for none
		logins       []string
	}{
		"STARTTLS": {scheme: "smtp", user: "user:p%40ss@", sink: &sink{secure: secure, login: login},
			trusted: true, logins: []string{"PLAIN " + login + " true"}},
		"smtps": {scheme: "smtps", user: "user:p%40ss@", sink: &sink{login: login}, trusted: true,
			logins: []string{"PLAIN " + login + " true"}},
		"no STARTTLS": {scheme: "smtp", user: "user:p%40ss@", sink: &sink{login: login}, trusted: true,
			want: "connect: STARTTLS"},
		"stranger": {scheme: "smtp", user: "user:p%40ss@", sink: &sink{secure: secure, login: login},
			want: "connect: "},
		"stranger by smtps": {scheme: "smtps", user: "user:p%40ss@", sink: &sink{login: login}, want: "connect: "},
		"wrong password": {scheme: "smtps", user: "user:wrong@", sink: &sink{login: login}, trusted: true,
			want:   "connect: the mail server answered 535",
			logins: []string{"PLAIN " + base64.StdEncoding.EncodeToString([]byte("\x00user\x00wrong")) + " true"}},
		"nobody asks": {scheme: "smtp", sink: &sink{}, plain: true},
	} {
		t.Run(name, func(t *testing.T) {
			l, err := net.Listen("tcp", "127.0.0.1:0")
			noError(t, err)
			address := l.Addr().String()
			if c.scheme == "smtps" {
				l = tls.NewListener(l, secure)
			}
			to := serveSink(t, l, &sink{secure: c.sink.secure, login: c.sink.login})
			server, err := NewServer(c.scheme+"://"+c.user+address, "site@hire360.example", team, "")
			noError(t, err)
			server.plain = c.plain // as if the host were not this machine
			if c.trusted {
				server.roots = roots
			}
			err = server.send(context.Background(), hello(server))
			if (err == nil) != (c.want == "") ||
				(err != nil && (!strings.HasPrefix(err.Error(), c.want) || strings.Contains(err.Error(), "ada"))) {
				t.Errorf("got %v, want %q", err, c.want)
			}
			if f := new(refusal); errors.As(err, &f) {
				t.Error("a wrong setting is taken for a refusal of the mail")
			}
			if got := len(to.mails(team)); (got == 1) != (c.want == "") {
				t.Errorf("%d mails were taken", got)
			}
			if !slices.Equal(to.logins, c.logins) {
				t.Errorf("logins %q, want %q", to.logins, c.logins)
			}
			if err := server.Try(t.Context()); (err == nil) != (c.want == "") {
				t.Errorf("tried: got %v, want %q", err, c.want)
			}
		})
	}
}
