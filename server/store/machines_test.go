package store

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"hire360/graph"
)

// machines opens stores in folders of their own over one database.
func machines(t *testing.T, n int, change ...func(*Options)) []*Store {
	t.Helper()
	change = append([]func(*Options){over(newDatabase(t))}, change...)
	all := make([]*Store, n)
	for i := range all {
		all[i] = opened(t, change...)
	}
	return all
}

// refresh lets the machines take up what the others did, as Run does every second.
func refresh(t *testing.T, all ...*Store) {
	t.Helper()
	for _, s := range all {
		if err := s.Refresh(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
}

func TestMachinesThatOpenANewDatabaseTogetherFillItOnce(t *testing.T) {
	database := newDatabase(t)
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			s, err := Open(t.Context(), Options{Dir: t.TempDir(), Database: database})
			if err != nil {
				t.Error(err)
				return
			}
			if got := must[Stats](t)(s.Stats(t.Context())); got.ActiveJobs != 24 || got.SitePages != 3 {
				t.Errorf("got %+v, want 24 jobs and 3 pages", got)
			}
			if n := must[int](t)(s.CountJobs(t.Context(), graph.JobQuery{})); n != 24 {
				t.Errorf("the copy has %d jobs, want 24", n)
			}
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
}

func TestWhatOneMachineChangesTheOthersShow(t *testing.T) {
	all := machines(t, 3)
	for round := range 5 {
		from := all[round%3]
		list := jobJSON(map[string]any{"id": "7", "title": fmt.Sprint("Round ", round)}) + "," + jobJSON(map[string]any{"title": fmt.Sprint("Extra ", round)})
		must[ImportResult](t)(from.ImportJobs(t.Context(), strings.NewReader("["+list+"]"), "json"))
		refresh(t, all...)
		want := ids(search1(t, from, graph.JobQuery{}))
		for i, s := range all {
			if got := ids(search1(t, s, graph.JobQuery{})); !slices.Equal(got, want) || len(got) != round+2 {
				t.Errorf("round %d: machine %d has jobs %v, want %v", round, i, got, want)
			}
			if got := ids(search1(t, s, graph.JobQuery{Words: fmt.Sprint("round ", round)})); !slices.Equal(got, []string{"7"}) {
				t.Errorf("round %d: machine %d finds %v, want the changed job", round, i, got)
			}
			if s.JobsRevision() != from.JobsRevision() {
				t.Errorf("round %d: machine %d is at revision %d, machine %d at %d", round, i, s.JobsRevision(), round%3, from.JobsRevision())
			}
		}
	}
}

func TestImportsOnSeveralMachinesAtOnceGiveEachJobAnIDOfItsOwn(t *testing.T) {
	all := machines(t, 3)
	var wg sync.WaitGroup
	for i, s := range all {
		wg.Go(func() {
			for n := range 10 {
				if _, err := s.ImportJobs(t.Context(), strings.NewReader("["+jobJSON(map[string]any{"title": fmt.Sprint("Job ", i, n)})+"]"), "json"); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	refresh(t, all...)
	for i, s := range all {
		if n := must[int](t)(s.CountJobs(t.Context(), graph.JobQuery{})); n != 30 {
			t.Errorf("machine %d has %d jobs, want 30", i, n)
		}
	}
}

// A database that was put back to an earlier state knows less than the copies do.
func TestACopyFollowsADatabaseThatWasPutBack(t *testing.T) {
	s := machines(t, 1)[0]
	must[ImportResult](t)(s.ImportJobs(t.Context(), strings.NewReader("["+jobJSON(map[string]any{"id": "1"})+"]"), "json"))
	must[ImportResult](t)(s.ImportJobs(t.Context(), strings.NewReader("["+jobJSON(map[string]any{"id": "2"})+"]"), "json"))
	for _, text := range []string{`DELETE FROM job WHERE id = 2`, `UPDATE revision SET n = n - 1`} {
		if _, err := s.main.exec(t.Context(), text); err != nil {
			t.Fatal(err)
		}
	}
	refresh(t, s)
	for _, words := range []string{"", "engineer"} {
		if got := ids(search1(t, s, graph.JobQuery{Words: words})); !slices.Equal(got, []string{"1"}) {
			t.Errorf("%q finds %v, want job 1 alone", words, got)
		}
	}
}

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
	if got := must[Stats](t)(all[0].Stats(t.Context())); got.Enquiries != 4 || got.PendingDeliveries != 8 || len(references) != 4 {
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
	now := noon
	all := machines(t, 2, at(func() time.Time { return now }))
	up := must[*graph.UploadedFile](t)(all[0].AddUpload(t.Context(), "cv.pdf", "application/pdf", bytes.NewReader([]byte("%PDF-1.7"))))
	must[*graph.Receipt](t)(all[1].AddApplication(t.Context(), application(applicationKey, up.ID)))
	now = now.Add(3 * uploadLife)
	if err := all[0].Sweep(t.Context()); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(all[0].filePath(up.ID)); err != nil {
		t.Errorf("a file that an application named elsewhere is gone: %v", err)
	}
}
