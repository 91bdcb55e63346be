package deliver

import (
	"cmp"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"net"
	netmail "net/mail"
	"net/textproto"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/wneessen/go-mail"
	"github.com/wneessen/go-mail/smtp"
	"golang.org/x/net/idna"

	"hire360/graph"
)

// Server is the mail server that takes the mails, and the addresses on them.
type Server struct {
	host           string
	port           int
	user, password string
	wrapped        bool // TLS from the first byte
	plain          bool // TLS where the server offers it
	from, to       netmail.Address
	applications   netmail.Address // of the team that gets applications
	timeout        time.Duration
	roots          *x509.CertPool // trusted certificates; nil: those of this machine
}

// stepTimeout bounds the connecting and the sending, each by itself.
const stepTimeout = 50 * time.Second

// NewServer reads the settings SMTP_URL, MAIL_FROM, MAIL_TO and MAIL_TO_APPLICATIONS. Without the last one,
// applications go to MAIL_TO. Its errors name the setting and never hold a password.
func NewServer(address, from, to, applications string) (Server, error) {
	s := Server{timeout: stepTimeout}
	if err := s.readURL(address); err != nil {
		return Server{}, err
	}
	for _, a := range []struct {
		name, text string
		to         *netmail.Address
	}{{"MAIL_FROM", from, &s.from}, {"MAIL_TO", to, &s.to},
		{"MAIL_TO_APPLICATIONS", cmp.Or(applications, to), &s.applications}} {
		read, err := netmail.ParseAddress(a.text)
		if err != nil {
			return Server{}, fmt.Errorf("%s is %q: use a single address, such as Hire360 <hello@example.com>",
				a.name, a.text)
		}
		*a.to = *read
		// Servers without SMTPUTF8 take a domain of another script in its ASCII form.
		at := strings.LastIndex(read.Address, "@") + 1
		if domain, err := idna.Lookup.ToASCII(read.Address[at:]); err == nil {
			a.to.Address = read.Address[:at] + domain
		}
	}
	return s, nil
}

// team is the address of the people who read submissions of a kind.
func (s *Server) team(kind graph.ReceiptKind) netmail.Address {
	if kind == graph.ReceiptKindApplication {
		return s.applications
	}
	return s.to
}

func (s *Server) readURL(address string) error {
	bad := errors.New("SMTP_URL is not valid: use smtp://user:password@host:587 or " +
		"smtps://user:password@host:465, with special characters in the password percent-encoded")
	u, err := url.Parse(address)
	if err != nil || u.Hostname() == "" || strings.Trim(u.Path, "/") != "" || u.Fragment != "" {
		return bad // the error of the parser would repeat the password
	}
	s.host, s.user, s.wrapped = u.Hostname(), u.User.Username(), u.Scheme == "smtps"
	s.password, _ = u.User.Password()
	switch u.Scheme {
	case "smtp":
		s.port = 587
	case "smtps":
		s.port = 465
	default:
		return bad
	}
	if text := u.Port(); text != "" {
		if s.port, err = strconv.Atoi(text); err != nil || s.port < 1 || s.port > 65535 {
			return bad
		}
	}
	switch tls := u.Query().Get("tls"); {
	case tls == "" && u.RawQuery == "":
		s.plain = local(s.host)
	case tls == "off" && !s.wrapped:
		s.plain = true
	default:
		return errors.New("SMTP_URL has an unknown option: the only one is ?tls=off, for smtp")
	}
	if s.user != "" && s.plain && !local(s.host) {
		return errors.New("SMTP_URL names a user with ?tls=off: " +
			"the password would travel in the clear; leave one of them out")
	}
	return nil
}

func local(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || (ip != nil && ip.IsLoopback())
}

// offer is what a server announced.
type offer struct {
	utf8 bool // SMTPUTF8
	size int  // the largest mail in bytes; 0: it doesn't say
}

// connect signs in to the server. The connection ends with ctx, at the latest when end is called.
func (s Server) connect(ctx context.Context) (c *smtp.Client, end func(), err error) {
	address := net.JoinHostPort(s.host, strconv.Itoa(s.port))
	conn, err := (&net.Dialer{Timeout: s.timeout}).DialContext(ctx, "tcp", address)
	if err != nil {
		return nil, nil, errors.New(redacted(err))
	}
	stop := context.AfterFunc(ctx, func() { _ = conn.Close() })
	end = func() {
		stop()
		_ = conn.Close()
	}
	secure := &tls.Config{ServerName: s.host, MinVersion: tls.VersionTLS12, RootCAs: s.roots}
	options := []mail.Option{
		mail.WithTimeout(s.timeout),
		mail.WithTLSConfig(secure),
		mail.WithoutNoop(),
		mail.WithoutRset(),
		mail.WithHELO(s.domain()),
		mail.WithDialContextFunc(func(context.Context, string, string) (net.Conn, error) {
			if s.wrapped {
				return tls.Client(conn, secure), nil
			}
			return conn, nil
		}),
	}
	switch {
	case s.wrapped:
		options = append(options, mail.WithSSL())
	case s.plain:
		options = append(options, mail.WithTLSPolicy(mail.TLSOpportunistic))
	default:
		options = append(options, mail.WithTLSPolicy(mail.TLSMandatory))
	}
	if s.user != "" {
		options = append(options, mail.WithUsername(s.user), mail.WithPassword(s.password),
			mail.WithOpportunisticSMTPAuth(mail.SMTPAuthPlain, mail.SMTPAuthLogin, mail.SMTPAuthCramMD5))
	}
	client, err := mail.NewClient(s.host, options...)
	if err == nil {
		c, err = client.DialToSMTPClientWithContext(ctx)
	}
	if err != nil {
		end()
		return nil, nil, errors.New(redacted(err))
	}
	return c, end, nil
}

// send hands a mail to the server, written for what the server offers. It returns nil when the server has confirmed
// it, whatever happens to the connection afterwards, and a refusal when the server does not want it at all.
func (s Server) send(ctx context.Context, write func(offer) (*message, error)) error {
	c, end, err := s.connect(ctx)
	if err != nil {
		// What the server answers before it has seen the mail is about the connection or the password.
		return fmt.Errorf("connect: %w", err)
	}
	defer end()
	var o offer
	o.utf8, _ = c.Extension("SMTPUTF8")
	if ok, size := c.Extension("SIZE"); ok {
		o.size, _ = strconv.Atoi(size)
	}
	m, err := write(o)
	if err != nil {
		return err
	}
	if m.utf8() && !o.utf8 {
		return refused("MAIL_FROM or the team's address needs SMTPUTF8, which the mail server doesn't offer")
	}
	_ = c.UpdateDeadline(s.timeout)
	if err := transfer(c, m); err != nil {
		return err
	}
	_ = c.UpdateDeadline(time.Second)
	_ = c.Quit()
	return nil
}

// transfer sends a mail over a connection. It asks for an extension only if the mail needs it: a server that passes the
// mail on would have to find one that has it too.
func transfer(c *smtp.Client, m *message) error {
	extensions := ""
	if m.utf8() {
		extensions = " BODY=8BITMIME SMTPUTF8"
	}
	for _, step := range []struct {
		verb, argument string
		expect         int
	}{
		{"MAIL", " FROM:<" + addrSpec(m.from.Address) + ">" + extensions, 250},
		{"RCPT", " TO:<" + addrSpec(m.to.Address) + ">", 25},
		{"DATA", "", 354},
	} {
		if err := command(c, step.verb, step.argument, step.expect); err != nil {
			return err
		}
	}
	w := c.Text.DotWriter()
	if err := m.writeTo(w); err != nil {
		return failed("write", err) // without the end: the server must not take half a mail
	}
	if err := w.Close(); err != nil {
		return failed("end of DATA", err)
	}
	if _, _, err := c.Text.ReadResponse(250); err != nil {
		return failed("end of DATA", err)
	}
	return nil
}

func command(c *smtp.Client, verb, argument string, expect int) error {
	id, err := c.Text.Cmd("%s", verb+argument)
	if err != nil {
		return failed(verb, err)
	}
	c.Text.StartResponse(id)
	defer c.Text.EndResponse(id)
	if _, _, err = c.Text.ReadResponse(expect); err != nil {
		return failed(verb, err)
	}
	return nil
}

// failed returns the error of a step: a refusal if the server permanently rejected this mail. Answers about our
// credentials come from a wrong setting: the mails wait until it is fixed.
func failed(step string, err error) error {
	answer := new(textproto.Error)
	if !errors.As(err, &answer) {
		return fmt.Errorf("send, %s: %s", step, redacted(err))
	}
	r := &refusal{step: step, code: answer.Code, status: enhancedStatus.FindString(answer.Msg)}
	r.reason = strings.TrimSpace(fmt.Sprintf("send, %s: the mail server answered %d %s", step, r.code, r.status))
	if r.code < 500 || slices.Contains([]int{530, 535, 538}, r.code) {
		return errors.New(r.reason)
	}
	return r
}

// enhancedStatus is at the start of most answers (RFC 2034).
var enhancedStatus = regexp.MustCompile(`^[245]\.[0-9]{1,3}\.[0-9]{1,3}\b`)

// aboutSize reports whether the server may take a smaller mail.
func (r *refusal) aboutSize() bool {
	return r.code == 552 || r.status == "5.3.4" || r.status == "5.2.3"
}

// aboutRecipient reports whether the server takes no mail for this address, in any form. Statuses from 5.6.0 are about
// the content, and 555 is about extensions.
func (r *refusal) aboutRecipient() bool {
	return strings.HasPrefix(r.status, "5.1.") ||
		r.step == "RCPT" && !strings.HasPrefix(r.status, "5.6.") && r.code != 555
}

// Try signs in to the mail server and asks whether it takes mail for the team. It sends nothing.
func (s Server) Try(ctx context.Context) error {
	c, end, err := s.connect(ctx)
	if err != nil {
		return err
	}
	defer end()
	from, to, applications := addrSpec(s.from.Address), addrSpec(s.to.Address), addrSpec(s.applications.Address)
	extension := ""
	if !isASCII(from + to + applications) {
		extension = " SMTPUTF8"
	}
	for _, step := range []struct {
		setting, verb, argument string
		expect                  int
	}{
		{"MAIL_FROM", "MAIL", " FROM:<" + from + ">" + extension, 250},
		{"MAIL_TO", "RCPT", " TO:<" + to + ">", 25},
		{"MAIL_TO_APPLICATIONS", "RCPT", " TO:<" + applications + ">", 25},
	} {
		if err := command(c, step.verb, step.argument, step.expect); err != nil {
			return fmt.Errorf("it does not take the address in %s (%w)", step.setting, err)
		}
	}
	return errors.Join(command(c, "RSET", "", 250), c.Quit())
}

func (s Server) domain() string { return s.from.Address[strings.LastIndex(s.from.Address, "@")+1:] }

// remedies are for answers before a mail was seen.
var remedies = map[int]string{
	530: ": it wants a user and a password in SMTP_URL",
	535: ": correct the user and the password in SMTP_URL",
	554: ": it takes no mail from this machine, which its operator can allow",
}

// redacted says what went wrong without addresses: servers often repeat them.
func redacted(err error) string {
	var answer *textproto.Error
	var timeout net.Error
	var op *net.OpError
	switch {
	case errors.As(err, &answer):
		return fmt.Sprintf("the mail server answered %d", answer.Code) + remedies[answer.Code]
	case errors.Is(err, context.DeadlineExceeded) || (errors.As(err, &timeout) && timeout.Timeout()):
		return "the mail server does not answer in time"
	case errors.Is(err, io.EOF):
		return "the connection broke"
	case errors.As(err, &op):
		return op.Error()
	}
	return strings.SplitN(err.Error(), "\n", 2)[0]
}
