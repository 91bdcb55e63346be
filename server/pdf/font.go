package pdf

import (
	"encoding/binary"
	"fmt"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Fonts are the fonts of a document. A character that one of them lacks is looked for in the others, in their order.
// The last one must have U+FFFD, which is shown for characters that none has.
type Fonts []*Font

// Font is a TrueType font whose glyphs are simple outlines, none composed of others.
type Font struct {
	name            string
	parsed          *sfnt.Font
	tables          map[string][]byte
	em              fixed.Int26_6 // units of the design in one em
	ascent, descent float64       // in em, both positive
	capHeight       float64       // in em
}

func u16(b []byte, at int) int { return int(binary.BigEndian.Uint16(b[at:])) }
func i16(b []byte, at int) int { return int(int16(binary.BigEndian.Uint16(b[at:]))) }
func u32(b []byte, at int) int { return int(binary.BigEndian.Uint32(b[at:])) }

// ParseFont reads a TrueType file, which must not change afterwards. The name is the font's in documents: letters,
// digits and hyphens.
func ParseFont(name string, data []byte) (*Font, error) {
	parsed, err := sfnt.Parse(data)
	if err != nil {
		return nil, fmt.Errorf("read the font %s: %w", name, err)
	}
	f := &Font{name: name, parsed: parsed, tables: map[string][]byte{}, em: fixed.Int26_6(parsed.UnitsPerEm())}
	for i := range u16(data, 4) {
		entry := data[12+16*i:]
		f.tables[string(entry[:4])] = data[u32(entry, 8) : u32(entry, 8)+u32(entry, 12)]
	}
	for _, table := range []string{"OS/2", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "post"} {
		if f.tables[table] == nil {
			return nil, fmt.Errorf("read the font %s: it has no table %q", name, table)
		}
	}
	for glyph := range parsed.NumGlyphs() {
		if o := f.outline(uint16(glyph)); len(o) > 1 && i16(o, 0) < 0 {
			return nil, fmt.Errorf("read the font %s: glyph %d is composed of others", name, glyph)
		}
	}
	m, err := parsed.Metrics(nil, f.em, font.HintingNone)
	if err != nil {
		return nil, fmt.Errorf("read the font %s: %w", name, err)
	}
	f.ascent, f.descent, f.capHeight = f.ems(m.Ascent), f.ems(m.Descent), f.ems(m.CapHeight)
	return f, nil
}

// ems turns units of the design, which is what x/image returns at a size of one em in units, into em.
func (f *Font) ems(units fixed.Int26_6) float64 { return float64(units) / float64(f.em) }

// width returns the width of a glyph in em.
func (f *Font) width(glyph uint16) float64 {
	units, _ := f.parsed.GlyphAdvance(nil, sfnt.GlyphIndex(glyph), f.em, font.HintingNone) // the font has the glyph
	return f.ems(units)
}

// kerning returns by how much of an em a pair is moved together (negative) or apart.
func (f *Font) kerning(left, right uint16) float64 {
	units, err := f.parsed.Kern(nil, sfnt.GlyphIndex(left), sfnt.GlyphIndex(right), f.em, font.HintingNone)
	if err != nil {
		return 0 // the pair is not moved
	}
	return f.ems(units)
}

// outline returns the bytes that draw a glyph, none for one without ink.
func (f *Font) outline(glyph uint16) []byte {
	loca, glyf := f.tables["loca"], f.tables["glyf"]
	if i16(f.tables["head"], 50) == 0 {
		return glyf[2*u16(loca, 2*int(glyph)) : 2*u16(loca, 2*int(glyph)+2)]
	}
	return glyf[u32(loca, 4*int(glyph)):u32(loca, 4*int(glyph)+4)]
}

// glyph returns the glyph of a character, 0 for none.
func (f *Font) glyph(r rune) uint16 {
	g, err := f.parsed.GlyphIndex(nil, r)
	if err != nil {
		return 0
	}
	return uint16(g)
}

// find returns the font and the glyph that show a character, beginning with the font that is wanted. It reports false
// for characters that no font has.
func (all Fonts) find(want int, r rune) (font int, glyph uint16, ok bool) {
	if g := all[want].glyph(r); g != 0 {
		return want, g, true
	}
	for i, f := range all {
		if g := f.glyph(r); g != 0 {
			return i, g, true
		}
	}
	return 0, 0, false
}
