package content

import "regexp"

// Number and unit, name and number: a line of text never ends between them.
var bound = regexp.MustCompile(`(?:^|[^\w.,:/-])(?:` +
	`[~≤≥<>±+−$£€₹]?\d[\d.,:]*(?:[–-]\d[\d.,:]*)? ` +
	`(?:%|°C|°F|×|[ap]\.m\.` +
	`|(?:[mµ]?s|min|h|[kM]?V|m?A|k?W|kWh|[kMG]?Hz|[cmk]?m|k?g|[kKMGT]?B|[kMG]bit|dB|px` +
	`|(?:second|minute|hour|night|day|week|month|year)s?)\b)` +
	`|(?:Suite|Floor|Room|Part|Version|Article|Section|[Pp]age|[Ww]eek|[Dd]ay|[Ss]tep|[Ll]ayer|[Tt]ier) \d[\d.]*` +
	`|(?:IEC|ISO|EN|RFC|TLS|PCI|SOC) \d[\d.]*` +
	`|(?:First|Second|Third) floor\b|(?:Entra|Power) (?:ID|BI)\b` +
	`)`)

// bind puts no-break spaces (U+00A0) between a number and its unit, and within names such as Suite 1200.
func bind(text string) string {
	return bound.ReplaceAllStringFunc(text, func(found string) string {
		in := []rune(found)
		for i := 1; i < len(in); i++ {
			if in[i] == ' ' {
				in[i] = '\u00a0'
			}
		}
		return string(in)
	})
}
