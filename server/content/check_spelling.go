package content

import (
	"strings"
	"unicode"
)

// spelling wants the US spelling everywhere: readers in four countries should find each word written in one way.
func (k *checker) spelling(s *source, line int, text string) {
	if word, american, found := British(text); found {
		k.add(s, line, "spelling", "%q is spelled the British way, expected %q", word, american)
	}
}

// British returns the first word of the text that is spelled the British way, and how Americans spell it.
// Names of institutions keep their own spelling.
func British(text string) (word, american string, found bool) {
	if _, _, suspicious := british(text); !suspicious {
		return "", "", false
	}
	// Names are rare: they are looked for only where something was found.
	return british(ownSpelling.Replace(text))
}

func british(text string) (word, american string, found bool) {
	before := ""
	for w := range strings.FieldsFuncSeq(text, func(r rune) bool { return !unicode.IsLetter(r) }) {
		lower := strings.ToLower(w)
		if us, ok := americanSpelling[lower]; ok {
			return w, us, true
		}
		if lower == "cent" && before == "per" {
			return "per cent", "percent", true
		}
		before = lower
	}
	return "", "", false
}

// ownSpelling takes names out of a text.
var ownSpelling = strings.NewReplacer("Cyber Security Centre", "", "Canadian Centre for", "")

// americanSpelling gives the US spelling of British words, in lower case.
var americanSpelling = spellings(`
	aluminium aluminum, ageing aging, analyse analyze, analysed analyzed, analyser analyzer, analysers analyzers, analysing analyzing,
	artefact artifact, artefacts artifacts, behaviour behavior, behaviours behaviors, burnt burned, cancelled canceled, cancelling canceling,
	catalogue catalog, catalogues catalogs, centre center, centres centers, cheque check, cheques checks, colour color, coloured colored,
	colours colors, counselling counseling, defence defense, enrol enroll, favour favor, favourite favorite, favours favors, fortnight two·weeks,
	fortnightly every·two·weeks, fulfil fulfill, fulfils fulfills, grey gray, harbour harbor, honour honor, honours honors, initialled initialed,
	instalment installment, instalments installments, judgement judgment, labelled labeled, labelling labeling, labour labor, learnt learned,
	licence license, licences licenses, litre liter, litres liters, lorry truck, manoeuvre maneuver, metre meter, metres meters,
	kilometre kilometer, kilometres kilometers, centimetre centimeter, centimetres centimeters, millimetre millimeter, millimetres millimeters,
	modelled modeled, modelling modeling, mould mold, neighbour neighbor, neighbouring neighboring, neighbours neighbors, offence offense,
	orthopaedic orthopedic, paediatric pediatric, practise practice, practised practiced, practises practices, practising practicing,
	programme program, programmes programs, rumour rumor, rumours rumors, signalled signaled, skilful skillful, storey story, theatres theaters,
	travelled traveled, traveller traveler, travelling traveling, tyre tire, tyres tires, vapour vapor, whilst while`,
	"apolog author capital categor central critic custom digit emphas final general harmon initial local maxim memor minim mobil modern optim "+
		"organ personal prior real recogn special standard stabil summar synchron util visual")

// spellings reads pairs of words, and verbs that end in -ise in Britain, given by their stems.
func spellings(pairs, verbs string) map[string]string {
	out := map[string]string{}
	for pair := range strings.SplitSeq(pairs, ",") {
		old, american, _ := strings.Cut(strings.TrimSpace(pair), " ")
		out[old] = strings.ReplaceAll(american, "·", " ")
	}
	for stem := range strings.FieldsSeq(verbs) {
		for _, end := range []string{"e", "ed", "es", "er", "ing", "ation", "ations"} {
			out[stem+"is"+end] = stem + "iz" + end
		}
	}
	return out
}
