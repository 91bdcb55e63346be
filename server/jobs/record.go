package jobs

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"hire360/graph"
	"hire360/server/fulltext"
)

// record is a job in a file: a sample, an import or an export.
type record struct {
	ID          string     `json:"id,omitempty" yaml:"id"`
	Slug        string     `json:"slug,omitempty" yaml:"slug"`
	Title       string     `json:"title" yaml:"title"`
	Reference   string     `json:"reference,omitempty" yaml:"reference"`
	Status      string     `json:"status,omitempty" yaml:"status"`
	Summary     string     `json:"summary" yaml:"summary"`
	Text        string     `json:"text" yaml:"text"`
	City        string     `json:"city" yaml:"city"`
	Region      string     `json:"region,omitempty" yaml:"region"`
	CountryCode string     `json:"countryCode" yaml:"countryCode"`
	Hours       string     `json:"hours,omitempty" yaml:"hours"`
	Shift       string     `json:"shift,omitempty" yaml:"shift"` // empty: that of the hours
	PostalCode  string     `json:"postalCode,omitempty" yaml:"postalCode"`
	Workplace   string     `json:"workplace" yaml:"workplace"`
	Type        string     `json:"type" yaml:"type"`
	Category    string     `json:"category" yaml:"category"`
	Experience  string     `json:"experience" yaml:"experience"`
	Skills      []string   `json:"skills,omitempty" yaml:"skills"`
	Salary      *salary    `json:"salary,omitempty" yaml:"salary"`
	Posted      string     `json:"posted" yaml:"posted"`
	Closes      string     `json:"closes,omitempty" yaml:"closes"`
	Employer    string     `json:"employer,omitempty" yaml:"employer"`
	Questions   []question `json:"questions,omitempty" yaml:"questions"`
	// Sample says that the job was made up to try the site out.
	Sample bool `json:"sample,omitempty" yaml:"-"`
	// Days of sample jobs are relative to when the database is filled.
	PostedDaysAgo int  `json:"-" yaml:"postedDaysAgo"`
	ClosesInDays  *int `json:"-" yaml:"closesInDays"`

	number   int64
	line     int
	problems []Problem
}

type salary struct {
	From     int32  `json:"from" yaml:"from"`
	To       int32  `json:"to" yaml:"to"`
	Currency string `json:"currency" yaml:"currency"`
	Period   string `json:"period" yaml:"period"`
}

type question struct {
	ID       string   `json:"id" yaml:"id"`
	Label    string   `json:"label" yaml:"label"`
	Hint     *string  `json:"hint,omitempty" yaml:"hint"`
	Kind     string   `json:"kind" yaml:"kind"`
	Required bool     `json:"required,omitempty" yaml:"required"`
	Options  []string `json:"options,omitempty" yaml:"options"`
}

// Problem is what is wrong with a field of a job in a file.
type Problem struct {
	// Line is the line in which the job or its field begins, from 1.
	Line int
	// Job is the number of the job in the file, from 1, and its id if it has one: "job 3 (1182)". Empty for the file.
	Job string
	// Field is the name of the field, "" for the whole job.
	Field string
	// Expected says what the field must be.
	Expected string
}

func (p Problem) String() string {
	parts := []string{fmt.Sprintf("line %d", p.Line), p.Job, p.Field, p.Expected}
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), ": ")
}

func (r *record) expect(ok bool, field, format string, args ...any) {
	if !ok {
		r.problems = append(r.problems, Problem{Line: r.line, Field: field, Expected: fmt.Sprintf(format, args...)})
	}
}

var (
	slugPattern     = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	idPattern       = regexp.MustCompile(`^[1-9][0-9]{0,14}$`)
	currencyPattern = regexp.MustCompile(`^[A-Z]{3}$`)
)

// check fills in defaults and returns everything that is wrong.
func (r *record) check() []Problem {
	r.defaults()
	r.expect(r.ID == "" || idPattern.MatchString(r.ID), "id", "a whole number such as 1182, or nothing for a new job")
	r.expect(slugPattern.MatchString(r.Slug) || r.Title == "", "slug",
		"lower-case words joined by hyphens, such as data-engineer")
	r.text("title", r.Title, 140)
	r.text("summary", r.Summary, 400)
	r.text("city", r.City, 80)
	r.text("category", r.Category, 80)
	if r.Employer != "" {
		r.text("employer", r.Employer, 120)
	}
	r.expect(utf8.RuneCountInString(r.Region) <= 40, "region", "at most 40 characters")
	r.expect(utf8.RuneCountInString(r.PostalCode) <= 20, "postalCode", "at most 20 characters")
	r.expect(r.CountryCode != "", "countryCode", "a country, as a code such as US or a name such as United States")
	oneOf(r, "status", r.Status, graph.AllJobStatus)
	oneOf(r, "workplace", r.Workplace, graph.AllWorkplace)
	oneOf(r, "type", r.Type, graph.AllEmploymentType)
	oneOf(r, "experience", r.Experience, graph.AllExperience)
	if r.Shift != "" {
		oneOf(r, "shift", r.Shift, graph.AllJobShift)
	}
	r.checkLongText()
	r.checkDays()
	r.checkSalary()
	if hours, ok := graph.WeeklyHours(r.Hours); ok {
		r.Hours = hours
	} else {
		r.expect(r.Hours == "", "hours", "weekly hours such as Mo-Fr 08:00-17:00, or nothing")
	}
	for i, s := range r.Skills {
		r.expect(s != "" && utf8.RuneCountInString(s) <= 60 && !strings.ContainsAny(s, "\n;"), "skills",
			"skill %d must be 1 to 60 characters without line breaks and semicolons", i+1)
	}
	r.checkQuestions()
	return r.problems
}

func (r *record) defaults() {
	for _, s := range r.texts() {
		*s = strings.TrimSpace(printable(*s))
	}
	r.Skills = graph.Each(r.Skills, printable)
	r.Slug = cmp.Or(r.Slug, graph.Slug(fulltext.Lower(r.Title)))
	r.Status = cmp.Or(r.Status, string(graph.JobStatusActive))
	r.CountryCode = graph.CountryCode(r.CountryCode)
	r.number, _ = strconv.ParseInt(r.ID, 10, 64)
}

var lineBreaks = strings.NewReplacer("\r\n", "\n", "\r", "\n")

// printable returns a text without the control characters that word processors leave in it.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\n' && r != '\t' {
			return -1
		}
		return r
	}, lineBreaks.Replace(s))
}

func (r *record) text(field, value string, limit int) {
	n := utf8.RuneCountInString(value)
	r.expect(n >= 1 && n <= limit && !strings.Contains(value, "\n"), field, "1 to %d characters in one line", limit)
}

func oneOf[T ~string](r *record, field, value string, known []T) {
	names := graph.Texts(known)
	last := len(names) - 1
	r.expect(slices.Contains(names, value), field, "%s or %s", strings.Join(names[:last], ", "), names[last])
}

func (r *record) checkLongText() {
	r.expect(r.Text != "" && len(r.Text) <= 40_000, "text", "1 to 40,000 bytes of text")
	if _, err := graph.ParseText(r.Text); err != nil {
		r.expect(false, "text", "the site's Markdown: %s", err)
	}
}

func (r *record) checkDays() {
	posted, err := time.Parse(time.DateOnly, r.Posted)
	r.expect(err == nil || r.Posted == "", "posted", "a day such as 2026-11-20, or nothing if it is not known")
	if r.Closes == "" {
		return
	}
	closes, closesErr := time.Parse(time.DateOnly, r.Closes)
	r.expect(closesErr == nil, "closes", "a day such as 2026-11-20, or nothing until it is filled")
	r.expect(err != nil || closesErr != nil || !closes.Before(posted), "closes", "a day not before posted")
}

func (r *record) checkSalary() {
	if r.Salary == nil {
		return
	}
	r.expect(r.Salary.From > 0, "salary.from", "a whole number above 0")
	r.expect(r.Salary.To >= r.Salary.From, "salary.to", "a whole number not below salary.from")
	r.expect(currencyPattern.MatchString(r.Salary.Currency), "salary.currency", "three capital letters such as USD")
	oneOf(r, "salary.period", r.Salary.Period, graph.AllSalaryPeriod)
}

func (r *record) checkQuestions() {
	seen := map[string]bool{}
	for i, q := range r.Questions {
		at := fmt.Sprintf("questions.%d.", i)
		r.expect(slugPattern.MatchString(q.ID) && !seen[q.ID], at+"id",
			"lower-case words joined by hyphens, each only once")
		seen[q.ID] = true
		r.text(at+"label", q.Label, 200)
		oneOf(r, at+"kind", q.Kind, graph.AllJobQuestionKind)
		choice := q.Kind == string(graph.JobQuestionKindOneOf) || q.Kind == string(graph.JobQuestionKindManyOf)
		r.expect(choice == (len(q.Options) > 0), at+"options",
			"what can be chosen for ONE_OF and MANY_OF, nothing for TEXT and LONG_TEXT")
	}
}
