package pdf

import (
	"encoding/binary"
	"sort"
	"sync"

	"hire360/server/brand"
)

// face is one of the fonts a document is set in.
type face int

// The faces. Text that a face cannot show is looked for in the others, in this order.
const (
	regular face = iota
	semibold
	italic
	display
	mono
	faces
)

// fonts are read once; they do not change.
var fonts = sync.OnceValue(func() (all [faces]*font) {
	for i, file := range [faces]string{"text-regular", "text-semibold", "text-italic", "display", "mono"} {
		all[i] = readFont(file, brand.Font(file))
	}
	return all
})

// font is a TrueType font of the kind that fonts/make.py makes: simple outlines, kerning as pairs.
type font struct {
	file                 string
	tables               map[string][]byte
	unit                 float64 // units of the design in one em
	ascent, descent, cap float64 // in em
	slant                float64 // degrees, negative to the right
	fixed                bool
	weight               int
	glyphs               map[rune]uint16
	widths               []float64 // in em, by glyph
	kern                 []byte    // six bytes a pair, in order
}

func u16(b []byte, at int) int { return int(binary.BigEndian.Uint16(b[at:])) }
func i16(b []byte, at int) int { return int(int16(binary.BigEndian.Uint16(b[at:]))) }
func u32(b []byte, at int) int { return int(binary.BigEndian.Uint32(b[at:])) }

func readFont(file string, data []byte) *font {
	f := &font{file: file, tables: map[string][]byte{}}
	for i := range u16(data, 4) {
		entry := data[12+16*i:]
		f.tables[string(entry[:4])] = data[u32(entry, 8) : u32(entry, 8)+u32(entry, 12)]
	}
	hhea, os2, post := f.tables["hhea"], f.tables["OS/2"], f.tables["post"]
	f.unit = float64(u16(f.tables["head"], 18))
	f.ascent, f.descent = float64(i16(hhea, 4))/f.unit, float64(i16(hhea, 6))/f.unit
	f.weight, f.cap = u16(os2, 4), float64(i16(os2, 88))/f.unit
	f.slant, f.fixed = float64(i16(post, 4)), u32(post, 12) != 0
	f.glyphs = readCmap(f.tables["cmap"])
	metrics := f.tables["hmtx"]
	long := u16(hhea, 34)
	for g := range u16(f.tables["maxp"], 4) {
		f.widths = append(f.widths, float64(u16(metrics, 4*min(g, long-1)))/f.unit)
	}
	if kern := f.tables["kern"]; kern != nil {
		f.kern = kern[18 : 18+6*u16(kern, 10)]
	}
	return f
}

// readCmap reads a table of format 4, the one for the characters up to U+FFFF.
func readCmap(table []byte) map[rune]uint16 {
	out := map[rune]uint16{}
	for i := range u16(table, 2) {
		sub := table[u32(table, 4+8*i+4):]
		if u16(sub, 0) != 4 {
			continue
		}
		n := u16(sub, 6) / 2
		ends, starts := sub[14:], sub[16+2*n:]
		deltas, offsets := sub[16+4*n:], sub[16+6*n:]
		for s := range n {
			for c := u16(starts, 2*s); c <= u16(ends, 2*s) && c != 0xffff; c++ {
				g := c + u16(deltas, 2*s)
				if o := u16(offsets, 2*s); o != 0 {
					g = u16(offsets, 2*s+o+2*(c-u16(starts, 2*s))) + u16(deltas, 2*s)
				}
				out[rune(c)] = uint16(g)
			}
		}
	}
	return out
}

// kerning returns by how much of an em the pair is moved together (negative) or apart.
func (f *font) kerning(left, right uint16) float64 {
	pair := int(left)<<16 | int(right)
	n := len(f.kern) / 6
	i := sort.Search(n, func(i int) bool { return u32(f.kern, 6*i) >= pair })
	if i == n || u32(f.kern, 6*i) != pair {
		return 0
	}
	return float64(i16(f.kern, 6*i+4)) / f.unit
}

// outline returns the bytes that draw a glyph, nil for one without ink.
func (f *font) outline(g uint16) []byte {
	loca, glyf := f.tables["loca"], f.tables["glyf"]
	if i16(f.tables["head"], 50) == 0 {
		return glyf[2*u16(loca, 2*int(g)) : 2*u16(loca, 2*int(g)+2)]
	}
	return glyf[u32(loca, 4*int(g)):u32(loca, 4*int(g)+4)]
}

// find returns the face and the glyph that show a character, beginning with the face that was asked for.
// It reports false for characters that no face has.
func find(want face, r rune) (face, uint16, bool) {
	all := fonts()
	if g, ok := all[want].glyphs[r]; ok {
		return want, g, true
	}
	for f := range faces {
		if g, ok := all[f].glyphs[r]; ok {
			return f, g, true
		}
	}
	return 0, 0, false
}
