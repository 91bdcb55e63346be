package web

import (
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"hire360/graph"
)

// feedParameter is a parameter of a feed. values are the accepted ones, in lower case; nil for any text.
type feedParameter struct {
	name     string
	values   []string
	repeated bool
}

var jobFeedParameters = []feedParameter{
	{name: "q"},
	{name: "country", repeated: true},
	{name: "city", repeated: true},
	{name: "workplace", repeated: true, values: graph.LowerCase(graph.AllWorkplace)},
	{name: "type", repeated: true, values: graph.LowerCase(graph.AllEmploymentType)},
	{name: "category", repeated: true},
	{name: "experience", repeated: true, values: graph.LowerCase(graph.AllExperience)},
	{name: "shift", repeated: true, values: graph.LowerCase(graph.AllJobShift)},
	{name: "pay", repeated: true, values: graph.LowerCase(graph.AllJobPay)},
	{name: "near"},
	{name: "within"},
	{name: "after"},
}

// tracking are parameters that mail programs, social networks and analytics add to any address, besides utm_*.
var tracking = strings.Fields("fbclid gclid gclsrc gbraid wbraid dclid msclkid yclid twclid ttclid igshid igsh " +
	"li_fat_id mc_cid mc_eid mkt_tok _hsenc _hsmi _ga _gl ref _")

// feedParameters returns the parameters of a feed's address without those that only track the reader. What the feed
// does not know is an error: a misspelled filter must not give every job.
func feedParameters(r *http.Request, known []feedParameter) (url.Values, error) {
	given, err := url.ParseQuery(r.URL.RawQuery)
	if err != nil {
		return nil, refuse(http.StatusBadRequest, "The part of the address after ? isn’t written correctly.\n")
	}
	names := graph.Each(known, func(p feedParameter) string { return p.name })
	for _, name := range slices.Sorted(maps.Keys(given)) {
		switch at := slices.Index(names, name); {
		case at >= 0:
			if given[name], err = known[at].read(given[name]); err != nil {
				return nil, err
			}
		case strings.HasPrefix(name, "utm_") || slices.Contains(tracking, name):
			delete(given, name)
		case known == nil:
			return nil, refuse(http.StatusBadRequest, "This feed has no parameters.\n")
		default:
			return nil, refuse(http.StatusBadRequest, fmt.Sprintf("This feed has no parameter %.40q. It has %s.\n",
				name, strings.Join(names, ", ")))
		}
	}
	return given, nil
}

// read returns the values without empty ones, and those of a list as the list has them: "Full time" is full_time.
func (p feedParameter) read(values []string) (out []string, err error) {
	for _, value := range values {
		value = strings.TrimSpace(value)
		if p.values != nil {
			value = separators.ReplaceAllString(strings.ToLower(value), "_")
		}
		switch {
		case value == "":
		case p.values != nil && !slices.Contains(p.values, value):
			return nil, refuse(http.StatusBadRequest, fmt.Sprintf("%s cannot be %.40q. It can be %s. "+
				"To allow several values, repeat it.\n", p.name, value, strings.Join(p.values, ", ")))
		default:
			out = append(out, value)
		}
	}
	if len(out) > 1 && !p.repeated {
		return nil, refuse(http.StatusBadRequest, "Give "+p.name+" once.\n")
	}
	return out, nil
}

var separators = regexp.MustCompile(`[\s-]+`)
