package store_test

import (
	"context"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/store"
)

// noon is when the tests take place.
var noon = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

func open(t testing.TB, change ...func(*store.Options)) *store.Store {
	t.Helper()
	o := store.Options{Dir: t.TempDir(), Now: func() time.Time { return noon }}
	for _, c := range change {
		c(&o)
	}
	s, err := store.Open(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

func empty(o *store.Options) { o.Empty = true }

func TestANewStoreHasTheSampleJobsAndPages(t *testing.T) {
	s := open(t)
	got, err := s.Stats(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if got.ActiveJobs != 24 || got.ClosedJobs != 3 || got.SitePages != 3 {
		t.Errorf("got %+v, want 24 active jobs, 3 closed ones and 3 pages", got)
	}
	c, err := s.Jobs(t.Context(), graph.JobQuery{First: 50, Sort: graph.JobSortNewest})
	if err != nil {
		t.Fatal(err)
	}
	for i := 1; i < len(c.Nodes); i++ {
		if c.Nodes[i].Posted > c.Nodes[i-1].Posted {
			t.Errorf("job %s of %s comes after job %s of %s: ids are given in the order of posting", c.Nodes[i].ID, c.Nodes[i].Posted, c.Nodes[i-1].ID, c.Nodes[i-1].Posted)
		}
	}
}
