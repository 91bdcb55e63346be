package content

import (
	"reflect"
	"slices"
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
	"Specimen.body":                true,
	"Specimen.notes":               true,
	"MenuEntry.items":              true,
	"MenuEntry.groups":             true,
	"DocumentListSection.choose":   true,
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
			mayBeEmpty[t.Name()+"."+name]
		out = append(out, field{name: name, index: i, required: !optional})
	}
	fieldCache.Store(t, out)
	return out
}

// object fills structs, given by pointers, from a group of keys, which may be nil: each key into the one that has it.
func (d *decoder) object(group *yaml.Node, what string, pointers ...any) {
	switch {
	case group == nil: // which is reported
		return
	case group.Kind != yaml.MappingNode:
		d.fault(group.Line, "%s is %s, expected a group of keys", what, describeNode(group))
		return
	}
	var slots []slot
	for _, p := range pointers {
		v := reflect.ValueOf(p).Elem()
		for _, f := range fieldsOf(v.Type()) {
			slots = append(slots, slot{f, v.Field(f.index)})
		}
	}
	seen, meant := map[string]bool{}, map[string]bool{}
	for key, value := range entries(group) {
		at := slices.IndexFunc(slots, func(s slot) bool { return s.name == key.Value })
		switch {
		case seen[key.Value]:
			d.fault(key.Line, "key %q is here a second time, expected it once", key.Value)
		case at >= 0:
			d.value(value, slots[at].value, key.Value)
		default:
			stray := group.Style&yaml.FlowStyle != 0 && isNull(value)
			meant[d.unknownKey(key, stray, what, slots)] = true
		}
		seen[key.Value] = true
	}
	d.missing(groupLine(group), what, seen, meant, slots)
}

// slot is where the value of a key goes.
type slot struct {
	field
	value reflect.Value
}

// unknownKey reports a key that no target has, and returns the one that was probably meant. A stray word in { } is
// read as a key without a value.
func (d *decoder) unknownKey(n *yaml.Node, stray bool, what string, slots []slot) string {
	key, line := n.Value, n.Line
	if stray {
		d.fault(line, "%s holds a comma or a stray word before %q, expected quotation marks around values with "+
			"commas inside { }", what, key)
		return ""
	}
	known := graph.Each(slots, func(s slot) string { return s.name })
	d.fault(line, "%s has no key %q, %s", what, key, didYouMean(key, known))
	return nearest(key, known)
}

// missing finds required keys that were left out, or given without anything in them. Keys that were
// meant by a misspelled one are not missing as well.
func (d *decoder) missing(line int, what string, seen, meant map[string]bool, slots []slot) {
	for _, s := range slots {
		switch kind := s.value.Kind(); {
		case !s.required || meant[s.name] && !seen[s.name]:
		case !seen[s.name]:
			d.fault(line, "%s has no %s, expected %s", what, s.name, describeType(s.value.Type()))
		case d.faultNear(s.name):
		case kind == reflect.String && strings.TrimSpace(s.value.String()) == "":
			d.fault(line, "%s of %s is empty, expected %s", s.name, what, describeType(s.value.Type()))
		case kind == reflect.Slice && s.value.Len() == 0:
			d.fault(line, "%s of %s is empty, expected at least one", s.name, what)
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
