package graph

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"
)

// HostFault says in which way a remote host did not answer as it should.
type HostFault string

// The ways in which a host fails.
const (
	// HostUnreachable: no connection, or it broke before the answer was whole.
	HostUnreachable HostFault = "unreachable"
	// HostSlow: no whole answer in time, also when it drips.
	HostSlow HostFault = "slow"
	// HostResting: it failed so often that it is left in peace for some seconds.
	HostResting HostFault = "resting"
	// HostNotOK: a status outside 200 to 299.
	HostNotOK HostFault = "not ok"
	// HostRedirect: it sends elsewhere, which is not followed.
	HostRedirect HostFault = "redirect"
	// HostEmpty: an answer without a body where one is needed.
	HostEmpty HostFault = "empty"
	// HostTooLarge: a body over the limit of the call.
	HostTooLarge HostFault = "too large"
	// HostNotJSON: a body that is no JSON, such as HTML, or breaks off.
	HostNotJSON HostFault = "not JSON"
	// HostShape: JSON that lacks what the call must have.
	HostShape HostFault = "other shape"
)

// HostError is what came of a call to a remote host instead of an answer. Its text holds nothing of what
// the host said.
type HostError struct {
	// Call names the call: "job search".
	Call  string
	Fault HostFault
	// Status is the host's HTTP status, 0 when there was none.
	Status int
	// Body is the JSON of an answer that was not ok, nil when it was anything else.
	Body json.RawMessage
	// RetryAfter is how long the host asks to be left alone, 0 when it does not say.
	RetryAfter time.Duration
	Cause      error
}

func (e *HostError) Error() string {
	text := e.Call + ": the host is " + string(e.Fault)
	if e.Status != 0 {
		text = fmt.Sprintf("%s: the host answered %d (%s)", e.Call, e.Status, e.Fault)
	}
	if e.Cause != nil {
		text += ": " + e.Cause.Error()
	}
	return text
}

// Unwrap returns the cause.
func (e *HostError) Unwrap() error { return e.Cause }

// Message is what people may read: the host's own message when its body holds one.
func (e *HostError) Message() string {
	var body any
	if json.Unmarshal(e.Body, &body) == nil {
		if text := messageIn(body, 3); text != "" {
			return text
		}
	}
	return GenericMessage
}

// messageIn finds the words for people in a body: under a usual name, in an object below one, or bare.
func messageIn(body any, depth int) string {
	switch v := body.(type) {
	case string:
		return HostWords(v)
	case []any:
		if len(v) > 0 && depth > 0 {
			return messageIn(v[0], depth-1)
		}
	case map[string]any:
		for _, name := range []string{"message", "error_description", "detail", "error", "errors", "msg", "title", "reason"} {
			if text := messageIn(v[name], depth-1); depth > 0 && text != "" {
				return text
			}
		}
	}
	return ""
}

// Extensions is what integrators are told beside the message.
func (e *HostError) Extensions() map[string]any {
	told := map[string]any{"code": CodeUpstream}
	if e.Status != 0 {
		told["status"] = e.Status
	}
	if e.Body != nil {
		told["body"] = e.Body
	}
	return told
}

// HostWords makes one line of at most 300 characters of what a host wrote for people.
func HostWords(text string) string {
	return firstRunes(strings.Join(strings.Fields(clean(text)), " "), 300)
}
