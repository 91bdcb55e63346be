package graph

import (
	"context"
	"fmt"
	"slices"
	"strconv"
)

func (a *ApplicationInput) check() UserErrors {
	var f UserErrors
	f.text(&a.Name, lineText, "name", "Full name", "Enter your full name", 120, true)
	f.email(&a.Email)
	f.phone(&a.Phone)
	f.link(&a.Link)
	f.optional(&a.Message, longText, "message", "Message", 2000)
	switch n := len(a.Files); {
	case n == 0 && a.Link == nil && a.Message == nil:
		f.add(UserErrorCodeRequired, "Add your résumé, or send a link or a message instead", "files")
	case n > MaxFiles:
		f.add(UserErrorCodeTooMany, "You can only select up to 5 files at the same time", "files")
	}
	if IsEmpty(OrEmpty(a.JobID)) {
		a.JobID = nil
	}
	for i := range a.Answers {
		a.Answers[i].Values = trimmed(a.Answers[i].Values)
	}
	f.sender(a.Key, a.Replaces, a.Consent)
	return f
}

func (r *mutationResolver) Apply(ctx context.Context, a ApplicationInput) (*ApplicationPayload, error) {
	f := a.check()
	n := &Submission{Key: a.Key, Application: &a}
	add := func() (*Receipt, error) { return r.Intake.Add(ctx, n) }
	earlier, refused, err := r.correction(ctx, a.Receipt, &a.Replaces, ReceiptKindApplication)
	if err != nil {
		return nil, fmt.Errorf("apply: %w", err)
	}
	a.Receipt = nil
	if earlier != nil {
		a.JobID = OrNil(earlier.JobID)
		add = func() (*Receipt, error) { return r.again(ctx, n) }
	}
	check := func() (UserErrors, error) {
		if refused != nil {
			return refused, nil
		}
		return r.lookUp(ctx, &a, f)
	}
	receipt, err := r.accept(ctx, n, a.Captcha, check, add)
	errs, err := userErrors(ctx, err)
	if err != nil {
		return nil, fmt.Errorf("apply: %w", err)
	}
	return &ApplicationPayload{Receipt: receipt, UserErrors: errs}, nil
}

// ApplicationFaults returns what the sender of an application must correct, without sending it.
func (r *Resolver) ApplicationFaults(ctx context.Context, a ApplicationInput) ([]UserError, error) {
	return r.lookUp(ctx, &a, a.check())
}

// lookUp adds the faults of the files, the job and the answers, which take lookups.
func (r *Resolver) lookUp(ctx context.Context, a *ApplicationInput, f UserErrors) (UserErrors, error) {
	if err := r.checkFiles(ctx, a, &f); err != nil {
		return nil, err
	}
	err := r.checkJob(ctx, a, &f)
	return f, err
}

// checkFiles rejects files that are unknown or expired, each under its own field.
func (r *Resolver) checkFiles(ctx context.Context, a *ApplicationInput, f *UserErrors) error {
	if len(a.Files) == 0 || len(a.Files) > MaxFiles {
		return nil
	}
	found, err := r.Intake.Uploads(ctx, a.Files)
	if err != nil {
		return fmt.Errorf("look up files: %w", err)
	}
	for i, id := range a.Files {
		if found[id] == nil {
			message := fmt.Sprintf("File %d is no longer here. Choose it again", i+1)
			f.add(UserErrorCodeNotFound, message, "files", strconv.Itoa(i))
		}
	}
	return nil
}

// checkJob rejects an unknown or closed job, and answers that do not fit its questions.
func (r *Resolver) checkJob(ctx context.Context, a *ApplicationInput, f *UserErrors) error {
	if a.JobID == nil {
		if len(a.Answers) > 0 {
			f.add(UserErrorCodeInvalid, "A general application has no questions to answer", "answers")
		}
		return nil
	}
	job, err := loaders(ctx, r).job(ctx, *a.JobID)
	switch {
	case err != nil:
		return fmt.Errorf("look up job: %w", err)
	case job == nil:
		f.add(UserErrorCodeNotFound, "There is no such job", "jobId")
	case job.Status == JobStatusClosed:
		f.add(UserErrorCodeJobClosed, "This job closed while you were writing. "+
			"Nothing is lost: send what you have as a general application", "jobId")
	default:
		a.checkAnswers(job.IdentifiedQuestions(), f)
	}
	return nil
}

func (a *ApplicationInput) checkAnswers(questions []JobQuestion, f *UserErrors) {
	given := map[string][]string{}
	for i, answer := range a.Answers {
		at := slices.IndexFunc(questions, func(q JobQuestion) bool {
			return answer.QuestionID == q.ID || answer.QuestionID == q.Identity
		})
		if at < 0 {
			f.add(UserErrorCodeInvalid, "This job has no such question", "answers", strconv.Itoa(i), "questionId")
			continue
		}
		q := questions[at]
		if _, twice := given[q.ID]; twice {
			f.add(UserErrorCodeTooMany, "Give one answer to the question “"+q.Label+"”", "answers", strconv.Itoa(i))
		}
		a.Answers[i].QuestionID, given[q.ID] = q.ID, answer.Values
	}
	for _, q := range questions {
		if code, message := q.fault(given[q.ID]); message != "" {
			f.add(code, message, "answers", q.ID)
		}
	}
}

// fault returns what is wrong with the answer to a question. The message is empty if nothing is.
func (q JobQuestion) fault(values []string) (code UserErrorCode, message string) {
	unlisted := func(value string) bool { return !slices.Contains(q.Options, value) }
	switch {
	case len(values) == 0 && q.Required:
		return UserErrorCodeRequired, "Answer the question “" + q.Label + "”"
	case len(values) > 1 && q.Kind != JobQuestionKindManyOf:
		return UserErrorCodeTooMany, "Give one answer to the question “" + q.Label + "”"
	case len(q.Options) > 0 && slices.ContainsFunc(values, unlisted):
		return UserErrorCodeInvalid, "Choose an answer from the list for “" + q.Label + "”"
	case len(values) == 1 && len(q.Options) == 0:
		limit, as := 200, lineText
		if q.Kind == JobQuestionKindLongText {
			limit, as = 2000, longText
		}
		if bad := as.fault(values[0]); bad != "" {
			return UserErrorCodeInvalid, "This answer " + bad
		}
		if len([]rune(values[0])) > limit {
			return UserErrorCodeTooLong, fmt.Sprintf("This answer must be %s characters or fewer", Thousands(limit))
		}
	}
	return "", ""
}

func trimmed(values []string) []string {
	var out []string
	for _, v := range values {
		if v = trim(v); v != "" {
			out = append(out, v)
		}
	}
	return out
}
