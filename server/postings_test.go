package main

import (
	"encoding/json"
	"html"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"
)

// posting is a JobPosting as search engines read it.
type posting struct {
	Type               string `json:"@type"`
	Title              string `json:"title"`
	Description        string `json:"description"`
	DatePosted         string `json:"datePosted"`
	ValidThrough       string `json:"validThrough"`
	EmploymentType     string `json:"employmentType"`
	DirectApply        bool   `json:"directApply"`
	URL                string `json:"url"`
	Skills             string `json:"skills"`
	JobLocationType    string `json:"jobLocationType"`
	HiringOrganization struct{ Name string }
	Identifier         struct{ Name, Value string }
	JobLocation        *struct {
		Address struct{ AddressLocality, AddressRegion, AddressCountry, PostalCode string }
	} `json:"jobLocation"`
	ApplicantLocationRequirements *struct{ Name string } `json:"applicantLocationRequirements"`
	BaseSalary                    *baseSalary            `json:"baseSalary"`
}

type baseSalary struct {
	Currency string
	Value    struct {
		MinValue, MaxValue float64
		UnitText           string
	}
}

var (
	scripts  = regexp.MustCompile(`(?s)<script.*?</script>`)
	elements = regexp.MustCompile(`<[^>]+>`)
	ldJSON   = regexp.MustCompile(`(?s)<script type="application/ld\+json">(.*?)</script>`)
	jobPaths = regexp.MustCompile(`<loc>[^<]*?(/careers/[^<]+-\d+)</loc>`)
)

// visible returns the words of a page's main part, as a reader sees them.
func visible(page string) string {
	page = scripts.ReplaceAllString(page, "")
	if i, j := strings.Index(page, "<main"), strings.Index(page, "</main>"); i >= 0 && j > i {
		page = page[i:j]
	}
	return strings.Join(strings.Fields(html.UnescapeString(elements.ReplaceAllString(page, " "))), " ")
}

// J8: every open job has a JobPosting with what the engines require and recommend, and all it says is on the page.
func TestEveryJobIsAPostingThatThePageShows(t *testing.T) {
	slow(t)
	site := shared(t)
	paths := jobPaths.FindAllStringSubmatch(site.get(t, "/sitemap.xml").body, -1)
	if len(paths) != 24 {
		t.Fatalf("the sitemap names %d jobs, want 24", len(paths))
	}
	var known struct {
		Data struct {
			Jobs struct {
				Nodes []struct {
					Path, Type, Title, Reference string
					Posted                       string
					ClosesAt                     *time.Time
					Skills                       []string
					Salary                       *struct {
						From, To         float64
						Currency, Period string
					}
				}
			}
		}
	}
	answer := site.graphql(t, `{"query":"{ jobs(first: 50) { nodes { path type title reference posted closesAt skills salary { from to currency period } } } }"}`).body
	if err := json.Unmarshal([]byte(answer), &known); err != nil || len(known.Data.Jobs.Nodes) != len(paths) {
		t.Fatalf("%v\n%s", err, firstBytes(answer, 300))
	}
	want := map[string]posting{}
	for _, j := range known.Data.Jobs.Nodes {
		p := posting{Title: j.Title, DatePosted: j.Posted, Skills: strings.Join(j.Skills, ", "),
			EmploymentType: map[string]string{"FULL_TIME": "FULL_TIME", "PART_TIME": "PART_TIME",
				"CONTRACT": "CONTRACTOR", "INTERNSHIP": "INTERN"}[j.Type]}
		p.Identifier.Value = j.Reference
		if j.ClosesAt != nil {
			p.ValidThrough = j.ClosesAt.Add(-time.Second).Format(time.RFC3339)
		}
		if j.Salary != nil {
			p.BaseSalary = &baseSalary{Currency: j.Salary.Currency}
			p.BaseSalary.Value.MinValue, p.BaseSalary.Value.MaxValue, p.BaseSalary.Value.UnitText = j.Salary.From,
				j.Salary.To, j.Salary.Period
		}
		want[j.Path] = p
	}
	for _, path := range paths {
		page := site.get(t, path[1]).body
		var all struct {
			Graph []json.RawMessage `json:"@graph"`
		}
		found := ldJSON.FindStringSubmatch(page)
		if found == nil || json.Unmarshal([]byte(found[1]), &all) != nil {
			t.Errorf("%s has no JSON-LD", path[1])
			continue
		}
		var p posting
		for _, n := range all.Graph {
			var one posting
			if err := json.Unmarshal(n, &one); err == nil && one.Type == "JobPosting" {
				p = one
			}
		}
		for name, ok := range map[string]bool{
			"title": p.Title != "", "description": strings.HasPrefix(p.Description, "<"),
			"datePosted": p.DatePosted != "", "validThrough": p.ValidThrough == "" || p.ValidThrough > p.DatePosted,
			"employmentType": p.EmploymentType != "", "directApply": p.DirectApply,
			"url":                strings.HasSuffix(p.URL, path[1]),
			"hiringOrganization": strings.HasPrefix(p.HiringOrganization.Name, "Hire360"),
			"identifier":         p.Identifier.Value != "",
			"a place": (p.JobLocation != nil &&
				p.JobLocation.Address.AddressCountry != "") != (p.JobLocationType == "TELECOMMUTE" &&
				p.ApplicantLocationRequirements != nil),
		} {
			if !ok {
				t.Errorf("%s: the posting's %s is not as it must be", path[1], name)
			}
		}
		same := posting{Title: p.Title, DatePosted: p.DatePosted, ValidThrough: p.ValidThrough,
			EmploymentType: p.EmploymentType, Skills: p.Skills, BaseSalary: p.BaseSalary}
		if last, err := time.Parse(time.RFC3339, p.ValidThrough); err == nil {
			same.ValidThrough = last.UTC().Format(time.RFC3339)
		}
		if same.Identifier.Value = p.Identifier.Value; !reflect.DeepEqual(same, want[path[1]]) {
			t.Errorf("%s: the posting says %+v, the API %+v", path[1], same, want[path[1]])
		}
		shown := visible(page)
		said := append(strings.Split(p.Skills, ", "), p.Title, p.Identifier.Value,
			strings.TrimPrefix(p.HiringOrganization.Name, "Hire360"))
		for _, paragraph := range strings.Split(elements.ReplaceAllString(p.Description, "\n"), "\n") {
			said = append(said, strings.TrimSpace(html.UnescapeString(paragraph)))
		}
		if l := p.JobLocation; l != nil {
			said = append(said, l.Address.AddressLocality, l.Address.AddressRegion, l.Address.PostalCode)
		} else {
			said = append(said, p.ApplicantLocationRequirements.Name)
		}
		if s := p.BaseSalary; s != nil {
			said = append(said, "a"+map[bool]string{true: "n"}[s.Value.UnitText == "HOUR"]+" "+
				strings.ToLower(s.Value.UnitText))
		}
		for _, words := range said {
			mustContain(t, path[1], squeeze(shown), squeeze(words))
		}
		closes, _, _ := strings.Cut(p.ValidThrough, "T")
		for _, date := range []string{p.DatePosted, closes} {
			mustContain(t, path[1], page, `dateTime="`+date)
		}
	}
}

// A job that doesn't name its employer is the company's, also when the company gets another name.
func TestAJobWithoutAnEmployerIsTheCompanys(t *testing.T) {
	site := start(t, "--site-name=Northwind")
	site.works(t, "jobs", "import", "testdata/one-job.json")
	const found = "/careers?q=lighthouse"
	path := regexp.MustCompile(`/careers/lighthouse-keeper-\d+`).FindString(site.get(t, found).body)
	for _, name := range []string{"Northwind", "Contoso Health"} {
		if name != "Northwind" {
			site.stop()
			site = startOver(t, site.data, time.Now, "--site-name="+name)
		}
		page := site.get(t, path).body
		mustContain(t, "the page of "+name, page, `"hiringOrganization":{"@type":"Organization","name":"`+name+`"`)
		mustLack(t, "the page of "+name, page, ">Employer<")
	}
}
