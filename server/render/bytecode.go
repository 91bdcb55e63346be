package render

import (
	"bytes"
	"crypto/sha256"
	"fmt"

	"modernc.org/libquickjs"
	"modernc.org/quickjs"
)

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
