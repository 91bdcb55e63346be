package jobs

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"sort"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"unique"

	"hire360/graph"
	"hire360/server/cache"
	"hire360/server/db"
)

// jobIndex holds in memory what filters, facets and sort orders need of all active jobs of one revision, about 100
// bytes a job. At 100,000 jobs one pass over it takes half a millisecond where SQL takes forty, because SQL looks up
// a row for every job that passes the first filter. Positions in the index grow with the ids of the jobs.
type jobIndex struct {
	revision int64
	ids      []int64
	closes   []string
	titles   []string
	pay      []yearlyPay
	codes    [filters][]uint32 // of the values, by filter
	values   [filters][]string
	code     [filters]map[string]uint32
	totals   [filters][]int32 // how many jobs have a value, by filter and code
	// The places of the jobs, by code, read when they are first needed.
	points func() []graph.Point
	// Where jobs are, by what people call it, read when it is first needed.
	names func() map[string]whereabouts
	// The sort orders, read when they are first needed.
	sorted map[order]func() *sortOrder
	// all are the values by filter that any job has, closed ones included. They are read when they are first needed.
	all   [graph.JobFacetFields]atomic.Pointer[[]string]
	texts *cache.Cache[string, textQuery]
}

// The filters are the fields, and where a job is: its country, state and city, or the country alone if it is remote.
const (
	atPlace = graph.JobFacetFields
	filters = atPlace + 1
)

// index returns the index of the current revision. It is read again when the revision has changed.
func (s *Store) index(ctx context.Context) (*jobIndex, error) {
	if ix := s.current.Load(); ix != nil && ix.revision >= s.Revision() {
		return ix, nil
	}
	s.indexing.Lock()
	defer s.indexing.Unlock()
	if ix := s.current.Load(); ix != nil && ix.revision >= s.Revision() {
		return ix, nil
	}
	// Everyone who waits here needs it: reading must not stop when the first visitor leaves.
	ix, err := s.readIndex(context.WithoutCancel(ctx))
	if err != nil {
		return nil, fmt.Errorf("read the index of jobs: %w", s.replica.Describe(err))
	}
	s.current.Store(ix)
	return ix, nil
}

func (s *Store) readIndex(ctx context.Context) (*jobIndex, error) {
	tx, err := s.replica.Snapshot(ctx)
	if err != nil {
		return nil, err
	}
	defer func() { _ = tx.Rollback() }()
	ix := &jobIndex{texts: cache.NewSized[string, textQuery](maxTextQueries)}
	for i := range ix.code {
		ix.code[i] = map[string]uint32{}
	}
	byAge := sync.OnceValue(func() *sortOrder { return newestFirst(len(ix.ids)) })
	ix.sorted = map[order]func() *sortOrder{
		newest:  byAge,
		ranked:  byAge,
		closing: sync.OnceValue(func() *sortOrder { return sortBy(ix.closes) }),
		byTitle: sync.OnceValue(func() *sortOrder { return sortBy(ix.titles) }),
		byPay:   sync.OnceValue(func() *sortOrder { return sortBy(payKeys(ix.pay)) }),
	}
	ix.points, ix.names = sync.OnceValue(ix.locate), sync.OnceValue(ix.name)
	if ix.revision, err = db.ReadRevision(ctx, tx); err != nil {
		return nil, err
	}
	// Many jobs close on the same day, or are paid in the same currency.
	share := func(text []byte) string { return unique.Make(string(text)).Value() }
	for scan := range db.Rows(ctx, tx, `
		SELECT id, country, city, workplace, type, category, experience, shift,
			CASE WHEN salary_currency = '' THEN 'NOT_STATED' WHEN salary_period = 'HOUR' THEN 'HOURLY'
				WHEN salary_period = 'DAY' THEN 'DAILY' WHEN salary_period = 'MONTH' THEN 'MONTHLY' ELSE 'YEARLY' END,
			CASE WHEN workplace = 'REMOTE' THEN country ELSE country || char(9) || region || char(9) || city END,
			closes, title_key, salary_from, salary_currency, salary_period
		FROM job WHERE active = 1 ORDER BY id`) {
		var id int64
		var v [filters]sql.RawBytes
		var closes, currency sql.RawBytes
		var title, period string
		var from int
		if err := scan(&id, &v[0], &v[1], &v[2], &v[3], &v[4], &v[5], &v[6], &v[7], &v[8], &closes, &title,
			&from, &currency, &period); err != nil {
			return nil, err
		}
		ix.ids, ix.closes, ix.titles = append(ix.ids, id), append(ix.closes, share(closes)), append(ix.titles, title)
		ix.pay = append(ix.pay, yearlyPay{share(currency), graph.YearlyPay(from, graph.SalaryPeriod(period))})
		for i := range v {
			c := ix.codeOf(i, v[i])
			ix.codes[i] = append(ix.codes[i], c)
			ix.totals[i][c]++
		}
	}
	for i, field := range facetFields {
		for value, others := range field.Wider() {
			if slices.ContainsFunc(others, func(other string) bool { _, ok := ix.code[i][other]; return ok }) {
				ix.codeOf(i, []byte(value))
			}
		}
		ix.addWider(i, ix.totals[i])
	}
	return ix, nil
}

// addWider counts jobs of a field under all values that find them.
func (ix *jobIndex) addWider(field int, counts []int32) {
	code := ix.code[field]
	for value, others := range facetFields[field].Wider() {
		for _, other := range others {
			if c, ok := code[other]; ok {
				counts[code[value]] += counts[c]
			}
		}
	}
}

func (ix *jobIndex) codeOf(field int, value []byte) uint32 {
	if c, ok := ix.code[field][string(value)]; ok {
		return c
	}
	c := uint32(len(ix.values[field]))
	ix.values[field] = append(ix.values[field], string(value))
	ix.totals[field] = append(ix.totals[field], 0)
	ix.code[field][string(value)] = c
	return c
}

// sortOrder has the jobs by a key: the keys by position, nil without, and the positions in the order of their keys.
// Those with the same key come newest first.
type sortOrder struct {
	keys      []string
	positions []int32
}

func sortBy(keys []string) *sortOrder {
	o := newestFirst(len(keys))
	o.keys = keys
	slices.SortFunc(o.positions, func(i, j int32) int {
		return cmp.Or(cmp.Compare(keys[i], keys[j]), cmp.Compare(j, i))
	})
	return o
}

func newestFirst(n int) *sortOrder {
	o := &sortOrder{positions: make([]int32, n)}
	for rank := range o.positions {
		o.positions[rank] = int32(n - 1 - rank)
	}
	return o
}

func (o *sortOrder) key(position int32) string {
	if o.keys == nil {
		return ""
	}
	return o.keys[position]
}

// walk returns the jobs that pass the filters, in the search's order, starting at its cursor or offset. Ranked, it goes
// through the jobs once for each tier.
func (ix *jobIndex) walk(n *search, tiers []tier, pass filter) (found []cursor) {
	by := ix.sorted[n.order]()
	rank, skip := 0, n.offset
	first, last := anywhere, anywhere
	if n.order == ranked {
		first = inTitle
	}
	if n.after != nil {
		rank = sort.Search(len(ix.ids), func(rank int) bool {
			i := by.positions[rank]
			key := by.key(i)
			return by.keys != nil && key > n.after.key ||
				(by.keys == nil || key == n.after.key) && ix.ids[i] < n.after.id
		})
		first = max(first, n.after.tier())
	}
	for in := first; in <= last; in, rank = in+1, 0 {
		for ; rank < len(ix.ids) && len(found) <= n.first; rank++ {
			i := by.positions[rank]
			isIn := tiers == nil || tiers[i] == in || n.order != ranked && tiers[i] != noMatch
			if !isIn || !pass.holds(ix, int(i)) {
				continue
			}
			if skip > 0 {
				skip--
				continue
			}
			key := by.key(i)
			if n.order == ranked {
				key = strconv.Itoa(int(in))
			}
			found = append(found, cursor{n.order, key, ix.ids[i]})
		}
	}
	return found
}

// filter says for each field which codes pass; nil when all do.
type filter [filters][]bool

// filter makes a filter for this index. A value that no job has passes nothing.
func (ix *jobIndex) filter(f graph.JobFilter) (pass filter) {
	for i, field := range facetFields {
		values := f.Values(field)
		if len(values) == 0 {
			continue
		}
		pass[i] = make([]bool, len(ix.values[i]))
		for _, v := range values {
			for _, found := range field.Finds(v) {
				if c, ok := ix.code[i][found]; ok {
					pass[i][c] = true
				}
			}
		}
	}
	if f.Near == "" {
		return pass
	}
	for c, at := range ix.points() {
		isRemoteThere := f.Area.Km > 0 && ix.values[atPlace][c] == f.Area.Country
		pass[atPlace] = append(pass[atPlace], isRemoteThere || f.Area.Holds(at))
	}
	if i := slices.Index(facetFields, graph.JobFacetFieldWorkplace); pass[i] == nil {
		for _, value := range ix.values[i] {
			pass[i] = append(pass[i], value != string(graph.WorkplaceRemote))
		}
	}
	return pass
}

// locate returns the places of the jobs by their codes. Those of remote jobs are unknown.
func (ix *jobIndex) locate() []graph.Point {
	points := make([]graph.Point, len(ix.values[atPlace]))
	for i, value := range ix.values[atPlace] {
		if parts := strings.Split(value, "\t"); len(parts) == 3 {
			points[i] = graph.Locate(graph.Location{CountryCode: parts[0], Region: &parts[1], City: parts[2]})
		}
	}
	return points
}

// whereabouts are values of the fields that say where jobs are.
type whereabouts []struct {
	field int
	code  uint32
}

// hold reports whether the job has one of the values.
func (w whereabouts) hold(ix *jobIndex, position int) bool {
	for _, v := range w {
		if ix.codes[v.field][position] == v.code {
			return true
		}
	}
	return false
}

// name returns what countries, states, cities and remote work are called in searches.
func (ix *jobIndex) name() map[string]whereabouts {
	names := map[string]whereabouts{}
	for field, values := range ix.values {
		for c, value := range values {
			var called []string
			switch parts := strings.Split(value, "\t"); {
			case field == atPlace && len(parts) == 3:
				called = graph.Location{CountryCode: parts[0], Region: &parts[1]}.RegionNames()
			case field == atPlace:
			case facetFields[field] == graph.JobFacetFieldCountry:
				called = []string{graph.CountryName(value)}
			case facetFields[field] == graph.JobFacetFieldCity, value == string(graph.WorkplaceRemote):
				called = []string{value}
			}
			for _, text := range called {
				// After its own words are its other spellings.
				words, n := strings.Fields(indexLabel(text)), len(wordsOf(text))
				for _, name := range append(words[n:], strings.Join(words[:n], " ")) {
					names[name] = append(names[name], whereabouts{{field, uint32(c)}}...)
				}
			}
		}
	}
	delete(names, "")
	return names
}

func (pass *filter) holds(ix *jobIndex, position int) bool {
	for i := range pass {
		if pass[i] != nil && !pass[i][ix.codes[i][position]] {
			return false
		}
	}
	return true
}

// positions finds the positions of ascending ids. Jobs newer than the index are left out.
func (ix *jobIndex) positions(ids []int64) []int32 {
	found := make([]int32, 0, len(ids))
	at := 0
	for _, id := range ids {
		// A few ids are far apart: jumping is cheaper than stepping.
		if len(ids) < len(ix.ids)/16 {
			n, _ := slices.BinarySearch(ix.ids[at:], id)
			at += n
		}
		for at < len(ix.ids) && ix.ids[at] < id {
			at++
		}
		if at < len(ix.ids) && ix.ids[at] == id {
			found = append(found, int32(at))
		}
	}
	return found
}

// yearlyPay is the minimum that a job pays for a year of full-time work. The currency is empty if it is not stated.
type yearlyPay struct {
	currency string
	amount   int
}

// payKeys returns a key for each job, by which the highest pay comes first. Jobs in the currency of most jobs come
// before those in the next one: amounts in different currencies are not compared. Jobs without stated pay come last.
func payKeys(pay []yearlyPay) []string {
	jobs := map[string]int{}
	for _, p := range pay {
		jobs[p.currency]++
	}
	jobs[""] = 0 // last
	currencies := slices.SortedFunc(maps.Keys(jobs), func(a, b string) int {
		return cmp.Or(cmp.Compare(jobs[b], jobs[a]), cmp.Compare(a, b))
	})
	rank := make(map[string]int, len(currencies))
	for i, currency := range currencies {
		rank[currency] = i
	}
	const most = 1 << 45 // above any amount for a year
	return graph.Each(pay, func(p yearlyPay) string {
		return fmt.Sprintf("%03d%015d", rank[p.currency], most-p.amount)
	})
}
