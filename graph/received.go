package graph

import "context"

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

func outcomeOf(ctx context.Context) *Outcome {
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
