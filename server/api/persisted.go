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
	hash, persisted := p.hash()
	if extension, ok := p.Extensions["persistedQuery"].(map[string]any); ok {
		if version := fmt.Sprint(extension["version"]); extension["version"] != nil && version != "1" {
			return false, badRequest("this version of persisted queries is not supported: send version 1")
		}
	}
	if hash == "" {
		if p.Query == "" {
			return false, badRequest("the request contains no query")
		}
		return false, nil
	}
	if text, ok := d.own[hash]; ok && p.Query == "" {
		p.Query = text
		return true, nil
	}
	if p.Query != "" {
		if persisted && sum != hash {
			return false, refuse(http.StatusBadRequest, CodeHashMismatch,
				"sha256Hash is not the SHA-256 of the query in hex")
		}
		return false, nil
	}
	if text, ok := d.registered.Get(hash); ok {
		p.Query = text
		return false, nil
	}
	return false, refuse(byMediaType, CodeDocumentNotFound, "PersistedQueryNotFound")
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
