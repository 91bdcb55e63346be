package jobs

import "strings"

// The full-text index of a machine's SQLite. It holds active jobs only; its rowid is the job's id.
const (
	// newestMatches selects the ids that match $1 and are below $2, falling; $3 of them after $4.
	newestMatches = `SELECT rowid FROM job_fts WHERE job_fts MATCH $1 AND rowid < $2 ORDER BY rowid DESC LIMIT $3 OFFSET $4`
	// allMatches puts all ids that match $1 together, rising as the index holds them.
	allMatches = `SELECT group_concat(rowid) FROM job_fts WHERE job_fts MATCH $1`
	// numberOfMatches counts them, up to $2.
	numberOfMatches = `SELECT count(*) FROM (SELECT 1 FROM job_fts WHERE job_fts MATCH $1 LIMIT $2) AS hit`
	// scoredMatches selects the ids that match $1 with their scores, the best match the lowest.
	scoredMatches = `SELECT rowid, bm25(job_fts, 5.0, 3.0, 2.0, 1.0, 0.0) FROM job_fts WHERE job_fts MATCH $1`

	// nextWord selects the first word of the index from $1 on.
	nextWord = `SELECT term FROM job_word WHERE term >= $1 LIMIT 1`
	// knownWords selects those words of the JSON array $1 that the index has.
	knownWords = `SELECT value FROM json_each($1) WHERE EXISTS (SELECT 1 FROM job_word WHERE term = value)`

	indexJob   = `INSERT INTO job_fts (rowid, title, skills, place, text, facets) VALUES ($1, $2, $3, $4, $5, $6)`
	unindexJob = `DELETE FROM job_fts WHERE rowid = $1`
	// unindexDue takes out the active jobs whose last day is before $1.
	unindexDue = `DELETE FROM job_fts WHERE rowid IN (SELECT id FROM job WHERE active = 1 AND closes < $1)`
)

// match writes the full-text query for words, as asked or all writes them, and filter values.
func match(words string, filters [][]string) string {
	parts := []string{words}
	for _, tokens := range filters {
		parts = append(parts, `(`+strings.Join(tokens, " OR ")+`)`)
	}
	return strings.Join(parts, " AND ")
}

// all asks for every word. Words hold letters and digits only, so nothing a visitor types can be syntax.
func all(words []string) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		word, open := strings.CutSuffix(w, prefixMark)
		quoted[i] = `"` + word + `"`
		if open {
			quoted[i] += prefixMark
		}
	}
	return strings.Join(quoted, " AND ")
}

// scored asks for the same as all, so that a last word that goes on counts more where it is a word of its own.
func scored(words []string) string {
	last := len(words) - 1
	word, open := strings.CutSuffix(words[last], prefixMark)
	if !open {
		return all(words)
	}
	either := `("` + word + `" OR "` + word + `"` + prefixMark + `)`
	if last == 0 {
		return either
	}
	return all(words[:last]) + " AND " + either
}

// inTitle asks that the title holds every word.
func inTitle(words string) string { return `title : (` + words + `)` }
