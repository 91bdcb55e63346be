package render

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"time"
)

// An engine is replaced after engineRenders calls, so that a slow leak cannot grow.
const engineRenders = 2000

// errBusy means that no engine became free in time.
var errBusy = errors.New("all engines are busy")

// output is what the bundle's __render returns.
type output struct {
	Status int      `json:"status"`
	HTML   string   `json:"html"`
	Head   string   `json:"head"`
	CSS    string   `json:"css"`
	IDs    string   `json:"ids"`
	Chunks []string `json:"chunks"`
}

// pool holds engines that have loaded the bundle. An engine serves one call at a time, and is replaced after an error:
// a new one costs milliseconds, and the old one may be broken.
type pool struct {
	start func() (*engine, error)
	queue *queue
}

// newPool makes a pool and starts its first engine.
func newPool(b Bundle, size int, deadline, wait time.Duration) (*pool, error) {
	code, err := b.bytecode()
	if err != nil {
		return nil, err
	}
	p := &pool{start: func() (*engine, error) { return startEngine(code(), deadline) }}
	engines := make([]*engine, size)
	if engines[size-1], err = p.start(); err != nil {
		return nil, err
	}
	p.queue = newQueue(wait, engines...)
	return p, nil
}

// render waits for an engine and renders an address from the result of the layout's operation and an array of the other
// results, under the engine's own deadline.
func (p *pool) render(ctx context.Context, t *turn, url, layout, results, form string) (output, error) {
	e, err := p.queue.take(ctx, t)
	if err != nil {
		return output{}, err
	}
	var posted any
	if form != "" {
		posted = form
	}
	start := time.Now()
	e, out, err := p.use(e, url, layout, results, posted)
	p.queue.give(e, t, time.Since(start))
	return out, err
}

// use renders with an engine and returns it, or nil if it must be replaced.
func (p *pool) use(e *engine, args ...any) (after *engine, out output, err error) {
	defer func() {
		// A panic in the engine must not stop the server.
		if v := recover(); v != nil {
			err = fmt.Errorf("panic in the engine: %v\n%s", v, debug.Stack())
			after = nil
		}
	}()
	if e == nil {
		if e, err = p.start(); err != nil {
			return nil, out, err
		}
	}
	text, err := e.call("__render", args...)
	if err != nil {
		err = fmt.Errorf("render: %w", err)
	} else if err = json.Unmarshal([]byte(text), &out); err != nil {
		err = fmt.Errorf("render: read the bundle's output: %w", err)
	}
	if e.used++; err != nil || e.used >= engineRenders {
		_ = e.vm.Close()
		return nil, out, err
	}
	return e, out, nil
}
