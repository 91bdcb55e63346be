// Package cache is a least-recently-used cache bounded by weight, based on hashicorp's simplelru. Libraries that
// support weights add 3 MB to the binary.
package cache

import (
	"math"
	"sync"

	"github.com/hashicorp/golang-lru/v2/simplelru"
)

// Cache holds the values used last, within a total weight. It is safe for concurrent use.
type Cache[K comparable, V any] struct {
	mu      sync.Mutex
	entries *simplelru.LRU[K, V]
	weigh   func(K, V) int
	weight  int
	max     int
}

// New makes a cache of a total weight. weigh returns the weight of an entry, such as its bytes.
func New[K comparable, V any](maxWeight int, weigh func(K, V) int) *Cache[K, V] {
	c := &Cache[K, V]{weigh: weigh, max: maxWeight}
	// It fails only for a size below 1.
	c.entries, _ = simplelru.NewLRU(math.MaxInt, func(k K, v V) { c.weight -= weigh(k, v) })
	return c
}

// NewSized makes a cache of a number of entries.
func NewSized[K comparable, V any](maxEntries int) *Cache[K, V] {
	return New(maxEntries, func(K, V) int { return 1 })
}

// Get returns the value under a key.
func (c *Cache[K, V]) Get(key K) (V, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.entries.Get(key)
}

// Set stores a value, and drops the values that were not used for the longest time when there are too many.
func (c *Cache[K, V]) Set(key K, value V) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.set(key, value)
}

// SetIfAbsent stores a value unless there is one under the key, and returns the one that is there now.
func (c *Cache[K, V]) SetIfAbsent(key K, value V) V {
	c.mu.Lock()
	defer c.mu.Unlock()
	if found, ok := c.entries.Get(key); ok {
		return found
	}
	c.set(key, value)
	return value
}

// Update replaces the value under a key by what change returns, if there is one and change wants it.
func (c *Cache[K, V]) Update(key K, change func(V) (V, bool)) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if found, ok := c.entries.Peek(key); ok {
		if changed, ok := change(found); ok {
			c.set(key, changed)
		}
	}
}

// Size returns the number of entries and their weight.
func (c *Cache[K, V]) Size() (entries, weight int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.entries.Len(), c.weight
}

func (c *Cache[K, V]) set(key K, value V) {
	c.entries.Remove(key)
	c.entries.Add(key, value)
	for c.weight += c.weigh(key, value); c.weight > c.max && c.entries.Len() > 1; {
		c.entries.RemoveOldest()
	}
}
