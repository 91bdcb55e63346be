package graph

// PageListSection is a list of other pages. Choose selects them; the content sets Pages from it.
type PageListSection struct {
	ID      string         `json:"id"`
	Anchor  *string        `json:"anchor"`
	Heading string         `json:"heading"`
	Lead    *string        `json:"lead"`
	Layout  PageListLayout `json:"layout"`
	Choose  PageQuery      `json:"choose"`
	More    *Link          `json:"more"`
	Pages   []Page         `json:"-"`
}

// IsSection marks the type as a section of the schema.
func (PageListSection) IsSection() {}

// Disclosure returns what to say once about the case studies of the list, or nil without any.
func (s *PageListSection) Disclosure() *string { return disclosureOf(s.Pages) }

// DocumentListSection is a list of documents. Choose selects them; the content sets List from it.
type DocumentListSection struct {
	ID      string        `json:"id"`
	Anchor  *string       `json:"anchor"`
	Heading string        `json:"heading"`
	Lead    *string       `json:"lead"`
	Choose  DocumentQuery `json:"choose"`
	// List is called whenever the documents are requested, because making a document takes time.
	List func() []Document `json:"-"`
}

// IsSection marks the type as a section of the schema.
func (DocumentListSection) IsSection() {}

// Documents returns the documents, in order.
func (s *DocumentListSection) Documents() []Document { return s.List() }

// Disclosure returns what to say once about the case studies of the list, or nil without any.
func (s *DocumentListSection) Disclosure() *string {
	var pages []Page
	for _, d := range s.List() {
		pages = append(pages, d.Page)
	}
	return disclosureOf(pages)
}

func disclosureOf(pages []Page) *string {
	for _, p := range pages {
		if p, ok := p.(*CaseStudy); ok {
			text := p.Disclosure()
			return &text
		}
	}
	return nil
}
