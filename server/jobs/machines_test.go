package jobs

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"hire360/graph"
	"hire360/server/db"
	"hire360/server/db/dbtest"
)

// machines opens stores in folders of their own over one database.
func machines(t *testing.T, n int, change ...func(*db.Options)) []*Store {
	t.Helper()
	change = append([]func(*db.Options){over(dbtest.NewDatabase(t))}, change...)
	all := make([]*Store, n)
	for i := range all {
		all[i] = opened(t, change...)
	}
	return all
}

// refresh lets the machines notice what the others did, as Run does every second.
func refresh(t *testing.T, all ...*Store) {
	t.Helper()
	for _, s := range all {
		noError(t, s.db.Refresh(t.Context()))
	}
}

func TestWhatOneMachineChangesTheOthersShow(t *testing.T) {
	all := machines(t, 3)
	for round := range 5 {
		from := all[round%3]
		list := jobJSON(map[string]any{"id": "7", "title": fmt.Sprint("Round ", round)}) + "," +
			jobJSON(map[string]any{"title": fmt.Sprint("Extra ", round)})
		must[ImportResult](t)(from.Import(t.Context(), strings.NewReader("["+list+"]"), "json"))
		refresh(t, all...)
		want := ids(search1(t, from, graph.JobQuery{}))
		for i, s := range all {
			if got := ids(search1(t, s, graph.JobQuery{})); !slices.Equal(got, want) || len(got) != round+2 {
				t.Errorf("round %d: machine %d has jobs %v, want %v", round, i, got, want)
			}
			if got := ids(search1(t, s, graph.JobQuery{Words: fmt.Sprint("round ", round)})); !slices.Equal(got,
				[]string{"7"}) {
				t.Errorf("round %d: machine %d finds %v, want the changed job", round, i, got)
			}
			equal(t, s.Revision(), from.Revision(), "round %d: the revision of machine %d", round, i)
		}
	}
}

func TestImportsOnSeveralMachinesAtOnceGiveEachJobAnIDOfItsOwn(t *testing.T) {
	all := machines(t, 3)
	var wg sync.WaitGroup
	for i, s := range all {
		wg.Go(func() {
			for n := range 10 {
				if _, err := s.Import(t.Context(),
					strings.NewReader("["+jobJSON(map[string]any{"title": fmt.Sprint("Job ", i, n)})+"]"),
					"json"); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	refresh(t, all...)
	for i, s := range all {
		equal(t, must[int](t)(s.CountJobs(t.Context(), graph.JobQuery{})), 30, "jobs of machine %d", i)
	}
}

// A database that was put back to an earlier state knows less than the copies do.
func TestACopyFollowsADatabaseThatWasPutBack(t *testing.T) {
	s := machines(t, 1)[0]
	must[ImportResult](t)(s.Import(t.Context(), strings.NewReader("["+jobJSON(map[string]any{"id": "1"})+"]"), "json"))
	must[ImportResult](t)(s.Import(t.Context(), strings.NewReader("["+jobJSON(map[string]any{"id": "2"})+"]"), "json"))
	for _, text := range []string{`DELETE FROM job WHERE id = 2`, `UPDATE revision SET n = n - 1`} {
		if _, err := s.source.Exec(t.Context(), text); err != nil {
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
