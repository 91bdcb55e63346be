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
