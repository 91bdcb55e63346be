package web

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/99designs/gqlgen/graphql"

	"hire360/graph"
)

// answersToMessage moves the answers to a closed job's questions into the message, because a general application has no
// questions. If the message gets too long, it's shown in full and refused: the visitor decides what to cut.
func (s *server) answersToMessage(ctx context.Context, f *formState, v url.Values) error {
	jobs, err := s.StoredJobs.JobsByID(ctx, []string{v.Get("jobId")})
	if err != nil {
		return fmt.Errorf("look up the questions of a closed job: %w", err)
	}
	labels := map[string]string{}
	if job := jobs[v.Get("jobId")]; job != nil {
		for _, q := range job.IdentifiedQuestions() {
			labels[q.ID] = q.Label
		}
	}
	parts := []string{v.Get("message")}
	for _, answer := range answersOf(v) {
		label, ok := labels[answer.QuestionID]
		if !ok {
			label = answer.QuestionID
		}
		if text := strings.TrimSpace(strings.Join(answer.Values, "\n")); text != "" {
			parts = append(parts, label+"\n"+text)
		}
		delete(f.Values, "answers."+answer.QuestionID)
	}
	f.Values["message"] = strings.TrimSpace(strings.Join(parts, "\n\n"))
	return nil
}

// addFaults adds the application's other faults to those of its files. A résumé that was rejected is not missing.
func (s *server) addFaults(ctx context.Context, f *formState, input graph.ApplicationInput) error {
	others, err := s.Resolver.ApplicationFaults(ctx, input)
	f.UserErrors = append(f.UserErrors, slices.DeleteFunc(others, func(e graph.UserError) bool {
		return e.Code == graph.UserErrorCodeRequired && slices.Equal(e.Field, []string{"files"})
	})...)
	return err
}

// storeFiles adds the files of earlier posts to the form's state, and stores those of this post.
func (s *server) storeFiles(w http.ResponseWriter, r *http.Request, f *formState, p *postedForm) error {
	if p.diskErr != nil {
		return fmt.Errorf("store a posted file: %w", p.diskErr)
	}
	earlier := p.fields["files"]
	found, err := s.Resolver.Intake.Uploads(graph.WithoutCaptcha(r.Context()), earlier)
	if err != nil {
		return fmt.Errorf("look up files: %w", err)
	}
	for _, id := range earlier {
		if file := found[id]; file != nil && !slices.Contains(p.fields["remove"], id) {
			f.Files = append(f.Files, file)
		}
	}
	for _, file := range p.files {
		if len(f.Files) >= graph.MaxFiles {
			f.UserErrors = append(f.UserErrors, graph.UserError{
				Code:    graph.UserErrorCodeTooMany,
				Field:   []string{"files"},
				Message: "You can only select up to 5 files at the same time",
			})
			return nil
		}
		if over := s.Budgets.Uploads.Take(w, r, 1); over != nil {
			return over
		}
		if err := s.storeFile(r, f, file); err != nil {
			return err
		}
	}
	return nil
}

func (s *server) storeFile(r *http.Request, f *formState, file postedFile) error {
	input := graph.UploadFileInput{File: graphql.Upload{File: file, Filename: file.name, Size: file.size}}
	payload, err := s.Resolver.Mutation().UploadFile(graph.WithoutCaptcha(r.Context()), input)
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
