package inbox

import (
	"errors"
	"strings"
	"testing"

	"hire360/graph"
	"hire360/server/db/dbtest"
)

// While the shared database is away, nobody can know whether a time is free: it is neither offered nor given.
func TestNoTimeForACallIsGivenWhileTheDatabaseIsAway(t *testing.T) {
	s := machines(t, 1)[0]
	const slot = "London/2026-12-01T10:00Z/30"
	resume := dbtest.Halt(t)
	e := enquiry(1)
	e.Call = new(slot)
	_, err := s.AddEnquiry(t.Context(), e)
	faults, _ := graph.AsUserErrors(err)
	if len(faults) != 1 || faults[0].Field[0] != "call" || !strings.Contains(faults[0].Message, "right now") {
		t.Errorf("it answers %v, want that no time can be booked", err)
	}
	if _, err := s.BookedCalls(t.Context(), s.db.Now()); !errors.Is(err, graph.ErrUnavailable) {
		t.Errorf("the times are %v, want that they are unavailable", err)
	}
	resume()
	reconnect(t, s)
	sendEnquiry(t, s, e)
	if taken := must[[]string](t)(s.BookedCalls(t.Context(), s.db.Now())); len(taken) != 1 {
		t.Errorf("%v are taken, want one", taken)
	}
}
