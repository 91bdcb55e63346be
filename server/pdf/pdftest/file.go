// Package pdftest reads PDF files back, for tests.
package pdftest

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"encoding/hex"
	"io"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"
)

// File is a document as a reader finds it: by the table at its end, object by object.
type File struct {
	// Objects are dictionaries by number, Streams what follows some of them, decompressed.
	Objects    map[int]string
	Streams    map[int][]byte
	Root, Info int // numbers of objects

	t     *testing.T
	texts map[mark]string
}

// mark is a piece of marked content.
type mark struct{ page, number int }

// Open reads a file. What is not as the format demands fails the test.
func Open(t *testing.T, file []byte) *File {
	t.Helper()
	f := &File{Objects: map[int]string{}, Streams: map[int][]byte{}, t: t, texts: map[mark]string{}}
	m := regexp.MustCompile(`startxref\n(\d+)\n%%EOF\n$`).FindSubmatch(file)
	if !bytes.HasPrefix(file, []byte("%PDF-1.7\n")) || m == nil {
		t.Fatal("the file does not begin or end as a PDF does")
	}
	head, table := f.object(file, Number(string(m[1])))
	f.Root, f.Info = Number(Entry(head, "Root")), Number(Entry(head, "Info"))
	packed := map[int]bool{}
	for i := 0; len(table) >= 7; i, table = i+1, table[7:] {
		switch at := int(binary.BigEndian.Uint32(table[1:])); table[0] {
		case 1:
			if !bytes.HasPrefix(file[at:], []byte(strconv.Itoa(i)+" 0 obj\n")) {
				t.Fatalf("the table says that object %d is at %d, where it is not", i, at)
			}
			f.Objects[i], f.Streams[i] = f.object(file, at)
		case 2:
			packed[at] = true
		}
	}
	for n := range packed {
		f.unpack(n)
	}
	f.readPages()
	return f
}

// object reads the object at an offset: its dictionary, and its stream if it has one.
func (f *File) object(file []byte, at int) (string, []byte) {
	body := file[at+bytes.IndexByte(file[at:], '\n')+1:]
	cut := bytes.Index(body, []byte("endobj"))
	if s := bytes.Index(body, []byte(">>\nstream\n")); s >= 0 && s < cut {
		head := string(body[:s+2])
		data := body[s+len(">>\nstream\n"):][:Number(Entry(head, "Length"))]
		if strings.Contains(head, "/FlateDecode") {
			z, err := zlib.NewReader(bytes.NewReader(data))
			if err != nil {
				f.t.Fatal(err)
			}
			if data, err = io.ReadAll(z); err != nil {
				f.t.Fatal(err)
			}
		}
		return head, data
	}
	return strings.TrimSpace(string(body[:cut])), nil
}

func (f *File) unpack(n int) {
	data := f.Streams[n]
	first := Number(Entry(f.Objects[n], "First"))
	numbers := strings.Fields(string(data[:first]))
	for i := 0; i < len(numbers); i += 2 {
		from, to := first+Number(numbers[i+1]), len(data)
		if i+3 < len(numbers) {
			to = first + Number(numbers[i+3])
		}
		f.Objects[Number(numbers[i])] = strings.TrimSpace(string(data[from:to]))
	}
}

// Entry returns what follows a key of a dictionary and is not a string: a number, a name, or the first number of a
// reference.
func Entry(dict, key string) string {
	m := regexp.MustCompile(`/` + key + `(?: (-?[0-9.]+)|(/[A-Za-z0-9]+))`).FindStringSubmatch(dict)
	if m == nil {
		return ""
	}
	return m[1] + m[2]
}

// String returns a string of a dictionary.
func String(dict, key string) string {
	if m := regexp.MustCompile(`/` + key + `\(((?:[^()\\]|\\.)*)\)`).FindStringSubmatch(dict); m != nil {
		return regexp.MustCompile(`\\(.)`).ReplaceAllString(m[1], "$1")
	}
	if m := regexp.MustCompile(`/` + key + `<FEFF([0-9A-F]*)>`).FindStringSubmatch(dict); m != nil {
		return fromUTF16(m[1])
	}
	return ""
}

func fromUTF16(digits string) string {
	b, _ := hex.DecodeString(digits)
	var units []uint16
	for ; len(b) >= 2; b = b[2:] {
		units = append(units, binary.BigEndian.Uint16(b))
	}
	return string(utf16.Decode(units))
}

// Number returns a whole number, 0 if it is none.
func Number(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

// Refs returns the numbers of the objects that a piece of a dictionary names.
func Refs(s string) []int {
	var out []int
	for _, m := range regexp.MustCompile(`(\d+) 0 R`).FindAllStringSubmatch(s, -1) {
		out = append(out, Number(m[1]))
	}
	return out
}

// List returns what is between the brackets after a key.
func List(dict, key string) string {
	_, rest, ok := strings.Cut(dict, "/"+key+"[")
	if !ok {
		return ""
	}
	depth := 1
	for i := range len(rest) {
		switch rest[i] {
		case '[':
			depth++
		case ']':
			if depth--; depth == 0 {
				return rest[:i]
			}
		}
	}
	return rest
}

// Pages returns the numbers of the pages' objects.
func (f *File) Pages() []int {
	return Refs(List(f.Objects[Number(Entry(f.Objects[f.Root], "Pages"))], "Kids"))
}

// Content returns what draws a page, counted from 0.
func (f *File) Content(page int) string {
	return string(f.Streams[Number(Entry(f.Objects[f.Pages()[page]], "Contents"))])
}

// readPages reads the text of every mark on every page, by the fonts' own tables from glyphs to characters.
func (f *File) readPages() {
	fonts := map[string]map[string]string{}
	pages := f.Objects[Number(Entry(f.Objects[f.Root], "Pages"))]
	for _, m := range regexp.MustCompile(`/(F\d) (\d+) 0 R`).FindAllStringSubmatch(pages, -1) {
		table := f.Streams[Number(Entry(f.Objects[Number(m[2])], "ToUnicode"))]
		fonts[m[1]] = map[string]string{}
		for _, pair := range regexp.MustCompile(`(?m)^<([0-9A-F]{4})><([0-9A-F]+)>$`).FindAllSubmatch(table, -1) {
			fonts[m[1]][string(pair[1])] = fromUTF16(string(pair[2]))
		}
	}
	token := regexp.MustCompile(`/MCID (\d+)>>BDC|/ActualText<FEFF([0-9A-F]+)>>>BDC|/(F\d) [0-9.]+ Tf|` +
		`\[([^\]]*)\]TJ|(/Artifact BMC)|(EMC)`)
	for i, n := range f.Pages() {
		at, font, instead := -1, "", false
		for _, m := range token.FindAllStringSubmatch(f.Content(i), -1) {
			key := mark{n, at}
			switch {
			case m[1] != "":
				at = Number(m[1])
			case m[2] != "":
				f.texts[key] += fromUTF16(m[2])
				instead = true
			case m[3] != "":
				font = m[3]
			case m[5] != "":
				at = -1
			case m[6] != "":
				if !instead {
					at = -1
				}
				instead = false
			case at >= 0 && !instead:
				f.texts[key] += shown(fonts[font], m[4])
			}
		}
	}
}

func shown(font map[string]string, codes string) string {
	var b strings.Builder
	for _, run := range regexp.MustCompile(`<([0-9A-F]*)>`).FindAllStringSubmatch(codes, -1) {
		for c := run[1]; len(c) >= 4; c = c[4:] {
			b.WriteString(font[c[:4]])
		}
	}
	return b.String()
}
