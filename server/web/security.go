package web

import (
	"maps"
	"net/http"
	"strings"
)

// secure sets the security headers of every response. Pages replace the Content-Security-Policy with their own.
func (s *server) secure(next http.Handler) http.Handler {
	common := http.Header{
		// Firefox requests the site's icon for text files and feeds too.
		"Content-Security-Policy":      {"default-src 'none'; img-src 'self'; frame-ancestors 'none'"},
		"X-Content-Type-Options":       {"nosniff"},
		"Referrer-Policy":              {"strict-origin-when-cross-origin"},
		"Cross-Origin-Opener-Policy":   {"same-origin"},
		"Cross-Origin-Resource-Policy": {"same-origin"},
		"Permissions-Policy": {
			"camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()"},
	}
	if s.Isolated {
		common.Set("Cross-Origin-Embedder-Policy", "require-corp")
	}
	if s.HSTS != "" && strings.HasPrefix(s.Origin, "https://") {
		common.Set("Strict-Transport-Security", s.HSTS)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		// All responses share the values, so a handler must Set a header and never append to its value.
		maps.Copy(w.Header(), common)
		next.ServeHTTP(w, r)
	})
}
