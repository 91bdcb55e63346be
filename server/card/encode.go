package card

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"image"
	"image/color"
	"image/png"
	"iter"
	"slices"
)

// nearby is how much two shades may differ, all channels together, to be shown as one.
const nearby = 9

// encode writes a PNG of at most 256 colors. A card has a few inks, and shades between each of them and its ground.
func encode(img *image.RGBA) ([]byte, error) {
	counts := map[uint32]int{}
	for c, n := range runs(img.Pix) {
		counts[c] += n
	}
	all := make([]uint32, 0, len(counts))
	for c := range counts {
		all = append(all, c)
	}
	slices.SortFunc(all, func(a, b uint32) int {
		return cmp.Or(cmp.Compare(counts[b], counts[a]), cmp.Compare(a, b))
	})
	var taken []uint32
	index := make(map[uint32]uint8, len(all))
	for _, c := range all {
		n, apart := nearest(taken, c)
		if apart > nearby && len(taken) < 256 {
			n = len(taken)
			taken = append(taken, c)
		}
		index[c] = uint8(n)
	}
	palette := make(color.Palette, len(taken))
	for i, c := range taken {
		palette[i] = color.RGBA{uint8(c >> 24), uint8(c >> 16), uint8(c >> 8), 0xff}
	}
	out := image.NewPaletted(img.Bounds(), palette)
	rest := out.Pix
	for c, n := range runs(img.Pix) {
		shade := index[c]
		for i := range rest[:n] {
			rest[i] = shade
		}
		rest = rest[n:]
	}
	var b bytes.Buffer
	err := png.Encode(&b, out)
	return bytes.Clone(b.Bytes()), err
}

// runs yields the color of neighboring pixels that are equal, and their number. Looking up each pixel by itself would
// take a third of the time of a card.
func runs(pix []byte) iter.Seq2[uint32, int] {
	return func(yield func(uint32, int) bool) {
		for start, end := 0, 0; start < len(pix); start = end {
			c := binary.BigEndian.Uint32(pix[start:])
			for end < len(pix) && binary.BigEndian.Uint32(pix[end:]) == c {
				end += 4
			}
			if !yield(c, (end-start)/4) {
				return
			}
		}
	}
}

// nearest returns the color of the list that is most like c, and how far it is from it.
func nearest(list []uint32, c uint32) (at, apart int) {
	apart = 1 << 20
	for i, other := range list {
		d := 0
		for shift := 8; shift < 32; shift += 8 {
			a, b := int(other>>shift&0xff), int(c>>shift&0xff)
			d += max(a-b, b-a)
		}
		if d < apart {
			at, apart = i, d
		}
	}
	return at, apart
}
