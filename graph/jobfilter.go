package graph

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/vektah/gqlparser/v2/validator/core"
)

// UnknownValue is the error for a filter value that nothing can match.
type UnknownValue struct {
	Field JobFacetField
	Value string
	// Known are the field's values. It is nil for countries, of which any may be given.
	Known []string
	// Count is the number of values if there are too many, which would take long to read. 0 otherwise.
	Count int
	// Reason says what is wrong with a place or a distance, which have no list of values: Value is a similar place, if
	// there is one. "" otherwise.
	Reason string
}

// JobFilter is what jobs must match: for each list given, one of its values. The schema describes the fields.
type JobFilter struct {
	Ids        []string
	Country    []string
	City       []string
	Workplace  []Workplace
	Type       []EmploymentType
	Category   []string
	Experience []Experience
	Shift      []JobShift
	Pay        []JobPay
	Near       string
	Within     string
	// Area is what ReadJobFilter makes of Near and Within. It is zero if they are not understood.
	Area Area
}

const maxFilterValues = 300

// maxListed is the number of values up to which a message lists all of them.
const maxListed = 15

func (e *UnknownValue) Error() string {
	if e.Reason != "" && e.Value != "" {
		return e.Reason + ". Did you mean " + e.Value + "?"
	}
	if e.Reason != "" {
		return e.Reason
	}
	if e.Count > 0 {
		field := strings.ToLower(string(e.Field))
		return fmt.Sprintf("%s has %d values: give at most %d", field, e.Count, maxFilterValues)
	}
	if e.Field == JobFacetFieldCountry {
		return fmt.Sprintf("%q isn't a country: use a name, or a code such as US", firstRunes(e.Value, 40))
	}
	text := fmt.Sprintf("no job has the %[2]s %[1]q: ", firstRunes(e.Value, 40), strings.ToLower(string(e.Field)))
	similar := core.SuggestionList(e.Value, e.Known)
	switch {
	case len(e.Known) <= maxListed:
		return text + "use one of " + strings.Join(e.Known, ", ")
	case len(similar) > 0:
		return text + "did you mean " + core.OrList(similar[:min(len(similar), 3)]...) + "?"
	default:
		return text + "use one such as " + strings.Join(e.Known[:3], ", ")
	}
}

type anyValue struct{}

// WithAnyFilterValue marks a request with filters from a page's address, where unknown values are no errors.
func WithAnyFilterValue(ctx context.Context) context.Context {
	return context.WithValue(ctx, anyValue{}, true)
}

// ReadJobFilter returns the filter with its values spelled as jobs have them: codes of countries, and cities and
// categories, which may be in any case and with or without accents. For a value that no job has ever had, or that
// isn't a country, place or distance, the error is an UnknownValue.
func (r *Resolver) ReadJobFilter(ctx context.Context, f JobFilter) (JobFilter, error) {
	strict := ctx.Value(anyValue{}) == nil
	for _, field := range AllJobFacetField {
		if n := len(f.Values(field)); n > maxFilterValues {
			if !strict {
				return f.Canonical(), nil
			}
			return f, &UnknownValue{Field: field, Count: n}
		}
	}
	f = f.Canonical()
	for _, code := range f.Country {
		if strict && CountryName(code) == code {
			return f, &UnknownValue{Field: JobFacetFieldCountry, Value: code}
		}
	}
	var err error
	if f.City, err = r.spelled(ctx, JobFacetFieldCity, f.City, strict); err != nil {
		return f, err
	}
	if f.Category, err = r.spelled(ctx, JobFacetFieldCategory, f.Category, strict); err != nil {
		return f, err
	}
	s, err := r.surroundings(ctx, f)
	if _, unknown := errors.AsType[*UnknownValue](err); unknown && !strict {
		err = nil
	}
	f.Area = s.area()
	return f, err
}

// spelled returns values as jobs have them. Those of closed jobs are only looked up for what no active job has. Unless
// it is strict, what no active job has is returned as it is.
func (r *Resolver) spelled(
	ctx context.Context, field JobFacetField, values []string, strict bool,
) (out []string, err error) {
	for _, closed := range []bool{false, true} {
		if values == nil {
			break
		}
		if closed && !strict {
			return append(out, values...), nil
		}
		known, err := r.Jobs.JobValues(ctx, field, closed)
		if err != nil {
			return nil, fmt.Errorf("read the values of a filter: %w", err)
		}
		var folded map[string][]string
		var unknown []string
		for _, value := range values {
			if slices.Contains(known, value) {
				out = append(out, value)
				continue
			}
			if folded == nil {
				folded = byFoldedName(known)
			}
			if found := folded[foldName(value)]; found != nil {
				out = append(out, found...)
			} else {
				unknown = append(unknown, value)
			}
		}
		if values = unknown; closed && unknown != nil && len(known) > 0 {
			return nil, &UnknownValue{Field: field, Value: unknown[0], Known: known}
		}
	}
	return out, nil
}

// byFoldedName groups values that only differ in case, accents and punctuation.
func byFoldedName(values []string) map[string][]string {
	groups := map[string][]string{}
	for _, v := range values {
		name := foldName(v)
		groups[name] = append(groups[name], v)
	}
	return groups
}

// badFilter makes an UnknownValue an error for the author of the operation.
func badFilter(err error) error {
	unknown, ok := errors.AsType[*UnknownValue](err)
	if !ok {
		return err
	}
	bad := badInput("%s", unknown)
	if unknown.Known != nil {
		bad.Extensions["values"] = unknown.Known
	}
	return bad
}
