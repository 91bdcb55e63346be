package render

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"

	"modernc.org/libc"
	"modernc.org/libquickjs"
	"modernc.org/quickjs"
)

// Compile returns the bytecode of a bundle, after a fingerprint of the bundle and the engine. It does not contain the
// functions' source text, which would be more than half of it.
func Compile(script []byte) ([]byte, error) {
	code := compileWithoutSource(script)
	if code == nil {
		vm, err := quickjs.NewVM()
		if err != nil {
			return nil, fmt.Errorf("start a JavaScript engine: %w", err)
		}
		defer func() { _ = vm.Close() }()
		// It reports what is wrong.
		if code, err = vm.Compile(string(script), quickjs.EvalGlobal); err != nil {
			return nil, fmt.Errorf("compile the server bundle: %w", err)
		}
	}
	return append(fingerprint(script), code...), nil
}

// compileWithoutSource compiles with the translated engine itself, because package quickjs has no option for this. It
// returns nil after an error.
func compileWithoutSource(script []byte) []byte {
	tls := libc.NewTLS()
	defer tls.Close()
	runtime := libquickjs.XJS_NewRuntime(tls)
	defer libquickjs.XJS_FreeRuntime(tls, runtime)
	engine := libquickjs.XJS_NewContext(tls, runtime)
	defer libquickjs.XJS_FreeContext(tls, engine)
	libquickjs.XJS_SetMaxStackSize(tls, runtime, libquickjs.MaxStackSlots)
	libquickjs.XJS_SetStripInfo(tls, runtime, libquickjs.MJS_STRIP_SOURCE)
	text, err := libc.CString(string(script))
	if err != nil {
		return nil
	}
	defer libc.Xfree(tls, text)
	name, err := libc.CString("<eval>")
	if err != nil {
		return nil
	}
	defer libc.Xfree(tls, name)
	value := libquickjs.XJS_Eval(tls, engine, text, libc.Tsize_t(len(script)), name,
		libquickjs.MJS_EVAL_TYPE_GLOBAL|libquickjs.MJS_EVAL_FLAG_COMPILE_ONLY)
	if libquickjs.XJS_HasException(tls, engine) != 0 {
		return nil
	}
	defer libquickjs.XFreeValue(tls, engine, value)
	var length libc.Tsize_t
	size := tls.Alloc(binary.Size(length))
	defer tls.Free(binary.Size(length))
	code := libquickjs.XJS_WriteObject(tls, engine, size, value, libquickjs.MJS_WRITE_OBJ_BYTECODE)
	if code == 0 {
		return nil
	}
	defer libquickjs.Xjs_free(tls, engine, code)
	if _, err := binary.Decode(libc.GoBytes(size, binary.Size(length)), binary.NativeEndian, &length); err != nil {
		return nil
	}
	return bytes.Clone(libc.GoBytes(code, int(length)))
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
