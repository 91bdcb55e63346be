package graph

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"
)

const (
	// callNotice is how long before a call it is offered at least. A form may then stay open for half of it.
	callNotice = 24 * time.Hour
	// callsOffered is how many times are offered at once.
	callsOffered = 3
)

// CallSlot returns what identifies a time for a call: `London/2026-12-01T10:00Z/30`.
func CallSlot(city string, starts time.Time, minutes int) string {
	return fmt.Sprintf("%s/%s/%d", city, starts.UTC().Format("2006-01-02T15:04Z"), minutes)
}

// SlotTime returns the part of a slot that only one call may have: the office and the moment.
func SlotTime(slot string) string { return slot[:max(0, strings.LastIndexByte(slot, '/'))] }

// calls returns the next free times for a call, one for each office and day. There are none while they cannot be
// booked.
func (r *Resolver) calls(ctx context.Context) []Call {
	now, offered := r.Now(), []Call{}
	list := r.Content().Calls(now.Add(callNotice))
	if len(list) == 0 {
		return offered
	}
	validityOf(ctx).limit(now.Add(time.Minute))
	taken, err := r.Intake.TakenCalls(ctx, Each(list, func(c Call) string { return SlotTime(c.Slot) }))
	if err != nil {
		return offered
	}
	for _, c := range list {
		onThatDay := func(o Call) bool { return o.City == c.City && day(o) == day(c) }
		if len(offered) < callsOffered && !slices.Contains(taken, SlotTime(c.Slot)) &&
			!slices.ContainsFunc(offered, onThatDay) {
			offered = append(offered, c)
		}
	}
	return offered
}

// day returns the part of the text that is before the time.
func day(c Call) string { return c.There[:strings.LastIndex(c.There, ", ")] }

// checkCall checks the time for a call that an enquiry has: it may have passed meanwhile.
func (r *Resolver) checkCall(e *EnquiryInput, f *faults) {
	if e.Call == nil || IsEmpty(*e.Call) {
		e.Call = nil
		return
	}
	if e.Phone == nil {
		f.add(UserErrorCodeRequired, "Enter your phone number, so that we can call you", "phone")
	}
	list := r.Content().Calls(r.Now().Add(callNotice / 2))
	if !slices.ContainsFunc(list, func(c Call) bool { return c.Slot == *e.Call }) {
		f.add(UserErrorCodeNotFound, "This time isn’t offered anymore. Choose another one, or none. "+
			"Nothing else is lost", "call")
	}
}

// callOf returns the call of a receipt, or nil.
func (r *Resolver) callOf(receipt *Receipt) *Call {
	if receipt.Enquiry == nil || receipt.Enquiry.Call == nil || receipt.State == ReceiptStateReplaced {
		return nil
	}
	return r.Content().Call(*receipt.Enquiry.Call)
}
