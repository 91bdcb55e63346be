package main

import (
	"net/http"
	"strings"

	"hire360/graph"
)

// blogFeed answers with all articles, newest first.
func (s *site) blogFeed(form feedForm) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		about := s.live.Site("")
		f := feed{title: about.Name + " blog", description: "Articles by " + about.Name + ", newest first.", site: about,
			page: s.url + "/blogs", self: s.url + "/blogs" + form.ending}
		for _, page := range s.live.Pages(graph.PageQuery{Kind: graph.PageKindArticle}) {
			article, ok := page.(*graph.Article)
			if !ok {
				continue
			}
			f.items = append(f.items, articleItem(s.url, article))
		}
		s.writeFeed(w, r, f, form)
	}
}

func articleItem(site string, a *graph.Article) feedItem {
	address := site + a.Path
	return feedItem{id: address, link: address, title: a.Title, summary: a.Description,
		published: a.Published.Time(), updated: a.Updated.Time(), tags: a.Topics,
		text: func() (string, error) { return articleText(a), nil }}
}

// articleText is the prose of an article, without markup.
func articleText(a *graph.Article) string {
	var parts []string
	for _, section := range a.Sections {
		prose, ok := section.(*graph.ProseSection)
		if !ok {
			continue
		}
		if prose.Heading != "" {
			parts = append(parts, graph.PlainMarkup(prose.Heading))
		}
		parts = append(parts, graph.PlainText(prose.Text))
	}
	return strings.Join(parts, "\n")
}
