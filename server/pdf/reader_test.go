package pdf_test

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

// opened is a document as a reader finds it: by the table at its end, object by object.
type opened struct {
	t       *testing.T
	objects map[int]string
	streams map[int][]byte
	root    int
	info    int
	texts   map[mark]string // what the marks on the sheets say
}

type mark struct{ sheet, number int }

func open(t *testing.T, file []byte) *opened {
	t.Helper()
	o := &opened{t: t, objects: map[int]string{}, streams: map[int][]byte{}, texts: map[mark]string{}}
	m := regexp.MustCompile(`startxref\n(\d+)\n%%EOF\n$`).FindSubmatch(file)
	if !bytes.HasPrefix(file, []byte("%PDF-1.7\n")) || m == nil {
		t.Fatal("the file does not begin or end as a PDF does")
	}
	head, table := o.object(file, number(string(m[1])))
	o.root, o.info = number(entry(head, "Root")), number(entry(head, "Info"))
	packed := map[int]bool{}
	for i := 0; len(table) >= 7; i, table = i+1, table[7:] {
		switch at := int(binary.BigEndian.Uint32(table[1:])); table[0] {
		case 1:
			if !bytes.HasPrefix(file[at:], []byte(strconv.Itoa(i)+" 0 obj\n")) {
				t.Fatalf("the table says that object %d stands at %d, where it does not", i, at)
			}
			o.objects[i], o.streams[i] = o.object(file, at)
		case 2:
			packed[at] = true
		}
	}
	for n := range packed {
		o.unpack(n)
	}
	o.readSheets()
	return o
}

// object reads the object at an offset: its dictionary, and its stream if it has one.
func (o *opened) object(file []byte, at int) (string, []byte) {
	body := file[at+bytes.IndexByte(file[at:], '\n')+1:]
	cut := bytes.Index(body, []byte("endobj"))
	if s := bytes.Index(body, []byte(">>\nstream\n")); s >= 0 && s < cut {
		head := string(body[:s+2])
		data := body[s+len(">>\nstream\n"):][:number(entry(head, "Length"))]
		if strings.Contains(head, "/FlateDecode") {
			z, err := zlib.NewReader(bytes.NewReader(data))
			if err != nil {
				o.t.Fatal(err)
			}
			if data, err = io.ReadAll(z); err != nil {
				o.t.Fatal(err)
			}
		}
		return head, data
	}
	return strings.TrimSpace(string(body[:cut])), nil
}

func (o *opened) unpack(n int) {
	data := o.streams[n]
	first := number(entry(o.objects[n], "First"))
	numbers := strings.Fields(string(data[:first]))
	for i := 0; i < len(numbers); i += 2 {
		from, to := first+number(numbers[i+1]), len(data)
		if i+3 < len(numbers) {
			to = first + number(numbers[i+3])
		}
		o.objects[number(numbers[i])] = strings.TrimSpace(string(data[from:to]))
	}
}

// entry returns what follows a key of a dictionary that is no string: a number, a name, or the first number of a reference.
func entry(dict, key string) string {
	m := regexp.MustCompile(`/` + key + `(?: (-?[0-9.]+)|(/[A-Za-z0-9]+))`).FindStringSubmatch(dict)
	if m == nil {
		return ""
	}
	return m[1] + m[2]
}

// words returns a string of a dictionary.
func words(dict, key string) string {
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

func number(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

// refs returns the numbers of the objects that a piece of a dictionary names.
func refs(s string) []int {
	var out []int
	for _, m := range regexp.MustCompile(`(\d+) 0 R`).FindAllStringSubmatch(s, -1) {
		out = append(out, number(m[1]))
	}
	return out
}

// list returns what stands between the brackets after a key.
func list(dict, key string) string {
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

func (o *opened) sheets() []int {
	return refs(list(o.objects[number(entry(o.objects[o.root], "Pages"))], "Kids"))
}

// readSheets reads what every mark on every sheet says, by the fonts' own tables from glyphs to characters.
func (o *opened) readSheets() {
	fonts := map[string]map[string]string{}
	pages := o.objects[number(entry(o.objects[o.root], "Pages"))]
	for _, m := range regexp.MustCompile(`/(F\d) (\d+) 0 R`).FindAllStringSubmatch(pages, -1) {
		table := o.streams[number(entry(o.objects[number(m[2])], "ToUnicode"))]
		fonts[m[1]] = map[string]string{}
		for _, pair := range regexp.MustCompile(`(?m)^<([0-9A-F]{4})><([0-9A-F]+)>$`).FindAllSubmatch(table, -1) {
			fonts[m[1]][string(pair[1])] = fromUTF16(string(pair[2]))
		}
	}
	token := regexp.MustCompile(`/MCID (\d+)>>BDC|/ActualText<FEFF([0-9A-F]+)>>>BDC|/(F\d) [0-9.]+ Tf|\[([^\]]*)\]TJ|(/Artifact BMC)|(EMC)`)
	for _, n := range o.sheets() {
		at, font, instead := -1, "", false
		for _, m := range token.FindAllStringSubmatch(string(o.streams[number(entry(o.objects[n], "Contents"))]), -1) {
			key := mark{n, at}
			switch {
			case m[1] != "":
				at = number(m[1])
			case m[2] != "":
				o.texts[key] += fromUTF16(m[2])
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
				o.texts[key] += shown(fonts[font], m[4])
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
