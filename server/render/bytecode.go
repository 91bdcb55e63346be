package render

import (
	"bytes"
	"crypto/sha256"
	"fmt"

	"modernc.org/libquickjs"
	"modernc.org/quickjs"
)

// Compile returns the bytecode of a bundle, after a mark that says of which bundle and for which engine it is.
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
	return append(mark(script), code...), nil
}

// mark is a hash of the bundle and the engine's release: bytecode is good for exactly these.
func mark(script []byte) []byte {
	h := sha256.New()
	_, _ = fmt.Fprintln(h, libquickjs.MCONFIG_VERSION, libquickjs.MBC_VERSION)
	_, _ = h.Write(script)
	return h.Sum(nil)
}

// Fits reports whether what was compiled ahead is of this bundle.
func (b Bundle) Fits() bool { return bytes.HasPrefix(b.Compiled(), mark(b.Script())) }

// bytecode returns how to get at the bundle's bytecode: what was compiled ahead, read again each time because
// engines are seldom started, or when that is of another bundle, what is compiled now.
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
