package graph

import (
	"context"
	"errors"
	"fmt"
	"slices"
)

// AddFiles stores an application again with more files, in place of the earlier one. What was received before is not
// checked again: rules and questions may have changed, and the sender could correct nothing.
func (r *mutationResolver) AddFiles(ctx context.Context, in AddFilesInput) (*ReceiptPayload, error) {
	earlier, err := r.earlier(ctx, in.Receipt, ReceiptKindApplication,
		"Files can be added to an application only. Send us another message instead")
	if err != nil {
		return r.changed(ctx, nil, err)
	}
	a := *earlier.Application
	a.Key, a.Files = in.Key, slices.Concat(a.Files, in.Files)
	// What the earlier one replaced may be at a host, with files that need not be sent again.
	a.Replaces = replacing(in.Receipt, a.Replaces)
	check := func() (UserErrors, error) { return r.checkAddition(ctx, in, earlier) }
	return r.amend(ctx, &Submission{Key: a.Key, Application: &a}, in.Captcha, check)
}

// correction returns what is sent again with corrections, nil for something new, and why it cannot be corrected. The
// key of its receipt becomes the first of what is replaced.
func (r *Resolver) correction(ctx context.Context, receipt *string, replaces *[]string, kind ReceiptKind) (
	earlier *Receipt, refused UserErrors, err error,
) {
	if receipt == nil {
		return nil, nil, nil
	}
	earlier, err = r.earlier(ctx, *receipt, kind, "This receipt is of something else, which can’t be corrected here")
	if errs, ok := AsUserErrors(err); ok {
		return nil, errs, nil
	}
	if err != nil {
		return nil, nil, err
	}
	// A correction that got no response may have arrived.
	if by := earlier.ReplacedBy; by != nil && by.Key != nil && slices.Contains(*replaces, *by.Key) {
		return r.correction(ctx, by.Key, replaces, kind)
	}
	before := *replaces
	if e := earlier.Enquiry; e != nil {
		before = slices.Concat(before, e.Replaces)
	} else {
		before = slices.Concat(before, earlier.Application.Replaces)
	}
	*replaces = replacing(earlier.Key, before)
	return earlier, r.fixed(ctx, earlier), nil
}

// Correctable returns the receipt of what its sender can correct now, nil if there is no such thing.
func (r *Resolver) Correctable(ctx context.Context, key string) (*Receipt, error) {
	receipt, err := r.receipt(ctx, key)
	switch {
	case err != nil || receipt == nil || r.fixed(ctx, receipt) != nil:
		return nil, err
	case receipt.Enquiry == nil && receipt.Application == nil:
		return nil, ErrUnavailable // the receipt was remembered
	}
	return receipt, nil
}

// ChooseCall stores an enquiry again with a time for a call, in place of the one with the receipt. The phone number is
// for one that has none. The key is that of the new receipt.
func (r *Resolver) ChooseCall(ctx context.Context, receipt, key string, slot, phone *string) (*ReceiptPayload, error) {
	earlier, err := r.earlier(ctx, receipt, ReceiptKindEnquiry, "We call the senders of messages only")
	if err != nil {
		return r.changed(ctx, nil, err)
	}
	e := *earlier.Enquiry
	e.Key, e.Call, e.Replaces = key, slot, replacing(receipt, e.Replaces)
	var f UserErrors
	f.sender(key, nil, true)
	if e.Phone == nil {
		e.Phone = phone
		f.phone(&e.Phone)
	}
	r.checkCall(&e, nil, &f)
	if e.Call == nil {
		f.add(UserErrorCodeRequired, "Choose a time", "call")
	}
	if refused := r.fixed(ctx, earlier); refused != nil {
		f = refused
	}
	check := func() (UserErrors, error) { return f, nil }
	return r.amend(ctx, &Submission{Key: key, Enquiry: &e}, nil, check)
}

// earlier returns the receipt of what is to be sent again with a change. otherwise says why one of another kind is not.
func (r *Resolver) earlier(ctx context.Context, key string, kind ReceiptKind, otherwise string) (*Receipt, error) {
	receipt, err := r.receipt(ctx, key)
	switch {
	case err == nil && receipt == nil:
		err = UserErrors{noReceipt("receipt")}
	case err == nil && receipt.Kind != kind:
		err = UserErrors{{Code: UserErrorCodeInvalid, Field: []string{"receipt"}, Message: otherwise}}
	case err == nil && receipt.Enquiry == nil && receipt.Application == nil:
		err = ErrUnavailable // the receipt was remembered
	}
	return receipt, err
}

// replacing returns the keys of what one replaces that takes the place of an earlier one.
func replacing(receipt string, earlier []string) []string {
	return slices.Concat([]string{receipt}, earlier[:min(len(earlier), maxReplaces-1)])
}

func (r *Resolver) amend(ctx context.Context, n *Submission, captcha *string, check func() (UserErrors, error)) (
	*ReceiptPayload, error,
) {
	receipt, err := r.accept(ctx, n, captcha, check, func() (*Receipt, error) { return r.again(ctx, n) })
	return r.changed(ctx, receipt, err)
}

// again stores something in place of the first that it replaces.
func (r *Resolver) again(ctx context.Context, n *Submission) (*Receipt, error) {
	receipt, err := r.Intake.Amend(ctx, n)
	list, _ := AsUserErrors(err)
	if len(list) > 0 && list[0].Code == UserErrorCodeJobClosed && !errors.As(err, new(*HostError)) {
		err = UserErrors{closedToChanges}
	}
	return receipt, err
}

// fixed says why what was received cannot be sent again with a change, nil if it can.
func (r *Resolver) fixed(ctx context.Context, earlier *Receipt) UserErrors {
	switch {
	case earlier.State == ReceiptStateReplaced || earlier.State == ReceiptStateWithdrawn:
		return UserErrors{NotCurrent(earlier, "receipt")}
	case !isOpen(earlier.JobID, r.jobOfReceipt(ctx, earlier)):
		return UserErrors{closedToChanges}
	}
	return nil
}

func (r *Resolver) checkAddition(ctx context.Context, in AddFilesInput, earlier *Receipt) (f UserErrors, err error) {
	f.sender(in.Key, nil, true)
	if refused := r.fixed(ctx, earlier); refused != nil {
		return append(f, refused...), nil
	}
	switch left := MaxFiles - len(earlier.Files); {
	case len(in.Files) == 0:
		f.add(UserErrorCodeRequired, "Choose the file to add", "files")
	case left <= 0:
		f.add(UserErrorCodeTooMany, "Your application has 5 files already. Send us a message instead", "files")
	case len(in.Files) > left:
		f.add(UserErrorCodeTooMany, "You can add "+Counted(left, "more file")+". Remove the others", "files")
	}
	err = r.checkFiles(ctx, &ApplicationInput{Files: in.Files}, &f)
	return f, err
}

// isOpen reports whether applications for the job with the id are taken, and general ones, without an id.
func isOpen(id string, job *Job) bool { return id == "" || job != nil && job.Status != JobStatusClosed }

func (r *mutationResolver) Withdraw(ctx context.Context, key string) (*ReceiptPayload, error) {
	var receipt *Receipt
	var err error
	if keyPattern.MatchString(key) {
		receipt, OutcomeOf(ctx).Stored, err = r.Intake.Withdraw(ctx, key)
	}
	if err == nil && receipt == nil {
		err = UserErrors{noReceipt("key")}
	}
	return r.changed(ctx, receipt, err)
}

// changed is the result of a change: the receipt, or errors that the sender can correct.
func (r *Resolver) changed(ctx context.Context, receipt *Receipt, err error) (*ReceiptPayload, error) {
	errs, err := userErrors(ctx, err)
	if err != nil {
		return nil, fmt.Errorf("change what was received: %w", err)
	}
	return &ReceiptPayload{Receipt: receipt, UserErrors: errs}, nil
}

func noReceipt(field string) UserError {
	return UserError{Code: UserErrorCodeNotFound, Field: []string{field},
		Message: "Nothing was received with this key. Open the address of your receipt again"}
}

var closedToChanges = UserError{Code: UserErrorCodeJobClosed, Field: []string{"receipt"},
	Message: "This job is closed, so your application can’t be changed. Send us a message with your reference instead"}

// NotCurrent says why nothing can be changed at a receipt that was replaced or withdrawn. field is that of its key.
func NotCurrent(r *Receipt, field string) UserError {
	message := "You have withdrawn this. Send a new one if you changed your mind"
	if by := r.ReplacedBy; by != nil {
		message = "This was replaced by " + by.Reference + ". Open the receipt of " + by.Reference + " instead"
	}
	return UserError{Code: UserErrorCodeNotCurrent, Field: []string{field}, Message: message}
}
