package store

import "sync"

// group makes calls together that come while an earlier one is being made: a transaction costs a
// synchronisation of the disk, whatever it holds.
type group[Q, A any] struct {
	mu      sync.Mutex
	waiting []*turn[Q, A]
	busy    bool
}

type turn[Q, A any] struct {
	ask    Q
	answer A
	err    error
	done   chan struct{}
}

// do asks, beside whoever asks at the same time. together answers each of the asks it is given.
func (g *group[Q, A]) do(ask Q, together func([]Q) ([]A, error)) (A, error) {
	t := &turn[Q, A]{ask: ask, done: make(chan struct{})}
	g.mu.Lock()
	g.waiting = append(g.waiting, t)
	if !g.busy {
		g.busy = true
		go g.run(together)
	}
	g.mu.Unlock()
	<-t.done
	return t.answer, t.err
}

func (g *group[Q, A]) run(together func([]Q) ([]A, error)) {
	for {
		g.mu.Lock()
		turns := g.waiting
		g.waiting = nil
		if len(turns) == 0 {
			g.busy = false
			g.mu.Unlock()
			return
		}
		g.mu.Unlock()
		asks := make([]Q, len(turns))
		for i, t := range turns {
			asks[i] = t.ask
		}
		answers, err := together(asks)
		for i, t := range turns {
			if t.err = err; err == nil {
				t.answer = answers[i]
			}
			close(t.done)
		}
	}
}
