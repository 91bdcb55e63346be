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
	// Elapsed time, not CPU time: on a starved machine a slow page is better than a fallback.
	engineDeadline = 10 * time.Second
	// Our own code is always loaded in the end; without it the program does not start.
	loadDeadline = time.Minute
	// An engine is replaced after so many calls, so that a slow leak cannot grow.
	engineRenders = 2000
)

// errBusy says that every engine was taken for as long as one may wait.
var errBusy = errors.New("all engines are busy")

// rendered is what the bundle's __render answers.
type rendered struct {
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

// pool holds engines that have the bundle loaded. An engine serves one caller at a time, and is thrown away after an
// error: a new one costs milliseconds, a doubtful one costs trust.
type pool struct {
	code  func() []byte
	slots chan *engine // nil: an engine to be made when first needed
}

// newPool makes a pool whose first engine runs already.
func newPool(b Bundle, size int) (*pool, error) {
	code, err := b.bytecode()
	if err != nil {
		return nil, err
	}
	p := &pool{code: code, slots: make(chan *engine, size)}
	first, err := p.start()
	if err != nil {
		return nil, err
	}
	p.slots <- first
	for range size - 1 {
		p.slots <- nil
	}
	return p, nil
}

// run waits for an engine, but no longer than ctx holds, and uses it under the engine's own deadline.
func (p *pool) run(ctx context.Context, use func(*engine) error) (err error) {
	var e *engine
	wait, cancel := context.WithTimeout(ctx, engineWait)
	defer cancel()
	select {
	case e = <-p.slots:
	case <-wait.Done():
		return errBusy
	}
	defer func() {
		// A fault inside the engine must not take the server with it.
		if v := recover(); v != nil {
			err = fmt.Errorf("panic in the engine: %v\n%s", v, debug.Stack())
			e = nil
		}
		p.slots <- e
	}()
	if e == nil {
		if e, err = p.start(); err != nil {
			return err
		}
	}
	err = use(e)
	if e.used++; err != nil || e.used >= engineRenders {
		_ = e.vm.Close()
		e = nil
	}
	return err
}

// render renders an address. The answer is what the engine returned, as JSON.
func (p *pool) render(ctx context.Context, url, results, form string) (out rendered, answer string, err error) {
	var posted any
	if form != "" {
		posted = form
	}
	err = p.run(ctx, func(e *engine) error {
		answer, err = e.call("__render", url, results, posted)
		if err != nil {
			return fmt.Errorf("render: %w", err)
		}
		if err := json.Unmarshal([]byte(answer), &out); err != nil {
			return fmt.Errorf("render: read the bundle's answer: %w", err)
		}
		return nil
	})
	return out, answer, err
}

func (p *pool) start() (*engine, error) {
	vm, err := quickjs.NewVM()
	if err != nil {
		return nil, fmt.Errorf("start a JavaScript engine: %w", err)
	}
	vm.SetMemoryLimit(engineMemory)
	vm.SetMaxStackSize(engineStack)
	if err := errors.Join(vm.RegisterFunc("__styleHash", styleHash, false), load(vm, p.code())); err != nil {
		_ = vm.Close()
		return nil, fmt.Errorf("load the server bundle: %w", err)
	}
	return &engine{vm: vm}, nil
}

// load runs the bundle, and then sets the deadline of a render.
func load(vm *quickjs.VM, code []byte) error {
	if err := vm.SetEvalTimeout(loadDeadline); err != nil {
		return err
	}
	v, err := vm.EvalBytecodeValue(code)
	if err != nil {
		return err
	}
	v.Free()
	return vm.SetEvalTimeout(engineDeadline)
}

// call calls a function of the bundle that answers with text. Errors leave the arguments out: the address of a receipt
// opens it.
func (e *engine) call(function string, args ...any) (string, error) {
	v, err := e.vm.Call(function, args...)
	if err != nil {
		return "", err
	}
	// The engine does not run microtasks by itself; left alone they pile up.
	if _, err := e.vm.ExecutePendingJobs(); err != nil {
		return "", fmt.Errorf("finish: %w", err)
	}
	text, ok := v.(string)
	if !ok {
		return "", fmt.Errorf("the bundle answered %T, not a string", v)
	}
	return text, nil
}
