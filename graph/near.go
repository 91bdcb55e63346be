package graph

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/vektah/gqlparser/v2/validator/core"
	"golang.org/x/text/unicode/norm"
)

// surroundings are what a filter's near and within mean.
type surroundings struct {
	place
	others   []place // that the text may mean too
	distance float64
	unit     string // miles or km
}

const (
	usualDistance = 25
	maxWithin     = 500
	kmPerMile     = 1.609344
	// negligible is the difference in size, a twentieth, below which a city is only meant if the text says where it is.
	negligible = 11
)

// distances are those that the careers page offers.
var distances = []int{10, 25, 50, 100}

var distancePattern = regexp.MustCompile(`(?i)^([0-9]{1,3}(?:[.,][0-9]{1,3})?)\s*(mi|miles?|km|kms|kilomet(?:er|re)s?|)\.?$`)

// area returns the circle that jobs must be in: the zero Area without a place.
func (s *surroundings) area() Area {
	km := s.distance
	if s.unit == "miles" {
		km *= kmPerMile
	}
	return Area{Country: s.country, Unit: s.unit, Center: s.at, Km: km}
}

// to says how far from the center a job is: `12 miles away`. It is nil in the zero Area, for remote jobs, and for those
// at the center: they name the place.
func (a Area) to(j *Job) *string {
	if a.Km == 0 || j.Workplace == WorkplaceRemote {
		return nil
	}
	at := Locate(j.Location)
	if at == (Point{}) {
		return nil
	}
	n, unit := a.Center.distance(at), a.Unit
	if unit == "miles" {
		n /= kmPerMile
		if n < 1.5 {
			unit = "mile"
		}
	}
	if n < 0.5 {
		return nil
	}
	return new(fmt.Sprintf("%.0f %s away", n, unit))
}

// measure reads the distance from the place.
func (s *surroundings) measure(within string) error {
	s.unit = "km"
	if s.country == "US" || s.country == "GB" {
		s.unit = "miles"
	}
	m := distancePattern.FindStringSubmatch(norm.NFKC.String(cmp.Or(trim(within), strconv.Itoa(usualDistance))))
	if m != nil {
		s.distance, _ = strconv.ParseFloat(strings.ReplaceAll(m[1], ",", "."), 64)
	}
	if s.distance < 1 || s.distance > maxWithin {
		s.distance = 0
		return &UnknownValue{Reason: fmt.Sprintf("“%s” isn’t a distance: use 1 to %d, such as 25, 25 mi or 40 km",
			quotable(within), maxWithin)}
	}
	switch strings.ToLower(m[2][:min(1, len(m[2]))]) {
	case "m":
		s.unit = "miles"
	case "k":
		s.unit = "km"
	}
	return nil
}

// quotable returns the beginning of a text, to be quoted where inline markup has a meaning.
func quotable(text string) string {
	return firstRunes(strings.Map(func(r rune) rune {
		if strings.ContainsRune("*_[]", r) || unicode.IsControl(r) || isInvisible(r) {
			return -1
		}
		return r
	}, firstRunes(text, maxPlace)), 40)
}

// surroundings reads near and within. For what is not understood, the error is an UnknownValue, whose value is a place
// that may be meant.
func (r *Resolver) surroundings(ctx context.Context, f JobFilter) (s surroundings, err error) {
	if f.Near == "" {
		if f.Within != "" {
			err = &UnknownValue{Reason: "within needs near, which is a city or a postal code"}
		}
		return s, err
	}
	found := placesNamed(f.Near)
	if region, ok := regionNamed(f.Near, found); ok {
		return s, &UnknownValue{Reason: fmt.Sprintf("“%s” is a whole %s: use a city or a postal code there",
			quotable(f.Near), region.kind())}
	}
	if found == nil {
		similar, err := r.similarPlace(ctx, f.Near)
		if err != nil {
			return s, err
		}
		return s, &UnknownValue{Value: similar, Reason: "“" + quotable(f.Near) + "” isn’t a place that we know: use " +
			"a city, alone or with its state, province or country, or a postal code of the US, UK, Canada or India"}
	}
	chosen, err := r.choose(ctx, f, found)
	if err != nil {
		return s, err
	}
	s.place, s.others = found[chosen], slices.Delete(slices.Clone(found), chosen, chosen+1)
	return s, s.measure(f.Within)
}

// choose returns the index of the place that is meant: one in a chosen country, or the largest with jobs near it, or
// the largest in a country with jobs, or the largest.
func (r *Resolver) choose(ctx context.Context, f JobFilter, found []place) (int, error) {
	if i := slices.IndexFunc(found, func(p place) bool { return slices.Contains(f.Country, p.country) }); i >= 0 {
		return i, nil
	}
	if len(found) == 1 {
		return 0, nil
	}
	countries, err := r.Jobs.JobValues(ctx, JobFacetFieldCountry, false)
	if err != nil {
		return 0, fmt.Errorf("read the countries of jobs: %w", err)
	}
	best := -1
	for i, p := range found {
		if p.size+negligible < found[0].size || !slices.Contains(countries, p.country) {
			continue
		}
		if best < 0 {
			best = i
		}
		s := surroundings{place: p}
		if err := s.measure(f.Within); err != nil {
			break
		}
		n, err := r.Jobs.CountJobs(ctx, JobQuery{Filter: JobFilter{Near: f.Near, Area: s.area()}})
		if err != nil {
			return 0, fmt.Errorf("count jobs near a place: %w", err)
		}
		if n > 0 {
			return i, nil
		}
	}
	return max(best, 0), nil
}

// similarPlace returns a place that another text may mean: one that it begins with, or the city of a job, or "".
func (r *Resolver) similarPlace(ctx context.Context, text string) (string, error) {
	words := strings.Fields(placeKey(firstRunes(text, maxPlace)))
	for n := min(len(words)-1, 4); n > 0; n-- {
		if found := citiesNamed(strings.Join(words[:n], " ")); found != nil {
			return found[0].label(), nil
		}
	}
	cities, err := r.Jobs.JobValues(ctx, JobFacetFieldCity, false)
	if err != nil {
		return "", fmt.Errorf("read the cities of jobs: %w", err)
	}
	return cmp.Or(append(core.SuggestionList(firstRunes(text, maxPlace), cities), "")...), nil
}

// NearNote says where jobs were looked for, with links to similar searches.
func (r *jobConnectionResolver) NearNote(ctx context.Context, c *JobConnection) (*string, error) {
	q := c.Query
	if q.Filter.Near == "" {
		return nil, nil
	}
	q.Page, q.After = 0, ""
	link := func(text string, q JobQuery) string {
		search := JobSearch{Words: q.Words, Filter: q.Filter, Sort: q.Sort}
		if q.Sort == JobSortRelevance || q.Sort == JobSortNewest && IsEmpty(q.Words) {
			search.Sort = ""
		}
		address := Address{Kind: AddressJobSearch, Path: "/careers", Search: search}
		return fmt.Sprintf("[%s](%s#job-results)", text, address)
	}
	near := func(place string) JobQuery {
		other := q
		if other.Filter.Near = place; place == "" {
			other.Filter.Within = ""
		}
		return other
	}
	s, err := r.surroundings(ctx, q.Filter)
	unknown, isUnknown := errors.AsType[*UnknownValue](err)
	if err != nil && !isUnknown {
		return nil, err
	}
	note, err := "", nil
	// offer adds how many jobs another search finds, if any.
	offer := func(format, what string, other JobQuery) (found bool) {
		var n int
		if n, err = loaders(ctx, r.Resolver).count(ctx, other); n > 0 {
			note += fmt.Sprintf(format, link(Counted(n, what), other))
		}
		return n > 0 || err != nil
	}
	if isUnknown {
		note = unknown.Reason + "."
		if unknown.Value != "" {
			note += " Did you mean " + link(unknown.Value, near(unknown.Value)) + "?"
		}
		if region, ok := regionNamed(q.Filter.Near, placesNamed(q.Filter.Near)); ok {
			all := near("")
			if region.code == "" {
				all.Filter.Country = []string{region.country}
			} else {
				all.Words, all.Sort = strings.TrimSpace(all.Words+" "+region.name), JobSortRelevance
			}
			offer(" In all of "+region.name+": %s.", "job", all)
		}
		return &note, err
	}
	unit := s.unit
	if s.distance == 1 {
		unit = strings.TrimSuffix(unit, "s")
	}
	note = fmt.Sprintf("Within %s %s of %s", strconv.FormatFloat(s.distance, 'f', -1, 64), unit, s.label())
	if s.around != "" {
		note += ", around " + s.around
	}
	note += ", between city centers."
	if len(s.others) > 0 {
		others := Each(s.others[:min(len(s.others), 4)], func(p place) string {
			return link(p.within(), near(p.label()))
		})
		note += " Also in: " + strings.Join(others, ", ") + "."
	}
	isFound := len(c.Nodes) > 0 || c.PageInfo.HasPreviousPage
	for _, d := range distances {
		wider := near(q.Filter.Near)
		wider.Filter.Within = strconv.Itoa(d)
		if strings.ContainsFunc(q.Filter.Within, unicode.IsLetter) {
			wider.Filter.Within += " " + s.unit
		}
		if float64(d) <= s.distance || isFound {
			continue
		}
		s.distance = float64(d)
		wider.Filter.Area = s.area()
		isFound = offer(fmt.Sprintf(" Within %d %s: %%s.", d, s.unit), "job", wider)
	}
	if !isFound {
		offer(" Anywhere: %s.", "job", near(""))
	}
	country := CountryInSentence(CountryName(s.country))
	switch remote := near(""); {
	case slices.Contains(q.Filter.Workplace, WorkplaceRemote):
		note += " Remote jobs are those in " + country + "."
	case len(q.Filter.Workplace) == 0 && err == nil:
		remote.Filter.Country, remote.Filter.Workplace = []string{s.country}, []Workplace{WorkplaceRemote}
		offer(" Not counted: %s in "+country+".", "remote job", remote)
	}
	return &note, err
}
