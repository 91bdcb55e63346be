package graph

import (
	"context"
	"fmt"
	"net/url"
	"slices"
	"strings"
)

// check trims the enquiry and returns what its sender must correct. site is the URL of the site.
func (e *EnquiryInput) check(site string) (f faults) {
	f.text(&e.Name, lineText, "name", "Name", "Enter your name", 120, true)
	f.email(&e.Email)
	f.optional(&e.Company, lineText, "company", "Company", 120)
	f.phone(&e.Phone)
	f.optional(&e.Country, lineText, "country", "Country", 60)
	f.optional(&e.Interest, lineText, "interest", "Interest", 120)
	f.text(&e.Message, longText, "message", "Message", "Enter a message", 2000, true)
	if e.Page != nil && !isPageOf(site, *e.Page) {
		e.Page = nil
	}
	f.optional(&e.Page, exactText, "page", "Page", 300)
	f.sender(e.Key, e.Replaces, e.Consent)
	return f
}

// isPageOf reports whether page is a path of the site, or one of its URLs.
func isPageOf(site, page string) bool {
	u, err := url.Parse(strings.TrimSpace(page))
	if err != nil || strings.Contains(page, `\`) {
		return false
	}
	if u.Scheme == "" && u.Host == "" {
		return u.Opaque == "" && strings.HasPrefix(u.Path, "/")
	}
	s, err := url.Parse(site)
	return err == nil && u.User == nil && u.Scheme == s.Scheme && strings.EqualFold(u.Host, s.Host)
}

func (r *mutationResolver) SendEnquiry(ctx context.Context, e EnquiryInput) (*EnquiryPayload, error) {
	f := e.check(r.Content().Site("").URL)
	r.checkCall(&e, &f)
	check := func() (faults, error) { return f, nil }
	add := func() (*Receipt, error) { return r.Intake.AddEnquiry(ctx, e) }
	receipt, errs, err := r.accept(ctx, &Submission{Key: e.Key, Enquiry: &e}, e.Captcha, check, add)
	if err != nil {
		return nil, fmt.Errorf("send enquiry: %w", err)
	}
	OutcomeOf(ctx).note(errs)
	payload := &EnquiryPayload{Receipt: receipt, UserErrors: errs, Calls: []Call{}}
	if slices.ContainsFunc(errs, func(e UserError) bool { return slices.Contains(e.Field, "call") }) {
		payload.Calls = r.calls(ctx)
	}
	return payload, nil
}
