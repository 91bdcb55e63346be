package content

import (
	"errors"
	"reflect"
	"regexp"
	"strings"
	"time"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"hire360/graph"
)

var (
	typeBlocks   = reflect.TypeFor[[]graph.Block]()
	typeSections = reflect.TypeFor[[]graph.Section]()
	typeDate     = reflect.TypeFor[graph.Date]()
	typeTime     = reflect.TypeFor[time.Time]()
)

// enums holds the accepted values of each enum that content may name.
var enums = map[reflect.Type][]string{
	reflect.TypeFor[graph.PageKind]():       names(graph.AllPageKind),
	reflect.TypeFor[graph.Topology]():       names(graph.AllTopology),
	reflect.TypeFor[graph.ScreenName]():     names(graph.AllScreenName),
	reflect.TypeFor[graph.DiagramName]():    names(graph.AllDiagramName),
	reflect.TypeFor[graph.PageListLayout](): names(graph.AllPageListLayout),
	reflect.TypeFor[graph.EventTime]():      names(graph.AllEventTime),
	reflect.TypeFor[graph.DocumentKind]():   names(graph.AllDocumentKind),
	reflect.TypeFor[graph.MenuBadge]():      names(graph.AllMenuBadge),
}

func names[T ~string](values []T) []string {
	out := make([]string, len(values))
	for i, v := range values {
		out[i] = string(v)
	}
	return out
}

var tabIndent = regexp.MustCompile(`^ *\t`)

// parse reads src as one YAML mapping. What is wrong with it is added to the problems, and nil is returned.
func (d *decoder) parse(src []byte) *ast.MappingNode {
	for i, line := range strings.Split(string(src), "\n") {
		if tabIndent.MatchString(line) {
			d.fault(i+1, "this line is indented with a tab, expected spaces")
		}
	}
	if len(d.problems) > 0 {
		return nil
	}
	file, err := parser.ParseBytes(src, 0)
	if err != nil {
		var at yaml.Error
		if errors.As(err, &at) && at.GetToken() != nil {
			d.fault(at.GetToken().Position.Line, "%s", plainer(at.GetMessage()))
		} else {
			d.fault(1, "%s", plainer(err.Error()))
		}
		return nil
	}
	if len(file.Docs) != 1 {
		d.fault(1, "found %d documents, expected one without --- lines", len(file.Docs))
		return nil
	}
	body, ok := file.Docs[0].Body.(*ast.MappingNode)
	if !ok {
		d.fault(1, "found no keys, expected lines such as \"title: About us\"")
		return nil
	}
	d.keys = map[string]int{}
	for _, entry := range body.Values {
		d.keys[entry.Key.GetToken().Value] = lineOf(entry.Key)
	}
	return body
}

// plainer says what the YAML parser means, in an author's words.
func plainer(message string) string {
	for _, known := range []struct{ says, means string }{
		{"mapping value is not allowed", "a \": \" stands where it cannot, expected quotation marks around a value that holds one, or the same indentation as the line above"},
		{"value is not allowed in this context", "this line does not fit the indentation of those above, expected two spaces for each level and quotation marks around values with signs in them"},
		{"is a reserved character", "a value begins with a sign that YAML keeps for itself, expected quotation marks around it"},
		{"unexpected scalar value type", "a value begins with a sign that YAML keeps for itself (*, & or !), expected quotation marks around it"},
		{"unexpected directive value", "a value begins with %, expected quotation marks around it"},
		{"could not find end character", "a quotation mark is opened and never closed, expected a second one"},
		{"must be specified", "a [ or { is opened and never closed, expected ] or }"},
		{"sequence end token", "a [ is opened and never closed, expected ]; a value that begins with # must stand in quotation marks"},
	} {
		if strings.Contains(message, known.says) {
			return known.means
		}
	}
	if key, _, ok := strings.Cut(message, " already defined"); ok {
		return strings.Replace(key, "mapping key", "key", 1) + " stands here a second time, expected it once"
	}
	return "this is not YAML: " + message
}

func lineOf(n ast.Node) int { return n.GetToken().Position.Line }

// scalarText returns the text of a scalar as it was written and the line where it begins.
func scalarText(n ast.Node) (string, int, bool) {
	switch n := n.(type) {
	case *ast.StringNode:
		return n.Value, lineOf(n), true
	case *ast.LiteralNode:
		return n.Value.Value, n.Start.Position.Line + 1, true
	case *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode, *ast.InfinityNode, *ast.NanNode:
		return n.GetToken().Value, lineOf(n), true
	}
	return "", lineOf(n), false
}

func nodeWords(n ast.Node) string {
	switch n.(type) {
	case *ast.MappingNode, *ast.MappingValueNode:
		return "a group of keys"
	case *ast.SequenceNode:
		return "a list"
	}
	return "a single value"
}

func kindWords(t reflect.Type) string {
	if choices, ok := enums[t]; ok {
		return oneOf(choices)
	}
	switch t {
	case typeBlocks:
		return "a text"
	case typeDate:
		return "a day"
	case typeTime:
		return "a moment"
	}
	switch t.Kind() {
	case reflect.Pointer:
		return kindWords(t.Elem())
	case reflect.Slice:
		return "a list"
	case reflect.Struct:
		return "a group of keys"
	case reflect.Bool:
		return "true or false"
	case reflect.Int, reflect.Int32:
		return "a whole number"
	case reflect.Float64:
		return "a number"
	}
	return "text"
}
