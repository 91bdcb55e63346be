package api

import (
	"context"
	"strconv"

	"github.com/99designs/gqlgen/graphql"
)

// walk is one answer while a plan writes it.
type walk struct {
	ctx       context.Context
	variables map[string]any
	out       []byte
}

// Write appends what gqlgen's own scalars write.
func (w *walk) Write(p []byte) (int, error) {
	w.out = append(w.out, p...)
	return len(p), nil
}

func (w *walk) null() bool {
	w.out = append(w.out, "null"...)
	return true
}

func (w *walk) boolean(b bool) bool {
	w.out = strconv.AppendBool(w.out, b)
	return true
}

func (w *walk) integer(i int64) bool {
	w.out = strconv.AppendInt(w.out, i, 10)
	return true
}

// quoted appends a text. Most need no escapes; gqlgen writes those that do.
func (w *walk) quoted(s string) bool {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c == '"' || c == '\\' {
			graphql.MarshalString(s).MarshalGQL(w)
			return true
		}
	}
	w.out = append(append(append(w.out, '"'), s...), '"')
	return true
}
