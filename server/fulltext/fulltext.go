// Package fulltext finds texts by the words that people type.
package fulltext

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"

	_ "modernc.org/sqlite" // its full-text index
)

// Text is what can be found. A part of it has no keywords and no parts.
type Text struct {
	// Title counts most, then Keywords: words that people type and the text does not have.
	Title, Keywords, Body string
	Parts                 []Text
}

// Hit is a text that was found.
type Hit struct {
	// Text is its place in the list that the index was made of.
	Text int
	// Part is the place of the part that has the words, -1 if the title has them or no single part does.
	Part int
}

// Index finds texts. It is in memory, and made by the first search.
type Index struct{ open func() (*opened, error) }

type opened struct {
	db    *sql.DB
	words []string // all words, sorted
	count map[string]int
}

// New returns an index of texts.
func New(texts []Text) *Index {
	return &Index{sync.OnceValues(func() (*opened, error) { return index(texts) })}
}

const (
	// A row is a text or a part of it. Its rowid is rowsPerText times the text's place, plus the part's place from 1
	// on.
	createIndex = `CREATE VIRTUAL TABLE text USING fts5(title, keywords, body);
		CREATE VIRTUAL TABLE word USING fts5vocab(text, row)`
	insertText = `INSERT INTO text (rowid, title, keywords, body) VALUES (?, ?, ?, ?)`
	selectWord = `SELECT term, doc FROM word`
	// Matches are weighted by where they are: a word in the title says what a text is about.
	findTexts = `SELECT rowid, bm25(text, 12, 8, 1) AS rank FROM text WHERE text MATCH ? AND rowid % 1000 = 0
		ORDER BY rank, rowid`
	findParts = `SELECT rowid, bm25(text, 6, 1, 1) AS rank FROM text WHERE text MATCH ? AND rowid % 1000 > 0
		ORDER BY rank, rowid`

	rowsPerText = 1000
)

func index(texts []Text) (_ *opened, err error) {
	db, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		return nil, fmt.Errorf("open the index of texts: %w", err)
	}
	db.SetMaxOpenConns(1) // each connection has its own memory
	o := &opened{db: db, count: map[string]int{}}
	if err = o.fill(texts); err != nil {
		_ = db.Close()
		return nil, fmt.Errorf("fill the index of texts: %w", err)
	}
	// The memory is SQLite's: without its index, nobody else frees it.
	runtime.AddCleanup(o, func(db *sql.DB) { _ = db.Close() }, db)
	return o, nil
}

func (o *opened) fill(texts []Text) error {
	if _, err := o.db.Exec(createIndex); err != nil {
		return err
	}
	tx, err := o.db.Begin()
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	words := func(s string) string { return strings.Join(Fold(s), " ") }
	for i, text := range texts {
		for part, row := range append([]Text{text}, text.Parts...) {
			id := i*rowsPerText + part
			if _, err = tx.Exec(insertText, id, words(row.Title), words(row.Keywords), words(row.Body)); err != nil {
				return err
			}
		}
	}
	if err = tx.Commit(); err != nil {
		return err
	}
	rows, err := o.db.Query(selectWord)
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var word string
		var count int
		if err = rows.Scan(&word, &count); err != nil {
			return err
		}
		o.words, o.count[word] = append(o.words, word), count
	}
	slices.Sort(o.words)
	return rows.Err()
}

// Found is what a search finds.
type Found struct {
	// Hits are the texts that have all words of the query, and any that match better by some of them, best first. If
	// none has all, they are those that have some.
	Hits []Hit
	// Complete says that some have all.
	Complete bool
	// Known says that the texts have each word as it was typed.
	Known bool
	// Corrected is the query with typos corrected, "" if it has none.
	Corrected string
}

// Find returns the texts that have the words of a query.
func (x *Index) Find(ctx context.Context, query string) (Found, error) {
	words := asked(query)
	if len(words) == 0 {
		return Found{}, nil
	}
	o, err := x.open()
	if err != nil {
		return Found{}, err
	}
	defer runtime.KeepAlive(o)
	f := Found{Known: !slices.ContainsFunc(words, func(w string) bool { return !o.has(w) })}
	typed := slices.Clone(words)
	for i, w := range words {
		words[i] = o.known(w)
	}
	if !slices.Equal(words, typed) {
		f.Corrected = strings.Join(words, " ")
	}
	ids, complete, err := o.ranked(ctx, words)
	if err != nil {
		return Found{}, err
	}
	f.Complete = complete
	parts, err := o.partsWith(ctx, words)
	if err != nil {
		return Found{}, err
	}
	for _, id := range ids {
		hit := Hit{Text: id / rowsPerText, Part: -1}
		if part, ok := parts[hit.Text]; ok {
			hit.Part = part
		}
		f.Hits = append(f.Hits, hit)
	}
	return f, nil
}

// ranked returns the texts that have all words, and before them those that match better by some. If none has all, it
// returns all that have some. A text with half of the words counts half.
func (o *opened) ranked(ctx context.Context, words []string) (ids []int, complete bool, err error) {
	counts, ranks := map[int]int{}, map[int]float64{}
	for i := range words {
		have, err := o.rows(ctx, findTexts, match(words[i:i+1], ""))
		if err != nil {
			return nil, false, err
		}
		for _, row := range have {
			counts[row.id]++
		}
	}
	all, err := o.rows(ctx, findTexts, match(words, " OR "))
	for _, row := range all {
		ids, ranks[row.id] = append(ids, row.id), row.rank*float64(counts[row.id])
	}
	slices.SortStableFunc(ids, func(a, b int) int { return cmp.Compare(ranks[a], ranks[b]) })
	hasSome := func(id int) bool { return counts[id] < len(words) }
	first := slices.IndexFunc(ids, func(id int) bool { return !hasSome(id) })
	if first >= 0 {
		ids = append(ids[:first:first], slices.DeleteFunc(ids[first:], hasSome)...)
	}
	return ids, first >= 0, err
}

// partsWith returns the best part of each text that has all words, without texts that have them in title or keywords.
func (o *opened) partsWith(ctx context.Context, words []string) (map[int]int, error) {
	all := match(words, " AND ")
	titles, err := o.rows(ctx, findTexts, "{title keywords} : ("+all+")")
	if err != nil {
		return nil, err
	}
	rows, err := o.rows(ctx, findParts, all)
	if err != nil {
		return nil, err
	}
	parts := map[int]int{}
	for _, row := range rows {
		text, part := row.id/rowsPerText, row.id%rowsPerText-1
		isTitle := slices.ContainsFunc(titles, func(t ranking) bool { return t.id == text*rowsPerText })
		if _, found := parts[text]; !found && !isTitle {
			parts[text] = part
		}
	}
	return parts, nil
}

type ranking struct {
	id   int
	rank float64 // lower is better
}

func (o *opened) rows(ctx context.Context, query, match string) (found []ranking, err error) {
	rows, err := o.db.QueryContext(ctx, query, match)
	if err != nil {
		return nil, fmt.Errorf("find texts: %w", err)
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var r ranking
		if err = rows.Scan(&r.id, &r.rank); err != nil {
			return nil, fmt.Errorf("find texts: %w", err)
		}
		found = append(found, r)
	}
	return found, rows.Err()
}

// match is the full-text query for words, which are letters and digits only: nothing that is typed can be syntax.
func match(words []string, joint string) string {
	clauses := make([]string, len(words))
	for i, word := range words {
		var forms []string
		for _, w := range Singulars(word) {
			form := `"` + w + `"`
			if len(w) > ShortWord {
				form += "*"
			}
			forms = append(forms, form)
		}
		clauses[i] = "(" + strings.Join(forms, " OR ") + ")"
	}
	return strings.Join(clauses, joint)
}

// has reports whether a text has the word or a word that begins with it.
func (o *opened) has(word string) bool {
	return slices.ContainsFunc(Singulars(word), func(w string) bool {
		at, found := slices.BinarySearch(o.words, w)
		return found || len(w) > ShortWord && at < len(o.words) && strings.HasPrefix(o.words[at], w)
	})
}

// known returns the word if a text has it, or else the most common word that a typo makes it of, or else the word.
func (o *opened) known(word string) string {
	isOther := func(r rune) bool { return r < 'a' || r > 'z' }
	if o.has(word) || len(word) <= ShortWord || strings.ContainsFunc(word, isOther) {
		return word
	}
	best := slices.MaxFunc(OneErrorAway(word), func(a, b string) int {
		return cmp.Or(cmp.Compare(o.count[a], o.count[b]), cmp.Compare(b, a))
	})
	if o.count[best] == 0 {
		return word
	}
	return best
}
