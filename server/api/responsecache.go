package api

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"sync"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"

	"hire360/graph"
	"hire360/server/cache"
	"hire360/server/httputil"
)

const (
	maxCacheBytes    = 12 << 20 // for the client's own documents, and as much for all others
	maxCachedBody    = 256 << 10
	maxCacheKey      = 2 * maxCachedDocument
	minCompressBytes = 1 << 10
)

// A response is cached under two keys: the request as sent, so that it is found before anything is decoded, and its
// operation and variables, which many spellings of a request have in common.

// cachedResponse is a response body with its encodings, each made when it is first needed.
type cachedResponse struct {
	body     []byte
	tag      string    // of the body; each coding and media type adds its suffix
	revision string    // of the data in the body
	maxAge   int       // seconds
	expires  time.Time // zero for responses that are not in the cache
	missed   []graph.MissedSearch
	codings  []string                 // those that make it shorter; none for a short one
	encoded  map[string]func() []byte // by the coding: "br", "gzip", or "" for none
}

func newCachedResponse(body []byte, revision string, maxAge int) *cachedResponse {
	sum := sha256.Sum256(body)
	var codings []string
	if len(body) >= minCompressBytes {
		codings = []string{"br", "gzip"}
	}
	return &cachedResponse{
		codings:  codings,
		body:     body,
		tag:      base64.RawURLEncoding.EncodeToString(sum[:15]),
		revision: revision,
		maxAge:   maxAge,
		encoded: map[string]func() []byte{
			"":     func() []byte { return body },
			"br":   sync.OnceValue(func() []byte { return httputil.Brotli(body, 5) }),
			"gzip": sync.OnceValue(func() []byte { return httputil.Gzip(body) }),
		},
	}
}

// responseCache holds responses to the client's own documents apart from all others, so that arbitrary queries cannot
// evict the responses that pages need.
type responseCache struct {
	own, open *cache.Cache[string, *cachedResponse]
}

func newResponseCache() responseCache {
	// The encodings are estimated at a third of the body.
	size := func(key string, c *cachedResponse) int { return len(key) + len(c.body)*4/3 + 1024 }
	return responseCache{own: cache.New(maxCacheBytes, size), open: cache.New(maxCacheBytes, size)}
}

// get returns a response of this revision of the data that has not expired, or nil. trusted reports that it belongs to
// one of the client's own documents.
func (c responseCache) get(key, revision string, now time.Time) (found *cachedResponse, trusted bool) {
	if r, ok := c.own.Get(key); ok && r.revision == revision && now.Before(r.expires) {
		return r, true
	}
	if r, ok := c.open.Get(key); ok && r.revision == revision && now.Before(r.expires) {
		return r, false
	}
	return nil, false
}

func (c responseCache) put(key string, trusted bool, r *cachedResponse) {
	if key == "" || len(key) > maxCacheKey || len(r.body) > maxCachedBody {
		return
	}
	part := c.open
	if trusted {
		part = c.own
	}
	part.Set(key, r)
}

// operationKey is the key of an operation's response. It is empty if none is cached: for mutations, and for documents
// too large for the document cache.
func operationKey(op *graphql.OperationContext) string {
	if op.Operation.Operation != ast.Query || len(op.RawQuery) > maxCachedDocument {
		return ""
	}
	variables, err := json.Marshal(op.Variables)
	if err != nil {
		return ""
	}
	// No request begins with a zero byte.
	return "\x00" + op.Operation.Name + "\x00" + string(variables) + "\x00" + op.RawQuery
}
