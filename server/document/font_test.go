package document_test

import (
	"testing"

	"golang.org/x/image/font/sfnt"

	"hire360/server/brand"
)

// The fonts are small, and together they have what texts need.
func TestFontsHaveWhatDocumentsNeed(t *testing.T) {
	size := 0
	var all []*sfnt.Font
	for _, name := range []string{"text-regular", "text-semibold", "text-italic", "display", "mono"} {
		f, err := sfnt.Parse(brand.Font(name))
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range "AZaz09 éüßÆø“”‘’–—…•£€×−→←°" {
			if g, _ := f.GlyphIndex(nil, r); g == 0 {
				t.Errorf("%s has no %c", name, r)
			}
		}
		all = append(all, f)
		size += len(brand.Font(name))
	}
	if size > 300<<10 {
		t.Errorf("the fonts have %d bytes together, want at most 300 KB", size)
	}
	for _, r := range latin1() {
		found := false
		for _, f := range all {
			g, _ := f.GlyphIndex(nil, r)
			found = found || g != 0
		}
		if !found {
			t.Errorf("no font has %c", r)
		}
	}
}

// latin1 is the upper half of Latin-1 without the soft hyphen, and the rupee sign.
func latin1() []rune {
	out := []rune{'₹'}
	for r := rune(0xa1); r <= 0xff; r++ {
		if r != '\u00ad' {
			out = append(out, r)
		}
	}
	return out
}
