package content

import (
	"fmt"
	"regexp"
	"strings"
)

// wordings are words that this site does not use, and what to write instead.
var wordings = []struct{ pattern, instead string }{
	{`mend(?:s|ed|ing)?`, "fix or repair"},
	{`whoever`, "anyone who, or name the person"},
	{`(?-i:(?:your|our) houses?)`, "hospital or company"},
	{`(?-i:(?:the|your|these|signed) papers|(?:a|the|each|every|this|that|your|signed) paper ` +
		`(?:is|was|that|which|and|or|to|has|needs|can|cannot|with|goes|lies))`, "document"},
	{`(?-i:(?:trust|system|module|context|service|security|data|API) borders?)`, "boundary"},
	{`for ever`, "forever or permanently"},
	{`anew`, "again"},
	{`beforehand`, "first or in advance"},
	{`stands? (?:in|on)`, "is in or is on"},
	{`at the most`, "at most"},
	{`belongs? into`, "belongs in"},
	{`(?:paid|pays?|shortened|cut) by half`, "at half pay or in half"},
	{`of ours`, "our"},
	{`in the order of`, "about or in order of"},
	{`off-shore`, "offshore"},
	{`enquir(?:y|ies)`, "message, question or inquiry"},
	{`vacanc(?:y|ies)`, "job"},
	{`blog posts?`, "article"},
	{`success stor(?:y|ies)`, "case study"},
	{`past performance`, "illustrative engagements"},
	{`(?-i:CVs?)`, "résumé"},
	{`(?:your|a|the|one|each) resumes?`, "résumé"},
	{`wards?`, "unit"},
	{`radiographers?`, "radiologic technologist"},
	{`telephones?`, "phone"},
	{`caretakers?`, "building manager"},
	{`foot of (?:the|this|every|each) page`, "bottom of the page"},
	{`rings? (?:you|us|back)`, "call"},
	{`(?-i:[Cc]yber[ -]security)`, "cybersecurity"},
	{`(?-i:[Ee]mails?|[Ee]-Mails?|eMails?)`, "e-mail"},
}

// styles are things that this site writes in one way.
var styles = []struct{ pattern, expected string }{
	{`\d+ ?per ?cent\b|\d+ %`, "the figure with its sign, such as 38%"},
	{`"[^"]*"?`, "curly quotation marks, “ and ”"},
	{`\w'\w|\w'|'\w`, "a curly apostrophe, ’"},
	{`\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b`,
		"an American date, such as November 12, 2026"},
}

// disclosures are ways to say that a case study is no single client's, which the site says itself.
var disclosures = []string{
	`composite examples?:`, `not one client`, `figures (?:are illustrative|illustrate)`, `client names?`,
	`representative(?:,| (?:accounts?|applications?|campaigns?|cases?|engagements?|figures?|integrations?|outcomes?|` +
		`pilots?|placements?|programs?|projects?|results?|searches|sending|systems?|work)\b)`,
	`(?:are|is|both) representative\b`, `clients? (?:stays? |remains? |are |kept )?(?:withheld|unnamed|private)`,
	`(?:names?|clients?|firms|companies|people|houses) (?:are |is |stays? |remains? )?(?:not named|withheld|unnamed|` +
		`kept (?:out|private)|stays? out)`,
	`stays? between us`, `(?:are|is|we test is) (?:n?ever) named`, `do not (?:print|name) (?:client|our)`,
	`as always without names`, `unnamed (?:clients?|companies|firms)`, `keep your name out`, `discretion is part`,
}

var (
	// linkTarget is the address of a link in a text.
	linkTarget    = regexp.MustCompile(`\]\([^)]*\)`)
	disclosure    = regexp.MustCompile(`(?i)\b(?:` + strings.Join(disclosures, "|") + `)`)
	wordPatterns  []*regexp.Regexp
	stylePatterns []*regexp.Regexp
	anyWording    *regexp.Regexp
)

func init() {
	var all []string
	for _, w := range wordings {
		all = append(all, w.pattern)
		wordPatterns = append(wordPatterns, regexp.MustCompile(`(?i)\b(?:`+w.pattern+`)\b`))
	}
	for _, s := range styles {
		stylePatterns = append(stylePatterns, regexp.MustCompile(s.pattern))
	}
	anyWording = regexp.MustCompile(`(?i)\b(?:` + strings.Join(all, "|") + `)\b`)
}

// lines yields each line that visitors read, without the addresses of links and the names of facts.
func (d *decoder) lines(yield func(piece) bool) {
	for _, p := range d.written {
		for line := range strings.SplitSeq(p.text, "\n") {
			if strings.Contains(line, "](") {
				line = linkTarget.ReplaceAllString(line, "]")
			}
			if strings.Contains(line, "{{") {
				line = factPattern.ReplaceAllString(line, "{{}}")
			}
			p.text = line
			if line != "" && !yield(p) {
				return
			}
			p.line++
		}
	}
}

// Wording says which words of a text this site does not use, and what to write instead: "" if there are none.
func Wording(text string) string {
	if !anyWording.MatchString(text) {
		return ""
	}
	var out []string
	for i, w := range wordPatterns {
		if found := w.FindString(text); found != "" {
			out = append(out, fmt.Sprintf("%q, expected %s", found, wordings[i].instead))
		}
	}
	return strings.Join(out, " and ")
}

// wording checks the words of one line.
func (k *checker) wording(file string, line piece) {
	if found := Wording(line.text); found != "" {
		k.addAt(file, line.line, "word", "%s has %s", line.key, found)
	}
	for i, s := range stylePatterns {
		if found := s.FindString(line.text); found != "" {
			k.addAt(file, line.line, "style", "%s has %s, expected %s", line.key, found, styles[i].expected)
		}
	}
}

// disclosed checks that a line does not say by hand what the site says of every case study.
func (k *checker) disclosed(file string, line piece) {
	if found := disclosure.FindString(line.text); found != "" {
		k.addAt(file, line.line, "disclosure", "%s has %q, expected nothing like it: the site itself says that a case "+
			"study is a composite example", line.key, found)
	}
}
