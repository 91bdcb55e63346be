package api

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"sync"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/maypok86/otter/v2"
	"github.com/vektah/gqlparser/v2/ast"

	"hire360/server/httputil"
)

const (
	maxCacheBytes    = 12 << 20 // for the client's own documents, and as much for all others
	maxCachedBody    = 256 << 10
	maxCacheKey      = 8 << 10
	minCompressBytes = 1 << 10
)

// cacheKey names a cached response: by the request as it came, so that it is found before anything is decoded, or by
// its parsed document, operation and variables, which many spellings of a request have in common.
type cacheKey struct {
	doc  *ast.QueryDocument
	text string
}

// cachedResponse is a response body with its encodings, each made when it is first needed.
type cachedResponse struct {
	body     []byte
	tag      string // of the body; encodings and media types append their mark
	revision string // of the data that the body was made of
	maxAge   int    // seconds
	expires  time.Time
	brotli   func() []byte
	gzip     func() []byte
}

func newCachedResponse(body []byte, revision string, maxAge int) *cachedResponse {
	sum := sha256.Sum256(body)
	return &cachedResponse{
		body:     body,
		tag:      base64.RawURLEncoding.EncodeToString(sum[:15]),
		revision: revision,
		maxAge:   maxAge,
		expires:  time.Now().Add(time.Duration(maxAge) * time.Second),
		brotli:   sync.OnceValue(func() []byte { return httputil.Brotli(body, 5) }),
		gzip:     sync.OnceValue(func() []byte { return httputil.Gzip(body) }),
	}
}

// encoded returns the body in the coding: "br", "gzip", or "" for none.
func (c *cachedResponse) encoded(coding string) []byte {
	switch coding {
	case "br":
		return c.brotli()
	case "gzip":
		return c.gzip()
	}
	return c.body
}

// responseCache holds responses to the client's own documents apart from all others, so that arbitrary queries cannot
// evict the responses that pages need.
type responseCache struct {
	own, open *otter.Cache[cacheKey, *cachedResponse]
}

func newResponseCache() responseCache {
	part := func() *otter.Cache[cacheKey, *cachedResponse] {
		return otter.Must(&otter.Options[cacheKey, *cachedResponse]{
			MaximumWeight: maxCacheBytes,
			// The encodings are estimated at a third of the body.
			Weigher: func(k cacheKey, c *cachedResponse) uint32 { return uint32(len(k.text) + len(c.body)*4/3 + 1024) },
		})
	}
	return responseCache{own: part(), open: part()}
}

// get returns a response made of this revision of the data that is still fresh, or nil. trusted reports that it
// answers one of the client's own documents.
func (c responseCache) get(key cacheKey, revision string) (found *cachedResponse, trusted bool) {
	now := time.Now()
	if r, ok := c.own.GetIfPresent(key); ok && r.revision == revision && now.Before(r.expires) {
		return r, true
	}
	if r, ok := c.open.GetIfPresent(key); ok && r.revision == revision && now.Before(r.expires) {
		return r, false
	}
	return nil, false
}

func (c responseCache) put(key cacheKey, trusted bool, r *cachedResponse) {
	if key.text == "" || len(key.text) > maxCacheKey || len(r.body) > maxCachedBody {
		return
	}
	part := c.open
	if trusted {
		part = c.own
	}
	part.Set(key, r)
}

// operationKey names the response to an operation. It is empty where none is cached: for mutations, and for documents
// too large for the document cache, which are parsed anew each time.
func operationKey(op *graphql.OperationContext) cacheKey {
	if op.Operation.Operation != ast.Query || len(op.RawQuery) > maxCachedDocument {
		return cacheKey{}
	}
	variables, err := json.Marshal(op.Variables)
	if err != nil {
		return cacheKey{}
	}
	return cacheKey{op.Doc, op.Operation.Name + "\x00" + string(variables)}
}
