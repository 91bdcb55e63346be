package api

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
)

// payload is a GraphQL request as sent. documentId follows the specification's appendix on persisted documents.
type payload struct {
	Query, DocumentID, OperationName string
	Variables, Extensions            map[string]any
}

// UnmarshalJSON reads a request. encoding/json alone would accept QUERY for query, and of two queries the last one. The
// error is for the sender.
func (p *payload) UnmarshalJSON(text []byte) error {
	parameters := map[string]any{"query": &p.Query, "documentId": &p.DocumentID, "operationName": &p.OperationName,
		"variables": &p.Variables, "extensions": &p.Extensions}
	if text[0] == '[' {
		return badRequest("batches are not supported: send one operation per request, or several root fields in one")
	}
	if text[0] != '{' {
		return badRequest("the request is %s: send %s", jsonKind(text), exampleRequest)
	}
	d := json.NewDecoder(bytes.NewReader(text))
	_, _ = d.Token() // the text is valid JSON and begins with a brace
	given := map[string]bool{}
	for d.More() {
		token, _ := d.Token()
		name, _ := token.(string)
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return err
		}
		into, ok := parameters[name]
		if !ok {
			for right := range parameters {
				if strings.EqualFold(name, right) {
					return badRequest("the key %s must be written %s", name, right)
				}
			}
			continue
		}
		if given[name] {
			return badRequest("the request has the key %s twice", name)
		}
		given[name] = true
		if err := decode(bytes.NewReader(value), into); err != nil {
			want := "an object or null"
			if _, isText := into.(*string); isText {
				want = "a string"
			}
			return badRequest("%s is %s: it must be %s", name, jsonKind(value), want)
		}
	}
	return nil
}

const exampleRequest = `{"query": "{ site { name } }"}`

func jsonKind(text []byte) string {
	var value any
	_ = json.Unmarshal(text, &value) // it is valid JSON
	return kindOf(value)
}

// decode reads exactly one JSON value.
func decode(r io.Reader, into any) error {
	d := json.NewDecoder(r)
	d.UseNumber()
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		if err == nil {
			err = errors.New("more than one value")
		}
		return fmt.Errorf("read JSON: %w", err)
	}
	return nil
}
