// Package remote speaks with the two hosts {core} and {erp}: one client with a method for each of their nine
// calls, and in front of it what keeps the site whole while a host is slow, down or wrong.
package remote

import (
	"encoding/json"
	"hash/fnv"
	"net/http"
	"net/url"
	stdpath "path"
	"regexp"
	"strconv"
	"strings"
	"time"

	"hire360/graph"
)

// This file is the contract with the hosts. Paths, the two headers of every request and where JSON is sent
// are the specification's; it leaves open the methods of some calls, all parameters and all shapes. What is
// chosen for those stands here and nowhere else, so that adapting to the real hosts touches this file alone.
// Requests are written exactly as here; answers are read with tolerance: unknown fields are skipped,
// numbers may be texts, lists may be bare or stand under "data", "items", "jobs" or "pages".

type host int

const (
	core host = iota
	erp
)

// call is one of the nine calls.
type call struct {
	name   string
	host   host
	method string
	path   string
	// most bounds the bytes of the answer, within the time of the whole exchange.
	most   int64
	within time.Duration
}

const (
	kilobyte = 1 << 10
	megabyte = 1 << 20
)

var (
	addEnquiry = &call{"business enquiry", core, http.MethodPost, "/public/enquiry/business/add", 256 * kilobyte,
		10 * time.Second}
	addApplicant = &call{"career application", erp, http.MethodPost, "/public/applicant/add", 256 * kilobyte,
		10 * time.Second}
	upload      = &call{"file upload", core, http.MethodPost, "/public/upload", 256 * kilobyte, 30 * time.Second}
	activeJobs  = &call{"active jobs", erp, http.MethodGet, "/public/active/jobs", 64 * megabyte, 20 * time.Second}
	jobCount    = &call{"job count", erp, http.MethodGet, "/public/active/jobs/count", 64 * kilobyte, 3 * time.Second}
	jobSearch   = &call{"job search", erp, http.MethodGet, "/public/active/jobs/search", 8 * megabyte, 3 * time.Second}
	searchCount = &call{"search count", erp, http.MethodGet, "/public/active/jobs/search/", 64 * kilobyte,
		3 * time.Second}
	sitePages = &call{"site pages", core, http.MethodGet, "/public/pages/site", 32 * megabyte, 10 * time.Second}
	sitePage  = &call{"site page", core, http.MethodGet, "/public/page", 4 * megabyte, 3 * time.Second}

	calls = []*call{addEnquiry, addApplicant, upload, activeJobs, jobCount, jobSearch, searchCount, sitePages, sitePage}
)

// Headers. app and origin go with every request; the key is the same on every try of one delivery.
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

// searchPage adds which part is wanted, pages counting from 1.
func searchPage(q graph.JobQuery) url.Values {
	v := search(q)
	v.Set("sort", strings.ToLower(string(q.Sort)))
	v.Set("page", strconv.Itoa(max(q.Page, 1)))
	v.Set("size", strconv.Itoa(q.First))
	return v
}

func pagesOf(site string) url.Values { return url.Values{"site": {site}} }

func pageOf(site, id string) url.Values { return url.Values{"site": {site}, "id": {id}} }

// wireJob is a job. Needed are id and title; a job without one of them is left out.
type wireJob struct {
	ID          text           `json:"id"`
	Title       text           `json:"title"`
	Reference   text           `json:"reference,omitempty"`
	Slug        text           `json:"slug,omitempty"`
	Summary     text           `json:"summary,omitempty"`
	Description text           `json:"description"` // HTML
	City        text           `json:"city,omitempty"`
	Region      text           `json:"region,omitempty"`
	Country     text           `json:"country,omitempty"` // ISO 3166-1 alpha-2
	PostalCode  text           `json:"postalCode,omitempty"`
	Workplace   text           `json:"workplace,omitempty"`
	Type        text           `json:"type,omitempty"`
	Category    text           `json:"category,omitempty"`
	Experience  text           `json:"experience,omitempty"`
	Skills      texts          `json:"skills,omitempty"`
	Salary      *wireSalary    `json:"salary,omitempty"`
	Posted      text           `json:"posted"` // a day or a moment; without one the day the job was first seen
	Closes      text           `json:"closes,omitempty"`
	Updated     text           `json:"updated,omitempty"`
	Employer    text           `json:"employer,omitempty"`
	Questions   []wireQuestion `json:"questions,omitempty"`
}

type wireSalary struct {
	From     number `json:"from"`
	To       number `json:"to"`
	Currency text   `json:"currency"`
	Period   text   `json:"period"`
}

type wireQuestion struct {
	ID       text  `json:"id"`
	Label    text  `json:"label"`
	Hint     text  `json:"hint,omitempty"`
	Kind     text  `json:"kind"`
	Required truth `json:"required,omitempty"`
	Options  texts `json:"options,omitempty"`
}

// wireJobs is a page of a search. Without more a full page has a successor.
type wireJobs struct {
	Jobs []wireJob `json:"jobs"`
	More bool      `json:"more"`
}

type wireCount struct {
	Count int `json:"count"`
}

// wirePage is a page of the content management system. Needed are id and title.
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
	Reference string    `json:"reference"` // what the sender was told: ENQ-…, APP-…
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
	ID        string `json:"id,omitempty"` // what the host calls it, if it was brought there
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
}

type wireApplicant struct {
	wireSender
	JobID      string       `json:"jobId,omitempty"` // as the host calls it; none for a general application
	Link       string       `json:"link,omitempty"`
	Files      []string     `json:"files"` // as the host called them, the résumé first
	Answers    []wireAnswer `json:"answers,omitempty"`
	FutureJobs bool         `json:"futureJobs"`
}

type wireAnswer struct {
	QuestionID string   `json:"questionId"`
	Values     []string `json:"values"`
}

// wireTaken is the answer to what was sent: what the host calls it.
type wireTaken struct {
	ID text `json:"id"`
}

// wireRefusal is the body of an answer that is not ok. Errors may also be {"email": "…"}.
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

// refuses says which answers judge what was sent: repeating it would not help. A 404 or 403 is a matter of
// addresses and rights, which the operator will fix. Only a JSON answer is a refusal.
func refuses(status int) bool {
	switch status {
	case http.StatusBadRequest, http.StatusRequestEntityTooLarge, http.StatusUnsupportedMediaType,
		http.StatusUnprocessableEntity:
		return true
	}
	return false
}

// taken says that the host has it already.
func taken(status int) bool { return status == http.StatusConflict }

// faultsOf reads from a refusal what the sender can fix.
func faultsOf(e *graph.HostError) graph.UserErrors {
	var body struct {
		Errors json.RawMessage `json:"errors"`
	}
	_ = json.Unmarshal(e.Body, &body) // what cannot be read has no fields
	var found graph.UserErrors
	for _, f := range readFaults(body.Errors) {
		if words := graph.HostWords(string(f.Message)); words != "" && len(found) < 20 {
			found = append(found, graph.UserError{Code: graph.UserErrorCodeRefused, Field: fieldOf(string(f.Field)),
				Message: words})
		}
	}
	if len(found) == 0 {
		found = graph.UserErrors{{Code: graph.UserErrorCodeRefused, Field: []string{}, Message: e.Message()}}
	}
	return found
}

// fieldOf finds the field of our input; none for anything a form does not show.
func fieldOf(name string) []string {
	parts := strings.Split(strings.NewReplacer("[", ".", "]", "").Replace(name), ".")
	switch parts[0] {
	case "name", "email", "company", "phone", "country", "interest", "message", "link", "jobId", "consent", "file":
		return parts[:1]
	case "files", "answers":
		return parts[:min(len(parts), 2)]
	}
	return []string{}
}

// jobOf makes a job of what the host gave. Posted stays empty when the host does not say it. Enums are read in any
// spelling ("Full-time"); what is missing or
// unknown becomes the most usual value.
func jobOf(w wireJob) (graph.Job, bool) {
	j := graph.Job{HostID: string(w.ID), Title: line(w.Title, 140), Reference: line(w.Reference, 40),
		Status:  graph.JobStatusActive,
		Summary: line(w.Summary, 400), Text: markdown(string(w.Description)),
		Category: or(line(w.Category, 80), "Other"),
		Employer: or(line(w.Employer, 120), "Hire360"), Skills: []string{}, Questions: []graph.JobQuestion{},
		Posted: day(w.Posted)}
	if j.HostID == "" || len(j.HostID) > 200 || j.Title == "" {
		return j, false
	}
	j.ID, j.Slug = jobID(j.HostID, j.Posted), or(graph.Slug(string(w.Slug)), or(graph.Slug(j.Title), "job"))
	j.Location = graph.Location{City: or(line(w.City, 80), "Not stated"), Region: given(line(w.Region, 40)),
		CountryCode: or(strings.ToUpper(line(w.Country, 2)), "US"), PostalCode: given(line(w.PostalCode, 20))}
	j.Workplace = oneOf(w.Workplace, graph.AllWorkplace, graph.WorkplaceOnSite)
	j.Type = oneOf(w.Type, graph.AllEmploymentType, graph.EmploymentTypeFullTime)
	j.Experience = oneOf(w.Experience, graph.AllExperience, graph.ExperienceMid)
	for _, skill := range w.Skills[:min(len(w.Skills), 30)] {
		j.Skills = append(j.Skills, line(text(skill), 80))
	}
	if closes := day(w.Closes); closes != "" {
		j.Closes = &closes
	}
	if j.Updated, _ = instant(w.Updated); j.Updated.IsZero() && j.Posted != "" {
		j.Updated = j.Posted.Time()
	}
	if s := w.Salary; s != nil && s.From > 0 && s.From < 1e9 && s.To < 1e9 && len(s.Currency) == 3 {
		j.Salary = &graph.Salary{From: int32(s.From), To: int32(max(s.From, s.To)),
			Currency: strings.ToUpper(string(s.Currency)),
			Period:   oneOf(s.Period, graph.AllSalaryPeriod, graph.SalaryPeriodYear)}
	}
	for _, q := range w.Questions {
		if q.ID != "" && q.Label != "" {
			j.Questions = append(j.Questions, graph.JobQuestion{ID: string(q.ID), Label: line(q.Label, 200),
				Hint: given(line(q.Hint, 300)),
				Kind: oneOf(q.Kind, graph.AllJobQuestionKind, graph.JobQuestionKindText), Required: bool(q.Required),
				Options: append([]string{}, q.Options...)})
		}
	}
	return j, true
}

// jobID is the number a job has on this site: the host's own when it is a whole number, which grows with each
// posting, and otherwise one made of the day of posting and the host's id, the same on every machine.
func jobID(hostID string, posted graph.Date) string {
	if n, err := strconv.ParseInt(hostID, 10, 64); err == nil && n > 0 && n < 1e15 &&
		strconv.FormatInt(n, 10) == hostID {
		return hostID
	}
	h := fnv.New64a()
	_, _ = h.Write([]byte(hostID))
	// without a day of posting the id alone counts: the day a job is first seen differs between machines
	days := int64(0)
	if posted != "" {
		days = max(posted.Time().Unix()/86400, 0)
	}
	return strconv.FormatInt(days*1e9+int64(h.Sum64()%1e9), 10)
}

// sitePageOf makes a page of what the host gave when it was read; one that does not say when it last changed
// did so then.
func sitePageOf(w wirePage, read time.Time) (graph.SitePage, bool) {
	p := graph.SitePage{ID: string(w.ID), Title: line(w.Title, 200), Path: given(sitePath(string(w.Path)))}
	if p.Updated, _ = instant(w.Updated); p.Updated.IsZero() {
		p.Updated = read.UTC().Truncate(time.Second)
	}
	blocks, err := graph.ParseText(markdown(string(w.HTML)))
	p.Text = append([]graph.Block{}, blocks...)
	return p, p.ID != "" && p.Title != "" && err == nil
}

// sitePath is a path in the site's one spelling, "" for anything that is no place for a page on this site.
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
	w := wireSender{Site: site, Key: key, Reference: n.Reference, Received: n.Received,
		Consent: wireConsent{n.ConsentVersion, n.ConsentAt}}
	for _, r := range n.Replaces {
		w.Replaces = append(w.Replaces, wireReplaced{r.Reference, r.HostID})
	}
	return w
}

func enquiryOf(site, key string, n *graph.Submission) wireEnquiry {
	e, sender := n.Enquiry, senderOf(site, key, n)
	sender.Name, sender.Email, sender.Phone, sender.Message = e.Name, e.Email, orEmpty(e.Phone), e.Message
	return wireEnquiry{wireSender: sender, Company: orEmpty(e.Company), Country: orEmpty(e.Country),
		Interest: orEmpty(e.Interest), Page: orEmpty(e.Page)}
}

func applicantOf(site, key, job string, files []string, n *graph.Submission) wireApplicant {
	a, sender := n.Application, senderOf(site, key, n)
	sender.Name, sender.Email, sender.Phone, sender.Message = a.Name, a.Email, orEmpty(a.Phone), orEmpty(a.Message)
	w := wireApplicant{wireSender: sender, JobID: job, Link: orEmpty(a.Link), Files: files,
		FutureJobs: a.FutureJobs != nil && *a.FutureJobs}
	for _, answer := range a.Answers {
		w.Answers = append(w.Answers, wireAnswer{answer.QuestionID, answer.Values})
	}
	return w
}
