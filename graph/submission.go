package graph

import (
	"context"
	"fmt"
	"strings"
	"time"
)

// Submission is an enquiry or an application as it was received, for the team that reads it.
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
	// ConsentVersion names the wording that was agreed to, at ConsentAt.
	ConsentVersion string    `json:"consentVersion"`
	ConsentAt      time.Time `json:"consentAt"`
	// Replaces are the earlier attempts that this one replaces; ReplacedBy is the reference of the one that replaced it.
	Replaces   []Replaced `json:"replaces,omitempty"`
	ReplacedBy string     `json:"replacedBy,omitempty"`
	// Linked says that it is part of a replacement.
	Linked bool `json:"-"`
}

// Replaced is an earlier attempt that arrived.
type Replaced struct {
	Reference string `json:"reference"`
	// HostID is what the host calls it, empty when it was not delivered there.
	HostID string `json:"hostId,omitempty"`
}

// ReplacedReferences returns the references of what it replaces.
func (n *Submission) ReplacedReferences() string {
	list := make([]string, len(n.Replaces))
	for i, r := range n.Replaces {
		list[i] = r.Reference
	}
	return strings.Join(list, ", ")
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

// Receipt says what was received, and whether it was delivered.
type Receipt struct {
	Key       string
	Kind      ReceiptKind
	Reference string
	State     ReceiptState
	Received  time.Time
	// Name is the sender's.
	Name string
	// JobID is the job of an application, empty for anything else.
	JobID string
	// Replaces are the earlier attempts that this one replaces; ReplacedBy is the one that replaced it.
	Replaces   []ReceiptReference
	ReplacedBy *ReceiptReference
	// Next is what happens next.
	Next []string
}

func (r *Resolver) receipt(ctx context.Context, key string) (*Receipt, error) {
	if !keyPattern.MatchString(key) {
		return nil, nil
	}
	receipt, err := r.Intake.Receipt(ctx, key)
	if err != nil {
		return nil, fmt.Errorf("look up receipt: %w", err)
	}
	return r.withSteps(receipt), nil
}

func (r *Resolver) withSteps(receipt *Receipt) *Receipt {
	if receipt != nil {
		receipt.Next = r.Content.ReceiptSteps(receipt.Kind)
	}
	return receipt
}

// jobOfReceipt returns the job, nil when it cannot be read now: a receipt is shown without it.
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

// Delivery is a message about a submission, or a file of it, that has to be sent to someone.
type Delivery struct {
	ID   int64
	Kind DeliveryKind
	// Submission is the key of what it is about.
	Submission string
	// Upload is the id of the file that is sent, empty for anything else.
	Upload string
	// Attempts counts the tries, including the current one.
	Attempts int
}

// DeliveryKind is what is sent to whom.
type DeliveryKind string

// The mails about a submission.
const (
	// TeamMail brings all that was sent to the people who read it.
	TeamMail DeliveryKind = "team-mail"
	// SenderMail tells the sender that it was received.
	SenderMail DeliveryKind = "sender-mail"
)

// What is sent to the hosts. An application goes after its files, because it names them as the host does.
const (
	HostUpload      DeliveryKind = "upload"
	HostEnquiry     DeliveryKind = "enquiry"
	HostApplication DeliveryKind = "application"
)
