package api

import (
	"context"
	"net/http"
	"strings"
	"sync"

	"github.com/99designs/gqlgen/graphql"

	"hire360/graph"
)

// published is the schema in its two forms, made when first asked for.
type published struct{ text, introspection func() *kept }

func (a *API) published() published {
	return published{
		text: sync.OnceValue(func() *kept { return keep([]byte(graph.SchemaText()), introspectionAge) }),
		introspection: sync.OnceValue(func() *kept {
			ctx, op, errs := a.prepare(context.Background(), &graphql.RawParams{Query: introspectionQuery}, true)
			if errs != nil {
				panic("the introspection query does not fit the schema: " + errs.Error())
			}
			body, err := answer{Data: a.dispatch(ctx, op, a.opts.Timeout).Data}.wire()
			if err != nil {
				panic(err) // there is nothing but data in it
			}
			return keep(body, introspectionAge)
		}),
	}
}

// ServeSchema answers with the schema as it was written, in the schema definition language.
func (a *API) ServeSchema(w http.ResponseWriter, r *http.Request) {
	publish(w, r, a.schema.text(), "application/graphql")
}

// ServeIntrospection answers with the schema as the answer to the usual introspection query, in JSON.
func (a *API) ServeIntrospection(w http.ResponseWriter, r *http.Request) {
	publish(w, r, a.schema.introspection(), mediaJSON)
}

func publish(w http.ResponseWriter, r *http.Request, k *kept, media string) {
	h := w.Header()
	h.Set("Access-Control-Allow-Origin", "*")
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
	h.Set("Cache-Control", "public, max-age=300")
	h.Set("Vary", "Accept-Encoding")
	k.sendTagged(w, r, media)
}

// introspectionQuery is the one of graphql-js with descriptions, deprecations and addresses of scalars.
var introspectionQuery = `query IntrospectionQuery {
  __schema {
    description
    queryType { name }
    mutationType { name }
    subscriptionType { name }
    types { ...FullType }
    directives { name description isRepeatable locations args(includeDeprecated: true) { ...InputValue } }
  }
}
fragment FullType on __Type {
  kind name description specifiedByURL
  fields(includeDeprecated: true) { name description args(includeDeprecated: true) { ...InputValue } type { ...TypeRef } isDeprecated deprecationReason }
  inputFields(includeDeprecated: true) { ...InputValue }
  interfaces { ...TypeRef }
  enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason }
  possibleTypes { ...TypeRef }
}
fragment InputValue on __InputValue { name description type { ...TypeRef } defaultValue isDeprecated deprecationReason }
fragment TypeRef on __Type {
  ` + ofType + `
}`

// ofType selects a type with nine wrappers around it, as graphql-js does.
var ofType = strings.Repeat("kind name ofType { ", 9) + "kind name" + strings.Repeat(" }", 9)
