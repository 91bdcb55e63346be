package render

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"modernc.org/quickjs"
)

const (
	engineMemory = 64 << 20
	engineStack  = 4 << 20
	// It is long because the program cannot start without the bundle.
	loadDeadline = time.Minute
	// An engine is replaced after this many calls, so that a slow leak cannot grow.
	engineRenders = 2000
)

// errBusy means that no engine became free within engineWait.
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
	vm   *quickjs.VM
	used int
}

// pool holds engines that have loaded the bundle. An engine serves one call at a time, and is replaced after an error:
// a new one costs milliseconds, and the old one may be broken.
type pool struct {
	code     func() []byte
	deadline time.Duration
	queue    *queue
}

// newPool makes a pool and starts its first engine.
func newPool(b Bundle, size int, deadline time.Duration) (*pool, error) {
	code, err := b.bytecode()
	if err != nil {
		return nil, err
	}
	p := &pool{code: code, deadline: deadline}
	engines := make([]*engine, size)
	engines[size-1], err = p.start()
	p.queue = newQueue(engines...)
	return p, err
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
		if e, err = p.start(); err != nil {
			return nil, err
		}
	}
	err = use(e)
	if e.used++; err != nil || e.used >= engineRenders {
		_ = e.vm.Close()
		return nil, err
	}
	return e, nil
}

// render renders an address from the result of the layout's operation and an array of the other results. The text is
// what the engine returned, as JSON.
func (p *pool) render(
	ctx context.Context, t *turn, url, layout, results, form string,
) (out output, text string, err error) {
	var posted any
	if form != "" {
		posted = form
	}
	err = p.run(ctx, t, func(e *engine) error {
		text, err = e.call("__render", url, layout, results, posted)
		if err != nil {
			return fmt.Errorf("render: %w", err)
		}
		if err := json.Unmarshal([]byte(text), &out); err != nil {
			return fmt.Errorf("render: read the bundle's output: %w", err)
		}
		return nil
	})
	return out, text, err
}

func (p *pool) start() (*engine, error) {
	vm, err := quickjs.NewVM()
	if err != nil {
		return nil, fmt.Errorf("start a JavaScript engine: %w", err)
	}
	vm.SetMemoryLimit(engineMemory)
	vm.SetMaxStackSize(engineStack)
	if err := errors.Join(vm.RegisterFunc("__styleHash", styleHash, false), load(vm, p.code(), p.deadline)); err != nil {
		_ = vm.Close()
		return nil, fmt.Errorf("load the server bundle: %w", err)
	}
	return &engine{vm: vm}, nil
}

// load runs the bundle, and then sets the deadline of a render.
func load(vm *quickjs.VM, code []byte, deadline time.Duration) error {
	if err := vm.SetEvalTimeout(loadDeadline); err != nil {
		return err
	}
	v, err := vm.EvalBytecodeValue(code)
	if err != nil {
		return err
	}
	v.Free()
	return vm.SetEvalTimeout(deadline)
}

// call calls a function of the bundle that returns text. Errors do not contain the arguments, because the address of a
// receipt opens it.
func (e *engine) call(function string, args ...any) (string, error) {
	v, err := e.vm.Call(function, args...)
	if err != nil {
		return "", err
	}
	// The engine does not run microtasks by itself, and they would accumulate.
	if _, err := e.vm.ExecutePendingJobs(); err != nil {
		return "", fmt.Errorf("finish: %w", err)
	}
	text, ok := v.(string)
	if !ok {
		return "", fmt.Errorf("the bundle returned %T, not a string", v)
	}
	return text, nil
}
