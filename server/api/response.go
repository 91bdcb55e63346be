package api

import (
	"encoding/json"
	"net/http"
	"strconv"
	"strings"

	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Media types of an answer.
const (
	mediaJSON     = "application/json"
	mediaResponse = "application/graphql-response+json"
)

// answer is the wire form: data is left out, not null, when nothing was executed.
type answer struct {
	Data       json.RawMessage `json:"data,omitempty"`
	Errors     gqlerror.List   `json:"errors,omitempty"`
	Extensions map[string]any  `json:"extensions,omitempty"`
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
	body, err := json.Marshal(a)
	if err != nil {
		status, body = http.StatusInternalServerError, []byte(`{"errors":[{"message":"An error occurred","extensions":{"code":"INTERNAL"}}]}`)
	}
	h := w.Header()
	h.Set("Content-Type", accepted(r)+"; charset=utf-8")
	h.Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		_, _ = w.Write(body)
	}
}

// accepted chooses the media type by the Accept header with its q-values; equal ones prefer the newer type.
func accepted(r *http.Request) string {
	header := strings.Join(r.Header.Values("Accept"), ",")
	best, chosen := 0.0, mediaJSON
	for part := range strings.SplitSeq(header, ",") {
		name, params, _ := strings.Cut(part, ";")
		q := quality(params)
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

func quality(params string) float64 {
	for p := range strings.SplitSeq(params, ";") {
		if v, ok := strings.CutPrefix(strings.TrimSpace(strings.ToLower(p)), "q="); ok {
			q, err := strconv.ParseFloat(v, 64)
			if err != nil || q < 0 || q > 1 {
				return 0
			}
			return q
		}
	}
	return 1
}
