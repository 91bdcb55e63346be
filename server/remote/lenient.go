package remote

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"hire360/graph"
)

// text is read from a JSON text, number or truth value; anything else is empty.
type text string

// UnmarshalJSON never fails: a value of another type is treated as absent.
func (t *text) UnmarshalJSON(data []byte) error {
	var value any
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	_ = d.Decode(&value) // the whole was read as JSON before
	switch v := value.(type) {
	case string:
		*t = text(strings.TrimSpace(v))
	case json.Number, bool:
		*t = text(fmt.Sprint(v))
	}
	return nil
}

// texts is read from a list of texts, or from one text with commas.
type texts []string

// UnmarshalJSON never fails.
func (l *texts) UnmarshalJSON(data []byte) error {
	var list []text
	if json.Unmarshal(data, &list) != nil {
		var one text
		_ = one.UnmarshalJSON(data)
		for part := range strings.SplitSeq(string(one), ",") {
			list = append(list, text(strings.TrimSpace(part)))
		}
	}
	*l = nil
	for _, t := range list {
		if t != "" {
			*l = append(*l, string(t))
		}
	}
	return nil
}

// number is read from a JSON number or a text that holds one.
type number float64

// UnmarshalJSON never fails.
func (n *number) UnmarshalJSON(data []byte) error {
	var t text
	_ = t.UnmarshalJSON(data)
	f, err := strconv.ParseFloat(strings.ReplaceAll(string(t), ",", ""), 64)
	if err == nil {
		*n = number(f)
	}
	return nil
}

// truth is read from true, 1, "yes" and similar values.
type truth bool

// UnmarshalJSON never fails.
func (b *truth) UnmarshalJSON(data []byte) error {
	var t text
	_ = t.UnmarshalJSON(data)
	*b = truth(slices.Contains([]string{"true", "1", "yes", "y"}, strings.ToLower(string(t))))
	return nil
}

// elements returns the members of a bare list, or of one below a usual name.
func elements(body []byte) ([]json.RawMessage, bool) { return elementsIn(body, 3) }

func elementsIn(body []byte, depth int) ([]json.RawMessage, bool) {
	var list []json.RawMessage
	if json.Unmarshal(body, &list) == nil {
		return list, list != nil
	}
	var object map[string]json.RawMessage
	if depth == 0 || json.Unmarshal(body, &object) != nil {
		return nil, false
	}
	for _, name := range []string{"jobs", "pages", "items", "content", "results", "data"} {
		if inner, ok := object[name]; ok {
			return elementsIn(inner, depth-1)
		}
	}
	return nil, false
}

// object returns a single object: the body itself, or what is below a usual name.
func object(body []byte) []byte {
	var outer map[string]json.RawMessage
	if json.Unmarshal(body, &outer) == nil {
		for _, name := range []string{"data", "page", "item", "result"} {
			if inner := bytes.TrimSpace(outer[name]); len(inner) > 0 && inner[0] == '{' {
				return inner
			}
		}
	}
	return body
}

// fileIDIn reads the id of an uploaded file: a bare string or number, or a value below a usual name, also in an inner
// object or in a list of one. Empty when there is none.
func fileIDIn(body []byte) string { return fileIDWithin(body, 3) }

func fileIDWithin(body []byte, depth int) string {
	var list []json.RawMessage
	if json.Unmarshal(body, &list) == nil && len(list) == 1 && depth > 0 {
		return fileIDWithin(list[0], depth-1)
	}
	var outer map[string]json.RawMessage
	if json.Unmarshal(body, &outer) != nil {
		var bare any
		_ = json.Unmarshal(body, &bare) // what is not JSON has no id
		switch bare.(type) {
		case string, float64:
			var t text
			_ = t.UnmarshalJSON(body)
			return line(t, 500)
		}
		return ""
	}
	for _, name := range fileIDs {
		switch raw := bytes.TrimSpace(outer[name]); {
		case len(raw) == 0, raw[0] == '{', raw[0] == '[', raw[0] == 't', raw[0] == 'f':
		default:
			if id := fileIDWithin(raw, 0); id != "" {
				return id
			}
		}
	}
	for _, name := range []string{"data", "file", "files", "result", "item", "upload"} {
		if raw, ok := outer[name]; ok && depth > 0 {
			if id := fileIDWithin(raw, depth-1); id != "" {
				return id
			}
		}
	}
	return ""
}

// countIn reads a bare number, or one below a usual name.
func countIn(body []byte) (int, bool) {
	var n int
	if json.Unmarshal(body, &n) == nil && n >= 0 && string(bytes.TrimSpace(body)) != "null" {
		return n, true
	}
	var outer map[string]json.RawMessage
	if json.Unmarshal(body, &outer) != nil {
		return 0, false
	}
	for _, name := range []string{"count", "total", "totalCount", "data", "result"} {
		if inner, ok := outer[name]; ok {
			return countIn(inner)
		}
	}
	return 0, false
}

// readFaults reads a list of faults, a list of messages, or an object from field to one or several messages.
func readFaults(data []byte) []wireFault {
	var list []json.RawMessage
	if json.Unmarshal(data, &list) == nil {
		var found []wireFault
		for _, raw := range list {
			var f wireFault
			if json.Unmarshal(raw, &f) != nil {
				_ = f.Message.UnmarshalJSON(raw)
			}
			found = append(found, f)
		}
		return found
	}
	var byField map[string]texts
	_ = json.Unmarshal(data, &byField) // texts never fail; what is not an object has no faults
	var found []wireFault
	for _, field := range slices.Sorted(maps.Keys(byField)) {
		found = append(found, wireFault{Field: text(field), Message: text(strings.Join(byField[field], ", "))})
	}
	return found
}

// day reads a date or a time, "" when it is neither.
func day(t text) graph.Date {
	if when, ok := instant(t); ok {
		return graph.DateOf(when)
	}
	return ""
}

func instant(t text) (time.Time, bool) {
	for _, layout := range []string{time.RFC3339, time.DateOnly, "2006-01-02T15:04:05.999999999",
		"2006-01-02 15:04:05"} {
		if when, err := time.Parse(layout, string(t)); err == nil {
			return when.UTC(), true
		}
	}
	if ms, err := strconv.ParseInt(string(t), 10, 64); err == nil && ms > 1e11 && ms < 1e14 {
		return time.UnixMilli(ms).UTC(), true // as JavaScript counts
	}
	return time.Time{}, false
}

// line makes one line of at most limit characters.
func line(t text, limit int) string {
	words := []rune(strings.Join(strings.Fields(strings.Map(printable, string(t))), " "))
	return string(words[:min(len(words), limit)])
}

func printable(r rune) rune {
	if r == utf8.RuneError || unicode.IsControl(r) && !unicode.IsSpace(r) {
		return -1
	}
	return r
}

// oneOf reads an enum in any spelling: "Full-time", "fullTime" and "FULL_TIME" are one.
func oneOf[T ~string](t text, known []T, usual T) T {
	bare := func(s string) string {
		return strings.Map(func(r rune) rune {
			if r < 'A' || r > 'Z' {
				return -1
			}
			return r
		}, strings.ToUpper(s))
	}
	for _, k := range known {
		if bare(string(k)) == bare(string(t)) {
			return k
		}
	}
	return usual
}

func or(s, otherwise string) string {
	if s == "" {
		return otherwise
	}
	return s
}

func given(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

func orEmpty(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}
