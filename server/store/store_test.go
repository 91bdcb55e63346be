package store

import (
	"context"
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"hire360/graph"
)

// noon is when the tests take place.
var noon = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

// opened opens a store in a new folder, at noon, without the sample jobs.
func opened(t testing.TB, change ...func(*Options)) *Store {
	t.Helper()
	o := Options{Dir: t.TempDir(), Now: func() time.Time { return noon }, Empty: true, Slack: maxWait}
	for _, c := range change {
		c(&o)
	}
	s, err := Open(context.Background(), o)
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

// maxWait is how long a test waits for the next step, however busy the machine is. It only ends a test that hangs.
const maxWait = 2 * time.Minute

// soon waits for one step.
func soon(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(maxWait); !is(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("in %s it did not happen: %s", maxWait, what)
		}
	}
}

// strict leaves the shared database and the bucket as little time as in production.
func strict(o *Options) { o.Slack = 0 }

func in(dir string) func(*Options) { return func(o *Options) { o.Dir = dir } }

func at(now func() time.Time) func(*Options) { return func(o *Options) { o.Now = now } }

func shared(o *Options) { o.Shared = true }

func withSamples(o *Options) { o.Empty = false }

func delivering(o *Options) { o.Deliver = true }

func must[T any](t testing.TB) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

func TestANewStoreHasTheSampleJobsAndPages(t *testing.T) {
	onEach(t, testANewStoreHasTheSampleJobsAndPages)
}

func testANewStoreHasTheSampleJobsAndPages(t *testing.T, b backend) {
	s := b.open(t, withSamples)
	got := must[Stats](t)(s.Stats(t.Context()))
	if got.ActiveJobs != 24 || got.ClosedJobs != 3 || got.SitePages != 3 {
		t.Errorf("got %+v, want 24 active jobs, 3 closed ones and 3 pages", got)
	}
	list := must[*graph.JobConnection](t)(s.Jobs(t.Context(), graph.JobQuery{First: 50, Sort: graph.JobSortNewest})).Nodes
	for i := 1; i < len(list); i++ {
		if list[i].Posted > list[i-1].Posted {
			t.Errorf("job %s of %s comes after job %s of %s: ids are given in the order of posting", list[i].ID, list[i].Posted, list[i-1].ID, list[i-1].Posted)
		}
	}
	if s.JobsRevision() == 0 || s.SitePagesRevision() == 0 {
		t.Error("the revisions of a filled store are not above 0")
	}
}

func TestAStoreIsFilledOnce(t *testing.T) { onEach(t, testAStoreIsFilledOnce) }

func testAStoreIsFilledOnce(t *testing.T, b backend) {
	dir, database := t.TempDir(), b.database(t)
	s := opened(t, withSamples, in(dir), over(database))
	jobs, pages := s.JobsRevision(), s.SitePagesRevision()
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s = opened(t, withSamples, in(dir), over(database))
	if s.JobsRevision() != jobs || s.SitePagesRevision() != pages {
		t.Errorf("revisions after a restart: got %d and %d, want %d and %d", s.JobsRevision(), s.SitePagesRevision(), jobs, pages)
	}
	if got := must[Stats](t)(s.Stats(t.Context())); got.ActiveJobs != 24 {
		t.Errorf("got %d active jobs after a restart, want 24", got.ActiveJobs)
	}
}

func TestSitePagesAreReadByIDAndInFull(t *testing.T) { onEach(t, testSitePagesAreReadByIDAndInFull) }

func testSitePagesAreReadByIDAndInFull(t *testing.T, b backend) {
	s := b.open(t, withSamples)
	all := must[[]graph.SitePage](t)(s.SitePages(t.Context()))
	byID := must[map[string]*graph.SitePage](t)(s.SitePagesByID(t.Context(), []string{all[0].ID, "no-such-page"}))
	if len(byID) != 1 || byID[all[0].ID].Title != all[0].Title {
		t.Errorf("got %v, want the page %s alone", byID, all[0].ID)
	}
	for _, p := range all {
		if p.Path == nil || !strings.HasPrefix(*p.Path, "/site/") || len(p.Text) < 5 || p.Updated.IsZero() {
			t.Errorf("page %s: path, text or time is missing", p.ID)
		}
	}
}

// jobJSON is a job that is right in all fields but those of change.
func jobJSON(change map[string]any) string {
	job := map[string]any{"title": "Go engineer", "summary": "Write Go.", "text": "## The work\n\nYou write Go.", "city": "Austin", "countryCode": "US",
		"workplace": "HYBRID", "type": "FULL_TIME", "category": "Software engineering", "experience": "SENIOR", "posted": "2026-11-18"}
	for field, value := range change {
		job[field] = value
		if value == nil {
			delete(job, field)
		}
	}
	data, err := json.Marshal(job)
	if err != nil {
		panic(err)
	}
	return string(data)
}

func TestReadinessIsAskedOfTheDiskOncePerSecond(t *testing.T) {
	s := opened(t)
	if err := s.Ping(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := s.local.write.Close(); err != nil {
		t.Fatal(err)
	}
	s.pinged = time.Now()
	if err := s.Ping(t.Context()); err != nil {
		t.Errorf("within a second the disk is asked again: %v", err)
	}
	s.pinged = time.Time{}
	if err := s.Ping(t.Context()); err == nil {
		t.Error("a store that cannot write says that it is ready")
	}
}

func TestABackupHoldsEverythingAndReplacesNothing(t *testing.T) {
	s := opened(t, withSamples)
	must[*graph.Receipt](t)(s.AddEnquiry(t.Context(), enquiry(1)))
	dir := t.TempDir()
	file := filepath.Join(dir, databaseFile)
	if err := s.Backup(t.Context(), file); err != nil {
		t.Fatal(err)
	}
	if err := s.Backup(t.Context(), file); err == nil || !strings.Contains(err.Error(), "is there already") {
		t.Errorf("second backup to the same file: got %v", err)
	}
	got, want := must[Stats](t)(opened(t, in(dir)).Stats(t.Context())), must[Stats](t)(s.Stats(t.Context()))
	if got != want {
		t.Errorf("the backup holds %+v, want %+v", got, want)
	}
}
