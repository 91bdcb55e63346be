package content

import (
	"bytes"
	"errors"
	"io"
	"iter"
	"reflect"
	"regexp"
	"strings"
	"time"

	explain "github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/parser"
	"go.yaml.in/yaml/v3"

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
func (d *decoder) parse(src []byte) *yaml.Node {
	for i, line := range strings.Split(string(src), "\n") {
		if tabIndent.MatchString(line) {
			d.fault(i+1, "this line is indented with a tab, expected spaces")
		}
	}
	if len(d.problems) > 0 {
		return nil
	}
	in := yaml.NewDecoder(bytes.NewReader(src))
	var document yaml.Node
	err := in.Decode(&document)
	if err == nil && !errors.Is(in.Decode(new(yaml.Node)), io.EOF) {
		d.fault(1, "found a second document, expected one without --- lines")
		return nil
	}
	if err != nil && !errors.Is(err, io.EOF) {
		d.notYAML(src, err)
		return nil
	}
	if len(document.Content) == 0 || document.Content[0].Kind != yaml.MappingNode {
		d.fault(1, "found no keys, expected lines such as \"title: About us\"")
		return nil
	}
	body := document.Content[0]
	d.keys = map[string]int{}
	for key := range entries(body) {
		d.keys[key.Value] = key.Line
	}
	return body
}

// entries yields the keys of a group with what stands under them.
func entries(group *yaml.Node) iter.Seq2[*yaml.Node, *yaml.Node] {
	return func(yield func(key, value *yaml.Node) bool) {
		for i := 0; i+1 < len(group.Content); i += 2 {
			if !yield(group.Content[i], group.Content[i+1]) {
				return
			}
		}
	}
}

var strayAlias = regexp.MustCompile(`unknown anchor '(.+)' referenced`)

// notYAML says why src could not be read. The parser that reads fast often names the line where a group begins;
// the other one, which is asked for its opinion alone, the line where the mistake is.
func (d *decoder) notYAML(src []byte, err error) {
	if alias := strayAlias.FindStringSubmatch(err.Error()); alias != nil {
		before, _, _ := bytes.Cut(src, []byte("*"+alias[1]))
		d.fault(1+bytes.Count(before, []byte("\n")), "%s", plainer("unexpected scalar value type"))
		return
	}
	var at explain.Error
	if _, why := parser.ParseBytes(src, 0); errors.As(why, &at) && at.GetToken() != nil {
		d.fault(at.GetToken().Position.Line, "%s", plainer(at.GetMessage()))
		return
	}
	d.fault(1, "%s", plainer(err.Error()))
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
	return "this is not YAML: " + message
}

// scalarText returns the text of a scalar as it was written and the line where it begins.
func scalarText(n *yaml.Node) (string, int, bool) {
	line := n.Line
	if n.Style&(yaml.LiteralStyle|yaml.FoldedStyle) != 0 {
		line++
	}
	return n.Value, line, n.Kind == yaml.ScalarNode
}

func nodeWords(n *yaml.Node) string {
	switch n.Kind {
	case yaml.MappingNode:
		return "a group of keys"
	case yaml.SequenceNode:
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
