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
	earlier, err := r.receipt(ctx, in.Receipt)
	switch {
	case err == nil && earlier == nil:
		return r.changed(ctx, nil, UserErrors{noReceipt("receipt")})
	case err == nil && earlier.Kind != ReceiptKindApplication:
		return r.changed(ctx, nil, UserErrors{{Code: UserErrorCodeInvalid, Field: []string{"receipt"},
			Message: "Files can be added to an application only. Send us another message instead"}})
	case err == nil && earlier.Application == nil:
		err = ErrUnavailable // the receipt was remembered
	}
	if err != nil {
		return r.changed(ctx, nil, err)
	}
	a := *earlier.Application
	a.Key, a.Files = in.Key, slices.Concat(a.Files, in.Files)
	// What the earlier one replaced may be at a host, with files that need not be sent again.
	a.Replaces = slices.Concat([]string{in.Receipt}, a.Replaces[:min(len(a.Replaces), maxReplaces-1)])
	check := func() (faults, error) { return r.checkAddition(ctx, in, earlier) }
	add := func() (*Receipt, error) {
		receipt, err := r.Intake.AddFiles(ctx, a)
		list, _ := AsUserErrors(err)
		if len(list) > 0 && list[0].Code == UserErrorCodeJobClosed && !errors.As(err, new(*HostError)) {
			err = UserErrors{closedToFiles}
		}
		return receipt, err
	}
	receipt, errs, err := r.accept(ctx, &Submission{Key: a.Key, Application: &a}, in.Captcha, check, add)
	if err == nil && len(errs) > 0 {
		err = UserErrors(errs)
	}
	return r.changed(ctx, receipt, err)
}

func (r *Resolver) checkAddition(ctx context.Context, in AddFilesInput, earlier *Receipt) (f faults, err error) {
	f.sender(in.Key, nil, true)
	left := MaxFiles - len(earlier.Files)
	switch {
	case earlier.State == ReceiptStateReplaced || earlier.State == ReceiptStateWithdrawn:
		return append(f, NotCurrent(earlier, "receipt")), nil
	case len(in.Files) == 0:
		f.add(UserErrorCodeRequired, "Choose the file to add", "files")
	case left <= 0:
		f.add(UserErrorCodeTooMany, "Your application has 5 files already. Send us a message instead", "files")
	case len(in.Files) > left:
		f.add(UserErrorCodeTooMany, "You can add "+Counted(left, "more file")+". Remove the others", "files")
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
	errs, refused := AsUserErrors(err)
	if err != nil && !refused {
		return nil, fmt.Errorf("change what was received: %w", err)
	}
	OutcomeOf(ctx).note(errs)
	return &ReceiptPayload{Receipt: receipt, UserErrors: slices.Concat([]UserError{}, errs)}, nil
}

func noReceipt(field string) UserError {
	return UserError{Code: UserErrorCodeNotFound, Field: []string{field},
		Message: "Nothing was received with this key. Open the address of your receipt again"}
}

var closedToFiles = UserError{Code: UserErrorCodeJobClosed, Field: []string{"receipt"},
	Message: "This job is closed, so files can’t be added. Send us a message with your reference instead"}

// NotCurrent says why nothing can be changed at a receipt that was replaced or withdrawn. field is that of its key.
func NotCurrent(r *Receipt, field string) UserError {
	message := "You have withdrawn this. Send a new one if you changed your mind"
	if by := r.ReplacedBy; by != nil {
		message = "This was replaced by " + by.Reference + ". Open the receipt of " + by.Reference + " instead"
	}
	return UserError{Code: UserErrorCodeNotCurrent, Field: []string{field}, Message: message}
}
