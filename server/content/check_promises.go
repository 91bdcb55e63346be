package content

import (
	"regexp"
	"strings"

	"hire360/graph"
)

// What the register of facts is for, as it looks when it is written by hand.
const (
	countWord = `(?:\d+|an?|the|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|` +
		`ninety)`
	timeSpan = countWord + ` (?:working |business |calendar )?(?:minute|hour|day|week|month|year)s?\b`
	within   = `(?:within|in less than|in under|no later than) ` + timeSpan
	soon     = within + `|the (?:next|same) (?:working |business )?day\b|at any hour\b|day and night\b`
	replying = `\b(?:repl(?:y|ies)|answers?|answered|responds?|confirms?|calls?|hears?|gets?|receives?|` +
		`comes? back)\b`
)

// promises are what only the register promises, with the words in which it would be written by hand.
var promises = []struct {
	what    string
	pattern *regexp.Regexp
	// legal: it is a promise on legal pages alone.
	legal bool
}{
	{"a time to reply", regexp.MustCompile(`(?i)` + replying + `.*\b(?:` + soon + `)|\b(?:` + soon + `).*` + replying +
		`|\b(?:we|you)\b.{0,25} ` + within), false},
	{"a time", regexp.MustCompile(`(?i)\b(?:within|in|after) ` + countWord + ` (?:working|business) (?:day|hour)s?\b`),
		false},
	{"a time for which something is kept", regexp.MustCompile(`(?i)\b(?:keeps?|kept|stored|retain(?:s|ed)?|deletes?|` +
		`deleted|erased?)\b.{0,30}\b(?:for|after|within|up to) ` + timeSpan), false},
	{"a period", regexp.MustCompile(`(?i)\b(?:for|after|within|up to) ` + timeSpan), true},
	{"a number of offices", regexp.MustCompile(`(?i)\b(?:our|all|has|have|are) ` + countWord + ` offices\b|` +
		`\b(?:\d+|five|six|seven|eight|nine|ten|eleven|twelve|thirteen) offices\b`), false},
	{"a price", regexp.MustCompile(`[$£€] ?\d[\d,.]*|\b(?:USD|EUR|GBP|INR) ?\d+|[\d,.]+ (?:dollars|euros|pounds)\b`),
		false},
}

// hedged is a sentence that promises nothing.
var hedged = regexp.MustCompile(`(?i)\b(?:typical|usual|example|suppose|imagine|illustrat|contract|agree|would\b|` +
	`say,|must\b|you (?:set|choose|decide)\b|from (?:\d|` + countWord + `\b))`)

// promised checks that a line makes no promise by hand. Articles and case studies tell and calculate: what they promise
// is in their last sections. Specimens are examples.
func (k *checker) promised(d *decoder, kind graph.PageKind, line piece) {
	if line.section == inSpecimen {
		return
	}
	if kind == graph.PageKindArticle || kind == graph.PageKindCaseStudy {
		if line.section < 0 || !asksVisitors(d.starts[line.section]) {
			return
		}
	}
	for _, sentence := range sentencesOf(line.text) {
		if hedged.MatchString(sentence) {
			continue
		}
		for _, p := range promises {
			found := p.pattern.FindString(sentence)
			if found == "" || p.legal && kind != graph.PageKindLegal {
				continue
			}
			k.addAt(d.file, line.line, "promise", "%s has %s written by hand (%q), expected %s", line.key, p.what,
				found, k.insteadOf(found))
			break
		}
	}
}

// insteadOf names the fact that says the same, or what else to do.
func (k *checker) insteadOf(promise string) string {
	for _, f := range k.register.Facts {
		if strings.Contains(f.Text, " ") && strings.Contains(strings.ToLower(promise), strings.ToLower(f.Text)) {
			return "{{" + f.Name + "}}"
		}
	}
	return "the name of a fact in braces, such as {{reply}}, or a word that makes it an example, such as \"typically\""
}

var (
	// asking is a request for more than a form takes: a name, an e-mail address and a message.
	asking = regexp.MustCompile(`(?i)\b(?:attach|upload|send|show|paste|forward)(?: us)? (?:your|the|an?|its|one|two|` +
		`three|four|five|ten|twenty|last)\b(?: \w+)?|\b(?:calls|phones|rings) (?:you|back)\b|` +
		`\bwe (?:will )?(?:call|phone|ring) you\b`)
	// writable is a thing that a message can hold.
	writable = regexp.MustCompile(`(?i) (?:messages?|questions?|lines?|sentences?|words?)$`)
)

// asked checks that forms and calls to action ask for nothing that cannot be typed into the form.
func (k *checker) asked(d *decoder, line piece) {
	if line.section < 0 {
		return
	}
	section := d.starts[line.section]
	if !asksVisitors(section) && (section.key != "hero" || line.key != "label") {
		return
	}
	if found := asking.FindString(line.text); found != "" && !writable.MatchString(found) {
		k.addAt(d.file, line.line, "ask", "%s asks for or offers what the form cannot take (%q), expected words such "+
			"as \"Tell us\" or \"Describe\"", line.key, found)
	}
}
