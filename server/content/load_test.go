package content_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"go.yaml.in/yaml/v4"

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

// faultyFile is a file without a problem, and faults to make in it: testdata/faults/pages.yaml explains them. The names
// end in .yaml because the words of .yml files in this folder are checked as those of pages.
type faultyFile struct {
	File   string
	Beside map[string]string // more files, which a small site does not have
	Text   string
	Faults []struct {
		Name                string
		Rule                string // found by the check, not when the content is loaded
		Replace, By, Append string
		Line                int
		Says                string
	}
}

// site is a small site in which the file has this text.
func (f faultyFile) site(text string) fstest.MapFS {
	files := map[string]string{f.File: text}
	maps.Copy(files, f.Beside)
	return small(files)
}

func TestEachFaultIsReportedWithItsLine(t *testing.T) {
	lists := must[[]string](t)(filepath.Glob("testdata/faults/*.yaml"))
	for _, list := range lists {
		data := must[[]byte](t)(os.ReadFile(list))
		var all []faultyFile
		noError(t, yaml.Load(data, &all))
		for _, file := range all {
			mustLoad(t, file.site(file.Text), content.Options{})
			for _, f := range file.Faults {
				text := strings.Replace(file.Text, f.Replace, f.By, 1) + f.Append
				if f.Rule == "" {
					t.Run(f.Name, func(t *testing.T) {
						wantProblem(t, file.site(text), fmt.Sprintf("%s:%d", file.File, f.Line), f.Says)
					})
					continue
				}
				t.Run(f.Rule+" "+f.Says, func(t *testing.T) {
					isFound := func(text string) bool {
						found := content.Check(mustLoad(t, file.site(text), content.Options{}))
						return slices.ContainsFunc(found, func(p content.Problem) bool {
							return p.Rule == f.Rule && p.File == file.File && p.Line == f.Line &&
								strings.Contains(p.Text, f.Says)
						})
					}
					if !isFound(text) || text != file.Text && isFound(file.Text) {
						t.Errorf("want %s in line %d with %q, and only with the fault", f.Rule, f.Line, f.Says)
					}
				})
			}
		}
	}
}

// Weeks 2–5 of ten are drawn from 10 to 50.
func TestBarsAreWhereTheirWordsPutThem(t *testing.T) {
	page := func(when, bar string) map[string]string {
		return map[string]string{"pages/about.yml": pageText("PLAIN", "about", "") +
			"  - steps:\n      heading: A plan\n      unit: Weeks\n      length: 10\n      steps:\n" +
			"        - { title: Begin, when: Week 1, from: 0, to: 10, text: It begins. }\n" +
			"        - { title: Go on, when: " + when + ", " + bar + ", text: It goes on. }\n"}
	}
	for when, bar := range map[string]string{"Weeks 2–5": "from: 10, to: 50", "Week 10": "from: 90, to: 100",
		"From week 4": "from: 30, to: 100", "Days 1–3": "from: 0, to: 6", "Later": "from: 70, to: 80"} {
		mustLoad(t, small(page(when, bar)), content.Options{})
	}
	for when, bar := range map[string]string{"Weeks 2–5": "from: 15, to: 50", "Week 10": "from: 90, to: 95",
		"From week 4": "from: 40, to: 100"} {
		wantProblem(t, small(page(when, bar)), "pages/about.yml:11", "the bar of the step \"Go on\" goes from")
	}
}
