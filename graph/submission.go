package graph

import "time"

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
}

// Delivery is something about a submission that is to be carried to somebody.
type Delivery struct {
	ID   int64
	Kind DeliveryKind
	// Submission is the key of what it is about.
	Submission string
	// Upload is the id of the file that is carried, empty for anything else.
	Upload string
	// Attempts counts the tries, the present one included.
	Attempts int
}

// DeliveryKind is what is carried to whom.
type DeliveryKind string

// The mails about a submission.
const (
	// TeamMail brings all that was sent to the people who read it.
	TeamMail DeliveryKind = "team-mail"
	// SenderMail tells the sender that it was received.
	SenderMail DeliveryKind = "sender-mail"
)

// What is carried to the hosts. An application goes after its files, because it names them as the host does.
const (
	HostUpload      DeliveryKind = "upload"
	HostEnquiry     DeliveryKind = "enquiry"
	HostApplication DeliveryKind = "application"
)
