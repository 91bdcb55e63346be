package store

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"hire360/graph"
)

func TestReadersAndWritersDoNotStopEachOther(t *testing.T) {
	onEach(t, testReadersAndWritersDoNotStopEachOther)
}

func testReadersAndWritersDoNotStopEachOther(t *testing.T, b backend) {
	s := b.open(t, at(time.Now))
	fill(t, s, 300)
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
			_, err := s.Jobs(t.Context(), graph.JobQuery{Words: []string{"", "engineer", "e", "kubernetes"}[i%4], Sort: graph.AllJobSort[i%3], First: 20})
			return err
		})
		run(func(int) error {
			_, err := s.JobFacets(t.Context(), graph.JobQuery{Words: "senior", Filter: graph.JobFilter{Country: []string{"US"}}})
			return err
		})
	}
	run(func(i int) error {
		_, err := s.ImportJobs(t.Context(), strings.NewReader("["+jobJSON(map[string]any{"id": "5000", "title": fmt.Sprint("Title ", i)})+"]"), "json")
		return err
	})
	run(func(i int) error {
		e := enquiry(i)
		_, err := s.AddEnquiry(t.Context(), e)
		return err
	})
	wg.Wait()
	if got := must[*graph.JobConnection](t)(s.Jobs(t.Context(), graph.JobQuery{Words: "title", First: 5})); len(got.Nodes) != 1 {
		t.Errorf("%d jobs have the changed title, want 1", len(got.Nodes))
	}
}

func TestAVisitorWhoLeavesHarmsNobody(t *testing.T) { onEach(t, testAVisitorWhoLeavesHarmsNobody) }

func testAVisitorWhoLeavesHarmsNobody(t *testing.T, b backend) {
	s := b.open(t)
	fill(t, s, 300)
	for i := range 200 {
		ctx, cancel := context.WithTimeout(t.Context(), time.Duration(i)*5*time.Microsecond)
		_, _ = s.Jobs(ctx, graph.JobQuery{Words: "engineer", Sort: graph.JobSortRelevance, First: 20})
		_, _ = s.JobFacets(ctx, graph.JobQuery{Words: "e"})
		e := enquiry(i)
		receipt, err := s.AddEnquiry(ctx, e)
		cancel()
		if err == nil && must[*graph.Receipt](t)(s.Receipt(t.Context(), e.Key)).Reference != receipt.Reference {
			t.Error("an acknowledged enquiry is lost")
		}
	}
	if c := search1(t, s, graph.JobQuery{Words: "engineer", Sort: graph.JobSortRelevance}); len(c.Nodes) == 0 {
		t.Error("nothing is found any more")
	}
	must[*graph.Receipt](t)(s.AddEnquiry(t.Context(), enquiry(1000)))
}
