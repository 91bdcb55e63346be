package deliver

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"slices"
	"strconv"
	"time"

	"hire360/graph"
)

// Hosts take submissions. An error that no repeat would change is also a graph.UserErrors; any other failure
// is a *graph.HostError.
type Hosts interface {
	// CircuitOpen reports whether a delivery of the kind would be rejected at once.
	CircuitOpen(kind graph.DeliveryKind) bool
	// Each sends one thing and returns what the host calls it.
	Enquiry(ctx context.Context, n *graph.Submission) (string, error)
	Application(ctx context.Context, n *graph.Submission, job string, files []string) (string, error)
	Upload(ctx context.Context, f *graph.UploadedFile, r io.Reader) (string, error)
	// Withdraw says that the sender took a submission back. It succeeds if the host does not have it.
	Withdraw(ctx context.Context, n *graph.Submission) (string, error)
}

// hostTiming waits five minutes at most, so that deliveries leave soon after a host recovers. While the host is down,
// the client's circuit breaker rejects calls and nothing is leased.
var hostTiming = timing{
	timeout: 40 * time.Second,
	lease:   time.Minute,
	poll:    time.Second / 2,
	initial: time.Second,
	max:     5 * time.Minute,
}

// hostSenders is how many deliveries are sent at a time. Those that end together are stored in one transaction.
const hostSenders = 16

// NewHosts makes a worker that sends submissions and their files to the hosts.
func NewHosts(outbox Outbox, submissions Submissions, jobs graph.Jobs, hosts Hosts, log *slog.Logger) *Worker {
	return newWorker(outbox, &hostTransport{submissions, jobs, hosts}, hostSenders, hostTiming, log)
}

type hostTransport struct {
	submissions Submissions
	jobs        graph.Jobs
	hosts       Hosts
}

func (t *hostTransport) kinds() []graph.DeliveryKind {
	all := []graph.DeliveryKind{graph.HostUpload, graph.HostEnquiry, graph.HostApplication, graph.HostWithdrawal}
	return slices.DeleteFunc(all, t.hosts.CircuitOpen)
}

func (t *hostTransport) send(ctx context.Context, d *graph.Delivery) (string, error) {
	if d.Kind == graph.HostUpload {
		return t.upload(ctx, d)
	}
	n, err := t.submissions.SubmissionByKey(ctx, d.Submission)
	if err != nil {
		return "", err
	}
	switch {
	case d.Kind == graph.HostWithdrawal:
		return t.hosts.Withdraw(ctx, n)
	case d.Kind == graph.HostEnquiry && n.Enquiry != nil:
		return t.hosts.Enquiry(ctx, n)
	case d.Kind == graph.HostApplication && n.Application != nil:
		return t.application(ctx, n)
	}
	return "", refused("this program knows no delivery of the kind %q", d.Kind)
}

func (t *hostTransport) application(ctx context.Context, n *graph.Submission) (string, error) {
	names, err := t.submissions.HostFiles(ctx, n.Key)
	if err != nil {
		return "", err
	}
	files := []string{}
	for _, f := range n.Files {
		if name := names[f.ID]; name != "" {
			files = append(files, name)
		}
	}
	job := n.JobID
	if job != "" {
		found, err := t.jobs.JobsByID(ctx, []string{job})
		if err != nil {
			return "", err
		}
		if known := found[job]; known != nil && known.HostID != "" {
			job = known.HostID
		}
	}
	return t.hosts.Application(ctx, n, job, files)
}

func (t *hostTransport) upload(ctx context.Context, d *graph.Delivery) (string, error) {
	r, file, err := t.submissions.OpenUpload(ctx, d.Upload)
	if err != nil {
		return "", err
	}
	defer func() { _ = r.Close() }()
	name, err := t.hosts.Upload(ctx, file, r)
	if faults, ok := graph.AsUserErrors(err); ok {
		return "", errors.Join(err, t.atTheFile(ctx, d, faults))
	}
	return name, err
}

// atTheFile sets the field of a refusal to the position of the file in its form.
func (t *hostTransport) atTheFile(ctx context.Context, d *graph.Delivery, faults graph.UserErrors) error {
	n, err := t.submissions.SubmissionByKey(ctx, d.Submission)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(n.Files, func(f graph.UploadedFile) bool { return f.ID == d.Upload })
	for i := range faults {
		faults[i].Field = []string{"files", strconv.Itoa(max(at, 0))}
	}
	return nil
}
