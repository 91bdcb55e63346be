package graph

import (
	"net/url"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// AddressKind is the kind of page at an address.
type AddressKind int

// The kinds of addresses.
const (
	AddressPage      AddressKind = iota // a content page, a page of the CMS, or none
	AddressJobSearch                    // /careers
	AddressSearch                       // /search
	AddressJob                          // /careers/{slug}-{id}, but not /careers/saved
	AddressReceipt                      // /receipts/{key}
	AddressNewAlert                     // /alerts
	AddressAlert                        // /alerts/{key}
)

// IsPrivate reports whether the path opens what is one visitor's alone: it must not be cached, logged or listed.
func (a Address) IsPrivate() bool { return a.Kind == AddressReceipt || a.Kind == AddressAlert }

// Address is a parsed address. Pages, preview cards and the page cache use ParseAddress, feeds its ParseJobSearch, and
// the client client/src/app/operations.ts, which passes the same testdata/addresses.json.
type Address struct {
	Kind AddressKind
	Path string
	// ID is a job's id, or the key of a receipt or an alert. It is empty for the other kinds.
	ID     string
	Search JobSearch
	// Words are what /search looks for.
	Words string
	// about has the parameters of the contact page: the event or the service of an enquiry.
	about url.Values
}

// ParseAddress parses a path from CleanPath and its query. Parameters without effect and unknown values are dropped.
func ParseAddress(p string, query url.Values) Address {
	a := Address{Path: unescapable.Replace(p)}
	if slug, ok := segmentBelow(p, "/careers/"); ok && slug != "saved" {
		a.Kind, a.ID = AddressJob, slug[strings.LastIndex(slug, "-")+1:]
	} else if key, ok := segmentBelow(p, "/receipts/"); ok {
		a.Kind, a.ID = AddressReceipt, key
	} else if key, ok := segmentBelow(p, "/alerts/"); ok {
		a.Kind, a.ID = AddressAlert, key
	}
	switch p {
	case "/careers":
		a.Kind, a.Search = AddressJobSearch, ParseJobSearch(query)
	case "/alerts":
		a.Kind, a.Search = AddressNewAlert, ParseJobSearch(query)
	case "/search":
		a.Kind = AddressSearch
		if words := parameter(query, "q"); words != nil {
			a.Words = words[0]
		}
	case "/contact-us":
		a.about = url.Values{}
		for _, name := range []string{"event", "service"} {
			if values := parameter(query, name); values != nil {
				a.about[name] = values
			}
		}
	}
	return a
}

// unescapable escapes the characters that would end the path, as browsers do: /careers%3Fq=go is not the job search.
var unescapable = strings.NewReplacer("?", "%3F", "#", "%23")

// segmentBelow returns the last segment of a path that is exactly one segment below the folder.
func segmentBelow(p, folder string) (string, bool) {
	segment, ok := strings.CutPrefix(p, folder)
	return segment, ok && segment != "" && !strings.Contains(segment, "/")
}

// String returns the canonical address: addresses of the same page are equal.
func (a Address) String() string {
	query := a.about.Encode()
	switch {
	case a.Kind == AddressJobSearch, a.Kind == AddressNewAlert:
		query = a.Search.Values().Encode()
	case a.Words != "":
		query = url.Values{"q": {a.Words}}.Encode()
	}
	if query == "" {
		return a.Path
	}
	return a.Path + "?" + query
}

// CleanPath returns the canonical path: lower case (but not a receipt's key), single slashes and none at the end, no
// index.html.
func CleanPath(p string) string {
	if strings.HasPrefix(p, "/receipts/") {
		return strings.TrimSuffix(p, "/")
	}
	if !strings.HasPrefix(p, "/") {
		p = "/" + p
	}
	clean := path.Clean(strings.ToLower(p))
	clean = strings.TrimSuffix(strings.TrimSuffix(clean, "/index.html"), "/index.htm")
	if clean == "" {
		return "/"
	}
	return clean
}

// JobSearch has the query parameters of /careers and its feeds.
type JobSearch struct {
	Words  string // q
	Filter JobFilter
	Sort   JobSort // empty: the default of the page or feed
	Page   int     // from 1
}

// ParseJobSearch reads the parameters of /careers. Enum values are accepted in any case.
func ParseJobSearch(query url.Values) JobSearch {
	s := JobSearch{
		Filter: JobFilter{
			Country:    parameter(query, "country"),
			City:       parameter(query, "city"),
			Workplace:  enumValues[Workplace](parameter(query, "workplace")),
			Type:       enumValues[EmploymentType](parameter(query, "type")),
			Category:   parameter(query, "category"),
			Experience: enumValues[Experience](parameter(query, "experience")),
			Shift:      enumValues[JobShift](parameter(query, "shift")),
			Pay:        enumValues[JobPay](parameter(query, "pay")),
		},
		Page: 1,
	}
	for name, value := range map[string]*string{"q": &s.Words, "near": &s.Filter.Near, "within": &s.Filter.Within} {
		if values := parameter(query, name); values != nil {
			*value = values[0]
		}
	}
	for i, country := range s.Filter.Country {
		if twoLetters.MatchString(country) {
			s.Filter.Country[i] = strings.ToUpper(country)
		}
	}
	s.Filter.Country = distinct(s.Filter.Country)
	if sorts := enumValues[JobSort](parameter(query, "sort")); sorts != nil {
		s.Sort = sorts[0]
	}
	if pages := parameter(query, "page"); pages != nil && pageNumber.MatchString(pages[0]) {
		s.Page, _ = strconv.Atoi(pages[0])
	}
	return s
}

var twoLetters = regexp.MustCompile(`^[A-Za-z]{2}$`)

var pageNumber = regexp.MustCompile(`^[1-9][0-9]{0,4}$`)

// linkedSearch returns the search that a link leads to: all jobs if it leads elsewhere.
func linkedSearch(link *Link) JobSearch {
	if link == nil {
		return JobSearch{}
	}
	u, err := url.Parse(link.Link)
	if err != nil {
		return JobSearch{}
	}
	return ParseAddress(u.Path, u.Query()).Search
}

// Values returns the parameters of the search, without those that have no effect.
func (s JobSearch) Values() url.Values {
	v := url.Values{}
	add := func(name string, values ...string) {
		for _, value := range values {
			if value != "" {
				v.Add(name, value)
			}
		}
	}
	add("q", s.Words)
	add("country", s.Filter.Country...)
	add("city", s.Filter.City...)
	add("workplace", LowerCase(s.Filter.Workplace)...)
	add("type", LowerCase(s.Filter.Type)...)
	add("category", s.Filter.Category...)
	add("experience", LowerCase(s.Filter.Experience)...)
	add("shift", LowerCase(s.Filter.Shift)...)
	add("pay", LowerCase(s.Filter.Pay)...)
	add("near", s.Filter.Near)
	if s.Filter.Near != "" {
		add("within", s.Filter.Within)
	}
	add("sort", strings.ToLower(string(s.Sort)))
	if s.Page > 1 {
		add("page", strconv.Itoa(s.Page))
	}
	return v
}

// parameter returns the values of a parameter, trimmed, sorted and without duplicates; nil if there are none.
func parameter(query url.Values, name string) []string {
	var values []string
	for _, v := range query[name] {
		if v = strings.TrimFunc(v, isBlank); v != "" {
			values = append(values, v)
		}
	}
	return distinct(values)
}

// isBlank reports whether the browser's trim removes the character.
func isBlank(r rune) bool { return r == '\ufeff' || (unicode.IsSpace(r) && r != '\u0085') }

func distinct(values []string) []string {
	slices.Sort(values)
	return slices.Compact(values)
}

func enumValues[T interface {
	~string
	IsValid() bool
}](values []string) []T {
	var out []T
	for _, v := range values {
		if value := T(strings.ToUpper(v)); value.IsValid() {
			out = append(out, value)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// LowerCase returns the values as texts in lower case.
func LowerCase[T ~string](values []T) []string {
	return Each(values, func(v T) string { return strings.ToLower(string(v)) })
}
