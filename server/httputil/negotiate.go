// Package httputil contains shared HTTP code: content negotiation, ETags, the same-origin check, and starting and
// stopping a server.
package httputil

import (
	"net/http"
	"strconv"
	"strings"
)

// Encoding returns the content coding with the highest q-value in Accept-Encoding, the first of several equal ones, or
// "" if the client accepts none of them.
func Encoding(r *http.Request, offered ...string) string {
	accepted := strings.Join(r.Header.Values("Accept-Encoding"), ",")
	best, chosen := 0.0, ""
	for _, coding := range offered {
		if q := qualityOf(accepted, coding); q > best {
			best, chosen = q, coding
		}
	}
	return chosen
}

// vary is the value of a header that all responses share, so that it is not made for each.
var vary = []string{"Accept-Encoding"}

// Negotiate chooses the content coding of a response and sets Vary, unless it is set, Content-Encoding and ETag, which
// is the tag with the coding. unchanged reports that the client already has the response.
func Negotiate(h http.Header, r *http.Request, tag string, offered ...string) (coding string, unchanged bool) {
	if h["Vary"] == nil {
		h["Vary"] = vary
	}
	if coding = Encoding(r, offered...); coding != "" {
		h["Content-Encoding"] = []string{coding}
		tag += "-" + coding
	}
	tag = `"` + tag + `"`
	h["Etag"] = []string{tag}
	return coding, Unchanged(r, tag)
}

// qualityOf returns the q-value of a coding: its own, that of "*", or 0.
func qualityOf(accepted, coding string) float64 {
	wildcard := 0.0
	for part := range strings.SplitSeq(accepted, ",") {
		name, params, _ := strings.Cut(part, ";")
		switch name = strings.TrimSpace(name); {
		case strings.EqualFold(name, coding):
			return Quality(params)
		case name == "*":
			wildcard = Quality(params)
		}
	}
	return wildcard
}

// Quality returns the q-value in the parameters of one element of a header, from 0 to 1. It is 1 if there is none, and
// 0 if it is malformed.
func Quality(params string) float64 {
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

// Unchanged reports whether the client already has the response with this quoted ETag (RFC 9110, If-None-Match).
func Unchanged(r *http.Request, tag string) bool {
	for known := range strings.SplitSeq(r.Header.Get("If-None-Match"), ",") {
		if known = strings.TrimSpace(known); known == "*" || strings.TrimPrefix(known, "W/") == tag {
			return true
		}
	}
	return false
}
