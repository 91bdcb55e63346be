package store

import (
	"sync"

	"hire360/graph"
)

// receipts remembers the latest receipts that this machine showed, so that their pages answer while the
// shared database is away.
type receipts struct {
	mu             sync.Mutex
	recent, before map[string]graph.Receipt
}

const receiptsRemembered = 5000

func (m *receipts) remember(r *graph.Receipt) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.recent == nil || len(m.recent) >= receiptsRemembered {
		m.recent, m.before = map[string]graph.Receipt{}, m.recent
	}
	m.recent[r.Key] = *r
}

func (m *receipts) forget(key string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.recent, key)
	delete(m.before, key)
}

func (m *receipts) recall(key string) *graph.Receipt {
	m.mu.Lock()
	defer m.mu.Unlock()
	r, ok := m.recent[key]
	if !ok {
		if r, ok = m.before[key]; !ok {
			return nil
		}
	}
	r.Next = []string{}
	return &r
}
