package graph

import "time"

// Period is a time for which something is kept.
type Period struct {
	// Text is the period as pages state it, such as "12 months".
	Text string
	// Months and Days are its length.
	Months, Days int
}

// From returns when a period that begins at a moment ends. Before returns when one that ends at it began.
func (p Period) From(t time.Time) time.Time { return t.AddDate(0, p.Months, p.Days) }

// Before is the opposite of From, apart from months of different lengths.
func (p Period) Before(t time.Time) time.Time { return t.AddDate(0, -p.Months, -p.Days) }

// Retention says how long submissions of each kind are kept. Of a kind that it lacks, none is deleted by itself.
type Retention map[ReceiptKind]Period
