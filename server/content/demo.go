package content

import (
	"crypto/sha256"
	"encoding/hex"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
)

// demoTypes has the type of each kind of demo, by its key in content files. Demos have offsets from UTC instead of time
// zones, because browsers have different tables of zones.
var demoTypes = map[string]reflect.Type{
	"signing":  reflect.TypeFor[graph.SigningDemo](),
	"handover": reflect.TypeFor[graph.HandoverDemo](),
	"sources":  reflect.TypeFor[graph.SourcesDemo](),
	"sendTime": reflect.TypeFor[graph.SendTimeDemo](),
}

// oneOf reads a group of one key, which says what it is. It returns a pointer to the value, or nil, its key and line.
func (d *decoder) oneOf(n *yaml.Node, what string, types map[string]reflect.Type) (value any, key string, line int) {
	kinds := oneOf(sortedKeys(types))
	if n.Kind != yaml.MappingNode || len(n.Content) != 2 {
		d.fault(n.Line, "%s is %s, expected one key, %s, with its keys below", what, describeNode(n), kinds)
		return nil, "", 0
	}
	key, line = n.Content[0].Value, n.Content[0].Line
	t, ok := types[key]
	if !ok {
		d.fault(line, "unknown %s %q, expected %s", what, key, kinds)
		return nil, "", 0
	}
	v := reflect.New(t)
	d.value(n.Content[1], v.Elem(), key)
	return v.Interface(), key, line
}

// demo reads a group of exactly one key, the kind of the demo.
func (d *decoder) demo(n *yaml.Node, to *graph.Demo) {
	section := d.section
	d.section = madeUp
	demo, _, line := d.oneOf(n, "demo", demoTypes)
	d.section = section
	if demo == nil {
		return
	}
	switch demo := demo.(type) {
	case *graph.SigningDemo:
		d.signing(demo, line)
	case *graph.HandoverDemo:
		d.handover(demo, line)
	case *graph.SourcesDemo:
		own := func(r graph.DemoRequirement) bool { return r.Number == demo.Number }
		if !slices.ContainsFunc(demo.Requirements, own) {
			d.fault(line, "number is %q, expected the number of one of the requirements", demo.Number)
		}
	case *graph.SendTimeDemo:
		d.sendTime(demo, line)
	}
	*to = demo.(graph.Demo)
}

var (
	minutePattern = regexp.MustCompile(`^([01]\d|2[0-4]):[0-5]\d$`)
	secondPattern = regexp.MustCompile(`^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$`)
)

func (d *decoder) signing(s *graph.SigningDemo, line int) {
	altered := 0
	for _, c := range s.Clauses {
		if c.Altered == nil {
			continue
		}
		altered++
		without := strings.NewReplacer(",", "")
		if *c.Altered == c.Text || without.Replace(*c.Altered) != without.Replace(c.Text) {
			d.fault(line, "altered of clause %s differs from its text by more or less than commas, expected the same "+
				"words with a comma elsewhere", c.Number)
		}
	}
	if altered != 1 {
		d.fault(line, "%d clauses are altered, expected one", altered)
	}
	for _, signer := range s.Signers {
		if !minutePattern.MatchString(signer.Signed) {
			d.fault(line, "signed of %q is %q, expected a time such as 09:12", signer.Role, signer.Signed)
		}
	}
	d.trail(s.Trail, line)
	if want := contractHash(s); s.Fingerprint != want {
		d.fault(line, "fingerprint is %q, expected %s, the SHA-256 of the clauses, the trail and the signature",
			s.Fingerprint, want)
	}
}

func (d *decoder) trail(trail []graph.DemoEvent, line int) {
	before := ""
	for i, e := range trail {
		if !secondPattern.MatchString(e.Time) || e.Time < before {
			d.fault(line, "time of %q is %q, expected a time such as 09:02:11 that is not before the last one", e.Event,
				e.Time)
		}
		if before = e.Time; i > 0 && trail[i-1].Own && !e.Own {
			d.fault(line, "%q follows an event of the last signer and is not one, expected own: true", e.Event)
		}
	}
	if len(trail) > 0 && (trail[0].Own || !trail[len(trail)-1].Own) {
		d.fault(line, "the trail needs events of others first and events with own: true last")
	}
}

// contractHash is what the browser calculates over the same words.
func contractHash(s *graph.SigningDemo) string {
	lines := graph.Each(s.Clauses, func(c graph.DemoClause) string { return c.Number + " " + c.Text })
	for _, e := range s.Trail {
		lines = append(lines, e.Time+" "+e.Event+" "+e.Evidence)
	}
	sum := sha256.Sum256([]byte(strings.Join(append(lines, s.Signature), "\n")))
	return hex.EncodeToString(sum[:])
}

func (d *decoder) handover(s *graph.HandoverDemo, line int) {
	var cities []string
	for _, o := range s.Offices {
		cities = append(cities, o.City)
		if !minutePattern.MatchString(o.Opens) || !minutePattern.MatchString(o.Closes) || o.Opens >= o.Closes {
			d.fault(line, "the day of %s is from %q to %q, expected times of one date in UTC such as 03:30 and 12:30",
				o.City, o.Opens, o.Closes)
		}
	}
	for i, t := range s.Tickets {
		at := slices.Index(cities, t.City)
		switch {
		case at < 0:
			d.fault(line, "the ticket %s is in %q, expected %s", t.Number, t.City, oneOf(cities))
		case t.Offered && at == len(cities)-1, i == 0 && (t.Offered || at == len(cities)-1):
			d.fault(line, "the ticket %s has no office after %s to go to, or is on its way: expected another city, "+
				"and offered only for tickets after the first", t.Number, t.City)
		}
	}
}

func (d *decoder) sendTime(s *graph.SendTimeDemo, line int) {
	if s.Hour < 0 || s.Hour > 23 {
		d.fault(line, "hour is %d, expected 0 to 23", s.Hour)
	}
	for _, r := range s.Readers {
		if r.Offset < -12*60 || r.Offset > 14*60 {
			d.fault(line, "offset of %s is %d minutes, expected -720 to 840", r.Region, r.Offset)
		}
		if r.Count < 1 {
			d.fault(line, "count of %s is %d, expected at least one reader", r.Region, r.Count)
		}
	}
}
