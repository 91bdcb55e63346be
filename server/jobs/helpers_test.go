package jobs

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/db"
	"hire360/server/db/dbtest"
)

func TestMain(m *testing.M) {
	dbtest.Main(m, func() {
		for _, end := range leftovers {
			end()
		}
	})
}

// opened opens a store in a new folder, at noon, without the sample jobs.
func opened(t testing.TB, change ...func(*db.Options)) *Store {
	t.Helper()
	o := db.Options{Dir: t.TempDir(), Now: func() time.Time { return dbtest.Noon }, Timeout: dbtest.MaxWait}
	for _, c := range change {
		c(&o)
	}
	s := must[*Store](t)(open(context.Background(), o))
	t.Cleanup(func() {
		if err := s.db.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

func open(ctx context.Context, o db.Options) (*Store, error) {
	d, err := db.Open(ctx, o)
	if err != nil {
		return nil, err
	}
	s, err := Open(ctx, d, "Hire360")
	if err == nil {
		err = d.Refresh(ctx)
	}
	return s, err
}

// on opens a store over a new database, as opened does.
func on(t testing.TB, b dbtest.Backend, change ...func(*db.Options)) *Store {
	t.Helper()
	return opened(t, append([]func(*db.Options){over(b.Database(t))}, change...)...)
}

func over(database string) func(*db.Options) { return func(o *db.Options) { o.Database = database } }

func in(dir string) func(*db.Options) { return func(o *db.Options) { o.Dir = dir } }

func at(now func() time.Time) func(*db.Options) { return func(o *db.Options) { o.Now = now } }

func withSamples(o *db.Options) { o.Fill = AddSamples }

// stats counts what is stored.
func stats(t testing.TB, s *Store) dbtest.Stats {
	t.Helper()
	return must[dbtest.Stats](t)(dbtest.Count(t.Context(), s.source.Read))
}

func noError(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// equal reports a value that is not what it should be. The format names it.
func equal[T comparable](t testing.TB, got, want T, format string, args ...any) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %#v, want %#v", fmt.Sprintf(format, args...), got, want)
	}
}

func must[T any](t testing.TB) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		noError(t, err)
		return v
	}
}

// jobJSON is a job that is right in all fields but those of change.
func jobJSON(change map[string]any) string {
	job := map[string]any{"title": "Go engineer", "summary": "Write Go.", "text": "## The work\n\nYou write Go.",
		"city": "Austin", "countryCode": "US", "workplace": "HYBRID", "type": "FULL_TIME",
		"category": "Software engineering", "experience": "SENIOR", "posted": "2026-11-18"}
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
	copy(g.words, strings.Fields("engineer team client senior data cloud payments nurse security react "+
		"go java postgres kubernetes python design review release shift hospital ward network support"))
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
	cities := strings.Split("Austin,Edison,Dallas,Chicago,Boston,Atlanta,Denver,Seattle,Miami,Phoenix,Toronto,"+
		"Ottawa,Calgary,"+
		"Vancouver,Montreal,London,Leeds,Bristol,Glasgow,Cardiff,Vadodara,Noida,Pune,"+
		"Mumbai,Delhi,Chennai,Kolkata,Jaipur,Surat,Kochi", ",")
	city := g.IntN(len(cities))
	country := []string{"US", "CA", "GB", "IN"}[min(city/5*5/10+city/15, 3)]
	r := &record{
		Title: pick(g, "Senior", "Junior", "Lead", "Principal", "Night") + " " +
			pick(g, "Go", "Java", "React", "C++", ".NET", "data", "cloud", "security", "ward") + " " +
			pick(g, "engineer", "nurse", "analyst", "recruiter", "designer", "architect"),
		Summary: g.words[g.IntN(200)] + " " + g.words[g.IntN(3000)], Text: text.String(), City: cities[city],
		CountryCode: country,
		Workplace:   string(pick(g, graph.AllWorkplace...)), Type: string(pick(g, graph.AllEmploymentType...)),
		Category: pick(g, "Software engineering", "Data", "Security", "Cloud", "Nursing", "Marketing", "Recruiting",
			"Design"),
		Shift:      string(pick(g, graph.AllJobShift...)),
		Experience: string(pick(g, graph.AllExperience...)), Skills: []string{g.words[g.IntN(40)],
			g.words[g.IntN(400)]},
		Posted: string(graph.DateOf(now)), Closes: pick(g, "", string(graph.DateOf(now.AddDate(0, 0, 1+g.IntN(60))))),
		Salary: &salary{From: 50_000, To: 90_000, Currency: "USD", Period: "YEAR"},
	}
	if g.IntN(10) == 0 {
		r.Status = string(graph.JobStatusClosed)
	}
	return r
}

// atOnce is how many jobs are made before they are written: a million would not fit into the memory.
const atOnce = 50_000

// fill puts n generated jobs into the store.
func fill(t testing.TB, s *Store, n int) {
	t.Helper()
	g := newGenerator(uint64(n))
	for rest := n; rest > 0; rest -= atOnce {
		records := make([]*record, min(rest, atOnce))
		for i := range records {
			records[i] = g.record(s.db.Now())
			if problems := records[i].check(); len(problems) > 0 {
				t.Fatal(problems)
			}
		}
		jobs := prepare(records, s.db.Now(), s.company)
		err := s.db.ChangeJobs(t.Context(), func(tx *sql.Tx, revision int64) (bool, error) {
			_, err := putJobs(t.Context(), s.source, tx, jobs, revision, s.db.Now())
			return true, err
		})
		noError(t, err)
	}
	noError(t, s.source.Optimize(t.Context(), n))
}
