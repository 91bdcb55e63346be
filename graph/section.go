package graph

// PageListSection is a list of other pages. Choose says which; the content fills Pages from it.
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

// IsSection marks the type as a part of a page.
func (PageListSection) IsSection() {}

// DocumentListSection is a list of documents. Choose says which; the content gives List from it.
type DocumentListSection struct {
	ID      string        `json:"id"`
	Anchor  *string       `json:"anchor"`
	Heading string        `json:"heading"`
	Lead    *string       `json:"lead"`
	Choose  DocumentQuery `json:"choose"`
	// List is called each time the documents are asked for: a document is made no earlier.
	List func() []Document `json:"-"`
}

// IsSection marks the type as a part of a page.
func (DocumentListSection) IsSection() {}

// Documents returns the documents, in order.
func (s *DocumentListSection) Documents() []Document { return s.List() }
