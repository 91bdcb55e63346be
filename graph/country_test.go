package graph_test

import (
	"testing"

	"hire360/graph"
)

func TestCountriesAreReadInCommonSpellings(t *testing.T) {
	for code, spellings := range map[string][]string{
		"US": {"US", "us", "USA", "usa", "840", "U.S.", "U.S.A.", "U. S. A.", "United States", "united  states",
			"United States of America", "The United States of America", "America",
			"US-TX", "Estados Unidos", "États-Unis", "Etats-Unis", "Vereinigte Staaten", "संयुक्त राज्य"},
		"GB": {"GB", "UK", "uk", "U.K.", "GBR", "826", "United Kingdom", "Great Britain", "Britain", "England",
			"Scotland", "Wales", "Northern Ireland", "United Kingdom of Great Britain and Northern Ireland",
			"The United Kingdom", "Vereinigtes Königreich", "Royaume-Uni", "Reino Unido", "GB-ENG"},
		"IN": {"IN", "IND", "356", "India", "INDIA", "Bharat", "भारत", "Republic of India", "Inde", "Indien"},
		"CA": {"CA", "CAN", "124", "Canada", "canada ", "Kanada"},
		"DE": {"DE", "DEU", "276", "Germany", "Deutschland", "Federal Republic of Germany", "Allemagne", "Alemania"},
		"IE": {"IE", "IRL", "Ireland", "Éire", "Republic of Ireland"},
		"NL": {"NL", "The Netherlands", "Netherlands", "Holland", "Nederland"},
		"AE": {"AE", "UAE", "U.A.E.", "United Arab Emirates", "Emirates"},
		"CH": {"CH", "CHE", "Switzerland", "Schweiz", "Suisse", "Svizzera"},
		"CZ": {"CZ", "Czechia", "Czech Republic", "Česko"},
		"CI": {"CI", "Côte d'Ivoire", "Cote d’Ivoire", "Ivory Coast"},
		"KR": {"KR", "KOR", "South Korea", "Korea, Republic of", "Republic of Korea", "대한민국"},
		"KP": {"KP", "North Korea", "Korea (Democratic People's Republic of)"},
		"CD": {"CD", "DR Congo", "Democratic Republic of the Congo", "Congo, the Democratic Republic of the"},
		"CG": {"CG", "Congo", "Republic of the Congo"},
		"MD": {"Moldova, Republic of", "Moldova"},
		"BO": {"Bolivia (Plurinational State of)"},
		"VE": {"Venezuela, Bolivarian Republic of"},
		"IR": {"Iran (Islamic Republic of)", "Iran"},
		"TZ": {"Tanzania, United Republic of"},
		"TW": {"Taiwan, Province of China", "Taiwan"},
		"RU": {"Russian Federation", "Россия"},
		"VN": {"Viet Nam", "Vietnam", "Việt Nam"},
		"TR": {"Türkiye", "Turkiye", "Turkey"},
		"HK": {"Hong Kong", "HKG"},
		"JP": {"日本", "Japan", "JPN"},
		"CN": {"中国", "China", "People's Republic of China"},
		"BR": {"Brasil", "Brazil", "BRA"},
		"MX": {"México", "Mexico", "MEX"},
		"ES": {"España", "Spain"},
		"BA": {"Bosnia & Herzegovina", "Bosnia and Herzegovina"},
		"TT": {"Trinidad and Tobago"},
		"GE": {"Georgia"},
		"SZ": {"Eswatini", "Swaziland"},
		"MK": {"North Macedonia"},
		"GN": {"Guinea"},
		"GW": {"Guinea-Bissau"},
		"NE": {"Niger"},
		"NG": {"Nigeria"},
		"": {"", " ", "Narnia", "Un", "Unite", "EU", "Europe", "UN", "World", "001", "Remote", "Anywhere", "X", "ZZ",
			"Texas", "1", "0", "n/a", "A-B", "in the", "null", "-", "Unknown"},
	} {
		for _, s := range spellings {
			if got := graph.CountryCode(s); got != code {
				t.Errorf("%q is %q, want %q", s, got, code)
			}
		}
	}
}

func TestEveryCountryIsFoundByItsNameAndCode(t *testing.T) {
	found := 0
	for a := 'A'; a <= 'Z'; a++ {
		for b := 'A'; b <= 'Z'; b++ {
			code := string(a) + string(b)
			name := graph.CountryName(code)
			if name == code || graph.CountryCode(code) != code {
				continue // UK is GB
			}
			found++
			if got := graph.CountryCode(name); got != code {
				t.Errorf("%q is %q, want %s", name, got, code)
			}
		}
	}
	if found < 240 || found > 260 {
		t.Errorf("%d countries", found)
	}
}
