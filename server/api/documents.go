package api

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"

	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// maxRegistered bounds the documents that integrators register by their hash; with maxCachedDocument it bounds their memory to 8 MB.
const maxRegistered = 1000

// documents finds the text of an operation that was sent by its hash. The client's own come from its build and are
// trusted; others are registered by whoever sends text and hash together (automatic persisted queries), are under
// the limits like any text, and are forgotten when many others were used since.
type documents struct {
	own        map[string]string
	texts      map[string]struct{}
	registered *lru.Cache[string, string]
}

func newDocuments(own map[string]string) *documents {
	d := &documents{own: own, texts: map[string]struct{}{}}
	for _, text := range own {
		d.texts[text] = struct{}{}
	}
	d.registered, _ = lru.New[string, string](maxRegistered) // fails for a size below 1 alone
	return d
}

// find puts the document's text into p and reports whether it is one of the client's own.
func (d *documents) find(p *payload) (trusted bool, errs gqlerror.List) {
	if _, ok := d.texts[p.Query]; ok {
		return true, nil
	}
	hash, persisted := p.hash()
	if hash == "" {
		if p.Query == "" {
			return false, requestError(CodeBadRequest, "the request holds no query")
		}
		return false, nil
	}
	if text, ok := d.own[hash]; ok && p.Query == "" {
		p.Query = text
		return true, nil
	}
	if p.Query != "" {
		if persisted && sum256(p.Query) != hash {
			return false, requestError(CodeHashMismatch, "sha256Hash is not the SHA-256 of the query in hex")
		}
		return false, nil
	}
	if text, ok := d.registered.Get(hash); ok {
		p.Query = text
		return false, nil
	}
	return false, requestError(CodeDocumentNotFound, "PersistedQueryNotFound")
}

// register keeps the text of a valid document that came with its hash.
func (d *documents) register(p payload) {
	if hash, persisted := p.hash(); persisted && hash != "" && len(p.Query) <= maxCachedDocument {
		d.registered.Add(hash, p.Query)
	}
}

// hash returns the hash that names the document, and whether it stood in the extension that registers.
func (p payload) hash() (hash string, persisted bool) {
	if p.DocumentID != "" {
		return strings.TrimPrefix(p.DocumentID, "sha256:"), false
	}
	if extension, ok := p.Extensions["persistedQuery"].(map[string]any); ok {
		hash, _ = extension["sha256Hash"].(string)
		return hash, true
	}
	return "", false
}

func sum256(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}
