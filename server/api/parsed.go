package api

import (
	"context"
	"sync"
	"sync/atomic"

	"github.com/99designs/gqlgen/graphql"
	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/vektah/gqlparser/v2/ast"
)

const (
	maxParsed         = 500
	maxCachedDocument = 8 << 10 // a parsed document takes some thirty times its text
)

// parsed keeps documents that were found valid, by their text, and what was worked out of their operations. It is
// gqlgen's query cache.
type parsed struct {
	documents  *lru.Cache[string, *ast.QueryDocument]
	operations *lru.Cache[*ast.OperationDefinition, *known]
}

// known is what was worked out of an operation.
type known struct {
	cost atomic.Pointer[int] // nil while unknown, and where it depends on variables

	mu         sync.Mutex
	asked      bool
	conditions []string         // the variables of @skip and @include
	plans      map[string]*plan // by their values; a nil plan: the executor must answer
}

func newParsed() parsed {
	operations, _ := lru.New[*ast.OperationDefinition, *known](maxParsed) // both fail for a size below 1 alone
	documents, _ := lru.NewWithEvict(maxParsed, func(_ string, doc *ast.QueryDocument) {
		for _, op := range doc.Operations {
			operations.Remove(op)
		}
	})
	return parsed{documents, operations}
}

// Get returns the document of a text.
func (p parsed) Get(_ context.Context, text string) (*ast.QueryDocument, bool) {
	return p.documents.Get(text)
}

// Add keeps the document under its text when the text is small.
func (p parsed) Add(_ context.Context, text string, doc *ast.QueryDocument) {
	if len(text) <= maxCachedDocument {
		p.documents.Add(text, doc)
	}
}

// known returns where to keep what is worked out of an operation, or nil where its document is not kept.
func (p parsed) known(op *graphql.OperationContext) *known {
	if len(op.RawQuery) > maxCachedDocument {
		return nil
	}
	if k, ok := p.operations.Get(op.Operation); ok {
		return k
	}
	k := &known{}
	if first, ok, _ := p.operations.PeekOrAdd(op.Operation, k); ok {
		return first
	}
	return k
}
