package deliver

import (
	"context"
	"fmt"
	"log/slog"
	"net/url"
	"slices"
	"strings"

	"hire360/graph"
)

// Alerts is where the mails of alerts wait.
type Alerts interface {
	Outbox
	// MailOf returns the mail of a delivery. The error wraps graph.ErrNotFound if the alert has ended.
	MailOf(ctx context.Context, d *graph.Delivery) (*graph.AlertMail, error)
}

// NewAlerts makes a worker that sends the mails of alerts through the server. queryAt returns the query of the job
// search at a path.
func NewAlerts(list Alerts, jobs graph.Jobs, queryAt func(ctx context.Context, path string) (graph.JobQuery, error),
	content func() Content, server Server, log *slog.Logger) *Worker {
	w := &alertWriter{writer{nil, jobs, content, server}, list, queryAt}
	return newWorker(list, w, mailSenders, mailTiming, log)
}

type alertWriter struct {
	writer
	alerts  Alerts
	queryAt func(ctx context.Context, path string) (graph.JobQuery, error)
}

func (w *alertWriter) kinds() []graph.DeliveryKind { return []graph.DeliveryKind{graph.MailOfAlert} }

// maxListed is how many jobs a mail lists. A link leads to the others.
const maxListed = 100

func (w *alertWriter) send(ctx context.Context, d *graph.Delivery) (string, error) {
	a, err := w.alerts.MailOf(ctx, d)
	if err != nil {
		return "", err
	}
	to := addressOf(a.Email)
	if to == "" {
		return "", refused("the address cannot be written to")
	}
	// The same on every try, so that a repeat can be recognized as one.
	m := &message{from: w.server.from, id: fmt.Sprintf("%s.%d.%d@%s", d.Kind, d.ID, a.Round, w.host())}
	m.to.Address = to
	site := w.content().Site("")
	m.unsubscribe = site.URL + "/alerts/" + a.Key + "/end"
	if len(a.Jobs) == 0 {
		err = w.confirmation(m, site, a)
	} else {
		open, fault := w.open(ctx, a.Jobs)
		if fault != nil || len(open) == 0 {
			return "", fault // all were closed meanwhile
		}
		err = w.newJobs(ctx, m, site, a, open)
	}
	if err != nil {
		return "", err
	}
	return "", w.server.send(ctx, func(o offer) (*message, error) {
		if !o.utf8 && !isASCII(to) {
			return nil, refused("the address needs SMTPUTF8, which the mail server doesn't offer")
		}
		return m, nil
	})
}

// confirmation asks the address whether it wants the alert. It doesn't repeat the search, which a stranger may have
// typed: this site must not send a visitor's text to strangers.
func (w *alertWriter) confirmation(m *message, site *graph.Site, a *graph.AlertMail) error {
	m.subject = "Confirm your job alert at " + line(site.Name)
	return m.write("confirmation", struct {
		Site *graph.Site
		Key  string
	}{site, a.Key})
}

// open returns those of the jobs that are still open.
func (w *alertWriter) open(ctx context.Context, ids []string) ([]*graph.Job, error) {
	found, err := w.jobs.JobsByID(ctx, ids)
	if err != nil {
		return nil, err
	}
	var open []*graph.Job
	for _, id := range ids {
		if j := found[id]; j != nil && j.Status == graph.JobStatusActive {
			open = append(open, j)
		}
	}
	return open, nil
}

func (w *alertWriter) newJobs(
	ctx context.Context, m *message, site *graph.Site, a *graph.AlertMail, open []*graph.Job,
) error {
	q, err := w.queryAt(ctx, a.Path)
	if err != nil {
		return err
	}
	title := line(q.Title())
	m.subject = graph.Counted(len(open), "new job")
	if title != "" {
		m.subject += ": " + title
	}
	if title != "" && !strings.HasPrefix(title, "near ") {
		title = "for " + title
	}
	return m.write("jobs", struct {
		*graph.AlertMail
		Site         *graph.Site
		Title, How   string
		Number, More int
		Listed       []*graph.Job
	}{a, site, title, map[graph.JobAlertFrequency]string{graph.JobAlertFrequencyDaily: "once a day",
		graph.JobAlertFrequencyWeekly: "once a week"}[a.Frequency], len(open), max(0, len(open)-maxListed),
		open[:min(len(open), maxListed)]})
}

// facts are what a job says of its place, contract, shift and pay.
func facts(j *graph.Job) []string {
	list, values := []string{j.PlaceText()}, j.FacetValues()
	for i, field := range graph.AllJobFacetField {
		switch v := values[i]; field {
		case graph.JobFacetFieldWorkplace, graph.JobFacetFieldType, graph.JobFacetFieldShift:
			if v != "" && v != string(graph.WorkplaceNotStated) && v != string(graph.WorkplaceRemote) {
				list = append(list, graph.FacetLabel(field, v))
			}
		}
	}
	return slices.DeleteFunc(append(list, j.Salary.Text()), func(s string) bool { return s == "" })
}

// newestFirst is the path of a search in the order of posting.
func newestFirst(path string) string {
	u, err := url.Parse(path)
	if err != nil {
		return path
	}
	q := u.Query()
	q.Set("sort", "newest")
	u.RawQuery = q.Encode()
	return u.String()
}
