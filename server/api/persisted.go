package api

import (
	"crypto/sha256"
	"fmt"
	"net/http"
	"strings"

	"hire360/server/cache"
)

// maxRegistered is the maximum number of documents that integrators register by their hash. With maxCachedDocument, it
// limits their memory to 8 MB.
const maxRegistered = 1000

// persistedDocuments finds the text of an operation by its hash. The client's own come from its build and are trusted.
// Integrators register others by sending text and hash together (automatic persisted queries). Those have the same
// limits as any text, and those that were used longest ago are dropped.
type persistedDocuments struct {
	own        map[string]string
	registered *cache.Cache[string, string]
}

// find puts the document's text into p and reports whether it is one of the client's own.
func (d *persistedDocuments) find(p *payload) (trusted bool, err error) {
	sum := fmt.Sprintf("%x", sha256.Sum256([]byte(p.Query)))
	if _, ok := d.own[sum]; ok {
		return true, nil
	}
	extension, _ := p.Extensions["persistedQuery"].(map[string]any)
	if version := extension["version"]; version != nil && fmt.Sprint(version) != "1" {
		return false, badRequest("this version of persisted queries is not supported: send version 1")
	}
	switch hash, persisted := p.hash(); {
	case p.Query != "" && persisted && hash != "" && hash != sum:
		return false, refuse(http.StatusBadRequest, CodeHashMismatch,
			"sha256Hash is not the SHA-256 of the query in hex")
	case p.Query != "":
		return false, nil
	case hash == "":
		return false, badRequest("the request contains no query")
	case d.own[hash] != "":
		p.Query = d.own[hash]
		return true, nil
	default:
		var known bool
		if p.Query, known = d.registered.Get(hash); !known {
			return false, refuse(byMediaType, CodeDocumentNotFound, "PersistedQueryNotFound")
		}
		return false, nil
	}
}

// register stores the text of a valid document that came with its hash.
func (d *persistedDocuments) register(p payload) {
	if hash, persisted := p.hash(); persisted && hash != "" && len(p.Query) <= maxCachedDocument {
		d.registered.Set(hash, p.Query)
	}
}

// hash returns the hash of the document, and whether it is in the extension that registers documents.
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
