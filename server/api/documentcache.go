package api

import (
	"context"

	"github.com/vektah/gqlparser/v2/ast"

	"hire360/server/cache"
)

const (
	maxDocuments      = 400
	maxCachedDocument = 10 << 10 // a parsed document takes some thirty times its text
)

// documentCache is gqlgen's query cache: valid documents by their text.
type documentCache struct {
	documents *cache.Cache[string, *ast.QueryDocument]
}

// Get returns the document of a text.
func (c documentCache) Get(_ context.Context, text string) (*ast.QueryDocument, bool) {
	return c.documents.Get(text)
}

// Add stores the document under its text if the text is small.
func (c documentCache) Add(_ context.Context, text string, doc *ast.QueryDocument) {
	if len(text) <= maxCachedDocument {
		c.documents.Set(text, doc)
	}
}
