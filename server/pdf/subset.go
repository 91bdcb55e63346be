package pdf

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// used are the glyphs of one face that a document shows, each with the character it stands for.
type used map[uint16]rune

// embed writes the face with the glyphs that are used and returns the font to name in pages.
func (w *writer) embed(f *font, u used) ref {
	ids := slices.Sorted(maps.Keys(u))
	data := f.subset(u)
	name := tagOf(data) + "+Hire360-" + f.file
	file := w.stream(fmt.Sprintf("/Length1 %d", len(data)), data)
	flags := 4 // symbolic: the glyphs are named by number, not by a standard encoding
	if f.fixed {
		flags |= 1
	}
	if f.slant != 0 {
		flags |= 64
	}
	descriptor := w.add("<</Type/FontDescriptor/FontName/%s/Flags %d/FontBBox[%s]/ItalicAngle %s/Ascent %s/Descent %s/CapHeight %s/StemV %d/FontFile2 %v>>",
		name, flags, f.box(), num(f.slant), num(1000*f.ascent), num(1000*f.descent), num(1000*f.cap), 40+f.weight/10, file)
	descendant := w.add("<</Type/Font/Subtype/CIDFontType2/BaseFont/%s/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor %v/CIDToGIDMap/Identity/DW 500/W[%s]>>",
		name, descriptor, f.widthsOf(ids))
	words := w.stream("", toUnicode(ids, u))
	return w.add("<</Type/Font/Subtype/Type0/BaseFont/%s/Encoding/Identity-H/DescendantFonts[%v]/ToUnicode %v>>", name, descendant, words)
}

// tagOf makes the six letters that mark a subset.
func tagOf(data []byte) string {
	sum := sha256.Sum256(data)
	tag := make([]byte, 6)
	for i := range tag {
		tag[i] = 'A' + sum[i]%26
	}
	return string(tag)
}

func (f *font) box() string {
	head := f.tables["head"]
	var b strings.Builder
	for i := range 4 {
		fmt.Fprintf(&b, "%s ", num(1000*float64(i16(head, 36+2*i))/f.unit))
	}
	return strings.TrimSpace(b.String())
}

func (f *font) widthsOf(ids []uint16) string {
	var b strings.Builder
	for _, g := range ids {
		fmt.Fprintf(&b, "%d[%s]", g, num(1000*f.widths[g]))
	}
	return b.String()
}

// toUnicode maps glyphs back to characters, so that text can be searched, copied and read aloud.
func toUnicode(ids []uint16, u used) []byte {
	var b bytes.Buffer
	b.WriteString("/CIDInit/ProcSet findresource begin\n12 dict begin\nbegincmap\n" +
		"/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n/CMapName/Adobe-Identity-UCS def\n/CMapType 2 def\n" +
		"1 begincodespacerange\n<0000><FFFF>\nendcodespacerange\n")
	for part := range slices.Chunk(ids, 100) {
		fmt.Fprintf(&b, "%d beginbfchar\n", len(part))
		for _, g := range part {
			fmt.Fprintf(&b, "<%04X><%s>\n", g, hexUTF16(string(u[g])))
		}
		b.WriteString("endbfchar\n")
	}
	b.WriteString("endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend\n")
	return b.Bytes()
}

// subset returns a TrueType file in which only the used glyphs have outlines. They keep their numbers.
func (f *font) subset(u used) []byte {
	var glyf, loca bytes.Buffer
	for g := range len(f.widths) {
		_ = binary.Write(&loca, binary.BigEndian, uint32(glyf.Len())) // writing to memory does not fail
		if _, ok := u[uint16(g)]; ok || g == 0 {
			glyf.Write(f.outline(uint16(g)))
			for glyf.Len()%4 != 0 {
				glyf.WriteByte(0)
			}
		}
	}
	_ = binary.Write(&loca, binary.BigEndian, uint32(glyf.Len()))
	head := slices.Clone(f.tables["head"])
	binary.BigEndian.PutUint16(head[50:], 1) // long offsets
	binary.BigEndian.PutUint32(head[8:], 0)
	return assemble(map[string][]byte{"glyf": glyf.Bytes(), "head": head, "hhea": f.tables["hhea"], "hmtx": f.tables["hmtx"],
		"loca": loca.Bytes(), "maxp": f.tables["maxp"]})
}

// assemble writes tables as one file, each with its sum, as the format wants it.
func assemble(tables map[string][]byte) []byte {
	names := slices.Sorted(maps.Keys(tables))
	n := len(names)
	power := 1
	for power*2 <= n {
		power *= 2
	}
	out := binary.BigEndian.AppendUint32(nil, 0x00010000)
	for _, v := range []int{n, 16 * power, bits(power), 16 * (n - power)} {
		out = binary.BigEndian.AppendUint16(out, uint16(v))
	}
	at := 12 + 16*n
	var body []byte
	for _, name := range names {
		t := tables[name]
		out = append(out, name...)
		out = binary.BigEndian.AppendUint32(out, sum(t))
		out = binary.BigEndian.AppendUint32(out, uint32(at+len(body)))
		out = binary.BigEndian.AppendUint32(out, uint32(len(t)))
		body = append(body, t...)
		for len(body)%4 != 0 {
			body = append(body, 0)
		}
	}
	return append(out, body...)
}

func bits(power int) int {
	n := 0
	for ; power > 1; power /= 2 {
		n++
	}
	return n
}

func sum(table []byte) uint32 {
	var total uint32
	for i := 0; i < len(table); i += 4 {
		var word [4]byte
		copy(word[:], table[i:])
		total += binary.BigEndian.Uint32(word[:])
	}
	return total
}
