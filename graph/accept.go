package graph

import (
	"context"
	"errors"
	"slices"

	"github.com/99designs/gqlgen/graphql"
)

// accept receives an enquiry or an application. If it was received before, accept returns that receipt. Otherwise it
// checks the fields first and then the captcha, so that a mistake does not use up the captcha, and add stores it. If
// the database is unavailable for the first lookup, add still stores a key only once.
func (r *Resolver) accept(
	ctx context.Context, n *Submission, token *string, check func() (UserErrors, error), add func() (*Receipt, error),
) (*Receipt, error) {
	if keyPattern.MatchString(n.Key) {
		receipt, err := r.Intake.Repeat(ctx, n)
		if err == nil && receipt != nil {
			return r.withSteps(ctx, receipt), nil
		}
		if err != nil && !errors.Is(err, ErrUnavailable) {
			return nil, err
		}
	}
	f, err := check()
	if err == nil {
		err = r.verify(ctx, token, f)
	}
	if err != nil {
		return nil, err
	}
	receipt, err := add()
	if _, refused := AsUserErrors(err); refused {
		relay(ctx, err)
	}
	if err != nil {
		return nil, err
	}
	OutcomeOf(ctx).Stored = true
	return r.withSteps(ctx, receipt), nil
}

// verify returns other mistakes, and what is wrong with a captcha's token. With other mistakes, a solution is kept for
// the next attempt; that there is none is said at once.
func (r *Resolver) verify(ctx context.Context, token *string, f UserErrors) error {
	if ctx.Value(withoutCaptcha{}) == nil && (len(f) == 0 || IsEmpty(OrEmpty(token))) {
		problem, err := r.Guard.Verify(ctx, OrEmpty(token))
		if err != nil {
			return err
		}
		if problem != "" {
			f.add(UserErrorCodeCaptcha, problem, "captcha")
		}
	}
	if len(f) > 0 {
		return f
	}
	return nil
}

type withoutCaptcha struct{}

// WithoutCaptcha marks a form posted without JavaScript, which cannot solve a captcha. The caller must limit those.
func WithoutCaptcha(ctx context.Context) context.Context {
	return context.WithValue(ctx, withoutCaptcha{}, true)
}

// relay adds a host's status and body to the extensions of the response.
func relay(ctx context.Context, err error) {
	if host, ok := errors.AsType[*HostError](err); ok && graphql.HasOperationContext(ctx) {
		graphql.RegisterExtension(ctx, "upstream", map[string]any{"status": host.Status, "body": host.Body})
	}
}

// CodeReceived is the outcome of a mutation whose content was received, now or in an earlier request.
const CodeReceived = "RECEIVED"

// Outcome is what became of a mutation.
type Outcome struct {
	// Stored reports whether it stored a submission that was not received before.
	Stored bool
	// Code is CodeReceived, the code of the first of its user errors, or CodeInternal if it had neither.
	Code string
}

type outcomeKey struct{}

// WithOutcome returns a context for a mutation, which fills in the outcome while it is executed.
func WithOutcome(ctx context.Context) (context.Context, *Outcome) {
	o := &Outcome{Code: CodeInternal}
	return context.WithValue(ctx, outcomeKey{}, o), o
}

// OutcomeOf returns the outcome that a context of WithOutcome has, or one that nobody reads.
func OutcomeOf(ctx context.Context) *Outcome {
	if o, ok := ctx.Value(outcomeKey{}).(*Outcome); ok {
		return o
	}
	return new(Outcome)
}

// userErrors returns those of an error that the sender can correct, and records the outcome of a mutation. Any other
// error is returned.
func userErrors(ctx context.Context, err error) ([]UserError, error) {
	errs, refused := AsUserErrors(err)
	if err != nil && !refused {
		return nil, err
	}
	outcome := OutcomeOf(ctx)
	outcome.Code = CodeReceived
	if len(errs) > 0 {
		outcome.Code = string(errs[0].Code)
	}
	return slices.Concat([]UserError{}, errs), nil
}
