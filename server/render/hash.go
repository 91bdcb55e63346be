package render

import (
	"strconv"
	"unicode/utf16"
)

// styleHash is Emotion's hash of a style, which names classes here and in the browser: MurmurHash2 of the low bytes of
// the text in UTF-16. In JavaScript, it would take a third of the time to start an engine.
func styleHash(text string) string {
	const m = 0x5bd1e995
	units := utf16.Encode([]rune(text))
	at := func(i int) uint32 { return uint32(units[i] & 0xff) }
	var h uint32
	for ; len(units) >= 4; units = units[4:] {
		k := at(0) | at(1)<<8 | at(2)<<16 | at(3)<<24
		k *= m
		k ^= k >> 24
		h = k*m ^ h*m
	}
	if len(units) > 0 {
		for i := range units {
			h ^= at(i) << (8 * i)
		}
		h *= m
	}
	h ^= h >> 13
	h *= m
	return strconv.FormatUint(uint64(h^h>>15), 36)
}
