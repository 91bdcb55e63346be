package content

import (
	"strings"

	"hire360/graph"
)

// silent are the keys whose values are not text of the page.
var silent = map[string]bool{
	"id": true, "link": true, "path": true, "paths": true, "redirectUrl": true, "website": true, "group": true,
	"related": true, "file": true, "timeZone": true, "topic": true, "topics": true, "parent": true,
	"interest": true, "interests": true, "description": true, "kind": true, "url": true, "slug": true,
	"code": true, "signature": true, "fingerprint": true, "fan": true,
}

const wordsPerMinute = 220

// minutes returns how long it takes to read the texts of a page.
func minutes(pieces []piece) int {
	words := 0
	for _, p := range pieces {
		if p.section >= 0 && !silent[p.key] && p.key != "alt" {
			words += len(strings.Fields(plain(p.text)))
		}
	}
	return max(1, (words+wordsPerMinute-1)/wordsPerMinute)
}

// plain is graph.PlainMarkup, fast for the many texts without markup.
func plain(text string) string {
	if !strings.ContainsAny(text, "*_[") {
		return text
	}
	return graph.PlainMarkup(text)
}
