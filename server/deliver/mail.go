package deliver

import (
	"bytes"
	"context"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	netmail "net/mail"
	"net/url"
	"strings"
	"text/template"
	"time"
	"unicode"

	"golang.org/x/net/idna"

	"hire360/graph"
)

// maxAttached is how many bytes of files a mail holds. Many servers refuse 25 MB, and attachments grow by a third when
// they are encoded.
const maxAttached = 10 << 20

// maxText is more than the header and the text of a mail take, in bytes.
const maxText = 256 << 10

// mailTiming allows for slow servers: a mail may hold 10 MB.
var mailTiming = timing{
	timeout: 2 * time.Minute,
	lease:   3 * time.Minute,
	poll:    time.Second,
	initial: time.Second,
	max:     time.Hour,
}

// mailSenders is how many mails are sent at a time. Mail servers mind many connections from one address.
const mailSenders = 4

// NewMails makes a worker that sends the mails about submissions through the server.
func NewMails(outbox Outbox, submissions Submissions, jobs graph.Jobs, content func() Content, server Server,
	log *slog.Logger) *Worker {
	return newWorker(outbox, &writer{submissions, jobs, content, server}, mailSenders, mailTiming, log)
}

type writer struct {
	submissions Submissions
	jobs        graph.Jobs
	content     func() Content
	server      Server
}

func (w *writer) kinds() []graph.DeliveryKind {
	return []graph.DeliveryKind{graph.TeamMail, graph.SenderMail, graph.WithdrawalMail}
}

// form is how a mail is written. The first form has all of it; a server that refuses it may take a simpler one.
type form struct {
	utf8 bool // the server takes addresses that aren't ASCII
	bare bool // the header has nothing that was typed
	room int  // how many bytes of files it may have
}

func (w *writer) send(ctx context.Context, d *graph.Delivery) (string, error) {
	f := form{room: maxAttached}
	for {
		files := 0
		err := w.server.send(ctx, func(o offer) (*message, error) {
			f.utf8 = o.utf8
			if o.size > 0 { // base64 and its line breaks take 78 bytes for 57, the text a few more
				f.room = min(f.room, max(0, (o.size-maxText)/78*57))
			}
			m, err := w.mail(ctx, d, f)
			if m != nil {
				files = len(m.files)
			}
			return m, err
		})
		r := new(refusal)
		if !errors.As(err, &r) {
			return "", err
		}
		switch {
		case r.code == 0 || r.aboutRecipient():
			return "", err
		case r.aboutSize() && files > 0:
			f.room = 0
		case !f.bare:
			f.bare = true
		case files > 0:
			f.room = 0
		default:
			return "", err
		}
	}
}

// mail writes the mail of a delivery. The error wraps graph.ErrNotFound when the submission is gone.
func (w writer) mail(ctx context.Context, d *graph.Delivery, f form) (*message, error) {
	n, err := w.submissions.SubmissionByKey(ctx, d.Submission)
	if err != nil {
		return nil, err
	}
	// The same on every try, so that a repeat can be recognized as one.
	m := &message{from: w.server.from, id: fmt.Sprintf("%s.%d.%s@%s", d.Kind, d.ID, n.Reference, w.host())}
	if f.bare {
		m.from.Name = ""
	}
	switch d.Kind {
	case graph.TeamMail:
		return m, w.toTeam(ctx, m, n, f)
	case graph.SenderMail:
		return m, w.toSender(ctx, m, n, f)
	case graph.WithdrawalMail: // Its text repeats nothing that was typed.
		m.to, m.subject = w.server.team(n.Kind), "Withdrawn: "+n.Reference
		return m, m.write("withdrawal", w.data(ctx, n))
	}
	return nil, refused("this program knows no delivery of the kind %q", d.Kind)
}

// host is the right side of message ids: a domain in ASCII, or an address in brackets.
func (w writer) host() string {
	u, err := url.Parse(w.content().Site("").URL)
	if err != nil || u.Hostname() == "" {
		return w.server.domain()
	}
	if strings.Contains(u.Hostname(), ":") {
		return "[IPv6:" + u.Hostname() + "]"
	}
	host, err := idna.Lookup.ToASCII(u.Hostname())
	if err != nil {
		return w.server.domain()
	}
	return host
}

// aboutMail is what the text of a mail about a submission is made of.
type aboutMail struct {
	*graph.Submission
	Site  *graph.Site
	Job   *graph.Job  // nil: none, or it is unknown
	Call  *graph.Call // nil: none
	What  string      // "message" or "application"
	Steps []string
	Due   *time.Time // nil: the site promises no time
	// Listed are the files. IsLeft says that some are not attached.
	Listed []listedFile
	IsLeft bool
	// Unreachable says that the sender cannot be answered, Bare that the header has nothing that was typed.
	Unreachable, Bare bool
}

type listedFile struct {
	Name string
	KB   int32
	Note string // ", too large for an e-mail", or ""
}

func (w writer) data(ctx context.Context, n *graph.Submission) aboutMail {
	return aboutMail{Submission: n, Site: w.content().Site(""), Job: w.job(ctx, n.JobID), Call: w.call(n)}
}

func (w writer) toTeam(ctx context.Context, m *message, n *graph.Submission, f form) error {
	data := w.data(ctx, n)
	m.to = w.server.team(n.Kind)
	switch to := addressOf(n.Email()); {
	case to == "" || !f.utf8 && !isASCII(to):
		data.Unreachable = true
	case f.bare:
		data.Bare = true
	default:
		m.replyTo = &netmail.Address{Name: line(n.Sender()), Address: to}
	}
	m.subject = n.Reference
	if !f.bare {
		m.subject += ": " + about(n) + " from " + line(n.Sender())
	}
	if err := w.attach(ctx, m, &data, f); err != nil {
		return err
	}
	return m.write("team", data)
}

// call returns the call that the sender chose a time for, or nil.
func (w writer) call(n *graph.Submission) *graph.Call {
	if n.Enquiry == nil || n.Enquiry.Call == nil {
		return nil
	}
	return w.content().Call(*n.Enquiry.Call)
}

// callIn says when a call is, "" for nil.
func callIn(call *graph.Call) string {
	if call == nil {
		return ""
	}
	return call.There + " (" + call.Starts.Format("Monday 15:04") + " UTC)"
}

// job returns the job that was applied for, or nil: without it the mail is poorer, but it must not wait.
func (w writer) job(ctx context.Context, id string) *graph.Job {
	if id == "" {
		return nil
	}
	found, err := w.jobs.JobsByID(ctx, []string{id})
	if err != nil {
		return nil
	}
	return found[id]
}

// attach adds the files that fit, and lists all of them. The mail waits for a file that cannot be read now, and only
// goes without one that is gone.
func (w writer) attach(ctx context.Context, m *message, data *aboutMail, f form) error {
	for _, file := range data.Files {
		note := ""
		tooLarge := int(file.Bytes) > f.room
		gone, err := false, error(nil)
		if !tooLarge {
			gone, err = w.isGone(ctx, file.ID)
		}
		switch {
		case err != nil:
			return fmt.Errorf("a file cannot be read now: %w", err)
		case tooLarge && f.room == 0:
			note = ", not taken by your mail server"
		case tooLarge:
			note = ", too large for an e-mail"
		case gone:
			note = ", no longer stored"
		default:
			f.room -= int(file.Bytes)
			m.files = append(m.files, w.file(ctx, file, f))
		}
		data.IsLeft = data.IsLeft || note != ""
		data.Listed = append(data.Listed, listedFile{file.Name, (file.Bytes + 1023) / 1024, note})
	}
	return nil
}

// isGone reports whether a file was deleted. The error is that of one that cannot be read now, without its id.
func (w writer) isGone(ctx context.Context, id string) (bool, error) {
	r, _, err := w.submissions.OpenUpload(ctx, id)
	switch {
	case errors.Is(err, graph.ErrNotFound), errors.Is(err, fs.ErrNotExist):
		return true, nil
	case err != nil:
		return false, err
	}
	return false, r.Close()
}

func (w writer) file(ctx context.Context, file graph.UploadedFile, f form) attachment {
	name := graph.FileName(file.Name)
	if f.bare {
		name = asciiName(name)
	}
	return attachment{name, file.MediaType, func() (io.ReadCloser, error) {
		r, _, err := w.submissions.OpenUpload(ctx, file.ID)
		return r, err
	}}
}

// toSender confirms the receipt. It repeats nothing that was typed: the address may be a stranger's, and this site must
// not send a visitor's text to strangers.
func (w writer) toSender(ctx context.Context, m *message, n *graph.Submission, f form) error {
	to := addressOf(n.Email())
	if to == "" {
		return refused("the sender's address cannot be written to")
	}
	if !f.utf8 && !isASCII(to) {
		return refused("the sender's address needs SMTPUTF8, which the mail server doesn't offer; the team was told")
	}
	m.to.Address = to
	data := w.data(ctx, n)
	data.Steps = w.content().ReceiptSteps(n.Kind, data.Job)
	data.Due, _, _ = w.content().Due(n.Kind, data.Job, n.Received)
	data.What = "message"
	if n.Application != nil {
		data.What = "application"
	}
	m.subject = fmt.Sprintf("We have your %s (%s)", data.What, n.Reference)
	if data.Call != nil && f.room > 0 {
		references := append(graph.Each(n.Replaces, func(r graph.Replaced) string { return r.Reference }), n.Reference)
		entry := w.content().CallICS(data.Call, references, n.Received)
		open := func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(entry)), nil }
		m.files = []attachment{{n.Reference + ".ics", "text/calendar; charset=utf-8", open}}
	}
	return m.write("sender", data)
}

// about says in a few words what was sent.
func about(n *graph.Submission) string {
	switch {
	case n.Enquiry != nil && graph.OrEmpty(n.Enquiry.Interest) != "":
		return "message about " + line(*n.Enquiry.Interest)
	case n.Enquiry != nil:
		return "message"
	case n.JobTitle != "":
		return "application for " + line(n.JobTitle)
	}
	return "general application"
}

// addressOf returns the address as mail servers know it, or "" when no mail can be sent to it. A domain of another
// script is written in ASCII: every server takes that.
func addressOf(address string) string {
	at := strings.LastIndexByte(address, '@') + 1
	domain, err := idna.Lookup.ToASCII(address[at:])
	if err != nil || !graph.IsEmail(address) || strings.ContainsFunc(address, unprintable) {
		return ""
	}
	// RFC 5321, section 4.5.3.1.
	if at > 65 || at+len(domain) > 254 {
		return ""
	}
	return address[:at] + domain
}

func unprintable(r rune) bool { return r == ' ' || !unicode.IsPrint(r) }

// line makes one line of visitor input: a line break in a header could start another one.
func line(s string) string {
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' {
			return ' '
		}
		return r
	}, s))
}

// long is what may have several lines, indented, so that it cannot be mistaken for a field.
func long(label string, value any) string {
	text := strings.TrimSpace(strings.ReplaceAll(textOf(value), "\r\n", "\n"))
	if text == "" {
		return ""
	}
	return "\n" + label + ":\n  " + strings.ReplaceAll(text, "\n", "\n  ") + "\n"
}

// field is a line with a value, if it was given.
func field(label string, value any) string {
	text := strings.TrimSpace(textOf(value))
	if text == "" {
		return ""
	}
	return label + ": " + line(text) + "\n"
}

// textOf returns a string, or the one that a pointer leads to.
func textOf(value any) string {
	if p, isPointer := value.(*string); isPointer {
		return graph.OrEmpty(p)
	}
	return value.(string)
}

//go:embed mails.tmpl
var mailTexts string

var mails = template.Must(template.New("").Funcs(template.FuncMap{
	"line": line, "field": field, "long": long, "when": callIn, "join": strings.Join, "plain": graph.PlainMarkup,
	"counted": graph.Counted, "facts": facts, "newestFirst": newestFirst,
	"time": func(t time.Time) string { return t.UTC().Format("2006-01-02 15:04") },
	"day":  func(t time.Time) string { return t.UTC().Format("Monday, January 2, 15:04") },
	"inc":  func(i int) int { return i + 1 },
	"yes":  func(b *bool) bool { return b != nil && *b },
	"page": func(site *graph.Site, page *string) string {
		if graph.OrEmpty(page) == "" {
			return ""
		}
		return site.URL + "/" + strings.TrimPrefix(*page, "/")
	},
}).Parse(mailTexts))

// write makes the text of a mail by a template.
func (m *message) write(name string, data any) error {
	text := new(strings.Builder)
	err := mails.ExecuteTemplate(text, name, data)
	m.text = text.String()
	return err
}
