package deliver

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	netmail "net/mail"
	"net/url"
	"strings"
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
	case graph.WithdrawalMail:
		w.withdrawal(m, n)
		return m, nil
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

func (w writer) toTeam(ctx context.Context, m *message, n *graph.Submission, f form) error {
	m.to = w.server.to
	answer := "Reply to this e-mail to answer the sender.\n"
	switch to := addressIn(n); {
	case to == "" || !f.utf8 && !isASCII(to):
		answer = "A reply to this e-mail does not reach the sender: your mail server can't write to their address.\n" +
			"No confirmation was sent to them. Use another way to answer, or a mail provider that supports SMTPUTF8.\n"
	case f.bare:
		answer = "Your mail server refused this mail at first, so its header has nothing that the sender typed.\n" +
			"A reply to it does not reach the sender. Write to the address above.\n"
	default:
		m.replyTo = &netmail.Address{Name: line(n.Sender()), Address: to}
	}
	m.subject = n.Reference
	if !f.bare {
		m.subject += ": " + about(n) + " from " + line(n.Sender())
	}
	text := new(strings.Builder)
	if len(n.Replaces) > 0 {
		fmt.Fprintf(text, "Replaces %s, which the sender corrected.\n\n", n.ReplacedReferences())
	}
	w.fields(ctx, text, n)
	if err := w.attach(ctx, m, text, n, f); err != nil {
		return err
	}
	fmt.Fprintf(text, "\nIt is kept on the site as %s, received %s UTC, consent wording %s.\n%s",
		n.Reference, n.Received.UTC().Format("2006-01-02 15:04"), n.ConsentVersion, answer)
	m.text = text.String()
	return nil
}

func (w writer) fields(ctx context.Context, text io.Writer, n *graph.Submission) {
	put := func(label, value string) {
		if value = strings.TrimSpace(value); value != "" {
			_, _ = fmt.Fprintf(text, "%s: %s\n", label, line(value))
		}
	}
	site := w.content().Site("").URL
	if e := n.Enquiry; e != nil {
		put("Name", e.Name)
		put("E-mail", e.Email)
		put("Phone", graph.OrEmpty(e.Phone))
		put("Company", graph.OrEmpty(e.Company))
		put("Country", graph.OrEmpty(e.Country))
		put("Interest", graph.OrEmpty(e.Interest))
		put("Call", callIn(w.call(n)))
		if p := graph.OrEmpty(e.Page); p != "" {
			put("Sent from", site+"/"+strings.TrimPrefix(p, "/"))
		}
		long(text, "Message", e.Message)
	}
	a := n.Application
	if a == nil {
		return
	}
	job := w.job(ctx, n.JobID)
	put("Job", cmp.Or(n.JobTitle, "none, a general application"))
	if job != nil {
		put("Job page", fmt.Sprintf("%s/careers/%s-%s", site, job.Slug, job.ID))
		put("Job reference", job.Reference)
	}
	put("Name", a.Name)
	put("E-mail", a.Email)
	put("Phone", graph.OrEmpty(a.Phone))
	put("Link", graph.OrEmpty(a.Link))
	futureJobs := "no"
	if a.FutureJobs != nil && *a.FutureJobs {
		futureJobs = "yes"
	}
	put("Wants to hear about similar jobs", futureJobs)
	long(text, "Message", graph.OrEmpty(a.Message))
	for _, answer := range a.Answers {
		long(text, line(job.QuestionLabel(answer.QuestionID)), strings.Join(answer.Values, "\n"))
	}
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
func (w writer) attach(ctx context.Context, m *message, text io.Writer, n *graph.Submission, f form) error {
	if len(n.Files) == 0 {
		return nil
	}
	_, _ = fmt.Fprint(text, "\nFiles:\n")
	left := false
	for _, file := range n.Files {
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
		left = left || note != ""
		_, _ = fmt.Fprintf(text, "- %s (%d KB%s)\n", line(file.Name), (file.Bytes+1023)/1024, note)
	}
	if left {
		_, _ = fmt.Fprintf(text, "Files not attached are on the server: "+
			"site submissions show %s --files FOLDER\n", n.Reference)
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
	to := addressIn(n)
	if to == "" {
		return refused("the sender's address cannot be written to")
	}
	if !f.utf8 && !isASCII(to) {
		return refused("the sender's address needs SMTPUTF8, which the mail server doesn't offer; the team was told")
	}
	site := w.content().Site("")
	m.to.Address = to
	what := "message"
	if n.Application != nil {
		what = "application"
	}
	m.subject = fmt.Sprintf("We have your %s (%s)", what, n.Reference)
	text := new(strings.Builder)
	fmt.Fprintf(text, "%s has received your %s. Its reference is %s.\n", site.Name, what, n.Reference)
	if n.JobTitle != "" {
		fmt.Fprintf(text, "Job: %s\n", line(n.JobTitle))
	}
	if call := w.call(n); call != nil {
		fmt.Fprintf(text, "Your call: %s. For your calendar: %s/receipts/%s.ics\n", callIn(call), site.URL, n.Key)
		if f.room > 0 {
			entry := w.content().CallICS(call, n.Reference, n.Received)
			open := func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(entry)), nil }
			m.files = []attachment{{n.Reference + ".ics", "text/calendar; charset=utf-8", open}}
		}
	}
	if len(n.Replaces) > 0 {
		fmt.Fprintf(text, "It replaces %s.\n", n.ReplacedReferences())
	}
	fmt.Fprint(text, "\nWhat happens next:\n")
	for i, step := range w.content().ReceiptSteps(n.Kind, w.job(ctx, n.JobID)) {
		fmt.Fprintf(text, "%d. %s\n", i+1, graph.PlainMarkup(step))
	}
	fmt.Fprintf(text, "\nThe receipt: %s/receipts/%s\nQuestions: %s, %s. Quote the reference above.\n\n"+
		"If you didn’t send this, someone mistyped their address. You can ignore this e-mail.\n\n%s\n%s\n",
		site.URL, n.Key, site.Email, site.Phone, site.LegalName, site.URL)
	m.text = text.String()
	return nil
}

// withdrawal tells the team that the sender took a submission back. It repeats nothing that was typed.
func (w writer) withdrawal(m *message, n *graph.Submission) {
	m.to = w.server.to
	m.subject = "Withdrawn: " + n.Reference
	text := new(strings.Builder)
	fmt.Fprintf(text, "The sender took %s back. Stop working on it, and delete copies of it.\n", n.Reference)
	if len(n.Replaces) > 0 {
		fmt.Fprintf(text, "The same applies to %s, which it replaced.\n", n.ReplacedReferences())
	}
	if n.Withdrawn != nil {
		fmt.Fprintf(text, "\nWithdrawn %s UTC.", n.Withdrawn.UTC().Format("2006-01-02 15:04"))
	}
	fmt.Fprintf(text, " It is kept on the site until you delete it: site submissions forget %s\n"+
		"If a host has it, make sure that it is withdrawn there too.\n", n.Reference)
	m.text = text.String()
}

func addressIn(n *graph.Submission) string {
	if n.Enquiry != nil {
		return addressOf(n.Enquiry.Email)
	}
	return addressOf(n.Application.Email)
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

// long writes what may have several lines, indented, so that it cannot be mistaken for a field.
func long(text io.Writer, label, value string) {
	if value = strings.TrimSpace(strings.ReplaceAll(value, "\r\n", "\n")); value != "" {
		_, _ = fmt.Fprintf(text, "\n%s:\n  %s\n", label, strings.ReplaceAll(value, "\n", "\n  "))
	}
}
