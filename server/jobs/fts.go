package jobs

import "strings"

// Queries of the full-text index. It holds active jobs only; its rowid is the job's id.
const (
	// newestMatches selects the ids that match $1 and are below $2, descending: $3 of them after skipping $4.
	newestMatches = `SELECT rowid FROM job_fts WHERE job_fts MATCH $1 AND rowid < $2
		ORDER BY rowid DESC LIMIT $3 OFFSET $4`
	// allMatches joins all ids that match $1 into one text, ascending as the index holds them.
	allMatches = `SELECT group_concat(rowid) FROM job_fts WHERE job_fts MATCH $1`
	// numberOfMatches counts the ids that match $1, up to $2.
	numberOfMatches = `SELECT count(*) FROM (SELECT 1 FROM job_fts WHERE job_fts MATCH $1 LIMIT $2) AS hit`
	// scoredMatches selects the ids that match $1 with their scores, the best match the lowest.
	scoredMatches = `SELECT rowid, bm25(job_fts, 5.0, 3.0, 2.0, 1.0, 0.0) FROM job_fts WHERE job_fts MATCH $1`

	// nextWord selects the first word of the index from $1 on.
	nextWord = `SELECT term FROM job_word WHERE term >= $1 LIMIT 1`
	// knownWords selects those words of the JSON array $1 that the index has.
	knownWords = `SELECT value FROM json_each($1) WHERE EXISTS (SELECT 1 FROM job_word WHERE term = value)`

	indexJob   = `INSERT INTO job_fts (rowid, title, skills, place, text, facets) VALUES ($1, $2, $3, $4, $5, $6)`
	unindexJob = `DELETE FROM job_fts WHERE rowid = $1`
	// unindexSamples removes the sample jobs.
	unindexSamples = `DELETE FROM job_fts WHERE rowid IN (SELECT id FROM job WHERE active = 1 AND sample = 1)`
)

// everyJob is the full-text query that all jobs match: each has a country, if only an empty one.
const everyJob = `facets : "_a"*`

// withFilters adds filters, each a list of facet tokens, to the full-text query for words.
func withFilters(words string, filters [][]string) string {
	parts := []string{"(" + words + ")"}
	for _, tokens := range filters {
		parts = append(parts, `(`+strings.Join(tokens, " OR ")+`)`)
	}
	return strings.Join(parts, " AND ")
}

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
	list := alternatives(word)
	for i, w := range list {
		prefix, open := strings.CutSuffix(w, prefixMark)
		list[i] = `"` + prefix + `"`
		if open {
			list[i] += prefixMark
		}
	}
	return anyOf(list)
}

func anyOf(list []string) string {
	if len(list) == 1 {
		return list[0]
	}
	return "(" + strings.Join(list, " OR ") + ")"
}

// scored finds the same as all, but a word that may be a prefix scores higher where it is a whole word.
func scored(words []string) string {
	clauses := make([]string, len(words))
	for i, w := range words {
		both := w
		for _, one := range alternatives(w) {
			if prefix, open := strings.CutSuffix(one, prefixMark); open {
				both = prefix + orMark + both
			}
		}
		clauses[i] = clause(both)
	}
	return strings.Join(clauses, " AND ")
}

// inTitle limits the full-text query for words to the title.
func inTitle(words string) string { return `title : (` + words + `)` }
