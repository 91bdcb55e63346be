package remote

import (
	"strings"
	"testing"

	"hire360/graph"
)

func TestHTMLBecomesTheSitesMarkdown(t *testing.T) {
	for source, want := range map[string]string{
		"":                                     "",
		"Just text.":                           "Just text.",
		"One.\n\nTwo &amp; three\n- a\n• b":    "One.\n\nTwo & three\n\n- a\n- b",
		"<p>A <b> bold </b>and <i>em</i>.</p>": "A **bold** and __em__.",
		"<p>A<br>B</p>":                        "A\n\nB",
		"<h1>One</h1><h4>Four</h4>":            "## One\n\n### Four",
		"<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>":                             "- a\n- b\n- c",
		"<ol><li>a</li><li><p>b</p></li></ol>":                                         "1. a\n1. b",
		"<p><a href='/x y'>go</a> <a href='javascript:x'>no</a></p>":                   "[go](/x%20y) no",
		"<p><a href='https://a.example/(b)'><b>go</b></a></p>":                         "[**go**](https://a.example/%28b%29)",
		"<table><tr><th>A</th><th>B</th></tr><tr><td>1</td></tr></table>":              "| A | B |\n|---|---|\n| 1 |  |",
		"<table><tr><td>alone</td></tr></table>":                                       "alone",
		"<blockquote><p>Said.</p></blockquote>":                                        "> Said.",
		"<pre>a\n  b</pre>":                                                            "```\na\n  b\n```",
		"<p># no</p><p>- no</p><p>1. no</p><p>snake__case__x</p>":                      "\u2060# no\n\n\u2060- no\n\n\u20601. no\n\nsnake_\u2060_case_\u2060_x",
		"&lt;p&gt;escaped &lt;b&gt;twice&lt;/b&gt;&lt;/p&gt;":                          "escaped **twice**",
		"<aside><strong>97 in 100</strong> are read</aside>":                           "> [97 in 100] are read",
		"<div>text <p>para</p> tail</div><script>x</script><style>y</style><!-- z -->": "text\n\npara\n\ntail",
	} {
		if got := markdown(source); got != want {
			t.Errorf("%q\nbecomes %q\nwant    %q", source, got, want)
		}
	}
}

// Whatever a host sends, the site can read what is made of it, and no link leads where none may.
func FuzzMarkdown(f *testing.F) {
	for _, seed := range []string{"<p>a</p>", "<table><tr><td>---</td></tr><tr><td>---</td></tr></table>",
		"<pre>```</pre>", "<li>x", "Table: a\n| b |", "<b><a href=/x>[y](z)</a>", "> [1] 2", "```", "&lt;h2&gt;#"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, source string) {
		blocks, err := graph.ParseText(markdown(source))
		if err != nil {
			t.Fatalf("%q: %v", source, err)
		}
		for _, words := range graph.Inline(blocks) {
			for _, href := range graph.MarkupLinks(words) {
				if !graph.AllowedLink(href) || strings.HasPrefix(strings.ToLower(href), "javascript") {
					t.Fatalf("%q leads to %q", source, href)
				}
			}
		}
	})
}

// What the upstream writes, the client reads back as it was.
func TestBlocksSurviveTheWay(t *testing.T) {
	const text = "## One\n\nA **bold** and __em__ [link](/about), 3 < 4 & 5.\n\n- a\n- b **c**\n\n1. x\n1. y\n\n> " +
		"Said.\n\n> [97 in 100] are read\n\n```\na < b\n  c\n```\n\nTable: Cap\n| A | B |\n|---|---|\n| 1 | **2** |"
	blocks, err := graph.ParseText(text)
	if err != nil {
		t.Fatal(err)
	}
	if got := markdown(htmlOf(blocks)); got != text {
		t.Errorf("got\n%s\nwant\n%s", got, text)
	}
}
