package graph

import (
	"cmp"
	"regexp"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/language"
	"golang.org/x/text/language/display"
	"golang.org/x/text/unicode/norm"
)

// countryNames has the names of countries that changed after the release of the Unicode data in golang.org/x/text, and
// shorter ones where that has a name for political maps.
var countryNames = map[string]string{
	"CD": "DR Congo", "CG": "Republic of the Congo", "HK": "Hong Kong", "MK": "North Macedonia", "MM": "Myanmar",
	"MO": "Macao", "SZ": "Eswatini", "TR": "Türkiye",
}

// countrySpellings has common spellings that are no country's name in any language: abbreviations, parts of countries,
// and what remains of official names when longForms have been removed.
var countrySpellings = map[string]string{
	"america": "US", "states": "US", "estados unidos de america": "US", "united states america": "US",
	"britain": "GB", "great britain": "GB", "united kingdom of great britain and northern ireland": "GB",
	"england": "GB", "scotland": "GB", "wales": "GB", "northern ireland": "GB",
	"bharat": "IN", "hindustan": "IN", "republic of ireland": "IE", "holland": "NL", "emirates": "AE", "uae": "AE",
	"ksa": "SA", "prc": "CN", "mainland china": "CN", "roc": "TW", "rsa": "ZA", "drc": "CD", "burma": "MM",
	"korea": "KR", "rok": "KR", "dprk": "KP", "democratic peoples republic of korea": "KP",
	"korea democratic peoples republic of": "KP", "russian federation": "RU", "viet nam": "VN",
	"lao peoples democratic republic": "LA", "lao": "LA", "syrian arab republic": "SY", "brunei darussalam": "BN",
	"cabo verde": "CV", "czech republic": "CZ", "ivory coast": "CI", "east timor": "TL", "swaziland": "SZ",
	"macedonia": "MK", "turkey": "TR", "turkiye": "TR", "macau": "MO", "holy see": "VA", "vatican": "VA",
	"palestine": "PS", "micronesia": "FM", "libyan arab jamahiriya": "LY", "congo": "CG",
	"democratic republic of congo": "CD", "congo democratic republic of": "CD", "congo democratic republic": "CD",
	"hong kong sar": "HK", "macao sar": "MO", "us of a": "US", "saint kitts": "KN", "st kitts": "KN",
}

const longWords = `(?:(?:federal|democratic|islamic|peoples|plurinational|bolivarian|socialist|united|co operative|arab|` +
	`hashemite|oriental|federative|independent|federated|hellenic) )*(?:republic|states?|kingdom|commonwealth|union|` +
	`principality|grand duchy|sultanate|federation|province)`

// longForms match what official names add to a short one, before it or behind it: "Federal Republic of Germany",
// "Moldova, Republic of", "Bolivia (Plurinational State of)".
var longForms = []*regexp.Regexp{
	regexp.MustCompile(`^` + longWords + ` of (.+)$`),
	regexp.MustCompile(`^(.+?) ` + longWords + `(?: of(?: china)?)?$`),
}

// CountryCode returns the ISO 3166-1 alpha-2 code of a country, which may be written as a code of two or three letters
// or digits (also with dots, or as the beginning of an ISO 3166-2 code), or as a name in any language, in any case,
// with or without accents. It is "" for anything else: a country is never guessed from a part of a name.
func CountryCode(written string) string {
	name := foldName(written)
	if name == "" {
		return "" // most visitors' country is unknown: it needs none of the names
	}
	if code, known := countrySpellings[name]; known {
		return code
	}
	if code := regionCode(written); code != "" {
		return code
	}
	shorts := []string{name}
	for _, form := range longForms {
		if m := form.FindStringSubmatch(name); m != nil {
			shorts = append(shorts, m[1])
		}
	}
	for _, short := range shorts {
		if code := cmp.Or(namesOfCountries()[short], countrySpellings[short]); code != "" {
			return code
		}
	}
	return ""
}

// CountryName returns the English name of a country by its ISO 3166-1 alpha-2 code. Anything else is returned as it is.
func CountryName(code string) string {
	if name := countryNames[code]; name != "" {
		return name
	}
	// UN has a code, but isn't a country.
	region, err := language.ParseRegion(code)
	if err == nil && len(code) == 2 && region.String() == code && region.IsCountry() && code != "UN" {
		if name := display.English.Regions().Name(region); name != "" {
			return name
		}
	}
	return code
}

// countryCode has two or three letters, also with dots or blanks, or three digits, or begins a code of ISO 3166-2.
var countryCode = regexp.MustCompile(`^\s*(?:([A-Za-z])[. ]*([A-Za-z])[. ]*([A-Za-z]?)[. ]*|([0-9]{3})|` +
	`([A-Za-z]{2})-[A-Za-z0-9]{1,3})\s*$`)

func regionCode(written string) string {
	m := countryCode.FindStringSubmatch(written)
	if m == nil {
		return ""
	}
	region, err := language.ParseRegion(strings.ToUpper(strings.Join(m[1:], "")))
	if err != nil {
		return ""
	}
	code := region.Canonicalize().String()
	if CountryName(code) == code {
		return ""
	}
	return code
}

// namesOfCountries are the names of all countries in all languages that golang.org/x/text knows, folded. English ones
// come first; one that means different countries in different other languages means none.
var namesOfCountries = sync.OnceValue(func() map[string]string {
	var regions []language.Region
	for a := 'A'; a <= 'Z'; a++ {
		for b := 'A'; b <= 'Z'; b++ {
			code := string(a) + string(b)
			region, err := language.ParseRegion(code)
			if err == nil && region.Canonicalize() == region && CountryName(code) != code {
				regions = append(regions, region)
			}
		}
	}
	names := map[string]string{}
	english := map[string]bool{}
	add := func(name string, code string, isEnglish bool) {
		name = foldName(name)
		switch known, ok := names[name]; {
		case name == "" || english[name] && !isEnglish:
		case isEnglish || !ok:
			names[name] = code
		case known != code:
			names[name] = ""
		}
		english[name] = english[name] || isEnglish
	}
	for _, r := range regions {
		add(display.English.Regions().Name(r), r.String(), true)
		add(countryNames[r.String()], r.String(), true)
	}
	for _, tag := range display.Supported.Tags() {
		if in := display.Regions(tag); in != nil {
			for _, r := range regions {
				add(in.Name(r), r.String(), false)
			}
		}
	}
	return names
})

// foldName makes names comparable: lower case, without accents, punctuation, brackets and the English article.
func foldName(s string) string {
	var b strings.Builder
	for _, r := range norm.NFKD.String(strings.ToLower(strings.ReplaceAll(s, "&", " and "))) {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r), unicode.Is(unicode.Mc, r):
			b.WriteRune(r)
		case unicode.Is(unicode.M, r), r == '.', r == '\'', r == '’', r == 'ʼ', unicode.Is(unicode.Cf, r):
		default:
			b.WriteByte(' ')
		}
	}
	return strings.Join(except(strings.Fields(b.String()), "the"), " ")
}

var articled = regexp.MustCompile(`^(United|Netherlands|Philippines)`)

// CountryInSentence returns a country's name as it follows a preposition: "the United States", "India".
func CountryInSentence(name string) string {
	if articled.MatchString(name) {
		return "the " + name
	}
	return name
}
