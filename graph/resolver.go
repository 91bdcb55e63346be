// Package graph holds the site's types, rules and resolvers. It declares the interfaces that it needs and imports no
// other package of the site.
package graph

import (
	"context"
	"errors"
	"io"
	"time"
)

// ErrNotFound says that something does not exist.
var ErrNotFound = errors.New("not found")

// ErrBadCursor says that a cursor was not made by the source it was given to.
var ErrBadCursor = errors.New("this cursor is not known: ask again without after")

// ErrUnavailable says that something cannot be looked up now, because a database or host cannot be reached. It may
// exist.
var ErrUnavailable = errors.New("this cannot be looked up at the moment")

// Content is what the site says. It never fails: it was read and checked before the server listened.
type Content interface {
	// Site returns what every page shows around its content, for a visitor from the named country ("" if unknown).
	Site(country string) *Site
	// Page returns the page at the path, or nil.
	Page(path string) Page
	// Pages returns the pages chosen by q, in menu order or newest first.
	Pages(q PageQuery) []Page
	// NearestPages returns pages whose paths are most like the path, at most 5.
	NearestPages(path string) []Page
	// ReceiptSteps returns what happens after something of the kind was received, in order.
	ReceiptSteps(kind ReceiptKind) []string
	// Events returns all events; now decides which are past.
	Events(now time.Time) []Event
	// Documents returns the documents chosen by q.
	Documents(q DocumentQuery) []Document
}

// SitePages is where the pages of the content management system come from.
type SitePages interface {
	SitePages(ctx context.Context) ([]SitePage, error)
	SitePagesByID(ctx context.Context, ids []string) (map[string]*SitePage, error)
}

// Intake stores what visitors send. When a method returns without an error, it is safe on disk.
type Intake interface {
	// Repeat returns the receipt of a submission that was received before, nil when its key is new. A key under which
	// something else was received is a UserErrors. The error wraps ErrUnavailable when the database is away.
	Repeat(ctx context.Context, n *Submission) (*Receipt, error)
	// AddEnquiry stores an enquiry with its deliveries. The same again returns the first receipt. A reused key is a
	// UserErrors.
	AddEnquiry(ctx context.Context, e EnquiryInput) (*Receipt, error)
	// AddApplication stores an application with its deliveries, like AddEnquiry.
	AddApplication(ctx context.Context, a ApplicationInput) (*Receipt, error)
	// Receipt returns the receipt of the key, or nil. The error wraps ErrUnavailable when the database is away.
	Receipt(ctx context.Context, key string) (*Receipt, error)
	// AddUpload stores a file whose kind was checked before.
	AddUpload(ctx context.Context, name, mediaType string, r io.Reader) (*UploadedFile, error)
	// Uploads returns those of the files that exist and have not expired, by id.
	Uploads(ctx context.Context, ids []string) (map[string]*UploadedFile, error)
}

// Guard tells people from robots.
type Guard interface {
	// Captcha makes a fresh challenge.
	Captcha(ctx context.Context) (*Captcha, error)
	// Verify returns "" when token answers a challenge that was not used before, and uses it up. Otherwise it says what
	// is wrong with the token and what to do.
	Verify(ctx context.Context, token string) (problem string, err error)
}

// Resolver answers the schema's fields from these parts.
type Resolver struct {
	Content   Content
	Jobs      Jobs
	SitePages SitePages
	Intake    Intake
	Guard     Guard
	// Now is the clock; time.Now outside tests.
	Now func() time.Time
}
