package content

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
)

const (
	shingleWords = 8
	// maxShared is the share of a page's shingles that another page may have too.
	maxShared = 0.15
	// minCompared is the length from which a page is compared, in words.
	minCompared = 150
)

// shingle is a hash of eight consecutive words, with their place.
type shingle struct {
	hash uint64
	page int
	line int
}

// doubled finds pages that say the same in the same words.
func (k *checker) doubled() {
	var pages []*source
	var all []shingle
	for _, p := range k.Paths() {
		s := k.sources[p]
		found, words := s.shingles(len(pages))
		if words < minCompared {
			continue
		}
		pages, all = append(pages, s), append(all, found...)
	}
	slices.SortFunc(all, func(a, b shingle) int {
		if a.hash != b.hash {
			return cmp.Compare(a.hash, b.hash)
		}
		return cmp.Or(cmp.Compare(a.page, b.page), cmp.Compare(a.line, b.line))
	})
	all = slices.CompactFunc(all, func(a, b shingle) bool { return a.hash == b.hash && a.page == b.page })
	sizes := make([]int, len(pages))
	for _, one := range all {
		sizes[one.page]++
	}
	shared, firstLine := map[[2]int]int{}, map[[2]int]int{}
	for from := 0; from < len(all); {
		to := from + 1
		for to < len(all) && all[to].hash == all[from].hash {
			to++
		}
		for i, a := range all[from:to] {
			for _, b := range all[from+i+1 : to] {
				pair := [2]int{a.page, b.page}
				shared[pair]++
				if line := firstLine[pair]; line == 0 || b.line < line {
					firstLine[pair] = b.line
				}
			}
		}
		from = to
	}
	for pair, n := range shared {
		share := float64(n) / float64(min(sizes[pair[0]], sizes[pair[1]]))
		if share > maxShared {
			k.add(pages[pair[1]], firstLine[pair], "doubled",
				"%.0f %% of the text is on %s too, expected at most %.0f %%", 100*share, pages[pair[0]].path,
				100*maxShared)
		}
	}
}

// shingles returns each run of eight words of the page's sentences, and the number of words.
func (s *source) shingles(page int) ([]shingle, int) {
	var out []shingle
	var hashes []uint64
	total := 0
	for _, p := range s.pieces {
		if p.section < 0 || !running[p.key] {
			continue
		}
		hashes = hashes[:0]
		for w := range strings.FieldsFuncSeq(strings.ToLower(plain(p.text)),
			func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
			hashes = append(hashes, hashWord(w))
		}
		total += len(hashes)
		for i := 0; i+shingleWords <= len(hashes); i++ {
			var h uint64
			for _, w := range hashes[i : i+shingleWords] {
				h = h*0x9e3779b97f4a7c15 + w
			}
			out = append(out, shingle{hash: h, page: page, line: p.line})
		}
	}
	return out, total
}

// hashWord is FNV-1a.
func hashWord(w string) uint64 {
	h := uint64(14695981039346656037)
	for i := range len(w) {
		h = (h ^ uint64(w[i])) * 1099511628211
	}
	return h
}
