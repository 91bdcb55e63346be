package api

import (
	"context"
	"sync/atomic"

	"github.com/99designs/gqlgen/graphql"
	"github.com/maypok86/otter/v2"
	"github.com/vektah/gqlparser/v2/ast"
)

const (
	maxDocuments      = 500
	maxCachedDocument = 8 << 10 // a parsed document takes some thirty times its text
)

// documentCache is gqlgen's query cache: valid documents by their text, and what was computed about each operation.
type documentCache struct {
	documents *otter.Cache[string, *ast.QueryDocument]
	costs     *otter.Cache[*ast.OperationDefinition, *operationCost]
}

// operationCost is an operation's cost, computed once. It stays unset where the cost depends on variables.
type operationCost struct{ atomic.Pointer[int] }

func newDocumentCache() documentCache {
	return documentCache{
		documents: otter.Must(&otter.Options[string, *ast.QueryDocument]{MaximumSize: maxDocuments}),
		costs:     otter.Must(&otter.Options[*ast.OperationDefinition, *operationCost]{MaximumSize: maxDocuments}),
	}
}

// Get returns the document of a text.
func (c documentCache) Get(_ context.Context, text string) (*ast.QueryDocument, bool) {
	return c.documents.GetIfPresent(text)
}

// Add stores the document under its text when the text is small.
func (c documentCache) Add(_ context.Context, text string, doc *ast.QueryDocument) {
	if len(text) <= maxCachedDocument {
		c.documents.Set(text, doc)
	}
}

// cost returns where the operation's cost is remembered, or nil where its document is not cached.
func (c documentCache) cost(op *graphql.OperationContext) *operationCost {
	if len(op.RawQuery) > maxCachedDocument {
		return nil
	}
	if found, ok := c.costs.GetIfPresent(op.Operation); ok {
		return found
	}
	first, _ := c.costs.SetIfAbsent(op.Operation, &operationCost{})
	return first
}
