package content

import (
	"cmp"
	"errors"
	"iter"
	"reflect"
	"regexp"
	"strings"
	"time"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
)

var (
	typeBlocks = reflect.TypeFor[[]graph.Block]()
	typeDate   = reflect.TypeFor[graph.Date]()
	typeTime   = reflect.TypeFor[time.Time]()
)

// enums holds the accepted values of each enum that content may name.
var enums = map[reflect.Type][]string{
	reflect.TypeFor[graph.PageKind]():       graph.Texts(graph.AllPageKind),
	reflect.TypeFor[graph.ChartKind]():      graph.Texts(graph.AllChartKind),
	reflect.TypeFor[graph.DemoFit]():        graph.Texts(graph.AllDemoFit),
	reflect.TypeFor[graph.PageListLayout](): graph.Texts(graph.AllPageListLayout),
	reflect.TypeFor[graph.EventTime]():      graph.Texts(graph.AllEventTime),
	reflect.TypeFor[graph.DocumentKind]():   graph.Texts(graph.AllDocumentKind),
	reflect.TypeFor[graph.SpecimenState]():  graph.Texts(graph.AllSpecimenState),
	reflect.TypeFor[condition]():            conditions(),
}

var tabIndent = regexp.MustCompile(`^ *\t`)

// parse reads src as one YAML mapping. What is wrong with it is added to the problems, and nil is returned.
func (d *decoder) parse(src []byte) *yaml.Node {
	for i, line := range strings.Split(string(src), "\n") {
		if tabIndent.MatchString(line) {
			d.fault(i+1, "this line is indented with a tab, expected spaces")
		}
	}
	if len(d.problems) > 0 {
		return nil
	}
	var document yaml.Node
	if err := yaml.Load(src, &document); err != nil {
		line, text := explainError(err)
		d.fault(line, "%s", text)
		return nil
	}
	if len(document.Content) == 0 || document.Content[0].Kind != yaml.MappingNode {
		d.fault(1, "%s", noKeys)
		return nil
	}
	body := document.Content[0]
	d.keys = map[string]int{}
	for key := range entries(body) {
		d.keys[key.Value] = key.Line
	}
	return body
}

// entries yields the keys of a group with their values, none for nil.
func entries(group *yaml.Node) iter.Seq2[*yaml.Node, *yaml.Node] {
	return func(yield func(key, value *yaml.Node) bool) {
		for i := 0; group != nil && i+1 < len(group.Content); i += 2 {
			if !yield(group.Content[i], group.Content[i+1]) {
				return
			}
		}
	}
}

const noKeys = "found no keys, expected lines such as \"title: About us\""

// yamlErrors says in a writer's terms what the parser means.
var yamlErrors = []struct {
	parser, writer string
	// start: the mistake is on the line where what could not be read begins, not where the parser gave up.
	start bool
}{
	{"found unexpected end of stream", "a quotation mark is opened and never closed, expected a second one", true},
	{"did not find expected ',' or", "a [ or { is opened and never closed, expected ] or }; " +
		"a value that begins with # needs quotation marks", true},
	{"could not find expected ':'", "this line has no \": \", expected a key, a colon and a value", true},
	{"mapping values are not allowed", "a \": \" is in the wrong place, expected quotation marks around a value that " +
		"contains one, or the same indentation as the line above", false},
	{"did not find expected",
		"this line does not fit the indentation of those above, expected two spaces for each level " +
			"and quotation marks around values with special characters", false},
	{"cannot start any token", "a value begins with a character that YAML reserves, expected quotation marks around it",
		false},
	{"unknown anchor", "a value begins with a character that YAML reserves (*), expected quotation marks around it",
		false},
	{"found multiple", "found a second document, expected one without --- lines", false},
	{"no documents", noKeys, false},
}

// explainError returns the line of a parser's error and what to do about it.
func explainError(err error) (line int, text string) {
	at, ok := errors.AsType[*yaml.LoadError](err)
	if !ok {
		return 1, "this is not YAML: " + err.Error()
	}
	for _, known := range yamlErrors {
		if strings.Contains(at.Message, known.parser) {
			line = at.Mark.Line
			if known.start {
				line = at.ContextMark.Line
			}
			return max(1, line), known.writer
		}
	}
	return max(1, at.Mark.Line), "this is not YAML: " + at.Message
}

// scalarText returns the text of a scalar as it was written and the line where it begins.
func scalarText(n *yaml.Node) (string, int, bool) {
	line := n.Line
	if n.Style&(yaml.LiteralStyle|yaml.FoldedStyle) != 0 {
		line++
	}
	return n.Value, line, n.Kind == yaml.ScalarNode
}

func describeNode(n *yaml.Node) string {
	switch n.Kind {
	case yaml.MappingNode:
		return "a group of keys"
	case yaml.SequenceNode:
		return "a list"
	}
	return "a single value"
}

var typeNames = map[reflect.Type]string{typeBlocks: "a text", typeDate: "a day", typeTime: "a moment"}

var kindNames = map[reflect.Kind]string{reflect.Slice: "a list", reflect.Struct: "a group of keys",
	reflect.Interface: "a group of keys", reflect.Bool: "true or false", reflect.Int: "a whole number",
	reflect.Int32: "a whole number", reflect.Float64: "a number"}

func describeType(t reflect.Type) string {
	if choices, ok := enums[t]; ok {
		return oneOf(choices)
	}
	if t.Kind() == reflect.Pointer {
		return describeType(t.Elem())
	}
	return cmp.Or(typeNames[t], kindNames[t.Kind()], "text")
}
