package pdf

import (
	"testing"

	"hire360/server/brand"
)

// The fonts are of the kind that the program reads: simple outlines, and small.
func TestFontsHoldWhatDocumentsNeed(t *testing.T) {
	size := 0
	for _, f := range fonts() {
		for g := range f.widths {
			if o := f.outline(uint16(g)); len(o) > 1 && i16(o, 0) < 0 {
				t.Errorf("%s: glyph %d is composed of others", f.file, g)
			}
		}
		for _, r := range "AZaz09 éüßÆø“”‘’–—…•£€×−→←°" {
			if _, ok := f.glyphs[r]; !ok {
				t.Errorf("%s has no %c", f.file, r)
			}
		}
		size += len(brand.Font(f.file))
	}
	if size > 300<<10 {
		t.Errorf("the fonts have %d bytes together, want at most 300 KB", size)
	}
	for r := rune(0xa1); r <= 0xff; r++ {
		if _, _, ok := find(regular, r); !ok && r != softHyphen {
			t.Errorf("no font has %c", r)
		}
	}
	if _, _, ok := find(regular, '₹'); !ok {
		t.Error("no font has the rupee sign")
	}
	f := fonts()[regular]
	if k := f.kerning(f.glyphs['A'], f.glyphs['V']); k > -0.05 || k < -0.2 {
		t.Errorf("A and V are moved by %v em", k)
	}
}

func TestLinesAreNoLongerThanTheyMayBe(t *testing.T) {
	words := shape(plain("Every word of this sentence stands on a line that is no longer than the column, whatever the column, and none is lost.", bodyText))
	for width := 40.0; width < 480; width += 7 {
		from := 0
		for _, to := range words.wrap(width, false) {
			if w := words.width(from, to); w > width+tolerance {
				t.Fatalf("at %v a line has %v", width, w)
			}
			from = to
		}
		if from != len(words.glyphs) {
			t.Fatalf("at %v the lines end at %d of %d", width, from, len(words.glyphs))
		}
	}
}

func TestAHyphenNeverEndsALine(t *testing.T) {
	words := shape(plain("The on-call engineer signs-in to the follow-up of a twenty-four-hour hand-over in mid-sentence.", bodyText))
	for width := 80.0; width < 300; width += 3 {
		for _, to := range words.wrap(width, false) {
			if words.glyphs[to-1].char == '-' {
				t.Fatalf("at %v a line ends after %q", width, words.words(0, to))
			}
		}
	}
}
