package api

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
	"github.com/vektah/gqlparser/v2/validator/core"

	"hire360/graph"
)

// gqlparser accepts variables that the specification forbids, and does not name the wrong one. They are checked here
// before anything is executed.

// variableErrors returns the errors in the variables of an operation. They never quote a value.
func variableErrors(schema *ast.Schema, op *ast.OperationDefinition, given map[string]any) gqlerror.List {
	var errs gqlerror.List
	for _, v := range op.VariableDefinitions {
		c := coercion{schema: schema, definition: v}
		value, ok := given[v.Variable]
		switch {
		case ok:
			c.check(value, v.Type)
		case v.DefaultValue == nil && v.Type.NonNull:
			c.fault("is required: give a value of type %s%s", v.Type, misspelling(v.Variable, op, given))
		}
		errs = append(errs, c.errs...)
	}
	return errs
}

// misspelling names a given variable that is not declared and whose name is similar to the missing one.
func misspelling(missing string, op *ast.OperationDefinition, given map[string]any) string {
	for _, name := range slices.Sorted(maps.Keys(given)) {
		undeclared := op.VariableDefinitions.ForName(name) == nil && fieldName.MatchString(name)
		if undeclared && len(suggestions(missing, []string{name})) > 0 {
			return fmt.Sprintf(". The variables contain %q instead", name)
		}
	}
	return ""
}

type coercion struct {
	schema     *ast.Schema
	definition *ast.VariableDefinition
	path       ast.Path // within the variable's value
	errs       gqlerror.List
}

func (c *coercion) fault(format string, args ...any) {
	name := c.definition.Variable
	place := "$" + name
	for _, step := range c.path {
		switch step := step.(type) {
		case ast.PathIndex:
			place += fmt.Sprintf("[%d]", step)
		case ast.PathName:
			place += "." + string(step)
		}
	}
	err := &gqlerror.Error{Message: place + " " + fmt.Sprintf(format, args...), Extensions: map[string]any{
		"code":     codeValidation,
		"variable": name,
		"path":     append(ast.Path{ast.PathName(name)}, c.path...),
	}}
	if p := c.definition.Position; p != nil {
		err.Locations = []gqlerror.Location{{Line: p.Line, Column: p.Column}}
	}
	c.errs = append(c.errs, err)
}

func (c *coercion) at(step ast.PathElement, check func()) {
	c.path = append(c.path, step)
	check()
	c.path = c.path[:len(c.path)-1]
}

func (c *coercion) check(value any, t *ast.Type) {
	def := c.schema.Types[t.Name()]
	list, isList := value.([]any)
	switch {
	case value == nil && t.NonNull:
		c.fault("is null: give a value of type %s%s", t, uploadHint(def))
	case value == nil:
	case t.Elem != nil && isList:
		for i, element := range list {
			c.at(ast.PathIndex(i), func() { c.check(element, t.Elem) })
		}
	case t.Elem != nil:
		c.check(value, t.Elem)
	case def.Kind == ast.InputObject:
		c.object(value, def)
	case def.Kind == ast.Enum:
		c.enum(value, def)
	default:
		c.scalar(value, def)
	}
}

func uploadHint(def *ast.Definition) string {
	if def.Name == "Upload" {
		return ", sent by the GraphQL multipart request specification"
	}
	return ""
}

// fieldName matches the keys that an error may quote. Any other text could be personal data.
var fieldName = regexp.MustCompile(`^[_A-Za-z][_0-9A-Za-z]{0,40}$`)

func (c *coercion) object(value any, def *ast.Definition) {
	fields, ok := value.(map[string]any)
	if !ok {
		c.fault("is %s: give an object of type %s", kindOf(value), def.Name)
		return
	}
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		if def.Fields.ForName(name) != nil {
			continue
		}
		if !fieldName.MatchString(name) {
			c.fault("has a key that is not a field of %s", def.Name)
			continue
		}
		c.at(ast.PathName(name), func() {
			fields := graph.Each(def.Fields, func(f *ast.FieldDefinition) string { return f.Name })
			c.fault("is not a field of %s%s", def.Name, didYouMean(name, fields))
		})
	}
	for _, field := range def.Fields {
		c.at(ast.PathName(field.Name), func() {
			value, ok := fields[field.Name]
			switch {
			case ok:
				c.check(value, field.Type)
			case field.Type.NonNull && field.DefaultValue == nil:
				c.fault("is required: give a value of type %s", field.Type)
			}
		})
	}
}

func (c *coercion) enum(value any, def *ast.Definition) {
	text, ok := value.(string)
	if ok && def.EnumValues.ForName(text) != nil {
		return
	}
	names := graph.Each(def.EnumValues, func(v *ast.EnumValueDefinition) string { return v.Name })
	c.fault("is not a value of %s: give %s", def.Name, core.OrList(names...))
}

// scalarTypes describes the valid values of the specification's scalars.
var scalarTypes = map[string]string{
	"Int":     "an Int, a whole number from -2147483648 to 2147483647",
	"Float":   "a Float, a number",
	"String":  "a String",
	"Boolean": "a Boolean, true or false",
	"ID":      "an ID, a string or a whole number",
}

func (c *coercion) scalar(value any, def *ast.Definition) {
	if _, isFile := value.(graphql.Upload); def.Name == "Upload" && !isFile {
		c.fault("is %s: give a file%s", kindOf(value), uploadHint(def))
		return
	}
	description, ok := scalarTypes[def.Name]
	if !ok {
		return // the schema's own scalars check their values themselves
	}
	if !fits(whole(value), def.Name) {
		c.fault("is %s: give %s", kindOf(value), description)
	}
}

// fits reports whether a value, from JSON or from Go, is valid for the scalar.
func fits(value any, scalar string) bool {
	switch v := value.(type) {
	case string:
		return scalar == "String" || scalar == "ID"
	case bool:
		return scalar == "Boolean"
	case json.Number:
		n, err := v.Int64()
		switch scalar {
		case "Int":
			return err == nil && n >= math.MinInt32 && n <= math.MaxInt32
		case "ID":
			return err == nil
		}
		_, err = v.Float64()
		return err == nil && scalar == "Float"
	case int, int32, int64:
		return scalar == "Int" || scalar == "ID" || scalar == "Float"
	case float64:
		return scalar == "Float"
	}
	return false
}

func kindOf(value any) string {
	switch v := value.(type) {
	case nil:
		return "null"
	case string:
		return "a string"
	case bool:
		return "a boolean"
	case []any:
		return "a list"
	case map[string]any:
		return "an object"
	case graphql.Upload:
		return "a file"
	case json.Number:
		if strings.ContainsAny(v.String(), ".eE") {
			return "a number with a fraction"
		}
		return "a number"
	}
	return "a number"
}

// suggestions returns the options whose names are similar to the given one. Long options are dropped.
func suggestions(name string, options []string) []string {
	return slices.DeleteFunc(core.SuggestionList(name, options), func(o string) bool { return len(o) > 40 })
}

func didYouMean(name string, options []string) string {
	if similar := suggestions(name, options); len(similar) > 0 {
		return ". Did you mean " + core.OrList(similar[:min(len(similar), 3)]...) + "?"
	}
	return ""
}

// whole copies a value and writes numbers such as 5.0 and 5e0 as 5, because they are equal in JSON.
func whole(value any) any {
	switch v := value.(type) {
	case map[string]any:
		return wholeFields(v)
	case []any:
		list := make([]any, len(v))
		for i, element := range v {
			list[i] = whole(element)
		}
		return list
	case json.Number:
		const exact = 1 << 53
		f, err := v.Float64()
		if err == nil && strings.ContainsAny(v.String(), ".eE") && f == math.Trunc(f) && math.Abs(f) < exact {
			return json.Number(strconv.FormatInt(int64(f), 10))
		}
	}
	return value
}

func wholeFields(fields map[string]any) map[string]any {
	out := make(map[string]any, len(fields))
	for name, value := range fields {
		out[name] = whole(value)
	}
	return out
}

// noOperation returns the error for a document of which no operation can be chosen.
func noOperation(doc *ast.QueryDocument, given string) *gqlerror.Error {
	var names []string
	for _, op := range doc.Operations {
		if op.Name != "" && len(names) < 5 {
			names = append(names, op.Name)
		}
	}
	message := "the document contains no operation with this operationName"
	switch {
	case len(doc.Operations) == 0:
		message = "the document contains only fragments, no operation"
	case given == "":
		message = "the document contains several operations: choose one with operationName"
	}
	switch {
	case len(names) > 0 && given != "":
		message += ". It contains " + strings.Join(names, ", ")
	case len(names) > 0:
		message += ": " + core.OrList(names...)
	}
	return &gqlerror.Error{Message: message, Extensions: map[string]any{"code": codeValidation}}
}

const codeValidation = "GRAPHQL_VALIDATION_FAILED"
