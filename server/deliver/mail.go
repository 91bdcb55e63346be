package deliver

import (
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

	"github.com/wneessen/go-mail"
	"golang.org/x/net/idna"

	"hire360/graph"
)

// maxAttached is how many bytes of files a mail holds. Many servers refuse 25 MB, and attachments grow by a third when
// they are encoded.
const maxAttached = 10 << 20

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
func NewMails(outbox Outbox, submissions Submissions, jobs Jobs, content Content, server Server,
	log *slog.Logger) *Worker {
	return newWorker(outbox, &writer{submissions, jobs, content, server}, mailSenders, mailTiming, log)
}

// writer writes the mails about submissions and sends them.
type writer struct {
	submissions Submissions
	jobs        Jobs
	content     Content
	server      Server
}

func (w *writer) kinds() []graph.DeliveryKind {
	return []graph.DeliveryKind{graph.TeamMail, graph.SenderMail}
}

func (w *writer) send(ctx context.Context, d *graph.Delivery) (string, error) {
	m, err := w.mail(ctx, d)
	if err != nil {
		return "", err
	}
	return "", w.server.send(ctx, m)
}

// mail writes the mail of a delivery. The error wraps graph.ErrNotFound when the submission is gone.
func (w writer) mail(ctx context.Context, d *graph.Delivery) (*mail.Msg, error) {
	n, err := w.submissions.SubmissionByKey(ctx, d.Submission)
	if err != nil {
		return nil, err
	}
	m := mail.NewMsg(mail.WithNoDefaultUserAgent())
	m.FromMailAddress(&w.server.from)
	m.SetDateWithValue(time.Now())
	// The same on every try, so that a repeat can be recognized as one.
	m.SetMessageIDWithValue(fmt.Sprintf("%s.%d.%s@%s", d.Kind, d.ID, n.Reference, w.host()))
	// Answering machines must not answer, and mail servers not in a circle.
	m.SetGenHeader("Auto-Submitted", "auto-generated")
	switch d.Kind {
	case graph.TeamMail:
		return m, w.toTeam(ctx, m, n)
	case graph.SenderMail:
		return m, w.toSender(m, n)
	}
	return nil, refused("this program knows no delivery of the kind %q", d.Kind)
}

func (w writer) host() string {
	if u, err := url.Parse(w.content.Site("").URL); err == nil && u.Hostname() != "" {
		return u.Hostname()
	}
	return w.server.domain()
}

func (w writer) toTeam(ctx context.Context, m *mail.Msg, n *graph.Submission) error {
	name, address := sender(n)
	m.ToMailAddress(&w.server.to)
	if to := addressOf(name, address); to != nil {
		m.ReplyToMailAddress(to)
	}
	m.Subject(fmt.Sprintf("%s: %s from %s", n.Reference, about(n), line(name)))
	text := new(strings.Builder)
	if len(n.Replaces) > 0 {
		fmt.Fprintf(text, "Replaces %s, which the sender corrected.\n\n", n.ReplacedReferences())
	}
	w.fields(ctx, text, n)
	if err := w.attach(ctx, m, text, n); err != nil {
		return err
	}
	fmt.Fprintf(text, "\nIt is kept on the site as %s, received %s UTC, consent wording %s.\n"+
		"Reply to this e-mail to answer the sender.\n",
		n.Reference, n.Received.UTC().Format("2006-01-02 15:04"), n.ConsentVersion)
	m.SetBodyString(mail.TypeTextPlain, text.String())
	return nil
}

// fields writes everything that was sent.
func (w writer) fields(ctx context.Context, text io.Writer, n *graph.Submission) {
	put := func(label, value string) {
		if value = strings.TrimSpace(value); value != "" {
			_, _ = fmt.Fprintf(text, "%s: %s\n", label, line(value))
		}
	}
	site := w.content.Site("").URL
	if e := n.Enquiry; e != nil {
		put("Name", e.Name)
		put("E-mail", e.Email)
		put("Phone", given(e.Phone))
		put("Company", given(e.Company))
		put("Country", given(e.Country))
		put("Interest", given(e.Interest))
		if p := given(e.Page); p != "" {
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
	put("Phone", given(a.Phone))
	put("Link", given(a.Link))
	futureJobs := "no"
	if a.FutureJobs != nil && *a.FutureJobs {
		futureJobs = "yes"
	}
	put("Wants to hear about similar jobs", futureJobs)
	long(text, "Message", given(a.Message))
	for _, answer := range a.Answers {
		long(text, question(job, answer.QuestionID), strings.Join(answer.Values, "\n"))
	}
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

func question(job *graph.Job, id string) string {
	if job != nil {
		for _, q := range job.Questions {
			if q.ID == id {
				return line(q.Label)
			}
		}
	}
	return line(id)
}

// attach adds the files that fit, and lists all of them. The mail waits for a file that cannot be read now, and only
// goes without one that is gone.
func (w writer) attach(ctx context.Context, m *mail.Msg, text io.Writer, n *graph.Submission) error {
	if len(n.Files) == 0 {
		return nil
	}
	_, _ = fmt.Fprint(text, "\nFiles:\n")
	var attached []*mail.File
	room, left := maxAttached, false
	for _, f := range n.Files {
		note := ""
		tooLarge := int(f.Bytes) > room
		gone, err := false, error(nil)
		if !tooLarge {
			gone, err = w.isGone(ctx, f.ID)
		}
		switch {
		case err != nil:
			return fmt.Errorf("a file cannot be read now: %w", err)
		case tooLarge:
			note = ", too large for an e-mail"
		case gone:
			note = ", no longer stored"
		default:
			room -= int(f.Bytes)
			attached = append(attached, w.file(ctx, f))
		}
		left = left || note != ""
		_, _ = fmt.Fprintf(text, "- %s (%d KB%s)\n", line(f.Name), (f.Bytes+1023)/1024, note)
	}
	if left {
		_, _ = fmt.Fprintf(text, "Files not attached are on the server: "+
			"site submissions show %s --files FOLDER\n", n.Reference)
	}
	m.SetAttachments(attached)
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

// file is read while it is sent, so that waiting mails hold no memory.
func (w writer) file(ctx context.Context, f graph.UploadedFile) *mail.File {
	return &mail.File{
		Name:        graph.FileName(f.Name),
		ContentType: mail.ContentType(f.MediaType),
		Header:      map[string][]string{},
		Writer: func(to io.Writer) (int64, error) {
			r, _, err := w.submissions.OpenUpload(ctx, f.ID)
			if err != nil {
				return 0, err
			}
			defer func() { _ = r.Close() }()
			return io.Copy(to, r)
		},
	}
}

// toSender confirms the receipt. It repeats nothing that was typed: the address may be a stranger's, and this site must
// not send a visitor's text to strangers.
func (w writer) toSender(m *mail.Msg, n *graph.Submission) error {
	_, address := sender(n)
	to := addressOf("", address)
	if to == nil {
		return refused("the sender's address cannot be written to")
	}
	site := w.content.Site("")
	m.ToMailAddress(to)
	what := "message"
	if n.Application != nil {
		what = "application"
	}
	m.Subject(fmt.Sprintf("We have your %s (%s)", what, n.Reference))
	text := new(strings.Builder)
	fmt.Fprintf(text, "Your %s is with %s. Its reference is %s.\n", what, site.Name, n.Reference)
	if n.JobTitle != "" {
		fmt.Fprintf(text, "Job: %s\n", line(n.JobTitle))
	}
	if len(n.Replaces) > 0 {
		fmt.Fprintf(text, "It replaces %s.\n", n.ReplacedReferences())
	}
	fmt.Fprint(text, "\nWhat happens next:\n")
	for i, step := range w.content.ReceiptSteps(n.Kind) {
		fmt.Fprintf(text, "%d. %s\n", i+1, step)
	}
	fmt.Fprintf(text, "\nThe receipt: %s/receipts/%s\nQuestions: %s, %s. Quote the reference above.\n\n"+
		"If you didn’t send this, someone mistyped their address. You can ignore this e-mail.\n\n%s\n%s\n",
		site.URL, n.Key, site.Email, site.Phone, site.LegalName, site.URL)
	m.SetBodyString(mail.TypeTextPlain, text.String())
	return nil
}

func sender(n *graph.Submission) (name, address string) {
	if n.Enquiry != nil {
		return n.Enquiry.Name, n.Enquiry.Email
	}
	if n.Application != nil {
		return n.Application.Name, n.Application.Email
	}
	return "", ""
}

// about says in a few words what was sent.
func about(n *graph.Submission) string {
	switch {
	case n.Enquiry != nil && given(n.Enquiry.Interest) != "":
		return "message about " + line(*n.Enquiry.Interest)
	case n.Enquiry != nil:
		return "message"
	case n.JobTitle != "":
		return "application for " + line(n.JobTitle)
	}
	return "general application"
}

// addressOf returns the address, or nil when no mail can be sent to it. A domain of another script is written in
// ASCII: every server takes that.
func addressOf(name, address string) *netmail.Address {
	at := strings.LastIndexByte(address, '@')
	domain, err := idna.Lookup.ToASCII(address[at+1:])
	if err != nil {
		return nil
	}
	address = address[:at+1] + domain
	read, err := netmail.ParseAddress(address)
	if err != nil || read.Address != address {
		return nil
	}
	return &netmail.Address{Name: line(name), Address: address}
}

// line makes one line of visitor input: a line break in a header could start another one.
func line(s string) string {
	return strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' {
			return ' '
		}
		return r
	}, s)), " ")
}

// long writes what may have several lines, indented, so that it cannot be mistaken for a field.
func long(text io.Writer, label, value string) {
	if value = strings.TrimSpace(strings.ReplaceAll(value, "\r\n", "\n")); value != "" {
		_, _ = fmt.Fprintf(text, "\n%s:\n  %s\n", label, strings.ReplaceAll(value, "\n", "\n  "))
	}
}

func given(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}
