package graph

import (
	"errors"
	"fmt"

	"github.com/vektah/gqlparser/v2/gqlerror"
)

// GenericMessage is the message of an error that the sender cannot correct.
const GenericMessage = "An error occurred"

// Codes of errors, in extensions.code.
const (
	CodeBadUserInput = "BAD_USER_INPUT"
	CodeInternal     = "INTERNAL"
	CodeUpstream     = "UPSTREAM_ERROR"
)

// badInput is an error whose message is for the author of the operation.
func badInput(format string, args ...any) *gqlerror.Error {
	return &gqlerror.Error{Message: fmt.Sprintf(format, args...), Extensions: map[string]any{"code": CodeBadUserInput}}
}

// UserErrors is an error that the sender can correct: a host's rejection, or a job that has just closed.
type UserErrors []UserError

func (e UserErrors) Error() string {
	return Counted(len(e), "error") + " that the sender can correct"
}

// AsUserErrors returns the errors in err that the sender can correct, if there are any.
func AsUserErrors(err error) ([]UserError, bool) {
	return errors.AsType[UserErrors](err)
}
