package api

import (
	"encoding/json"
	"net/http"
	"strconv"
	"strings"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"hire360/server/httputil"
)

// Media types of an answer.
const (
	mediaJSON     = "application/json"
	mediaResponse = "application/graphql-response+json"
)

// answer is what is sent: data is left out, not null, when nothing was executed.
type answer struct {
	Data       json.RawMessage
	Errors     gqlerror.List
	Extensions map[string]any
}

// wire writes the answer. Data is JSON already and may be large: encoding/json would read all of it once more.
func (a answer) wire() ([]byte, error) {
	rest, err := json.Marshal(struct {
		Errors     gqlerror.List  `json:"errors,omitempty"`
		Extensions map[string]any `json:"extensions,omitempty"`
	}{a.Errors, a.Extensions})
	if err != nil || a.Data == nil {
		return rest, err
	}
	body := append(append(make([]byte, 0, len(a.Data)+len(rest)+9), `{"data":`...), a.Data...)
	if len(rest) > len("{}") {
		return append(append(body, ','), rest[1:]...), nil
	}
	return append(body, '}'), nil
}

// refuse answers a request that was not executed. Status 0 is decided by the media type: the older one
// says 200 to a well-formed request whose document is wrong, the newer one 400.
func refuse(w http.ResponseWriter, r *http.Request, status int, errs gqlerror.List) {
	if status == 0 {
		status = http.StatusOK
		if accepted(r) == mediaResponse {
			status = http.StatusBadRequest
		}
	}
	write(w, r, status, answer{Errors: errs})
}

func write(w http.ResponseWriter, r *http.Request, status int, a answer) {
	body, err := a.wire()
	if err != nil {
		status, body = http.StatusInternalServerError, []byte(`{"errors":[{"message":"An error occurred","extensions":{"code":"INTERNAL"}}]}`)
	}
	send(w, r, status, accepted(r), body)
}

func send(w http.ResponseWriter, r *http.Request, status int, media string, body []byte) {
	h := w.Header()
	h.Set("Content-Type", media+"; charset=utf-8")
	h.Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		_, _ = w.Write(body)
	}
}

// serve answers with what is kept. By GET it may be kept on the way, too.
func serve(w http.ResponseWriter, r *http.Request, k *kept) {
	if r.Method == http.MethodPost {
		k.send(w, r, accepted(r), k.coding(r))
		return
	}
	w.Header().Set("Cache-Control", "public, max-age="+strconv.Itoa(k.maxAge)+", stale-while-revalidate=60")
	k.sendTagged(w, r, accepted(r))
}

// sendTagged sends the answer with its entity tag, which stands for one coding and one media type, or says that the
// client holds it.
func (k *kept) sendTagged(w http.ResponseWriter, r *http.Request, media string) {
	coding := k.coding(r)
	tag := `"` + k.tag + marks[media] + marks[coding] + `"`
	w.Header().Set("ETag", tag)
	if httputil.Unchanged(r, tag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	k.send(w, r, media, coding)
}

func (k *kept) send(w http.ResponseWriter, r *http.Request, media, coding string) {
	if coding != "" {
		w.Header().Set("Content-Encoding", coding)
	}
	send(w, r, http.StatusOK, media, k.encoded(coding))
}

// coding is how the answer travels: short ones as they are.
func (k *kept) coding(r *http.Request) string {
	if len(k.body) < worthSqueezing {
		return ""
	}
	return httputil.Encoding(r, "br", "gzip")
}

var marks = map[string]string{mediaResponse: "-r", "br": "-br", "gzip": "-gzip"}

// accepted chooses the media type by the Accept header with its q-values; equal ones prefer the newer type.
func accepted(r *http.Request) string {
	header := strings.Join(r.Header.Values("Accept"), ",")
	best, chosen := 0.0, mediaJSON
	for part := range strings.SplitSeq(header, ",") {
		name, params, _ := strings.Cut(part, ";")
		q := httputil.Quality(params)
		media := strings.ToLower(strings.TrimSpace(name))
		if media == "*/*" || media == "application/*" {
			media, q = mediaJSON, q*0.99
		}
		if media != mediaJSON && media != mediaResponse {
			continue
		}
		if q > best || (q == best && q > 0 && media == mediaResponse) {
			best, chosen = q, media
		}
	}
	return chosen
}
