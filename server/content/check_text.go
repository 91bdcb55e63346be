package content

import (
	"regexp"
	"strings"
	"unicode"

	"hire360/graph"
)

const maxSentence = 25.0

// sentences checks that the average sentence of a page has at most 25 words.
func (k *checker) sentences(s *source) {
	words, count, longest, longestLine := 0, 0, 0, 1
	for _, p := range s.pieces {
		if p.section < 0 || !running[p.key] {
			continue
		}
		for _, n := range sentenceLengths(plain(p.text)) {
			words, count = words+n, count+1
			if n > longest {
				longest, longestLine = n, p.line
			}
		}
	}
	if count > 0 && float64(words)/float64(count) > maxSentence {
		k.add(s, longestLine, "sentences",
			"the average sentence has %.1f words, expected at most %.0f; the longest begins here with %d",
			float64(words)/float64(count), maxSentence, longest)
	}
}

// sentenceLengths counts the words of each sentence.
func sentenceLengths(text string) []int {
	var out []int
	n := 0
	for _, word := range strings.Fields(text) {
		n++
		if endsSentence(word) {
			out, n = append(out, n), 0
		}
	}
	if n > 0 {
		out = append(out, n)
	}
	return out
}

// sentencesOf splits a line.
func sentencesOf(text string) []string {
	var out []string
	begin := 0
	for i := range len(text) {
		if text[i] == ' ' && endsSentence(text[begin:i]) {
			out, begin = append(out, text[begin:i]), i+1
		}
	}
	return append(out, text[begin:])
}

// endsSentence reports whether a word has the mark that ends a sentence, perhaps within quotation marks or parentheses.
func endsSentence(word string) bool {
	word = strings.TrimRight(word, "\"'”’)")
	return word != "" && strings.IndexByte(".!?", word[len(word)-1]) >= 0
}

var capitals = regexp.MustCompile(`\b[A-Z]{2,6}s?\b`)

// knownAbbreviations need no explanation for the readers of this site.
var knownAbbreviations = map[string]bool{
	"AI": true, "API": true, "CV": true, "EU": true, "FAQ": true, "HR": true, "HTML": true, "ID": true, "IT": true,
	"ML": true, "PC": true, "PDF": true, "QA": true, "SEO": true, "TV": true, "UI": true, "UK": true, "URL": true,
	"US": true, "UX": true,
}

// abbreviations checks that those in headings are explained on the page as "full name (ABC)".
func (k *checker) abbreviations(s *source) {
	check := func(text string, line int) {
		for _, word := range capitals.FindAllString(plain(text), -1) {
			abbreviation := strings.TrimSuffix(word, "s")
			if !knownAbbreviations[abbreviation] && !s.explains(abbreviation) {
				k.add(s, line, "abbreviation",
					"the heading has the abbreviation %s, expected the full name with (%s) somewhere on the page",
					abbreviation, abbreviation)
			}
		}
	}
	check(s.base().Title, s.line("title"))
	for _, p := range s.pieces {
		if p.key == "heading" {
			check(p.text, p.line)
		}
	}
}

// explains reports whether the page gives the full name, in its label or before the abbreviation in parentheses.
func (s *source) explains(abbreviation string) bool {
	initials := ""
	for _, word := range strings.Fields(s.base().Label) {
		initials += strings.ToUpper(word[:1])
	}
	if initials == abbreviation {
		return true
	}
	for _, p := range s.pieces {
		before, _, ok := strings.Cut(p.text, "("+abbreviation)
		if ok && strings.ContainsFunc(before, unicode.IsLetter) {
			return true
		}
	}
	return false
}

// figures checks that every figure of a case study has a baseline and a period.
func (k *checker) figures(s *source) {
	study, ok := s.page.(*graph.CaseStudy)
	if !ok {
		return
	}
	all := study.Results
	for _, section := range study.Sections {
		if facts, ok := section.(*graph.FactsSection); ok {
			all = append(all[:len(all):len(all)], facts.Facts...)
		}
	}
	for _, f := range all {
		if f.Basis == nil || strings.TrimSpace(*f.Basis) == "" {
			k.add(s, s.lineAt("value", f.Value), "figure",
				"the figure %q has no basis, expected its baseline and period", f.Value)
		}
	}
}

// minWords is the number of words below which a page of a kind is too short.
var minWords = map[graph.PageKind]int{
	graph.PageKindHome: 500, graph.PageKindServiceGroup: 900, graph.PageKindService: 550, graph.PageKindProduct: 800,
	graph.PageKindCaseStudy: 600, graph.PageKindArticle: 1100, graph.PageKindPartner: 600, graph.PageKindLegal: 1000,
}

// maxWords is the number of words above which a page of a kind is too long.
var maxWords = map[graph.PageKind]int{graph.PageKindServiceGroup: 1300, graph.PageKindService: 850,
	graph.PageKindProduct: 1100, graph.PageKindCaseStudy: 1000, graph.PageKindArticle: 1700}

// minWordsAt is the same for single pages that differ from their kind.
var minWordsAt = map[string]int{
	"/about": 600, "/events": 400, "/brochures": 100, "/careers": 450, "/contact-us": 200,
	"/our-services/capability-statements": 500, "/privacy-policy": 1200,
	"/site/accessibility-statement": 400,
}

// maxWordsAt is the same for the upper limit.
var maxWordsAt = map[string]int{"/brochures": 900}

func (k *checker) words(s *source) {
	if !k.options.MinWords || s.base().Hidden {
		return
	}
	minimum, ok := minWordsAt[s.path]
	if !ok {
		minimum = minWords[s.base().Kind]
	}
	n := k.Words(s.path)
	if n < minimum {
		k.add(s, 1, "words", "the page has %d words, expected at least %d", n, minimum)
	}
	maximum, ok := maxWordsAt[s.path]
	if !ok {
		maximum, ok = maxWords[s.base().Kind]
	}
	if ok && n > maximum {
		k.add(s, 1, "words", "the page has %d words, expected at most %d", n, maximum)
	}
}
