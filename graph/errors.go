package graph

import (
	"errors"
	"fmt"

	"github.com/vektah/gqlparser/v2/gqlerror"
)

// GenericMessage is what people read when something went wrong that they cannot fix.
const GenericMessage = "An error occurred"

// Codes of errors, in extensions.code.
const (
	CodeBadUserInput = "BAD_USER_INPUT"
	CodeInternal     = "INTERNAL"
	CodeUpstream     = "UPSTREAM_ERROR"
)

// badInput is an error whose message is for the author of the operation.
func badInput(format string, args ...any) error {
	return &gqlerror.Error{Message: fmt.Sprintf(format, args...), Extensions: map[string]any{"code": CodeBadUserInput}}
}

// UserErrors is an error that the sender can fix: a host's refusal, or a job that closed in the meantime.
type UserErrors []UserError

func (e UserErrors) Error() string { return fmt.Sprintf("%d faults for the sender to mend", len(e)) }

// AsUserErrors returns the faults inside err, if it holds any.
func AsUserErrors(err error) ([]UserError, bool) {
	var e UserErrors
	ok := errors.As(err, &e)
	return e, ok
}
