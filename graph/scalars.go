package graph

import (
	"fmt"
	"io"
	"strconv"
	"time"
)

// Date is a date without a time zone, as 2006-01-02. Dates compare as strings.
type Date string

// DateOf returns the date of t in UTC.
func DateOf(t time.Time) Date { return Date(t.UTC().Format(time.DateOnly)) }

// Time returns the start of the day in UTC, or the zero time for an empty date.
func (d Date) Time() time.Time {
	t, _ := time.Parse(time.DateOnly, string(d))
	return t
}

// MarshalGQL writes the date as a JSON string; an empty one as null.
func (d Date) MarshalGQL(w io.Writer) {
	if d == "" {
		_, _ = io.WriteString(w, "null")
		return
	}
	_, _ = io.WriteString(w, strconv.Quote(string(d)))
}

// UnmarshalGQL reads a date and rejects one that does not exist.
func (d *Date) UnmarshalGQL(v any) error {
	s, ok := v.(string)
	if _, err := time.Parse(time.DateOnly, s); !ok || err != nil {
		return fmt.Errorf("a Date must be an existing day, such as 2026-11-20")
	}
	*d = Date(s)
	return nil
}

// OrEmpty returns the text that s points to, "" for nil.
func OrEmpty[T ~string](s *T) string {
	if s == nil {
		return ""
	}
	return string(*s)
}

// OrNil returns a pointer to the text, nil for "".
func OrNil(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

// Texts returns values, such as those of an enum, as texts.
func Texts[T ~string](values []T) []string {
	return Each(values, func(v T) string { return string(v) })
}

// Each returns what a function returns for each value of a list, nil for an empty list.
func Each[T, R any](list []T, of func(T) R) (out []R) {
	for _, v := range list {
		out = append(out, of(v))
	}
	return out
}
