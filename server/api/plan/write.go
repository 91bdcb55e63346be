package plan

import (
	"context"
	"strconv"

	"github.com/99designs/gqlgen/graphql"
)

// buffer is the response that a plan is writing.
type buffer struct {
	ctx       context.Context
	variables map[string]any
	out       []byte
}

// Write lets gqlgen's scalars append their JSON.
func (b *buffer) Write(p []byte) (int, error) {
	b.out = append(b.out, p...)
	return len(p), nil
}

func (b *buffer) null() bool {
	b.out = append(b.out, "null"...)
	return true
}

func (b *buffer) boolean(v bool) bool {
	b.out = strconv.AppendBool(b.out, v)
	return true
}

func (b *buffer) integer(i int64) bool {
	b.out = strconv.AppendInt(b.out, i, 10)
	return true
}

// quoted appends a string. Most need no escapes; gqlgen writes those that do.
func (b *buffer) quoted(s string) bool {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c == '"' || c == '\\' {
			graphql.MarshalString(s).MarshalGQL(b)
			return true
		}
	}
	b.out = append(append(append(b.out, '"'), s...), '"')
	return true
}
