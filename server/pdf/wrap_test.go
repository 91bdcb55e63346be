package pdf

import (
	"os"
	"testing"
)

var testStyle = Style{Size: 9.6, Leading: 14.2}

func testFonts(t *testing.T) Fonts {
	t.Helper()
	data, err := os.ReadFile("../brand/fonts/text-regular.ttf")
	if err != nil {
		t.Fatal(err)
	}
	f, err := ParseFont("Test", data)
	if err != nil {
		t.Fatal(err)
	}
	return Fonts{f}
}

func TestPairsAreKerned(t *testing.T) {
	f := testFonts(t)[0]
	if k := f.kerning(f.glyph('A'), f.glyph('V')); k > -0.05 || k < -0.2 {
		t.Errorf("A and V are moved by %v em", k)
	}
}

func TestLinesAreNoLongerThanTheyMayBe(t *testing.T) {
	text := testFonts(t).Shape([]Span{{Style: testStyle, Text: "Every word of this sentence is on a line that is no " +
		"longer than the column, whatever the column, and none is lost."}})
	for width := 40.0; width < 480; width += 7 {
		from := 0
		for _, to := range text.wrap(width, false) {
			if w := text.width(from, to); w > width+tolerance {
				t.Fatalf("at %v a line has %v", width, w)
			}
			from = to
		}
		if from != len(text.glyphs) {
			t.Fatalf("at %v the lines end at %d of %d", width, from, len(text.glyphs))
		}
	}
}

func TestAHyphenNeverEndsALine(t *testing.T) {
	text := testFonts(t).Shape([]Span{{Style: testStyle, Text: "The on-call engineer signs-in to the follow-up of a " +
		"twenty-four-hour hand-over in mid-sentence."}})
	for width := 80.0; width < 300; width += 3 {
		for _, to := range text.wrap(width, false) {
			if text.glyphs[to-1].char == '-' {
				t.Fatalf("at %v a line ends after %q", width, text.characters(0, to))
			}
		}
	}
}
