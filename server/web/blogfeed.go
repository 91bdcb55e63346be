package web

import (
	"net/http"
	"strings"

	"hire360/graph"
)

// blogFeed serves the feed of all articles, newest first.
func (s *server) blogFeed(format feedFormat) handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		if _, err := feedParameters(r, nil); err != nil {
			return err
		}
		site := s.Content().Site("")
		f := feed{
			Title:       site.Name + " blog",
			Description: "Articles by " + site.Name + ", newest first.",
			Site:        site,
			Page:        s.Origin + "/blogs",
			Self:        s.Origin + "/blogs" + format.extension,
		}
		for _, page := range s.Content().Pages(graph.PageQuery{Kind: graph.PageKindArticle}) {
			if article, ok := page.(*graph.Article); ok {
				address := s.Origin + article.Path
				f.Items = append(f.Items, feedItem{
					ID:        address,
					Link:      address,
					Title:     article.Title,
					Summary:   article.Description,
					Published: article.Published.Time(),
					Updated:   article.Updated.Time(),
					Tags:      article.Topics,
					text:      func() (string, error) { return articleText(article), nil },
				})
			}
		}
		return s.writeFeed(w, r, f, format)
	}
}

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
