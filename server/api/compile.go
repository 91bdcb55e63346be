package api

import (
	"reflect"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"

	"hire360/graph"
)

// contentFields are the fields with resolvers that read nothing but content. At every other resolver a plan gives up.
var contentFields = map[string]bool{
	"Query.site": true, "Query.page": true, "Query.pages": true, "Query.nearestPages": true, "Query.events": true, "Query.documents": true,
	"OfficesSection.offices": true, "EventListSection.events": true, "EnquiryFormSection.events": true,
}

// compiler makes plans. It finds Go's methods and fields by the names of the schema, as gqlgen does when it generates.
type compiler struct {
	schema    *ast.Schema
	resolvers map[string]reflect.Value // by the name of the type
}

func newCompiler(schema *ast.Schema, root graph.ResolverRoot) compiler {
	c := compiler{schema, map[string]reflect.Value{}}
	of := reflect.TypeFor[graph.ResolverRoot]()
	for i := range of.NumMethod() {
		name := of.Method(i).Name
		c.resolvers[name] = reflect.ValueOf(root).MethodByName(name).Call(nil)[0]
	}
	return c
}

// plan writes the answer to one operation.
type plan struct {
	write func(*walk) bool
	size  atomic.Int64 // of the last answer, in bytes
}

// compile returns nil for an operation that asks for more than content.
func (c compiler) compile(op *graphql.OperationContext, conditions []string) *plan {
	s := selecting{c, &graphql.OperationContext{Doc: op.Doc, Variables: map[string]any{}}}
	for _, name := range conditions {
		s.op.Variables[name] = op.Variables[name]
	}
	for _, f := range graphql.CollectFields(s.op, op.Operation.SelectionSet, []string{"Query"}) {
		if f.Name != "__typename" && !contentFields["Query."+f.Name] {
			return nil
		}
	}
	root := s.object(c.schema.Query, nil, op.Operation.SelectionSet)
	return &plan{write: func(w *walk) bool { return root(w, reflect.Value{}) }}
}

// selecting compiles the selections of one operation, with the values of the variables that decide over fields.
type selecting struct {
	compiler
	op *graphql.OperationContext
}

// A writer appends a value to the answer. False: the plan cannot answer this.
type writer func(w *walk, v reflect.Value) bool

// A getter finds a field's value in the value of its object.
type getter func(w *walk, object reflect.Value) (reflect.Value, bool)

func giveUp(*walk, reflect.Value) bool { return false }

// value compiles a field's or an element's value: in Go of the type g, or of one that g as an interface holds.
func (s selecting) value(t *ast.Type, g reflect.Type, set ast.SelectionSet) writer {
	for g.Kind() == reflect.Pointer {
		g = g.Elem()
	}
	var write writer
	switch def := s.schema.Types[t.Name()]; {
	case t.Elem != nil && g.Kind() == reflect.Slice:
		write = s.list(t, g, set)
	case t.Elem != nil:
		write = giveUp
	case def.IsLeafType():
		write = leaf(g)
	default:
		write = s.composite(def, set)
	}
	return func(w *walk, v reflect.Value) bool {
		for v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface {
			if v.IsNil() {
				return !t.NonNull && w.null()
			}
			v = v.Elem()
		}
		return write(w, v)
	}
}

func (s selecting) list(t *ast.Type, g reflect.Type, set ast.SelectionSet) writer {
	element := s.value(t.Elem, g.Elem(), set)
	return func(w *walk, v reflect.Value) bool {
		if v.IsNil() && !t.NonNull {
			return w.null()
		}
		w.out = append(w.out, '[')
		for i := range v.Len() {
			if i > 0 {
				w.out = append(w.out, ',')
			}
			if !element(w, v.Index(i)) {
				return false
			}
		}
		w.out = append(w.out, ']')
		return true
	}
}

// leaf compiles a scalar or an enum value.
func leaf(g reflect.Type) writer {
	switch {
	case g.Implements(reflect.TypeFor[graphql.Marshaler]()):
		return func(w *walk, v reflect.Value) bool {
			v.Interface().(graphql.Marshaler).MarshalGQL(w)
			return true
		}
	case g == reflect.TypeFor[time.Time]():
		return func(w *walk, v reflect.Value) bool {
			t := v.Interface().(time.Time)
			if t.IsZero() {
				return false
			}
			graphql.MarshalTime(t).MarshalGQL(w)
			return true
		}
	}
	switch g.Kind() {
	case reflect.String:
		return func(w *walk, v reflect.Value) bool { return w.quoted(v.String()) }
	case reflect.Bool:
		return func(w *walk, v reflect.Value) bool { return w.boolean(v.Bool()) }
	case reflect.Int, reflect.Int32, reflect.Int64:
		return func(w *walk, v reflect.Value) bool { return w.integer(v.Int()) }
	case reflect.Float64:
		return func(w *walk, v reflect.Value) bool {
			return graphql.MarshalFloatContext(v.Float()).MarshalGQLContext(w.ctx, w) == nil
		}
	}
	return giveUp
}

// composite compiles an object, or what an interface or union holds, by the Go types it meets.
func (s selecting) composite(def *ast.Definition, set ast.SelectionSet) writer {
	var known sync.Map // of reflect.Type to writer
	return func(w *walk, v reflect.Value) bool {
		write, ok := known.Load(v.Type())
		if !ok {
			concrete := def
			if def.IsAbstractType() {
				concrete = s.schema.Types[v.Type().Name()]
			}
			write, _ = known.LoadOrStore(v.Type(), s.object(concrete, v.Type(), set))
		}
		return write.(writer)(w, v)
	}
}

// object compiles the fields that are selected of an object type. g is its Go type, nil for the query itself.
func (s selecting) object(def *ast.Definition, g reflect.Type, set ast.SelectionSet) writer {
	if def == nil || def.Kind != ast.Object || (g != nil && g.Kind() != reflect.Struct) {
		return giveUp
	}
	type field struct {
		key   string // as it stands in the answer, the comma before it included
		get   getter // nil: the key holds the value
		write writer
	}
	is := []string{def.Name}
	for _, wider := range s.schema.GetImplements(def) {
		is = append(is, wider.Name)
	}
	var fields []field
	for i, selected := range graphql.CollectFields(s.op, set, is) {
		key := `,"` + selected.Alias + `":`
		if i == 0 {
			key = key[1:]
		}
		if selected.Name == "__typename" {
			fields = append(fields, field{key: key + `"` + def.Name + `"`})
			continue
		}
		get, typ := s.access(def, g, selected)
		if get == nil {
			return giveUp
		}
		fields = append(fields, field{key, get, s.value(selected.Definition.Type, typ, selected.Selections)})
	}
	return func(w *walk, v reflect.Value) bool {
		w.out = append(w.out, '{')
		for i := range fields {
			f := &fields[i]
			w.out = append(w.out, f.key...)
			if f.get == nil {
				continue
			}
			got, ok := f.get(w, v)
			if !ok || !f.write(w, got) {
				return false
			}
		}
		w.out = append(w.out, '}')
		return true
	}
}

// access finds a field's resolver, method or struct field, and the Go type of its value. Nil: it has none of a plan's.
func (s selecting) access(def *ast.Definition, g reflect.Type, f graphql.CollectedField) (getter, reflect.Type) {
	same := func(name string) bool { return strings.EqualFold(name, f.Name) }
	if r, ok := s.resolvers[def.Name]; ok {
		for i := range r.NumMethod() {
			if same(r.Type().Method(i).Name) {
				if !contentFields[def.Name+"."+f.Name] {
					return nil, nil
				}
				return resolver(r.Method(i), f, g != nil)
			}
		}
	}
	if g == nil {
		return nil, nil
	}
	pointer := reflect.PointerTo(g)
	for i := range pointer.NumMethod() {
		if m := pointer.Method(i); same(m.Name) && m.Type.NumIn() == 1 && m.Type.NumOut() == 1 {
			return func(_ *walk, v reflect.Value) (reflect.Value, bool) {
				return address(v).Method(i).Call(nil)[0], true
			}, m.Type.Out(0)
		}
	}
	if found, ok := g.FieldByNameFunc(same); ok {
		if len(found.Index) == 1 {
			i := found.Index[0]
			return func(_ *walk, v reflect.Value) (reflect.Value, bool) { return v.Field(i), true }, found.Type
		}
		return func(_ *walk, v reflect.Value) (reflect.Value, bool) { return v.FieldByIndex(found.Index), true }, found.Type
	}
	return nil, nil
}

// address returns a pointer to v, or to a copy where v has no address.
func address(v reflect.Value) reflect.Value {
	if v.CanAddr() {
		return v.Addr()
	}
	p := reflect.New(v.Type())
	p.Elem().Set(v)
	return p
}

// resolver compiles the call of a resolver's method: (ctx, object unless of the query, arguments…) (value, error).
func resolver(method reflect.Value, f graphql.CollectedField, ofObject bool) (getter, reflect.Type) {
	before := 1
	if ofObject {
		before = 2
	}
	return func(w *walk, v reflect.Value) (reflect.Value, bool) {
		in := append(make([]reflect.Value, 0, method.Type().NumIn()), reflect.ValueOf(w.ctx))
		if ofObject {
			in = append(in, address(v))
		}
		given := f.ArgumentMap(w.variables)
		for i, arg := range f.Definition.Arguments {
			value, ok := argument(given[arg.Name], method.Type().In(before+i))
			if !ok {
				return reflect.Value{}, false
			}
			in = append(in, value)
		}
		out := method.Call(in)
		return out[0], out[1].IsNil()
	}, method.Type().Out(0)
}

// argument makes a resolver's argument: text, a name of an enum, or nothing.
func argument(given any, want reflect.Type) (reflect.Value, bool) {
	if want.Kind() == reflect.Pointer {
		if given == nil {
			return reflect.Zero(want), true
		}
		value, ok := argument(given, want.Elem())
		if !ok {
			return value, false
		}
		p := reflect.New(want.Elem())
		p.Elem().Set(value)
		return p, true
	}
	text, ok := given.(string)
	if !ok || want.Kind() != reflect.String {
		return reflect.Value{}, false
	}
	value := reflect.New(want)
	if u, ok := value.Interface().(graphql.Unmarshaler); ok {
		return value.Elem(), u.UnmarshalGQL(text) == nil
	}
	value.Elem().SetString(text)
	return value.Elem(), true
}
