package web

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/google/uuid"

	"hire360/graph"
)

// submit sends the content of a form and returns the path of what it did: the receipt, or the page of an alert. The
// path is empty if the form was rejected; then the state says why.
func (s *server) submit(w http.ResponseWriter, r *http.Request, p *postedForm) (f *formState, to string, err error) {
	f = newFormState(p)
	var receipt *graph.Receipt
	switch f.Name {
	case "alert":
		to, err = s.sendAlert(w, r, f, p)
	case "enquiry":
		receipt, err = spend(s, w, r, func() (*graph.Receipt, error) { return s.sendEnquiry(r, f, p) })
	case "application":
		receipt, err = s.sendApplication(w, r, f, p)
		if err == nil && f.Values["receipt"] == nil && hasCode(f.UserErrors, graph.UserErrorCodeJobClosed) {
			err = s.answersToMessage(r.Context(), f, p.fields)
		}
	case "addition":
		receipt, err = s.sendAddition(w, r, f, p)
	case "call":
		receipt, err = spend(s, w, r, func() (*graph.Receipt, error) { return s.chooseCall(r, f, p) })
	case "withdrawal":
		receipt, err = spend(s, w, r, func() (*graph.Receipt, error) {
			return f.outcome(s.Resolver.Mutation().Withdraw(r.Context(), receiptAt(r)))
		})
	default:
		err = refuse(http.StatusBadRequest,
			"There’s no form with that name. Open the page that has the form, and send it again.\n")
	}
	if receipt != nil {
		to = "/receipts/" + receipt.Key
	}
	return f, to, err
}

// spend takes a submission from the visitor's budget and returns it unless send stores one: what was received before
// costs nothing.
func spend[T any](s *server, w http.ResponseWriter, r *http.Request, send func() (*T, error)) (*T, error) {
	if over := s.Budgets.Sends.Take(w, r, 1); over != nil {
		return nil, over
	}
	sent, err := send()
	if !graph.OutcomeOf(r.Context()).Stored {
		s.Budgets.Sends.Refund(w, r)
	}
	return sent, err
}

func (s *server) sendEnquiry(r *http.Request, f *formState, p *postedForm) (*graph.Receipt, error) {
	v := p.fields
	key, err := s.key(r, p)
	if err != nil {
		return nil, err
	}
	payload, err := s.Resolver.Mutation().SendEnquiry(graph.WithoutCaptcha(r.Context()), graph.EnquiryInput{
		Key:      key,
		Receipt:  graph.OrNil(v.Get("receipt")),
		Name:     v.Get("name"),
		Email:    v.Get("email"),
		Company:  graph.OrNil(v.Get("company")),
		Phone:    graph.OrNil(v.Get("phone")),
		Country:  graph.OrNil(v.Get("country")),
		Interest: graph.OrNil(v.Get("interest")),
		Message:  v.Get("message"),
		Call:     graph.OrNil(v.Get("call")),
		Consent:  v.Get("consent") != "",
		Page:     graph.OrNil(v.Get("page")),
	})
	if err != nil {
		return nil, err
	}
	f.UserErrors = payload.UserErrors
	return payload.Receipt, nil
}

func (s *server) sendApplication(w http.ResponseWriter, r *http.Request, f *formState, p *postedForm) (
	*graph.Receipt, error,
) {
	ctx, key, receipt, err := s.receiveFiles(w, r, f, p)
	if receipt != nil || err != nil {
		return receipt, err
	}
	input := newApplication(key, f, p.fields)
	if len(f.UserErrors) > 0 {
		return nil, s.addFaults(ctx, f, input)
	}
	return spend(s, w, r, func() (*graph.Receipt, error) {
		payload, err := s.Resolver.Mutation().Apply(ctx, input)
		if err != nil {
			return nil, err
		}
		if hasCode(payload.UserErrors, graph.UserErrorCodeKeyReused) {
			// The same form was posted twice at once. The files of the two, which the key includes, have different ids.
			return s.Resolver.Query().Receipt(ctx, key)
		}
		f.UserErrors = payload.UserErrors
		return payload.Receipt, nil
	})
}

// receiveFiles stores the files of a form under its key. If the form was received before, it returns the receipt: its
// files must not be stored again.
func (s *server) receiveFiles(w http.ResponseWriter, r *http.Request, f *formState, p *postedForm) (
	ctx context.Context, key string, receipt *graph.Receipt, err error,
) {
	ctx = graph.WithLoaders(graph.WithoutCaptcha(r.Context()), s.Resolver)
	if key, err = s.key(r, p); err != nil {
		return ctx, "", nil, err
	}
	receipt, err = s.Resolver.Query().Receipt(ctx, key)
	if receipt != nil || (err != nil && !errors.Is(err, graph.ErrUnavailable)) {
		return ctx, key, receipt, err
	}
	return ctx, key, nil, s.storeFiles(w, r, f, p)
}

// sendAddition adds files to the application whose receipt is at the address.
func (s *server) sendAddition(w http.ResponseWriter, r *http.Request, f *formState, p *postedForm) (
	*graph.Receipt, error,
) {
	ctx, key, receipt, err := s.receiveFiles(w, r, f, p)
	if receipt != nil || err != nil || len(f.UserErrors) > 0 {
		return receipt, err
	}
	return spend(s, w, r, func() (*graph.Receipt, error) {
		return f.outcome(s.Resolver.Mutation().AddFiles(ctx,
			graph.AddFilesInput{Receipt: receiptAt(r), Key: key, Files: f.fileIDs()}))
	})
}

// chooseCall adds a time for a call to the enquiry whose receipt is at the address.
func (s *server) chooseCall(r *http.Request, f *formState, p *postedForm) (*graph.Receipt, error) {
	key, err := s.key(r, p)
	if err != nil {
		return nil, err
	}
	return f.outcome(s.Resolver.ChooseCall(graph.WithoutCaptcha(r.Context()), receiptAt(r), key,
		graph.OrNil(p.fields.Get("call")), graph.OrNil(p.fields.Get("phone"))))
}

// receiptAt returns the key in the address of a receipt, "" for another address.
func receiptAt(r *http.Request) string {
	if a := graph.ParseAddress(r.URL.Path, nil); a.Kind == graph.AddressReceipt {
		return a.ID
	}
	return ""
}

func newApplication(key string, f *formState, v url.Values) graph.ApplicationInput {
	return graph.ApplicationInput{
		Key:        key,
		Receipt:    graph.OrNil(v.Get("receipt")),
		JobID:      graph.OrNil(v.Get("jobId")),
		Name:       v.Get("name"),
		Email:      v.Get("email"),
		Phone:      graph.OrNil(v.Get("phone")),
		Link:       graph.OrNil(v.Get("link")),
		Message:    graph.OrNil(v.Get("message")),
		Files:      f.fileIDs(),
		Answers:    answersOf(v),
		Consent:    v.Get("consent") != "",
		FutureJobs: new(v.Get("futureJobs") != ""),
	}
}

// key derives a key from the form. It is the same if the same visitor sends the same form again on the same day, so
// that pressing the button twice is not a second enquiry. With JavaScript, the browser creates the key.
func (s *server) key(r *http.Request, p *postedForm) (string, error) {
	mac := hmac.New(sha256.New, []byte(s.Secret))
	fmt.Fprintf(mac, "%s\n%s\n%s\n%s\n", graph.DateOf(s.Now()), s.Visitors.IP(r), r.URL.Path, p.fields.Encode())
	for _, file := range p.files {
		fmt.Fprintf(mac, "%q %d\n", file.name, file.size)
		if _, err := io.Copy(mac, io.NewSectionReader(file, 0, file.size)); err != nil {
			return "", fmt.Errorf("read a sent file: %w", err)
		}
	}
	return uuid.UUID(mac.Sum(nil)[:16]).String(), nil
}

func hasCode(list []graph.UserError, code graph.UserErrorCode) bool {
	return slices.ContainsFunc(list, func(e graph.UserError) bool { return e.Code == code })
}

// answersOf returns the fields with names such as answers.<question id>.
func answersOf(v url.Values) []graph.AnswerInput {
	var answers []graph.AnswerInput
	for name, values := range v {
		if id, ok := strings.CutPrefix(name, "answers."); ok {
			answers = append(answers, graph.AnswerInput{QuestionID: id, Values: values})
		}
	}
	slices.SortFunc(answers, func(a, b graph.AnswerInput) int { return strings.Compare(a.QuestionID, b.QuestionID) })
	return answers
}
