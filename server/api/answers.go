package api

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"sync"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/andybalholm/brotli"
	"github.com/hashicorp/golang-lru/v2/simplelru"
	"github.com/vektah/gqlparser/v2/ast"
)

const (
	maxAnswers     = 4000
	maxAnswerBytes = 24 << 20 // all kept answers together
	maxKeptAnswer  = 256 << 10
	maxAnswerKey   = 8 << 10
	worthSqueezing = 1 << 10
)

// answerKey names a kept answer. An answer to one of the client's own documents stands under the request as it came,
// so that it is found before anything is decoded; any answer under its parsed document, operation and variables.
// What strangers send never becomes a key as it came: spaces alone could flush the others out.
type answerKey struct {
	doc  *ast.QueryDocument
	text string
}

// kept is an answer with its encodings, each made when first asked for.
type kept struct {
	body    []byte
	tag     string // of the body; encodings and media types put their mark behind it
	maxAge  int
	expires time.Time
	br, gz  func() []byte
}

func keep(body []byte, maxAge int) *kept {
	sum := sha256.Sum256(body)
	return &kept{
		body: body, tag: base64.RawURLEncoding.EncodeToString(sum[:15]), maxAge: maxAge,
		expires: time.Now().Add(time.Duration(maxAge) * time.Second),
		br:      sync.OnceValue(func() []byte { return squeezed(body) }),
		gz:      sync.OnceValue(func() []byte { return zipped(body) }),
	}
}

// squeezed returns the brotli form, made in about a millisecond for 20 KB.
func squeezed(raw []byte) []byte {
	var b bytes.Buffer
	z := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: 5, LGWin: 18})
	_, _ = z.Write(raw) // writing to memory does not fail
	_ = z.Close()
	return bytes.Clone(b.Bytes())
}

func zipped(raw []byte) []byte {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	_, _ = z.Write(raw) // writing to memory does not fail
	_ = z.Close()
	return bytes.Clone(b.Bytes())
}

// encoded returns the body in the coding, "br" or "gzip", with what the coding adds to the tag.
func (k *kept) encoded(coding string) []byte {
	switch coding {
	case "br":
		return k.br()
	case "gzip":
		return k.gz()
	}
	return k.body
}

// size is what the answer takes with its key; its encodings are counted with a third of it.
func (k *kept) size() int { return len(k.body)*4/3 + 1024 }

// answers keeps answers of one revision of the data, the last used ones within their number and bytes.
type answers struct {
	mu       sync.Mutex
	revision string
	bytes    int
	byKey    *simplelru.LRU[answerKey, *kept]
}

func newAnswers() *answers {
	a := &answers{}
	// simplelru refuses a size below 1 alone.
	a.byKey, _ = simplelru.NewLRU(maxAnswers, func(k answerKey, v *kept) { a.bytes -= v.size() + len(k.text) })
	return a
}

// get returns a fresh answer, or nil. A new revision drops all that were kept.
func (a *answers) get(key answerKey, revision string) *kept {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.revision != revision {
		a.byKey.Purge()
		a.revision = revision
		return nil
	}
	k, ok := a.byKey.Get(key)
	if !ok || time.Now().After(k.expires) {
		return nil
	}
	return k
}

// put keeps an answer that was made of the revision.
func (a *answers) put(key answerKey, revision string, k *kept) {
	if len(key.text) > maxAnswerKey || len(k.body) > maxKeptAnswer {
		return
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.revision != revision {
		return
	}
	a.byKey.Remove(key)
	a.byKey.Add(key, k)
	for a.bytes += k.size() + len(key.text); a.bytes > maxAnswerBytes; {
		a.byKey.RemoveOldest()
	}
}

// operationKey names the answer to an operation, or is false where none is kept: of mutations, and of documents too
// large for the query cache, whose pointer nobody meets again.
func operationKey(op *graphql.OperationContext) (answerKey, bool) {
	if op.Operation.Operation != ast.Query || len(op.RawQuery) > maxCachedDocument {
		return answerKey{}, false
	}
	variables, err := json.Marshal(op.Variables)
	return answerKey{op.Doc, op.Operation.Name + "\x00" + string(variables)}, err == nil
}
