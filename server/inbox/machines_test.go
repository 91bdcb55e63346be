package inbox

import (
	"bytes"
	"hire360/graph"
	"hire360/server/db/dbtest"
	"os"
	"sync"
	"testing"
	"time"
)

func TestTheSameKeyOnSeveralMachinesIsOneSubmission(t *testing.T) {
	all := machines(t, 3, mailing)
	var wg sync.WaitGroup
	var mu sync.Mutex
	references := map[string]int{}
	for i := range 60 {
		wg.Go(func() {
			r := must[*graph.Receipt](t)(all[i%3].AddEnquiry(t.Context(), enquiry(i/15)))
			mu.Lock()
			defer mu.Unlock()
			references[r.Reference]++
		})
	}
	wg.Wait()
	if got := stats(t, all[0]); got.Enquiries != 4 || got.PendingDeliveries != 8 || len(references) != 4 {
		t.Errorf("got %+v and references %v, want 4 enquiries with 2 mails each", got, references)
	}
}

func TestADeliveryIsClaimedByOneMachine(t *testing.T) {
	all := machines(t, 3, mailing, at(time.Now))
	for i := range 30 {
		must[*graph.Receipt](t)(all[i%3].AddEnquiry(t.Context(), enquiry(i)))
	}
	var wg sync.WaitGroup
	var mu sync.Mutex
	claims := map[int64]int{}
	for i := range 12 {
		wg.Go(func() {
			for {
				d := must[*graph.Delivery](t)(all[i%3].ClaimDelivery(t.Context(), mails, time.Minute))
				if d == nil {
					return
				}
				mu.Lock()
				claims[d.ID]++
				mu.Unlock()
				if err := all[i%3].Delivered(t.Context(), d, ""); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	for id, n := range claims {
		if n != 1 {
			t.Errorf("delivery %d was claimed %d times", id, n)
		}
	}
	// Whoever finds a row taken goes on to the next one or leaves: the last may be left to a later look.
	for d := must[*graph.Delivery](t)(all[0].ClaimDelivery(t.Context(), mails, time.Minute)); d != nil; d = must[*graph.Delivery](t)(all[0].ClaimDelivery(t.Context(), mails, time.Minute)) {
		claims[d.ID]++
	}
	if len(claims) != 60 {
		t.Errorf("%d deliveries were claimed, want 60", len(claims))
	}
}

func TestFilesGoWithTheirApplicationOverMachines(t *testing.T) {
	now := dbtest.Noon
	all := machines(t, 2, at(func() time.Time { return now }))
	up := must[*graph.UploadedFile](t)(all[0].AddUpload(t.Context(), "cv.pdf", "application/pdf", bytes.NewReader([]byte("%PDF-1.7"))))
	must[*graph.Receipt](t)(all[1].AddApplication(t.Context(), application(applicationKey, up.ID)))
	now = now.Add(3 * uploadLife)
	if err := sweep(t.Context(), all[0]); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(all[0].disk.path(up.ID)); err != nil {
		t.Errorf("a file that an application named elsewhere is gone: %v", err)
	}
}
