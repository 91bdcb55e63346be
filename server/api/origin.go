package api

import "net/http"

// fromBrowser reports whether a request has a header that browsers send with every upload.
func fromBrowser(r *http.Request) bool {
	return r.Header.Get("Origin") != "" || r.Header.Get("Sec-Fetch-Site") != ""
}
