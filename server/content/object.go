package content

import (
	"reflect"
	"strings"
	"sync"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
)

// field is a key that a group of keys may have.
type field struct {
	name     string
	index    int
	required bool
}

// made lists what the loader fills, besides ids.
var made = map[string]bool{
	"PageListSection.pages":          true,
	"PageListSection.disclosure":     true,
	"DocumentListSection.disclosure": true,
	"Event.announced":                true,
	"Event.when":                     true,
	"Site.replyTime":                 true,
	"Site.applicationReadTime":       true,
	"Site.applicationsKept":          true,
	"Site.showsIndia":                true,
}

// mayBeEmpty lists what the schema promises never to be null but an author may leave out, because an
// empty value has a meaning there or the loader fills it.
var mayBeEmpty = map[string]bool{
	"ProseSection.heading":         true,
	"HeroSection.actions":          true,
	"EnquiryFormSection.interests": true,
	"PictureSection.caption":       true,
	"MenuEntry.items":              true,
	"MenuEntry.groups":             true,
	"DocumentListSection.choose":   true,
}

// mayAllBeEmpty lists the types of which no key is required.
var mayAllBeEmpty = map[reflect.Type]bool{
	reflect.TypeFor[graph.PageQuery]():     true,
	reflect.TypeFor[graph.DocumentQuery](): true,
}

var fieldCache sync.Map

// fieldsOf returns the keys of a struct type. A key is required when its field can be neither null nor false.
func fieldsOf(t reflect.Type) []field {
	if known, ok := fieldCache.Load(t); ok {
		return known.([]field)
	}
	var out []field
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "" || name == "id" || made[t.Name()+"."+name] {
			continue
		}
		if name == "anchor" {
			name = "id" // writers call it what HTML does
		}
		kind := f.Type.Kind()
		optional := kind == reflect.Pointer || kind == reflect.Bool || options == "omitempty" ||
			mayBeEmpty[t.Name()+"."+name] || mayAllBeEmpty[t]
		out = append(out, field{name: name, index: i, required: !optional})
	}
	fieldCache.Store(t, out)
	return out
}

// object fills structs, given by pointers, from one group of keys, each key into the struct that has it. It does
// nothing for nil.
func (d *decoder) object(group *yaml.Node, what string, pointers ...any) {
	switch {
	case group == nil: // which is reported
		return
	case group.Kind != yaml.MappingNode:
		d.fault(group.Line, "%s is %s, expected a group of keys", what, describeNode(group))
		return
	}
	var targets []reflect.Value
	for _, p := range pointers {
		targets = append(targets, reflect.ValueOf(p).Elem())
	}
	seen, meant := map[string]bool{}, map[string]bool{}
	for key, value := range entries(group) {
		v, known := member(key.Value, targets)
		switch {
		case seen[key.Value]:
			d.fault(key.Line, "key %q is here a second time, expected it once", key.Value)
		case known:
			d.value(value, v, key.Value)
		default:
			stray := group.Style&yaml.FlowStyle != 0 && isNull(value)
			meant[d.unknownKey(key, stray, what, targets)] = true
		}
		seen[key.Value] = true
	}
	d.missing(groupLine(group), what, seen, meant, targets)
}

func member(key string, targets []reflect.Value) (reflect.Value, bool) {
	for _, v := range targets {
		for _, f := range fieldsOf(v.Type()) {
			if f.name == key {
				return v.Field(f.index), true
			}
		}
	}
	return reflect.Value{}, false
}

// unknownKey reports a key that no target has, and returns the one that was probably meant. A stray word in { } is
// read as a key without a value.
func (d *decoder) unknownKey(n *yaml.Node, stray bool, what string, targets []reflect.Value) string {
	key, line := n.Value, n.Line
	if stray {
		d.fault(line, "%s holds a comma or a stray word before %q, expected quotation marks around values with "+
			"commas inside { }", what, key)
		return ""
	}
	var known []string
	for _, v := range targets {
		for _, f := range fieldsOf(v.Type()) {
			known = append(known, f.name)
		}
	}
	d.fault(line, "%s has no key %q, %s", what, key, didYouMean(key, known))
	return nearest(key, known)
}

// missing finds required keys that were left out, or given without anything in them. Keys that were
// meant by a misspelled one are not missing as well.
func (d *decoder) missing(line int, what string, seen, meant map[string]bool, targets []reflect.Value) {
	for _, v := range targets {
		for _, f := range fieldsOf(v.Type()) {
			if !f.required || (meant[f.name] && !seen[f.name]) {
				continue
			}
			value := v.Field(f.index)
			switch {
			case !seen[f.name]:
				d.fault(line, "%s has no %s, expected %s", what, f.name, describeType(value.Type()))
			case value.Kind() == reflect.String && strings.TrimSpace(value.String()) == "" && !d.faultNear(f.name):
				d.fault(line, "%s of %s is empty, expected %s", f.name, what, describeType(value.Type()))
			case value.Kind() == reflect.Slice && value.Len() == 0 && !d.faultNear(f.name):
				d.fault(line, "%s of %s is empty, expected at least one", f.name, what)
			}
		}
	}
}

// faultNear reports whether one of the latest problems is about the key already.
func (d *decoder) faultNear(key string) bool {
	for _, p := range d.problems[max(0, len(d.problems)-8):] {
		if strings.HasPrefix(p.Text, key+" ") || strings.HasPrefix(p.Text, key+":") {
			return true
		}
	}
	return false
}

func groupLine(group *yaml.Node) int {
	if len(group.Content) > 0 {
		return group.Content[0].Line
	}
	return group.Line
}
