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
