package content

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
)

// pageFile has the keys of every page besides those of graph.PageBase and of its kind.
type pageFile struct {
	Related []string `json:"related,omitempty"`
	// Keywords are words that people look for and the page does not have.
	Keywords []string `json:"keywords,omitempty"`
	Draft    bool     `json:"draft"`
	// Statement marks a page that only a director can state. It is a draft until it is confirmed.
	Statement bool `json:"statement"`
	// Confirmed says who stands by the page and since when: "Jane Doe, director, 2026-12-01".
	Confirmed string `json:"confirmed,omitempty"`
}

// serviceFile has the key of a service besides those of graph.ServicePage.
type serviceFile struct {
	Group string `json:"group"`
}

// newPage returns an empty page of a kind.
func newPage(kind graph.PageKind) graph.Page {
	switch kind {
	case graph.PageKindServiceGroup, graph.PageKindService:
		return &graph.ServicePage{}
	case graph.PageKindProduct:
		return &graph.ProductPage{}
	case graph.PageKindArticle:
		return &graph.Article{}
	case graph.PageKindCaseStudy:
		return &graph.CaseStudy{}
	case graph.PageKindPartner:
		return &graph.PartnerPage{}
	}
	return &graph.PlainPage{}
}

// source is a page as it is in its file, before its links to other pages are resolved.
type source struct {
	decoder
	pageFile
	serviceFile
	// body is what was parsed and not decoded yet.
	body    *yaml.Node
	path    string
	page    graph.Page
	anchors map[string]bool
}

func (s *source) base() *graph.PageBase { return s.page.Base() }

// isDraft reports whether the page is one, or needs to be confirmed first.
func (s *source) isDraft() bool { return s.Draft || s.Statement && s.Confirmed == "" }

// read decodes the page, which there is unless there are problems.
func (s *source) read() {
	var kind graph.PageKind
	for key, value := range entries(s.body) {
		if key.Value == "kind" {
			kind = graph.PageKind(value.Value)
		}
	}
	if !kind.IsValid() {
		s.fault(s.line("kind"), "kind is %q, expected %s", kind, oneOf(graph.Texts(graph.AllPageKind)))
		return
	}
	s.page = newPage(kind)
	targets := []any{s.base(), &s.pageFile, s.page}
	if kind == graph.PageKindService {
		targets = append(targets, &s.serviceFile)
	}
	s.object(s.body, "the page", targets...)
	s.body = nil
	b := s.base()
	b.Path, b.Label = s.path, cmp.Or(b.Label, b.Title)
	s.rules(b)
	switch page := s.page.(type) {
	case *graph.Article:
		s.figure(page.Figure, s.line("figure"))
		page.Minutes = minutes(s.pieces)
	case *graph.CaseStudy:
		s.change(&page.Change, s.line("change"))
		if b.Description != "" {
			b.Description = illustrative + b.Description
		}
	}
	s.collectAnchors()
}

// illustrative begins the description of a case study.
const illustrative = graph.IllustrativeExample + ": "

// confirmation is a name, anything else, and a date.
var confirmation = regexp.MustCompile(`^\pL[^,]+,.*\b20\d\d-\d\d-\d\d$`)

var topicPattern = regexp.MustCompile(`^[a-z0-9]+([ /-][a-z0-9]+)*$`)

// kindOfFolder has the kinds of page that a folder may contain.
var kindOfFolder = map[string][]graph.PageKind{
	"/our-services/":  {graph.PageKindServiceGroup, graph.PageKindPlain},
	"/services/":      {graph.PageKindService},
	"/products/":      {graph.PageKindProduct},
	"/blogs/":         {graph.PageKindArticle},
	"/case-study/":    {graph.PageKindCaseStudy},
	"/tech-partners/": {graph.PageKindPartner},
}

func (s *source) rules(b *graph.PageBase) {
	for _, t := range b.Topics {
		if !topicPattern.MatchString(t) {
			s.fault(s.line("topics"), "the topic %q is not in lower-case words", t)
		}
	}
	if s.Confirmed != "" && !confirmation.MatchString(s.Confirmed) {
		s.fault(s.line("confirmed"), "confirmed is %q, expected a name, a role and a date such as "+
			"Jane Doe, director, 2026-12-01", s.Confirmed)
	}
	if (b.Kind == graph.PageKindHome) != (s.path == "/") {
		s.fault(s.line("kind"), "kind is %q, expected HOME for pages/index.yml and for no other file", b.Kind)
		return
	}
	for folder, kinds := range kindOfFolder {
		if strings.HasPrefix(s.path, folder) && !slices.Contains(kinds, b.Kind) {
			s.fault(s.line("kind"), "kind is %q, expected %s below %s", b.Kind, oneOf(graph.Texts(kinds)),
				strings.TrimSuffix(folder, "/"))
		}
	}
}
