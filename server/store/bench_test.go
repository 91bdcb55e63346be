package store

import (
	"context"
	"database/sql"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"hire360/graph"
)

// generator makes jobs like those of a large board: titles from a few hundred combinations, texts
// whose words are as unevenly frequent as in real ones.
type generator struct {
	*rand.Rand
	words []string
}

func newGenerator(seed uint64) *generator {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 7))}
	syllables := strings.Fields("en pro ser con de re ma ta in ver sys da te ra mo li cu sta po no gi er sho lum")
	for len(g.words) < 6000 {
		n, w := 2+g.IntN(3), ""
		for range n {
			w += syllables[g.IntN(len(syllables))]
		}
		g.words = append(g.words, w)
	}
	copy(g.words, strings.Fields("engineer team client senior data cloud payments nurse security react go java postgres kubernetes python design review release shift hospital ward network support"))
	return g
}

func pick[T any](g *generator, list ...T) T { return list[g.IntN(len(list))] }

func (g *generator) record(now time.Time) *record {
	var text strings.Builder
	for range 50 + g.IntN(50) {
		// Squared twice: the first words of the list are very common, the last rare.
		f := g.Float64() * g.Float64()
		text.WriteString(g.words[int(f*float64(len(g.words)))] + " ")
	}
	cities := strings.Split("Austin,Edison,Dallas,Chicago,Boston,Atlanta,Denver,Seattle,Miami,Phoenix,Toronto,Ottawa,Calgary,Vancouver,Montreal,London,Leeds,Bristol,Glasgow,Cardiff,Vadodara,Noida,Pune,Mumbai,Delhi,Chennai,Kolkata,Jaipur,Surat,Kochi", ",")
	city := g.IntN(len(cities))
	country := []string{"US", "CA", "GB", "IN"}[min(city/5*5/10+city/15, 3)]
	r := &record{
		Title: pick(g, "Senior", "Junior", "Lead", "Principal", "Night") + " " + pick(g, "Go", "Java", "React", "C++", ".NET", "data", "cloud", "security", "ward") + " " +
			pick(g, "engineer", "nurse", "analyst", "recruiter", "designer", "architect"),
		Summary: g.words[g.IntN(200)] + " " + g.words[g.IntN(3000)], Text: text.String(), City: cities[city], CountryCode: country,
		Workplace: string(pick(g, graph.AllWorkplace...)), Type: string(pick(g, graph.AllEmploymentType...)),
		Category:   pick(g, "Software engineering", "Data", "Security", "Cloud", "Nursing", "Marketing", "Recruiting", "Design"),
		Experience: string(pick(g, graph.AllExperience...)), Skills: []string{g.words[g.IntN(40)], g.words[g.IntN(400)]},
		Posted: string(graph.DateOf(now)), Closes: pick(g, "", string(graph.DateOf(now.AddDate(0, 0, 1+g.IntN(60))))),
		Salary: &salary{From: 50_000, To: 90_000, Currency: "USD", Period: "YEAR"},
	}
	if g.IntN(10) == 0 {
		r.Status = string(graph.JobStatusClosed)
	}
	return r
}

// fill puts n generated jobs into the store.
func fill(t testing.TB, s *Store, n int) {
	t.Helper()
	g := newGenerator(uint64(n))
	records := make([]*record, n)
	for i := range records {
		records[i] = g.record(s.now())
		if problems := records[i].check(); len(problems) > 0 {
			t.Fatal(problems)
		}
	}
	jobs := prepare(records, s.now())
	err := s.changeJobs(t.Context(), func(tx *sql.Tx) (bool, error) {
		_, err := s.putJobs(t.Context(), tx, jobs)
		return true, err
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.settle(t.Context(), n); err != nil {
		t.Fatal(err)
	}
}

// benched keeps a filled store for all benchmarks of its size: filling takes longer than they do.
var benched = map[int]func(testing.TB) *Store{10_000: benchStore(10_000), 100_000: benchStore(100_000)}

func benchStore(n int) func(testing.TB) *Store {
	var once sync.Once
	var s *Store
	return func(t testing.TB) *Store {
		once.Do(func() {
			dir, err := os.MkdirTemp("", "store-bench-")
			if err != nil {
				t.Fatal(err)
			}
			if s, err = Open(context.Background(), Options{Dir: dir, Empty: true}); err != nil {
				t.Fatal(err)
			}
			start := time.Now()
			fill(t, s, n)
			t.Logf("filled %d jobs in %v", n, time.Since(start).Round(time.Millisecond))
			leftovers = append(leftovers, func() { _ = s.Close(); _ = os.RemoveAll(dir) })
		})
		return s
	}
}

var leftovers []func()

func BenchmarkSearch10k(b *testing.B)  { benchSearch(b, 10_000) }
func BenchmarkSearch100k(b *testing.B) { benchSearch(b, 100_000) }

func benchSearch(b *testing.B, n int) {
	s := benched[n](b)
	us, remote := []string{"US"}, []graph.Workplace{graph.WorkplaceRemote}
	full := []graph.EmploymentType{graph.EmploymentTypeFullTime}
	query := func(words string, sort graph.JobSort, f graph.JobFilter) func() error {
		return func() error {
			_, err := s.Jobs(b.Context(), graph.JobQuery{Words: words, Sort: sort, Filter: f, First: 20})
			return err
		}
	}
	count := func(words string, f graph.JobFilter) func() error {
		return func() error {
			_, err := s.CountJobs(b.Context(), graph.JobQuery{Words: words, Filter: f})
			return err
		}
	}
	facets := func(words string, f graph.JobFilter) func() error {
		return func() error {
			_, err := s.JobFacets(b.Context(), graph.JobQuery{Words: words, Filter: f})
			return err
		}
	}
	page := func(words string, sort graph.JobSort, k int) func() error {
		return func() error {
			_, err := s.Jobs(b.Context(), graph.JobQuery{Words: words, Sort: sort, First: 20, Page: k})
			return err
		}
	}
	none, both := graph.JobFilter{}, graph.JobFilter{Country: us, Type: full}
	rare := graph.JobFilter{City: []string{"Cardiff"}, Workplace: remote, Category: []string{"Nursing", "Design"}}
	for _, c := range []struct {
		name string
		do   func() error
	}{
		{"newest", query("", graph.JobSortNewest, none)},
		{"newest/country+type", query("", graph.JobSortNewest, both)},
		{"newest/rare", query("", graph.JobSortNewest, rare)},
		{"newest/many", query("", graph.JobSortNewest, graph.JobFilter{Country: []string{"GB", "CA"}, City: []string{"Leeds", "London", "Ottawa"}})},
		{"title", query("", graph.JobSortTitle, none)},
		{"closing/country+type", query("", graph.JobSortClosing, both)},
		{"page2000", page("", graph.JobSortNewest, n*8/10/20)},
		{"type1", query("s", graph.JobSortRelevance, none)},
		{"type2", query("en", graph.JobSortRelevance, none)},
		{"type4", query("engi", graph.JobSortRelevance, none)},
		{"type2/newest", query("en", graph.JobSortNewest, none)},
		{"rareword", query("veri", graph.JobSortRelevance, none)},
		{"twowords", query("senior kubern", graph.JobSortRelevance, none)},
		{"ranked/country+type", query("kuber", graph.JobSortRelevance, both)},
		{"ranked/rare", query("engineer", graph.JobSortRelevance, rare)},
		{"words/title", query("engineer", graph.JobSortTitle, none)},
		{"words/closing/filters", query("engineer", graph.JobSortClosing, both)},
		{"count", count("", none)},
		{"count/country+type", count("", both)},
		{"count/words", count("engi", none)},
		{"count/words+filters", count("engi", both)},
		{"facets", facets("", none)},
		{"facets/filters", facets("", both)},
		{"facets/words", facets("kubern", none)},
		{"facets/broad+filters", facets("en", both)},
		{"byid", func() error { _, err := s.JobsByID(b.Context(), []string{"1500", "2500", "3500"}); return err }},
		{"similar", func() error {
			found, err := s.JobsByID(b.Context(), []string{"1500"})
			if err != nil {
				return err
			}
			_, err = s.SimilarJobs(b.Context(), found["1500"], 3)
			return err
		}},
		{"board", func() error { _, err := s.readBoard(b.Context()); return err }},
	} {
		b.Run(c.name, func(b *testing.B) { measure(b, c.do) })
	}
}

// measure reports the median and the 99th percentile, which a mean hides.
func measure(b *testing.B, do func() error) {
	if err := do(); err != nil {
		b.Fatal(err)
	}
	var took []time.Duration
	for b.Loop() {
		start := time.Now()
		if err := do(); err != nil {
			b.Fatal(err)
		}
		took = append(took, time.Since(start))
	}
	slices.Sort(took)
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	b.ReportMetric(ms(took[len(took)/2]), "p50-ms")
	b.ReportMetric(ms(took[len(took)*99/100]), "p99-ms")
}
