package main

import (
	"encoding/json"
	"strings"
	"testing"
)

// Variables are coerced as the specification says, and an error names the variable, the path and what is accepted.
func TestVariablesAreCoercedByTheSpecification(t *testing.T) {
	slow(t)
	site := shared(t)
	const jobs = `query($n: Int!, $f: JobFilter, $q: String! = "") { searchJobs(query: $q, first: $n, filter: $f) { totalCount } }`
	const job = `query($id: ID!) { job(id: $id) { id } }`
	const enquiry = `mutation E($input: EnquiryInput!) { sendEnquiry(input: $input) { userErrors { code } } }`
	const upload = `mutation($input: UploadFileInput!) { uploadFile(input: $input) { userErrors { code } } }`
	for name, c := range map[string]struct {
		query, variables string
		want             []string // words of the message; none: the operation is executed
	}{
		"a whole number with a fraction of zero": {jobs, `{"n":5.0}`, nil},
		"a whole number with an exponent":        {jobs, `{"n":5e0}`, nil},
		"a number as an id":                      {job, `{"id":1182}`, nil},
		"one value for a list":                   {jobs, `{"n":5,"f":{"country":"US"}}`, nil},
		"null for what may be null":              {jobs, `{"n":5,"f":null}`, nil},
		"null inside what may be null":           {jobs, `{"n":5,"f":{"country":null}}`, nil},
		"a variable that nothing declares":       {jobs, `{"n":5,"x":1}`, nil},

		"text for Int":        {jobs, `{"n":"5"}`, []string{"$n ", "a string", "Int", "2147483647"}},
		"a fraction for Int":  {jobs, `{"n":5.5}`, []string{"$n ", "Int", "whole number"}},
		"an Int out of range": {jobs, `{"n":99999999999}`, []string{"$n ", "2147483647"}},
		"a boolean for Int":   {jobs, `{"n":true}`, []string{"$n ", "a boolean", "Int"}},
		"a list for Int":      {jobs, `{"n":[5]}`, []string{"$n ", "a list", "Int"}},
		"a number for String": {jobs, `{"n":5,"q":5}`, []string{"$q ", "a number", "String"}},
		"a fraction for ID":   {job, `{"id":11.5}`, []string{"$id ", "ID", "a string or a whole number"}},
		"null for ID!":        {job, `{"id":null}`, []string{"$id ", "null", "ID!"}},
		"a missing variable":  {job, `{}`, []string{"$id ", "required", "ID!"}},
		"a misspelled name":   {enquiry, `{"inptu":{}}`, []string{"$input ", "required", "EnquiryInput!", `"inptu"`}},
		"a missing field": {enquiry, `{"input":{"key":"x","name":"SECRET","message":"SECRET","consent":true}}`,
			[]string{"$input.email ", "required", "String!"}},
		"null in a field": {enquiry, `{"input":{"key":"x","email":null,"name":"a","message":"b","consent":true}}`,
			[]string{"$input.email ", "null", "String!"}},
		"text for Boolean": {enquiry,
			`{"input":{"key":"x","email":"a","name":"a","message":"b","consent":"SECRET"}}`,
			[]string{"$input.consent ", "a string", "Boolean"}},
		"an unknown field": {enquiry,
			`{"input":{"key":"x","emial":"SECRET","name":"a","message":"b","consent":true}}`,
			[]string{"$input.emial ", "EnquiryInput", "email"}},
		"a scalar for input": {enquiry, `{"input":"SECRET"}`, []string{"$input ", "a string",
			"EnquiryInput", "object"}},
		"an enum's wrong case": {jobs, `{"n":5,"f":{"type":["FULL_TIME","contract"]}}`,
			[]string{"$f.type[1] ", "EmploymentType", "FULL_TIME", "PART_TIME", "CONTRACT", "INTERNSHIP"}},
		"a wrong enum": {jobs, `{"n":5,"f":{"workplace":"SECRET"}}`, []string{"$f.workplace ", "Workplace",
			"ON_SITE", "HYBRID", "REMOTE"}},
		"a file left null": {upload, `{"input":{"file":null}}`, []string{"$input.file ", "null", "Upload!"}},
	} {
		body, _ := json.Marshal(map[string]any{"query": c.query, "variables": json.RawMessage(c.variables)})
		got := site.graphql(t, string(body))
		var a struct {
			Errors []struct {
				Message    string
				Path       []any
				Locations  []struct{ Line, Column int }
				Extensions struct {
					Code, Variable string
					Path           []any
				}
			}
		}
		noError(t, json.Unmarshal([]byte(got.body), &a))
		if len(c.want) == 0 {
			if len(a.Errors) > 0 {
				t.Errorf("%s: %s", name, got.body)
			}
			continue
		}
		if len(a.Errors) == 0 || a.Errors[0].Extensions.Code != "GRAPHQL_VALIDATION_FAILED" ||
			a.Errors[0].Path != nil ||
			len(a.Errors[0].Locations) != 1 || a.Errors[0].Extensions.Variable == "" ||
			len(a.Errors[0].Extensions.Path) == 0 {
			t.Errorf("%s: %s", name, got.body)
			continue
		}
		var said []string
		for _, e := range a.Errors {
			said = append(said, e.Message)
		}
		mustContain(t, name, strings.Join(said, "\n"), c.want...)
		if strings.Contains(got.body, "SECRET") {
			t.Errorf("%s: the answer repeats what was sent: %s", name, got.body)
		}
	}
	for name, c := range map[string]struct {
		body string
		want []string
	}{
		"no name": {`{"query":"query A { site { name } } query B { site { url } }"}`,
			[]string{"operationName", "A", "B"}},
		"wrong name": {`{"query":"query A { site { name } }","operationName":"SECRET"}`,
			[]string{"operationName", "A"}},
		"none": {`{"query":"fragment F on Site { name }"}`, []string{"no operation"}},
	} {
		got := read(t, site.graphql(t, c.body))
		if len(got.Errors) != 1 || strings.Contains(got.Errors[0].Message, "SECRET") {
			t.Errorf("%s: %+v", name, got.Errors)
			continue
		}
		mustContain(t, name, got.Errors[0].Message, c.want...)
	}
}
