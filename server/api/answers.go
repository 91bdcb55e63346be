package api

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"sync"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/hashicorp/golang-lru/v2/simplelru"
	"github.com/vektah/gqlparser/v2/ast"

	"hire360/server/httputil"
)

const (
	maxAnswers     = 3000     // of the client's own documents, and as many of all others
	maxAnswerBytes = 12 << 20 // of each
	maxKeptAnswer  = 256 << 10
	maxAnswerKey   = 8 << 10
	worthSqueezing = 1 << 10
)

// answerKey names a kept answer: by the request as it came, so that it is found before anything is decoded, and by
// its parsed document, operation and variables, which many ways of writing a request have in common.
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
		br:      sync.OnceValue(func() []byte { return httputil.Brotli(body, 5) }),
		gz:      sync.OnceValue(func() []byte { return httputil.Gzip(body) }),
	}
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

// answers keeps answers of one revision of the data on two shelves: what strangers send, spaces and all, cannot push
// the answers to the client's own documents out.
type answers struct {
	mu       sync.Mutex
	revision string
	own      *shelf
	open     *shelf
}

// shelf keeps the last used answers within their number and bytes.
type shelf struct {
	*simplelru.LRU[answerKey, *kept]
	bytes int
}

func newAnswers() *answers { return &answers{own: newShelf(), open: newShelf()} }

func newShelf() *shelf {
	s := &shelf{}
	// simplelru refuses a size below 1 alone.
	s.LRU, _ = simplelru.NewLRU(maxAnswers, func(k answerKey, v *kept) { s.bytes -= v.size() + len(k.text) })
	return s
}

func (a *answers) shelf(trusted bool) *shelf {
	if trusted {
		return a.own
	}
	return a.open
}

// get returns a fresh answer, or nil, and whether it is one to the client's own documents. A new revision drops all
// that were kept.
func (a *answers) get(key answerKey, revision string) (k *kept, trusted bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.revision != revision {
		a.own.Purge()
		a.open.Purge()
		a.revision = revision
		return nil, false
	}
	for _, trusted := range []bool{true, false} {
		if k, ok := a.shelf(trusted).Get(key); ok && time.Now().Before(k.expires) {
			return k, trusted
		}
	}
	return nil, false
}

// put keeps an answer that was made of the revision.
func (a *answers) put(key answerKey, revision string, trusted bool, k *kept) {
	if key.text == "" || len(key.text) > maxAnswerKey || len(k.body) > maxKeptAnswer {
		return
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.revision != revision {
		return
	}
	s := a.shelf(trusted)
	s.Remove(key)
	s.Add(key, k)
	for s.bytes += k.size() + len(key.text); s.bytes > maxAnswerBytes; {
		s.RemoveOldest()
	}
}

// operationKey names the answer to an operation. It is empty where none is kept: of mutations, and of documents too
// large for the query cache, whose pointer nobody meets again.
func operationKey(op *graphql.OperationContext) answerKey {
	if op.Operation.Operation != ast.Query || len(op.RawQuery) > maxCachedDocument {
		return answerKey{}
	}
	variables, err := json.Marshal(op.Variables)
	if err != nil {
		return answerKey{}
	}
	return answerKey{op.Doc, op.Operation.Name + "\x00" + string(variables)}
}
