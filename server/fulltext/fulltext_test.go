package fulltext

import (
	"runtime"
	"testing"
	"time"
)

func TestFind(t *testing.T) {
	x := New([]Text{
		{Title: "Security", Keywords: "pentest", Body: "We test what you run. Nurses use it. How we test. " +
			"By hand, and with tools for e-mail. What it costs. Less than a breach.", Parts: []Text{
			{Title: "How we test", Body: "By hand, and with tools for e-mail."},
			{Title: "What it costs", Body: "Less than a breach."},
		}},
		{Title: "Nurses at work", Body: "Nurses for hospitals. Security checks are done before the first shift."},
	})
	for _, c := range []struct {
		query, corrected string
		first            Hit
		complete         bool
		unknown          bool
	}{
		{query: "security", first: Hit{0, -1}, complete: true},
		{query: "PENTEST", first: Hit{0, -1}, complete: true},
		{query: "pentset", corrected: "pentest", first: Hit{0, -1}, complete: true, unknown: true},
		{query: "nurses", first: Hit{1, -1}, complete: true},
		{query: "email tools", first: Hit{0, 0}, complete: true},
		{query: "e-mail", first: Hit{0, 0}, complete: true},
		{query: "what does it cost", first: Hit{0, 1}, complete: true},
		{query: "security breach shift", first: Hit{1, -1}, complete: false},
		{query: `") OR title:* NEAR(`, first: Hit{}, complete: false, unknown: true},
	} {
		f, err := x.Find(t.Context(), c.query)
		if err != nil {
			t.Fatal(c.query, err)
		}
		var first Hit
		if len(f.Hits) > 0 {
			first = f.Hits[0]
		}
		if first != c.first || f.Corrected != c.corrected || f.Complete != c.complete ||
			f.Known == c.unknown {
			t.Errorf("%q finds %v, complete %v, known %v, corrected %q", c.query, f.Hits, f.Complete, f.Known,
				f.Corrected)
		}
	}
	if f, err := x.Find(t.Context(), "?! 🙂"); err != nil || f.Hits != nil {
		t.Errorf("signs find %v, %v", f, err)
	}
}

// Content that is replaced frees the memory of its index.
func TestAnIndexIsFreedWithItsLastUse(t *testing.T) {
	o, err := New([]Text{{Title: "Security"}}).open()
	if err != nil {
		t.Fatal(err)
	}
	db := o.db
	runtime.KeepAlive(o)
	for range 200 {
		if runtime.GC(); db.Ping() != nil {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("the database of an index that nobody has is open")
}
