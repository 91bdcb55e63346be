package desk

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"math"
	"mime"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"hire360/graph"
	"hire360/server/db"
	"hire360/server/inbox"
)

const pageLength = 50

var handledNames = map[string]string{"new": "New", "progress": "In progress", "done": "Done"}

// kinds are the kinds of submissions, as the addresses of the inbox have them.
var kinds = map[string]graph.ReceiptKind{"inquiry": graph.ReceiptKindEnquiry,
	"application": graph.ReceiptKindApplication}

// about says in a few words what was sent.
func about(n graph.Submission) string {
	switch {
	case n.Enquiry != nil:
		return cmp.Or(graph.OrEmpty(n.Enquiry.Interest), "Inquiry")
	case n.JobTitle != "":
		return n.JobTitle
	case n.JobID != "":
		return "Job " + n.JobID
	}
	return "General application"
}

// excerpt is the beginning of the message.
func excerpt(n graph.Submission) string {
	message := ""
	if n.Enquiry != nil {
		message = n.Enquiry.Message
	} else if n.Application != nil {
		message = graph.OrEmpty(n.Application.Message)
	}
	return fmt.Sprintf("%.140s", strings.Join(strings.Fields(message), " "))
}

// inboxPage is what the inbox shows.
type inboxPage struct {
	List []graph.Submission
	// Text is what is searched for, Sealed the same for addresses.
	Text, Sealed, Job string
	Query             url.Values
	Next              string
	// Jobs are those whose title, reference or city has the text.
	Jobs []graph.Job
}

// With returns the address of the same list with another value of a parameter, from its beginning.
func (p inboxPage) With(name, value string) string {
	q := url.Values{}
	for _, kept := range []string{"q", "job", "kind", "state"} {
		q.Set(kept, p.Query.Get(kept))
	}
	q.Set(name, value)
	for key := range q {
		if q.Get(key) == "" {
			q.Del(key)
		}
	}
	if len(q) == 0 {
		return "/"
	}
	return "/?" + q.Encode()
}

// Older returns the address of the next page, Export that of the export of the whole list.
func (p inboxPage) Older() string { return p.With("before", p.Next) }

// Export is the address of the list as a file.
func (p inboxPage) Export() string { return "/export" + strings.TrimPrefix(p.With("", ""), "/") }

func (d *Desk) filter(r *http.Request) inbox.Filter {
	q := r.URL.Query()
	f := inbox.Filter{Kind: kinds[q.Get("kind")], Text: d.unseal(q.Get("q")), Job: q.Get("job"),
		Before: q.Get("before"), First: pageLength}
	if handledNames[q.Get("state")] != "" {
		f.Handled = q.Get("state")
	}
	return f
}

func (d *Desk) inbox(w http.ResponseWriter, r *http.Request, who string) error {
	f := d.filter(r)
	list, next, err := d.Store.Inbox.Page(r.Context(), f)
	if err != nil {
		return err
	}
	p := inboxPage{List: list, Text: f.Text, Sealed: r.URL.Query().Get("q"), Job: f.Job, Query: r.URL.Query(),
		Next: next}
	if f.Text != "" && f.Before == "" {
		if p.Jobs, err = d.Store.Jobs.List(r.Context(), f.Text, math.MaxInt64, 5); err != nil {
			return err
		}
	}
	return d.show(w, r, who, "/", "inbox", "Inbox", p)
}

// search goes to the list of what was typed, or to the submission with this reference.
func (d *Desk) search(w http.ResponseWriter, r *http.Request, _ string) error {
	text := strings.TrimSpace(r.FormValue("text"))
	if inbox.IsReference(text) {
		if n, err := d.Store.Inbox.Submission(r.Context(), text); err == nil {
			return redirect(w, r, "/submissions/"+n.Reference, "")
		}
	}
	q := url.Values{"q": {d.seal(text)}, "kind": {r.FormValue("kind")}, "state": {r.FormValue("state")}}
	return redirect(w, r, inboxPage{Query: q}.With("", ""), "")
}

func (d *Desk) export(w http.ResponseWriter, r *http.Request, who string) error {
	format := cmp.Or(r.URL.Query().Get("format"), "csv")
	if err := Note(r.Context(), d.Store.DB, who, "exported", "the inbox as "+format); err != nil {
		return err
	}
	f := d.filter(r)
	f.Before = ""
	attach(w, "inbox."+format)
	return d.cut(d.Store.Inbox.Export(r.Context(), w, format, f))
}

// cut ends a download that failed when a part of it may have been sent: the browser says that it is incomplete.
func (d *Desk) cut(err error) error {
	if err != nil {
		d.Log.Error("send a file from the desk", "error", err)
		panic(http.ErrAbortHandler)
	}
	return nil
}

// attach makes the response a file that browsers store and never show, whatever is in it.
func attach(w http.ResponseWriter, name string) {
	h := w.Header()
	h.Set("Content-Type", "application/octet-stream")
	h.Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": name}))
	h.Set("Content-Security-Policy", "sandbox; default-src 'none'; frame-ancestors 'none'")
}

// submissionPage is what the page of a submission shows.
type submissionPage struct {
	*graph.Submission
	Deliveries []inbox.Delivery
	Answers    []answered
	Mail       string
	Person     string // the address of the page of its sender
}

type answered struct{ Question, Answer string }

func (d *Desk) submission(w http.ResponseWriter, r *http.Request, who string) error {
	n, err := d.find(r)
	if err != nil {
		return err
	}
	if err := Note(r.Context(), d.Store.DB, who, "read", n.Reference); err != nil {
		return err
	}
	p := submissionPage{Submission: n, Mail: mailLink(n), Person: "/people/" + d.seal(n.Email())}
	if p.Deliveries, err = d.Store.Inbox.DeliveriesOf(r.Context(), n.Key); err == nil {
		p.Answers, err = d.answers(r.Context(), n)
	}
	if err != nil {
		return err
	}
	return d.show(w, r, who, "/", "submission", n.Sender(), p)
}

func (d *Desk) find(r *http.Request) (*graph.Submission, error) {
	return db.AskPrimary(r.Context(), d.Store.DB, func(ctx context.Context) (*graph.Submission, error) {
		return d.Store.Inbox.Submission(ctx, r.PathValue("reference"))
	})
}

// mailLink begins a reply in the reader's mail program.
func mailLink(n *graph.Submission) string {
	subject := "Your inquiry (" + n.Reference + ")"
	if n.Application != nil {
		subject = "Your application: " + about(*n) + " (" + n.Reference + ")"
	}
	return "mailto:" + strings.ReplaceAll(url.PathEscape(n.Email()), "&", "%26") + "?subject=" +
		url.PathEscape(subject)
}

// answers are the answers to the questions of the job, as it asks them now.
func (d *Desk) answers(ctx context.Context, n *graph.Submission) ([]answered, error) {
	if n.Application == nil || len(n.Application.Answers) == 0 {
		return nil, nil
	}
	known, err := d.Store.Jobs.JobsByID(ctx, []string{n.JobID})
	if err != nil {
		return nil, err
	}
	return graph.Each(n.Application.Answers, func(a graph.AnswerInput) answered {
		label := cmp.Or(known[n.JobID].QuestionLabel(a.QuestionID), a.QuestionID)
		return answered{label, strings.Join(a.Values, ", ")}
	}), nil
}

func (d *Desk) handle(w http.ResponseWriter, r *http.Request, who string) error {
	text := func(field string) string {
		return strings.ReplaceAll(strings.TrimSpace(r.FormValue(field)), "\r\n", "\n")
	}
	state, note := r.FormValue("state"), text("note")
	if handledNames[state] == "" || len(note) > 8000 {
		return problem{http.StatusUnprocessableEntity, "Not saved",
			"Choose a state, and keep the note below 8,000 letters."}
	}
	n, err := d.find(r)
	if err == nil && n.Note != text("before") && n.Note != note {
		return problem{http.StatusConflict, "Not saved", "Somebody has saved another note meanwhile: “" + n.Note +
			"”. Go back, copy yours, and load the page again to add it."}
	}
	if err == nil {
		err = Note(r.Context(), d.Store.DB, who, "handled", n.Reference+": "+strings.ToLower(handledNames[state]))
	}
	if err == nil {
		err = d.Store.Inbox.Handle(r.Context(), n.Reference, state, note)
	}
	return orRedirect(w, r, err, "/submissions/"+r.PathValue("reference"), "saved")
}

// file sends a file that a visitor sent. It is stored, never shown: it may be made to attack who opens it.
func (d *Desk) file(w http.ResponseWriter, r *http.Request, who string) error {
	n, err := d.find(r)
	if err != nil {
		return err
	}
	i, err := strconv.Atoi(r.PathValue("n"))
	if err != nil || i < 1 || i > len(n.Files) {
		return graph.ErrNotFound
	}
	if err := Note(r.Context(), d.Store.DB, who, "downloaded", fmt.Sprintf("%s, file %d", n.Reference, i)); err != nil {
		return err
	}
	f, about, err := d.Store.Inbox.OpenUpload(r.Context(), n.Files[i-1].ID)
	if err != nil {
		return err
	}
	defer func() { _ = f.Close() }()
	attach(w, fileName(n.Reference, i, about.Name))
	w.Header().Set("Content-Length", strconv.Itoa(int(about.Bytes)))
	_, err = io.Copy(w, f)
	return d.cut(err)
}

// fileName begins with the reference, so that no name is one that a system treats in a special way.
func fileName(reference string, i int, name string) string {
	return fmt.Sprintf("%s-%d-%s", reference, i, graph.FileName(name))
}

// question is a page that asks once before something that cannot be undone.
type question struct {
	Text, Button, Back, Action string
	List                       []string
	Hidden                     [][2]string
}

// forget asks, and deletes a submission.
func (d *Desk) forget(w http.ResponseWriter, r *http.Request, who string) error {
	n, err := d.find(r)
	if err != nil {
		return err
	}
	at := "/submissions/" + n.Reference
	if r.Method == http.MethodPost {
		if err = Note(r.Context(), d.Store.DB, who, "deleted", n.Reference); err == nil {
			err = d.Store.Inbox.Forget(r.Context(), n.Reference)
		}
		return orRedirect(w, r, err, "/", "forgotten")
	}
	deliveries, err := d.Store.Inbox.DeliveriesOf(r.Context(), n.Key)
	if err != nil {
		return err
	}
	return d.show(w, r, who, "/", "ask", "Delete "+n.Reference+" for good?", question{
		Text: "The submission, its " + graph.Counted(len(n.Files), "file") +
			" and its deliveries are deleted at once. " +
			"To delete everything of this person, find them under People.",
		List: outOfReach(deliveries), Button: "Delete for good", Back: at, Action: at + "/delete"})
}
