package web

import (
	"net/http"
	"strings"

	"github.com/go-chi/chi/v5"

	"hire360/graph"
)

// sendAlert creates the alert of the search at the address, or changes the alert whose page it is. It returns the path
// of the page that says so.
func (s *server) sendAlert(w http.ResponseWriter, r *http.Request, f *formState, p *postedForm) (to string, err error) {
	ctx := graph.WithAnyFilterValue(graph.WithoutCaptcha(r.Context()))
	at := graph.ParseAddress(r.URL.Path, r.URL.Query())
	key, mutation := at.ID, s.Resolver.Mutation()
	var payload *graph.JobAlertPayload
	do := p.fields.Get("do")
	frequency := graph.JobAlertFrequency(p.fields.Get("frequency"))
	if !frequency.IsValid() {
		frequency = graph.JobAlertFrequencyDaily
	}
	switch {
	case at.Kind == graph.AddressNewAlert:
		to = "/alert-sent"
		payload, err = spend(s, w, r, func() (*graph.JobAlertPayload, error) {
			return mutation.CreateJobAlert(ctx, graph.JobAlertInput{Email: p.fields.Get("email"),
				Query: at.Search.Words, Filter: &at.Search.Filter, Frequency: frequency})
		})
	case do == "confirm":
		to = r.URL.Path + "#confirmed"
		payload, err = mutation.ConfirmJobAlert(ctx, key)
	case do == "change":
		to = r.URL.Path + "#saved"
		filter, query := graph.ParseJobSearch(p.fields).Filter, (*string)(nil)
		if filter.Near == "" {
			filter.Within = ""
		}
		if p.fields.Has("query") {
			query = new(strings.TrimSpace(p.fields.Get("query")))
		}
		payload, err = mutation.ChangeJobAlert(ctx, key, frequency, query, &filter)
	case do == "end":
		to = "/alert-ended"
		payload, err = mutation.EndJobAlert(ctx, key)
	default:
		return "", refuse(http.StatusBadRequest, "Open the page of the alert again, and choose what to do there.\n")
	}
	if err != nil {
		return "", err
	}
	if f.UserErrors = payload.UserErrors; len(f.UserErrors) > 0 {
		return "", nil
	}
	return to, nil
}

// unsubscribe ends an alert for a mail program (RFC 8058): from any place, without a question, and without a redirect.
func (s *server) unsubscribe(w http.ResponseWriter, r *http.Request) error {
	if _, err := s.Resolver.Mutation().EndJobAlert(r.Context(), chi.URLParam(r, "key")); err != nil {
		return unavailable("The alert can’t be ended right now. Try again in a minute.\n", "end an alert", err)
	}
	writeText(w, http.StatusOK, "The alert has ended. You get no more e-mails from it.\n")
	return nil
}
