package render

import (
	"strconv"
	"unicode/utf16"
)

// hash returns what Emotion names a style by: MurmurHash2 of the low bytes of its UTF-16, without the length, in base
// 36.
func hash(text string) string {
	const m = 0x5bd1e995
	units := utf16.Encode([]rune(text))
	at := func(i int) uint32 { return uint32(units[i] & 0xff) }
	var h uint32
	for ; len(units) >= 4; units = units[4:] {
		k := (at(0) | at(1)<<8 | at(2)<<16 | at(3)<<24) * m
		h = h*m ^ (k^k>>24)*m
	}
	if len(units) > 0 {
		for i := range units {
			h ^= at(i) << (8 * i)
		}
		h *= m
	}
	h = (h ^ h>>13) * m
	return strconv.FormatUint(uint64(h^h>>15), 36)
}
