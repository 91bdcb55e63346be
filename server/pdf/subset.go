package pdf

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"maps"
	"math/bits"
	"slices"
	"strings"
)

// glyphs are the glyphs of one font that a document shows, each with the character it is shown for.
type glyphs map[uint16]rune

// embed writes a font with the glyphs that are used, and returns the font for the pages' resources.
func (w *writer) embed(f *Font, used glyphs) ref {
	ids := slices.Sorted(maps.Keys(used))
	data := f.subset(used)
	name := subsetTag(data) + "+" + f.name
	file := w.stream(fmt.Sprintf("/Length1 %d", len(data)), data)
	post := f.parsed.PostTable()
	flags := 4 // symbolic: glyphs are named by number, not by a standard encoding
	if post.IsFixedPitch {
		flags |= 1
	}
	if post.ItalicAngle != 0 {
		flags |= 64
	}
	weight := u16(f.tables["OS/2"], 4)
	descriptor := w.add("<</Type/FontDescriptor/FontName/%s/Flags %d/FontBBox[%s]/ItalicAngle %s/Ascent %s/Descent %s"+
		"/CapHeight %s/StemV %d/FontFile2 %v>>", name, flags, f.box(), num(post.ItalicAngle), num(1000*f.ascent),
		num(-1000*f.descent), num(1000*f.capHeight), 40+weight/10, file)
	descendant := w.add("<</Type/Font/Subtype/CIDFontType2/BaseFont/%s/CIDSystemInfo<</Registry(Adobe)"+
		"/Ordering(Identity)/Supplement 0>>/FontDescriptor %v/CIDToGIDMap/Identity/DW 500/W[%s]>>",
		name, descriptor, f.widths(ids))
	characters := w.stream("", toUnicode(ids, used))
	return w.add("<</Type/Font/Subtype/Type0/BaseFont/%s/Encoding/Identity-H/DescendantFonts[%v]/ToUnicode %v>>",
		name, descendant, characters)
}

// subsetTag makes the six letters that mark a subset.
func subsetTag(data []byte) string {
	sum := sha256.Sum256(data)
	tag := make([]byte, 6)
	for i := range tag {
		tag[i] = 'A' + sum[i]%26
	}
	return string(tag)
}

// box is the smallest rectangle around all glyphs, in thousandths of an em.
func (f *Font) box() string {
	var box [4]float64
	for i := range box {
		box[i] = 1000 * float64(i16(f.tables["head"], 36+2*i)) / float64(f.em)
	}
	return numbers(box[:]...)
}

func (f *Font) widths(ids []uint16) string {
	var b strings.Builder
	for _, glyph := range ids {
		fmt.Fprintf(&b, "%d[%s]", glyph, num(1000*f.width(glyph)))
	}
	return b.String()
}

// toUnicode maps glyphs back to characters, so that text can be searched, copied and read aloud.
func toUnicode(ids []uint16, used glyphs) []byte {
	var b bytes.Buffer
	b.WriteString("/CIDInit/ProcSet findresource begin\n12 dict begin\nbegincmap\n" +
		"/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n/CMapName/Adobe-Identity-UCS def\n" +
		"/CMapType 2 def\n1 begincodespacerange\n<0000><FFFF>\nendcodespacerange\n")
	for part := range slices.Chunk(ids, 100) {
		fmt.Fprintf(&b, "%d beginbfchar\n", len(part))
		for _, glyph := range part {
			fmt.Fprintf(&b, "<%04X><%s>\n", glyph, hexUTF16(string(used[glyph])))
		}
		b.WriteString("endbfchar\n")
	}
	b.WriteString("endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend\n")
	return b.Bytes()
}

// subset returns a TrueType file in which only the used glyphs have outlines. They keep their numbers.
func (f *Font) subset(used glyphs) []byte {
	var glyf, loca []byte
	for glyph := range f.parsed.NumGlyphs() {
		loca = binary.BigEndian.AppendUint32(loca, uint32(len(glyf)))
		if _, ok := used[uint16(glyph)]; ok || glyph == 0 {
			glyf = pad(append(glyf, f.outline(uint16(glyph))...))
		}
	}
	loca = binary.BigEndian.AppendUint32(loca, uint32(len(glyf)))
	head := slices.Clone(f.tables["head"])
	binary.BigEndian.PutUint16(head[50:], 1) // long offsets
	binary.BigEndian.PutUint32(head[8:], 0)
	return assemble(map[string][]byte{"glyf": glyf, "head": head, "hhea": f.tables["hhea"], "hmtx": f.tables["hmtx"],
		"loca": loca, "maxp": f.tables["maxp"]})
}

// assemble writes tables as one file, each with its checksum.
func assemble(tables map[string][]byte) []byte {
	n := len(tables)
	log := bits.Len(uint(n)) - 1
	out := binary.BigEndian.AppendUint32(nil, 0x00010000)
	for _, v := range []int{n, 16 << log, log, 16 * (n - 1<<log)} {
		out = binary.BigEndian.AppendUint16(out, uint16(v))
	}
	start := 12 + 16*n
	var body []byte
	for _, name := range slices.Sorted(maps.Keys(tables)) {
		t := tables[name]
		out = append(out, name...)
		for _, v := range []int{checksum(t), start + len(body), len(t)} {
			out = binary.BigEndian.AppendUint32(out, uint32(v))
		}
		body = pad(append(body, t...))
	}
	return append(out, body...)
}

// pad fills data up to a multiple of four bytes.
func pad(data []byte) []byte { return append(data, make([]byte, -len(data)&3)...) }

func checksum(table []byte) int {
	sum := uint32(0)
	for word := range slices.Chunk(pad(slices.Clone(table)), 4) {
		sum += binary.BigEndian.Uint32(word)
	}
	return int(sum)
}
