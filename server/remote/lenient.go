package remote

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// text is read from a JSON text, number or truth value, from a list of them, joined by commas, or from an object that
// has one under a usual name, as in {"id": 3, "name": "Nursing"}.
type text string

// UnmarshalJSON never fails: anything else is treated as absent.
func (t *text) UnmarshalJSON(data []byte) error {
	var value any
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	_ = d.Decode(&value) // the whole was read as JSON before
	*t = textOf(value, 2)
	return nil
}

func textOf(value any, depth int) text {
	switch v := value.(type) {
	case string:
		return text(strings.TrimSpace(v))
	case json.Number, bool:
		return text(fmt.Sprint(v))
	case []any:
		var parts []string
		for _, part := range v {
			if t := textOf(part, depth-1); t != "" && depth > 0 {
				parts = append(parts, string(t))
			}
		}
		return text(strings.Join(parts, ", "))
	case map[string]any:
		for _, name := range []string{"name", "label", "title", "text", "value", "code", "id", "$oid", "$date"} {
			if t := textOf(v[name], depth-1); t != "" && depth > 0 {
				return t
			}
		}
	}
	return ""
}

// wireExperience is a level, or years or months.
type wireExperience struct {
	text
	months number
}

// UnmarshalJSON never fails.
func (e *wireExperience) UnmarshalJSON(data []byte) error {
	var schemaOrg struct {
		Months number `json:"monthsOfExperience"`
	}
	_ = json.Unmarshal(data, &schemaOrg) // what is not an object has no months
	e.months = schemaOrg.Months
	return e.text.UnmarshalJSON(data)
}

// MarshalJSON writes the level.
func (e wireExperience) MarshalJSON() ([]byte, error) { return json.Marshal(e.text) }

// wireQuestions is read from a list of questions; what is none is left out.
type wireQuestions []wireQuestion

// UnmarshalJSON never fails.
func (l *wireQuestions) UnmarshalJSON(data []byte) error {
	var list []json.RawMessage
	_ = json.Unmarshal(data, &list) // what is not a list has no questions
	for _, raw := range list {
		var q wireQuestion
		if json.Unmarshal(raw, &q) == nil {
			*l = append(*l, q)
		}
	}
	return nil
}

// UnmarshalJSON never fails. It reads objects with these names or those of schema.org's MonetaryAmount and of common
// systems, the first of a list, and texts.
func (s *wireSalary) UnmarshalJSON(data []byte) error {
	var list []json.RawMessage
	if json.Unmarshal(data, &list) == nil && len(list) > 0 {
		data = list[0]
	}
	var o map[string]json.RawMessage
	if json.Unmarshal(data, &o) != nil {
		return s.text.UnmarshalJSON(data)
	}
	first := func(names ...string) (t text) {
		for _, name := range names {
			if t == "" && o[name] != nil {
				_ = t.UnmarshalJSON(o[name])
			}
		}
		return t
	}
	s.Currency, s.Period = first("currency", "currencyCode", "salaryCurrency", "currency_code"),
		first("period", "unitText", "unit", "interval", "per", "frequency", "payPeriod", "type")
	if inner := bytes.TrimSpace(o["value"]); len(inner) > 0 && inner[0] == '{' {
		var value wireSalary
		_ = value.UnmarshalJSON(inner)
		s.From, s.To, s.Period = value.From, value.To, text(cmp.Or(string(s.Period), string(value.Period)))
		return nil
	}
	from := first("from", "min", "minValue", "minimum", "low", "salaryMin", "minAmount", "value", "amount")
	to := first("to", "max", "maxValue", "maximum", "high", "salaryMax", "maxAmount")
	s.From, _ = amountsIn(string(from))
	_, s.To = amountsIn(string(to))
	if s.text = first("text", "label", "display", "description", "range"); s.From > 0 || s.To > 0 {
		s.text = ""
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

// elements returns the members of a bare list, or of one below a usual name, at most that deep.
func elements(body []byte, depth int) ([]json.RawMessage, bool) {
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
			return elements(inner, depth-1)
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

// plainID reads an id from plain text: one word of printable characters. A sentence, HTML or XML, and what begins like
// JSON, is none.
func plainID(mediaType string, body []byte) string {
	id := strings.Trim(strings.TrimSpace(strings.TrimPrefix(string(body), "\ufeff")), `'`)
	if strings.Contains(mediaType, "html") || id == "" || len(id) > 500 || strings.ContainsAny(id[:1], "<{[\"") ||
		strings.ContainsFunc(id, func(r rune) bool { return unicode.IsSpace(r) || !unicode.IsPrint(r) }) {
		return ""
	}
	return id
}

// fileIDIn reads the id of an uploaded file: a bare string or number, or a value below a usual name, also in an inner
// object or in a list of one, at most that deep. Empty when there is none.
func fileIDIn(body []byte, depth int) string {
	if !json.Valid(body) {
		return plainID("", body)
	}
	var list []json.RawMessage
	if json.Unmarshal(body, &list) == nil && len(list) == 1 && depth > 0 {
		return fileIDIn(list[0], depth-1)
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
			if id := fileIDIn(raw, 0); id != "" {
				return id
			}
		}
	}
	for _, name := range []string{"data", "file", "files", "result", "item", "upload"} {
		if raw, ok := outer[name]; ok && depth > 0 {
			if id := fileIDIn(raw, depth-1); id != "" {
				return id
			}
		}
	}
	return ""
}

// countIn reads a bare number, or one below a usual name. A number may be a text.
func countIn(body []byte) (int, bool) {
	var outer map[string]json.RawMessage
	if json.Unmarshal(body, &outer) == nil {
		for _, name := range []string{"count", "total", "totalCount", "total_count", "totalElements", "value", "data",
			"result", "jobs"} {
			if n, ok := countIn(outer[name]); ok {
				return n, true
			}
		}
		return 0, false
	}
	var t text
	if json.Unmarshal(body, &t) != nil {
		return 0, false
	}
	n, err := strconv.ParseFloat(strings.ReplaceAll(string(t), ",", ""), 64)
	return int(n), err == nil && n >= 0 && n < 1e9
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
