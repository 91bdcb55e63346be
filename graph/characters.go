package graph

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Copied text often contains invisible characters: from chats, address books, PDF files and pages with soft hyphens.
// client/src/ui/text.ts has the same rules; both are tested with testdata/rules.json.

// ignorable are the characters of Unicode's Default_Ignorable_Code_Point, and the marks of annotations.
var ignorable = []*unicode.RangeTable{
	unicode.Other_Default_Ignorable_Code_Point, unicode.Cf, unicode.Variation_Selector,
}

// isInvisible reports whether r shows nothing, not even space: format characters, fillers and control characters.
func isInvisible(r rune) bool {
	switch {
	case unicode.IsSpace(r), unicode.Is(unicode.Prepended_Concatenation_Mark, r), r >= 0x13430 && r <= 0x1343f:
		return false
	}
	return unicode.IsControl(r) || unicode.In(r, ignorable...)
}

func showsNothing(r rune) bool { return unicode.IsSpace(r) || isInvisible(r) || r == '\u2800' }

// trim removes white space and invisible characters from both ends. A variation selector or tag stays behind an emoji
// or Chinese character, whose form it decides.
func trim(s string) string {
	s = strings.TrimLeftFunc(s, showsNothing)
	t := strings.TrimRightFunc(s, showsNothing)
	if last, _ := utf8.DecodeLastRuneInString(t); unicode.In(last, unicode.So, unicode.Han) {
		rest := s[len(t):]
		t += rest[:len(rest)-len(strings.TrimLeftFunc(rest, isSelector))]
	}
	return t
}

func isSelector(r rune) bool {
	return unicode.Is(unicode.Variation_Selector, r) || r >= 0xe0020 && r <= 0xe007f
}

// hasInvisible reports whether s has an invisible character. Names may have those that decide how letters join in
// Persian or Hindi, and which form an emoji has.
func hasInvisible(s string, isName bool) bool {
	joins := false
	for _, r := range s {
		joiner := r == '\u200c' || r == '\u200d' || isSelector(r)
		if isInvisible(r) && !(isName && joins && joiner) {
			return true
		}
		joins = joiner || unicode.In(r, unicode.L, unicode.M, unicode.So, unicode.Sk) &&
			!unicode.In(r, unicode.Latin, unicode.Greek, unicode.Cyrillic)
	}
	return false
}

// textKind decides which characters a text may have.
type textKind int

const (
	exactText textKind = iota // an e-mail address, a number or a link
	lineText                  // a name, or another line of text
	longText                  // text of several lines: what writes from right to left, or breaks lines, may stay in it
)

// fault returns what is wrong with the characters of a trimmed text and what to do, to follow the name of its field.
func (k textKind) fault(s string) string {
	isControl := func(r rune) bool { return unicode.IsControl(r) && !unicode.IsSpace(r) }
	switch {
	case !utf8.ValidString(s) || k != longText && strings.ContainsRune(s, utf8.RuneError):
		return "contains a character that couldn’t be read. Clear the field and type it again"
	case k == longText && strings.ContainsFunc(s, isControl):
		return "contains control characters. Clear the field and paste it as plain text"
	case k != longText && hasInvisible(s, k == lineText):
		return "contains an invisible character. Clear the field and type it again"
	}
	return ""
}
