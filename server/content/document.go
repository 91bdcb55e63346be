package content

import (
	"regexp"
	"strings"
	"sync"

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
	d, body := c.open(f)
	var all documentsFile
	d.object(body, "the list of documents", &all)
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
		case c.documentAt[doc.Path] != nil:
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

// addDocument adds a document in both sizes: at its path in the usual one, and at paths that name the size in both.
func (c *Content) addDocument(d graph.Document, line int) {
	d.MediaType = "application/pdf"
	other := d
	d.Paper, other.Paper = graph.PaperLetter, graph.PaperA4
	if c.options.Paper == "a4" {
		d.Paper, other.Paper = other.Paper, d.Paper
	}
	inSize := func(size graph.Paper) string {
		return strings.TrimSuffix(d.Path, ".pdf") + "-" + strings.ToLower(string(size)) + ".pdf"
	}
	other.Path = inSize(other.Paper)
	d.OtherPath, other.OtherPath = other.Path, d.Path
	usual, rest := &document{Document: d, line: line}, &document{Document: other}
	c.documents = append(c.documents, usual)
	for path, doc := range map[string]*document{d.Path: usual, inSize(d.Paper): usual, other.Path: rest} {
		if c.documentAt[path] == nil {
			c.documentAt[path] = doc
		}
	}
}

// found returns the document with its size. If it has no file, its path leads to the page, to print that.
func (c *Content) found(d *document) graph.Document {
	d.looked.Do(func() {
		d.Heading = graph.PlainMarkup(d.Page.Base().Headline())
		d.Figure, d.Picture = figureOf(d.Page), pictureOf(d.Document)
		if d.Picture != nil && d.Picture.Narrow != nil {
			d.Picture = d.Picture.Narrow
		}
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

// pictureOf returns the drawing for the cover of a document: the first one of its page, or of the specimen of a sample.
// It is nil if there is none.
func pictureOf(d graph.Document) *graph.Picture {
	if product, ok := d.Page.(*graph.ProductPage); ok && product.Art != nil {
		return product.Art
	}
	for _, s := range d.Page.Base().Sections {
		switch s := s.(type) {
		case *graph.PictureSection:
			if d.Kind != graph.DocumentKindSample {
				return &s.Picture
			}
		case *graph.HeroSection:
			if p := pictureIn(s.Specimen); p != nil {
				return p
			}
		}
	}
	return nil
}

func pictureIn(s *graph.Specimen) *graph.Picture {
	if s == nil {
		return nil
	}
	for _, part := range s.Body {
		if p, ok := part.(*graph.Picture); ok {
			return p
		}
	}
	return nil
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
	return graph.Each(c.choose(q), c.found)
}

func (c *Content) choose(q graph.DocumentQuery) []*document {
	var chosen []*document
	for _, p := range q.Paths {
		if d := c.documentAt[p]; d != nil {
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
	found := c.documentAt[path]
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
	return graph.Each(c.documents, func(d *document) string { return d.Path })
}

// DocumentFiles returns the paths of every document in both sizes.
func (c *Content) DocumentFiles() []string {
	return append(c.DocumentPaths(), graph.Each(c.documents, func(d *document) string { return d.OtherPath })...)
}

// fillDocumentList checks what a section lists.
func (c *Content) fillDocumentList(s *source, list *graph.DocumentListSection, line int, problems *Problems) {
	if len(list.Choose.Paths) > 0 && list.Choose.Kind != "" {
		problems.add(s.file, line, "choose of documentList has paths besides kind, expected paths alone")
		return
	}
	for _, p := range list.Choose.Paths {
		if c.documentAt[p] == nil {
			problems.add(s.file, s.lineAt("paths", p), "paths names the document %q, %s", p,
				didYouMean(p, c.DocumentPaths()))
		}
	}
	list.Disclosure = disclosureOf(graph.Each(c.choose(list.Choose), func(d *document) graph.Page { return d.Page }))
}
