package jobs

import (
	"context"
	"flag"
	"os"
	"slices"
	"sync"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/db"
)

// benched keeps a filled store for all benchmarks of its size: filling takes longer than they do.
var benched = map[int]func(testing.TB) *Store{10_000: benchStore(10_000), 100_000: benchStore(100_000),
	1_000_000: benchStore(1_000_000)}

var million = flag.Bool("million", false,
	"search among a million jobs too: filling takes some ten minutes and 3 GB on disk")

func benchStore(n int) func(testing.TB) *Store {
	var once sync.Once
	var s *Store
	return func(t testing.TB) *Store {
		once.Do(func() {
			dir, err := os.MkdirTemp("", "store-bench-")
			noError(t, err)
			if s, err = open(context.Background(), db.Options{Dir: dir}); err != nil {
				t.Fatal(err)
			}
			start := time.Now()
			fill(t, s, n)
			t.Logf("filled %d jobs in %v", n, time.Since(start).Round(time.Millisecond))
			leftovers = append(leftovers, func() { _ = s.db.Close(); _ = os.RemoveAll(dir) })
		})
		return s
	}
}

var leftovers []func()

func BenchmarkSearch10k(b *testing.B)  { benchSearch(b, 10_000) }
func BenchmarkSearch100k(b *testing.B) { benchSearch(b, 100_000) }
func BenchmarkSearch1M(b *testing.B) {
	if !*million {
		b.Skip("only with -million")
	}
	benchSearch(b, 1_000_000)
}

func benchSearch(b *testing.B, n int) {
	s := benched[n](b)
	for _, c := range searches(n) {
		b.Run(c.name, func(b *testing.B) { measure(b, func() error { return c.do(b.Context(), s) }) })
	}
}

type searchCase struct {
	name string
	do   func(context.Context, *Store) error
}

// searches are what visitors of a board of n jobs do.
func searches(n int) []searchCase {
	none, both := graph.JobFilter{},
		graph.JobFilter{Country: []string{"US"}, Type: []graph.EmploymentType{graph.EmploymentTypeFullTime}}
	rare := graph.JobFilter{City: []string{"Cardiff"}, Workplace: []graph.Workplace{graph.WorkplaceRemote},
		Category: []string{"Nursing", "Design"}}
	list := func(name, words string, sort graph.JobSort, f graph.JobFilter, page int) searchCase {
		return searchCase{name, func(ctx context.Context, s *Store) error {
			_, err := s.Jobs(ctx, graph.JobQuery{Words: words, Sort: sort, Filter: f, First: 20, Page: page})
			return err
		}}
	}
	count := func(name, words string, f graph.JobFilter) searchCase {
		return searchCase{name, func(ctx context.Context, s *Store) error {
			_, err := s.CountJobs(ctx, graph.JobQuery{Words: words, Filter: f})
			return err
		}}
	}
	facets := func(name, words string, f graph.JobFilter) searchCase {
		return searchCase{name, func(ctx context.Context, s *Store) error {
			_, err := s.JobFacets(ctx, graph.JobQuery{Words: words, Filter: f})
			return err
		}}
	}
	return []searchCase{
		list("newest", "", graph.JobSortNewest, none, 0), list("newest/filters", "", graph.JobSortNewest, both, 0),
		list("newest/rare", "", graph.JobSortNewest, rare, 0), list("newest/deep", "", graph.JobSortNewest,
			none, n*8/10/20),
		list("title", "", graph.JobSortTitle, none, 0), list("closing/filters", "", graph.JobSortClosing, both, 0),
		list("type1", "s", graph.JobSortRelevance, none, 0), list("type2", "en", graph.JobSortRelevance, none, 0),
		list("type4", "engi", graph.JobSortRelevance, none, 0),
		list("type4/newest", "engi", graph.JobSortNewest, none, 0),
		list("rareword", "veri", graph.JobSortRelevance, none, 0),
		list("twowords", "senior kubern", graph.JobSortRelevance, none, 0),
		list("ranked/filters", "kubern", graph.JobSortRelevance, both, 0),
		list("ranked/rare", "engineer", graph.JobSortRelevance, rare, 0),
		list("words/title", "engineer", graph.JobSortTitle, none, 0),
		list("words/closing", "engineer", graph.JobSortClosing, both, 0),
		count("count", "", none), count("count/filters", "", both), count("count/words", "engi", none),
		count("count/both", "engi", both),
		facets("facets", "", none), facets("facets/filters", "", both), facets("facets/words", "kubern", none),
		facets("facets/both", "en", both),
		{"similar", func(ctx context.Context, s *Store) error {
			found, err := s.JobsByID(ctx, []string{"1500"})
			if err == nil {
				_, err = s.SimilarJobs(ctx, found["1500"], 3)
			}
			return err
		}},
		{"afterchange", func(ctx context.Context, s *Store) error { _, err := s.readIndex(ctx); return err }},
	}
}

// measure runs a benchmark and reports the median and the 99th percentile, which a mean hides.
func measure(b *testing.B, do func() error) {
	b.Helper()
	noError(b, do())
	var took []time.Duration
	for b.Loop() {
		start := time.Now()
		noError(b, do())
		took = append(took, time.Since(start))
	}
	slices.Sort(took)
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	b.ReportMetric(ms(took[len(took)/2]), "p50-ms")
	b.ReportMetric(ms(took[len(took)*99/100]), "p99-ms")
}
