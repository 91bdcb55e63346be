package plan

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

// contentFields are the fields whose resolvers read only content. An operation with any other resolver has no plan.
var contentFields = map[string]bool{
	"Query.site":                true,
	"Query.page":                true,
	"Query.pages":               true,
	"Query.nearestPages":        true,
	"Query.events":              true,
	"Query.documents":           true,
	"OfficesSection.offices":    true,
	"EventListSection.events":   true,
	"EventListSection.year":     true,
	"EnquiryFormSection.events": true,
	"EnquiryFormSection.now":    true,
	"Site.now":                  true,
	"CountriesSection.now":      true,
	"DiagramSection.now":        true,
}

// compiler makes plans. It finds Go methods and fields by the names in the schema, as gqlgen does when it generates
// code.
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

// plan writes the response to one operation.
type plan struct {
	write func(*buffer) bool
	size  atomic.Int64 // of the last response, in bytes
}

// compile returns nil for an operation that selects more than content.
func (c compiler) compile(op *graphql.OperationContext, conditions []string) *plan {
	s := selection{c, &graphql.OperationContext{Doc: op.Doc, Variables: map[string]any{}}}
	for _, name := range conditions {
		s.op.Variables[name] = op.Variables[name]
	}
	for _, f := range graphql.CollectFields(s.op, op.Operation.SelectionSet, []string{"Query"}) {
		if f.Name != "__typename" && !contentFields["Query."+f.Name] {
			return nil
		}
	}
	root := s.object(c.schema.Query, nil, op.Operation.SelectionSet)
	return &plan{write: func(b *buffer) bool { return root(b, reflect.Value{}) }}
}

// selection compiles the selection sets of one operation for given values of the variables of @skip and @include.
type selection struct {
	compiler
	op *graphql.OperationContext
}

// A writer appends a value to the response. False: the plan fails.
type writer func(b *buffer, v reflect.Value) bool

// A getter finds a field's value in the value of its object.
type getter func(b *buffer, object reflect.Value) (reflect.Value, bool)

func giveUp(*buffer, reflect.Value) bool { return false }

// value compiles the value of a field or of a list's element. g is its Go type, or an interface that the type
// implements.
func (s selection) value(t *ast.Type, g reflect.Type, set ast.SelectionSet) writer {
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
	return func(b *buffer, v reflect.Value) bool {
		for v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface {
			if v.IsNil() {
				return !t.NonNull && b.null()
			}
			v = v.Elem()
		}
		return write(b, v)
	}
}

func (s selection) list(t *ast.Type, g reflect.Type, set ast.SelectionSet) writer {
	element := s.value(t.Elem, g.Elem(), set)
	return func(b *buffer, v reflect.Value) bool {
		if v.IsNil() && !t.NonNull {
			return b.null()
		}
		b.out = append(b.out, '[')
		for i := range v.Len() {
			if i > 0 {
				b.out = append(b.out, ',')
			}
			if !element(b, v.Index(i)) {
				return false
			}
		}
		b.out = append(b.out, ']')
		return true
	}
}

// leaf compiles a scalar or an enum value.
func leaf(g reflect.Type) writer {
	switch {
	case g.Implements(reflect.TypeFor[graphql.Marshaler]()):
		return func(b *buffer, v reflect.Value) bool {
			v.Interface().(graphql.Marshaler).MarshalGQL(b)
			return true
		}
	case g == reflect.TypeFor[time.Time]():
		return func(b *buffer, v reflect.Value) bool {
			t := v.Interface().(time.Time)
			if t.IsZero() {
				return false
			}
			graphql.MarshalTime(t).MarshalGQL(b)
			return true
		}
	}
	switch g.Kind() {
	case reflect.String:
		return func(b *buffer, v reflect.Value) bool { return b.quoted(v.String()) }
	case reflect.Bool:
		return func(b *buffer, v reflect.Value) bool { return b.boolean(v.Bool()) }
	case reflect.Int, reflect.Int32, reflect.Int64:
		return func(b *buffer, v reflect.Value) bool { return b.integer(v.Int()) }
	case reflect.Float64:
		return func(b *buffer, v reflect.Value) bool {
			return graphql.MarshalFloatContext(v.Float()).MarshalGQLContext(b.ctx, b) == nil
		}
	}
	return giveUp
}

// composite compiles an object, or the members of an interface or union when their Go types first occur.
func (s selection) composite(def *ast.Definition, set ast.SelectionSet) writer {
	var writers sync.Map // of reflect.Type to writer
	return func(b *buffer, v reflect.Value) bool {
		write, ok := writers.Load(v.Type())
		if !ok {
			concrete := def
			if def.IsAbstractType() {
				concrete = s.schema.Types[v.Type().Name()]
			}
			write, _ = writers.LoadOrStore(v.Type(), s.object(concrete, v.Type(), set))
		}
		return write.(writer)(b, v)
	}
}

// object compiles the selected fields of an object type. g is its Go type, nil for the type Query.
func (s selection) object(def *ast.Definition, g reflect.Type, set ast.SelectionSet) writer {
	if def == nil || def.Kind != ast.Object || (g != nil && g.Kind() != reflect.Struct) {
		return giveUp
	}
	type field struct {
		key   string // as JSON, with the comma before it
		get   getter // nil: key includes the value
		write writer
	}
	names := []string{def.Name}
	for _, wider := range s.schema.GetImplements(def) {
		names = append(names, wider.Name)
	}
	var fields []field
	for i, selected := range graphql.CollectFields(s.op, set, names) {
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
	return func(b *buffer, v reflect.Value) bool {
		b.out = append(b.out, '{')
		for i := range fields {
			f := &fields[i]
			b.out = append(b.out, f.key...)
			if f.get == nil {
				continue
			}
			got, ok := f.get(b, v)
			if !ok || !f.write(b, got) {
				return false
			}
		}
		b.out = append(b.out, '}')
		return true
	}
}

// access finds a field's resolver, method or struct field, and the Go type of its value. It returns nil if a plan
// cannot read the field.
func (s selection) access(def *ast.Definition, g reflect.Type, f graphql.CollectedField) (getter, reflect.Type) {
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
			return func(_ *buffer, v reflect.Value) (reflect.Value, bool) {
				return address(v).Method(i).Call(nil)[0], true
			}, m.Type.Out(0)
		}
	}
	if found, ok := g.FieldByNameFunc(same); ok {
		return func(_ *buffer, v reflect.Value) (reflect.Value, bool) {
			return v.FieldByIndex(found.Index), true
		}, found.Type
	}
	return nil, nil
}

// address returns a pointer to v, or to a copy if v is not addressable.
func address(v reflect.Value) reflect.Value {
	if v.CanAddr() {
		return v.Addr()
	}
	p := reflect.New(v.Type())
	p.Elem().Set(v)
	return p
}

// resolver compiles the call of a resolver: (ctx, object except of Query, arguments…) (value, error).
func resolver(method reflect.Value, f graphql.CollectedField, ofObject bool) (getter, reflect.Type) {
	before := 1
	if ofObject {
		before = 2
	}
	return func(b *buffer, v reflect.Value) (reflect.Value, bool) {
		in := append(make([]reflect.Value, 0, method.Type().NumIn()), reflect.ValueOf(b.ctx))
		if ofObject {
			in = append(in, address(v))
		}
		given := f.ArgumentMap(b.variables)
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

// argument makes a resolver's argument: a string, an enum value, or null.
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
