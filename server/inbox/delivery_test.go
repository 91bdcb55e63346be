package inbox

import (
	"errors"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/db/dbtest"
)

var mails = []graph.DeliveryKind{graph.TeamMail, graph.SenderMail}

// leased leases a delivery that must be there.
func leased(t *testing.T, s *Store, kinds ...graph.DeliveryKind) *graph.Delivery {
	t.Helper()
	d := lease(t, s, kinds...)
	if d == nil {
		t.Fatalf("no delivery of %v is due", kinds)
	}
	return d
}

func TestAReceiptWaitsForTheTeamAlone(t *testing.T) {
	dbtest.OnEach(t, testAReceiptWaitsForTheTeamAlone)
}

func testAReceiptWaitsForTheTeamAlone(t *testing.T, b dbtest.Backend) {
	arrives := func(s *Store, d *graph.Delivery) error { return s.Delivered(t.Context(), d, "") }
	dies := func(s *Store, d *graph.Delivery) error { return s.DeadLetter(t.Context(), d, "550") }
	discarded := func(s *Store, d *graph.Delivery) error {
		_, err := s.DiscardDeliveries(t.Context(), DeliveryFilter{ID: d.ID})
		return err
	}
	stays := func(*Store, *graph.Delivery) error { return nil }
	for name, c := range map[string]struct {
		team, sender func(*Store, *graph.Delivery) error
		want         graph.ReceiptState
	}{
		"nothing":          {stays, stays, graph.ReceiptStateQueued},
		"team has it":      {arrives, stays, graph.ReceiptStateDelivered},
		"sender has it":    {stays, arrives, graph.ReceiptStateQueued},
		"team refuses":     {dies, stays, graph.ReceiptStateQueued},
		"team mail is off": {discarded, stays, graph.ReceiptStateKept},
		"sender bounces":   {arrives, dies, graph.ReceiptStateDelivered},
	} {
		t.Run(name, func(t *testing.T) {
			s := on(t, b, mailing)
			sendEnquiry(t, s, enquiry(1))
			err := errors.Join(c.team(s, leased(t, s, graph.TeamMail)), c.sender(s, leased(t, s, graph.SenderMail)))
			noError(t, err)
			receipt := receiptOf(t, s, enquiry(1).Key)
			listed := must[[]graph.Submission](t)(s.Submissions(t.Context(), "", 0))
			if receipt.State != c.want || listed[0].State != c.want {
				t.Errorf("receipt %s, list %s, want %s", receipt.State, listed[0].State, c.want)
			}
		})
	}
}

func TestALeaseEndsByItself(t *testing.T) { dbtest.OnEach(t, testALeaseEndsByItself) }

func testALeaseEndsByItself(t *testing.T, b dbtest.Backend) {
	now := dbtest.Noon
	s := on(t, b, mailing, at(func() time.Time { return now }))
	sendEnquiry(t, s, enquiry(1))
	first := leased(t, s, graph.TeamMail)
	now = now.Add(time.Minute)
	second := leased(t, s, graph.TeamMail)
	if second.ID != first.ID || second.Attempts != 2 {
		t.Errorf("got %+v, want the second try of %+v", second, first)
	}
	// A worker that lost its lease changes nothing, unless the delivery did arrive.
	err := errors.Join(s.Defer(t.Context(), first, time.Hour, "too late"), s.DeadLetter(t.Context(), first, "too late"))
	noError(t, err)
	now = now.Add(time.Minute)
	equal(t, leased(t, s, graph.TeamMail).Attempts, 3, "attempts at the third try")
	noError(t, s.Delivered(t.Context(), first, ""))
	now = now.Add(time.Hour)
	if d := lease(t, s, mails[:1]...); d != nil {
		t.Errorf("%+v has arrived and is tried again", d)
	}
}
