package graph

// SchemaText returns the schema as it stands in schema.graphql.
func SchemaText() string { return sources[0].Input }
