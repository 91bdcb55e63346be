package main

import (
	"encoding/json"
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"github.com/99designs/gqlgen/graphql/introspection"
)

// Every spelling of introspection costs a point for at most five values of its response, or is refused. What clients
// send to read the whole schema is accepted.
func TestIntrospectionCostsWhatItReturns(t *testing.T) {
	slow(t)
	site := start(t, "--query-limit", "10000000")
	times := func(n int, format string) string { // with an alias each
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "a%d: "+format+" ", i)
		}
		return b.String()
	}
	const everything = `fragment F on __Type { name description fields(includeDeprecated: true) { name description ` +
		`args { name description } } }`
	operations := map[string]string{
		"one name":                 `{ __schema { queryType { name } } }`,
		"one type":                 `{ __type(name: "Job") { name fields { name type { kind ofType { name } } } } }`,
		"a type that is not there": `{ __type(name: "Nothing") { name } }`,
		"names":                    `{ __schema { types { name } } }`,
		"names by 20 aliases":      `{ ` + times(20, `__schema { types { name } }`) + `}`,
		"the schema by 20 aliases": `{ ` + times(20, `__schema { types { ...F } }`) + `} ` + everything,
		"types by 20 aliases":      `{ __schema { ` + times(20, `types { ...F }`) + `} } ` + everything,
		"fields by 20 aliases":     `{ __schema { types { ` + times(20, `fields { name description }`) + `} } }`,
		"values by 20 aliases":     `{ __schema { types { ` + times(20, `enumValues { name description }`) + `} } }`,
		"one type by 20 aliases": `{ ` + times(20, `__type(name: "Query") { fields { name args { name type { name ofType { `+
			`name } } } } }`) + `}`,
		"fields of fields":      `{ __schema { types { fields { type { fields { name description } } } } } }`,
		"types of fields":       `{ __schema { types { fields { type { ofType { possibleTypes { name } } } } } } }`,
		"fields of a union":     `{ __type(name: "Section") { possibleTypes { fields { name } } } }`,
		"types in fragments":    `{ __schema { ...S ...S ... on __Schema { types { kind } } } } fragment S on __Schema { types { name } }`,
		"directives":            `{ ` + times(20, `__schema { directives { name args { name description } } }`) + `}`,
		"arguments of fields":   `{ __schema { types { fields { args { name type { name } } } } } }`,
		"fields of inputs":      `{ __schema { types { inputFields { name type { kind name ofType { name } } } } } }`,
		"names beside the site": `{ site { name } __schema { types { name } } }`,
	}
	for name, query := range operations {
		if points, values, refused := priced(t, site, query, ""); values > 5*points+5 && !refused {
			t.Errorf("%s: %d values for %d points", name, values, points)
		}
	}
	query := `query($a: String!) { ` + times(20, `__type(name: $a) { fields { name type { kind name ofType { name } } } }`) + `}`
	few, _, _ := priced(t, site, query, `{"a":"Date"}`)
	if points, values, _ := priced(t, site, query, `{"a":"Site"}`); values > 5*points || points <= few {
		t.Errorf("a type named by a variable: %d values for %d points, %d for a scalar", values, points, few)
	}
	usual := map[string]string{"gqlgen": introspection.Query}
	for _, options := range []string{
		`{}`, `{ descriptions: false }`,
		`{ specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true, inputValueDeprecation: true, oneOf: false }`,
	} {
		script := `console.log(require("graphql").getIntrospectionQuery(` + options + `))`
		node := exec.Command("node", "-e", script)
		node.Dir = "../client"
		out := must[[]byte](t)(node.Output())
		usual["graphql-js "+options] = string(out)
	}
	for name, query := range usual {
		points, values, refused := priced(t, site, query, "")
		if refused || points > 5000 || values > 5*points || values < 5000 {
			t.Errorf("the query of %s: %d values for %d points", name, values, points)
		}
	}
}

// priced sends an operation. It returns its points, the number of values in its response, and whether it was refused
// for its cost.
func priced(t *testing.T, site running, query, variables string) (points, values int, refused bool) {
	t.Helper()
	sent := map[string]any{"query": query}
	if variables != "" {
		sent["variables"] = json.RawMessage(variables)
	}
	body := must[[]byte](t)(json.Marshal(sent))
	r := site.graphql(t, string(body), "X-Graphql-Cost", "1")
	var a struct {
		Data       any
		Errors     []struct{ Extensions struct{ Code string } }
		Extensions struct{ Cost struct{ Requested int } }
	}
	noError(t, json.Unmarshal([]byte(r.body), &a))
	if len(a.Errors) > 0 {
		if code := a.Errors[0].Extensions.Code; code != "COST_LIMIT_EXCEEDED" {
			t.Fatalf("%s: %s", firstBytes(query, 200), firstBytes(r.body, 300))
		}
		return 0, 0, true
	}
	return a.Extensions.Cost.Requested, countValues(a.Data), false
}

// countValues counts the fields of all objects in a JSON value.
func countValues(value any) (n int) {
	switch v := value.(type) {
	case map[string]any:
		for _, child := range v {
			n += 1 + countValues(child)
		}
	case []any:
		for _, child := range v {
			n += countValues(child)
		}
	}
	return n
}
