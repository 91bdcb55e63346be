package graph

import (
	"context"
	"errors"

	"github.com/99designs/gqlgen/graphql"
)

// accept receives an enquiry or an application. If it was received before, accept returns that receipt. Otherwise it
// checks the fields first and then the captcha, so that a mistake does not use up the captcha, and add stores it. If
// the database is unavailable for the first lookup, add still stores a key only once.
func (r *Resolver) accept(
	ctx context.Context, n *Submission, token *string, check func() (faults, error), add func() (*Receipt, error),
) (*Receipt, []UserError, error) {
	if keyPattern.MatchString(n.Key) {
		receipt, err := r.Intake.Repeat(ctx, n)
		if f, ok := AsUserErrors(err); ok {
			return nil, f, nil
		}
		if receipt != nil || err != nil && !errors.Is(err, ErrUnavailable) {
			return r.withSteps(ctx, receipt), []UserError{}, err
		}
	}
	f, err := check()
	if err != nil {
		return nil, nil, err
	}
	if err := r.verify(ctx, token, &f); err != nil || len(f) > 0 {
		return nil, f, err
	}
	receipt, err := add()
	if err == nil {
		OutcomeOf(ctx).Stored = true
	}
	if f, ok := AsUserErrors(err); ok {
		relay(ctx, err)
		return nil, f, nil
	}
	if err != nil {
		return nil, nil, err
	}
	return r.withSteps(ctx, receipt), []UserError{}, nil
}

// verify adds what is wrong with a captcha's token. With other mistakes, a solution is kept for the next attempt; that
// there is none is said at once.
func (r *Resolver) verify(ctx context.Context, token *string, f *faults) error {
	if ctx.Value(withoutCaptcha{}) != nil || len(*f) > 0 && !IsEmpty(OrEmpty(token)) {
		return nil
	}
	problem, err := r.Guard.Verify(ctx, OrEmpty(token))
	if problem != "" && err == nil {
		f.add(UserErrorCodeCaptcha, problem, "captcha")
	}
	return err
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

// note records the outcome of a mutation without an error.
func (o *Outcome) note(errs []UserError) {
	o.Code = CodeReceived
	if len(errs) > 0 {
		o.Code = string(errs[0].Code)
	}
}
