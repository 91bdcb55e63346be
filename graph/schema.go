package graph

// SchemaText returns the text of schema.graphql.
func SchemaText() string { return sources[0].Input }
