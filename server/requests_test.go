package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"strings"
	"testing"

	"go.yaml.in/yaml/v4"
)

// request is a request to the API and what it answers, as testdata/requests.yml explains.
type request struct {
	Name, Query, Variables, Body string
	Status, Errors               int
	Code, Path                   string
	Says, Holds                  []string // parts of the messages, and of the whole answer
}

// Requests are understood or refused as their specifications say, and no answer repeats what was sent.
func TestRequestsAreAnswered(t *testing.T) {
	site := shared(t)
	var groups []struct {
		Group, Query, Code string
		Status, Errors     int
		Requests           []request
	}
	noError(t, yaml.Load(must[[]byte](t)(os.ReadFile("testdata/requests.yml")), &groups))
	for _, g := range groups {
		for _, r := range g.Requests {
			r.Query, r.Code = cmp.Or(r.Query, g.Query), cmp.Or(r.Code, g.Code)
			r.Status, r.Errors = cmp.Or(r.Status, g.Status, http.StatusOK), cmp.Or(r.Errors, g.Errors, 1)
			name := g.Group + ": " + cmp.Or(r.Name, r.Body, r.Variables, r.Query)
			t.Run(name, func(t *testing.T) { r.check(t, site) })
		}
	}
}

func (r request) check(t *testing.T, site running) {
	body := r.Body
	if body == "" {
		body = `{"query":` + quoted(r.Query) + `,"variables":` + cmp.Or(r.Variables, "null") + `}`
	}
	got := site.graphql(t, body)
	equal(t, got.status, r.Status, "status")
	mustContain(t, "the answer", got.body, r.Holds...)
	mustLack(t, "the answer", got.body, "SECRET")
	if r.Code == "" {
		mustLack(t, "the answer", got.body, `"errors"`)
		mustContain(t, "the answer", got.body, r.Says...)
		return
	}
	var a struct {
		Errors []struct {
			Message    string
			Path       []any
			Locations  []struct{ Line, Column int }
			Extensions struct {
				Code, Variable string
				Path           []any
			}
		}
	}
	noError(t, json.Unmarshal([]byte(got.body), &a))
	equal(t, len(a.Errors), r.Errors, "errors")
	for _, e := range a.Errors {
		equal(t, e.Extensions.Code, r.Code, "code")
		mustContain(t, "the message", e.Message, r.Says...)
		if r.Path == "" {
			continue
		}
		path := e.Path
		if path == nil { // before it was executed
			path = e.Extensions.Path
			equal(t, e.Extensions.Variable, fmt.Sprint(path[0]), "variable")
		}
		equal(t, strings.Trim(strings.ReplaceAll(fmt.Sprint(path), " ", "."), "[]"), r.Path, "path")
		equal(t, len(e.Locations), 1, "locations")
	}
}
