package web

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/url"

	"hire360/graph"
	"hire360/server/httputil"
)

// A form that is posted without JavaScript uses the same mutations as one that a script sends. If it is rejected, the
// response is the page with everything in the form: all values, and the files by their ids.

const maxForm = graph.MaxFiles*graph.MaxFileBytes + 1<<20

// form handles a posted form. The response is a redirect to what it did, such as the receipt, or the page with its
// errors.
func (s *server) form(w http.ResponseWriter, r *http.Request) error {
	posted, err := s.readPost(w, r)
	if err != nil {
		s.count("form", nil, err) // it was not read, so nobody knows which one it is
		return err
	}
	defer posted.remove()
	if posted.fields.Get("form") == "correction" {
		return s.correction(w, r, posted.fields.Get("receipt"))
	}
	if posted.fields.Has("unsent") { // by the button of a form that leads to another one
		s.Pages.ServeForm(w, r, s.Visitors.country(r, false), newFormState(posted).json(), http.StatusOK)
		return nil
	}
	ctx, _ := graph.WithOutcome(r.Context())
	r = r.WithContext(ctx)
	state, to, err := s.submit(w, r, posted)
	s.count(state.Name, state.UserErrors, err)
	if err == nil && to != "" {
		http.Redirect(w, r, to, http.StatusSeeOther)
		return nil
	}
	status := http.StatusUnprocessableEntity
	if err != nil {
		if status, err = s.explain(r, state, err); err != nil {
			return err
		}
	}
	s.Pages.ServeForm(w, r, s.Visitors.country(r, false), state.json(), status)
	return nil
}

func (s *server) count(kind string, errs []graph.UserError, err error) {
	code := graph.CodeReceived
	refused, isRefused := errors.AsType[*refusal](err)
	_, isOver := errors.AsType[*httputil.TooMany](err)
	switch {
	case isOver, isRefused && refused.status == http.StatusTooManyRequests:
		code = "RATE_LIMITED"
	case isRefused && refused.status < http.StatusInternalServerError:
		code, kind = "BAD_REQUEST", "form"
	case err != nil:
		code = graph.CodeInternal
	case len(errs) > 0:
		code = string(errs[0].Code)
	}
	s.CountSubmission(kind, code)
}

// readPost checks whether the visitor may send a form, and reads it.
func (s *server) readPost(w http.ResponseWriter, r *http.Request) (*postedForm, error) {
	if !httputil.SameOrigin(r, s.Origin) {
		return nil, refuse(http.StatusForbidden,
			"A page of another site may not send this form. Open it on this site and send it again.\n")
	}
	if over := s.Budgets.Attempts.Take(w, r, 1); over != nil {
		return nil, refuse(http.StatusTooManyRequests,
			over.Error()+". Go back, wait, and send it again: what you typed is still in the form.\n")
	}
	if r.ContentLength > maxForm {
		return nil, refuse(http.StatusRequestEntityTooLarge,
			"You can send up to 5 files of 5 MB each. Go back and choose smaller ones. Nothing you typed is lost.\n")
	}
	r.Body = http.MaxBytesReader(w, r.Body, maxForm)
	posted, err := readForm(r, s.TempDir)
	if err != nil {
		return nil, refuse(http.StatusBadRequest,
			"We couldn’t read the form. Go back and send it again: nothing you typed is lost.\n")
	}
	return posted, nil
}

// explain puts the error into the form's state and returns the status of its page. A refusal is returned unchanged.
func (s *server) explain(r *http.Request, f *formState, err error) (status int, _ error) {
	if _, ok := errors.AsType[*refusal](err); ok {
		return 0, err
	}
	message := graph.GenericMessage
	status = http.StatusInternalServerError
	if over, ok := errors.AsType[*httputil.TooMany](err); ok {
		message, status = over.Error(), http.StatusTooManyRequests
	} else if errors.Is(err, graph.ErrUnavailable) { // the outage is logged where it is noticed
		status = http.StatusServiceUnavailable
	} else {
		s.Log.ErrorContext(r.Context(), "process a form", "form", f.Name, "error", err)
	}
	f.Error = &message
	return status, nil
}

// correction serves the form with what was received, for its sender to correct and send again. Where that cannot be
// corrected, the receipt says why.
func (s *server) correction(w http.ResponseWriter, r *http.Request, key string) error {
	receipt, err := s.Resolver.Correctable(r.Context(), key)
	if err == nil && receipt == nil {
		http.Redirect(w, r, "/receipts/"+url.PathEscape(key), http.StatusSeeOther)
		return nil
	}
	var state *formState
	if err == nil {
		state, err = s.received(r.Context(), receipt)
	}
	if errors.Is(err, graph.ErrUnavailable) {
		return unavailable("We can’t open the form right now. Go back and try again in a minute.\n", "", nil)
	}
	if err != nil {
		return failed("An error occurred\n", "open what was received", err)
	}
	s.Pages.ServeForm(w, r, s.Visitors.country(r, false), state.json(), http.StatusOK)
	return nil
}

// received returns the state of a form filled in with what was received. Its fields have the names of the input's.
func (s *server) received(ctx context.Context, receipt *graph.Receipt) (*formState, error) {
	f := newFormState(&postedForm{})
	f.Name = "enquiry"
	content, err := json.Marshal(receipt.Enquiry)
	if a := receipt.Application; a != nil {
		f.Name = "application"
		content, err = json.Marshal(a)
		for _, answer := range a.Answers {
			f.Values["answers."+answer.QuestionID] = answer.Values
		}
		files, lost := s.Resolver.Intake.Uploads(ctx, a.Files)
		err = errors.Join(err, lost)
		for _, id := range a.Files {
			if files[id] != nil {
				f.Files = append(f.Files, files[id])
			}
		}
	}
	fields := map[string]any{}
	if err = errors.Join(err, json.Unmarshal(content, &fields)); err != nil {
		return nil, err
	}
	for name, value := range fields {
		if value == true && name != "consent" { // visitors consent each time
			value = "true"
		}
		if text, ok := value.(string); ok {
			f.Values[name] = text
		}
	}
	f.Values["receipt"] = receipt.Key
	return f, nil
}

type formState struct {
	Name       string                `json:"name"`
	Values     map[string]any        `json:"values"` // a string, or a list of strings
	Files      []*graph.UploadedFile `json:"files"`
	UserErrors []graph.UserError     `json:"userErrors"`
	Error      *string               `json:"error"`
}

func newFormState(p *postedForm) *formState {
	f := &formState{
		Name:       p.fields.Get("form"),
		Values:     map[string]any{},
		Files:      []*graph.UploadedFile{},
		UserErrors: []graph.UserError{},
	}
	for name, values := range p.fields {
		if len(values) == 1 {
			f.Values[name] = values[0]
		} else {
			f.Values[name] = values
		}
	}
	delete(f.Values, "form")
	return f
}

func (f *formState) fileIDs() []string {
	return append([]string{}, graph.Each(f.Files, func(file *graph.UploadedFile) string { return file.ID })...)
}

// outcome takes over the errors of a change to what was received.
func (f *formState) outcome(payload *graph.ReceiptPayload, err error) (*graph.Receipt, error) {
	if err != nil {
		return nil, err
	}
	f.UserErrors = payload.UserErrors
	return payload.Receipt, nil
}

func (f *formState) json() string {
	text, _ := json.Marshal(f) // strings, lists and maps of them always encode
	return string(text)
}
