package remote

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"mime"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"hire360/graph"
)

// Inbox stores what an upstream receives.
type Inbox interface {
	// Submission returns the submission with a reference. The error wraps graph.ErrNotFound without one.
	Submission(ctx context.Context, reference string) (*graph.Submission, error)
	Add(ctx context.Context, n *graph.Submission) (*graph.Receipt, error)
	// Withdraw takes back the submission with a key. It returns nil without one, and a graph.UserErrors if a later one
	// replaced it.
	Withdraw(ctx context.Context, key string) (receipt *graph.Receipt, now bool, err error)
	// AddUploadAs stores a file under an id, unless there is one already.
	AddUploadAs(ctx context.Context, id, name, mediaType string, r io.Reader) (*graph.UploadedFile, error)
}

// Upstream serves the hosts' side of the contract, both hosts at one address. It honors the idempotency key: a repeat
// gets the first response, and nothing is stored twice.
func Upstream(jobs graph.Jobs, pages graph.SitePages, in Inbox, log *slog.Logger) http.Handler {
	u := &upstream{jobs, pages, in, log}
	mux := http.NewServeMux()
	for k, answer := range map[*call]func(*http.Request) (any, error){
		addEnquiry: u.enquiry, addApplicant: u.applicant, upload: u.upload, activeJobs: u.activeJobs, jobCount: u.count,
		jobSearch: u.search, searchCount: u.count, sitePages: u.pages, sitePage: u.page,
	} {
		path := k.path
		if strings.HasSuffix(path, "/") {
			path += "{$}"
		}
		mux.Handle(k.method+" "+path, u.serve(answer))
	}
	mux.Handle(post+" /public/withdraw", u.serve(u.withdraw))
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		reply(w, http.StatusNotFound, wireRefusal{Message: "There is no such call"})
	})
	return mux
}

type upstream struct {
	jobs      graph.Jobs
	sitePages graph.SitePages
	inbox     Inbox
	log       *slog.Logger
}

type refusalError struct {
	status  int
	message string
}

func (r *refusalError) Error() string { return r.message }

func (u *upstream) serve(answer func(*http.Request) (any, error)) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get(headerApp) != appName || r.Header.Get(headerOrigin) == "" {
			reply(w, http.StatusForbidden, wireRefusal{Message: "The headers app and origin are missing"})
			return
		}
		value, err := answer(r)
		no := new(refusalError)
		faults, correctable := graph.AsUserErrors(err)
		switch {
		case err == nil:
			reply(w, http.StatusOK, value)
		case errors.As(err, &no):
			reply(w, no.status, wireRefusal{Message: no.message})
		case correctable:
			body := wireRefusal{Message: "It cannot be taken as it is"}
			for _, f := range faults {
				body.Errors = append(body.Errors, wireFault{Field: text(strings.Join(f.Field, ".")),
					Message: text(f.Message)})
			}
			reply(w, http.StatusUnprocessableEntity, body)
		default:
			u.log.ErrorContext(r.Context(), "answer as a fake host", "path", r.URL.Path, "error", err)
			reply(w, http.StatusInternalServerError, wireRefusal{Message: graph.GenericMessage})
		}
	})
}

func reply(w http.ResponseWriter, status int, value any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(value)
}

func (u *upstream) activeJobs(r *http.Request) (any, error) {
	all := wireJobs{Jobs: []wireJob{}}
	for q := (graph.JobQuery{Sort: graph.JobSortNewest, First: 50}); ; {
		page, err := u.jobs.Jobs(r.Context(), q)
		if err != nil {
			return nil, err
		}
		if all.Jobs, err = appendJobs(all.Jobs, page.Nodes); err != nil || !page.PageInfo.HasNextPage {
			return all, err
		}
		q.After = *page.PageInfo.EndCursor
	}
}

func appendJobs(list []wireJob, jobs []graph.Job) ([]wireJob, error) {
	for i := range jobs {
		w, err := wireOf(&jobs[i])
		if err != nil {
			return nil, err
		}
		list = append(list, w)
	}
	return list, nil
}

// query reads what search and searchPage write.
func query(v url.Values) graph.JobQuery {
	s := graph.ParseJobSearch(v)
	size, _ := strconv.Atoi(v.Get("size"))
	return graph.JobQuery{Words: s.Words, Filter: s.Filter, Sort: cmp.Or(s.Sort, graph.JobSortRelevance), Page: s.Page,
		First: min(max(size, 1), 50)}
}

func (u *upstream) search(r *http.Request) (any, error) {
	found, err := u.jobs.Jobs(r.Context(), query(r.URL.Query()))
	if err != nil {
		return nil, err
	}
	jobs, err := appendJobs([]wireJob{}, found.Nodes)
	return wireJobs{Jobs: jobs, More: found.PageInfo.HasNextPage}, err
}

func (u *upstream) count(r *http.Request) (any, error) {
	n, err := u.jobs.CountJobs(r.Context(), query(r.URL.Query()))
	return wireCount{n}, err
}

func (u *upstream) pages(r *http.Request) (any, error) {
	pages, err := u.sitePages.SitePages(r.Context())
	all := wirePages{Pages: []wirePage{}}
	for i := range pages {
		all.Pages = append(all.Pages, wirePageOf(&pages[i]))
	}
	return all, err
}

func (u *upstream) page(r *http.Request) (any, error) {
	id := r.URL.Query().Get("id")
	found, err := u.sitePages.SitePagesByID(r.Context(), []string{id})
	if err != nil {
		return nil, err
	}
	if found[id] == nil {
		return nil, &refusalError{http.StatusNotFound, "There is no such page"}
	}
	return wirePageOf(found[id]), nil
}

func body(r *http.Request, into any) error {
	if r.Header.Get("Content-Type") != "application/json" {
		return &refusalError{http.StatusUnsupportedMediaType, "The body must be application/json"}
	}
	if json.NewDecoder(io.LimitReader(r.Body, mb)).Decode(into) != nil {
		return &refusalError{http.StatusBadRequest, "The body is not one JSON object"}
	}
	return nil
}

// add stores what was sent, under the key of its request, with the keys of the submissions that it replaces.
func (u *upstream) add(r *http.Request, n *graph.Submission, key *string, earlier *[]string,
	list []wireReplaced) (_ any, err error) {
	// This is a rule that the site does not have: with it one can see how a refusal is shown.
	if strings.HasSuffix(strings.ToLower(n.Email()), ".invalid") {
		return nil, graph.UserErrors{{Field: []string{"email"},
			Message: "No mail can be sent to this address. Enter another one"}}
	}
	if *earlier, err = u.replaced(r.Context(), list); err != nil {
		return nil, err
	}
	*key = cmp.Or(r.Header.Get(headerKey), *key)
	receipt, err := u.inbox.Add(r.Context(), n)
	return acceptedAs(receipt), err
}

func (u *upstream) enquiry(r *http.Request) (any, error) {
	var w struct {
		graph.EnquiryInput
		Replaces []wireReplaced `json:"replaces"`
		Consent  wireConsent    `json:"consent"`
	}
	if err := body(r, &w); err != nil {
		return nil, err
	}
	e := &w.EnquiryInput
	e.Call, e.Consent = nil, true // the site keeps the times of calls
	return u.add(r, &graph.Submission{Enquiry: e}, &e.Key, &e.Replaces, w.Replaces)
}

func (u *upstream) applicant(r *http.Request) (any, error) {
	var w struct {
		graph.ApplicationInput
		Replaces []wireReplaced `json:"replaces"`
		Consent  wireConsent    `json:"consent"`
	}
	if err := body(r, &w); err != nil {
		return nil, err
	}
	a := &w.ApplicationInput
	a.Consent = true
	return u.add(r, &graph.Submission{Application: a}, &a.Key, &a.Replaces, w.Replaces)
}

// replaced returns the keys of the submissions that one replaces, except those that never arrived here.
func (u *upstream) replaced(ctx context.Context, list []wireReplaced) (keys []string, err error) {
	for _, r := range list {
		if r.ID == "" {
			continue
		}
		n, err := u.inbox.Submission(ctx, r.ID)
		if errors.Is(err, graph.ErrNotFound) {
			continue
		}
		if err != nil {
			return nil, err
		}
		keys = append(keys, n.Key)
	}
	return keys, nil
}

// withdraw takes back a submission and those that it replaces. Which of them arrived here, the sender may not know.
func (u *upstream) withdraw(r *http.Request) (any, error) {
	var w wireWithdrawal
	if err := body(r, &w); err != nil {
		return nil, err
	}
	keys, err := u.replaced(r.Context(), w.Replaces)
	if err != nil {
		return nil, err
	}
	answer := any(nil)
	for _, key := range append(keys, w.Key) {
		receipt, _, err := u.inbox.Withdraw(r.Context(), key)
		if _, replaced := graph.AsUserErrors(err); err != nil && !replaced {
			return nil, err
		}
		if receipt != nil {
			answer = acceptedAs(receipt)
		}
	}
	if answer == nil {
		return nil, &refusalError{http.StatusNotFound, "There is no such submission"}
	}
	return answer, nil
}

func acceptedAs(receipt *graph.Receipt) wireAccepted {
	if receipt == nil {
		return wireAccepted{}
	}
	return wireAccepted{text(receipt.Reference)}
}

func (u *upstream) upload(r *http.Request) (any, error) {
	kind, disposition, body := r.Header.Get("Content-Type"), r.Header.Get(headerName), io.Reader(r.Body)
	if parts, err := r.MultipartReader(); err == nil {
		part, err := parts.NextPart()
		if err != nil || part.FormName() != fileField {
			return nil, &refusalError{http.StatusBadRequest, "The first field is not the file"}
		}
		kind, disposition, body = part.Header.Get("Content-Type"), part.Header.Get(headerName), part
	}
	_, params, err := mime.ParseMediaType(disposition)
	key := r.Header.Get(headerKey)
	if err != nil || params["filename"] == "" || key == "" {
		return nil, &refusalError{http.StatusBadRequest,
			"The headers Content-Disposition and Idempotency-Key are missing"}
	}
	data := http.MaxBytesReader(nil, io.NopCloser(body), graph.MaxFileBytes)
	up, err := u.inbox.AddUploadAs(r.Context(), key, graph.FileName(params["filename"]), kind, data)
	if err != nil {
		return nil, err
	}
	return wireAccepted{text(up.ID)}, nil
}

// wireOf is the opposite of jobOf.
func wireOf(j *graph.Job) (wireJob, error) {
	blocks, err := j.Description()
	w := wireJob{
		ID:          text(j.ID),
		Title:       text(j.Title),
		Reference:   text(j.Reference),
		Slug:        text(j.Slug),
		Summary:     text(j.Summary),
		Workplace:   text(j.Workplace),
		Type:        text(j.Type),
		Category:    text(j.Category),
		Posted:      text(j.Posted),
		Employer:    text(j.Employer),
		Description: text(htmlOf(blocks)),
		City:        text(j.Location.City),
		Region:      text(graph.OrEmpty(j.Location.Region)),
		Country:     text(j.Location.CountryCode),
		PostalCode:  text(graph.OrEmpty(j.Location.PostalCode)),
		Hours:       text(graph.OrEmpty(j.Hours)),
		Shift:       text(j.Shift),
		Skills:      j.Skills,
		Updated:     text(j.Updated.UTC().Format(time.RFC3339)),
		Experience:  wireExperience{text: text(j.Experience)},
	}
	if j.Closes != nil {
		w.Closes = text(*j.Closes)
	}
	if s := j.Salary; s != nil {
		w.Salary = &wireSalary{From: number(s.From), To: number(s.To), Currency: text(s.Currency),
			Period: text(s.Period)}
	}
	for _, q := range j.Questions {
		w.Questions = append(w.Questions, wireQuestion{text(q.ID), text(q.Label), text(graph.OrEmpty(q.Hint)),
			text(q.Kind), truth(q.Required), q.Options})
	}
	return w, err
}

func wirePageOf(p *graph.SitePage) wirePage {
	return wirePage{
		ID:      text(p.ID),
		Path:    text(graph.OrEmpty(p.Path)),
		Title:   text(p.Title),
		HTML:    text(htmlOf(p.Text)),
		Updated: text(p.Updated.UTC().Format(time.RFC3339)),
	}
}
