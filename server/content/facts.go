package content

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
)

const factsName = "facts.yml"

// factsFile is what facts.yml says.
type factsFile struct {
	Facts   []fact        `json:"facts"`
	Offices []officeHours `json:"offices,omitempty"`
	// Relay names the offices that hand the work to each other, in the order of the day.
	Relay []string `json:"relay,omitempty"`
	// OfficesAnswer says that somebody answers at an open office. Otherwise, pages say only that it is open.
	OfficesAnswer bool `json:"officesAnswer"`
}

// fact is something that texts state by writing {{name}}, which its text replaces.
type fact struct {
	Name  string `json:"name"`
	Text  string `json:"text"`
	About string `json:"about"`
	// Confirmed says who confirmed it and when, in words.
	Confirmed string `json:"confirmed,omitempty"`
}

// officeHours is when people usually work at an office from Monday to Friday, in its own time.
type officeHours struct {
	City     string `json:"city"`
	TimeZone string `json:"timeZone"`
	Opens    string `json:"opens"`
	Closes   string `json:"closes"`
	// Closed are the days on which it stays closed. Offices of the relay need them.
	Closed    []closedDay `json:"closed,omitempty"`
	Confirmed string      `json:"confirmed,omitempty"`
}

// closedDay is a day on which an office stays closed. Receipts say the name of the holiday.
type closedDay struct {
	Date graph.Date `json:"date"`
	Name *string    `json:"name"`
}

// counted are the facts that the site counts: the pages of a kind.
var counted = map[string]graph.PageKind{
	"articles": graph.PageKindArticle, "case-studies": graph.PageKindCaseStudy, "products": graph.PageKindProduct,
	"services": graph.PageKindService,
}

// keptFacts are the facts that say after which time submissions are deleted.
var keptFacts = map[string]graph.ReceiptKind{"applications-kept": graph.ReceiptKindApplication,
	"enquiries-kept": graph.ReceiptKindEnquiry}

var periodPattern = regexp.MustCompile(`^(\S+) (day|week|month|year)s?$`)

// readPeriod reads a time such as "12 months" or "one year".
func readPeriod(text string) (graph.Period, bool) {
	m := periodPattern.FindStringSubmatch(text)
	if m == nil {
		return graph.Period{}, false
	}
	n, err := strconv.Atoi(m[1])
	if err != nil {
		n = int(numberWords[m[1]])
	}
	p := map[string]graph.Period{"day": {Days: n}, "week": {Days: 7 * n}, "month": {Months: n},
		"year": {Months: 12 * n}}[m[2]]
	p.Text = text
	return p, n > 0 && n <= 1000
}

// Retention returns how long submissions are kept, as pages state it.
func (c *Content) Retention() graph.Retention {
	all := graph.Retention{}
	for name, kind := range keptFacts {
		if p, ok := readPeriod(c.register.facts[name]); ok {
			all[kind] = p
		}
	}
	return all
}

var hourPattern = regexp.MustCompile(`^([01][0-9]|2[0-3]):[0-5][0-9]$`)

// register holds the facts of facts.yml, and the lines of their names and cities.
type register struct {
	factsFile
	decoder
}

// loadFacts reads the register, which may be missing, and counts pages.
func (c *Content) loadFacts(f file, pages []*source, problems *Problems) {
	r := &c.register
	r.decoder = decoder{file: f.name, section: -1, facts: map[string]string{"disclosure": graph.Disclosure,
		"captcha-provider": c.options.CaptchaName}}
	for name, kind := range counted {
		r.facts[name] = spelled(c.count(pages, kind))
	}
	if f.text != nil {
		r.object(r.parse(f.text), "the register of facts", &r.factsFile)
	}
	for i, one := range r.Facts {
		r.factRules(one, r.Facts[:i])
		r.facts[one.Name] = one.Text
	}
	for _, o := range r.Offices {
		r.hourRules(o)
	}
	r.relayRules()
	*problems = append(*problems, r.problems...)
}

func (r *register) factRules(one fact, before []fact) {
	line := r.lineAt("name", one.Name)
	switch {
	case one.Name != "" && !anchorPattern.MatchString(one.Name):
		r.fault(line, "name is %q, expected lower-case words joined by hyphens", one.Name)
	case slices.ContainsFunc(before, func(o fact) bool { return o.Name == one.Name }):
		r.fault(line, "the fact %q is in this file a second time, expected it once", one.Name)
	case r.facts[one.Name] != "":
		r.fault(line, "the site knows %q itself, expected another name", one.Name)
	}
	if _, ok := readPeriod(one.Text); !ok && keptFacts[one.Name] != "" {
		r.fault(line, "the text of %q is %q, expected a time such as 12 months: submissions are deleted after it",
			one.Name, one.Text)
	}
}

func (r *register) hourRules(o officeHours) {
	line := r.lineAt("city", o.City)
	_, err := graph.Zone(o.TimeZone)
	if o.TimeZone != "" && (err != nil || !zonePattern.MatchString(o.TimeZone)) {
		r.fault(line, "timeZone of %q is %q, expected a name such as Europe/London", o.City, o.TimeZone)
	}
	wrong := false
	for _, hour := range []string{o.Opens, o.Closes} {
		if hour != "" && !hourPattern.MatchString(hour) {
			wrong = true
			r.fault(line, "%q is no time for %s, expected one such as \"09:00\"", hour, o.City)
		}
	}
	if !wrong && o.Opens != "" && o.Closes != "" && o.Opens >= o.Closes {
		r.fault(line, "%s opens at %s and closes at %s, expected opens before closes", o.City, o.Opens, o.Closes)
	}
}

// checkOffices compares the offices of the register with those of site.yml.
func (c *Content) checkOffices(problems *Problems) {
	if c.site == nil || len(c.register.Offices) == 0 {
		return
	}
	var known []string
	cities := graph.Each(c.site.Offices, func(o graph.Office) string { return o.City })
	for _, o := range c.register.Offices {
		line := c.register.lineAt("city", o.City)
		switch {
		case slices.Contains(known, o.City):
			problems.add(factsName, line, "%s is in this file a second time, expected it once", o.City)
		case !slices.Contains(cities, o.City):
			problems.add(factsName, line, "site.yml has no office in %q, %s", o.City, didYouMean(o.City, cities))
		}
		known = append(known, o.City)
	}
	for _, city := range cities {
		if !slices.Contains(known, city) && len(known) < len(cities) {
			problems.add(factsName, c.register.line("offices"), "the office in %s has no hours, expected them here",
				city)
		}
	}
}

// count returns the number of published pages of a kind.
func (c *Content) count(pages []*source, kind graph.PageKind) int {
	n := 0
	for _, s := range pages {
		head := map[string]string{}
		for key, value := range entries(s.body) {
			head[key.Value] = value.Value
		}
		if head["kind"] == string(kind) && head["hidden"] != "true" && (head["draft"] != "true" || c.options.Drafts) {
			n++
		}
	}
	return n
}

// spelled writes a count as texts do: in words below ten.
func spelled(n int) string {
	words := []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}
	if n < len(words) {
		return words[n]
	}
	return strconv.Itoa(n)
}

var factPattern = regexp.MustCompile(`\{\{[^{}]*\}\}`)

// insertFacts replaces each {{name}} in a single value by the text of the fact.
func (d *decoder) insertFacts(n *yaml.Node, key string) {
	text, first, ok := scalarText(n)
	if !ok || !strings.Contains(text, "{{") {
		return
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = factPattern.ReplaceAllStringFunc(line, func(found string) string {
			name := strings.Trim(found, "{}")
			if !silent[key] || key == "description" {
				d.stated = append(d.stated, name)
			}
			words, ok := d.facts[name]
			if !ok {
				d.fault(first+i, "%s refers to {{%s}}, which %s does not have: %s", key, name, factsName,
					didYouMean(name, sortedKeys(d.facts)))
			}
			return words
		})
		if strings.Contains(lines[i], "{{") {
			d.fault(first+i, "%s has {{ without a name and }}, expected one such as {{reply}}", key)
		}
	}
	n.Value = strings.Join(lines, "\n")
}
