package render

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"time"

	"modernc.org/libquickjs"
	"modernc.org/quickjs"
)

const (
	engineMemory = 64 << 20
	engineStack  = 4 << 20
	// It is long because the program cannot start without the bundle.
	loadDeadline = time.Minute
)

// engine is the embedded QuickJS, translated to Go, after it has run the bundle.
type engine struct {
	vm   *quickjs.VM
	used int // how often
}

func startEngine(code []byte, deadline time.Duration) (*engine, error) {
	vm, err := quickjs.NewVM()
	if err != nil {
		return nil, fmt.Errorf("start a JavaScript engine: %w", err)
	}
	vm.SetMemoryLimit(engineMemory)
	vm.SetMaxStackSize(engineStack)
	err = vm.RegisterFunc("__hash", hash, false) // for client/ssr/hash.mjs
	if err == nil {
		err = load(vm, code, deadline)
	}
	if err != nil {
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

// call calls a function of the bundle that returns text. Its errors do not contain the arguments, because the address
// of a receipt opens it.
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

// Compile returns the bytecode of a bundle, after a fingerprint of the bundle and the engine.
func Compile(script []byte) ([]byte, error) {
	vm, err := quickjs.NewVM()
	if err != nil {
		return nil, fmt.Errorf("start a JavaScript engine: %w", err)
	}
	defer func() { _ = vm.Close() }()
	code, err := vm.Compile(string(script), quickjs.EvalGlobal)
	if err != nil {
		return nil, fmt.Errorf("compile the server bundle: %w", err)
	}
	return append(fingerprint(script), code...), nil
}

// fingerprint is a hash of the bundle and the engine's version: bytecode is valid only for these.
func fingerprint(script []byte) []byte {
	h := sha256.New()
	_, _ = fmt.Fprintln(h, libquickjs.MCONFIG_VERSION, libquickjs.MBC_VERSION)
	_, _ = h.Write(script)
	return h.Sum(nil)
}

// Fits reports whether the precompiled bytecode belongs to this bundle and engine.
func (b Bundle) Fits() bool { return bytes.HasPrefix(b.Compiled(), fingerprint(b.Script())) }

// bytecode returns a function that returns the bundle's bytecode: the precompiled one, which is read each time because
// engines rarely start, or if that does not fit, bytecode that is compiled now.
func (b Bundle) bytecode() (func() []byte, error) {
	if b.Fits() {
		return func() []byte { return b.Compiled()[sha256.Size:] }, nil
	}
	code, err := Compile(b.Script())
	if err != nil {
		return nil, err
	}
	return func() []byte { return code[sha256.Size:] }, nil
}
