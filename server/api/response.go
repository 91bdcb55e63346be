package api

import (
	"encoding/json"
	"errors"
	"net/http"
	"strconv"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"hire360/server/httputil"
)

// Media types of a response.
const (
	mediaJSON     = "application/json"
	mediaResponse = "application/graphql-response+json"
)

// encode writes a response as JSON, without data if nothing was executed. Data is JSON already and may be large:
// encoding/json would parse all of it again.
func encode(r *graphql.Response) ([]byte, error) {
	rest, err := json.Marshal(struct {
		Errors     gqlerror.List  `json:"errors,omitempty"`
		Extensions map[string]any `json:"extensions,omitempty"`
	}{r.Errors, r.Extensions})
	if err != nil || r.Data == nil {
		return rest, err
	}
	body := append(append(make([]byte, 0, len(r.Data)+len(rest)+9), `{"data":`...), r.Data...)
	if len(rest) > len("{}") {
		return append(append(body, ','), rest[1:]...), nil
	}
	return append(body, '}'), nil
}

// writeError responds to a request that was not executed.
func (a *API) writeError(w http.ResponseWriter, r *http.Request, err error) {
	e := new(requestError)
	if !errors.As(err, &e) {
		a.opts.Log.ErrorContext(r.Context(), "serve an operation", "error", err)
		e = &requestError{status: http.StatusInternalServerError, errs: gqlerror.List{masked(nil)}}
	}
	a.count(e.errs)
	status := e.status
	if status == byMediaType {
		status = http.StatusOK
		if acceptedMedia(r) == mediaResponse {
			status = http.StatusBadRequest
		}
	}
	if name, value := e.header[0], e.header[1]; name != "" {
		w.Header().Set(name, value)
	}
	write(w, r, status, &graphql.Response{Errors: e.errs})
}

func write(w http.ResponseWriter, r *http.Request, status int, resp *graphql.Response) {
	body, err := encode(resp)
	if err != nil {
		status = http.StatusInternalServerError
		body = []byte(`{"errors":[{"message":"An error occurred","extensions":{"code":"INTERNAL"}}]}`)
	}
	send(w, r, status, acceptedMedia(r), body)
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

// writeCached sends a cached response. Caches between server and client may store it for a GET request.
func writeCached(w http.ResponseWriter, r *http.Request, c *cachedResponse) {
	if r.Method != http.MethodPost {
		w.Header().Set("Cache-Control", "public, max-age="+strconv.Itoa(c.maxAge)+", stale-while-revalidate=60")
		c.sendTagged(w, r, acceptedMedia(r))
		return
	}
	coding := httputil.Encoding(r, c.codings...)
	if coding != "" {
		w.Header().Set("Content-Encoding", coding)
	}
	send(w, r, http.StatusOK, acceptedMedia(r), c.encoded[coding]())
}

// sendTagged sends the response with its ETag, which is for one coding and one media type, or 304 if the client has
// it already.
func (c *cachedResponse) sendTagged(w http.ResponseWriter, r *http.Request, media string) {
	tag := c.tag
	if media == mediaResponse {
		tag += "-r"
	}
	coding, unchanged := httputil.Negotiate(w.Header(), r, tag, c.codings...)
	if unchanged {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	send(w, r, http.StatusOK, media, c.encoded[coding]())
}

// acceptedMedia chooses the media type by the Accept header with its q-values. The newer one wins a tie.
func acceptedMedia(r *http.Request) string {
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
