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
	// Resting reports whether a delivery of the kind would be turned away at once.
	Resting(kind graph.DeliveryKind) bool
	// Each sends one thing and returns what the host calls it.
	Enquiry(ctx context.Context, n *graph.Submission) (string, error)
	Application(ctx context.Context, n *graph.Submission, job string, files []string) (string, error)
	Upload(ctx context.Context, f *graph.UploadedFile, r io.Reader) (string, error)
}

// SentToHosts is where the contents of submissions to hosts are read.
type SentToHosts interface {
	Sent
	// HostFiles returns what the host calls the files that it has, by the files' ids.
	HostFiles(ctx context.Context, submission string) (map[string]string, error)
}

// hostPace waits five minutes at most, so that deliveries leave soon after a host recovers. While the host is down, the
// client's breaker keeps calls from it and nothing is claimed.
var hostPace = pace{
	timeout: 40 * time.Second,
	lease:   time.Minute,
	poll:    time.Second / 2,
	initial: time.Second,
	max:     5 * time.Minute,
}

// hostSenders is how many deliveries are sent at a time. Those that end together are stored in one transaction.
const hostSenders = 16

// NewHosts makes a worker that sends submissions and their files to the hosts.
func NewHosts(outbox Outbox, sent SentToHosts, jobs Jobs, hosts Hosts, log *slog.Logger) *Worker {
	return newWorker(outbox, &hostTransport{sent, jobs, hosts}, hostSenders, hostPace, log)
}

type hostTransport struct {
	sent  SentToHosts
	jobs  Jobs
	hosts Hosts
}

func (c *hostTransport) kinds() []graph.DeliveryKind {
	all := []graph.DeliveryKind{graph.HostUpload, graph.HostEnquiry, graph.HostApplication}
	return slices.DeleteFunc(all, c.hosts.Resting)
}

func (c *hostTransport) send(ctx context.Context, d *graph.Delivery) (string, error) {
	if d.Kind == graph.HostUpload {
		return c.upload(ctx, d)
	}
	n, err := c.sent.SubmissionByKey(ctx, d.Submission)
	if err != nil {
		return "", err
	}
	switch {
	case d.Kind == graph.HostEnquiry && n.Enquiry != nil:
		return c.hosts.Enquiry(ctx, n)
	case d.Kind == graph.HostApplication && n.Application != nil:
		return c.application(ctx, n)
	}
	return "", refused("this program knows no delivery of the kind %q", d.Kind)
}

func (c *hostTransport) application(ctx context.Context, n *graph.Submission) (string, error) {
	names, err := c.sent.HostFiles(ctx, n.Key)
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
		found, err := c.jobs.JobsByID(ctx, []string{job})
		if err != nil {
			return "", err
		}
		if known := found[job]; known != nil && known.HostID != "" {
			job = known.HostID
		}
	}
	return c.hosts.Application(ctx, n, job, files)
}

func (c *hostTransport) upload(ctx context.Context, d *graph.Delivery) (string, error) {
	r, file, err := c.sent.OpenUpload(ctx, d.Upload)
	if err != nil {
		return "", err
	}
	defer func() { _ = r.Close() }()
	name, err := c.hosts.Upload(ctx, file, r)
	if faults, ok := graph.AsUserErrors(err); ok {
		return "", errors.Join(err, c.atTheFile(ctx, d, faults))
	}
	return name, err
}

// atTheFile sets the field of a refusal to the file's place among the files of its form.
func (c *hostTransport) atTheFile(ctx context.Context, d *graph.Delivery, faults graph.UserErrors) error {
	n, err := c.sent.SubmissionByKey(ctx, d.Submission)
	if err != nil {
		return err
	}
	at := slices.IndexFunc(n.Files, func(f graph.UploadedFile) bool { return f.ID == d.Upload })
	for i := range faults {
		faults[i].Field = []string{"files", strconv.Itoa(max(at, 0))}
	}
	return nil
}
