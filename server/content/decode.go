package content

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"time"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
)

// decoder fills Go values from the nodes of one YAML file. It continues after a problem, so that a writer sees all of
// them at once, and records the line of every text for later checks.
type decoder struct {
	file     string
	problems Problems
	pieces   []piece
	// stated are the facts that texts for visitors state.
	stated []string
	// starts has the beginning of each section.
	starts []start
	// keys has the line of each top-level key.
	keys map[string]int
	// parts are the parts of the site that are on, and conditions those of the page's sections.
	parts      []string
	conditions []condition
	// facts are the texts that replace {{name}}.
	facts map[string]string
	// section is the index of the section that is being read, -1 outside of sections, or madeUp or inPicture.
	section int
	// pictures are those that the file may name.
	pictures map[string]*graph.Picture
}

// piece is one text of a file with its key.
type piece struct {
	key     string
	text    string
	line    int
	section int
}

// start is the key and the line of a section.
type start struct {
	key  string
	line int
}

// line returns the line of a top-level key, 1 if it is left out.
func (d *decoder) line(key string) int { return max(1, d.keys[key]) }

func (d *decoder) fault(line int, format string, args ...any) {
	d.problems.add(d.file, line, format, args...)
}

// value fills v from n; key names it in messages.
func (d *decoder) value(n *yaml.Node, v reflect.Value, key string) {
	switch {
	case isNull(n):
		d.fault(n.Line, "%s is empty, expected %s: leave the key out, or put a value that begins with # in "+
			"quotation marks", key, describeType(v.Type()))
		return
	case n.Kind == yaml.AliasNode, n.Anchor != "", n.Style&yaml.TaggedStyle != 0:
		d.fault(n.Line, "%s begins with a character that YAML reserves (*, & or !), expected %s in quotation marks",
			key, describeType(v.Type()))
		return
	}
	if v.Kind() != reflect.Pointer {
		d.insertFacts(n, key)
	}
	if n.Kind == yaml.ScalarNode && !silent[key] && d.file != factsName {
		n.Value = bind(n.Value)
	}
	switch to := v.Addr().Interface().(type) {
	case *[]graph.Block:
		d.blocks(n, to, key)
	case *[]graph.Section:
		d.sections(n, to)
	case *graph.Picture:
		d.picture(n, to, key)
	case *graph.Specimen:
		d.specimen(n, to)
	case *graph.SpecimenCard:
		d.scalar(n, reflect.ValueOf(&to.Page.Link).Elem(), key) // fillFan fills the rest
	case *graph.SpecimenBody:
		d.specimenBody(n, to)
	case *graph.Demo:
		d.demo(n, to)
	case *graph.Date:
		if day := d.time(n, time.DateOnly, key, "a day such as 2026-11-20"); !day.IsZero() {
			*to = graph.DateOf(day)
		}
	case *time.Time:
		*to = d.time(n, time.RFC3339, key, "a moment such as 2026-12-10T15:00:00Z or 2027-01-21T10:00:00-05:00")
	default:
		d.general(n, v, key)
	}
}

// general fills v by its kind.
func (d *decoder) general(n *yaml.Node, v reflect.Value, key string) {
	choices, isEnum := enums[v.Type()]
	_, isValid := v.Interface().(interface{ IsValid() bool })
	switch {
	case isEnum:
		d.enum(n, v, key, choices)
	case v.Kind() == reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		d.value(n, v.Elem(), key)
	case v.Kind() == reflect.Slice:
		d.list(n, v, key)
	case v.Kind() == reflect.Struct:
		d.object(n, key, v.Addr().Interface())
	case isValid:
		panic(fmt.Sprintf("enums lacks %s", v.Type()))
	default:
		d.scalar(n, v, key)
	}
}

// isNull reports whether a key has no value.
func isNull(n *yaml.Node) bool { return n.Kind == yaml.ScalarNode && n.ShortTag() == "!!null" }

func (d *decoder) scalar(n *yaml.Node, v reflect.Value, key string) {
	text, line, ok := scalarText(n)
	if !ok {
		d.fault(n.Line, "%s is %s, expected %s: a value that begins with [ or { or has \": \" "+
			"needs quotation marks", key, describeNode(n), describeType(v.Type()))
		return
	}
	var err error
	switch v.Kind() {
	case reflect.String:
		v.SetString(text)
		d.pieces = append(d.pieces, piece{key: key, text: text, line: line, section: d.section})
	case reflect.Bool:
		v.SetBool(text == "true")
		if n.ShortTag() != "!!bool" {
			err = errors.New("not a boolean")
		}
	case reflect.Int, reflect.Int32:
		var i int64
		i, err = strconv.ParseInt(text, 10, 32)
		v.SetInt(i)
	case reflect.Float64:
		var f float64
		f, err = strconv.ParseFloat(text, 64)
		v.SetFloat(f)
	default:
		panic(fmt.Sprintf("content: no rule for reading a %s", v.Type()))
	}
	if err != nil {
		d.fault(line, "%s is %q, expected %s", key, text, describeType(v.Type()))
	}
}

func (d *decoder) list(n *yaml.Node, v reflect.Value, key string) {
	if n.Kind != yaml.SequenceNode {
		d.fault(n.Line, "%s is %s, expected a list", key, describeNode(n))
		return
	}
	out := reflect.MakeSlice(v.Type(), len(n.Content), len(n.Content))
	for i, item := range n.Content {
		d.value(item, out.Index(i), key)
	}
	v.Set(out)
}

func (d *decoder) enum(n *yaml.Node, v reflect.Value, key string, choices []string) {
	text, line, ok := scalarText(n)
	if !ok {
		text, line = describeNode(n), n.Line
	}
	if !slices.Contains(choices, text) {
		d.fault(line, "%s is %q, expected %s", key, text, oneOf(choices))
		return
	}
	v.SetString(text)
}

// time reads a day or a moment; expected says which.
func (d *decoder) time(n *yaml.Node, layout, key, expected string) (t time.Time) {
	text, line, _ := scalarText(n)
	t, err := time.Parse(layout, text)
	if err != nil {
		d.fault(line, "%s is %q, expected %s", key, text, expected)
	}
	return t
}

func (d *decoder) blocks(n *yaml.Node, to *[]graph.Block, key string) {
	text, line, ok := scalarText(n)
	if !ok {
		d.fault(n.Line, "%s is %s, expected a text: begin it with | and indent its lines", key, describeNode(n))
		return
	}
	blocks, err := graph.ParseText(text)
	if bad, ok := errors.AsType[*graph.TextError](err); ok {
		d.fault(line+bad.Line-1, "%s: %s", key, bad.Problem)
		return
	}
	*to = blocks
	d.blockPieces(blocks, text, line, key)
}
