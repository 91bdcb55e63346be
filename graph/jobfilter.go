package graph

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/vektah/gqlparser/v2/gqlerror"
	"github.com/vektah/gqlparser/v2/validator/core"
)

// UnknownValue is the error of a filter's value that nothing can match.
type UnknownValue struct {
	Field JobFacetField
	Value string
	// Known are the field's values. It is nil for countries, of which any may be given.
	Known []string
}

// maxListed is the number of values up to which a message lists all of them.
const maxListed = 15

func (e *UnknownValue) Error() string {
	if e.Field == JobFacetFieldCountry {
		return fmt.Sprintf("%q is no country: give a name, or a code such as US", firstRunes(e.Value, 40))
	}
	text := fmt.Sprintf("%q is no %s of a job: ", firstRunes(e.Value, 40), strings.ToLower(string(e.Field)))
	similar := core.SuggestionList(e.Value, e.Known)
	switch {
	case len(e.Known) <= maxListed:
		return text + "give one of " + strings.Join(e.Known, ", ")
	case len(similar) > 0:
		return text + "did you mean " + core.OrList(similar[:min(len(similar), 3)]...) + "?"
	default:
		return text + "give one such as " + strings.Join(e.Known[:3], ", ")
	}
}

type anyValue struct{}

// WithAnyFilterValue marks a request whose filters come from the address of a page, where unknown values match nothing
// and are no errors.
func WithAnyFilterValue(ctx context.Context) context.Context {
	return context.WithValue(ctx, anyValue{}, true)
}

// ReadJobFilter returns the filter with its values spelled as jobs have them: codes of countries, and cities and
// categories, which may be in any case and with or without accents. For a value that no job has ever had, and for what
// is no country, the error is an UnknownValue.
func (r *Resolver) ReadJobFilter(ctx context.Context, f JobFilter) (JobFilter, error) {
	f = f.Canonical()
	if ctx.Value(anyValue{}) != nil {
		return f, nil
	}
	for _, code := range f.Country {
		if CountryName(code) == code {
			return f, &UnknownValue{Field: JobFacetFieldCountry, Value: code}
		}
	}
	var err error
	if f.City, err = r.spelled(ctx, JobFacetFieldCity, f.City); err != nil {
		return f, err
	}
	f.Category, err = r.spelled(ctx, JobFacetFieldCategory, f.Category)
	return f, err
}

// spelled returns values as jobs have them. Those of closed jobs are only looked up for what no active job has.
func (r *Resolver) spelled(ctx context.Context, field JobFacetField, values []string) ([]string, error) {
	var out []string
	for _, value := range values {
		active, err := r.Jobs.JobValues(ctx, field, false)
		found := spellings(value, active)
		if err == nil && found == nil {
			var all []string
			all, err = r.Jobs.JobValues(ctx, field, true)
			if found = spellings(value, all); found == nil && len(all) > 0 {
				return nil, &UnknownValue{field, value, all}
			}
		}
		if err != nil {
			return nil, fmt.Errorf("read the values of a filter: %w", err)
		}
		out = append(out, found...)
	}
	return out, nil
}

// spellings returns those of the known values that are spelled like the given one, or else those that only differ in
// case, accents and punctuation.
func spellings(value string, known []string) (found []string) {
	if slices.Contains(known, value) {
		return []string{value}
	}
	folded := foldName(value)
	for _, k := range known {
		if foldName(k) == folded {
			found = append(found, k)
		}
	}
	return found
}

// badFilter makes an UnknownValue an error for the author of the operation.
func badFilter(err error) error {
	var unknown *UnknownValue
	if !errors.As(err, &unknown) {
		return err
	}
	extensions := map[string]any{"code": CodeBadUserInput}
	if unknown.Known != nil {
		extensions["values"] = unknown.Known
	}
	return &gqlerror.Error{Message: unknown.Error(), Extensions: extensions}
}
