package main

import "net/http"

const playgroundPolicy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// playgroundPage sends a query by a plain form; it needs neither scripts nor styles of its own.
const playgroundPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>GraphQL playground</title>
<meta name="robots" content="noindex"></head>
<body><main><h1>GraphQL playground</h1>
<p>Everything this site shows can be asked for at <code>/graphql</code>. The whole schema, each field described: <a href="/schema.graphql">schema.graphql</a>.</p>
<form action="/graphql" method="get">
<p><label for="query">Query</label></p>
<p><textarea id="query" name="query" rows="20" cols="72" spellcheck="false">{
  searchJobs(query: "engineer", first: 3) {
    totalCount
    nodes { title path location { city country } }
  }
}</textarea></p>
<p><label for="variables">Variables, as a JSON object</label></p>
<p><textarea id="variables" name="variables" rows="3" cols="72" spellcheck="false"></textarea></p>
<p><button>Run the query</button></p>
</form>
<h2>By curl</h2>
<pre>curl http://localhost:8080/graphql -H 'Content-Type: application/json' -d '{"query":"{ site { name phone } }"}'</pre>
</main></body></html>
`

func (s *site) playground(w http.ResponseWriter, _ *http.Request) {
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Security-Policy", playgroundPolicy)
	h.Set("Cache-Control", "no-cache")
	_, _ = w.Write([]byte(playgroundPage))
}
