package api

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"

	"github.com/99designs/gqlgen/graphql"
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

func requestError(code, format string, args ...any) gqlerror.List {
	return gqlerror.List{{Message: fmt.Sprintf(format, args...), Extensions: map[string]any{"code": code}}}
}

func masked(path *gqlerror.Error) *gqlerror.Error {
	e := &gqlerror.Error{Message: graph.GenericMessage, Extensions: map[string]any{"code": graph.CodeInternal}}
	if path != nil {
		e.Path = path.Path
	}
	return e
}

// present decides what the public sees of an error. Errors made for the public carry a code; what gqlgen
// says of a value that does not fit its type is for the public too. All others are logged and masked.
func (a *API) present(ctx context.Context, err error) *gqlerror.Error {
	shown := graphql.DefaultErrorPresenter(ctx, err)
	if shown.Extensions["code"] != nil {
		return shown
	}
	var integer *graphql.IntegerError
	switch {
	case errors.As(err, &integer):
		return &gqlerror.Error{Message: integer.Error(), Path: shown.Path, Extensions: map[string]any{"code": graph.CodeBadUserInput}}
	case argumentsMisfit(ctx):
		return &gqlerror.Error{Message: fmt.Sprintf("the value of %s does not fit its type", shown.Path), Path: shown.Path,
			Extensions: map[string]any{"code": graph.CodeBadUserInput}}
	}
	switch {
	case ctx.Err() == nil:
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return &gqlerror.Error{Message: fmt.Sprintf("the operation took longer than %s: ask for less at a time", a.opts.Timeout), Path: shown.Path,
			Extensions: map[string]any{"code": CodeTimeout}}
	default: // whoever asked has left
		return masked(shown)
	}
	if host := new(graph.HostError); errors.As(err, &host) {
		a.opts.Log.LogAttrs(ctx, slog.LevelWarn, "a host did not answer", slog.String("path", shown.Path.String()), slog.Any("error", err))
		return &gqlerror.Error{Message: host.Message(), Path: shown.Path, Extensions: host.Extensions()}
	}
	a.opts.Log.LogAttrs(ctx, slog.LevelError, "resolve field", slog.String("path", shown.Path.String()), slog.Any("error", err))
	return masked(shown)
}

// argumentsMisfit reports whether the field's arguments could not be read: only then has it none, though it takes some.
func argumentsMisfit(ctx context.Context) bool {
	f := graphql.GetFieldContext(ctx)
	return f != nil && f.Args == nil && f.Field.Field != nil && f.Field.Definition != nil && len(f.Field.Definition.Arguments) > 0
}

func (a *API) recovered(ctx context.Context, v any) error {
	a.opts.Log.LogAttrs(ctx, slog.LevelError, "panic in a resolver", slog.Any("panic", v), slog.String("stack", string(debug.Stack())))
	return masked(nil)
}

// capped cuts a flood of errors and of words: one request can otherwise be answered with megabytes of them, and with
// what it holds itself.
func capped(errs gqlerror.List) gqlerror.List {
	if n := len(errs); n > errorsLimit.max {
		errs = append(errs[:errorsLimit.max:errorsLimit.max], &gqlerror.Error{
			Message:    fmt.Sprintf("%d errors are told, and there are %d more", errorsLimit.max, n-errorsLimit.max),
			Extensions: map[string]any{"code": errorsLimit.code, "limit": errorsLimit.max, "value": n},
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

// maxMessage is how many characters of a message are told: its beginning says what is wrong, its end what was expected.
const maxMessage = 300
