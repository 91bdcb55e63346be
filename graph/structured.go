package graph

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"
)

// Structured data for search engines: schema.org in JSON-LD. It contains only what the page shows.

type node map[string]any

// add sets a property unless it is empty.
func (n node) add(name, value string) {
	if value != "" {
		n[name] = value
	}
}

// StructuredData returns the JSON-LD of the page at an address. It is nil for pages that have none or that search
// engines must not index.
func (r *Resolver) StructuredData(ctx context.Context, a Address, country string) []byte {
	switch a.Kind {
	case AddressPage:
		page, err := r.PageAt(ctx, a.Path)
		if err != nil || page == nil || page.Base().Hidden {
			return nil
		}
		return jsonLD(pageNodes(r.Content().Site(country), page, r.Content().Events(r.Now())))
	case AddressJobSearch:
		return r.structuredSearch(ctx, a.Search)
	case AddressJob:
		if found, err := r.Jobs.JobsByID(ctx, []string{a.ID}); err == nil && found[a.ID] != nil {
			return structuredJob(r.Content().Site(""), found[a.ID])
		}
	}
	return nil
}

// structuredSearch returns the JSON-LD of a page of the job search, with its jobs unless terms, filters or an order are
// set. It lists only addresses, because search engines want a JobPosting only on the job's own page.
func (r *Resolver) structuredSearch(ctx context.Context, search JobSearch) []byte {
	p, err := r.PageAt(ctx, "/careers")
	if err != nil || p == nil {
		return nil
	}
	site := r.Content().Site("")
	all := pageNodes(site, p, nil)
	list := all[2]
	list["@type"] = "CollectionPage"
	if search.Page > 1 {
		list["url"] = fmt.Sprintf("%s?page=%d", list["url"], search.Page)
	}
	if plain := (JobSearch{Page: search.Page}); search.Values().Encode() != plain.Values().Encode() {
		return jsonLD(all)
	}
	found, err := r.Jobs.Jobs(ctx, JobQuery{Sort: JobSortNewest, First: jobsPerPage, Page: search.Page})
	if err != nil {
		return nil
	}
	var items []string
	for _, j := range found.Nodes {
		if !j.Sample {
			items = append(items, site.URL+j.Path())
		}
	}
	if items != nil {
		list["mainEntity"] = node{"@type": "ItemList", "itemListElement": items}
	}
	return jsonLD(all)
}

// jobsPerPage is the default of searchJobs(first:), which the job search uses.
const jobsPerPage = 20

// pageNodes begin with the organization, the site and the page.
func pageNodes(site *Site, p Page, events []Event) []node {
	b := p.Base()
	at := site.URL + strings.TrimSuffix(b.Path, "/")
	page := node{
		"@type":        "WebPage",
		"@id":          at + "#page",
		"url":          at,
		"name":         b.Title,
		"description":  b.Description,
		"inLanguage":   "en",
		"dateModified": b.Updated,
		"isPartOf":     node{"@id": site.URL + "#site"},
	}
	all := []node{organization(site), website(site), page}
	if len(b.Breadcrumbs) > 0 {
		all = append(all, breadcrumbs(site, b.Breadcrumbs))
	}
	all = append(all, about(site, p, at)...)
	for _, s := range b.Sections {
		if s, ok := s.(*FaqSection); ok {
			all = append(all, faq(s))
		}
	}
	if b.Path == "/events" {
		for _, e := range events {
			if !e.Sample {
				all = append(all, event(site, e))
			}
		}
	}
	return all
}

// website describes the site and the address of its job search.
func website(site *Site) node {
	return node{
		"@type":     "WebSite",
		"@id":       site.URL + "#site",
		"url":       site.URL,
		"name":      site.Name,
		"publisher": ref(site),
		"potentialAction": node{
			"@type":       "SearchAction",
			"query-input": "required name=search_term_string",
			"target":      node{"@type": "EntryPoint", "urlTemplate": site.URL + "/careers?q={search_term_string}"},
		},
	}
}

// about describes the page's subject, which depends on its kind.
func about(site *Site, p Page, at string) []node {
	b := p.Base()
	switch p := p.(type) {
	case *ServicePage:
		return []node{{
			"@type":       "Service",
			"name":        b.Label,
			"serviceType": b.Label,
			"description": b.Description,
			"url":         at,
			"provider":    ref(site),
			"areaServed":  []string{"US", "GB", "CA", "IN"},
		}}
	case *ProductPage:
		return []node{{
			"@type":               "SoftwareApplication",
			"name":                b.Label,
			"description":         p.Claim,
			"url":                 at,
			"applicationCategory": "BusinessApplication",
			"operatingSystem":     "Web",
			"publisher":           ref(site),
		}}
	case *Article:
		author := node{"@type": "Organization", "name": p.Author, "parentOrganization": ref(site)}
		a := article("BlogPosting", site, b, at, author)
		if p.Published != "" {
			a["datePublished"], a["dateModified"] = p.Published, max(p.Updated, p.Published)
		}
		return []node{a}
	case *CaseStudy:
		a := article("Article", site, b, at, ref(site))
		a["about"] = p.Sector
		a["disambiguatingDescription"] = p.Disclosure()
		return []node{a}
	}
	if b.Path != "/contact-us" {
		return nil
	}
	return Each(site.Offices, func(o Office) node {
		return node{
			"@type": "Place",
			"name":  site.Name + " " + o.Label,
			"address": node{
				"@type":           "PostalAddress",
				"streetAddress":   o.Address,
				"addressLocality": o.City,
				"addressCountry":  o.CountryCode,
			},
			"geo": node{"@type": "GeoCoordinates", "latitude": o.Latitude, "longitude": o.Longitude},
		}
	})
}

// article describes a page with an author.
func article(kind string, site *Site, b *PageBase, at string, author node) node {
	return node{
		"@type":            kind,
		"headline":         b.Title,
		"description":      b.Description,
		"url":              at,
		"mainEntityOfPage": at,
		"author":           author,
		"publisher":        ref(site),
	}
}

// structuredJob returns the JSON-LD of a job's page, or nil for a closed one and for a sample. Search engines that list
// jobs accept only what the page shows: a remote job has a country and no city. What the employer does not say is left
// out.
func structuredJob(site *Site, j *Job) []byte {
	if j.Status != JobStatusActive || j.Sample {
		return nil
	}
	employer := node{"@type": "Organization", "name": j.Employer} // the company, or the client that it recruits for
	if j.Employer == site.Name {
		employer["sameAs"] = site.URL
	}
	posting := node{
		"@type":              "JobPosting",
		"title":              j.Title,
		"identifier":         node{"@type": "PropertyValue", "name": site.Name, "value": j.Reference},
		"hiringOrganization": employer,
		"directApply":        true,
		"url":                site.URL + j.Path(),
	}
	posting.add("description", JobHTML(j))
	posting.add("datePosted", string(j.Posted))
	posting.add("employmentType", employment[j.Type])
	posting.add("skills", strings.Join(j.Skills, ", "))
	if months, ok := experienceMonths[j.Experience]; ok {
		posting["experienceRequirements"] = node{
			"@type":              "OccupationalExperienceRequirements",
			"monthsOfExperience": months,
		}
	}
	if j.Workplace == WorkplaceRemote {
		posting["jobLocationType"] = "TELECOMMUTE"
		if j.Location.Country != "" {
			posting["applicantLocationRequirements"] = node{"@type": "Country", "name": j.Location.Country}
		}
	} else if a := address(j.Location); len(a) > 1 {
		posting["jobLocation"] = node{"@type": "Place", "address": a}
	}
	if j.Closes != nil {
		// The last second, so that the date is that of the last day.
		end, zone := endOfDay(*j.Closes, j.place())
		posting["validThrough"] = end.Add(-time.Second).In(zone).Format(time.RFC3339)
	}
	shift := "" // the shift and the weekly hours: "Night shift, Mo,Tu,Fr 18:45-07:15"
	if j.Shift != JobShiftNotStated {
		shift = FacetLabel(JobFacetFieldShift, string(j.Shift))
	}
	posting.add("workHours", strings.Join(trimmed([]string{shift, OrEmpty(j.Hours)}), ", "))
	if s := j.Salary; s != nil {
		posting["baseSalary"] = node{"@type": "MonetaryAmount", "currency": s.Currency,
			"value": node{"@type": "QuantitativeValue", "minValue": s.From, "maxValue": s.To, "unitText": s.Period}}
	}
	trail := []Link{{Label: "Home", Link: "/"}, {Label: "Careers", Link: "/careers"}, {Label: j.Title, Link: j.Path()}}
	return jsonLD([]node{organization(site), website(site), breadcrumbs(site, trail), posting})
}

var employment = map[EmploymentType]string{
	EmploymentTypeFullTime:   "FULL_TIME",
	EmploymentTypePartTime:   "PART_TIME",
	EmploymentTypeContract:   "CONTRACTOR",
	EmploymentTypeInternship: "INTERN",
	EmploymentTypeTemporary:  "TEMPORARY",
	EmploymentTypePerDiem:    "PER_DIEM",
}

var experienceMonths = map[Experience]int{ExperienceMid: 36, ExperienceSenior: 72}

func address(l Location) node {
	a := node{"@type": "PostalAddress"}
	a.add("addressLocality", l.City)
	a.add("addressRegion", OrEmpty(l.Region))
	a.add("addressCountry", l.CountryCode)
	a.add("postalCode", OrEmpty(l.PostalCode))
	return a
}

func organization(site *Site) node {
	var same []string
	for _, l := range site.Footer.Social {
		// An example leads to a page of the site.
		if !strings.HasPrefix(l.Link, "/") {
			same = append(same, l.Link)
		}
	}
	n := node{
		"@type":     "Organization",
		"@id":       site.URL + "#org",
		"name":      site.Name,
		"legalName": site.LegalName,
		"url":       site.URL,
		"email":     site.Email,
		"telephone": site.Phone,
		"contactPoint": node{
			"@type":             "ContactPoint",
			"contactType":       "customer service",
			"telephone":         site.Phone,
			"email":             site.Email,
			"availableLanguage": "en",
		},
	}
	if len(same) > 0 {
		n["sameAs"] = same
	}
	return n
}

func ref(site *Site) node { return node{"@id": site.URL + "#org"} }

func breadcrumbs(site *Site, trail []Link) node {
	var items []node
	for i, l := range trail {
		items = append(items, node{
			"@type":    "ListItem",
			"position": i + 1,
			"name":     l.Label,
			"item":     site.URL + strings.TrimSuffix(l.Link, "/"),
		})
	}
	return node{"@type": "BreadcrumbList", "itemListElement": items}
}

func faq(s *FaqSection) node {
	questions := Each(s.Questions, func(q Question) node {
		return node{"@type": "Question", "name": q.Question,
			"acceptedAnswer": node{"@type": "Answer", "text": PlainMarkup(q.Answer)}}
	})
	return node{"@type": "FAQPage", "mainEntity": questions}
}

func event(site *Site, e Event) node {
	mode, place := "Offline", node{"@type": "Place", "name": e.Place, "address": e.Place}
	if e.Place == "Online" {
		mode, place = "Online", node{"@type": "VirtualLocation", "url": site.URL + "/events"}
	}
	return node{
		"@type":               "Event",
		"name":                e.Title,
		"startDate":           e.Starts,
		"endDate":             e.Ends,
		"eventAttendanceMode": "https://schema.org/" + mode + "EventAttendanceMode",
		"location":            place,
		"eventStatus":         "https://schema.org/EventScheduled",
		"description":         PlainText(e.Text),
		"organizer":           ref(site),
	}
}

// JobHTML returns a job's text in the simple HTML that job search engines read.
func JobHTML(j *Job) string {
	blocks, err := j.Description()
	if err != nil {
		return "<p>" + escape(j.Summary) + "</p>"
	}
	var b strings.Builder
	for _, block := range blocks {
		switch block := block.(type) {
		case HeadingBlock:
			b.WriteString("<h3>" + escape(PlainMarkup(block.Text)) + "</h3>")
		case ListBlock:
			b.WriteString("<ul>")
			for _, item := range block.Items {
				b.WriteString("<li>" + escape(PlainMarkup(item)) + "</li>")
			}
			b.WriteString("</ul>")
		default:
			b.WriteString("<p>" + escape(PlainText([]Block{block})) + "</p>")
		}
	}
	return b.String()
}

var escape = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace

func jsonLD(all []node) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false) // render escapes it
	if e.Encode(node{"@context": "https://schema.org", "@graph": all}) != nil {
		return nil // strings, numbers and lists of them always encode
	}
	return bytes.TrimSpace(b.Bytes())
}
