// Package content reads the site's content from YAML files, checks it against the schema's types, and provides it to
// resolvers.
package content

import (
	"embed"
	"io/fs"
	"os"
	"slices"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
	"hire360/server/fulltext"
)

//go:embed site.yml facts.yml events.yml documents.yml pages pictures
var embedded embed.FS

// Options are what the program decides about content.
type Options struct {
	// Site replaces what site.yml says about the company, field by field where it is not empty.
	Site Identity
	// Country is assumed for visitors whose country is unknown.
	Country string
	// Drafts shows pages that are marked as drafts.
	Drafts bool
	// Samples shows events that are marked as samples.
	Samples bool
	// Parts are the parts of the site that settings switch on, by the names that if: has in a section: "bucket",
	// "captcha" (a provider's), "database" (PostgreSQL), "hosts", "mail", "pow" (the captcha of the site), "redis".
	Parts []string
	// CaptchaName is the name of the captcha provider.
	CaptchaName string
	// Paper is the size that documents have at their own path: letter or a4. The other size has another path.
	Paper string
	// Public says that Site.URL is the address that visitors see. Documents of a trial name that of site.yml.
	Public bool
	// Made finds the file of a PDF document, or nil if it is older than the page. Without Made no document has a file.
	Made func(company *graph.Site, d graph.Document) *graph.DocumentFile
}

// Identity is the name of the company and its addresses.
type Identity struct {
	Name, LegalName, URL, Phone, Email string
}

// Content is everything the site says. It does not change after it was loaded.
type Content struct {
	options  Options
	abroad   *graph.Site
	india    *graph.Site
	printed  *graph.Site // the company as documents name it
	sources  map[string]*source
	listed   []graph.Page
	rank     map[string]int
	site     *siteFile
	register register
	relay    relay
	// shared are the files that are no pages, by name.
	shared     map[string]*decoder
	events     []event
	documents  []*document // in the usual size
	documentAt map[string]*document
	pictures   pictureFiles
	revision   string
	index      *fulltext.Index
	searched   []searched // what the index finds
}

// Open loads the content of a folder, or if dir is empty the content that was built into the program.
func Open(dir string, opt Options) (*Content, error) { return Load(folder(dir), opt) }

// CompanyName returns the name in the site.yml of a folder as in Open, without loading the rest. It is empty if the
// file can't be read.
func CompanyName(dir string) string {
	var site struct{ Name string }
	text, err := fs.ReadFile(folder(dir), "site.yml")
	if err == nil {
		_ = yaml.Unmarshal(text, &site) // Load reports the mistake
	}
	return site.Name
}

func folder(dir string) fs.FS {
	if dir == "" {
		return embedded
	}
	return os.DirFS(dir)
}

// Load reads content from site.yml, events.yml, optional facts.yml and documents.yml, and the files under pages and
// pictures. The error is of type Problems and holds everything that is wrong.
func Load(fsys fs.FS, opt Options) (*Content, error) {
	c := &Content{options: opt, sources: map[string]*source{}, shared: map[string]*decoder{},
		documentAt: map[string]*document{}}
	var problems Problems
	files := readFiles(fsys, &problems)
	c.revision = revisionOf(files, opt)
	pages := parsePages(files.pages)
	c.loadPictures(files.pictures, &problems)
	c.loadFacts(files.facts, pages, &problems)
	c.loadSite(files.site, &problems)
	c.checkOffices(&problems)
	c.checkCalls(&problems)
	for _, city := range c.register.Relay {
		if len(problems) == 0 { // both lists have it
			i := slices.IndexFunc(c.site.Offices, func(o graph.Office) bool { return o.City == city })
			c.relay.add(*c.register.hoursOf(city), c.site.Offices[i])
		}
	}
	c.loadEvents(files.events, &problems)
	c.loadPages(pages, &problems)
	c.loadDocuments(files.documents, &problems)
	if len(problems) == 0 {
		c.connect(&problems)
	}
	if len(problems) > 0 {
		problems.sort()
		return nil, problems
	}
	c.indexTexts()
	return c, nil
}

// Revision identifies this content: it changes when any of it does.
func (c *Content) Revision() string { return c.revision }

// Site returns what every page has around it, for a visitor from the named country ("" if unknown).
func (c *Content) Site(country string) *graph.Site {
	if country == "" {
		country = c.options.Country
	}
	if graph.IsIndia(country) {
		return c.india
	}
	return c.abroad
}

// Page returns the page at the path, or nil.
func (c *Content) Page(path string) graph.Page {
	if s := c.sources[path]; s != nil {
		return s.page
	}
	return nil
}

// Paths returns the path of every page in alphabetical order, hidden pages too.
func (c *Content) Paths() []string { return sortedKeys(c.sources) }

// ReceiptSteps returns what happens after something of the kind was received, in order. What a job says of its own
// hiring comes before what the site says of all.
func (c *Content) ReceiptSteps(kind graph.ReceiptKind, job *graph.Job) []string {
	if kind != graph.ReceiptKindApplication {
		return c.site.Receipts.Enquiry
	}
	if steps := job.HiringSteps(); len(steps) > 0 {
		return steps
	}
	return c.site.Receipts.Application
}
