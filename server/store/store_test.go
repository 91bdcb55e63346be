package store

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/db"
	"hire360/server/db/dbtest"
)

func TestMain(m *testing.M) { dbtest.Main(m) }

// opened opens a store in a new folder, at noon, without the sample jobs.
func opened(t testing.TB, change ...func(*Options)) *Store {
	t.Helper()
	o := Options{Empty: true, DB: db.Options{Dir: t.TempDir(), Now: func() time.Time { return dbtest.Noon },
		Timeout: dbtest.MaxWait}}
	for _, c := range change {
		c(&o)
	}
	s := must[*Store](t)(Open(context.Background(), o))
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

func in(dir string) func(*Options) { return func(o *Options) { o.DB.Dir = dir } }

func over(database string) func(*Options) { return func(o *Options) { o.DB.Database = database } }

func withSamples(o *Options) { o.Empty = false }

func noError(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func must[T any](t testing.TB) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		noError(t, err)
		return v
	}
}

func stats(t testing.TB, s *Store) dbtest.Stats {
	t.Helper()
	return must[dbtest.Stats](t)(dbtest.Count(t.Context(), s.DB.Primary.Read))
}

func enquiry(n int) graph.EnquiryInput {
	return graph.EnquiryInput{Key: fmt.Sprintf("00000000-0000-4000-8000-%012d", n), Name: "Ada Example",
		Email: "ada@example.com", Message: "Hello.", Consent: true}
}

// jobList is n jobs as a file.
func jobList(n int, title string) string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprintf(`{"id": "%d", "title": "%s", "summary": "Write Go.", "text": "You write Go.",
			"city": "Austin", "countryCode": "US", "workplace": "HYBRID", "type": "FULL_TIME", "category": "Software",
			"experience": "SENIOR", "skills": ["Kubernetes"], "posted": "2026-11-18"}`, 5000+i, title)
	}
	return "[" + strings.Join(list, ",") + "]"
}

func importJobs(t testing.TB, s *Store, list string) error {
	t.Helper()
	_, err := s.Jobs.Import(t.Context(), strings.NewReader(list), "json")
	return err
}

func TestANewStoreHasTheSamplesOnce(t *testing.T) {
	dbtest.OnEach(t, testANewStoreHasTheSamplesOnce)
}

func testANewStoreHasTheSamplesOnce(t *testing.T, b dbtest.Backend) {
	dir, database := t.TempDir(), b.Database(t)
	s := opened(t, withSamples, in(dir), over(database))
	got := stats(t, s)
	if got.ActiveJobs != 24 || got.ClosedJobs != 3 || len(s.Pages) != 1 || !s.Pages[0].Updated.Equal(dbtest.Noon) {
		t.Errorf("got %+v and %v, want 24 active jobs, 3 closed ones and a page of the same age", got, s.Pages)
	}
	list := must[*graph.JobConnection](t)(s.Jobs.Jobs(t.Context(),
		graph.JobQuery{First: 50, Sort: graph.JobSortNewest})).Nodes
	for i := 1; i < len(list); i++ {
		if list[i].Posted > list[i-1].Posted {
			t.Errorf("job %s of %s comes after job %s of %s: ids are given in the order of posting",
				list[i].ID, list[i].Posted,
				list[i-1].ID, list[i-1].Posted)
		}
	}
	revision := s.Jobs.Revision()
	if revision == 0 {
		t.Error("the revision of a filled store is not above 0")
	}
	noError(t, s.Close())
	s = opened(t, withSamples, in(dir), over(database))
	if s.Jobs.Revision() != revision || len(s.Pages) != 1 || stats(t, s).ActiveJobs != 24 {
		t.Errorf("after a restart: revision %d, want %d, %+v and the pages %v", s.Jobs.Revision(), revision,
			stats(t, s), s.Pages)
	}
}

func TestAStoreClosesAtTheStartWhatExpiredMeanwhile(t *testing.T) {
	dbtest.OnEach(t, testAStoreClosesAtTheStartWhatExpiredMeanwhile)
}

func testAStoreClosesAtTheStartWhatExpiredMeanwhile(t *testing.T, b dbtest.Backend) {
	dir, database := t.TempDir(), b.Database(t)
	s := opened(t, in(dir), over(database))
	list := strings.Replace(jobList(1, "Go engineer"), `"posted"`, `"closes": "2026-11-20", "posted"`, 1)
	noError(t, importJobs(t, s, list))
	if got := stats(t, s); got.ActiveJobs != 1 {
		t.Errorf("got %+v, want a job open on its last day", got)
	}
	noError(t, s.Close())
	later := func(o *Options) { o.DB.Now = func() time.Time { return dbtest.Noon.AddDate(0, 0, 1) } }
	if got := stats(t, opened(t, in(dir), over(database), later)); got.ClosedJobs != 1 {
		t.Errorf("got %+v on the day after, want the job closed", got)
	}
}

func TestABackupHoldsEverythingAndReplacesNothing(t *testing.T) {
	s := opened(t, withSamples)
	must[*graph.Receipt](t)(s.Inbox.Add(t.Context(), &graph.Submission{Enquiry: new(enquiry(1))}))
	dir := t.TempDir()
	file := filepath.Join(dir, "site.db")
	noError(t, s.DB.Backup(t.Context(), file))
	if err := s.DB.Backup(t.Context(), file); err == nil || !strings.Contains(err.Error(), "already exists") {
		t.Errorf("second backup to the same file: got %v", err)
	}
	got, want := stats(t, opened(t, in(dir), withSamples)), stats(t, s)
	if got != want {
		t.Errorf("the backup holds %+v, want %+v", got, want)
	}
}

func TestMachinesThatOpenANewDatabaseTogetherFillItOnce(t *testing.T) {
	database := dbtest.NewDatabase(t)
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			s, err := Open(t.Context(), Options{DB: db.Options{Dir: t.TempDir(), Database: database}})
			if err != nil {
				t.Error(err)
				return
			}
			if got := stats(t, s); got.ActiveJobs != 24 || len(s.Pages) != 1 {
				t.Errorf("got %+v and %v, want 24 jobs and a page", got, s.Pages)
			}
			if n := must[int](t)(s.Jobs.CountJobs(t.Context(), graph.JobQuery{})); n != 24 {
				t.Errorf("the copy has %d jobs, want 24", n)
			}
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
}

func TestOneServerAtATimeButCommandsMayJoin(t *testing.T) {
	dbtest.OnEach(t, oneServerAtATimeButCommandsMayJoin)
}

func oneServerAtATimeButCommandsMayJoin(t *testing.T, b dbtest.Backend) {
	dir, database := t.TempDir(), b.Database(t)
	server := opened(t, in(dir), over(database))
	if _, err := Open(t.Context(), Options{DB: db.Options{Dir: dir, Database: database}}); err == nil ||
		!strings.Contains(err.Error(), "in use by another server") {
		t.Errorf("second server: got %v, want a sentence about the first", err)
	}
	command := opened(t, in(dir), over(database), func(o *Options) { o.DB.Command = true })
	before := server.Jobs.Revision()
	noError(t, importJobs(t, command, jobList(1, "Go engineer")))
	noError(t, server.DB.Refresh(t.Context()))
	if server.Jobs.Revision() <= before {
		t.Error("the server does not notice that a command changed jobs")
	}
	if got := must[int](t)(server.Jobs.CountJobs(t.Context(), graph.JobQuery{})); got != 1 {
		t.Errorf("the server counts %d jobs, want 1", got)
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
		receipt, err := s.Inbox.Add(ctx, &graph.Submission{Enquiry: &e})
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
	must[*graph.Receipt](t)(s.Inbox.Add(t.Context(), &graph.Submission{Enquiry: new(enquiry(1000))}))
}
