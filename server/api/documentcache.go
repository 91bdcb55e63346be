package api

import (
	"context"
	"sync/atomic"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"

	"hire360/server/cache"
)

const (
	maxDocuments      = 400
	maxCachedDocument = 10 << 10 // a parsed document takes some thirty times its text
)

// documentCache is gqlgen's query cache: valid documents by their text, and the cost of each operation.
type documentCache struct {
	documents *cache.Cache[string, *ast.QueryDocument]
	costs     *cache.Cache[*ast.OperationDefinition, *operationCost]
}

// operationCost is an operation's cost, computed once. It stays unset if the cost depends on variables.
type operationCost struct{ atomic.Pointer[int] }

func newDocumentCache() documentCache {
	return documentCache{
		documents: cache.NewSized[string, *ast.QueryDocument](maxDocuments),
		costs:     cache.NewSized[*ast.OperationDefinition, *operationCost](maxDocuments),
	}
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

// cost returns where the operation's cost is stored, or nil if its document is not cached.
func (c documentCache) cost(op *graphql.OperationContext) *operationCost {
	if len(op.RawQuery) > maxCachedDocument {
		return nil
	}
	return c.costs.SetIfAbsent(op.Operation, &operationCost{})
}
