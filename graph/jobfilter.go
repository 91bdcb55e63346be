package graph

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/vektah/gqlparser/v2/validator/core"
)

// UnknownValue is the error for a filter value that nothing can match, or that is not understood.
type UnknownValue struct {
	Reason string
	// Similar is a place that may be meant, "" if there is none.
	Similar string
	// Known are the values of the filter, nil unless all are known.
	Known []string
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
	if e.Similar != "" {
		return e.Reason + ". Did you mean " + e.Similar + "?"
	}
	return e.Reason
}

// unknownValue is the error for a value that none of the known ones is.
func unknownValue(field JobFacetField, value string, known []string) *UnknownValue {
	reason := fmt.Sprintf("no job has the %[2]s %[1]q: ", firstRunes(value, 40), strings.ToLower(string(field)))
	similar := core.SuggestionList(value, known)
	switch {
	case len(known) <= maxListed:
		reason += "use one of " + strings.Join(known, ", ")
	case len(similar) > 0:
		reason += "did you mean " + core.OrList(similar[:min(len(similar), 3)]...) + "?"
	default:
		reason += "use one such as " + strings.Join(known[:3], ", ")
	}
	return &UnknownValue{Reason: reason, Known: known}
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
			return f, &UnknownValue{Reason: fmt.Sprintf("%s has %d values: give at most %d",
				strings.ToLower(string(field)), n, maxFilterValues)}
		}
	}
	f = f.Canonical()
	for _, code := range f.Country {
		if strict && CountryName(code) == code {
			return f, &UnknownValue{Reason: fmt.Sprintf("%q isn't a country: use a name, or a code such as US",
				firstRunes(code, 40))}
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
			return nil, unknownValue(field, unknown[0], known)
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
