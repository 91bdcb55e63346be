package graph

import (
	"context"
	"slices"
	"time"

	"github.com/99designs/gqlgen/graphql"
)

// maxDistance is how far from the present a moment may be that somebody asks for.
const maxDistance = 366 * 24 * time.Hour

// Now is who has the work at a moment, and when it moves.
type Now struct {
	Answers bool
	Offices []RelayOffice
	Relay   []Leg

	at     time.Time
	office *RelayOffice
	next   Handover
}

// NewNow makes the state of a moment. The offices of the legs and of the handover are among now.Offices. office is the
// one that has the work, or nil.
func NewNow(at time.Time, now Now, office *RelayOffice, next Handover) *Now {
	now.at, now.office, now.next = at, office, next
	for i := range now.Offices {
		now.Offices[i].now = &now
	}
	return &now
}

// At returns the moment.
func (n *Now) At() time.Time { return n.at }

// Office returns the office that has the work, or nil.
func (n *Now) Office() *RelayOffice { return n.office }

// Next returns the next handover.
func (n *Now) Next() Handover { return n.next }

// RelayOffice is an office that takes part in the relay.
type RelayOffice struct {
	City        string   `json:"city"`
	CountryCode string   `json:"countryCode"`
	Latitude    float64  `json:"latitude"`
	Longitude   float64  `json:"longitude"`
	TimeZone    string   `json:"timeZone"`
	View        *Picture `json:"view"`
	Shifts      []Shift  `json:"shifts"`
	Offsets     []Offset `json:"offsets"`

	now *Now
}

// Open reports whether the office is open at the moment.
func (o *RelayOffice) Open() bool {
	at := o.now.at
	for _, s := range o.Shifts {
		if !s.Closed && !at.Before(s.From) && at.Before(s.To) {
			return true
		}
	}
	return false
}

// Clock returns the local time of the moment.
func (o *RelayOffice) Clock() string {
	at, minutes := o.now.at, int32(0)
	for _, offset := range o.Offsets {
		if !at.Before(offset.From) {
			minutes = offset.Minutes
		}
	}
	return at.UTC().Add(time.Duration(minutes) * time.Minute).Format("15:04")
}

// present returns who has the work now, with some days before this one. It is nil if the offices do not hand the work to
// each other.
func (r *Resolver) present(ctx context.Context, daysBefore int) *Now {
	now := r.Content.Now(r.Now(), daysBefore)
	if now != nil {
		limitValidity(ctx, now)
	}
	return now
}

// now returns who has the work, nil if the offices do not hand it to each other. at is another moment, or nil.
func (r *Resolver) now(ctx context.Context, at *time.Time) (*Now, error) {
	present := r.Now()
	if at == nil {
		return r.present(ctx, 1), nil
	}
	if at.Sub(present).Abs() > maxDistance {
		return nil, badInput("at is %s: request a moment at most 366 days from now", at.UTC().Format(time.RFC3339))
	}
	return r.Content.Now(*at, 1), nil
}

// limitValidity notes how long the result is valid: until the next handover, and with times of day for a minute.
func limitValidity(ctx context.Context, now *Now) {
	v := validityOf(ctx)
	v.limit(now.next.At)
	if selects(ctx, "at") || selectsWithin(ctx, "open", "clock") {
		v.limit(now.at.Add(time.Minute))
	}
}

// selectsWithin reports whether the operation selects one of the fields anywhere below the field that is resolved.
func selectsWithin(ctx context.Context, names ...string) bool {
	if graphql.GetFieldContext(ctx) == nil {
		return false
	}
	op := graphql.GetOperationContext(ctx)
	var within func(fields []graphql.CollectedField) bool
	within = func(fields []graphql.CollectedField) bool {
		return among(fields, names) || slices.ContainsFunc(fields, func(f graphql.CollectedField) bool {
			return within(graphql.CollectFields(op, f.Selections, nil))
		})
	}
	return within(graphql.CollectFieldsCtx(ctx, nil))
}
