package graph

// PageBase is what every page has. The concrete pages embed it.
type PageBase struct {
	Path        string
	Kind        PageKind
	Title       string
	Description string
	Label       string
	Breadcrumbs []Link
	Art         Illustration
	Topics      []string
	Updated     Date
	Hidden      bool
	Sections    []Section
	Related     []Page
}

// Page is a page of the site. Base gives what it has in common with all others.
type Page interface {
	IsPage()
	Base() *PageBase
}

// IsPage marks the embedding type as a page of the schema.
func (*PageBase) IsPage() {}

// Base returns the page's common part.
func (b *PageBase) Base() *PageBase { return b }

// PlainPage is a page without facts of its own.
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
	Claim  string
	Screen ScreenName
	Links  []Link
}

// Article is an article under /blogs.
type Article struct {
	PageBase
	Author    string
	Published Date
	Minutes   int
}

// CaseStudy is a representative engagement.
type CaseStudy struct {
	PageBase
	Sector   string
	Region   string
	Duration string
	Team     string
	Stack    []string
	Results  []Fact
}

// Result returns the most important result. The content holds at least one.
func (c *CaseStudy) Result() Fact { return c.Results[0] }

// PartnerPage is a technology partner.
type PartnerPage struct {
	PageBase
	Field   string
	Website string
}

// PageQuery chooses pages. Zero values choose all.
type PageQuery struct {
	Kind   PageKind `json:"kind"`
	Topic  string   `json:"topic"`
	Parent string   `json:"parent"`
	// Paths names the pages one by one, in order; the other fields are then empty.
	Paths []string `json:"paths"`
	// First is the largest number of pages; 0 is all.
	First int `json:"first"`
}

// DocumentQuery chooses documents. The zero value chooses all.
type DocumentQuery struct {
	Kind DocumentKind `json:"kind"`
	// Paths names the documents one by one, in order.
	Paths []string `json:"paths"`
}
