package content_test

import (
	"strings"
	"testing"

	"hire360/server/content"
)

func TestASmallSiteLoads(t *testing.T) {
	c := mustLoad(t, small(nil), content.Options{})
	if got := strings.Join(c.Paths(),
		" "); got != "/ /404 /blogs /blogs/early /blogs/late /our-services /our-services/cloud-services "+
		"/services/airships /services/zeppelins" {
		t.Errorf("got paths %s", got)
	}
}

func TestAFaultInAPageIsReportedWithItsLine(t *testing.T) {
	airships := pageText("SERVICE", "airships", "group: /our-services/cloud-services\n")
	head := func(old, new string) string { return strings.Replace(airships, old, new, 1) }
	for _, tt := range []struct{ name, text, line, phrase string }{
		{"a misspelled key", head("title:", "titel:"), "2", `the page has no key "titel", did you mean "title"?`},
		{"a missing key", head("updated: 2026-11-12\n", ""), "1", "the page has no updated, expected a day"},
		{"an empty text", head("label: airships", `label: airships`+"\ndraft: maybe"), "5",
			`draft is "maybe", expected true or false`},
		{"a value that is a comment", head("label: airships", "label: #airships"), "4",
			"label is empty, expected text"},
		{"a bad date", head("2026-11-12", "2026-11-31"), "6",
			`updated is "2026-11-31", expected a day such as 2026-11-20`},
		{"a picture that is not there", head("sign.svg", "sing.svg"), "5",
			`file of art is "sing.svg", which is not in the folder pictures: did you mean "sign.svg"?`},
		{"a part of a picture that is not there", head("sign.svg", "sign.svg#tall"), "5",
			`file of art is "sign.svg#tall", which is not in the folder pictures`},
		{"a picture without a file", head("file: sign.svg", "alt: A"), "5", "art has no file, expected text"},
		{"a picture without its words",
			airships + "  - picture: { heading: A, picture: { file: sign.svg }, caption: B }\n", "12",
			"the picture has no alt, expected all that it says, in sentences"},
		{"a section without its picture", airships + "  - picture: { heading: A }\n", "12",
			"picture has no picture, expected a group of keys"},
		{"a wrong enum", airships + "  - pageList: { heading: A, layout: ROW, choose: { kind: ARTICLE } }\n", "12",
			`layout is "ROW", expected one of ROWS,`},
		{"a wrong kind", head("SERVICE", "SERVICES"), "1", `kind is "SERVICES", expected one of HOME, PLAIN,`},
		{"a kind in the wrong folder", strings.Replace(head("SERVICE\n", "SERVICE_GROUP\n"),
			"group: /our-services/cloud-services\n", "", 1), "1",
			`kind is "SERVICE_GROUP", expected SERVICE below /services`},
		{"a topic in capitals", head("label:", "topics: [Cloud]\nlabel:"), "4",
			`the topic "Cloud" is not in lower-case words`},
		{"a tab", head("  - hero", "\t- hero"), "10", "indented with a tab, expected spaces"},
		{"a wrong indent", head("      heading", "   heading"), "11", "expected"},
		{"an unquoted colon", head("All about airships", "All: about airships"), "11", "expected quotation marks"},
		{"a quotation mark within quotation marks", head("All about airships", "'What's new'"), "11",
			"expected two spaces for each level and quotation marks"},
		{"a quotation mark never closed", head("All about airships", `"All about airships`), "11",
			"a quotation mark is opened and never closed"},
		{"a bracket never closed", head("label:", "topics: [cloud\nlabel:"), "4",
			"a [ or { is opened and never closed"},
		{"a quotation mark never closed, further up", head("title: The", `title: "The`), "2",
			"a quotation mark is opened and never closed"},
		{"a number sign within brackets", head("/blogs]", "#blogs]"), "7",
			"a value that begins with # needs quotation marks"},
		{"a line without a colon", head("label: airships", "label airships"), "4", `this line has no ": "`},
		{"a percent sign", head("All about airships", "%airships"), "11", "expected quotation marks around it"},
		{"a sign of YAML's own", head("All about airships", "@airships"), "11", "expected quotation marks around it"},
		{"a section of nothing", airships + "  - {}\n", "12", "has 0 keys, expected one section each"},
		{"a key given twice", head("label:", "title: Twice\nlabel:"), "4", `key "title" is here a second time`},
		{"an unknown section", airships + "  - card: { heading: A }\n", "12",
			`there is no section "card", did you mean "cards"?`},
		{"two keys in one section", airships + "  - quote: { heading: A, quote: B, source: C }\n    faq: {}\n", "13",
			"has 2 keys, expected one section each"},
		{"a misspelled key in a section", airships + "  - quote: { heading: A, quote: B, source: C, sorce: D }\n", "12",
			`quote has no key "sorce", did you mean "source"?`},
		{"a section without its heading", airships + "  - quote: { quote: B, source: C }\n", "12",
			"quote has no heading, expected text"},
		{"an empty list", airships + "  - faq: { heading: A, questions: [] }\n", "12",
			"questions of faq is empty, expected at least one"},
		{"a comma without quotation marks", airships + "  - quote: { heading: A, quote: Yes, we do, source: C }\n",
			"12", "expected quotation marks around values with commas"},
		{"a list for a text", airships + "  - quote: { heading: [A], quote: B, source: C }\n", "12",
			"heading is a list, expected text"},
		{"an alias", airships + "  - quote: { heading: *a, quote: B, source: C }\n", "12",
			"begins with a character that YAML reserves"},
		{"a bad table in a text",
			airships + "  - prose:\n      heading: A\n      text: |\n        Words.\n\n        | a | b |\n        " +
				"|---|---|\n        | 1 |\n", "19", "text: this row has 1 cells, the table has 2 columns"},
		{"a short row", airships + "  - table: { heading: A, caption: B, columns: [C, D], rows: [[E]] }\n", "12",
			"row 1 of the table has 1 cells, expected 2"},
		{"half a bar", airships + "  - steps: { heading: A, steps: [{ title: B, when: C, from: 1, text: D }] }\n", "12",
			"expected both from and to, or neither"},
		{"a bar that runs back",
			airships + "  - steps: { heading: A, steps: [{ title: B, when: C, from: 9, to: 3, text: D }] }\n", "12",
			"expected 0 to 100 with from before to"},
		{"a lone station", airships +
			"  - lines: { heading: A, lines: [{ title: B, text: C, stations: [{ title: D, text: E }] }] }\n", "12",
			"has 1 stations, expected two to four"},
		{"a thousand stations", airships + "  - lines: { heading: A, lines: [{ title: B, text: C, stations: [" +
			strings.Repeat("{ title: D, text: E }, ", 1000) + "] }] }\n", "12",
			"has 1000 stations, expected two to four"},
		{"a door that leads nowhere", airships + "      doors: [{ title: B, text: C }]\n",
			"10", `the door "B" has no link`},
		{"an id in capitals", airships + "  - quote: { id: Why, heading: A, quote: B, source: C }\n", "12",
			`id of quote is "Why", expected lower-case words`},
		{"an id given twice",
			airships + "  - quote: { id: why, heading: A, quote: B, source: C }\n  - quote: { id: why, heading: A, " +
				"quote: B, source: C }\n", "13", `the id "why" is on this page already`},
		{"a link to no page", head("heading: All", `lead: "[words](/about-us)"`+"\n      heading: All"), "11",
			`the link leads to "/about-us", which does not exist`},
		{"a link to no anchor",
			head("heading: All", `lead: "[words](/our-services/cloud-services#move)"`+"\n      heading: All"), "11",
			`the anchor #move, which /our-services/cloud-services does not have: did you mean "moves"?`},
		{"an action to no anchor", airships + "      actions: [{ label: Go, link: \"#talk\" }]\n", "12",
			"the anchor #talk, which /services/airships does not have"},
		{"a link without an address", airships + "      actions: [{ label: Go, link: talk }]\n", "12",
			`the link "talk" is no address`},
		{"a link in the open", airships + "      actions: [{ label: Go, link: \"http://example.com\" }]\n", "12",
			"is not encrypted, expected https://"},
		{"a broken link in a text",
			airships + "  - prose:\n      heading: A\n      text: |\n        First.\n\n        Second with " +
				"[words](nowhere).\n", "17", "a link in text leads nowhere"},
		{"a group that does not exist", head("/our-services/cloud-services", "/our-services/clouds"), "8",
			`group names the page "/our-services/clouds", which does not exist: did you mean ` +
				`"/our-services/cloud-services"?`},
		{"a group that is no group", head("group: /our-services/cloud-services", "group: /blogs"), "8",
			"group names /blogs, which is of kind PLAIN, expected a SERVICE_GROUP"},
		{"a related page that does not exist", head("[/our-services, /blogs]", "[/our-services, /blog]"), "7",
			`related names the page "/blog", which does not exist: did you mean "/blogs"?`},
		{"a list of no pages", airships + "  - pageList: { heading: A, layout: ROWS, choose: { topic: ballooning } }\n",
			"12", "pageList chooses no page"},
		{"a list with a page that does not exist", airships +
			"  - pageList: { heading: A, layout: ROWS, choose: { paths: [/, /balloon] } }\n", "12",
			`paths names the page "/balloon", which does not exist`},
		{"a fan with an unknown page", airships + "      fan: [/services/balloon]\n", "12",
			`fan names the page "/services/balloon", which does not exist`},
		{"a fan with a page without a specimen", airships + "      fan: [/services/zeppelins, /blogs]\n", "12",
			"fan names /blogs, which has no specimen, expected a page that has one"},
		{"a fan of four", airships + "      fan: [/services/zeppelins, /services/zeppelins, /services/zeppelins, " +
			"/services/zeppelins]\n", "10", "the fan has 4 cards, expected at most 3"},
		{"two ways of choosing pages",
			airships + "  - pageList: { heading: A, layout: ROWS, choose: { paths: [/], kind: ARTICLE } }\n", "12",
			"has paths besides kind, topic or parent, expected paths alone"},
		{"less than no pages",
			airships + "  - pageList: { heading: A, layout: ROWS, choose: { kind: ARTICLE, first: -1 } }\n", "12",
			"first of choose is -1, expected a number of pages"},
		{"two ways of choosing documents",
			airships + "  - documentList: { heading: A, choose: { paths: [/documents/a.pdf], kind: BROCHURE } }\n",
			"12", "has paths besides kind, expected paths alone"},
		{"two decisive steps",
			airships + "  - steps: { heading: A, steps: [{ title: B, when: C, decisive: true, text: D }, { title: " +
				"E, when: F, decisive: true, text: G }] }\n", "12", "2 steps are decisive, expected at most one"},
		{"a demo of nothing", airships + demo("{}"), "13", "demo is a group of keys, expected one key, "},
		{"an unknown demo", airships + demo("send: {}"), "13", `unknown demo "send", expected `},
		{"a demo without its title", airships + demo("sendTime: "+strings.Replace(sendTime, "title: A, ", "", 1)), "13",
			"sendTime has no title, expected text"},
		{"a region without readers", airships + demo("sendTime: "+strings.Replace(sendTime, "count: 3", "count: 0", 1)),
			"13", "count of India is 0, expected at least one reader"},
		{"a clock on no meridian",
			airships + demo("sendTime: "+strings.Replace(sendTime, "offset: 330", "offset: 900", 1)), "13",
			"offset of India is 900 minutes, expected -720 to 840"},
		{"an hour after the day", airships + demo("sendTime: "+strings.Replace(sendTime, "hour: 9", "hour: 24", 1)),
			"13", "hour is 24, expected 0 to 23"},
		{"an answer to another requirement",
			airships + demo("sources: "+strings.Replace(sourced, "number: A, question", "number: B, question", 1)),
			"13",
			`number is "B", expected the number of one of the requirements`},
		{"a ticket in no office", airships + demo("handover: "+strings.Replace(handover, "B, city: L",
			"B, city: M", 1)),
			"13", `the ticket X-1 is in "M", expected `},
		{"a ticket with nowhere to go",
			airships + demo("handover: "+strings.Replace(handover, "B, city: L", "B, city: T", 1)), "13",
			"the ticket X-1 has no office after T to go to"},
		{"a day that ends before it begins",
			airships + demo("handover: "+strings.Replace(handover, "\"22:00\"", "\"12:00\"", 1)), "13",
			`the day of T is from "14:00" to "12:00"`},
		{"a clause with other words", airships + demo("signing: "+strings.Replace(signing, "b c\"", "b d\"", 1)), "13",
			"altered of clause 1 differs from its text by more or less than commas"},
		{"a contract that nobody can break",
			airships + demo("signing: "+strings.Replace(signing, ", altered: \"a, b c\"", "", 1)), "13",
			"0 clauses are altered, expected one"},
		{"a trail that runs back", airships + demo("signing: "+strings.NewReplacer("10:00:00", "08:00:00",
			"c5b543faa8547e3945400369dab4987c7ffe21e174d9bcabc11f26221aabb80c",
			"4ee6414575552bf9ccdd9b1e9934b3a5d3d2cc1afc2ac2d0f095b0716e3a2871").Replace(signing)),
			"13", `time of "E" is "08:00:00", expected a time such as 09:02:11`},
		{"a trail that the visitor begins",
			airships + demo("signing: "+strings.Replace(signing, "event: C,", "event: C, own: true,", 1)), "13",
			"the trail needs events of others first"},
		{"another seal", airships + demo("signing: "+strings.Replace(signing, "signature: M0 0", "signature: M0 1", 1)),
			"13", "expected 99d5b33aabee"},
		{"a table without its words", airships + "  - table: { heading: A, columns: [C], rows: [[E]] }\n", "12",
			"table has no caption, expected text"},
		{"a picture in a text",
			airships + "  - prose:\n      heading: A\n      text: |\n        Words.\n\n        Here ![a " +
				"door](door.png) it is.\n", "17", "text cannot contain a picture"},
		{"a text for a list", head("[/our-services, /blogs]", "/blogs"), "7",
			"related is a single value, expected a list"},
		{"a list for a long text", airships + "  - prose:\n      heading: A\n      text:\n        - One\n", "15",
			"text is a list, expected a text: begin it with | and indent its lines"},
		{"a text for a group of keys", head("art: { file: sign.svg }", "art: sign.svg"), "5",
			"art is a single value, expected a group of keys"},
		{"an empty text in quotation marks", airships + "  - quote: { heading: \"\", quote: B, source: C }\n", "12",
			"heading of quote is empty, expected text"},
		{"sections that are no list", head("sections:\n  - hero:", "sections:\n    hero:"), "10",
			"sections is a group of keys, expected a list of items"},
		{"a section without a key", airships + "  - Words alone\n", "12",
			"an item of sections is a single value, expected one key"},
		{"a first page that is none", strings.Replace(head("SERVICE\n", "HOME\n"),
			"group: /our-services/cloud-services\n", "", 1), "1",
			`kind is "HOME", expected HOME for pages/index.yml and for no other file`},
		{"two documents in one file", airships + "---\nkind: PLAIN\n", "1",
			"found a second document, expected one without --- lines"},
		{"a file without keys", "Words alone.\n", "1", "found no keys, expected lines such as"},
		{"an interest nobody has", airships + "  - enquiryForm: { heading: A, interest: Clouds }\n", "12",
			`interest is "Clouds", did you mean "Cloud"?`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			wantProblem(t, small(map[string]string{"pages/services/airships.yml": tt.text}),
				"pages/services/airships.yml:"+tt.line, tt.phrase)
		})
	}
}

func TestAllFaultsAreReportedAtOnceInOrder(t *testing.T) {
	text := strings.NewReplacer("title:", "titel:", "2026-11-12", "soon", "sign",
		"sing").Replace(pageText("PLAIN", "about", ""))
	got := problemsOf(t, small(map[string]string{"pages/about.yml": text,
		"site.yml": strings.Replace(smallSite, "claim:", "clam:", 1)}), content.Options{})
	var places []string
	for _, p := range got {
		places = append(places, strings.SplitN(p.String(), ": ", 2)[0])
	}
	want := "pages/about.yml:2 pages/about.yml:5 pages/about.yml:6 site.yml:3"
	if strings.Join(places, " ") != want {
		t.Errorf("got %v\nwant %s\n%v", places, want, got)
	}
}

func TestFilesThatCannotBePagesAreRefused(t *testing.T) {
	for _, tt := range []struct{ file, phrase string }{
		{"pages/About.yml", `the file's name makes the address "/About"`},
		{"pages/about.yaml", `the name ends in ".yaml", expected .yml`},
		{"pages/blogs/index.yml", "has the same address /blogs"},
	} {
		fsys := small(map[string]string{tt.file: pageText("PLAIN", "another thing", "")})
		problems := problemsOf(t, fsys, content.Options{})
		if len(problems) != 1 || !strings.Contains(problems[0].String(), tt.file) || problems[0].Line != 1 ||
			!strings.Contains(problems[0].Text, tt.phrase) {
			t.Errorf("%s: got %v, want %q", tt.file, problems, tt.phrase)
		}
	}
	partner := pageText("PARTNER", "a partner", "field: Air\nwebsite: www.example.com\n")
	wantProblem(t, small(map[string]string{"pages/tech-partners.yml": pageText("PLAIN", "partners", ""),
		"pages/tech-partners/air.yml": partner}), "pages/tech-partners/air.yml:9",
		`website is "www.example.com", expected an address with https://`)
}

func TestDraftsAreLeftOutUnlessAskedFor(t *testing.T) {
	fsys := small(map[string]string{"pages/about.yml": pageText("PLAIN", "about", "draft: true\n")})
	if c := mustLoad(t, fsys, content.Options{}); c.Page("/about") != nil {
		t.Error("got a draft, want none")
	}
	if c := mustLoad(t, fsys, content.Options{Drafts: true}); c.Page("/about") == nil {
		t.Error("got no draft, want one")
	}
}
