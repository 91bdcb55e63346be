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
