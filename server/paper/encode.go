package paper

import (
	"reflect"
	"slices"
	"strings"

	"hire360/graph"
)

// unread are fields that neither template reads: a change of them makes nothing stale.
var unread = []string{"ID", "Choose", "Art", "URL", "Narrow", "Related", "Breadcrumbs", "Group", "SubServices",
	"Hidden", "Interest", "Interests", "Links", "HeroSection.Actions", "HeroSection.Fan", "PageListSection.Disclosure"}

func isUnread(of reflect.Type, field string) bool {
	return slices.Contains(unread, field) || slices.Contains(unread, of.Name()+"."+field)
}

// encodePage returns a page with some of its sections.
func encodePage(page graph.Page, sections []graph.Section) map[string]any {
	base := *page.Base()
	base.Sections = sections
	out := encodeStruct(reflect.ValueOf(base))
	v := reflect.ValueOf(page).Elem()
	for key, value := range encodeStruct(v) {
		if key != "pageBase" {
			out[key] = value
		}
	}
	switch page := page.(type) {
	case *graph.CaseStudy:
		out["disclosure"] = page.Disclosure()
	case *graph.ProductPage:
		out["art"] = encode(reflect.ValueOf(page.Art))
	}
	return out
}

// encode returns a value as maps, lists, texts and numbers. Each struct says its type. A text with markup is the list
// of its pieces.
func encode(v reflect.Value) any {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return nil
		}
		if page, ok := v.Interface().(graph.Page); ok {
			_, isCase := page.(*graph.CaseStudy)
			return map[string]any{"title": page.Base().Title, "path": page.Base().Path, "isCase": isCase}
		}
		return encode(v.Elem())
	case reflect.Slice:
		out := make([]any, v.Len())
		for i := range out {
			out[i] = encode(v.Index(i))
		}
		return out
	case reflect.Struct:
		return encodeStruct(v)
	case reflect.String:
		if v.Type() == reflect.TypeFor[string]() {
			return encodeText(v.String())
		}
	}
	return v.Interface()
}

func encodeStruct(v reflect.Value) map[string]any {
	out := map[string]any{"type": v.Type().Name()}
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if isUnread(v.Type(), f.Name) {
			continue
		}
		value := encode(v.Field(i))
		if (f.Name == "Code" || f.Name == "SVG") && value != nil { // they are no texts with markup
			value = reflect.Indirect(v.Field(i)).String()
		}
		if list, isList := value.([]any); value != nil && (!isList || len(list) > 0) {
			out[keyOf(f)] = value
		}
	}
	return out
}

func encodeText(text string) any {
	nodes := graph.ParseMarkup(text)
	if len(nodes) == 0 || len(nodes) == 1 && nodes[0].Kind == "text" {
		return text
	}
	return nodes
}

func keyOf(f reflect.StructField) string {
	if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); name != "" && name != "-" {
		return name
	}
	return strings.ToLower(f.Name[:1]) + f.Name[1:]
}
