package jobs

import "strings"

// Queries of the full-text index. It holds active jobs only; its rowid is the job's id. Its column facets is empty:
// it is from an older program.
const (
	// allMatches joins all ids that match $1 into one text, ascending as the index holds them.
	allMatches = `SELECT group_concat(rowid) FROM job_fts WHERE job_fts MATCH $1`
	// numberOfMatches counts the ids that match $1, up to $2.
	numberOfMatches = `SELECT count(*) FROM (SELECT 1 FROM job_fts WHERE job_fts MATCH $1 LIMIT $2) AS hit`

	// nextWord selects the first word of the index from $1 on.
	nextWord = `SELECT term FROM job_word WHERE term >= $1 LIMIT 1`
	// knownWords selects those words of the JSON array $1 that the index has.
	knownWords = `SELECT value FROM json_each($1) WHERE EXISTS (SELECT 1 FROM job_word WHERE term = value)`

	indexJob   = `INSERT INTO job_fts (rowid, title, skills, place, text) VALUES ($1, $2, $3, $4, $5)`
	unindexJob = `DELETE FROM job_fts WHERE rowid = $1`
	// unindexJobs removes those of the JSON array $1.
	unindexJobs = `DELETE FROM job_fts WHERE rowid IN (SELECT value FROM json_each($1))`
	// unindexSamples removes the sample jobs.
	unindexSamples = `DELETE FROM job_fts WHERE rowid IN (SELECT id FROM job WHERE active = 1 AND sample = 1)`
)

// all is the full-text query for every word. Words hold letters and digits only, so nothing a visitor types can be
// syntax.
func all(words []string) string {
	clauses := make([]string, len(words))
	for i, w := range words {
		clauses[i] = clause(w)
	}
	return strings.Join(clauses, " AND ")
}

// clause is the full-text query for a word or one of its alternatives.
func clause(word string) string {
	list := strings.Split(word, orMark)
	for i, w := range list {
		prefix, open := strings.CutSuffix(w, prefixMark)
		list[i] = `"` + prefix + `"`
		if open {
			list[i] += prefixMark
		}
	}
	if len(list) == 1 {
		return list[0]
	}
	return "(" + strings.Join(list, " OR ") + ")"
}
