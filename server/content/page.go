package content

import (
	"reflect"
	"regexp"
	"strings"
	"sync"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
)

// pageFile is what every file under pages has. The keys of its kind are in the same file.
type pageFile struct {
	Kind        graph.PageKind `json:"kind"`
	Title       string         `json:"title"`
	Description string         `json:"description"`
	Label       string         `json:"label,omitempty"`
	Art         *graph.Picture `json:"art,omitempty"`
	Topics      []string       `json:"topics,omitempty"`
	Updated     graph.Date     `json:"updated"`
	Related     []string       `json:"related,omitempty"`
	// Keywords are words that people look for and the page does not have.
	Keywords []string `json:"keywords,omitempty"`
	Hidden   bool     `json:"hidden"`
	Draft    bool     `json:"draft"`
	// Statement marks a page that only a director can state. It is a draft until it is confirmed.
	Statement bool `json:"statement"`
	// Confirmed says who stands by the page and since when: "Jane Doe, director, 2026-12-01".
	Confirmed string          `json:"confirmed,omitempty"`
	Sections  []graph.Section `json:"sections"`
}

type serviceFacts struct {
	Group string `json:"group"`
}

type productFacts struct {
	Claim string       `json:"claim"`
	Links []graph.Link `json:"links,omitempty"`
}

type articleFacts struct {
	Author    string      `json:"author"`
	Published graph.Date  `json:"published,omitempty"`
	Figure    *graph.Fact `json:"figure,omitempty"`
}

type caseFacts struct {
	Sector   string       `json:"sector"`
	Region   string       `json:"region"`
	Duration string       `json:"duration"`
	Team     string       `json:"team"`
	Stack    []string     `json:"stack"`
	Results  []graph.Fact `json:"results"`
	Change   graph.Change `json:"change"`
}

type partnerFacts struct {
	Field   string `json:"field"`
	Website string `json:"website"`
}

// factsOf returns a new value for the facts of a kind, or nil for kinds without any.
func factsOf(kind string) any {
	switch graph.PageKind(kind) {
	case graph.PageKindService:
		return &serviceFacts{}
	case graph.PageKindProduct:
		return &productFacts{}
	case graph.PageKindArticle:
		return &articleFacts{}
	case graph.PageKindCaseStudy:
		return &caseFacts{}
	case graph.PageKindPartner:
		return &partnerFacts{}
	}
	return nil
}

// source is a page as it is in its file, before its links to other pages are resolved.
type source struct {
	decoder
	// body is what was parsed and not decoded yet.
	body  *yaml.Node
	path  string
	draft bool
	// signed is the page's confirmation.
	statement bool
	signed    string
	group     string
	related   []string
	// words are those that find the page.
	words   func() string
	page    graph.Page
	anchors map[string]bool
}

func (s *source) base() *graph.PageBase { return s.page.Base() }

// read decodes the page, which there is unless there are problems.
func (s *source) read() {
	body := s.body
	if body == nil {
		return
	}
	s.body = nil
	kind := ""
	for key, value := range entries(body) {
		if key.Value == "kind" {
			kind, _, _ = scalarText(value)
		}
	}
	if !graph.PageKind(kind).IsValid() {
		s.fault(s.line("kind"), "kind is %q, expected %s", kind, oneOf(names(graph.AllPageKind)))
		return
	}
	var f pageFile
	facts := factsOf(kind)
	targets := []reflect.Value{reflect.ValueOf(&f).Elem()}
	if facts != nil {
		targets = append(targets, reflect.ValueOf(facts).Elem())
	}
	s.object(body, "the page", targets...)
	switch facts := facts.(type) {
	case *articleFacts:
		s.figure(facts.Figure, s.line("figure"))
	case *caseFacts:
		s.change(&facts.Change, s.line("change"))
	}
	s.rules(&f)
	s.fill(&f, facts)
}

func (s *source) fill(f *pageFile, facts any) {
	b := graph.PageBase{
		Path: s.path, Kind: f.Kind, Title: f.Title, Description: f.Description, Label: f.Label, Art: f.Art,
		Topics: f.Topics, Updated: f.Updated, Hidden: f.Hidden, Sections: f.Sections,
	}
	if b.Label == "" {
		b.Label = f.Title
	}
	s.draft, s.related = f.Draft || f.Statement && f.Confirmed == "", f.Related
	s.words = sync.OnceValue(func() string { return wordsOf(f, s.pieces) })
	s.statement, s.signed = f.Statement, f.Confirmed
	if f.Kind == graph.PageKindCaseStudy && f.Description != "" {
		b.Description = graph.IllustrativeExample + ": " + f.Description
	}
	switch facts := facts.(type) {
	case *serviceFacts:
		s.group = facts.Group
		s.page = &graph.ServicePage{PageBase: b}
	case *productFacts:
		s.page = &graph.ProductPage{PageBase: b, Claim: facts.Claim, Links: facts.Links}
	case *articleFacts:
		s.page = &graph.Article{PageBase: b, Author: facts.Author, Published: facts.Published,
			Minutes: minutes(s.pieces), Figure: facts.Figure}
	case *caseFacts:
		s.page = &graph.CaseStudy{PageBase: b, Sector: facts.Sector, Region: facts.Region, Duration: facts.Duration,
			Team: facts.Team, Stack: facts.Stack, Results: facts.Results, Change: facts.Change}
	case *partnerFacts:
		s.page = &graph.PartnerPage{PageBase: b, Field: facts.Field, Website: facts.Website}
	default:
		if f.Kind == graph.PageKindServiceGroup {
			s.page = &graph.ServicePage{PageBase: b}
		} else {
			s.page = &graph.PlainPage{PageBase: b}
		}
	}
	s.collectAnchors()
}

func hasDemo(s graph.Section) bool {
	hero, ok := s.(*graph.HeroSection)
	return ok && hero.Demo != nil
}

// demoAnchor is the fragment of the demo in a page's hero.
const demoAnchor = "#demo"

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

func (s *source) rules(f *pageFile) {
	for _, t := range f.Topics {
		if !topicPattern.MatchString(t) {
			s.fault(s.line("topics"), "the topic %q is not in lower-case words", t)
		}
	}
	if f.Confirmed != "" && !confirmation.MatchString(f.Confirmed) {
		s.fault(s.line("confirmed"), "confirmed is %q, expected a name, a role and a date such as "+
			"Jane Doe, director, 2026-12-01", f.Confirmed)
	}
	if (f.Kind == graph.PageKindHome) != (s.path == "/") {
		s.fault(s.line("kind"), "kind is %q, expected HOME for pages/index.yml and for no other file", f.Kind)
		return
	}
	for folder, kinds := range kindOfFolder {
		fits := false
		for _, k := range kinds {
			fits = fits || k == f.Kind
		}
		if strings.HasPrefix(s.path, folder) && !fits {
			s.fault(s.line("kind"), "kind is %q, expected %s below %s", f.Kind, oneOf(names(kinds)),
				strings.TrimSuffix(folder, "/"))
		}
	}
}
