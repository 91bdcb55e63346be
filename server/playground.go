package main

import (
	"net/http"

	"hire360/server/static"
)

// playgroundPolicy is as strict as the editor allows: Monaco writes its colours as inline styles, its fonts and icons
// are data, and its workers end under Trusted Types. Nothing foreign is loaded, and nothing is sent elsewhere.
const playgroundPolicy = "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; " +
	"img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// playground answers with GraphiQL over this site's own API. It is built apart: no page of the site loads any of it.
func (s *site) playground(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Security-Policy", playgroundPolicy)
	static.ServePlayground(w, r)
}
