package graph

import (
	"context"
	"fmt"
)

// check trims the enquiry and returns what its sender must correct.
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
	add := func() (*Receipt, error) { return r.Intake.AddEnquiry(ctx, e) }
	receipt, errs, err := r.accept(ctx, &Submission{Key: e.Key, Enquiry: &e}, e.Captcha, check, add)
	if err != nil {
		return nil, fmt.Errorf("send enquiry: %w", err)
	}
	outcomeOf(ctx).note(errs)
	return &EnquiryPayload{Receipt: receipt, UserErrors: errs}, nil
}
