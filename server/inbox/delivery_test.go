package inbox

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/db/dbtest"
)

var mails = []graph.DeliveryKind{graph.TeamMail, graph.SenderMail}

// claimed claims a delivery that must be there.
func claimed(t *testing.T, s *Store, kinds ...graph.DeliveryKind) *graph.Delivery {
	t.Helper()
	d := must[*graph.Delivery](t)(s.ClaimDelivery(t.Context(), kinds, time.Minute))
	if d == nil {
		t.Fatalf("no delivery of %v is due", kinds)
	}
	return d
}

func TestASubmissionQueuesItsMails(t *testing.T) { dbtest.OnEach(t, testASubmissionQueuesItsMails) }

func testASubmissionQueuesItsMails(t *testing.T, b dbtest.Backend) {
	s := on(t, b, mailing)
	must[*graph.Receipt](t)(s.AddEnquiry(t.Context(), enquiry(1)))
	select {
	case <-s.Queued():
	default:
		t.Error("nobody was told")
	}
	must[*graph.Receipt](t)(s.AddEnquiry(t.Context(), enquiry(1)))
	var got []graph.DeliveryKind
	for range 2 {
		got = append(got, claimed(t, s, mails...).Kind)
	}
	if !slices.Equal(got, mails) {
		t.Errorf("got %v, want %v", got, mails)
	}
	if d := must[*graph.Delivery](t)(s.ClaimDelivery(t.Context(), mails, time.Minute)); d != nil {
		t.Errorf("%+v was claimed twice", d)
	}
}

func TestAReceiptWaitsForTheTeamAlone(t *testing.T) {
	dbtest.OnEach(t, testAReceiptWaitsForTheTeamAlone)
}

func testAReceiptWaitsForTheTeamAlone(t *testing.T, b dbtest.Backend) {
	for name, c := range map[string]struct {
		end  func(s *Store, team, sender *graph.Delivery) error
		want graph.ReceiptState
	}{
		"nothing":          {func(*Store, *graph.Delivery, *graph.Delivery) error { return nil }, graph.ReceiptStateQueued},
		"team has it":      {func(s *Store, team, _ *graph.Delivery) error { return s.Delivered(t.Context(), team, "") }, graph.ReceiptStateDelivered},
		"sender has it":    {func(s *Store, _, sender *graph.Delivery) error { return s.Delivered(t.Context(), sender, "") }, graph.ReceiptStateQueued},
		"team refuses":     {func(s *Store, team, _ *graph.Delivery) error { return s.Refuse(t.Context(), team, "550") }, graph.ReceiptStateQueued},
		"team mail is off": {func(s *Store, team, _ *graph.Delivery) error { return s.DiscardDelivery(t.Context(), team.ID) }, graph.ReceiptStateDelivered},
		"sender bounces": {func(s *Store, team, sender *graph.Delivery) error {
			return errors.Join(s.Delivered(t.Context(), team, ""), s.Refuse(t.Context(), sender, "550"))
		}, graph.ReceiptStateDelivered},
	} {
		t.Run(name, func(t *testing.T) {
			s := on(t, b, mailing)
			must[*graph.Receipt](t)(s.AddEnquiry(t.Context(), enquiry(1)))
			if err := c.end(s, claimed(t, s, graph.TeamMail), claimed(t, s, graph.SenderMail)); err != nil {
				t.Fatal(err)
			}
			receipt := must[*graph.Receipt](t)(s.Receipt(t.Context(), enquiry(1).Key))
			listed := must[[]graph.Submission](t)(s.Submissions(t.Context(), SubmissionFilter{}))
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
	must[*graph.Receipt](t)(s.AddEnquiry(t.Context(), enquiry(1)))
	first := claimed(t, s, graph.TeamMail)
	now = now.Add(time.Minute)
	second := claimed(t, s, graph.TeamMail)
	if second.ID != first.ID || second.Attempts != 2 {
		t.Errorf("got %+v, want the second try of %+v", second, first)
	}
	// Whoever lost the claim changes nothing any more, unless it did arrive.
	if err := errors.Join(s.PutOff(t.Context(), first, time.Hour, "too late"), s.Refuse(t.Context(), first, "too late")); err != nil {
		t.Fatal(err)
	}
	now = now.Add(time.Minute)
	if third := claimed(t, s, graph.TeamMail); third.Attempts != 3 {
		t.Errorf("got %+v, want the third try", third)
	}
	if err := s.Delivered(t.Context(), first, ""); err != nil {
		t.Fatal(err)
	}
	now = now.Add(time.Hour)
	if d := must[*graph.Delivery](t)(s.ClaimDelivery(t.Context(), mails[:1], time.Minute)); d != nil {
		t.Errorf("%+v has arrived and is tried again", d)
	}
}

func TestAPersonDecidesAboutWhatDidNotArrive(t *testing.T) {
	dbtest.OnEach(t, testAPersonDecidesAboutWhatDidNotArrive)
}

func testAPersonDecidesAboutWhatDidNotArrive(t *testing.T, b dbtest.Backend) {
	now := dbtest.Noon
	s := on(t, b, mailing, at(func() time.Time { return now }))
	must[*graph.Receipt](t)(s.AddEnquiry(t.Context(), enquiry(1)))
	team, sender := claimed(t, s, graph.TeamMail), claimed(t, s, graph.SenderMail)
	if err := errors.Join(s.PutOff(t.Context(), team, time.Hour, "timeout"), s.Refuse(t.Context(), sender, "550")); err != nil {
		t.Fatal(err)
	}
	list := must[[]WaitingDelivery](t)(s.WaitingDeliveries(t.Context(), 0))
	if len(list) != 2 || list[0].State != "pending" || list[0].LastError != "timeout" || !list[0].Next.Equal(dbtest.Noon.Add(time.Hour)) || list[1].State != "dead" {
		t.Errorf("got %+v", list)
	}
	if err := errors.Join(s.RetryDelivery(t.Context(), team.ID), s.RetryDelivery(t.Context(), sender.ID)); err != nil {
		t.Fatal(err)
	}
	if err := s.Delivered(t.Context(), claimed(t, s, graph.TeamMail), ""); err != nil {
		t.Fatal(err)
	}
	if d := claimed(t, s, graph.SenderMail); d.Attempts != 2 {
		t.Errorf("got %+v, want the second try", d)
	}
	if err := s.DiscardDelivery(t.Context(), sender.ID); err != nil {
		t.Fatal(err)
	}
	for _, id := range []int64{team.ID, sender.ID, 99} {
		if err := s.RetryDelivery(t.Context(), id); !errors.Is(err, graph.ErrNotFound) {
			t.Errorf("retry %d: got %v, want %v", id, err, graph.ErrNotFound)
		}
	}
	if list := must[[]WaitingDelivery](t)(s.WaitingDeliveries(t.Context(), 5)); len(list) != 0 {
		t.Errorf("got %+v, want nothing", list)
	}
}

func TestARefusedSubmissionWasNeverReceived(t *testing.T) {
	dbtest.OnEach(t, testARefusedSubmissionWasNeverReceived)
}

func testARefusedSubmissionWasNeverReceived(t *testing.T, b dbtest.Backend) {
	s := on(t, b, delivering, mailing)
	up := must[*graph.UploadedFile](t)(s.AddUpload(t.Context(), "cv.pdf", "application/pdf", strings.NewReader("x")))
	a := application("11111111-2222-4333-8444-555555555555", up.ID)
	must[*graph.Receipt](t)(s.AddApplication(t.Context(), a))
	if d := must[*graph.Delivery](t)(s.ClaimDelivery(t.Context(), mails, time.Minute)); d != nil {
		t.Error("a mail may go before the host has judged")
	}
	hosts := []graph.DeliveryKind{graph.HostUpload, graph.HostApplication}
	file := must[*graph.Delivery](t)(s.ClaimFirst(t.Context(), a.Key, hosts, time.Minute))
	if file == nil || file.Upload != up.ID {
		t.Fatalf("got %+v, want the file first", file)
	}
	if d := must[*graph.Delivery](t)(s.ClaimFirst(t.Context(), a.Key, hosts, time.Minute)); d != nil {
		t.Errorf("%+v goes beside its file", d)
	}
	if err := s.Delivered(t.Context(), file, "F-1"); err != nil {
		t.Fatal(err)
	}
	if names := must[map[string]string](t)(s.HostFiles(t.Context(), a.Key)); names[up.ID] != "F-1" {
		t.Errorf("the host's names are %v", names)
	}
	if err := s.Withdraw(t.Context(), a.Key); err != nil {
		t.Fatal(err)
	}
	if r := must[*graph.Receipt](t)(s.Receipt(t.Context(), a.Key)); r != nil {
		t.Error("a withdrawn submission has a receipt")
	}
	must[*graph.Receipt](t)(s.AddApplication(t.Context(), a)) // the file is free again
	if err := s.Release(t.Context(), a.Key); err != nil {
		t.Fatal(err)
	}
	if d := must[*graph.Delivery](t)(s.ClaimDelivery(t.Context(), mails, time.Minute)); d == nil {
		t.Error("a released submission waits")
	}
}
