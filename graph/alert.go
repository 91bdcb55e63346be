package graph

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"slices"
	"strings"
)

// Alerts stores alerts: new jobs of a search by e-mail. Of the alerts that it returns, Title and JobCount are not set.
// When a method returns without an error, its change is on disk. If the database is unavailable, errors wrap
// ErrUnavailable.
type Alerts interface {
	// AddAlert stores an alert that its address has to confirm, and has it asked. It reports whether the alert is new.
	// If too many alerts of the address wait for an answer, the error is a UserErrors.
	AddAlert(ctx context.Context, email, path string, f JobAlertFrequency) (fresh bool, err error)
	// Alert returns the alert with the key, or nil.
	Alert(ctx context.Context, key string) (*JobAlert, error)
	// ConfirmAlert confirms an alert, ChangeAlert changes its frequency and, unless the path is empty, its search. They
	// return nil if there is none with the key. If its address has another alert for the search, the error of
	// ChangeAlert is a UserErrors.
	ConfirmAlert(ctx context.Context, key string) (*JobAlert, error)
	ChangeAlert(ctx context.Context, key, path string, f JobAlertFrequency) (*JobAlert, error)
	// EndAlert deletes an alert with its address, if there is one.
	EndAlert(ctx context.Context, key string) error
}

// AlertMail is a mail of an alert that must be sent.
type AlertMail struct {
	Key, Email, Path string
	Frequency        JobAlertFrequency
	// Round tells the mails of an alert apart.
	Round int64
	// Jobs are the ids of the new ones, the newest first. There are none in a mail that asks the address to confirm the
	// alert.
	Jobs []string
}

// describe adds what the search of an alert means, and how many jobs match it now.
func (r *Resolver) describe(ctx context.Context, a *JobAlert) (*JobAlert, error) {
	if a == nil {
		return nil, nil
	}
	q, err := r.QueryAt(ctx, a.Path)
	if err != nil {
		return nil, err
	}
	a.Title = q.Title()
	n, err := r.Jobs.CountJobs(ctx, q)
	if err != nil {
		return nil, fmt.Errorf("count the jobs of an alert: %w", err)
	}
	a.JobCount = int32(n)
	return a, nil
}

// Facets returns what the search of an alert can be changed to: the values of all jobs, and those that it has.
func (r *jobAlertResolver) Facets(ctx context.Context, a *JobAlert) ([]JobFacet, error) {
	q, err := r.QueryAt(ctx, a.Path)
	if err != nil {
		return nil, err
	}
	facets, err := r.Jobs.JobFacets(ctx, JobQuery{})
	for i, facet := range facets {
		for _, v := range q.Filter.Values(facet.Field) {
			if !slices.ContainsFunc(facet.Options, func(o JobFacetOption) bool { return o.Value == v }) {
				option := JobFacetOption{Value: v, Label: FacetLabel(facet.Field, v)}
				facets[i].Options = append(facets[i].Options, option)
			}
		}
	}
	return facets, err
}

// QueryAt returns the query of the job search at a path such as /careers?q=go. Values that no job has are no error.
func (r *Resolver) QueryAt(ctx context.Context, path string) (JobQuery, error) {
	search := linkedSearch(&Link{Link: path})
	f, err := r.ReadJobFilter(WithAnyFilterValue(ctx), search.Filter)
	return JobQuery{Words: firstRunes(search.Words, maxQueryRune), Filter: f}, err
}

// Title says what is searched for, as in “nurse”, Tampa, Night shift. It is empty for all jobs.
func (q JobQuery) Title() string {
	var parts []string
	if !IsEmpty(q.Words) {
		parts = append(parts, "“"+trim(q.Words)+"”")
	}
	if q.Filter.Near != "" {
		parts = append(parts, "near "+quotable(q.Filter.Near))
	}
	for _, field := range AllJobFacetField {
		values := Each(q.Filter.Values(field), func(v string) string { return FacetLabel(field, v) })
		if len(values) > 0 {
			parts = append(parts, strings.Join(values, " or "))
		}
	}
	return strings.Join(parts, ", ")
}

func (r *queryResolver) NewJobAlert(ctx context.Context, words string, filter *JobFilter) (*JobAlert, error) {
	if r.Alerts == nil {
		return nil, nil
	}
	path, err := r.alertPath(ctx, words, filter)
	if err != nil {
		return nil, err
	}
	return r.describe(ctx, &JobAlert{Path: path, Frequency: JobAlertFrequencyDaily})
}

// alertPath returns the path of the search. The error is one of the author of the operation.
func (r *Resolver) alertPath(ctx context.Context, words string, filter *JobFilter) (string, error) {
	q := JobQuery{Words: firstRunes(words, maxQueryRune)}
	if err := r.filter(ctx, &q, filter); err != nil {
		return "", err
	}
	if q.Filter.Ids != nil {
		return "", badInput("ids cannot be part of an alert")
	}
	u := url.URL{Path: "/careers", RawQuery: JobSearch{Words: q.Words, Filter: q.Filter}.Values().Encode()}
	return u.String(), nil
}

func (r *mutationResolver) CreateJobAlert(ctx context.Context, in JobAlertInput) (*JobAlertPayload, error) {
	if r.Alerts == nil {
		return r.alertChanged(ctx, nil, UserErrors{noAlerts})
	}
	path, err := r.alertPath(ctx, in.Query, in.Filter)
	if err != nil {
		return nil, err
	}
	if in.Filter != nil && in.Filter.Near != "" {
		err := r.knownPlace(ctx, *in.Filter)
		if list, ok := AsUserErrors(err); ok {
			list[0].Field = []string{} // the form has no field for it
		}
		if err != nil {
			return r.alertChanged(ctx, nil, err)
		}
	}
	var f UserErrors
	f.email(&in.Email)
	if err = r.verify(ctx, in.Captcha, f); err == nil {
		OutcomeOf(ctx).Stored, err = r.Alerts.AddAlert(ctx, in.Email, path, in.Frequency)
	}
	return r.alertChanged(ctx, nil, err)
}

// changeAlert changes the alert with a key, which does return.
func (r *Resolver) changeAlert(
	ctx context.Context, key string, do func(Alerts) (*JobAlert, error),
) (*JobAlertPayload, error) {
	var a *JobAlert
	var err error
	if r.Alerts != nil && keyPattern.MatchString(key) {
		a, err = do(r.Alerts)
	}
	if err == nil && a == nil {
		err = UserErrors{NoAlert}
	}
	if err == nil {
		a, err = r.describe(ctx, a)
	}
	return r.alertChanged(ctx, a, err)
}

// knownPlace returns a UserErrors for a place or distance that is not understood: an alert with it would find nothing.
func (r *Resolver) knownPlace(ctx context.Context, filter JobFilter) error {
	s, err := r.surroundings(ctx, filter)
	unknown, ok := errors.AsType[*UnknownValue](err)
	if !ok {
		return err
	}
	field := "near"
	if s.name != "" {
		field = "within"
	}
	return UserErrors{{Code: UserErrorCodeInvalid, Field: []string{field}, Message: unknown.Error()}}
}

// ChangeJobAlert changes an alert's frequency and, unless words is nil, its search.
func (r *mutationResolver) ChangeJobAlert(
	ctx context.Context, key string, f JobAlertFrequency, words *string, filter *JobFilter,
) (*JobAlertPayload, error) {
	path := ""
	if words != nil {
		if err := r.knownPlace(ctx, orDefault(filter, JobFilter{})); err != nil {
			return r.alertChanged(ctx, nil, err)
		}
		var err error
		if path, err = r.alertPath(ctx, *words, filter); err != nil {
			return nil, err
		}
	}
	return r.changeAlert(ctx, key, func(a Alerts) (*JobAlert, error) { return a.ChangeAlert(ctx, key, path, f) })
}

func (r *mutationResolver) EndJobAlert(ctx context.Context, key string) (*JobAlertPayload, error) {
	var err error
	if r.Alerts != nil && keyPattern.MatchString(key) {
		err = r.Alerts.EndAlert(ctx, key)
	}
	return r.alertChanged(ctx, nil, err)
}

func (r *Resolver) alertChanged(ctx context.Context, a *JobAlert, err error) (*JobAlertPayload, error) {
	errs, err := userErrors(ctx, err)
	if err != nil {
		return nil, fmt.Errorf("change an alert: %w", err)
	}
	return &JobAlertPayload{Alert: a, UserErrors: errs}, nil
}

func (r *queryResolver) JobAlert(ctx context.Context, key string) (*JobAlert, error) {
	if r.Alerts == nil || !keyPattern.MatchString(key) {
		return nil, nil
	}
	a, err := r.Alerts.Alert(ctx, key)
	if err != nil {
		return nil, fmt.Errorf("look up an alert: %w", err)
	}
	return r.describe(ctx, a)
}

// NoAlert is the error for a key without an alert.
var NoAlert = UserError{Code: UserErrorCodeNotFound, Field: []string{"key"},
	Message: "This alert has ended, or wasn’t confirmed within two days. Create a new one from a job search"}

var noAlerts = UserError{Code: UserErrorCodeInvalid, Field: []string{"email"},
	Message: "This site sends no alerts. Follow the search as a feed instead"}
