package graph

import (
	_ "embed"
	"iter"
	"math"
	"regexp"
	"slices"
	"sort"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// The tables are read where they are: see places/places.mjs, which writes them and describes their format.
var (
	//go:embed places/cities.txt
	cityTable string
	//go:embed places/postcodes.txt
	postcodeTable string
	//go:embed places/states.txt
	stateTable string
)

// place is a city, or what a postal code stands for.
type place struct {
	// name is as it is shown. around is a city near a postal code, "" for a city.
	name, around   string
	country, state string // codes; state is "" where none is customary
	at             Point
	size           int // of its population, in steps of 32%; 0 for postal codes
}

// Point is a place on Earth, in degrees, to a kilometer. The zero Point is unknown.
type Point struct{ Lat, Lon float64 }

// Area is a circle around a place in a country. Unit is that of distances there, miles or km. Nothing is in the zero
// Area.
type Area struct {
	Country, Unit string
	Center        Point
	Km            float64
}

// Holds reports whether a point is in the area.
func (a Area) Holds(p Point) bool { return p != Point{} && a.Km > 0 && a.Center.distance(p) <= a.Km }

// distance returns the kilometers between two points.
func (p Point) distance(to Point) float64 {
	const radius, degree = 6371, math.Pi / 180
	half := func(d float64) float64 { return math.Pow(math.Sin(d*degree/2), 2) }
	h := half(to.Lat-p.Lat) + math.Cos(p.Lat*degree)*math.Cos(to.Lat*degree)*half(to.Lon-p.Lon)
	return 2 * radius * math.Asin(math.Sqrt(min(h, 1)))
}

const placeDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// positionLength is the number of digits of a position in the tables.
const positionLength = 5

func readPosition(digits string) Point {
	n := 0
	for _, d := range []byte(digits) {
		n = n*len(placeDigits) + strings.IndexByte(placeDigits, d)
	}
	return Point{float64(n/36001-9000) / 100, float64(n%36001-18000) / 100}
}

// rows are the rows of a sorted table from the first one on whose first column has at least the key.
func rows(table, key string, keyOf func(string) string) iter.Seq[[]string] {
	rowAt := func(i int) (fields []string, next int) {
		start := strings.LastIndexByte(table[:i], '\n') + 1
		next = start + strings.IndexByte(table[start:], '\n') + 1
		return strings.Split(table[start:next-1], "\t"), next
	}
	return func(yield func([]string) bool) {
		at := sort.Search(len(table), func(i int) bool {
			fields, _ := rowAt(i)
			return keyOf(fields[0]) >= key
		})
		for at < len(table) {
			fields, next := rowAt(at)
			if !yield(fields) {
				return
			}
			at = next
		}
	}
}

func asWritten(s string) string { return s }

// valueOf returns the second column of the row of a sorted table with a key, "" if there is none.
func valueOf(table, key string) string {
	for row := range rows(table, key, asWritten) {
		if row[0] != key {
			break
		}
		return row[1]
	}
	return ""
}

var sameWords = map[string]string{"saint": "st", "sainte": "ste", "fort": "ft", "mount": "mt"}

// placeKey makes the usual spellings of a place's name equal.
func placeKey(name string) string {
	words := strings.Fields(foldName(name))
	for i, word := range words {
		if same := sameWords[word]; same != "" {
			words[i] = same
		}
	}
	return strings.Join(words, " ")
}

// statesOf are the codes and names of a country's states.
func statesOf(country string) iter.Seq2[string, string] {
	return func(yield func(string, string) bool) {
		for row := range rows(stateTable, country, asWritten) {
			code, ok := strings.CutPrefix(row[0], country)
			if !ok || !yield(code, row[1]) {
				return
			}
		}
	}
}

// stateCode returns the code of a country's state that is written as a code or a name, or "".
func stateCode(country, written string) string {
	written = foldName(written)
	for code, name := range statesOf(country) {
		if foldName(name) == written || strings.EqualFold(code, written) {
			return code
		}
	}
	return ""
}

// region is a whole state, or a country if code is "".
type region struct{ country, code, name string }

// citySize is the size of a city, of about 220,000 people, that a name alone means rather than a state.
const citySize = 44

// regionNamed returns the state or country that a text names, unless it rather means one of the cities found: a large
// one, or one in a state of its name, such as New York. The code of a state means it if there is no such city.
func regionNamed(text string, cities []place) (r region, ok bool) {
	for _, r.country = range []string{"US", "CA", "GB", "IN"} {
		if CountryCode(text) == r.country {
			r.name = CountryInSentence(CountryName(r.country))
			return r, true
		}
		for r.code, r.name = range statesOf(r.country) {
			isCity := slices.ContainsFunc(cities, func(p place) bool {
				return p.size >= citySize || p.country == r.country && p.state == r.code
			})
			isCode := cities == nil && strings.EqualFold(strings.TrimSpace(text), r.code)
			if !isCity && (isCode || foldName(text) == foldName(r.name)) {
				return r, true
			}
		}
		r.code = ""
	}
	return region{}, false
}

// kind is what the region is called.
func (r region) kind() string {
	switch {
	case r.code == "" || r.country == "GB":
		return "country"
	case r.country == "CA":
		return "province"
	}
	return "state"
}

// RegionNames returns what people call a region: its code and its name, such as FL and Florida, where they are known.
func (l Location) RegionNames() []string {
	region := OrEmpty(l.Region)
	for code, name := range statesOf(l.CountryCode) {
		if strings.EqualFold(code, region) || strings.EqualFold(name, region) {
			return []string{code, name}
		}
	}
	return []string{region}
}

// isIn reports whether the place is in the states and countries that the words name.
func (p *place) isIn(words []string) bool {
	if len(words) == 0 {
		return true
	}
	for i := range words {
		name := strings.Join(words[:i+1], " ")
		state := stateCode(p.country, name)
		if (state != "" && state == p.state || state == "" && CountryCode(name) == p.country) && p.isIn(words[i+1:]) {
			return true
		}
	}
	return false
}

// label returns the place as it is shown, and as it can be looked for.
func (p *place) label() string {
	if p.around != "" {
		return p.name + ", " + CountryName(p.country)
	}
	return p.name + ", " + p.within()
}

// within returns the place's state or, where none is customary, its country.
func (p *place) within() string {
	for code, name := range statesOf(p.country) {
		if code == p.state {
			return name
		}
	}
	return CountryName(p.country)
}

// abbreviation is a word that a dot ends, also without a space after it: "St.Louis".
var abbreviation = regexp.MustCompile(`[[:alpha:]]{2,}\.`)

// citiesNamed returns the cities that a text names, the largest first. It may add states and countries to the name:
// "Tampa, FL".
func citiesNamed(text string) (found []place) {
	words := strings.Fields(placeKey(abbreviation.ReplaceAllString(text, "$0 ")))
	for n := len(words); n > 0 && found == nil; n-- {
		key := strings.Join(words[:n], " ")
		for row := range rows(cityTable, key, placeKey) {
			if placeKey(row[0]) != key {
				break
			}
			p := place{name: append(row, row[0])[3], country: row[1][:2], state: row[1][2:],
				at: readPosition(row[2][:positionLength]), size: strings.IndexByte(placeDigits, row[2][positionLength])}
			if p.isIn(words[n:]) {
				found = append(found, p)
			}
		}
	}
	return found
}

// postalCodes match postal codes by country. Their group is the part that the table knows: all of it, except in the UK
// and Canada.
var postalCodes = []struct {
	country string
	pattern *regexp.Regexp
}{
	{"US", regexp.MustCompile(`^([0-9]{5})(?:[ -]?[0-9]{4})?$`)},
	{"IN", regexp.MustCompile(`^([0-9]{3} ?[0-9]{3})$`)},
	{"CA", regexp.MustCompile(`^([A-Z][0-9][A-Z])(?:[ -]?[0-9][A-Z][0-9])?$`)},
	{"GB", regexp.MustCompile(`^([A-Z]{1,2}[0-9]{1,2}|E1W|N1[CP]|S?W1[A-Z]|SE1P|NW1W|EC[1-4][A-Z]|WC[12][A-Z])` +
		`(?: ?[0-9][A-Z]{2})?$`)},
}

// postalPlaces returns what a postal code stands for, in each country that has it.
func postalPlaces(text string) (found []place) {
	text = strings.ToUpper(text)
	for _, format := range postalCodes {
		m := format.pattern.FindStringSubmatch(text)
		if m == nil {
			continue
		}
		code := strings.ReplaceAll(m[1], " ", "")
		group, rest := code[:min(3, len(code))], ""
		switch format.country {
		case "CA":
			group, rest = code[:2], code[2:]
		case "GB":
			group = code[:strings.IndexAny(code, "0123456789")]
		default:
			rest = code[3:]
		}
		for row := range rows(postcodeTable, format.country+group, asWritten) {
			step := len(rest) + positionLength
			for at := 0; row[0] == format.country+group && at < len(row[2]); at += step {
				if entry := row[2][at : at+step]; strings.HasPrefix(entry, rest) {
					found = append(found, place{name: code, around: row[1], country: format.country,
						at: readPosition(entry[len(rest):])})
				}
			}
			break
		}
	}
	return found
}

// maxPlace is the number of characters up to which a text may be a place.
const maxPlace = 100

// placesNamed returns the places that a text may mean: a postal code, also before or after other words, or a city.
func placesNamed(text string) []place {
	if len([]rune(text)) > maxPlace {
		return nil
	}
	text = norm.NFKC.String(text) // full-width digits
	words := strings.FieldsFunc(text, func(r rune) bool { return isBlank(r) || r == ',' || unicode.Is(unicode.Pd, r) })
	for code, rest := range ends(words, 2) {
		found := postalPlaces(code)
		if others := strings.Fields(foldName(rest)); len(found) > 1 && len(others) > 0 {
			// The rest may say in which country.
			if i := slices.IndexFunc(found, func(p place) bool { return p.isIn(others) }); i >= 0 {
				return found[i : i+1]
			}
		}
		if found != nil {
			return found
		}
	}
	return citiesNamed(text)
}

// ends are the last n words and the first n, each with the others. n is at most longest, and goes down to 1.
func ends(words []string, longest int) iter.Seq2[string, string] {
	return func(yield func(text, rest string) bool) {
		for n := min(longest, len(words)); n > 0; n-- {
			for _, at := range []int{len(words) - n, 0} {
				rest := slices.Concat(words[:at], words[at+n:])
				if !yield(strings.Join(words[at:at+n], " "), strings.Join(rest, " ")) {
					return
				}
			}
		}
	}
}

// splitWhere splits search terms into those that say where or how people work, such as remote or New York, and the
// others.
func splitWhere(terms string) (where, others string) {
	words := strings.Fields(terms)
	var at, rest []string
	for len(words) > 0 {
		n := min(4, len(words))
		for n > 0 && !isWhere(strings.Join(words[:n], " ")) {
			n--
		}
		at, rest = append(at, words[:n]...), append(rest, words[n:max(n, 1)]...)
		words = words[max(n, 1):]
	}
	return strings.Join(at, " "), strings.Join(rest, " ")
}

// isWhere reports whether a text is a city, a state, a country, a postal code or a workplace. Codes of two letters are
// words, too: of them, only us and uk are countries.
func isWhere(text string) bool {
	if len(text) == 2 {
		return strings.EqualFold(text, "us") || strings.EqualFold(text, "uk")
	}
	for _, format := range postalCodes {
		if stateCode(format.country, text) != "" {
			return true
		}
	}
	isNamed := func(w Workplace) bool { return foldName(facetLabels[string(w)]) == foldName(text) }
	return slices.ContainsFunc(AllWorkplace, isNamed) || CountryCode(text) != "" || citiesNamed(text) != nil ||
		postalPlaces(text) != nil
}

// Locate returns the center of the city of a location, the zero Point if it is not known.
func Locate(l Location) Point {
	state := stateCode(l.CountryCode, OrEmpty(l.Region))
	for _, p := range citiesNamed(l.City) {
		if p.country == l.CountryCode && (state == "" || state == p.state) {
			return p.at
		}
	}
	return Point{}
}
