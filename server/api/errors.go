package api

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"hire360/graph"
)

// Codes of request errors, in extensions.code.
const (
	CodeBadRequest       = "BAD_REQUEST"
	CodeDocumentNotFound = "PERSISTED_QUERY_NOT_FOUND"
	CodeHashMismatch     = "PERSISTED_QUERY_HASH_MISMATCH"
	CodeForbidden        = "FORBIDDEN"
	CodeMethodNotAllowed = "METHOD_NOT_ALLOWED"
	CodeUnsupportedMedia = "UNSUPPORTED_MEDIA_TYPE"
	CodeRateLimited      = "RATE_LIMITED"
	CodeRequestTooLarge  = "REQUEST_TOO_LARGE"
	CodeTimeout          = "TIMEOUT"
)

// byMediaType is the status of a well-formed request with a wrong document: 200 for the older media type, 400 for the
// newer one.
const byMediaType = 0

// requestError is the error of a request that was not executed.
type requestError struct {
	status int
	errs   gqlerror.List
	header [2]string // a name and its value, or empty
}

func (e *requestError) Error() string { return e.errs.Error() }

func (e *requestError) with(name, value string) *requestError {
	e.header = [2]string{name, value}
	return e
}

// refuse returns the error of a request. Its message is formatted.
func refuse(status int, code, format string, args ...any) *requestError {
	message := fmt.Sprintf(format, args...)
	return &requestError{status: status, errs: gqlerror.List{coded(nil, code, message)}}
}

func badRequest(format string, args ...any) *requestError {
	return refuse(http.StatusBadRequest, CodeBadRequest, format, args...)
}

// refuseDocument returns the error of a document that does not fit the schema or exceeds a limit.
func refuseDocument(errs gqlerror.List) *requestError {
	return &requestError{status: byMediaType, errs: errs}
}

func coded(path ast.Path, code, message string) *gqlerror.Error {
	return &gqlerror.Error{Message: message, Path: path, Extensions: map[string]any{"code": code}}
}

func codeOf(err *gqlerror.Error) string {
	code, _ := err.Extensions["code"].(string)
	return code
}

func (a *API) count(errs gqlerror.List) {
	for _, err := range errs {
		a.opts.CountError(codeOf(err))
	}
}

// masked is what the public sees of an internal error.
func masked(path ast.Path) *gqlerror.Error {
	return coded(path, graph.CodeInternal, graph.GenericMessage)
}

// present decides what the public sees of an error. Errors made for the public have a code; gqlgen's message about a
// value that does not fit its type is public too. All others are logged and masked.
func (a *API) present(ctx context.Context, err error) *gqlerror.Error {
	shown := graphql.DefaultErrorPresenter(ctx, err)
	if shown.Extensions["code"] != nil {
		return shown
	}
	var integer *graphql.IntegerError
	switch {
	case errors.As(err, &integer):
		return coded(shown.Path, graph.CodeBadUserInput, integer.Error())
	case argumentsMisfit(ctx):
		message := fmt.Sprintf("the value of %s does not fit its type", shown.Path)
		return coded(shown.Path, graph.CodeBadUserInput, message)
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		message := fmt.Sprintf("the operation took longer than %s: request less at a time", a.opts.Timeout)
		return coded(shown.Path, CodeTimeout, message)
	case ctx.Err() != nil: // the client has disconnected
		return masked(shown.Path)
	}
	path := slog.String("path", shown.Path.String())
	if host := new(graph.HostError); errors.As(err, &host) {
		a.opts.Log.LogAttrs(ctx, slog.LevelWarn, "a host failed", path, slog.Any("error", err))
		return &gqlerror.Error{Message: host.Message(), Path: shown.Path, Extensions: host.Extensions()}
	}
	if errors.Is(err, graph.ErrUnavailable) { // the outage itself is logged where it is noticed
		return &gqlerror.Error{Message: "This is unavailable right now. Try again in a moment", Path: shown.Path,
			Extensions: map[string]any{"code": graph.CodeUnavailable, "retryAfter": retryUnavailable}}
	}
	a.opts.Log.LogAttrs(ctx, slog.LevelError, "resolve field", path, slog.Any("error", err))
	return masked(shown.Path)
}

// retryUnavailable is after how many seconds to try again what was unavailable.
const retryUnavailable = 5

// argumentsMisfit reports whether the field's arguments could not be read. Only then does it have none,
// although it takes some.
func argumentsMisfit(ctx context.Context) bool {
	f := graphql.GetFieldContext(ctx)
	if f == nil || f.Args != nil || f.Field.Field == nil || f.Field.Definition == nil {
		return false
	}
	return len(f.Field.Definition.Arguments) > 0
}

// truncate limits the number of errors and the length of their messages: the response to one request could otherwise
// be megabytes of them, and could quote its text.
func truncate(errs gqlerror.List) gqlerror.List {
	if n, limit := len(errs), errorsLimit.max; n > limit {
		errs = append(errs[:limit:limit], &gqlerror.Error{
			Message:    fmt.Sprintf("the first %d errors are listed; there are %d more", limit, n-limit),
			Extensions: map[string]any{"code": errorsLimit.code, "limit": limit, "value": n},
		})
	}
	for i, err := range errs {
		if text := []rune(err.Message); len(text) > maxMessage {
			short := *err
			short.Message = string(text[:maxMessage/2]) + " … " + string(text[len(text)-maxMessage/2:])
			errs[i] = &short
		}
	}
	return errs
}

// maxMessage is how many characters of a message are sent: its beginning says what is wrong, its end what is expected.
const maxMessage = 300
