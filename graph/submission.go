package graph

import (
	"context"
	"fmt"
	"net/url"
	"strings"
	"time"
)

// Submission is an enquiry or an application as received, for the people who read it.
type Submission struct {
	Key       string       `json:"key"`
	Kind      ReceiptKind  `json:"kind"`
	Reference string       `json:"reference"`
	State     ReceiptState `json:"state"`
	Received  time.Time    `json:"received"`
	// JobID and JobTitle are empty for an enquiry and for a general application.
	JobID    string `json:"jobId,omitempty"`
	JobTitle string `json:"jobTitle,omitempty"`
	// Enquiry or Application is what was sent; the other one is nil.
	Enquiry     *EnquiryInput     `json:"enquiry,omitempty"`
	Application *ApplicationInput `json:"application,omitempty"`
	Files       []UploadedFile    `json:"files,omitempty"`
	// ConsentVersion is the version of the consent's text, ConsentAt the time of the consent.
	ConsentVersion string    `json:"consentVersion"`
	ConsentAt      time.Time `json:"consentAt"`
	// Replaces are the earlier attempts that this one replaces, ReplacedBy the reference of the one that replaces it.
	Replaces   []Replaced `json:"replaces,omitempty"`
	ReplacedBy string     `json:"replacedBy,omitempty"`
	// Withdrawn is when the sender took it back, nil if they did not.
	Withdrawn *time.Time `json:"withdrawn,omitempty"`
	// HostID is its id at the host, empty if it was not delivered there.
	HostID string `json:"hostId,omitempty"`
	// Handled is what the team has done about it: new, progress or done. Note is what it noted.
	Handled string `json:"handled,omitempty"`
	Note    string `json:"note,omitempty"`
	// Linked reports whether it replaces one or is replaced.
	Linked bool `json:"-"`
}

// Replaced is an earlier attempt that arrived.
type Replaced struct {
	Reference string `json:"reference"`
	// HostID is its id at the host, empty if it was not delivered there.
	HostID string `json:"hostId,omitempty"`
}

// ReplacedReferences returns the references of the attempts that it replaces, separated by commas.
func (n *Submission) ReplacedReferences() string {
	return strings.Join(Each(n.Replaces, func(r Replaced) string { return r.Reference }), ", ")
}

// Sender returns the sender's name.
func (n *Submission) Sender() string {
	switch {
	case n.Enquiry != nil:
		return n.Enquiry.Name
	case n.Application != nil:
		return n.Application.Name
	}
	return ""
}

// Email returns the sender's address.
func (n *Submission) Email() string {
	if n.Enquiry != nil {
		return n.Enquiry.Email
	}
	return n.Application.Email
}

func (r *Resolver) receipt(ctx context.Context, key string) (*Receipt, error) {
	if !keyPattern.MatchString(key) {
		return nil, nil
	}
	receipt, err := r.Intake.Receipt(ctx, key)
	if err != nil {
		return nil, fmt.Errorf("look up receipt: %w", err)
	}
	return r.withSteps(ctx, receipt), nil
}

func (r *Resolver) withSteps(ctx context.Context, receipt *Receipt) *Receipt {
	if receipt == nil || receipt.State == ReceiptStateWithdrawn {
		return receipt
	}
	job := r.jobOfReceipt(ctx, receipt)
	receipt.Sent = receipt.fields(job, r.Content())
	receipt.Next = r.Content().ReceiptSteps(receipt.Kind, job)
	due, step, holidays := r.Content().Due(receipt.Kind, job, receipt.Received)
	receipt.Due, receipt.Holidays = due, holidays
	if due != nil && step >= 0 {
		receipt.DueStep = new(int32(step))
	}
	receipt.Correctable = receipt.State != ReceiptStateReplaced && isOpen(receipt.JobID, job)
	switch e := receipt.Enquiry; {
	case e != nil && e.Call != nil && receipt.State != ReceiptStateReplaced:
		receipt.Call = r.Content().Call(*e.Call)
	case receipt.Kind == ReceiptKindApplication && receipt.Correctable:
		receipt.FilesLeft = int32(max(0, MaxFiles-len(receipt.Files)))
	}
	return receipt
}

// fields returns the fields that were filled in, without name and files: the label that the form has, then the values.
func (r *Receipt) fields(job *Job, c Content) [][]string {
	list := [][]string{}
	put := func(label string, values ...string) {
		if values = trimmed(values); values != nil {
			list = append(list, append([]string{label}, values...))
		}
	}
	if e := r.Enquiry; e != nil {
		put("Your message", e.Message)
		put("E-mail", e.Email)
		put("Phone", OrEmpty(e.Phone))
		put("What is it about?", OrEmpty(e.Interest))
		put("Page you wrote from", origin(c, OrEmpty(e.Page)))
		put("Company", OrEmpty(e.Company))
		put("Country", OrEmpty(e.Country))
	}
	if a := r.Application; a != nil {
		put("E-mail", a.Email)
		put("Phone", OrEmpty(a.Phone))
		put("Profile or portfolio", OrEmpty(a.Link))
		for _, answer := range a.Answers {
			put(job.QuestionLabel(answer.QuestionID), answer.Values...)
		}
		message := "Anything we should read first?"
		if r.JobID == "" {
			message = "What would you like to do, and where?"
		}
		put(message, OrEmpty(a.Message))
		if a.FutureJobs != nil && *a.FutureJobs {
			put("Tell me about similar jobs", "Yes")
		}
	}
	return list
}

// origin returns the label of the page with that address or path; empty for the home page and that of the form.
func origin(c Content, address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Path == "/" || u.Path == "/contact-us" {
		return ""
	}
	page := c.Page(u.Path)
	if page == nil {
		return ""
	}
	return page.Base().Label
}

// QuestionLabel returns the text of a question, or its id if the job is nil or has no such question anymore.
func (j *Job) QuestionLabel(id string) string {
	if j != nil {
		for _, q := range j.Questions {
			if q.ID == id {
				return q.Label
			}
		}
	}
	return id
}

// jobOfReceipt returns the job, or nil if it cannot be read: a receipt is useful without it.
func (r *Resolver) jobOfReceipt(ctx context.Context, receipt *Receipt) *Job {
	if receipt.JobID == "" {
		return nil
	}
	job, err := loaders(ctx, r).job(ctx, receipt.JobID)
	if err != nil {
		return nil
	}
	return job
}

// Delivery is a message that must be sent: about a submission, one of its files, or a mail of an alert.
type Delivery struct {
	ID         int64
	Kind       DeliveryKind
	Submission string // the key of the submission, empty for an alert
	Upload     string // the id of the file that is sent, empty otherwise
	Attempts   int    // the number of attempts, including the current one
}

// DeliveryKind is the kind of a delivery.
type DeliveryKind string

// The mails, and what is sent to the hosts. An application contains the host's ids of its files, so it is sent last.
const (
	TeamMail        DeliveryKind = "team-mail"       // contains the submission, for the people who read it
	SenderMail      DeliveryKind = "sender-mail"     // confirms the receipt to the sender
	WithdrawalMail  DeliveryKind = "withdrawal-mail" // tells the team that the sender took it back
	MailOfAlert     DeliveryKind = "alert-mail"      // asks an address to confirm an alert, or has its new jobs
	HostUpload      DeliveryKind = "upload"
	HostEnquiry     DeliveryKind = "enquiry"
	HostApplication DeliveryKind = "application"
	HostWithdrawal  DeliveryKind = "withdrawal" // tells the host that has the submission that its sender took it back
)
