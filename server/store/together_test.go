package store

import (
	"context"
	"fmt"
	"hire360/graph"
	"hire360/server/db/dbtest"
	"sync"
	"testing"
	"time"
)

func TestReadersAndWritersDoNotStopEachOther(t *testing.T) {
	dbtest.OnEach(t, testReadersAndWritersDoNotStopEachOther)
}

func testReadersAndWritersDoNotStopEachOther(t *testing.T, b dbtest.Backend) {
	s := opened(t, over(b.Database(t)), func(o *Options) { o.Now = nil })
	noError(t, importJobs(t, s, jobList(300, "Senior engineer")))
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var wg sync.WaitGroup
	run := func(do func(i int) error) {
		wg.Go(func() {
			for i := range 25 {
				if err := do(i); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	go s.Run(ctx)
	for range 4 {
		run(func(i int) error {
			_, err := s.Jobs.Jobs(t.Context(),
				graph.JobQuery{Words: []string{"", "engineer", "e", "kubernetes"}[i%4],
					Sort: graph.AllJobSort[i%3], First: 20})
			return err
		})
		run(func(int) error {
			_, err := s.Jobs.JobFacets(t.Context(),
				graph.JobQuery{Words: "senior", Filter: graph.JobFilter{Country: []string{"US"}}})
			return err
		})
	}
	run(func(i int) error {
		return importJobs(t, s, jobList(1, fmt.Sprint("Title ", i)))
	})
	run(func(i int) error {
		e := enquiry(i)
		_, err := s.Inbox.AddEnquiry(t.Context(), e)
		return err
	})
	wg.Wait()
	if got := must[*graph.JobConnection](t)(s.Jobs.Jobs(t.Context(),
		graph.JobQuery{Words: "title", First: 5})); len(got.Nodes) != 1 {
		t.Errorf("%d jobs have the changed title, want 1", len(got.Nodes))
	}
}

func TestAVisitorWhoLeavesHarmsNobody(t *testing.T) {
	dbtest.OnEach(t, testAVisitorWhoLeavesHarmsNobody)
}

func testAVisitorWhoLeavesHarmsNobody(t *testing.T, b dbtest.Backend) {
	s := opened(t, over(b.Database(t)))
	noError(t, importJobs(t, s, jobList(300, "Senior engineer")))
	for i := range 200 {
		ctx, cancel := context.WithCancel(t.Context())
		time.AfterFunc(time.Duration(i)*5*time.Microsecond, cancel)
		_, _ = s.Jobs.Jobs(ctx, graph.JobQuery{Words: "engineer", Sort: graph.JobSortRelevance, First: 20})
		_, _ = s.Jobs.JobFacets(ctx, graph.JobQuery{Words: "e"})
		e := enquiry(i)
		receipt, err := s.Inbox.AddEnquiry(ctx, e)
		cancel()
		if err == nil && must[*graph.Receipt](t)(s.Inbox.Receipt(t.Context(), e.Key)).Reference != receipt.Reference {
			t.Error("an acknowledged enquiry is lost")
		}
	}
	if _, unavailable := s.DB.UnavailableSince(); unavailable {
		t.Error("the database counts as unavailable because visitors left")
	}
	if n := must[int](t)(s.Jobs.CountJobs(t.Context(), graph.JobQuery{Words: "engineer"})); n == 0 {
		t.Error("nothing is found any more")
	}
	must[*graph.Receipt](t)(s.Inbox.AddEnquiry(t.Context(), enquiry(1000)))
}
