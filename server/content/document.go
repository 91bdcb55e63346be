package content

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"hire360/graph"
)

const documentsName = "documents.yml"

// documentsFile is what documents.yml says. Case studies have documents without being listed there.
type documentsFile struct {
	Documents []documentFile `json:"documents"`
}

type documentFile struct {
	Path        string             `json:"path"`
	Kind        graph.DocumentKind `json:"kind"`
	Title       string             `json:"title"`
	Description string             `json:"description"`
	Page        string             `json:"page"`
}

// document is a document with its file, which is looked for on first use.
type document struct {
	graph.Document
	line   int
	other  *document // in the other size
	looked sync.Once
	file   *graph.DocumentFile // nil if it is older than the page
}

var documentPath = regexp.MustCompile(`^/documents/[a-z0-9]+(-[a-z0-9]+)*\.pdf$`)

func (c *Content) loadDocuments(f file, problems *Problems) {
	if f.text != nil {
		c.listDocuments(f, problems)
	}
	for _, p := range sortedKeys(c.sources) {
		if b := c.sources[p].base(); b.Kind == graph.PageKindCaseStudy && !b.Hidden {
			slug := strings.ReplaceAll(strings.TrimPrefix(p, "/"), "/", "-")
			c.addDocument(graph.Document{Path: "/documents/" + slug + ".pdf", Kind: graph.DocumentKindCaseStudy,
				Title: b.Title, Description: b.Description, Page: c.sources[p].page}, 0)
		}
	}
}

func (c *Content) listDocuments(f file, problems *Problems) {
	d := decoder{file: f.name, section: -1, facts: c.register.facts}
	var all documentsFile
	if body := d.parse(f.text); body != nil {
		d.object(body, "the list of documents", reflect.ValueOf(&all).Elem())
	}
	lines := d.linesOf("path")
	for i, doc := range all.Documents {
		line := 1
		if i < len(lines) {
			line = lines[i]
		}
		page := c.follow(doc.Page, f.name, d.lineAt("page", doc.Page), "page names", &d.problems)
		switch {
		case !documentPath.MatchString(doc.Path):
			d.fault(line, "path is %q, expected an address such as /documents/cloud-brochure.pdf", doc.Path)
		case c.document(doc.Path) != nil:
			d.fault(line, "the document %s is in the list already, expected one of each path", doc.Path)
		case page != nil && doc.Kind == graph.DocumentKindSample && !hasSpecimen(page):
			d.fault(line, "%s has no specimen, which a document of kind SAMPLE shows: name a page that has one",
				doc.Page)
		case page != nil:
			c.addDocument(graph.Document{Path: doc.Path, Kind: doc.Kind, Title: doc.Title, Description: doc.Description,
				Page: page}, line)
		}
	}
	*problems = append(*problems, d.problems...)
	c.shared = append(c.shared, &d)
}

// hasSpecimen reports whether the top of a page shows a specimen.
func hasSpecimen(p graph.Page) bool {
	sections := p.Base().Sections
	if len(sections) == 0 {
		return false
	}
	hero, ok := sections[0].(*graph.HeroSection)
	return ok && hero.Specimen != nil
}

// linesOf returns the line of every text with the key.
func (d *decoder) linesOf(key string) []int {
	var out []int
	for _, p := range d.pieces {
		if p.key == key {
			out = append(out, p.line)
		}
	}
	return out
}

// suffixes end the paths of documents in a size that is asked for by name.
var suffixes = map[graph.Paper]string{graph.PaperLetter: "-letter.pdf", graph.PaperA4: "-a4.pdf"}

// addDocument adds a document in both sizes: at its path in the usual one, at a path that names it in the other.
func (c *Content) addDocument(d graph.Document, line int) {
	d.MediaType = "application/pdf"
	other := d
	d.Paper, other.Paper = graph.PaperLetter, graph.PaperA4
	if c.options.Paper == "a4" {
		d.Paper, other.Paper = other.Paper, d.Paper
	}
	other.Path = strings.TrimSuffix(d.Path, ".pdf") + suffixes[other.Paper]
	d.OtherPath, other.OtherPath = other.Path, d.Path
	c.documents = append(c.documents, &document{Document: d, line: line, other: &document{Document: other}})
}

// document returns the document at a path. Both sizes have a path that names them, whichever is the usual one.
func (c *Content) document(path string) *document {
	for _, d := range c.documents {
		switch path {
		case d.Path, strings.TrimSuffix(d.Path, ".pdf") + suffixes[d.Paper]:
			return d
		case d.other.Path:
			return d.other
		}
	}
	return nil
}

// found returns the document with its size. If it has no file, its path leads to the page, to print that.
func (c *Content) found(d *document) graph.Document {
	d.looked.Do(func() {
		d.Heading, d.Figure = graph.PlainMarkup(d.Page.Base().Headline()), figureOf(d.Page)
		if c.options.Made != nil {
			d.file = c.options.Made(c.printed, d.Document)
		}
		if d.file == nil {
			d.MediaType = "text/html"
			return
		}
		d.Bytes, d.PageCount = int32(d.file.Bytes), int32(d.file.Pages)
	})
	return d.Document
}

// figureOf returns the first figure of a page, nil if it has none.
func figureOf(page graph.Page) *graph.Fact {
	if study, ok := page.(*graph.CaseStudy); ok {
		return &study.Results[0]
	}
	for _, s := range page.Base().Sections {
		if facts, ok := s.(*graph.FactsSection); ok && len(facts.Facts) > 0 {
			return &facts.Facts[0]
		}
	}
	return nil
}

// Documents returns the documents chosen by q, in the order of the content.
func (c *Content) Documents(q graph.DocumentQuery) []graph.Document {
	var out []graph.Document
	for _, d := range c.choose(q) {
		out = append(out, c.found(d))
	}
	return out
}

func (c *Content) choose(q graph.DocumentQuery) []*document {
	var chosen []*document
	for _, p := range q.Paths {
		if d := c.document(p); d != nil {
			chosen = append(chosen, d)
		}
	}
	for _, d := range c.documents {
		if len(q.Paths) == 0 && (q.Kind == "" || d.Kind == q.Kind) {
			chosen = append(chosen, d)
		}
	}
	return chosen
}

// Document returns the document at the path with its file, which is nil if the document is older than its page.
func (c *Content) Document(path string) (d graph.Document, file []byte, ok bool) {
	found := c.document(path)
	if found == nil {
		return d, nil, false
	}
	if d = c.found(found); found.file != nil {
		file = found.file.Read()
	}
	return d, file, true
}

// DocumentPaths returns the path of every document, in the order of the content.
func (c *Content) DocumentPaths() []string {
	out := make([]string, len(c.documents))
	for i, d := range c.documents {
		out[i] = d.Path
	}
	return out
}

// DocumentFiles returns the paths of every document in both sizes.
func (c *Content) DocumentFiles() []string {
	out := c.DocumentPaths()
	for _, d := range c.documents {
		out = append(out, d.OtherPath)
	}
	return out
}

// fillDocumentList makes a section list its documents when it is resolved, not when it is loaded.
func (c *Content) fillDocumentList(s *source, list *graph.DocumentListSection, line int, problems *Problems) {
	if len(list.Choose.Paths) > 0 && list.Choose.Kind != "" {
		problems.add(s.file, line, "choose of documentList has paths besides kind, expected paths alone")
		return
	}
	for _, p := range list.Choose.Paths {
		if c.document(p) == nil {
			problems.add(s.file, s.lineAt("paths", p), "paths names the document %q, %s", p,
				didYouMean(p, c.DocumentPaths()))
		}
	}
	list.List = func() []graph.Document { return c.Documents(list.Choose) }
}

// documentHeads checks titles and descriptions of listed documents like those of pages.
func (k *checker) documentHeads(titles, descriptions map[string]string) {
	add := func(d *document, rule, format string, args ...any) {
		k.findings = append(k.findings, Finding{File: documentsName, Line: d.line, Rule: rule,
			Message: fmt.Sprintf(format, args...)})
	}
	for _, d := range k.documents {
		if d.line == 0 {
			continue // it has the title and description of its page, which are checked
		}
		if n := utf8.RuneCountInString(d.Title); n > maxTitle {
			add(d, "title", "the title has %d characters, expected at most %d", n, maxTitle)
		}
		if n := utf8.RuneCountInString(d.Description); n < minDescription || n > maxDescription {
			add(d, "description", "the description has %d characters, expected %d to %d", n, minDescription,
				maxDescription)
		}
		for _, said := range []struct {
			rule, text string
			seen       map[string]string
		}{{"title", d.Title, titles}, {"description", d.Description, descriptions}} {
			if first, ok := said.seen[said.text]; ok {
				add(d, said.rule, "%s has the same %s, expected one of its own", first, said.rule)
			}
			said.seen[said.text] = d.Path
		}
	}
}
