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

type engine struct {
	quickJS
	used int
}

// pool holds engines that have loaded the bundle. An engine serves one call at a time, and is replaced after an error:
// a new one costs milliseconds, and the old one may be broken.
type pool struct {
	start func() (quickJS, error)
	queue *queue
}

// newPool makes a pool and starts its first engine.
func newPool(b Bundle, size int, deadline, wait time.Duration) (*pool, error) {
	code, err := b.bytecode()
	if err != nil {
		return nil, err
	}
	p := &pool{start: func() (quickJS, error) { return startQuickJS(code(), deadline) }}
	first, err := p.start()
	if err != nil {
		return nil, err
	}
	engines := make([]*engine, size)
	engines[size-1] = &engine{quickJS: first}
	p.queue = newQueue(wait, engines...)
	return p, nil
}

// run waits for an engine and uses it under the engine's own deadline.
func (p *pool) run(ctx context.Context, t *turn, use func(*engine) error) error {
	e, err := p.queue.take(ctx, t)
	if err != nil {
		return err
	}
	start := time.Now()
	e, err = p.use(e, use)
	p.queue.give(e, t, time.Since(start))
	return err
}

// use uses an engine and returns it, or nil if it must be replaced.
func (p *pool) use(e *engine, use func(*engine) error) (after *engine, err error) {
	defer func() {
		// A panic in the engine must not stop the server.
		if v := recover(); v != nil {
			err = fmt.Errorf("panic in the engine: %v\n%s", v, debug.Stack())
			after = nil
		}
	}()
	if e == nil {
		started, err := p.start()
		if err != nil {
			return nil, err
		}
		e = &engine{quickJS: started}
	}
	err = use(e)
	if e.used++; err != nil || e.used >= engineRenders {
		e.close()
		return nil, err
	}
	return e, nil
}

// render renders an address from the result of the layout's operation and an array of the other results.
func (p *pool) render(
	ctx context.Context, t *turn, url, layout, results, form string,
) (out output, err error) {
	var posted any
	if form != "" {
		posted = form
	}
	err = p.run(ctx, t, func(e *engine) error {
		text, err := e.call("__render", url, layout, results, posted)
		if err != nil {
			return fmt.Errorf("render: %w", err)
		}
		if err := json.Unmarshal([]byte(text), &out); err != nil {
			return fmt.Errorf("render: read the bundle's output: %w", err)
		}
		return nil
	})
	return out, err
}
