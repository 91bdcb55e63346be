// Package statistics counts what visitors do: views, searches that find nothing, and forms that are begun. It stores
// hours, names and numbers, and nothing that tells visitors apart.
package statistics

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"hire360/graph"
	"hire360/server/db"
)

// The kinds of counts. Their names are paths, words that were searched for, and kinds of forms.
const (
	View     = "view"
	Search   = "search"
	JobWords = "jobs"
	Begun    = "begun"
)

const (
	// keptFor is when rows are deleted, day what is shown.
	keptFor, day = 25 * time.Hour, 24 * time.Hour
	// A machine stores this many names of a kind for an hour, and counts all others together. The desk says so.
	maxPaths, maxWords = 500, 100
	// atOnce is how many counts one statement stores.
	atOnce = 200
)

type key struct{ hour, kind, name string }

// Counters count in memory and add to the database once a minute.
type Counters struct {
	// On is whether anything is counted.
	On      bool
	db      *db.DB
	writing sync.Mutex

	mu     sync.Mutex
	counts map[key]int // those that are not written yet
	hour   time.Time
	stamp  string                     // of the hour
	names  map[string]map[string]bool // names of the hour by kind
}

// New makes the counters of a machine.
func New(d *db.DB, on bool) *Counters { return &Counters{On: on, db: d, counts: map[key]int{}} }

// Page counts a document that is sent, and the searches on it that found nothing.
func (c *Counters) Page(r *http.Request, missed []graph.MissedSearch) {
	isDocument := r.Header.Get("Sec-Fetch-Dest") == "document"
	if r.Header.Get("Sec-Fetch-Dest") == "" { // an old browser, a program, or http
		isDocument = strings.HasPrefix(r.UserAgent(), "Mozilla/")
	}
	if isDocument && !graph.ParseAddress(r.URL.Path, nil).IsPrivate() {
		c.Count(r, View, r.URL.Path)
		c.Missed(r, missed)
	}
}

// Missed counts searches that found nothing.
func (c *Counters) Missed(r *http.Request, missed []graph.MissedSearch) {
	for _, m := range missed {
		kind := Search
		if m.OfJobs {
			kind = JobWords
		}
		c.Count(r, kind, listable(m.Words))
	}
}

var (
	robots    = regexp.MustCompile(`(?i)bot|crawl|spider`)
	reference = regexp.MustCompile(`(APP|ENQ)[- ]?[0-9A-HJKMNP-TV-Z]{6}`)
	digit     = regexp.MustCompile(`\p{Nd}`)
)

// listable returns the words as they are listed, "" if they might be somebody's address, number or reference.
func listable(words string) string {
	if strings.ContainsAny(words, "@\uff20") || len(digit.FindAllString(words, 5)) == 5 ||
		reference.MatchString(strings.ToUpper(words)) {
		return ""
	}
	list := []rune(strings.ToLower(strings.Join(strings.Fields(words), " ")))
	return string(list[:min(40, len(list))])
}

// Count counts what a visitor did, unless the visitor asks not to be counted, is a robot, or isn't there: a browser
// prefetches.
func (c *Counters) Count(r *http.Request, kind, name string) {
	h := r.Header
	purpose := h.Get("Sec-Purpose") + h.Get("Purpose") + h.Get("X-Moz")
	if !c.On || h.Get("Sec-GPC") == "1" || h.Get("DNT") == "1" || strings.Contains(purpose, "prefetch") ||
		robots.MatchString(r.UserAgent()) {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if hour := c.db.Now().Truncate(time.Hour); !hour.Equal(c.hour) {
		c.hour, c.stamp, c.names = hour, db.Stamp(hour), map[string]map[string]bool{}
	}
	most := maxWords
	if kind == View {
		most = maxPaths
	}
	if c.names[kind] == nil {
		c.names[kind] = map[string]bool{}
	}
	if known := c.names[kind]; known[name] || len(known) < most {
		known[name] = true
	} else {
		name = ""
	}
	c.counts[key{c.stamp, kind, name}]++
}

// Run writes until ctx is done.
func (c *Counters) Run(ctx context.Context) {
	c.db.Every(ctx, time.Minute, "write the statistics", c.Write)
}

// Write adds what was counted to the database, and deletes what is old there. What can't be written stays in memory as
// long as it would be kept.
func (c *Counters) Write(ctx context.Context) error {
	c.writing.Lock()
	defer c.writing.Unlock()
	c.mu.Lock()
	counts := c.counts
	c.counts = map[key]int{}
	c.mu.Unlock()
	old := db.Stamp(c.db.Now().Add(-keptFor))
	list := make([]key, 0, len(counts))
	for k := range counts {
		if k.hour >= old {
			list = append(list, k)
		}
	}
	slices.SortFunc(list, func(a, b key) int { // machines that lock rows in the same order never wait for each other
		return cmp.Or(cmp.Compare(a.hour, b.hour), cmp.Compare(a.kind, b.kind), cmp.Compare(a.name, b.name))
	})
	written := 0
	err := c.db.WithPrimary(ctx, func(ctx context.Context) error {
		if _, err := c.db.Primary.Exec(ctx, `DELETE FROM statistic WHERE hour < $1`, old); err != nil {
			return err
		}
		for some := range slices.Chunk(list, atOnce) {
			if err := c.add(ctx, some, counts); err != nil {
				return err
			}
			written += len(some)
		}
		return nil
	})
	if len(list) == 0 && errors.Is(err, graph.ErrUnavailable) {
		return nil
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, k := range list[written:] {
		c.counts[k] += counts[k]
	}
	return err
}

func (c *Counters) add(ctx context.Context, list []key, counts map[key]int) error {
	var rows []string
	var args []any
	for _, k := range list {
		n := len(args)
		rows = append(rows, fmt.Sprintf("($%d, $%d, $%d, CAST($%d AS INTEGER))", n+1, n+2, n+3, n+4))
		args = append(args, k.hour, k.kind, k.name, counts[k])
	}
	_, err := c.db.Primary.Exec(ctx, `INSERT INTO statistic (hour, kind, name, n) VALUES `+strings.Join(rows, ", ")+`
		ON CONFLICT (hour, kind, name) DO UPDATE SET n = statistic.n + excluded.n`, args...)
	return err
}

// Day is what was counted on all machines since a moment.
type Day struct {
	Since time.Time
	// Counts are by kind, with the most frequent names.
	Counts map[string]Counts
	// Received are the forms that are stored, by ENQUIRY and APPLICATION.
	Received map[string]int
}

// Counts are the counts of a kind.
type Counts struct {
	Total int
	List  []Count
}

// Count is a name with its number. The name is "" for all that are not stored.
type Count struct {
	Name string
	N    int
}

// LastDay returns what was counted in the last 24 hours, and in the hour before them from its beginning. Each kind has
// the first names at most.
func (c *Counters) LastDay(ctx context.Context, first int) (d Day, err error) {
	if err := c.Write(ctx); err != nil {
		return d, err
	}
	d = Day{c.db.Now().Add(-day).Truncate(time.Hour), map[string]Counts{}, map[string]int{}}
	since := db.Stamp(d.Since)
	err = c.db.WithPrimary(ctx, func(ctx context.Context) error {
		for _, kind := range []string{View, Search, JobWords, Begun} {
			var counts Counts
			for scan := range c.db.Primary.Rows(ctx, `SELECT name, sum(n), sum(sum(n)) OVER () FROM statistic
				WHERE hour >= $1 AND kind = $2 GROUP BY name ORDER BY 2 DESC, 1 LIMIT $3`, since, kind, first) {
				var n Count
				if err := scan(&n.Name, &n.N, &counts.Total); err != nil {
					return err
				}
				counts.List = append(counts.List, n)
			}
			d.Counts[kind] = counts
		}
		for scan := range c.db.Primary.Rows(ctx, `SELECT kind, count(*) FROM submission WHERE received >= $1
			GROUP BY kind`, since) {
			var kind string
			var n int
			if err := scan(&kind, &n); err != nil {
				return err
			}
			d.Received[kind] = n
		}
		var begun string
		err := db.One(c.db.Primary.Rows(ctx, `SELECT coalesce(min(hour), '') FROM statistic WHERE hour >= $1`, since),
			&begun)
		if begun > since {
			d.Since = db.Moment(begun)
		}
		return err
	})
	return d, err
}
