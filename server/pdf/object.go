package pdf

import (
	"bytes"
	"compress/zlib"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"unicode/utf16"
)

// ref is the number of an object, which is how objects name each other.
type ref int

func (r ref) String() string { return strconv.Itoa(int(r)) + " 0 R" }

// object is a value of the file. Packed ones are together in one compressed stream: a document has hundreds of small
// ones, most of them for its structure.
type object struct {
	body   []byte
	packed bool
}

// writer gathers objects and writes them as a file, in the order in which they were made.
type writer struct{ objects []object }

// reserve returns a number for an object whose value is set later.
func (w *writer) reserve() ref {
	w.objects = append(w.objects, object{})
	return ref(len(w.objects))
}

func (w *writer) set(r ref, format string, args ...any) {
	w.objects[r-1].body = fmt.Appendf(nil, format, args...)
}

func (w *writer) add(format string, args ...any) ref {
	r := w.reserve()
	w.set(r, format, args...)
	return r
}

// pack sets an object that may be in the compressed stream.
func (w *writer) pack(r ref, format string, args ...any) {
	w.set(r, format, args...)
	w.objects[r-1].packed = true
}

// stream adds data with the further entries of its dictionary.
func (w *writer) stream(entries string, data []byte) ref {
	data = deflated(data)
	return w.add("<</Filter/FlateDecode/Length %d%s>>\nstream\n%s\nendstream", len(data), entries, data)
}

// plainStream adds data that every tool should be able to read without unpacking it.
func (w *writer) plainStream(entries string, data []byte) ref {
	return w.add("<</Length %d%s>>\nstream\n%s\nendstream", len(data), entries, data)
}

// deflaters are reused, because each has tables of 800 KB.
var deflaters = sync.Pool{New: func() any {
	z, _ := zlib.NewWriterLevel(nil, zlib.BestCompression) // the level is one that exists
	return z
}}

func deflated(data []byte) []byte {
	var b bytes.Buffer
	z := deflaters.Get().(*zlib.Writer)
	defer deflaters.Put(z)
	z.Reset(&b)
	_, _ = z.Write(data) // writing to memory does not fail
	_ = z.Close()
	return b.Bytes()
}

// place says where an object is: at an offset in the file, or at an index in the object stream.
type place struct {
	packed bool
	at     int
}

// file writes everything. Equal objects make equal bytes: the identity of the file is a hash of them.
func (w *writer) file(root, info ref) []byte {
	var b bytes.Buffer
	b.WriteString("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")
	places := make([]place, len(w.objects)+2)
	w.packInto(places)
	for i, o := range w.objects {
		if !o.packed {
			places[i].at = b.Len()
			writeObject(&b, i+1, o.body)
		}
	}
	id := sha256.Sum256(b.Bytes())
	start := b.Len()
	places[len(w.objects)].at = start
	table := deflated(w.table(places[:len(w.objects)+1]))
	writeObject(&b, len(w.objects)+1, fmt.Appendf(nil, "<</Type/XRef/Size %d/W[1 4 2]/Root %v/Info %v/ID[<%x><%x>]"+
		"/Filter/FlateDecode/Length %d>>\nstream\n%s\nendstream",
		len(w.objects)+2, root, info, id[:16], id[:16], len(table), table))
	fmt.Fprintf(&b, "startxref\n%d\n%%%%EOF\n", start)
	return b.Bytes()
}

func writeObject(b *bytes.Buffer, number int, body []byte) {
	fmt.Fprintf(b, "%d 0 obj\n", number)
	b.Write(body)
	b.WriteString("\nendobj\n")
}

// packInto makes the object stream of all packed objects, if there are any, and notes their places in it.
func (w *writer) packInto(places []place) {
	var head, bodies bytes.Buffer
	n := 0
	for i, o := range w.objects {
		if !o.packed {
			continue
		}
		places[i] = place{packed: true, at: n}
		fmt.Fprintf(&head, "%d %d ", i+1, bodies.Len())
		bodies.Write(o.body)
		bodies.WriteByte('\n')
		n++
	}
	if n > 0 {
		w.stream(fmt.Sprintf("/Type/ObjStm/N %d/First %d", n, head.Len()), append(head.Bytes(), bodies.Bytes()...))
	}
}

// table is the cross-reference table: seven bytes for each object. The object stream, if any, is the last object.
func (w *writer) table(places []place) []byte {
	out := []byte{0, 0, 0, 0, 0, 0xff, 0xff}
	for _, p := range places {
		line := make([]byte, 7)
		line[0] = 1
		binary.BigEndian.PutUint32(line[1:], uint32(p.at))
		if p.packed {
			line[0] = 2
			binary.BigEndian.PutUint32(line[1:], uint32(len(w.objects)))
			binary.BigEndian.PutUint16(line[5:], uint16(p.at))
		}
		out = append(out, line...)
	}
	return out
}

// text writes a PDF string: as it is where it is ASCII, in UTF-16 otherwise.
func text(s string) string {
	if strings.IndexFunc(s, func(r rune) bool { return r < ' ' || r > '~' }) < 0 {
		return "(" + strings.NewReplacer(`\`, `\\`, `(`, `\(`, `)`, `\)`).Replace(s) + ")"
	}
	return "<FEFF" + hexUTF16(s) + ">"
}

func hexUTF16(s string) string {
	var b strings.Builder
	for _, unit := range utf16.Encode([]rune(s)) {
		fmt.Fprintf(&b, "%04X", unit)
	}
	return b.String()
}

// num writes a length in points, to a hundredth.
func num(v float64) string {
	s := strconv.FormatFloat(v, 'f', 2, 64)
	s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	if s == "-0" || s == "" {
		return "0"
	}
	return s
}
