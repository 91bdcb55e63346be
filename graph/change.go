package graph

import (
	"context"
	"errors"
	"fmt"
	"slices"
)

// addFiles stores an application again with more files, in place of the earlier one. What was received before is not
// checked again: rules and questions may have changed, and the sender could correct nothing.
func (r *Resolver) addFiles(ctx context.Context, in AddFilesInput) (*ReceiptPayload, error) {
	earlier, a, errs, err := r.withFiles(ctx, in)
	if err != nil || len(errs) > 0 {
		return r.changed(ctx, nil, errs, err)
	}
	check := func() (faults, error) { return r.checkAddition(ctx, in, earlier) }
	add := func() (*Receipt, error) {
		receipt, err := r.Intake.AddFiles(ctx, *a)
		if list, ok := AsUserErrors(err); ok && list[0].Code == UserErrorCodeJobClosed && !errors.As(err, new(*HostError)) {
			err = UserErrors{closedToFiles}
		}
		return receipt, err
	}
	receipt, errs, err := r.accept(ctx, &Submission{Key: a.Key, Application: a}, in.Captcha, check, add)
	return r.changed(ctx, receipt, errs, err)
}

// withFiles returns the receipt of an application, and the application with more files.
func (r *Resolver) withFiles(ctx context.Context, in AddFilesInput) (*Receipt, *ApplicationInput, faults, error) {
	var f faults
	earlier, err := r.receipt(ctx, in.Receipt)
	switch {
	case err != nil:
		return nil, nil, nil, err
	case earlier == nil:
		f.add(UserErrorCodeNotFound, noReceipt, "receipt")
		return nil, nil, f, nil
	case earlier.Kind != ReceiptKindApplication:
		f.add(UserErrorCodeInvalid, "Files can be added to an application only. Send us another message instead", "receipt")
		return nil, nil, f, nil
	}
	a, err := r.Intake.Application(ctx, in.Receipt)
	if err == nil && a == nil {
		err = ErrUnavailable // the receipt was remembered
	}
	if err != nil {
		return nil, nil, nil, err
	}
	a.Key, a.Files = in.Key, slices.Concat(a.Files, in.Files)
	// What the earlier one replaced may be at a host, with files that need not be sent again.
	a.Replaces = slices.Concat([]string{in.Receipt}, a.Replaces[:min(len(a.Replaces), maxReplaces-1)])
	return earlier, a, nil, nil
}

func (r *Resolver) checkAddition(ctx context.Context, in AddFilesInput, earlier *Receipt) (f faults, err error) {
	f.sender(in.Key, nil, true)
	has := len(earlier.Files)
	switch {
	case earlier.State == ReceiptStateReplaced || earlier.State == ReceiptStateWithdrawn:
		return append(f, NotCurrent(earlier, "receipt")), nil
	case len(in.Files) == 0:
		f.add(UserErrorCodeRequired, "Choose the file to add", "files")
	case has >= MaxFiles:
		f.add(UserErrorCodeTooMany, "Your application has 5 files, and no more can be added. Send us a message instead", "files")
	case has+len(in.Files) > MaxFiles:
		f.add(UserErrorCodeTooMany, "You can add "+Counted(MaxFiles-has, "more file")+". Remove the others", "files")
	}
	if !isOpen(earlier.JobID, r.jobOfReceipt(ctx, earlier)) {
		f = append(f, closedToFiles)
	}
	err = r.checkFiles(ctx, &ApplicationInput{Files: in.Files}, &f)
	return f, err
}

// isOpen reports whether applications for the job with the id are taken, and general ones, without an id.
func isOpen(id string, job *Job) bool { return id == "" || job != nil && job.Status != JobStatusClosed }

func (r *Resolver) withdraw(ctx context.Context, key string) (*ReceiptPayload, error) {
	var receipt *Receipt
	var now bool
	var err error
	if keyPattern.MatchString(key) {
		receipt, now, err = r.Intake.Withdraw(ctx, key)
	}
	errs, refused := AsUserErrors(err)
	switch {
	case refused:
		err = nil
	case err == nil && receipt == nil:
		errs = UserErrors{{Code: UserErrorCodeNotFound, Field: []string{"key"}, Message: noReceipt}}
	}
	outcomeOf(ctx).Stored = now
	return r.changed(ctx, receipt, errs, err)
}

func (r *Resolver) changed(ctx context.Context, receipt *Receipt, errs []UserError, err error) (*ReceiptPayload, error) {
	if err != nil {
		return nil, fmt.Errorf("change what was received: %w", err)
	}
	outcomeOf(ctx).note(errs)
	return &ReceiptPayload{Receipt: receipt, UserErrors: slices.Concat([]UserError{}, errs)}, nil
}

const noReceipt = "Nothing was received with this key. Open the address of your receipt again"

var closedToFiles = UserError{Code: UserErrorCodeJobClosed, Field: []string{"receipt"},
	Message: "This job is closed, so files can’t be added. Send us a message with your reference instead"}

// NotCurrent says why nothing can be changed at a receipt that was replaced or withdrawn. field is that of its key.
func NotCurrent(r *Receipt, field string) UserError {
	e := UserError{Code: UserErrorCodeNotCurrent, Field: []string{field}, Message: "You have withdrawn this. " +
		"Send a new one if you changed your mind"}
	if r.ReplacedBy != nil {
		e.Message = "This was replaced by " + r.ReplacedBy.Reference + ". Open the receipt of " + r.ReplacedBy.Reference +
			" instead"
	}
	return e
}
