package content_test

import (
	"fmt"
	"strings"
	"testing"

	"hire360/server/content"
)

func TestCheckFindsNothingInASmallSite(t *testing.T) {
	if got := content.Check(mustLoad(t, small(nil), content.Options{})); len(got) > 0 {
		t.Errorf("got %v, want nothing", got)
	}
}

func TestEveryRuleFires(t *testing.T) {
	about := pageText("PLAIN", "about", "")
	head := func(old, new string) string { return strings.Replace(about, old, new, 1) }
	quote := "  - quote: { heading: A, quote: B, source: C }\n"
	form := "  - enquiryForm: { heading: A }\n"
	study := "sector: Air\nregion: Sky\nduration: 7 months\nteam: Two pilots\nstack: [Gas]\nresults: [{ value: 4.2, " +
		"unit: h, text: saved }]\nchange: { before: 7, after: 4.2, unit: h }\n"
	words := func(n int) string { return strings.TrimSpace(strings.Repeat("word ", n)) }
	var numbers strings.Builder
	for i := range 200 {
		fmt.Fprintf(&numbers, "w%d ", i)
	}
	prose := func(text string) string { return "  - prose: { heading: A, text: \"" + text + "\" }\n" }
	service := func(first, second string) string {
		return pageText("SERVICE", "rafts", "group: /our-services/cloud-services\n") +
			"  - prose: { heading: " + first + ", text: A }\n  - prose: { heading: " + second + ", text: B }\n"
	}
	for _, tt := range []struct{ rule, line, phrase, file, text string }{
		{"title", "2", "the title has 81 characters with the site's name, expected at most 60", "pages/about.yml",
			head("The page", "The page that everybody in the company has been waiting for")},
		{"title", "2", "pages/404.yml has the same title", "pages/about.yml", head("about about", "about nothing")},
		{"description", "3", "the description has 14 characters, expected 110 to 160", "pages/about.yml",
			head(about[strings.Index(about, "Everything"):strings.Index(about, "\nlabel")], "All about that")},
		{"description", "3", "pages/404.yml has the same description", "pages/about.yml",
			head("to know about about", "to know about nothing")},
		{"label", "1", "the page has no label", "pages/about.yml", head("label: about\n", "")},
		{"label", "4", "the label has 40 characters, expected at most 32", "pages/about.yml",
			head("label: about", "label: Everything there is to say about airship")},
		{"related", "7", "the page names 1 related pages, expected 2 to 4", "pages/about.yml",
			head("/our-services, ", "")},
		{"related", "7", "related names /about itself or twice", "pages/about.yml", head("/our-services,", "/about,")},
		{"hero", "9", "the page begins with quote", "pages/about.yml", head("  - hero:", quote+"  - hero:")},
		{"hero", "11", "this is the second section with an h1", "pages/about.yml",
			about + "  - jobBoard: { heading: A }\n"},
		{"hero", "9", "the page begins with prose", "pages/about.yml",
			strings.Replace(about, "- hero:", "- prose:\n      text: Words.", 1)},
		{"form", "12", "this is the second enquiryForm (the first is in line 11)", "pages/about.yml",
			about + form + form},
		{"order", "14", "quote follows the enquiryForm", "pages/blogs/air.yml",
			pageText("ARTICLE", "air", "author: A\npublished: 2026-01-05\n") +
				strings.Replace(form, "\n", "\n"+quote, 1)},
		{"sentences", "11", "the average sentence has 30.0 words, expected at most 25", "pages/about.yml",
			about + prose(words(30)+". "+words(30)+".")},
		{"abbreviation", "11", "the heading has the abbreviation RFP, expected the full name with (RFP)",
			"pages/about.yml", about + "  - quote: { heading: An RFP with AI, quote: B, source: C }\n"},
		{"figure", "13", `the figure "4.2" has no basis`, "pages/case-study/air.yml",
			pageText("CASE_STUDY", "air", study)},
		{"words", "1", "the page has 3 words, expected at least 600", "pages/about.yml", about},
		{"words", "1", "the page has 1801 words, expected at most 1700", "pages/blogs/air.yml",
			pageText("ARTICLE", "air", "author: A\npublished: 2026-01-05\n") +
				strings.Repeat(prose(words(30)+"."), 58)},
		{"words", "1", "the page has 1801 words, expected at most 1300", "pages/our-services/air.yml",
			pageText("SERVICE_GROUP", "air", "") + strings.Repeat(prose(words(30)+"."), 58)},
		{"words", "1", "the page has 1801 words, expected at most 1100", "pages/products/air.yml",
			pageText("PRODUCT", "air", "claim: It floats.\n") +
				strings.Repeat(prose(words(30)+"."), 58)},
		{"words", "1", "the page has 1801 words, expected at most 900", "pages/brochures.yml",
			pageText("PLAIN", "brochures", "") + strings.Repeat(prose(words(30)+"."), 58)},
		{"promise", "11", `text has a time to reply written by hand ("We reply within a day"), expected the name ` +
			"of a fact in braces", "pages/about.yml", about + prose("We reply within a day.")},
		{"promise", "11", `("You hear within one working day"), expected {{reply}}`, "pages/about.yml",
			about + prose("You hear within one working day.")},
		{"promise", "11", `a time written by hand ("in two working days")`, "pages/about.yml",
			about + prose("Done in two working days.")},
		{"promise", "11", "a time for which something is kept", "pages/about.yml",
			about + prose("Letters are kept for two years.")},
		{"promise", "11", `a period written by hand ("After an hour")`, "pages/law.yml",
			strings.Replace(pageText("PLAIN", "law", ""), "PLAIN", "LEGAL", 1) + prose("After an hour it is gone.")},
		{"promise", "11", `a number of offices written by hand ("thirteen offices")`, "pages/about.yml",
			about + prose("Ask in thirteen offices.")},
		{"promise", "11", `a price written by hand ("$1,200")`, "pages/about.yml",
			about + prose("It costs $1,200 a day.")},
		{"promise", "13", "{{reply}}", "pages/blogs/air.yml", pageText("ARTICLE", "air",
			"author: A\npublished: 2026-01-05\n") +
			strings.Replace(form, "A }", "A, lead: We reply within one working day. }", 1)},
		{"promise", "28", `enquiry has a time to reply`, "site.yml", strings.Replace(smallSite, "We read it.",
			"We reply within a day.", 1)},
		{"ask", "11", `lead asks for or offers what the form cannot take ("Send us your worst")`, "pages/about.yml",
			about + strings.Replace(form, "A }", "A, lead: Send us your worst contract. }", 1)},
		{"ask", "11", `("calls back"), expected words such as "Tell us" or "Describe"`, "pages/about.yml",
			about + "  - callToAction: { heading: A, lead: Someone calls back., actions: [{ label: A, link: / }] }\n"},
		{"ask", "11", `label asks for or offers what the form cannot take ("Show us the prototype")`, "pages/about.yml",
			about + "      actions: [{ label: Show us the prototype, link: / }]\n"},
		{"word", "11", `text has "mended", expected fix or repair`, "pages/about.yml", about + prose("It is mended.")},
		{"word", "15", `text has "anew", expected again`, "pages/about.yml",
			about + "  - prose:\n      text: |\n        One.\n\n        Two, anew.\n"},
		{"word", "3", `description has "Whoever", expected anyone who`, "pages/about.yml",
			head("Everything", "Whoever knows everything")},
		{"word", "9", `text has "For ever", expected forever or permanently`, "events.yml",
			strings.Replace(smallEvents, "Come and see", "For ever come and see for ever", 1)},
		{"style", "11", "text has 38 %, expected the figure with its sign, such as 38%", "pages/about.yml",
			about + prose("It fell by 38 % in a year.")},
		{"style", "11", "text has 38 percent, expected the figure with its sign", "pages/about.yml",
			about + prose("It fell by 38 percent in a year.")},
		{"style", "11", "text has \"air\", expected curly quotation marks", "pages/about.yml",
			about + prose(`We call it \"air\".`)},
		{"style", "11", "text has t's, expected a curly apostrophe", "pages/about.yml", about + prose("It's air.")},
		{"style", "11", "text has 5 May, expected an American date", "pages/about.yml",
			about + prose("Come on 5 May.")},
		{"word", "11", `text has "email", expected e-mail`, "pages/about.yml", about + prose("Send an email.")},
		{"disclosure", "11", `lead has "Representative engagements", expected nothing like it`, "pages/about.yml",
			about + "  - prose: { heading: A, lead: Representative engagements without names., text: B }\n"},
		{"next", "16", "the case study ends without a next step, expected an enquiryForm or a callToAction",
			"pages/case-study/air.yml", pageText("CASE_STUDY", "air", study)},
		{"heading", "12", `the heading "Telltale signs" is in the place of a fixed one, expected one of What it is,`,
			"pages/services/rafts.yml", service("Telltale signs", "What it is")},
		{"heading", "13", `the heading "Telltale signs" is in the place of a fixed one, expected one of How it works,`,
			"pages/services/rafts.yml", service("When you need it", "Telltale signs")},
		{"heading", "13", `"When you need it" comes after "Tools and risks", expected the order What it is, When you need it,`,
			"pages/services/rafts.yml", service("Tools and risks", "When you need it")},
		{"doubled", "13", "100 % of the text is on /about too, expected at most 15 %", "pages/blogs/air.yml",
			pageText("ARTICLE", "air", "author: A\npublished: 2026-01-05\n") + prose(numbers.String()+".")},
		{"orphan", "1", "no menu, list or link leads to /about", "pages/about.yml", about},
		{"menu", "1", "/services/rafts is neither in the menu nor on /our-services/cloud-services",
			"pages/services/rafts.yml", pageText("SERVICE", "rafts", "group: /our-services/cloud-services\n")},
	} {
		t.Run(tt.rule+" "+tt.phrase, func(t *testing.T) {
			files := map[string]string{tt.file: tt.text, "pages/case-study.yml": pageText("PLAIN", "studies", ""),
				"pages/products.yml": pageText("PLAIN", "products", ""), "facts.yml": smallFacts}
			if tt.rule == "doubled" {
				files["pages/about.yml"] = about + prose(numbers.String()+".")
			}
			got := content.Check(mustLoad(t, small(files), content.Options{MinWords: tt.rule == "words"}))
			for _, f := range got {
				if f.Rule == tt.rule && strings.HasPrefix(f.String(), tt.file+":"+tt.line+": ") &&
					strings.Contains(f.Message, tt.phrase) {
					return
				}
			}
			t.Errorf("got %v\nwant %s at %s:%s with %q", got, tt.rule, tt.file, tt.line, tt.phrase)
		})
	}
}

func TestTooFewH1sWithAWordOfTheLabelAreFound(t *testing.T) {
	files := map[string]string{"pages/services/airships.yml": strings.Replace(pageText("SERVICE", "airships",
		"group: /our-services/cloud-services\n"), "All about airships", "Larger than air", 1)}
	h1s := func() (found []content.Finding) {
		for _, f := range content.Check(mustLoad(t, small(files), content.Options{})) {
			if f.Rule == "h1" {
				found = append(found, f)
			}
		}
		return found
	}
	if got := h1s(); len(got) > 0 {
		t.Errorf("six of eight: got %v, want nothing", got)
	}
	files["pages/index.yml"] = strings.Replace(pageText("HOME", "home", ""), "All about home", "Larger than air", 1)
	want := `pages/index.yml:10: 5 of 8 h1s share a word with their page's label, expected two thirds: "Larger than ` +
		`air", for example, has no word of "home" (h1)`
	if got := h1s(); len(got) != 1 || got[0].String() != want {
		t.Errorf("got %v, want %s", got, want)
	}
}

func TestANumberThatStandsForTwoThingsIsFound(t *testing.T) {
	for _, tt := range []struct{ about, early, late, want string }{
		{"There are 214 balloons.", "It took 214 pilots.", "No more.",
			"pages/blogs/early.yml:13: 214 stands for something else in pages/about.yml:11, expected another number " +
				"(number)"},
		{"There are 214 balloons.", "We saw all 214 balloons rise.", "No more.", ""},
		{"There are 214 balloons.", "Write to Dynamics 214 or port 214.", "A beam at 214 MHz.", ""},
		{"It was 2014 when balloons rose.", "It was 2014 when pilots came.", "No more.", ""},
		{"There are 640 balloons.", "It took 640 pilots.", "No more.", ""},
		{"There are 640 balloons.", "It took 640 pilots.", "Ropes: 640 (long).",
			"pages/blogs/late.yml:13: 640 stands for something else in pages/about.yml:11 and " +
				"pages/blogs/early.yml:13, expected another number (number)"},
		{"There are 500 balloons.", "It took 500 pilots.", "Ropes: 500.", ""},
	} {
		article := func(name, day, text string) string {
			return pageText("ARTICLE", name, "author: A team\npublished: "+day+"\n") +
				"  - prose: { text: \"" + text + "\" }\n"
		}
		var got []string
		for _, f := range content.Check(mustLoad(t, small(map[string]string{
			"pages/about.yml":       pageText("PLAIN", "about", "") + "  - prose: { text: \"" + tt.about + "\" }\n",
			"pages/blogs/early.yml": article("early", "2026-01-05", tt.early),
			"pages/blogs/late.yml":  article("late", "2026-10-05", tt.late),
		}), content.Options{})) {
			if f.Rule == "number" {
				got = append(got, f.String())
			}
		}
		if strings.Join(got, "\n") != tt.want {
			t.Errorf("%s %s %s\ngot %v\nwant %s", tt.about, tt.early, tt.late, got, tt.want)
		}
	}
}

func TestAServiceTwiceInTheMenuIsFound(t *testing.T) {
	site := strings.Replace(smallSite, `link: "/our-services/cloud-services#moves"`, "link: /services/zeppelins", 1)
	found := content.Check(mustLoad(t, small(map[string]string{"site.yml": site}), content.Options{}))
	want := "pages/services/zeppelins.yml:1: /services/zeppelins is in the menu 2 times, expected once (menu)"
	if len(found) != 1 || found[0].String() != want {
		t.Errorf("got %v, want %s", found, want)
	}
}

func TestRulesLeaveGoodTextsAlone(t *testing.T) {
	about := pageText("PLAIN", "about", "")
	for name, text := range map[string]string{
		"an explained abbreviation": about +
			"  - quote: { heading: An RFP, quote: \"A request for proposal (RFP) is long.\", source: C }\n",
		"a label as explanation": strings.Replace(about, "label: about", "label: Request for proposal", 1) +
			"  - quote: { heading: An RFP, quote: B, source: C }\n",
		"a known abbreviation": about + "  - quote: { heading: AI/ML and QA for APIs, quote: B, source: C }\n",
		"a message": about +
			"  - enquiryForm: { heading: Send us a message, lead: Tell us the number., interest: Cloud }\n",
		"an upload elsewhere": about + "  - prose: { text: You upload the contract. }\n",
		"a typical time": about +
			"  - prose: { text: \"Typically we reply within two days. For example, it costs $5. " +
			"After an hour it rains.\" }\n",
		"a time in a story": pageText("ARTICLE", "about", "author: A\npublished: 2026-01-05\n") +
			"  - prose: { text: \"They answered within two days and kept it for five years.\" }\n",
		"names": about +
			"  - prose: { text: \"[The](https://mend.example) National Cyber Security Centre, Loom House, " +
			"{{vacancy}}\" }\n",
		"a form before the offices": about + "  - enquiryForm: { heading: A }\n  - offices: { heading: B }\n",
		"decimals in a sentence": about +
			"  - quote: { heading: A, quote: It rose by 4.2%. It fell by 3.1%., source: C }\n",
	} {
		files := small(map[string]string{"pages/about.yml": text,
			"facts.yml": "facts:\n  - { name: vacancy, text: a job, about: a job }\n"})
		for _, f := range content.Check(mustLoad(t, files, content.Options{})) {
			if f.Rule != "orphan" {
				t.Errorf("%s: got %v", name, f)
			}
		}
	}
}

func TestAPageFourClicksAwayIsFound(t *testing.T) {
	files := map[string]string{}
	// The footer leads to /blogs, one click from home; each of these is one click further.
	for i, to := range []string{"two", "three", "four", "five"} {
		more := ""
		if next := []string{"three", "four", "five"}; i < len(next) {
			more = "      actions: [{ label: On, link: /" + next[i] + " }]\n"
		}
		files["pages/"+to+".yml"] = pageText("PLAIN", to, "") + more
	}
	files["pages/blogs.yml"] = pageText("PLAIN", "blogs", "") +
		"      actions: [{ label: On, link: /two }]\n  - pageList: { heading: All, layout: INDEX, choose: { kind: " +
		"ARTICLE } }\n"
	var got []string
	for _, f := range content.Check(mustLoad(t, small(files), content.Options{})) {
		if f.Rule == "orphan" {
			got = append(got, f.Message)
		}
	}
	want := "/five is 5 clicks from home, expected at most 3 | /four is 4 clicks from home, expected at most 3"
	if strings.Join(got, " | ") != want {
		t.Errorf("got %s, want %s", strings.Join(got, " | "), want)
	}
}

func TestListsOfDocumentsCountAsWords(t *testing.T) {
	const change = "change: { before: 5, after: 4.2, unit: h }\n"
	c := mustLoad(t, small(map[string]string{
		"pages/case-study.yml": pageText("PLAIN", "studies", ""),
		"pages/case-study/air.yml": pageText("CASE_STUDY", "air", "sector: Air\nregion: Sky\nduration: A day\n"+
			"team: Two pilots\nstack: [Gas]\nresults: [{ value: 4.2, text: saved, basis: from 5 }]\n"+change),
		"pages/case-study/sea.yml": pageText("CASE_STUDY", "sea", "sector: Sea\nregion: Bay\nduration: A day\n"+
			"team: Two divers\nstack: [Rope]\nresults: [{ value: 4.2, text: saved, basis: from 5 }]\n"+change),
		"pages/about.yml": pageText("PLAIN", "about", "") +
			"  - documentList: { heading: Case studies, choose: { kind: CASE_STUDY } }\n",
		"pages/brochures.yml": pageText("PLAIN", "brochures", "") +
			"  - documentList: { heading: Brochures, choose: { kind: BROCHURE } }\n",
		"documents.yml": "documents:\n" +
			"  - { path: /documents/a.pdf, kind: BROCHURE, page: /about, title: A, description: One two three }\n" +
			"  - { path: /documents/b.pdf, kind: BROCHURE, page: /about, title: B, description: One two three }\n",
	}), content.Options{})
	for path, want := range map[string]int{"/about": 3 + 2 + 2*4, "/brochures": 3 + 1 + 2*4} {
		if got := c.Words(path); got != want {
			t.Errorf("%s: got %d words, want %d", path, got, want)
		}
	}
}
