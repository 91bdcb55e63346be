package api

import (
	"fmt"

	"github.com/vektah/gqlparser/v2/gqlerror"
)

// limit is the maximum of one measure of an operation. The client's own documents are exempt.
type limit struct {
	code string // in extensions.code
	max  int
	what string // follows "an operation may have 30 "
}

// The limits of an operation, in the order in which they are checked. API.md has the same table.
var (
	tokens      = limit{"TOKEN_LIMIT_EXCEEDED", 4000, "tokens in its document"}
	definitions = limit{"DEFINITION_LIMIT_EXCEEDED", 40, "operations and fragments in its document"}
	inputDepth  = limit{"INPUT_DEPTH_LIMIT_EXCEEDED", 10, "levels of lists and objects in a value"}
	mutations   = limit{"MUTATION_LIMIT_EXCEEDED", 1, "root field when it is a mutation, with fragments expanded"}
	rootFields  = limit{"ROOT_FIELD_LIMIT_EXCEEDED", 20, "root fields, with fragments expanded"}
	depth       = limit{"DEPTH_LIMIT_EXCEEDED", 16, "levels of fields"} // the usual introspection query has 15
	fields      = limit{"FIELD_LIMIT_EXCEEDED", 640, "fields, with fragments expanded"}
	aliases     = limit{"ALIAS_LIMIT_EXCEEDED", 30, "aliases, with fragments expanded"}
	repeats     = limit{"REPEATED_FIELD_LIMIT_EXCEEDED", 5, "times the same field in one selection"}
	directives  = limit{"DIRECTIVE_LIMIT_EXCEEDED", 30, "directives, with fragments expanded"}
	costs       = limit{"COST_LIMIT_EXCEEDED", 10_000, "points of cost"}
	errorsLimit = limit{"ERROR_LIMIT_EXCEEDED", 10, "errors listed"}
)

// over returns the error of a measure that exceeds its limit, or nil.
func (l limit) over(value int) *gqlerror.Error {
	if value <= l.max {
		return nil
	}
	actual := fmt.Sprintf("this one has %d", value)
	if value >= maxSum {
		value, actual = maxSum, "this one has more than can be counted"
	}
	return &gqlerror.Error{
		Message:    fmt.Sprintf("an operation may have %d %s; %s", l.max, l.what, actual),
		Extensions: map[string]any{"code": l.code, "limit": l.max, "value": value},
	}
}
