package graph

import (
	"context"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// check trims the enquiry and returns what its sender must correct. site is the URL of the site.
func (e *EnquiryInput) check(site string) (f UserErrors) {
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
	n := &Submission{Key: e.Key, Enquiry: &e}
	add := func() (*Receipt, error) { return r.Intake.Add(ctx, n) }
	earlier, refused, err := r.correction(ctx, e.Receipt, &e.Replaces, ReceiptKindEnquiry)
	if err != nil {
		return nil, fmt.Errorf("send enquiry: %w", err)
	}
	e.Receipt = nil
	var kept *string
	if earlier != nil {
		kept, e.Page = earlier.Enquiry.Call, earlier.Enquiry.Page
		add = func() (*Receipt, error) { return r.again(ctx, n) }
	}
	if r.checkCall(&e, kept, &f); refused != nil {
		f = refused
	}
	check := func() (UserErrors, error) { return f, nil }
	receipt, err := r.accept(ctx, n, e.Captcha, check, add)
	errs, err := userErrors(ctx, err)
	if err != nil {
		return nil, fmt.Errorf("send enquiry: %w", err)
	}
	payload := &EnquiryPayload{Receipt: receipt, UserErrors: errs, Calls: []Call{}}
	if slices.ContainsFunc(errs, func(e UserError) bool { return slices.Contains(e.Field, "call") }) {
		payload.Calls = r.calls(ctx)
	}
	return payload, nil
}

const (
	// callNotice is how long before a call it is offered at least. A form may then stay open for half of it.
	callNotice = 24 * time.Hour
	// callsOffered is how many times are offered at once, callsADay how many of them are on one day.
	callsOffered, callsADay = 5, 2
	// MaxCall is how long a call takes at most.
	MaxCall    = 2 * time.Hour
	slotLayout = "2006-01-02T15:04Z"
)

// CallSlot returns what identifies a time for a call: `London/2026-12-01T10:00Z/30`.
func CallSlot(city string, starts time.Time, minutes int) string {
	return fmt.Sprintf("%s/%s/%d", city, starts.UTC().Format(slotLayout), minutes)
}

// SlotTime returns the part of a slot that does not say how long the call takes: the office and the moment.
func SlotTime(slot string) string { return slot[:max(0, strings.LastIndexByte(slot, '/'))] }

var slotPattern = regexp.MustCompile(`^(.+)/(\d{4}-\d\d-\d\dT\d\d:\d\dZ)/(\d{1,3})$`)

// ReadSlot returns what CallSlot got, with false if it does not return such a slot.
func ReadSlot(slot string) (city string, starts time.Time, minutes int, ok bool) {
	m := slotPattern.FindStringSubmatch(slot)
	if m == nil {
		return "", time.Time{}, 0, false
	}
	starts, err := time.Parse(slotLayout, m[2])
	minutes, _ = strconv.Atoi(m[3])
	return m[1], starts, minutes, err == nil
}

// CallsOverlap reports whether the calls with two slots are with the same office and share a minute.
func CallsOverlap(a, b string) bool {
	cityA, startsA, minutesA, okA := ReadSlot(a)
	cityB, startsB, minutesB, okB := ReadSlot(b)
	return okA && okB && cityA == cityB && startsA.Before(startsB.Add(time.Duration(minutesB)*time.Minute)) &&
		startsB.Before(startsA.Add(time.Duration(minutesA)*time.Minute))
}

// calls returns the next free times for a call: at most two a day, and again with an office only after the others.
// There are none while they cannot be booked.
func (r *Resolver) calls(ctx context.Context) []Call {
	now, offered := r.Now(), []Call{}
	list := r.Content().Calls(now.Add(callNotice))
	if len(list) == 0 {
		return offered
	}
	validityOf(ctx).limit(now.Add(time.Minute))
	booked, err := r.Intake.BookedCalls(ctx, now)
	if err != nil {
		return offered
	}
	list = slices.DeleteFunc(list, func(c Call) bool {
		return slices.ContainsFunc(booked, func(slot string) bool { return CallsOverlap(slot, c.Slot) })
	})
	for most := 1; most <= callsOffered; most++ { // with each office
		for _, c := range list {
			withOffice, onDay := 0, 0
			for _, o := range offered {
				switch {
				case day(o) == day(c) && o.City == c.City:
					onDay = callsADay
				case day(o) == day(c):
					onDay++
				case o.City == c.City:
					withOffice++
				}
			}
			if len(offered) < callsOffered && withOffice < most && onDay < callsADay {
				offered = append(offered, c)
			}
		}
	}
	slices.SortStableFunc(offered, func(a, b Call) int { return a.Starts.Compare(b.Starts) })
	return offered
}

// CallLink returns the path of the form that offers calls, with the interest of a short form, which offers none: pages
// with times would be valid for a minute only.
func (r *enquiryFormSectionResolver) CallLink(_ context.Context, form *EnquiryFormSection) (*string, error) {
	if !form.Short || len(r.Content().Calls(r.Resolver.Now().Add(callNotice))) == 0 {
		return nil, nil
	}
	link := "/contact-us"
	if form.Interest != nil {
		link += "?" + url.Values{"service": {*form.Interest}}.Encode()
	}
	return new(link + "#call"), nil
}

// day returns the part of the text that is before the time.
func day(c Call) string { return c.There[:strings.LastIndex(c.There, ", ")] }

// checkCall checks the time for a call that an enquiry has: it may have passed meanwhile. kept is that of the enquiry
// that it corrects; without another one it stays.
func (r *Resolver) checkCall(e *EnquiryInput, kept *string, f *UserErrors) {
	if e.Call == nil || IsEmpty(*e.Call) {
		e.Call = kept
	}
	if e.Call == nil {
		return
	}
	if e.Phone == nil {
		f.add(UserErrorCodeRequired, "Enter your phone number, so that we can call you", "phone")
	}
	list := r.Content().Calls(r.Now().Add(callNotice / 2))
	if *e.Call != OrEmpty(kept) && !slices.ContainsFunc(list, func(c Call) bool { return c.Slot == *e.Call }) {
		f.add(UserErrorCodeNotFound, "This time isn’t offered anymore. Choose another one, or none. "+
			"Nothing else is lost", "call")
	}
}

// Calls returns the times for a call that a receipt offers.
func (r *receiptResolver) Calls(ctx context.Context, receipt *Receipt) ([]Call, error) {
	if receipt.Enquiry == nil || !receipt.Correctable {
		return []Call{}, nil
	}
	return r.calls(ctx), nil
}
