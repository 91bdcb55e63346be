package main

import (
	"net/http"
	"testing"
)

// The time limit is for callers of the API. A page needs longer where it makes documents first, and is not an error
// then.
func TestPagesOutlastTheLimitOfOperations(t *testing.T) {
	slow(t)
	site := start(t, "--timeout", "1ns")
	for _, path := range []string{"/about", "/careers"} {
		equal(t, site.get(t, path).status, http.StatusOK, "%s", path)
	}
}
