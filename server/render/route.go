package render

import (
	"encoding/json"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// table says which address needs which operations. The client's build writes it from operations.ts, and
// the browser computes the same calls from the same table.
type table struct {
	Routes []route `json:"routes"`
}

type route struct {
	Path       string      `json:"path"`
	Params     []string    `json:"params"`
	Private    bool        `json:"private"`
	Operations []operation `json:"operations"`
	Missing    []operation `json:"missing"`
}

type operation struct {
	Name      string    `json:"name"`
	ID        string    `json:"id"`
	Variables variables `json:"variables"`
}

// source says where a variable's value comes from.
type source struct {
	From string `json:"from"`
	Name string `json:"name"`
	List bool   `json:"list"`
	Type string `json:"type"`
	// Values are what an enum may be; other values of a parameter are as good as none.
	Values  []string `json:"values"`
	Default *string  `json:"default"`
	After   string   `json:"after"`
	Value   any      `json:"value"`
}

type variable struct {
	name string
	source
}

// variables keep the order of the table: the browser compares them as text.
type variables []variable

// UnmarshalJSON reads a JSON object in its own order.
func (v *variables) UnmarshalJSON(data []byte) error {
	d := json.NewDecoder(strings.NewReader(string(data)))
	if _, err := d.Token(); err != nil {
		return err
	}
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return err
		}
		s, ok := name.(string)
		if !ok {
			return fmt.Errorf("variable name %v is not a string", name)
		}
		next := variable{name: s}
		if err := d.Decode(&next.source); err != nil {
			return err
		}
		*v = append(*v, next)
	}
	return nil
}

// call is one operation with its variables, ready to run.
type call struct {
	Name      string
	ID        string
	Variables map[string]any
	order     []string
}

// json writes the variables in the table's order.
func (c call) json() ([]byte, error) {
	var b strings.Builder
	b.WriteByte('{')
	for i, name := range c.order {
		if i > 0 {
			b.WriteByte(',')
		}
		value, err := json.Marshal(c.Variables[name])
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&b, "%q:%s", name, value)
	}
	b.WriteByte('}')
	return []byte(b.String()), nil
}

func (t table) match(path string) (route, map[string]string) {
	parts := strings.Split(path, "/")
	for _, r := range t.Routes {
		if r.Path == "*" {
			return r, nil
		}
		if segments, ok := segmentsOf(strings.Split(r.Path, "/"), parts); ok {
			return r, segments
		}
	}
	return route{}, nil
}

func segmentsOf(pattern, parts []string) (map[string]string, bool) {
	if len(pattern) != len(parts) {
		return nil, false
	}
	segments := map[string]string{}
	for i, p := range pattern {
		switch name, ok := strings.CutPrefix(p, ":"); {
		case ok && parts[i] != "":
			segments[name] = parts[i]
		case ok || p != parts[i]:
			return nil, false
		}
	}
	return segments, true
}

// canonical keeps the parameters the route knows, in one order, so that equal pages have equal addresses.
func (r route) canonical(path string, query url.Values) string {
	kept := url.Values{}
	for _, name := range r.Params {
		values := slices.DeleteFunc(slices.Clone(query[name]), func(v string) bool { return strings.TrimSpace(v) == "" })
		slices.Sort(values)
		if values = slices.Compact(values); len(values) > 0 {
			kept[name] = values
		}
	}
	if len(kept) == 0 {
		return path
	}
	return path + "?" + kept.Encode()
}

// place is an address as the table's sources see it.
type place struct {
	path     string
	query    url.Values
	segments map[string]string
	country  string
}

func (p place) calls(operations []operation) []call {
	calls := make([]call, len(operations))
	for i, op := range operations {
		c := call{Name: op.Name, ID: op.ID, Variables: map[string]any{}}
		for _, v := range op.Variables {
			if value := p.value(v.source); value != nil {
				c.Variables[v.name] = value
				c.order = append(c.order, v.name)
			}
		}
		calls[i] = c
	}
	return calls
}

func (p place) value(s source) any {
	switch s.From {
	case "path":
		return p.path
	case "country":
		if p.country == "" {
			return nil
		}
		return p.country
	case "segment":
		segment := p.segments[s.Name]
		if s.After != "" {
			segment = segment[strings.LastIndex(segment, s.After)+1:]
		}
		return segment
	case "query":
		return p.parameter(s)
	default:
		return s.Value
	}
}

func (p place) parameter(s source) any {
	given := p.query[s.Name]
	if s.List {
		var list []any
		for _, v := range given {
			if value := s.typed(v); value != nil && !slices.Contains(list, value) {
				list = append(list, value)
			}
		}
		if len(list) == 0 {
			return nil
		}
		return list
	}
	if len(given) > 0 {
		return s.typed(given[0])
	}
	if s.Default != nil {
		return *s.Default
	}
	return nil
}

var wholeNumber = regexp.MustCompile(`^[1-9][0-9]{0,4}$`)

// typed turns a parameter into the variable's kind. A number that is none, or a word that the enum does
// not know, is left out.
func (s source) typed(text string) any {
	switch s.Type {
	case "int":
		if !wholeNumber.MatchString(text) {
			return nil
		}
		n, _ := strconv.Atoi(text)
		return n
	case "enum":
		if word := strings.ToUpper(text); slices.Contains(s.Values, word) {
			return word
		}
		return nil
	default:
		return text
	}
}
