package render

import (
	"reflect"
	"strings"

	"hire360/graph"
)

// call is one of the client's operations with its variables. The browser computes the same calls for the same address
// in client/src/app/operations.ts: if they differ, it requests the data again.
type call struct {
	name      string
	variables variables
}

type variables map[string]any

// with adds a variable, unless it has no value: then the schema's default applies.
func (v variables) with(name string, value any) variables {
	if !reflect.ValueOf(value).IsZero() {
		v[name] = value
	}
	return v
}

// callsAt returns the operations for an address. The last one has the page's main content.
func callsAt(a graph.Address, country string) []call {
	layout := call{"Layout", variables{}.with("country", country)}
	switch a.Kind {
	case graph.AddressJobSearch:
		return []call{layout, pageCall(a.Path, country), {"JobSearch", searchVariables(a.Search)}}
	case graph.AddressSearch:
		search := call{"Search", variables{"query": a.Words}}
		return []call{layout, search, pageCall(a.Path, country)}
	case graph.AddressJob:
		return []call{layout, {"Job", variables{"id": a.ID}}}
	case graph.AddressReceipt:
		return []call{layout, {"Receipt", variables{"key": a.ID}}}
	case graph.AddressNewAlert:
		return []call{layout, {"NewJobAlert", searchVariables(a.Search)}}
	case graph.AddressAlert:
		return []call{layout, {"JobAlert", variables{"key": a.ID}}}
	}
	return []call{layout, pageCall(a.Path, country)}
}

// notFoundCalls returns the additional operations for an address that has no page.
func notFoundCalls(a graph.Address, country string) []call {
	if a.Kind == graph.AddressJobSearch {
		return nil
	}
	return []call{{"NotFound", variables{"path": a.Path}}, pageCall("/404", country)}
}

func pageCall(path, country string) call {
	return call{"Page", variables{"path": path}.with("country", country)}
}

func searchVariables(s graph.JobSearch) variables {
	v := variables{"query": s.Words}.with("sort", string(s.Sort))
	for _, field := range graph.AllJobFacetField {
		var list []any // which the executor expects
		for _, value := range s.Filter.Values(field) {
			list = append(list, value)
		}
		v = v.with(strings.ToLower(string(field)), list)
	}
	if s.Filter.Near != "" {
		v = v.with("near", s.Filter.Near).with("within", s.Filter.Within)
	}
	if s.Page > 1 {
		v = v.with("page", s.Page)
	}
	return v
}
