package desk

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"

	"hire360/graph"
	"hire360/server/db"
	"hire360/server/jobs"
)

// maxImport is the largest file of jobs in bytes.
const maxImport = 16 << 20

func (d *Desk) jobs(w http.ResponseWriter, r *http.Request, who string) error {
	text := strings.TrimSpace(r.URL.Query().Get("q"))
	before, err := strconv.ParseInt(r.URL.Query().Get("before"), 10, 64)
	if err != nil {
		before = math.MaxInt64
	}
	list, err := db.AskPrimary(r.Context(), d.Store.DB, func(ctx context.Context) ([]graph.Job, error) {
		return d.Store.Jobs.List(ctx, text, before, pageLength+1)
	})
	if err != nil {
		return err
	}
	list, next := page(list, func(j graph.Job) string { return j.ID })
	return d.show(w, r, who, "/jobs", "jobs", "Jobs", struct {
		List       []graph.Job
		Text, Next string
	}{list, text, next})
}

// field is one field of the form of a job.
type field struct {
	Name, Label, Hint string
	// Lines is the height of a field for several lines, 0 for one line.
	Lines   int
	Options []string
	// Value is what it holds, Faults what is wrong with it.
	Value  string
	Faults []string
}

func choices[T ~string](first string, all []T) []string {
	return append([]string{first}, graph.Each(all, func(v T) string { return string(v) })...)
}

// jobFields are the fields of the form, in its order, with the names that files of jobs have.
func jobFields() []field {
	return []field{
		{Name: "title", Label: "Title"},
		{Name: "status", Label: "Status", Options: choices("", graph.AllJobStatus)[1:]},
		{Name: "summary", Label: "Summary", Hint: "One or two sentences, at most 400 letters", Lines: 3},
		{Name: "text", Label: "Text", Hint: "The site’s Markdown: ## for headings, - for lists", Lines: 14},
		{Name: "city", Label: "City"},
		{Name: "region", Label: "Region", Hint: "Such as TX, where that is customary"},
		{Name: "countryCode", Label: "Country", Hint: "A code such as US, or a name"},
		{Name: "postalCode", Label: "Postal code"},
		{Name: "workplace", Label: "Workplace", Options: choices("", graph.AllWorkplace)},
		{Name: "type", Label: "Type", Options: choices("", graph.AllEmploymentType)},
		{Name: "category", Label: "Category"},
		{Name: "experience", Label: "Experience", Options: choices("", graph.AllExperience)},
		{Name: "skills", Label: "Skills", Hint: "Separated by semicolons"},
		{Name: "hours", Label: "Hours", Hint: "Such as Mo-Fr 08:00-17:00"},
		{Name: "shift", Label: "Shift", Options: choices("", graph.AllJobShift)},
		{Name: "salaryFrom", Label: "Pay from", Hint: "A whole number"},
		{Name: "salaryTo", Label: "Pay to"},
		{Name: "salaryCurrency", Label: "Currency", Hint: "Such as USD"},
		{Name: "salaryPeriod", Label: "Pay per", Options: choices("", graph.AllSalaryPeriod)},
		{Name: "posted", Label: "Posted", Hint: "A day such as 2026-11-20"},
		{Name: "closes", Label: "Closes", Hint: "The last day, or nothing until it is filled"},
		{Name: "employer", Label: "Employer"},
		{Name: "reference", Label: "Reference", Hint: "Nothing: it is made"},
		{Name: "slug", Label: "Address", Hint: "Words of its address. Nothing: it is made of the title"},
		{Name: "questions", Label: "Questions", Hint: "JSON, as an export in JSON has them", Lines: 4},
	}
}

// jobPage is what the form of a job shows.
type jobPage struct {
	ID, Updated, Path string
	IsActive          bool
	Fields            []field
	Faults            int
	Other             []string // faults of no field
}

func formOf(id string, values map[string]string) jobPage {
	p := jobPage{ID: id, Fields: jobFields()}
	for i := range p.Fields {
		p.Fields[i].Value = values[p.Fields[i].Name]
	}
	return p
}

// findJob returns a job as the form has it, an empty one for "new".
func (d *Desk) findJob(ctx context.Context, id string) (p jobPage, j *graph.Job, err error) {
	if id == "new" {
		return formOf("new", map[string]string{"status": string(graph.JobStatusActive), "employer": d.Name,
			"posted": d.Store.DB.Today()}), nil, nil
	}
	found, err := d.Store.Jobs.JobsByID(ctx, []string{id})
	if err != nil {
		return p, nil, err
	}
	if j = found[id]; j == nil {
		return p, nil, graph.ErrNotFound
	}
	p = formOf(id, jobs.Fields(j))
	p.Updated, p.Path, p.IsActive = j.Updated.Format("20060102150405"), j.Path(), j.Status == graph.JobStatusActive
	return p, j, nil
}

func (d *Desk) job(w http.ResponseWriter, r *http.Request, who string) error {
	p, j, err := d.findJob(r.Context(), r.PathValue("id"))
	if err != nil {
		return err
	}
	title := "New job"
	if j != nil {
		title = j.Title
	}
	return d.show(w, r, who, "/jobs", "job", title, p)
}

// mayChange refuses to change jobs that a host has.
func (d *Desk) mayChange() error {
	if d.HostsJobs {
		return problem{http.StatusForbidden, "These jobs are the host’s",
			"Change them there. The site shows it within a minute."}
	}
	return nil
}

func (d *Desk) saveJob(w http.ResponseWriter, r *http.Request, who string) error {
	id := r.PathValue("id")
	now, j, err := d.findJob(r.Context(), id)
	if err := errors.Join(err, d.mayChange()); err != nil {
		return err
	}
	values := map[string]string{}
	if j != nil {
		values["id"] = id
	}
	for _, f := range now.Fields {
		values[f.Name] = r.FormValue(f.Name)
	}
	p := formOf(id, values)
	p.Updated, p.Path, p.IsActive = now.Updated, now.Path, now.IsActive
	if r.FormValue("updated") != now.Updated {
		p.Other = []string{"Somebody else changed this job meanwhile. What you see is yours: " +
			"save it again to keep it, or open the job again to see theirs."}
	} else if err := Note(r.Context(), d.Store.DB, who, "saved a job", cmp.Or(values["id"], "a new one")); err != nil {
		return err
	} else if _, err = d.Store.Jobs.Put(r.Context(), values); err == nil {
		return redirect(w, r, "/jobs", "saved")
	} else if !p.add(err) {
		return err
	}
	d.render(w, http.StatusUnprocessableEntity, "job", view{Title: cmp.Or(values["title"], "New job"), Nav: "/jobs",
		Who: who, Data: p})
	return nil
}

// add puts the faults of a file of one job at their fields. It returns false for other errors.
func (p *jobPage) add(err error) bool {
	faults := new(jobs.ImportError)
	if !errors.As(err, &faults) {
		return false
	}
	p.Faults = len(faults.Problems)
	for _, f := range faults.Problems {
		name, part, _ := strings.Cut(f.Field, ".")
		if name == "salary" { // a file in CSV has it in several columns
			name += strings.ToUpper(part[:1]) + part[1:]
		}
		i := slices.IndexFunc(p.Fields, func(f field) bool { return f.Name == name })
		if i < 0 {
			p.Other = append(p.Other, strings.TrimPrefix(f.Field+": "+f.Expected, ": "))
			continue
		}
		p.Fields[i].Faults = append(p.Fields[i].Faults, f.Expected)
	}
	return true
}

// closeJob asks, and closes a job.
func (d *Desk) closeJob(w http.ResponseWriter, r *http.Request, who string) error {
	_, j, err := d.findJob(r.Context(), r.PathValue("id"))
	if err = errors.Join(err, d.mayChange()); err != nil || j == nil {
		return cmp.Or(err, graph.ErrNotFound)
	}
	at := "/jobs/" + j.ID
	if r.Method != http.MethodPost {
		return d.show(w, r, who, "/jobs", "ask", "Close “"+j.Title+"”?", question{
			Text: "It leaves the lists, feeds and searches, and its page says that it is closed. " +
				"Applications that were sent stay. To open it again, set its status to Active.",
			Button: "Close this job", Back: at, Action: at + "/close"})
	}
	values := jobs.Fields(j)
	values["status"] = string(graph.JobStatusClosed)
	if err = Note(r.Context(), d.Store.DB, who, "closed a job", j.ID); err == nil {
		_, err = d.Store.Jobs.Put(r.Context(), values)
	}
	return orRedirect(w, r, err, "/jobs", "closed")
}

// importPage is what the page for files of jobs shows.
type importPage struct {
	Done   string
	Faults []faultyRow
	Number int
	Fault  string
}

// faultyRow is a line of a file with what is wrong there.
type faultyRow struct {
	Line   int
	Text   string
	Faults []string
}

func (d *Desk) importJobs(w http.ResponseWriter, r *http.Request, who string) error {
	p := importPage{}
	if r.Method == http.MethodPost {
		r.Body = http.MaxBytesReader(w, r.Body, maxImport)
		if err := errors.Join(d.mayChange(), d.readJobs(r, who, &p)); err != nil {
			return err
		}
	}
	return d.show(w, r, who, "/jobs", "import", "Import jobs", p)
}

// readJobs imports the file of a form, and says what became of it.
func (d *Desk) readJobs(r *http.Request, who string, p *importPage) error {
	file, about, err := r.FormFile("file")
	if errors.Is(err, http.ErrMissingFile) {
		p.Fault = "Choose a file first."
		return nil
	}
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }()
	format := strings.TrimPrefix(strings.ToLower(path.Ext(about.Filename)), ".")
	if format != "csv" && format != "json" {
		p.Fault = "This is neither a .csv nor a .json file. Export the jobs to see how one looks."
		return nil
	}
	data, err := io.ReadAll(file)
	if err == nil {
		err = Note(r.Context(), d.Store.DB, who, "imported jobs", format)
	}
	if err != nil {
		return err
	}
	n, err := d.Store.Jobs.Import(r.Context(), bytes.NewReader(data), format)
	if faults := new(jobs.ImportError); errors.As(err, &faults) {
		p.Number, p.Faults = len(faults.Problems), rowsOf(data, faults.Problems)
		return nil
	}
	p.Done = fmt.Sprintf("%s added, %d updated, %d unchanged.", graph.Counted(n.Added, "job"), n.Updated, n.Unchanged)
	return err
}

// rowsOf puts faults beside the lines of the file that they are about.
func rowsOf(data []byte, problems []jobs.Problem) (rows []faultyRow) {
	lines := strings.Split(string(data), "\n")
	for _, p := range problems {
		if len(rows) == 0 || rows[len(rows)-1].Line != p.Line {
			if len(rows) == 100 {
				return rows
			}
			row := faultyRow{Line: p.Line}
			if p.Line >= 1 && p.Line <= len(lines) {
				row.Text = fmt.Sprintf("%.160s", strings.TrimSpace(lines[p.Line-1]))
			}
			rows = append(rows, row)
		}
		last := &rows[len(rows)-1]
		last.Faults = append(last.Faults, strings.TrimPrefix(p.Field+": "+p.Expected, ": "))
	}
	return rows
}
