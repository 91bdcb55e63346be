package main

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/google/uuid"

	"hire360/graph"
	"hire360/server/api"
)

// A form posted without scripts goes through the same mutations as one sent by a script. What it held
// comes back in the page when something must be mended: every value, and the files by their ids.

const maxForm = graph.MaxFiles*graph.MaxFileBytes + 1<<20

// formState is what the bundle's __render shows in a form.
type formState struct {
	Name       string                `json:"name"`
	Values     map[string]any        `json:"values"`
	Files      []*graph.UploadedFile `json:"files"`
	UserErrors []graph.UserError     `json:"userErrors"`
	Error      *string               `json:"error"`
}

func (s *site) form(w http.ResponseWriter, r *http.Request) {
	if !api.SameOrigin(r, s.url) {
		plain(w, http.StatusForbidden, "A page of another site may not send this form. Open it on this site and send it again.\n")
		return
	}
	if over := s.limits.Attempts.Take(w, r, 1); over != nil {
		plain(w, http.StatusTooManyRequests, over.Error()+". Go back, wait, and send it again: what you typed is still in the form.\n")
		return
	}
	if r.ContentLength > maxForm {
		plain(w, http.StatusRequestEntityTooLarge, "The selected files must be smaller than 5 MB each, 5 files at the most. Go back and choose smaller ones: nothing you typed is lost.\n")
		return
	}
	r.Body = http.MaxBytesReader(w, r.Body, maxForm)
	posted, err := readForm(r, s.store.Inbox.TempDir())
	if err != nil {
		plain(w, http.StatusBadRequest, "The form could not be read. Go back and send it again: nothing you typed is lost.\n")
		return
	}
	defer posted.remove()
	state, receipt, err := s.send(w, r, posted)
	over := new(api.TooMany)
	switch {
	case errors.As(err, &over):
		message := over.Error()
		state.Error = &message
		s.posted(w, r, state.json(), http.StatusTooManyRequests)
	case errors.Is(err, errNoForm):
		plain(w, http.StatusBadRequest, "There is no form of that name. Open the page with the form and send it again.\n")
	case err != nil:
		s.log.ErrorContext(r.Context(), "take in a form", "form", state.Name, "error", err)
		message := graph.GenericMessage
		state.Error = &message
		s.posted(w, r, state.json(), http.StatusInternalServerError)
	case receipt != nil:
		http.Redirect(w, r, "/receipts/"+receipt.Key, http.StatusSeeOther)
	default:
		s.posted(w, r, state.json(), http.StatusUnprocessableEntity)
	}
}

var errNoForm = errors.New("no form of that name")

func (f *formState) json() string {
	text, _ := json.Marshal(f) // strings, lists and maps of them always marshal
	return string(text)
}

func (s *site) send(w http.ResponseWriter, r *http.Request, p *postedForm) (*formState, *graph.Receipt, error) {
	f := &formState{Name: p.fields.Get("form"), Values: map[string]any{}, Files: []*graph.UploadedFile{}, UserErrors: []graph.UserError{}}
	for name, values := range p.fields {
		if len(values) == 1 {
			f.Values[name] = values[0]
		} else {
			f.Values[name] = values
		}
	}
	delete(f.Values, "form")
	switch f.Name {
	case "enquiry":
		receipt, err := s.counted(w, r, func() (*graph.Receipt, error) { return s.sendEnquiry(r, f, p) })
		return f, receipt, err
	case "application":
		receipt, err := s.sendApplication(w, r, f, p)
		if err == nil && hasCode(f.UserErrors, graph.UserErrorCodeJobClosed) {
			err = s.answersToMessage(r.Context(), f, p.fields)
		}
		return f, receipt, err
	}
	return f, nil, errNoForm
}

// counted uses up a submission if what is sent is received.
func (s *site) counted(w http.ResponseWriter, r *http.Request, send func() (*graph.Receipt, error)) (*graph.Receipt, error) {
	if over := s.limits.Sends.Take(w, r, 1); over != nil {
		return nil, over
	}
	receipt, err := send()
	if receipt == nil {
		s.limits.Sends.Refund(w, r)
	}
	return receipt, err
}

func (s *site) sendEnquiry(r *http.Request, f *formState, p *postedForm) (*graph.Receipt, error) {
	v := p.fields
	key, err := s.key(r, p)
	if err != nil {
		return nil, err
	}
	payload, err := s.resolver.Mutation().SendEnquiry(graph.WithoutCaptcha(r.Context()), graph.EnquiryInput{
		Key: key, Name: v.Get("name"), Email: v.Get("email"), Company: given(v, "company"), Phone: given(v, "phone"),
		Country: given(v, "country"), Interest: given(v, "interest"), Message: v.Get("message"), Consent: v.Get("consent") != "",
		Page: given(v, "page"), Website: given(v, "website"),
	})
	if err != nil {
		return nil, err
	}
	f.UserErrors = payload.UserErrors
	return payload.Receipt, nil
}

func (s *site) sendApplication(w http.ResponseWriter, r *http.Request, f *formState, p *postedForm) (*graph.Receipt, error) {
	v := p.fields
	key, err := s.key(r, p)
	if err != nil {
		return nil, err
	}
	ctx := graph.WithLoaders(graph.WithoutCaptcha(r.Context()), s.resolver)
	// A repeat of what was received must not take its files in once more.
	if known, err := s.resolver.Query().Receipt(ctx, key); known != nil || (err != nil && !errors.Is(err, graph.ErrUnavailable)) {
		return known, err
	}
	if err := s.takeFiles(w, r, f, p); err != nil {
		return nil, err
	}
	files := []string{}
	for _, file := range f.Files {
		files = append(files, file.ID)
	}
	input := graph.ApplicationInput{
		Key: key, JobID: given(v, "jobId"), Name: v.Get("name"), Email: v.Get("email"), Phone: given(v, "phone"), Link: given(v, "link"),
		Message: given(v, "message"), Files: files, Answers: answers(v), Consent: v.Get("consent") != "",
		FutureJobs: truth(v, "futureJobs"), Website: given(v, "website"),
	}
	if len(f.UserErrors) > 0 {
		return nil, s.addFaults(ctx, f, input)
	}
	return s.counted(w, r, func() (*graph.Receipt, error) {
		payload, err := s.resolver.Mutation().Apply(ctx, input)
		if err != nil {
			return nil, err
		}
		if hasCode(payload.UserErrors, graph.UserErrorCodeKeyReused) {
			// The same form, posted twice at once: the key covers its files, which were taken in twice.
			return s.resolver.Query().Receipt(ctx, key)
		}
		f.UserErrors = payload.UserErrors
		return payload.Receipt, nil
	})
}

func hasCode(list []graph.UserError, code graph.UserErrorCode) bool {
	return slices.ContainsFunc(list, func(e graph.UserError) bool { return e.Code == code })
}

// answersToMessage moves the answers to a closed job's questions into the message: a general application has no questions.
func (s *site) answersToMessage(ctx context.Context, f *formState, v url.Values) error {
	jobs, err := s.store.Jobs.JobsByID(ctx, []string{v.Get("jobId")})
	if err != nil {
		return fmt.Errorf("look up the questions of a closed job: %w", err)
	}
	var questions []graph.JobQuestion
	if job := jobs[v.Get("jobId")]; job != nil {
		questions = job.IdentifiedQuestions()
	}
	parts := []string{v.Get("message")}
	for _, answer := range answers(v) {
		label := answer.QuestionID
		for _, q := range questions {
			if answer.QuestionID == q.ID {
				label = q.Label
			}
		}
		if given := strings.TrimSpace(strings.Join(answer.Values, "\n")); given != "" {
			parts = append(parts, label+"\n"+given)
		}
		delete(f.Values, "answers."+answer.QuestionID)
	}
	f.Values["message"] = strings.TrimSpace(strings.Join(parts, "\n\n"))
	return nil
}

// addFaults puts what else must be mended behind the faults of the files. A résumé is not missing when
// its file was refused.
func (s *site) addFaults(ctx context.Context, f *formState, input graph.ApplicationInput) error {
	others, err := s.resolver.ApplicationFaults(ctx, input)
	f.UserErrors = append(f.UserErrors, slices.DeleteFunc(others, func(e graph.UserError) bool {
		return e.Code == graph.UserErrorCodeRequired && slices.Equal(e.Field, []string{"files"})
	})...)
	return err
}

// takeFiles brings in the files of this post, behind those that an earlier post left here.
func (s *site) takeFiles(w http.ResponseWriter, r *http.Request, f *formState, p *postedForm) error {
	if p.fault != nil {
		return fmt.Errorf("keep a sent file: %w", p.fault)
	}
	ctx := graph.WithoutCaptcha(r.Context())
	kept := p.fields["files"]
	found, err := s.store.Inbox.Uploads(ctx, kept)
	if err != nil {
		return fmt.Errorf("look up files: %w", err)
	}
	for _, id := range kept {
		if file := found[id]; file != nil && !slices.Contains(p.fields["remove"], id) {
			f.Files = append(f.Files, file)
		}
	}
	for _, file := range p.files {
		if len(f.Files) >= graph.MaxFiles {
			f.UserErrors = append(f.UserErrors, graph.UserError{Code: graph.UserErrorCodeTooMany, Field: []string{"files"}, Message: "You can only select up to 5 files at the same time"})
			return nil
		}
		if over := s.limits.Uploads.Take(w, r, 1); over != nil {
			return over
		}
		if err := s.takeFile(r, f, file); err != nil {
			return err
		}
	}
	return nil
}

func (s *site) takeFile(r *http.Request, f *formState, file postedFile) error {
	payload, err := s.resolver.Mutation().UploadFile(graph.WithoutCaptcha(r.Context()),
		graph.UploadFileInput{File: graphql.Upload{File: file, Filename: file.name, Size: file.size}})
	if err != nil {
		return err
	}
	for _, e := range payload.UserErrors {
		e.Field, e.Message = []string{"files"}, graph.FileName(file.name)+": "+e.Message
		f.UserErrors = append(f.UserErrors, e)
	}
	if payload.File != nil {
		f.Files = append(f.Files, payload.File)
	}
	return nil
}

// key is the same for the same form sent again by the same visitor on the same day, so that a second
// press of the button is not a second enquiry. Without scripts there is nobody to make one up.
func (s *site) key(r *http.Request, p *postedForm) (string, error) {
	mac := hmac.New(sha256.New, []byte(s.secret))
	fmt.Fprintf(mac, "%s\n%s\n%s\n%s\n", graph.DateOf(s.now()), s.visitors.ip(r), r.URL.Path, p.fields.Encode())
	for _, file := range p.files {
		fmt.Fprintf(mac, "%q %d\n", file.name, file.size)
		if _, err := io.Copy(mac, io.NewSectionReader(file, 0, file.size)); err != nil {
			return "", fmt.Errorf("read a sent file: %w", err)
		}
	}
	id, err := uuid.FromBytes(mac.Sum(nil)[:16])
	return id.String(), err
}

func given(v url.Values, name string) *string {
	if text := v.Get(name); text != "" {
		return &text
	}
	return nil
}

func truth(v url.Values, name string) *bool {
	yes := v.Get(name) != ""
	return &yes
}

// answers gathers the fields named answers.<question id>.
func answers(v url.Values) []graph.AnswerInput {
	var out []graph.AnswerInput
	for name, values := range v {
		if id, ok := strings.CutPrefix(name, "answers."); ok {
			out = append(out, graph.AnswerInput{QuestionID: id, Values: values})
		}
	}
	slices.SortFunc(out, func(a, b graph.AnswerInput) int { return strings.Compare(a.QuestionID, b.QuestionID) })
	return out
}
