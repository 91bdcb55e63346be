package graph

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/vektah/gqlparser/v2/gqlerror"
)

// GenericMessage is the message of an error that the sender cannot correct.
const GenericMessage = "An error occurred"

// Codes of errors, in extensions.code.
const (
	CodeBadUserInput = "BAD_USER_INPUT"
	CodeInternal     = "INTERNAL"
	CodeUpstream     = "UPSTREAM_ERROR"
	CodeUnavailable  = "UNAVAILABLE"
)

// badInput is an error whose message is for the author of the operation.
func badInput(format string, args ...any) *gqlerror.Error {
	return &gqlerror.Error{Message: fmt.Sprintf(format, args...), Extensions: map[string]any{"code": CodeBadUserInput}}
}

// Wrap adds what was being done to an error. It returns nil for nil.
func Wrap(err error, doing string) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", doing, err)
}

// UserErrors are what the sender must correct: faults of fields, a host's rejection, or a job that has just closed.
type UserErrors []UserError

func (e UserErrors) Error() string {
	return Counted(len(e), "error") + " that the sender can correct"
}

// AsUserErrors returns the errors in err that the sender can correct, if there are any.
func AsUserErrors(err error) (UserErrors, bool) {
	return errors.AsType[UserErrors](err)
}

// HostFault is the way in which a call to a remote host failed.
type HostFault string

// The ways in which a host fails.
const (
	HostUnreachable HostFault = "unreachable" // no connection, or it broke before the response was complete
	HostSlow        HostFault = "slow"        // no complete response in time
	HostCircuitOpen HostFault = "resting"     // the circuit breaker is open after repeated failures
	HostNotOK       HostFault = "not ok"      // a status outside 200 to 299
	HostRedirect    HostFault = "redirect"    // a redirect, which is not followed
	HostEmpty       HostFault = "empty"       // a response without the body that the call needs
	HostTooLarge    HostFault = "too large"   // a body above the limit of the call
	HostNotJSON     HostFault = "not JSON"    // a body that is not JSON, such as HTML, or is incomplete
	HostShape       HostFault = "other shape" // JSON without a value that the call needs
)

// HostError is the error of a call to a remote host. Its text contains nothing that the host sent.
type HostError struct {
	Call       string // the name of the call: "job search"
	Fault      HostFault
	Status     int             // the host's HTTP status, or 0
	Body       json.RawMessage // the JSON body of a response with HostNotOK, or nil
	RetryAfter time.Duration   // the host's Retry-After, or 0
	Cause      error
}

func (e *HostError) Error() string {
	text := e.Call + ": the host is " + string(e.Fault)
	if e.Status != 0 {
		text = fmt.Sprintf("%s: the host returned %d (%s)", e.Call, e.Status, e.Fault)
	}
	if e.Cause != nil {
		text += ": " + e.Cause.Error()
	}
	return text
}

// Unwrap returns the cause.
func (e *HostError) Unwrap() error { return e.Cause }

// Message is the message for people: the host's own if its body contains one.
func (e *HostError) Message() string {
	var body any
	if json.Unmarshal(e.Body, &body) != nil {
		return GenericMessage
	}
	return cmp.Or(messageIn(body, 3), GenericMessage)
}

// messageNames are the names under which hosts put a message for people.
var messageNames = []string{"message", "error_description", "detail", "error", "errors", "msg", "title", "reason"}

// messageIn finds the message for people in a body: the body itself, or what is under one of messageNames.
func messageIn(body any, depth int) string {
	switch v := body.(type) {
	case string:
		return HostMessage(v)
	case []any:
		if len(v) > 0 && depth > 0 {
			return messageIn(v[0], depth-1)
		}
	case map[string]any:
		for _, name := range messageNames {
			if text := messageIn(v[name], depth-1); depth > 0 && text != "" {
				return text
			}
		}
	}
	return ""
}

// Extensions are the extensions of the error in a response.
func (e *HostError) Extensions() map[string]any {
	extensions := map[string]any{"code": CodeUpstream}
	if e.Status != 0 {
		extensions["status"] = e.Status
	}
	if e.Body != nil {
		extensions["body"] = e.Body
	}
	return extensions
}

// HostMessage returns a host's text for people as one line of at most 300 characters.
func HostMessage(text string) string {
	return firstRunes(strings.Join(strings.Fields(clean(text)), " "), 300)
}
