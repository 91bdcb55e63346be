// Package graph contains the site's types, rules and resolvers. It declares the interfaces that it needs, and imports
// no other package of the site.
package graph

import (
	"context"
	"errors"
	"io"
	"time"
)

// ErrNotFound means that something does not exist.
var ErrNotFound = errors.New("not found")

// ErrBadCursor means that a cursor does not belong to the source.
var ErrBadCursor = errors.New("this cursor is not valid: start again without after")

// ErrUnavailable means that something cannot be looked up now, because a database or host is unavailable. It may exist.
var ErrUnavailable = errors.New("this cannot be looked up right now")

// Content is the site's editorial content. It never fails, because it is read and checked when the server starts.
type Content interface {
	// Site returns what every page shows around its content, for a visitor from the named country ("" if unknown).
	Site(country string) *Site
	// Page returns the page at the path, or nil.
	Page(path string) Page
	// Pages returns the pages that q selects, in menu order or newest first.
	Pages(q PageQuery) []Page
	// Search returns what has the words of a query: pages, documents, and events that are not over by now.
	Search(ctx context.Context, query string, now time.Time) (Found, error)
	// NearestPages returns up to 5 pages with similar paths.
	NearestPages(path string) []Page
	// ReceiptSteps returns what happens after a submission of the kind was received, in order. job is the one of an
	// application, or nil.
	ReceiptSteps(kind ReceiptKind, job *Job) []string
	// Due returns by when an enquiry is answered, or an application read, nil if the site promises no time; the
	// index of the step that says so, negative if none does; and the holidays without which due would be earlier.
	// job is the one of an application, or nil.
	Due(kind ReceiptKind, job *Job, received time.Time) (due *time.Time, step int, holidays []Holiday)
	// Calls returns the times for calls that begin at a moment or later, within some weeks, by time.
	Calls(from time.Time) []Call
	// Call returns the call with a slot, or nil if there is no such office.
	Call(slot string) *Call
	// Events returns all events. Those that end before now are past.
	Events(now time.Time) []Event
	// Now returns who has the work at a moment, with some days before it, or nil if the offices do not hand the work to
	// each other. If some of them are in the country, the others are left out.
	Now(at time.Time, daysBefore int, country string) *Now
	// Documents returns the documents that q selects.
	Documents(q DocumentQuery) []Document
}

// SitePages is the source of the pages of the content management system.
type SitePages interface {
	SitePages(ctx context.Context) ([]SitePage, error)
	SitePagesByID(ctx context.Context, ids []string) (map[string]*SitePage, error)
}

// Intake stores what visitors send. When a method returns without an error, the data is on disk.
type Intake interface {
	// Repeat returns the receipt of a submission that was received before, or nil if its key is new. If other content
	// was received with the key, the error is a UserErrors. If the database is unavailable, it wraps ErrUnavailable.
	Repeat(ctx context.Context, n *Submission) (*Receipt, error)
	// Add stores a submission with its deliveries. For a repeated one, it returns the first receipt. If other content
	// was received with the key, or its call, its job or one of its files is gone, the error is a UserErrors.
	Add(ctx context.Context, n *Submission) (*Receipt, error)
	// Amend stores a submission again, like Add, with the consent of the one that it replaces, the first of Replaces.
	// If that one was replaced or withdrawn, the error is a UserErrors.
	Amend(ctx context.Context, n *Submission) (*Receipt, error)
	// Withdraw marks a submission as taken back, discards its deliveries and has the team told if one may have arrived.
	// It returns nil if the key is unknown, and whether the submission was withdrawn only now. If it was replaced, the
	// error is a UserErrors. If the database is unavailable, it wraps ErrUnavailable.
	Withdraw(ctx context.Context, key string) (receipt *Receipt, now bool, err error)
	// BookedCalls returns the slots of the calls that end after a moment. If the database is unavailable, the error
	// wraps ErrUnavailable.
	BookedCalls(ctx context.Context, from time.Time) ([]string, error)
	// Receipt returns the receipt with the key, or nil. If the database is unavailable, the error wraps ErrUnavailable.
	Receipt(ctx context.Context, key string) (*Receipt, error)
	// AddUpload stores a file whose type was checked.
	AddUpload(ctx context.Context, name, mediaType string, r io.Reader) (*UploadedFile, error)
	// Uploads returns those of the files that exist and have not expired, by id.
	Uploads(ctx context.Context, ids []string) (map[string]*UploadedFile, error)
}

// Guard tells people from robots.
type Guard interface {
	// Captcha makes a new challenge.
	Captcha(ctx context.Context) (*Captcha, error)
	// Verify returns "" and uses the token up if it answers a challenge that was not used before. Otherwise, problem
	// says what is wrong and what to do.
	Verify(ctx context.Context, token string) (problem string, err error)
}

// Resolver resolves the fields of the schema.
type Resolver struct {
	// Content returns the current content, which may be replaced between two calls.
	Content   func() Content
	Jobs      Jobs
	SitePages SitePages
	Intake    Intake
	Guard     Guard
	// Alerts is nil if the site sends no mail.
	Alerts Alerts
	// Now is the clock; time.Now outside tests.
	Now func() time.Time
}

// SchemaText returns the text of schema.graphql.
func SchemaText() string { return sources[0].Input }
