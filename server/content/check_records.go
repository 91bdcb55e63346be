package content

import (
	"strings"
	"unicode"
)

// records finds counts of our own past work, such as "we ran 27 load tests". The reader cannot check them: a worked example,
// a typical value or a public source serves better. Case studies, which say that they are representative, are not searched.
func (k *checker) records(s *source, line int, text string) {
	var c claim
	for word := range strings.FieldsSeq(text) {
		c.word(strings.ToLower(strings.TrimFunc(word, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })))
		if !endsSentence(word) {
			continue
		}
		if c.isRecord() {
			break
		}
		c = claim{}
	}
	if c.isRecord() {
		k.add(s, line, "record", "%q counts our own work, expected a worked example, a typical value or a public source, named as such", c.counted)
	}
}

// claim is what a sentence says about our own work.
type claim struct {
	// own: we did it, or it is ours.
	own bool
	// hedged: the sentence says itself that it is an example.
	hedged bool
	// counted is the number with what it counts, "" as long as there is none.
	counted string
	// number are the words since the last number, itself included.
	number []string
	before string
}

func (c *claim) isRecord() bool { return c.own && !c.hedged && c.counted != "" }

// numberReach is how many words may stand between a number and what it counts.
const numberReach = 2

func (c *claim) word(w string) {
	switch {
	case hedges[w]:
		c.hedged = true
	case c.before == "we" && (strings.HasSuffix(w, "ed") || pastWords[w]), c.before == "we" && w == "run" && c.counted != "":
		c.own = true
	case w == "our" && ownBefore[c.before], c.before == "our" && ownAfter[w]:
		c.own = true
	}
	c.before = w
	if isNumber(w) {
		c.number = append(c.number[:0], w)
		return
	}
	if len(c.number) == 0 {
		return
	}
	c.number = append(c.number, w)
	switch {
	case countedWork[w]:
		if c.counted == "" {
			c.counted = strings.Join(c.number, " ")
		}
		c.number = nil
	case len(c.number) > numberReach+1:
		c.number = nil
	}
}

func isNumber(w string) bool {
	return w != "" && w[0] >= '0' && w[0] <= '9' || numberWords[w]
}

var (
	hedges      = wordSet("typical typically example examples representative usual usually would if suppose imagine composed")
	pastWords   = wordSet("have had ran read drove held took saw found built kept led went put met")
	ownBefore   = wordSet("from of in over across")
	ownAfter    = wordSet("own records teams recruiters notes projects figures clients")
	numberWords = wordSet("two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty hundred hundreds dozen dozens thousand thousands")
	countedWork = wordSet("projects clients customers employers companies firms plants sites teams searches calls offers interviews reviews audits tests trials registers inventories apps shows flows systems bills pauses engagements placements migrations tenders functions ideas developers people")
)

func wordSet(words string) map[string]bool {
	out := map[string]bool{}
	for w := range strings.FieldsSeq(words) {
		out[w] = true
	}
	return out
}
