package graph

// PageBase is what every page has. The concrete pages embed it. Fields with a key are in content files.
type PageBase struct {
	Path        string
	Kind        PageKind  `json:"kind"`
	Title       string    `json:"title"`
	Description string    `json:"description"`
	Label       string    `json:"label,omitempty"`
	Art         *Picture  `json:"art"`
	Topics      []string  `json:"topics,omitempty"`
	Updated     Date      `json:"updated"`
	Hidden      bool      `json:"hidden"`
	Sections    []Section `json:"sections"`
	Breadcrumbs []Link
	Related     []Page
}

// Page is a page of the site. Base returns what all pages have in common.
type Page interface {
	IsPage()
	Base() *PageBase
}

// IsPage marks the embedding type as a page of the schema.
func (*PageBase) IsPage() {}

// Base returns the page's common part.
func (b *PageBase) Base() *PageBase { return b }

// Headline returns the heading of the hero, or else the title.
func (b *PageBase) Headline() string {
	for _, s := range b.Sections {
		if h, ok := s.(*HeroSection); ok && h.Heading != "" {
			return h.Heading
		}
	}
	return b.Title
}

// PlainPage is a page without fields beyond those of PageBase.
type PlainPage struct{ PageBase }

// ServicePage is a group of services, or one service of a group.
type ServicePage struct {
	PageBase
	Group       *ServicePage
	SubServices []*ServicePage
}

// ProductPage is a product of the company.
type ProductPage struct {
	PageBase
	Claim string `json:"claim"`
	Links []Link `json:"links,omitempty"`
}

// Article is an article under /blogs.
type Article struct {
	PageBase
	Author    string `json:"author"`
	Published Date   `json:"published,omitempty"` // empty until the site is released
	Minutes   int
	Figure    *Fact `json:"figure"`
}

// IllustrativeExample begins the description of every case study, and is a shorter Disclosure.
const IllustrativeExample = "Illustrative example"

// Disclosure says what a case study is. A page that shows one says it once, and it is worded only here.
const Disclosure = IllustrativeExample + ": not a real client or project. Figures are invented."

// CaseStudy is an illustrative example, as Disclosure says.
type CaseStudy struct {
	PageBase
	Sector   string   `json:"sector"`
	Region   string   `json:"region"`
	Duration string   `json:"duration"`
	Team     string   `json:"team"`
	Stack    []string `json:"stack"`
	Results  []Fact   `json:"results"`
	Change   Change   `json:"change"`
}

// Result returns the most important result. The content has at least one.
func (c *CaseStudy) Result() Fact { return c.Results[0] }

// Disclosure returns the sentence to show with the case study.
func (c *CaseStudy) Disclosure() string { return Disclosure }

// PartnerPage is a technology partner.
type PartnerPage struct {
	PageBase
	Field   string `json:"field"`
	Website string `json:"website"`
}

// PageQuery selects pages. Zero values select all.
type PageQuery struct {
	Kind   PageKind `json:"kind,omitempty"`
	Topic  string   `json:"topic,omitempty"`
	Parent string   `json:"parent,omitempty"`
	// Paths selects pages by their paths, in this order. The other fields are then empty.
	Paths []string `json:"paths,omitempty"`
	// First is the maximum number of pages; 0 for all.
	First int `json:"first,omitempty"`
}

// DocumentFile is the PDF file of a document. Read returns nil if it can no longer be read.
type DocumentFile struct {
	Bytes, Pages int
	Read         func() []byte
}

// DocumentQuery selects documents. The zero value selects all.
type DocumentQuery struct {
	Kind DocumentKind `json:"kind,omitempty"`
	// Paths selects documents by their paths, in this order.
	Paths []string `json:"paths,omitempty"`
}
