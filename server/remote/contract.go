// Package remote is the client of the two hosts {core} and {erp}: a method for each of their nine calls, plus
// caches, a mirror and circuit breakers, so that the site works even if a host is slow, down or wrong.
package remote

import (
	"cmp"
	"encoding/json"
	"hash/fnv"
	"net/http"
	"net/url"
	stdpath "path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"hire360/graph"
)

// This file is the contract with the hosts. The specification defines paths, the two headers of every request and where
// JSON is sent. It leaves open the methods of some calls, all parameters and all shapes: those are chosen here and
// nowhere else, so that adapting to the real hosts changes this file only. Requests are written exactly as here.
// Responses are read leniently: unknown fields are skipped, numbers may be strings, and a list may be bare or below
// "data", "items", "jobs" or "pages".

type host int

const (
	core host = iota
	erp
)

type call struct {
	name   string
	host   host
	method string
	path   string
	// maxBytes limits the body of the response, timeout the whole exchange.
	maxBytes int64
	timeout  time.Duration
}

const (
	kb = 1 << 10
	mb = 1 << 20
)

const get, post = http.MethodGet, http.MethodPost

var (
	addEnquiry   = &call{"business enquiry", core, post, "/public/enquiry/business/add", 256 * kb, 10 * time.Second}
	addApplicant = &call{"career application", erp, post, "/public/applicant/add", 256 * kb, 10 * time.Second}
	upload       = &call{"file upload", core, post, "/public/upload", 256 * kb, 30 * time.Second}
	activeJobs   = &call{"active jobs", erp, get, "/public/active/jobs", 64 * mb, 20 * time.Second}
	jobCount     = &call{"job count", erp, get, "/public/active/jobs/count", 64 * kb, 3 * time.Second}
	jobSearch    = &call{"job search", erp, get, "/public/active/jobs/search", 8 * mb, 3 * time.Second}
	searchCount  = &call{"search count", erp, get, "/public/active/jobs/search/", 64 * kb, 3 * time.Second}
	sitePages    = &call{"site pages", core, get, "/public/pages/site", 32 * mb, 10 * time.Second}
	sitePage     = &call{"site page", core, get, "/public/page", 4 * mb, 3 * time.Second}

	// Their path is a setting: Options.WithdrawPath.
	withdrawEnquiry   = &call{"enquiry withdrawal", core, post, "", 256 * kb, 10 * time.Second}
	withdrawApplicant = &call{"application withdrawal", erp, post, "", 256 * kb, 10 * time.Second}

	calls = []*call{addEnquiry, addApplicant, upload, activeJobs, jobCount, jobSearch, searchCount, sitePages, sitePage,
		withdrawEnquiry, withdrawApplicant}
)

// Headers. app and origin are on every request; the key is the same for every attempt of one delivery.
const (
	headerApp    = "app"
	appName      = "hire360"
	headerOrigin = "origin"
	headerKey    = "Idempotency-Key"
	// The body of a raw upload is the file alone: its name is in a header, never in the address.
	headerName = "Content-Disposition" // attachment; filename*=UTF-8''cv.pdf
	// fileField is the field of a multipart upload that holds the file.
	fileField = "file"
)

// fileIDs are the names under which a host may give the id of an uploaded file, the best first.
var fileIDs = []string{"id", "fileId", "fileID", "file_id", "uuid", "key", "url", "fileUrl", "file_url", "fileName",
	"filename", "file_name", "path", "name"}

// search are the parameters of job search, search count and job count. Filters repeat for alternatives.
func search(q graph.JobQuery) url.Values {
	v := url.Values{}
	if q.Words != "" {
		v.Set("q", q.Words)
	}
	for _, f := range graph.AllJobFacetField {
		for _, value := range q.Filter.Values(f) {
			v.Add(strings.ToLower(string(f)), value)
		}
	}
	return v
}

// searchPage adds the page, counted from 1.
func searchPage(q graph.JobQuery) url.Values {
	v := search(q)
	v.Set("sort", strings.ToLower(string(q.Sort)))
	v.Set("page", strconv.Itoa(max(q.Page, 1)))
	v.Set("size", strconv.Itoa(q.First))
	return v
}

// wireJob is a job. A job without id or title is left out.
type wireJob struct {
	ID          text           `json:"id"`
	Title       text           `json:"title"`
	Reference   text           `json:"reference,omitempty"`
	Slug        text           `json:"slug,omitempty"`
	Summary     text           `json:"summary,omitempty"`
	Description text           `json:"description"` // HTML
	City        text           `json:"city,omitempty"`
	Region      text           `json:"region,omitempty"`
	Country     text           `json:"country,omitempty"` // see graph.CountryCode
	PostalCode  text           `json:"postalCode,omitempty"`
	Hours       text           `json:"hours,omitempty"`
	Shift       text           `json:"shift,omitempty"` // see graph.ShiftOfHours
	Workplace   text           `json:"workplace,omitempty"`
	Type        text           `json:"type,omitempty"`
	Category    text           `json:"category,omitempty"`
	Experience  wireExperience `json:"experience,omitempty"`
	Skills      texts          `json:"skills,omitempty"`
	Salary      *wireSalary    `json:"salary,omitempty"`
	Posted      text           `json:"posted,omitempty"` // a day or a moment: see momentIn
	Closes      text           `json:"closes,omitempty"`
	Updated     text           `json:"updated,omitempty"`
	Employer    text           `json:"employer,omitempty"`
	Questions   wireQuestions  `json:"questions,omitempty"`
}

// wireSalary is pay: an object, or a text such as "$46–52 an hour".
type wireSalary struct {
	From     number `json:"from"`
	To       number `json:"to"`
	Currency text   `json:"currency"`
	Period   text   `json:"period"`
	text     text
}

type wireQuestion struct {
	ID       text  `json:"id"`
	Label    text  `json:"label"`
	Hint     text  `json:"hint,omitempty"`
	Kind     text  `json:"kind"`
	Required truth `json:"required,omitempty"`
	Options  texts `json:"options,omitempty"`
}

// wireJobs is a page of a search. Without "more", a full page has a next one.
type wireJobs struct {
	Jobs []wireJob `json:"jobs"`
	More bool      `json:"more"`
}

type wireCount struct {
	Count int `json:"count"`
}

// wirePage is a page of the content management system. One without id or title is left out.
type wirePage struct {
	ID      text `json:"id"`
	Path    text `json:"path,omitempty"`
	Title   text `json:"title"`
	HTML    text `json:"html"`
	Updated text `json:"updated,omitempty"`
}

type wirePages struct {
	Pages []wirePage `json:"pages"`
}

// wireSender is what enquiries and applications share.
type wireSender struct {
	Site      string    `json:"site"`
	Key       string    `json:"key"`       // as the header, for hosts that do not read it
	Reference string    `json:"reference"` // on the sender's receipt: ENQ-…, APP-…
	Received  time.Time `json:"received"`
	// Replaces names earlier attempts that this one corrects.
	Replaces []wireReplaced `json:"replaces,omitempty"`
	Name     string         `json:"name"`
	Email    string         `json:"email"`
	Phone    string         `json:"phone,omitempty"`
	Message  string         `json:"message,omitempty"`
	Consent  wireConsent    `json:"consent"`
}

type wireReplaced struct {
	Reference string `json:"reference"`
	ID        string `json:"id,omitempty"` // the host's id, if it arrived there
}

type wireConsent struct {
	Version string    `json:"version"`
	At      time.Time `json:"at"`
}

type wireEnquiry struct {
	wireSender
	Company  string `json:"company,omitempty"`
	Country  string `json:"country,omitempty"`
	Interest string `json:"interest,omitempty"`
	Page     string `json:"page,omitempty"`
	Call     string `json:"call,omitempty"`
}

type wireApplicant struct {
	wireSender
	JobID      string       `json:"jobId,omitempty"` // the host's id; none for a general application
	Link       string       `json:"link,omitempty"`
	Files      []string     `json:"files"` // the host's ids, the résumé first
	Answers    []wireAnswer `json:"answers,omitempty"`
	FutureJobs bool         `json:"futureJobs"`
}

type wireAnswer struct {
	QuestionID string   `json:"questionId"`
	Values     []string `json:"values"`
}

// wireWithdrawal says that the sender took a submission back.
type wireWithdrawal struct {
	Site      string `json:"site"`
	Key       string `json:"key"` // with which it was sent
	Reference string `json:"reference"`
	ID        string `json:"id,omitempty"` // the host's id, if it arrived there
	// Replaces names earlier attempts that it corrected: they are taken back too.
	Replaces  []wireReplaced `json:"replaces,omitempty"`
	Withdrawn *time.Time     `json:"withdrawn"`
}

// wireAccepted is the response to a submission: the host's id of it.
type wireAccepted struct {
	ID text `json:"id"`
}

// wireRefusal is the body of a response that is not 2xx. Errors may also be {"email": "…"}.
type wireRefusal struct {
	Message string      `json:"message"`
	Errors  []wireFault `json:"errors,omitempty"`
}

// wireFault names a field as the request has it; "files.1" is the second file, "answers.ledger" the answer to that
// question.
type wireFault struct {
	Field   text `json:"field"`
	Message text `json:"message"`
}

// refuses reports whether a status is about what was sent, so that repeating it would not help. A 404 or 403 is about
// addresses and rights, which the operator will correct. Only a JSON response is a refusal.
func refuses(status int) bool {
	return slices.Contains([]int{http.StatusBadRequest, http.StatusRequestEntityTooLarge,
		http.StatusUnsupportedMediaType, http.StatusUnprocessableEntity}, status)
}

// gone reports whether a status says that the host does not have what was withdrawn. Only a JSON response says so:
// others may be about the address.
func gone(k *call, status int) bool {
	return k.path == "" && (status == http.StatusNotFound || status == http.StatusGone)
}

// faultsOf reads from a refusal what the sender can correct.
func faultsOf(e *graph.HostError) graph.UserErrors {
	var body struct {
		Errors json.RawMessage `json:"errors"`
	}
	_ = json.Unmarshal(e.Body, &body) // unreadable errors have no fields
	var found graph.UserErrors
	for _, f := range readFaults(body.Errors) {
		if message := graph.HostMessage(string(f.Message)); message != "" && len(found) < 20 {
			found = append(found, graph.UserError{Code: graph.UserErrorCodeRefused, Field: fieldOf(string(f.Field)),
				Message: message})
		}
	}
	if len(found) == 0 {
		found = graph.UserErrors{{Code: graph.UserErrorCodeRefused, Field: []string{}, Message: e.Message()}}
	}
	return found
}

// fieldOf returns the path of the field of our input, empty for what no form shows.
func fieldOf(name string) []string {
	parts := strings.Split(strings.NewReplacer("[", ".", "]", "").Replace(name), ".")
	switch parts[0] {
	case "name", "email", "company", "phone", "country", "interest", "call", "message", "link", "jobId", "consent",
		"file":
		return parts[:1]
	case "files", "answers":
		return parts[:min(len(parts), 2)]
	}
	return []string{}
}

// jobOf makes a job from the host's. What is missing or not understood is not stated, never the most usual value;
// unread gets the field and the value of what was not understood. A job needs an id and a title.
func jobOf(w wireJob, unread func(field, value string)) (graph.Job, bool) {
	j := graph.Job{
		HostID:    string(w.ID),
		Title:     line(w.Title, 140),
		Reference: line(w.Reference, 40),
		Status:    graph.JobStatusActive,
		Summary:   line(w.Summary, 400),
		Text:      markdown(string(w.Description)),
		Category:  cmp.Or(line(w.Category, 80), "Other"),
		Employer:  line(w.Employer, 120),
		Skills:    []string{},
		Questions: []graph.JobQuestion{},
	}
	if j.HostID == "" || len(j.HostID) > 200 || j.Title == "" {
		return j, false
	}
	check := func(field string, value text, understood bool) {
		if !understood && value != "" {
			unread(field, line(value, 60))
		}
	}
	code := graph.CountryCode(string(w.Country))
	j.Location = graph.Location{
		City:        line(w.City, 80),
		Region:      graph.OrNil(line(w.Region, 40)),
		CountryCode: code,
		Country:     graph.CountryName(code),
		PostalCode:  graph.OrNil(line(w.PostalCode, 20)),
	}
	check("country", w.Country, j.Location.CountryCode != "")
	j.Workplace = workplaceOf(w.Workplace)
	check("workplace", w.Workplace, j.Workplace != "")
	j.Workplace = graph.Workplace(cmp.Or(string(j.Workplace), string(graph.WorkplaceNotStated)))
	j.Type = enum(w.Type, graph.AllEmploymentType, "type")
	check("type", w.Type, j.Type != "")
	j.Type = graph.EmploymentType(cmp.Or(string(j.Type), string(graph.EmploymentTypeNotStated)))
	j.Experience = experienceOf(w.Experience)
	check("experience", w.Experience.text, j.Experience != "")
	j.Experience = graph.Experience(cmp.Or(string(j.Experience), string(graph.ExperienceNotStated)))
	for _, skill := range w.Skills[:min(len(w.Skills), 30)] {
		j.Skills = append(j.Skills, line(text(skill), 80))
	}
	moment := func(field string, value text) moment {
		m, ok := momentIn(value, j.Zone())
		check(field, value, ok)
		return m
	}
	j.Posted = moment("posted", w.Posted).day
	j.ID, j.Slug = jobID(j.HostID, j.Posted), cmp.Or(graph.Slug(string(w.Slug)), cmp.Or(graph.Slug(j.Title), "job"))
	j.Reference = cmp.Or(j.Reference, "H360-"+j.ID)
	if closes := moment("closes", w.Closes).day; closes != "" {
		j.Closes = &closes
	}
	if j.Updated = moment("updated", w.Updated).at; j.Updated.IsZero() && j.Posted != "" {
		j.Updated = j.Posted.Time()
	}
	hours, understood := graph.WeeklyHours(string(w.Hours))
	j.Hours = graph.OrNil(hours)
	check("hours", w.Hours, understood)
	j.Shift = shiftOf(w.Shift)
	check("shift", w.Shift, j.Shift != "")
	if j.Shift == "" || j.Shift == graph.JobShiftNotStated {
		j.Shift = graph.ShiftOfHours(hours)
	}
	j.Salary = salaryOf(w.Salary, j.Location.CountryCode)
	if w.Salary != nil {
		check("salary", w.Salary.text, j.Salary != nil)
	}
	for _, q := range w.Questions {
		if question, ok := questionOf(q); ok {
			j.Questions = append(j.Questions, question)
		}
	}
	return j, true
}

// questionOf makes a question. One to choose from needs options.
func questionOf(w wireQuestion) (graph.JobQuestion, bool) {
	kind := enum(w.Kind, graph.AllJobQuestionKind, "")
	choice := kind == graph.JobQuestionKindOneOf || kind == graph.JobQuestionKindManyOf
	if kind == "" || choice && len(w.Options) == 0 {
		kind = graph.JobQuestionKindText
	}
	return graph.JobQuestion{
		ID:       string(w.ID),
		Label:    line(w.Label, 200),
		Hint:     graph.OrNil(line(w.Hint, 300)),
		Kind:     kind,
		Required: bool(w.Required),
		Options:  append([]string{}, w.Options...),
	}, w.ID != "" && w.Label != ""
}

// jobID is the number of a job on this site: the host's id if it is a whole number, which grows with each posting, and
// else a number made from the day of posting and the host's id, the same on every machine.
func jobID(hostID string, posted graph.Date) string {
	if n, err := strconv.ParseInt(hostID, 10, 64); err == nil && n > 0 && n < 1e15 &&
		strconv.FormatInt(n, 10) == hostID {
		return hostID
	}
	h := fnv.New64a()
	_, _ = h.Write([]byte(hostID))
	// Without a day of posting only the id counts: the day on which a job is first seen differs between machines.
	days := int64(0)
	if posted != "" {
		days = max(posted.Time().Unix()/86400, 0)
	}
	return strconv.FormatInt(days*1e9+int64(h.Sum64()%1e9), 10)
}

// sitePageOf makes a page from the host's, which was read at that time. Without a date of its last change it gets that.
func sitePageOf(w wirePage, read time.Time) (graph.SitePage, bool) {
	p := graph.SitePage{ID: string(w.ID), Title: line(w.Title, 200), Path: graph.OrNil(sitePath(string(w.Path)))}
	if m, ok := momentIn(w.Updated, time.UTC); ok {
		p.Updated = m.at
	} else {
		p.Updated = read.UTC().Truncate(time.Second)
	}
	blocks, err := graph.ParseText(markdown(string(w.HTML)))
	p.Text = append([]graph.Block{}, blocks...)
	return p, p.ID != "" && p.Title != "" && err == nil
}

// sitePath returns the canonical path, "" if it cannot be a page of this site.
func sitePath(path string) string {
	if path == "" {
		return ""
	}
	path = stdpath.Clean("/" + strings.ToLower(path))
	if !pathPattern.MatchString(path) || strings.HasPrefix(path, "/careers/") || strings.HasPrefix(path, "/receipts/") {
		return ""
	}
	return path
}

var pathPattern = regexp.MustCompile(`^/([a-z0-9_~-]+(/[a-z0-9._~-]+)*)?$`)

func senderOf(site, key string, n *graph.Submission) wireSender {
	return wireSender{Site: site, Key: key, Reference: n.Reference, Received: n.Received,
		Consent: wireConsent{n.ConsentVersion, n.ConsentAt}, Replaces: graph.Each(n.Replaces,
			func(r graph.Replaced) wireReplaced { return wireReplaced{r.Reference, r.HostID} })}
}

func withdrawalOf(site, key string, n *graph.Submission) wireWithdrawal {
	return wireWithdrawal{Site: site, Key: key, Reference: n.Reference, ID: n.HostID,
		Replaces: senderOf(site, key, n).Replaces, Withdrawn: n.Withdrawn}
}

func enquiryOf(site, key string, n *graph.Submission) wireEnquiry {
	e, sender := n.Enquiry, senderOf(site, key, n)
	sender.Name, sender.Email, sender.Phone, sender.Message = e.Name, e.Email, graph.OrEmpty(e.Phone), e.Message
	return wireEnquiry{
		wireSender: sender,
		Company:    graph.OrEmpty(e.Company),
		Country:    graph.OrEmpty(e.Country),
		Interest:   graph.OrEmpty(e.Interest),
		Page:       graph.OrEmpty(e.Page),
		Call:       graph.OrEmpty(e.Call),
	}
}

func applicantOf(site, key, job string, files []string, n *graph.Submission) wireApplicant {
	a, sender := n.Application, senderOf(site, key, n)
	sender.Name, sender.Email = a.Name, a.Email
	sender.Phone, sender.Message = graph.OrEmpty(a.Phone), graph.OrEmpty(a.Message)
	return wireApplicant{wireSender: sender, JobID: job, Link: graph.OrEmpty(a.Link), Files: files,
		FutureJobs: a.FutureJobs != nil && *a.FutureJobs, Answers: graph.Each(a.Answers,
			func(answer graph.AnswerInput) wireAnswer { return wireAnswer{answer.QuestionID, answer.Values} })}
}
