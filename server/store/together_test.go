package store

import (
	"context"
	"hire360/graph"
	"hire360/server/db/dbtest"
	"testing"
	"time"
)

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
