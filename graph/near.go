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

// surroundings reads near and within. For what is not understood, the error is an UnknownValue.
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
		return s, &UnknownValue{Similar: similar, Reason: "“" + quotable(f.Near) + "” isn’t a place that we know: " +
			"use a city, alone or with its state, province or country, or a postal code of the US, UK, Canada or India"}
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

// NearNote says where jobs were looked for, with links to similar searches. If nothing was found and the words name a
// place, it leads to the jobs near it.
func (r *jobConnectionResolver) NearNote(ctx context.Context, c *JobConnection) (*string, error) {
	n := nearNote{ctx: ctx, r: r.Resolver, q: c.Query}
	n.q.Page, n.q.After = 0, ""
	isFound := len(c.Nodes) > 0 || c.PageInfo.HasPreviousPage
	if n.q.Filter.Near == "" {
		if !isFound {
			n.ofWords()
		}
		return OrNil(strings.TrimSpace(n.text)), n.err
	}
	s, err := n.r.surroundings(ctx, n.q.Filter)
	if unknown, ok := errors.AsType[*UnknownValue](err); ok {
		n.ofUnknown(unknown)
		return &n.text, n.err
	}
	if err != nil {
		return nil, err
	}
	n.ofPlace(s, isFound)
	return &n.text, n.err
}

// nearNote is the note of a search, as far as it is written. After an error, nothing more is added.
type nearNote struct {
	ctx  context.Context
	r    *Resolver
	q    JobQuery
	text string
	err  error
}

func (n *nearNote) link(text string, q JobQuery) string {
	search := JobSearch{Words: q.Words, Filter: q.Filter, Sort: q.Sort}
	if q.Sort == JobSortRelevance || q.Sort == JobSortNewest && IsEmpty(q.Words) {
		search.Sort = ""
	}
	address := Address{Kind: AddressJobSearch, Path: "/careers", Search: search}
	return fmt.Sprintf("[%s](%s#job-results)", text, address)
}

// near is the search near another place, or anywhere.
func (n *nearNote) near(place string) JobQuery {
	other := n.q
	if other.Filter.Near = place; place == "" {
		other.Filter.Within = ""
	}
	return other
}

// offer adds how many jobs another search finds, if any.
func (n *nearNote) offer(format, what string, other JobQuery) (found bool) {
	if n.err != nil {
		return true
	}
	var count int
	if count, n.err = loaders(n.ctx, n.r).count(n.ctx, other); count > 0 {
		n.text += fmt.Sprintf(format, n.link(Counted(count, what), other))
	}
	return count > 0 || n.err != nil
}

// offerWithin offers the smallest of the usual distances, more than s has, at which the search finds jobs.
func (n *nearNote) offerWithin(s surroundings, format string, other JobQuery) (found bool) {
	for _, d := range distances {
		if float64(d) <= s.distance {
			continue
		}
		other.Filter.Within = strconv.Itoa(d)
		if strings.ContainsFunc(n.q.Filter.Within, unicode.IsLetter) {
			other.Filter.Within += " " + s.unit
		}
		s.distance = float64(d)
		if other.Filter.Area = s.area(); n.offer(fmt.Sprintf(format, d, s.unit), "job", other) {
			return true
		}
	}
	return false
}

// ofWords is about the place that the words name.
func (n *nearNote) ofWords() {
	place, others := splitPlace(n.q.Words)
	if place == "" {
		return
	}
	n.q.Words = others
	other := n.near(place)
	s, err := n.r.surroundings(n.ctx, other.Filter)
	if n.err = err; err == nil {
		s.distance = 0
		n.offerWithin(s, " Within %d %s of "+strings.ReplaceAll(s.label(), "%", "")+": %%s.", other)
	}
}

// ofUnknown is about a place that is not known.
func (n *nearNote) ofUnknown(unknown *UnknownValue) {
	n.text = unknown.Reason + "."
	if unknown.Similar != "" {
		n.text += " Did you mean " + n.link(unknown.Similar, n.near(unknown.Similar)) + "?"
	}
	if region, ok := regionNamed(n.q.Filter.Near, placesNamed(n.q.Filter.Near)); ok {
		all := n.near("")
		if region.code == "" {
			all.Filter.Country = []string{region.country}
		} else {
			all.Words, all.Sort = strings.TrimSpace(all.Words+" "+region.name), JobSortRelevance
		}
		n.offer(" In all of "+region.name+": %s.", "job", all)
	}
}

// ofPlace is about a known place.
func (n *nearNote) ofPlace(s surroundings, isFound bool) {
	unit := s.unit
	if s.distance == 1 {
		unit = strings.TrimSuffix(unit, "s")
	}
	n.text = fmt.Sprintf("Within %s %s of %s", strconv.FormatFloat(s.distance, 'f', -1, 64), unit, s.label())
	if s.around != "" {
		n.text += ", around " + s.around
	}
	n.text += ", between city centers."
	if len(s.others) > 0 {
		others := Each(s.others[:min(len(s.others), 4)], func(p place) string {
			return n.link(p.within(), n.near(p.label()))
		})
		n.text += " Also in: " + strings.Join(others, ", ") + "."
	}
	if !isFound && !n.offerWithin(s, " Within %d %s: %%s.", n.q) {
		n.offer(" Anywhere: %s.", "job", n.near(""))
	}
	country := CountryInSentence(CountryName(s.country))
	switch remote := n.near(""); {
	case slices.Contains(n.q.Filter.Workplace, WorkplaceRemote):
		n.text += " Remote jobs are those in " + country + "."
	case len(n.q.Filter.Workplace) == 0:
		remote.Filter.Country, remote.Filter.Workplace = []string{s.country}, []Workplace{WorkplaceRemote}
		n.offer(" Not counted: %s in "+country+".", "remote job", remote)
	}
}

// splitPlace splits the words of a search into a place at their end or beginning, and the others. Among other words,
// only a postal code or a large city counts as one.
func splitPlace(words string) (place, others string) {
	for text, rest := range ends(strings.Fields(words), 2) {
		if postalPlaces(text) != nil {
			if citiesNamed(rest) != nil { // Tampa, FL 33602
				rest = ""
			}
			return text, beforePlace.ReplaceAllString(rest, "")
		}
	}
	for text, rest := range ends(strings.Fields(words), 5) {
		found := citiesNamed(text)
		_, isRegion := regionNamed(text, found)
		if found != nil && !isRegion && (rest == "" || found[0].size >= citySize) {
			return text, beforePlace.ReplaceAllString(rest, "")
		}
	}
	return "", ""
}

var beforePlace = regexp.MustCompile(`(?i)(^| )(around|at|in|near)$`)
