package main

import (
	"context"
	"net/http"
	"strings"
	"testing"

	"github.com/99designs/gqlgen/graphql"

	"hire360/graph"
)

// brokenJobs panic while they are counted, and where they are read by no resolver.
type brokenJobs struct{ jobSource }

func (brokenJobs) CountJobs(context.Context, graph.JobQuery) (int, error) { panic("broken") }

func (b brokenJobs) Jobs(ctx context.Context, q graph.JobQuery) (*graph.JobConnection, error) {
	if graphql.GetFieldContext(ctx) == nil {
		panic("broken")
	}
	return b.jobSource.Jobs(ctx, q)
}

// What panics in a goroutine ends the program, unless it is caught there.
func TestAPanicEndsNothingButItsRequest(t *testing.T) {
	s := unservedSite(t)
	s.resolver.Jobs = brokenJobs{s.resolver.Jobs}
	for _, path := range []string{"/careers", "/careers?q=nurse", "/about"} {
		w := get(s, path)
		if w.Code != http.StatusOK || !strings.Contains(w.Body.String(), "<h1") {
			t.Errorf("%s answers %d:\n%s", path, w.Code, w.Body)
		}
	}
	s.resolver.Jobs = countedBroken{s.resolver.Jobs}
	if w := get(s, "/careers?page=2"); w.Code != http.StatusOK || !strings.Contains(w.Body.String(), "<h1") {
		t.Errorf("without structured data, the answer is %d:\n%s", w.Code, w.Body)
	}
}

// countedBroken count as nothing is broken.
type countedBroken struct{ jobSource }

func (countedBroken) CountJobs(context.Context, graph.JobQuery) (int, error) { return 24, nil }
