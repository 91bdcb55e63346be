package db

import "sync"

// Batcher joins calls that arrive while an earlier batch is being written: a transaction costs a flush of the disk,
// however much it holds. The zero value is ready.
type Batcher[Q, A any] struct {
	mu      sync.Mutex
	waiting []*call[Q, A]
	busy    bool
}

type call[Q, A any] struct {
	request Q
	answer  A
	err     error
	done    chan struct{}
}

// Do adds a request to the next batch and waits for its answer. run gets all requests of a batch and returns an
// answer to each, in their order.
func (b *Batcher[Q, A]) Do(request Q, run func([]Q) ([]A, error)) (A, error) {
	c := &call[Q, A]{request: request, done: make(chan struct{})}
	b.mu.Lock()
	b.waiting = append(b.waiting, c)
	if !b.busy {
		b.busy = true
		go b.run(run)
	}
	b.mu.Unlock()
	<-c.done
	return c.answer, c.err
}

func (b *Batcher[Q, A]) run(run func([]Q) ([]A, error)) {
	for {
		b.mu.Lock()
		calls := b.waiting
		b.waiting = nil
		if len(calls) == 0 {
			b.busy = false
			b.mu.Unlock()
			return
		}
		b.mu.Unlock()
		requests := make([]Q, len(calls))
		for i, c := range calls {
			requests[i] = c.request
		}
		answers, err := run(requests)
		for i, c := range calls {
			if c.err = err; err == nil {
				c.answer = answers[i]
			}
			close(c.done)
		}
	}
}
