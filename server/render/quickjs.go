package render

import (
	"fmt"
	"time"

	"modernc.org/quickjs"
)

const (
	engineMemory = 64 << 20
	engineStack  = 4 << 20
	// It is long because the program cannot start without the bundle.
	loadDeadline = time.Minute
)

// quickJS is the embedded engine, translated to Go.
type quickJS struct{ vm *quickjs.VM }

func startQuickJS(code []byte, deadline time.Duration) (quickJS, error) {
	vm, err := quickjs.NewVM()
	if err != nil {
		return quickJS{}, fmt.Errorf("start a JavaScript engine: %w", err)
	}
	vm.SetMemoryLimit(engineMemory)
	vm.SetMaxStackSize(engineStack)
	if err := load(vm, code, deadline); err != nil {
		_ = vm.Close()
		return quickJS{}, fmt.Errorf("load the server bundle: %w", err)
	}
	return quickJS{vm}, nil
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

func (q quickJS) close() { _ = q.vm.Close() }

// call calls a function of the bundle that returns text. Its errors do not contain the arguments, because the address
// of a receipt opens it.
func (q quickJS) call(function string, args ...any) (string, error) {
	v, err := q.vm.Call(function, args...)
	if err != nil {
		return "", err
	}
	// The engine does not run microtasks by itself, and they would accumulate.
	if _, err := q.vm.ExecutePendingJobs(); err != nil {
		return "", fmt.Errorf("finish: %w", err)
	}
	text, ok := v.(string)
	if !ok {
		return "", fmt.Errorf("the bundle returned %T, not a string", v)
	}
	return text, nil
}
