package jobs

import (
	"regexp"
	"strings"
)

// synonym is what people type for a phrase of a title, skill or place, both as they are indexed.
type synonym struct{ phrase, also string }

func indexed(list []synonym) []synonym {
	for i, y := range list {
		list[i] = synonym{strings.TrimSpace(indexText(y.phrase)), indexText(y.also)}
		// Only the words, not the other spellings after them.
		words := strings.Fields(list[i].phrase)
		list[i].phrase = strings.Join(words[:len(strings.Fields(y.phrase))], " ")
	}
	return list
}

var synonyms = indexed([]synonym{
	{"artificial intelligence", "ai"},
	{"cloud engineer", "devops"},
	{"engineer", "developer"},
	{"identity and access", "iam"},
	{"interaction design", "ui ux"}, {"interface design", "ui ux"}, {"product designer", "ui ux"},
	{"javascript", "js"}, {"typescript", "ts"},
	{"k8s", "kubernetes"}, {"kubernetes", "k8s"},
	{"machine learning", "ml ai"},
	{"penetration tester", "pentester"},
	{"physical therapist", "physiotherapist"},
	{"quality assurance", "qa"},
	{"registered nurse", "rn"},
	{"security operations", "soc"},
	{"site reliability", "sre devops"},
	{"united kingdom", "uk"}, {"united states", "us usa"},
	// What people do, and the field they look for work in.
	{"accountant", "accounting"}, {"administrator", "administration"}, {"analyst", "analytics"},
	{"architect", "architecture"}, {"consultant", "consulting"}, {"designer", "design"},
	{"developer", "development"}, {"engineer", "engineering"}, {"manager", "management"},
	{"marketer", "marketing"}, {"nurse", "nursing"}, {"nursing", "nurse"}, {"recruiter", "recruiting recruitment"},
	{"tester", "testing"}, {"therapist", "therapy"}, {"writer", "writing"},
})

// impliedSkills are words that people add to a title when they search. They count as skills and not as part of the
// title, so that a search for such a word alone finds jobs of that category first.
var impliedSkills = indexed([]synonym{
	{"technical recruiter", "it"},
})

func impliedBy(title string) string {
	text := ""
	for _, y := range impliedSkills {
		if strings.Contains(" "+indexText(title), " "+y.phrase+" ") {
			text += y.also
		}
	}
	return text
}

var ordinaryWord = regexp.MustCompile(`\b(?i:go|it|us)\b`)

// withoutOrdinary drops "go", "it" and "us" from running text where they do not mean the language, information
// technology or the United States, so that "go" does not find every job whose text says "go home".
func withoutOrdinary(text string) string {
	var b strings.Builder
	end := 0
	for _, at := range ordinaryWord.FindAllStringIndex(text, -1) {
		b.WriteString(text[end:at[0]])
		if word := text[at[0]:at[1]]; isName(word, text[:at[0]]) {
			b.WriteString(word)
		}
		end = at[1]
	}
	b.WriteString(text[end:])
	return b.String()
}

// isName reports whether a word is written as a name: in capitals, or capitalized inside a sentence.
func isName(word, before string) bool {
	switch word {
	case "IT", "US", "GO":
		return true
	case "Go":
		before = strings.TrimRight(before, " ")
		return before != "" && !strings.ContainsAny(before[len(before)-1:], ".?!:\n\"") &&
			!strings.HasSuffix(before, "“") && !strings.HasSuffix(before, "‘")
	}
	return false
}
