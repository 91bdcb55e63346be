package cache

import "testing"

func TestTheLeastUsedIsDroppedFirst(t *testing.T) {
	c := New(10, func(_ string, v string) int { return len(v) })
	c.Set("a", "four")
	c.Set("b", "four")
	c.Get("a")
	c.Set("c", "four")
	if _, ok := c.Get("b"); ok {
		t.Error("the least used value is still there")
	}
	for _, key := range []string{"a", "c"} {
		if _, ok := c.Get(key); !ok {
			t.Errorf("%s was dropped, although it was used later", key)
		}
	}
	c.Set("a", "a")
	if entries, weight := c.Size(); entries != 2 || weight != 5 {
		t.Errorf("%d entries of weight %d, want 2 of 5", entries, weight)
	}
	c.Set("large", "more than ten")
	if entries, weight := c.Size(); entries != 1 || weight != 13 {
		t.Errorf("%d entries of weight %d, want only the last one", entries, weight)
	}
}

func TestAValueIsSetOnceAndUpdatedOnlyWhenPresent(t *testing.T) {
	c := NewSized[string, int](2)
	if first, second := c.SetIfAbsent("a", 1), c.SetIfAbsent("a", 2); first != 1 || second != 1 {
		t.Errorf("%d and %d, want the first value twice", first, second)
	}
	c.Update("a", func(v int) (int, bool) { return v + 1, true })
	c.Update("a", func(v int) (int, bool) { return 100, false })
	c.Update("b", func(v int) (int, bool) { return 1, true })
	if v, _ := c.Get("a"); v != 2 {
		t.Errorf("a is %d, want 2", v)
	}
	if _, ok := c.Get("b"); ok {
		t.Error("a value that was not there was updated")
	}
}
