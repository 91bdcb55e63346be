package content_test

import (
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
		{"figure", "13", `the figure "4.2" has no basis`, "pages/case-study/air.yml",
			pageText("CASE_STUDY", "air", study)},
		{"next", "16", "the case study ends without a next step, expected an enquiryForm or a callToAction",
			"pages/case-study/air.yml", pageText("CASE_STUDY", "air", study)},
		{"orphan", "1", "no menu, list or link leads to /about", "pages/about.yml", about},
		{"menu", "1", "/services/rafts is neither in the menu nor on /our-services/cloud-services",
			"pages/services/rafts.yml", pageText("SERVICE", "rafts", "group: /our-services/cloud-services\n")},
	} {
		t.Run(tt.rule+" "+tt.phrase, func(t *testing.T) {
			files := map[string]string{tt.file: tt.text, "pages/case-study.yml": pageText("PLAIN", "studies", ""),
				"pages/products.yml": pageText("PLAIN", "products", ""), "facts.yml": smallFacts}
			got := content.Check(mustLoad(t, small(files), content.Options{}))
			for _, f := range got {
				if f.Rule == tt.rule && strings.HasPrefix(f.String(), tt.file+":"+tt.line+": ") &&
					strings.Contains(f.Text, tt.phrase) {
					return
				}
			}
			t.Errorf("got %v\nwant %s at %s:%s with %q", got, tt.rule, tt.file, tt.line, tt.phrase)
		})
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
			got = append(got, f.Text)
		}
	}
	want := "/five is 5 clicks from home, expected at most 3 | /four is 4 clicks from home, expected at most 3"
	if strings.Join(got, " | ") != want {
		t.Errorf("got %s, want %s", strings.Join(got, " | "), want)
	}
}
