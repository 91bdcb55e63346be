package inbox

import (
	"errors"
	"os"
	"sync"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/db/dbtest"
)

func TestTheSameKeyOnSeveralMachinesIsOneSubmission(t *testing.T) {
	all := machines(t, 3, mailing)
	var wg sync.WaitGroup
	var mu sync.Mutex
	references := map[string]int{}
	for i := range 60 {
		wg.Go(func() {
			r := sendEnquiry(t, all[i%3], enquiry(i/15))
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

func TestADeliveryIsLeasedByOneMachine(t *testing.T) {
	all := machines(t, 3, mailing, at(time.Now))
	for i := range 30 {
		sendEnquiry(t, all[i%3], enquiry(i))
	}
	var wg sync.WaitGroup
	var mu sync.Mutex
	leases := map[int64]int{}
	for i := range 12 {
		wg.Go(func() {
			for {
				d := lease(t, all[i%3], mails...)
				if d == nil {
					return
				}
				mu.Lock()
				leases[d.ID]++
				mu.Unlock()
				if err := all[i%3].Delivered(t.Context(), d, ""); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	for id, n := range leases {
		equal(t, n, 1, "leases of delivery %d", id)
	}
	// Whoever finds a row taken goes on to the next one or leaves: the last may be left to a later look.
	for d := lease(t, all[0], mails...); d != nil; d = lease(t, all[0], mails...) {
		leases[d.ID]++
	}
	equal(t, len(leases), 60, "deliveries leased")
}

func TestFilesGoWithTheirApplicationOverMachines(t *testing.T) {
	now := dbtest.Noon
	all := machines(t, 2, at(func() time.Time { return now }))
	id := upload(t, all[0])
	sendApplication(t, all[1], application(applicationKey, id))
	now = now.Add(3 * uploadLife)
	noError(t, sweep(t.Context(), all[0]))
	if _, err := os.Stat(all[0].disk.path(id)); err != nil {
		t.Errorf("a file that an application named elsewhere is gone: %v", err)
	}
}

// What a machine knows of a file is gone when another one erases its sender, and what nobody has sent yet is not.
func TestARowOfAnErasedFileIsOnNoMachine(t *testing.T) {
	all := machines(t, 3)
	id, free := upload(t, all[0]), upload(t, all[0])
	sendApplication(t, all[1], application(applicationKey, id))
	rows := func(s *Store, id string) int {
		return must[int](t)(s.replica.Int(t.Context(), `SELECT count(*) FROM upload WHERE id = $1`, id))
	}
	equal(t, rows(all[0], id), 1, "rows before")
	must[[]string](t)(all[2].ErasePerson(t.Context(), "ada@example.com", all[2].db.Now()))
	noError(t, all[0].dropForgotten(t.Context()))
	equal(t, rows(all[0], id), 0, "rows of the erased file")
	equal(t, rows(all[0], free), 1, "rows of a file that no application has named")
}

// A machine that remembers a receipt forgets it when another one deletes the submission.
func TestADeletedSubmissionIsNotAnsweredFromMemory(t *testing.T) {
	address := dbtest.NewDatabase(t)
	shared := func(o *options) { o.Database = address }
	here, there := opened(t, shared), opened(t, shared)
	receipt := sendEnquiry(t, here, enquiry(1))
	must[*graph.Receipt](t)(there.Receipt(t.Context(), receipt.Key))
	noError(t, there.dropForgotten(t.Context()))
	must[*graph.Receipt](t)(there.Receipt(t.Context(), receipt.Key))
	noError(t, here.Forget(t.Context(), receipt.Reference))
	noError(t, there.dropForgotten(t.Context()))
	dbtest.Halt(t)
	if got, err := there.Receipt(t.Context(), receipt.Key); got != nil || !errors.Is(err, graph.ErrUnavailable) {
		t.Errorf("got %+v, %v", got, err)
	}
}
