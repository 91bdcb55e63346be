package inbox

import (
	"testing"

	"github.com/google/uuid"

	"hire360/graph"
	"hire360/server/db/dbtest"
	"hire360/server/inbox/s3test"
)

// What waits on a machine is replaced as what arrived is, wherever the attempt and its correction were taken in.
func TestACorrectionReplacesAcrossAnOutage(t *testing.T) {
	database := dbtest.NewDatabase(t)
	for name, c := range map[string]struct{ firstWaits, correctionWaits bool }{
		"both before": {false, false}, "the first waits": {true, false},
		"the correction waits": {false, true}, "both wait": {true, true},
	} {
		t.Run(name, func(t *testing.T) {
			s := opened(t, over(database), delivering)
			file, lost := upload(t, s), uuid.NewString()
			take := func(waits bool, a graph.ApplicationInput) {
				t.Helper()
				add := func() { sendApplication(t, s, a) }
				if waits {
					whileAway(t, s, add)
				} else {
					add()
				}
			}
			take(c.firstWaits, application(lost, file))
			correction := application(uuid.NewString(), file)
			correction.Name, correction.Replaces = "Corrected Example", []string{lost}
			take(c.correctionWaits, correction)
			for range 3 { // what was replaced is handed on after what replaces it
				noError(t, s.flush(t.Context()))
			}
			first := must[*graph.Submission](t)(s.SubmissionByKey(t.Context(), lost))
			later := must[*graph.Submission](t)(s.SubmissionByKey(t.Context(), correction.Key))
			if first.State != graph.ReceiptStateReplaced || first.ReplacedBy != later.Reference ||
				len(first.Files) != 0 {
				t.Errorf("the first is %+v", first)
			}
			if later.State != graph.ReceiptStateQueued || len(later.Files) != 1 || len(later.Replaces) != 1 {
				t.Errorf("the correction is %+v", later)
			}
			for _, kind := range []graph.DeliveryKind{graph.HostUpload, graph.HostApplication} {
				if d := leaseFirst(t, s, lost, kind); d != nil {
					t.Errorf("%s of what was replaced is to be delivered", kind)
				}
			}
		})
	}
}

// A correction whose file is not in the bucket yet keeps what it replaces on the machine too: handed over alone, that
// would be delivered.
func TestWhatWasReplacedWaitsForItsCorrection(t *testing.T) {
	s3 := s3test.New(t)
	s := opened(t, over(dbtest.NewDatabase(t)), filesIn(s3.URL()), delivering)
	first, correction := application(uuid.NewString()), application(uuid.NewString())
	s3.Down.Store(true)
	whileAway(t, s, func() {
		sendApplication(t, s, first)
		correction.Files, correction.Replaces = []string{upload(t, s)}, []string{first.Key}
		sendApplication(t, s, correction)
	})
	if err := s.flush(t.Context()); err == nil || stats(t, s).Applications != 0 {
		t.Errorf("while the correction waits: got %+v (%v), want no application", stats(t, s), err)
	}
	s3.Down.Store(false)
	for range 2 {
		noError(t, s.flush(t.Context()))
	}
	if d := leaseFirst(t, s, first.Key, graph.HostApplication); d != nil || stats(t, s).Applications != 2 {
		t.Errorf("got %+v and the delivery %+v of what was replaced, want both applications and none", stats(t, s), d)
	}
}

// Two contents under one key, taken in where nobody could know of the other, are both kept.
func TestNothingIsLostUnderAKeyReusedDuringAnOutage(t *testing.T) {
	s := opened(t, over(dbtest.NewDatabase(t)))
	first := enquiry(1)
	sendEnquiry(t, s, first)
	second := first
	second.Message = "Something else."
	whileAway(t, s, func() { sendEnquiry(t, s, second) })
	noError(t, s.flush(t.Context()))
	equal(t, len(must[[]graph.Submission](t)(s.Submissions(t.Context(), "", 0))), 2, "enquiries that are kept")
}

// Forgetting a correction does not set free what it replaced.
func TestForgettingACorrectionDeliversNothing(t *testing.T) {
	dbtest.OnEach(t, testForgettingACorrection)
}

func testForgettingACorrection(t *testing.T, b dbtest.Backend) {
	s := on(t, b, delivering)
	first, correction := enquiry(1), enquiry(2)
	sendEnquiry(t, s, first)
	correction.Replaces = []string{first.Key}
	receipt := sendEnquiry(t, s, correction)
	noError(t, s.Forget(t.Context(), receipt.Reference))
	if d := leaseFirst(t, s, first.Key, graph.HostEnquiry); d != nil {
		t.Error("what was replaced is to be delivered")
	}
}
