package graph

import (
	"context"
	"errors"
	"fmt"

	"github.com/99designs/gqlgen/graphql"
)

// check trims the enquiry and returns everything that must be mended.
func (e *EnquiryInput) check() (f faults) {
	f.text(&e.Name, "name", "Name", "Enter your name", 120, true)
	f.email(&e.Email)
	f.optional(&e.Company, "company", "Company", 120)
	f.phone(&e.Phone)
	f.optional(&e.Country, "country", "Country", 60)
	f.optional(&e.Interest, "interest", "Interest", 120)
	f.text(&e.Message, "message", "Message", "Enter a message", 2000, true)
	f.optional(&e.Page, "page", "Page", 300)
	f.sender(e.Key, e.Replaces, e.Consent, e.Website)
	return f
}

func (r *Resolver) sendEnquiry(ctx context.Context, e EnquiryInput) (*EnquiryPayload, error) {
	f := e.check()
	check := func() (faults, error) { return f, nil }
	receipt, errs, err := r.accept(ctx, &Submission{Key: e.Key, Enquiry: &e}, e.Captcha, check, func() (*Receipt, error) { return r.Intake.AddEnquiry(ctx, e) })
	if err != nil {
		return nil, fmt.Errorf("send enquiry: %w", err)
	}
	return &EnquiryPayload{Receipt: receipt, UserErrors: errs}, nil
}

type withoutCaptcha struct{}

// WithoutCaptcha marks a request of a form posted without scripts, which cannot solve a captcha. Whoever
// calls it limits such requests in another way.
func WithoutCaptcha(ctx context.Context) context.Context {
	return context.WithValue(ctx, withoutCaptcha{}, true)
}

// accept is the one way in: what was received before gives its receipt at once, then come the checks, then the
// captcha, which is used up only by a faultless input, and last the store. Where it cannot be looked up whether it was
// received, the store still keeps the same key only once.
func (r *Resolver) accept(ctx context.Context, n *Submission, token *string, check func() (faults, error), add func() (*Receipt, error)) (*Receipt, []UserError, error) {
	if keyPattern.MatchString(n.Key) {
		known, err := r.Intake.Repeat(ctx, n)
		if f, ok := AsUserErrors(err); ok {
			return nil, f, nil
		}
		if known != nil || err != nil && !errors.Is(err, ErrUnavailable) {
			return r.withSteps(known), []UserError{}, err
		}
	}
	if f, err := check(); len(f) > 0 || err != nil {
		return nil, f, err
	}
	if problem, err := r.verify(ctx, token); problem != "" || err != nil {
		var f faults
		f.add(UserErrorCodeCaptcha, problem, "captcha")
		return nil, f, err
	}
	receipt, err := add()
	if err == nil {
		markReceived(ctx)
	}
	if f, ok := AsUserErrors(err); ok {
		relay(ctx, err)
		return nil, f, nil
	}
	if err != nil {
		return nil, nil, err
	}
	return r.withSteps(receipt), []UserError{}, nil
}

// relay hands a host's whole answer to the caller, in the extensions of the response.
func relay(ctx context.Context, err error) {
	host := new(HostError)
	if errors.As(err, &host) && graphql.HasOperationContext(ctx) {
		graphql.RegisterExtension(ctx, "upstream", map[string]any{"status": host.Status, "body": host.Body})
	}
}

func (r *Resolver) verify(ctx context.Context, token *string) (problem string, err error) {
	if ctx.Value(withoutCaptcha{}) != nil {
		return "", nil
	}
	t := ""
	if token != nil {
		t = *token
	}
	return r.Guard.Verify(ctx, t)
}

func (r *Resolver) receipt(ctx context.Context, key string) (*Receipt, error) {
	if !keyPattern.MatchString(key) {
		return nil, nil
	}
	receipt, err := r.Intake.Receipt(ctx, key)
	if err != nil {
		return nil, fmt.Errorf("look up receipt: %w", err)
	}
	return r.withSteps(receipt), nil
}

func (r *Resolver) withSteps(receipt *Receipt) *Receipt {
	if receipt != nil {
		receipt.Next = r.Content.ReceiptSteps(receipt.Kind)
	}
	return receipt
}
