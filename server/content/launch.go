package content

import (
	"regexp"
	"slices"
	"strings"
	"time"

	"hire360/graph"
)

// Launch returns what a company must replace or confirm before the site goes live: placeholders, samples, and what only
// an owner can state. Load the content with its drafts. today is the date of the launch.
func Launch(c *Content, today time.Time) Problems {
	k := &checker{Content: c}
	k.company()
	k.dates()
	k.facts()
	k.offices()
	k.closedDays(today)
	k.entities()
	k.undescribed()
	for _, e := range c.events {
		if e.Sample {
			k.find("events.yml", e.line, "sample", "the event %q is a sample: replace it with one of yours, or "+
				"delete it", e.Slug)
		}
	}
	for _, path := range c.Paths() {
		k.page(c.sources[path])
	}
	k.sort()
	return slices.Compact(k.Problems)
}

// shippedStreets are the invented streets of the offices in site.yml.
var shippedStreets = []string{"360 Meridian Way", "24 Longitude Street", "18 Parallel Avenue", "7 Compass Court",
	"52 Waypoint Road", "91 Sextant Drive", "115 Azimuth Lane", "40 Bearing Street", "63 Chartroom Street",
	"12 Chronometer Lane", "5 Shuttle Yard", "8 Tropic Road", "Relay Park"}

var (
	fictionalNumber = regexp.MustCompile(`\b555[ .-]?01\d\d\b`)
	exampleHost     = regexp.MustCompile(`[\w-]\.example\b`)
)

// company checks site.yml. What the settings replace does not count.
func (k *checker) company() {
	replaced := map[string]bool{"url": true, "phone": k.options.Site.Phone != "", "email": k.options.Site.Email != ""}
	for _, p := range k.shared["site.yml"].pieces {
		street := func(s string) bool { return strings.Contains(p.text, s) }
		switch {
		case replaced[p.key]:
		case p.key == "address" && slices.ContainsFunc(shippedStreets, street):
			k.find("site.yml", p.line, "placeholder", "the address %q is invented: write the office's own, or delete "+
				"the office", p.text)
		case p.key == "link" && strings.HasPrefix(p.text, "https://") && strings.Contains(p.text, "example"):
			k.find("site.yml", p.line, "placeholder", "the profile %s does not exist: write its address, or delete it",
				p.text)
		default:
			k.placeholders("site.yml", p)
		}
	}
}

// dates lists what is dated before the first release.
func (k *checker) dates() {
	if k.site.Released == "" {
		k.find("site.yml", 1, "date", "released is missing: write the day on which the site first goes public, which "+
			"articles without a date of their own then have")
	}
	for _, path := range k.Paths() {
		s := k.sources[path]
		a, ok := s.page.(*graph.Article)
		if ok && s.keys["published"] > 0 && (k.site.Released == "" || a.Published < k.site.Released) {
			k.find(s.file, s.line("published"), "date", "published is %s, before the first release: nobody could read "+
				"it then, so delete the date", a.Published)
		}
	}
}

// facts lists what the register states and nobody has confirmed.
func (k *checker) facts() {
	const how = `: write confirmed: "name, role, date" beside it when somebody has confirmed it`
	for _, f := range k.register.Facts {
		if f.Confirmed == "" && k.states(f.Name) {
			k.find(factsName, k.register.lineAt("name", f.Name), "unconfirmed", "%q is stated on pages (%s)%s", f.Text,
				f.About, how)
		}
	}
}

// byCode are the facts that the program itself shows or acts on.
var byCode = []string{"reply", "application-read", "applications-kept", "enquiries-kept"}

// states reports whether something that is shown states a fact.
func (k *checker) states(fact string) bool {
	for _, d := range k.shared {
		if slices.Contains(d.stated, fact) {
			return true
		}
	}
	return slices.Contains(byCode, fact) ||
		slices.ContainsFunc(k.Paths(), func(path string) bool { return slices.Contains(k.sources[path].stated, fact) })
}

// offices lists, in one finding, whose hours and closed days nobody has confirmed.
func (k *checker) offices() {
	var cities []string
	for _, o := range k.register.Offices {
		if o.Confirmed == "" {
			cities = append(cities, o.City)
		}
	}
	if len(cities) > 0 {
		k.find(factsName, k.register.line("offices"), "unconfirmed", "the hours and closed days of %s are invented: "+
			"correct them, and write confirmed: \"name, role, date\" beside each office", strings.Join(cities, ", "))
	}
}

// entities lists the countries with an office for which no company is named.
func (k *checker) entities() {
	var countries []string
	for _, o := range k.site.Offices {
		named := slices.ContainsFunc(k.site.Entities, func(e entity) bool {
			return graph.CountryName(o.CountryCode) == e.Country
		})
		if country := graph.CountryName(o.CountryCode); !named && !slices.Contains(countries, country) {
			countries = append(countries, country)
		}
	}
	if len(countries) > 0 {
		k.find("site.yml", 1, "entity", "entities names no company for %s: write which one is responsible for "+
			"personal data there, and whom people write to", strings.Join(countries, ", "))
	}
}

// settingOf names the setting that switches a part of the site on.
var settingOf = map[string]string{"bucket": "S3_URL", "captcha": "CAPTCHA", "database": "DATABASE_URL",
	"confirmations": "MAIL_CONFIRMATIONS", "hosts": "HOSTS", "mail": "SMTP_URL", "pow": "CAPTCHA", "redis": "REDIS_URL",
	"statistics": "STATISTICS"}

// undescribed lists the parts that are on and that no legal text describes.
func (k *checker) undescribed() {
	for _, part := range k.options.Parts {
		described := slices.ContainsFunc(k.Paths(), func(path string) bool {
			s := k.sources[path]
			return s.base().Kind == graph.PageKindLegal && slices.Contains(s.conditions, condition(part))
		})
		if !described {
			k.find("site.yml", 1, "setting", "%s is set, and no legal page has a section with if: %s: say there what "+
				"it does with personal data", settingOf[part], part)
		}
	}
}

// closedDays lists the offices whose closed days end soon. Afterward, the site says that they are open on holidays.
func (k *checker) closedDays(today time.Time) {
	soon := graph.DateOf(today.AddDate(0, 0, 90))
	for _, city := range k.register.Relay {
		var last graph.Date
		for _, on := range k.register.hoursOf(city).Closed {
			last = max(last, on.Date)
		}
		if last < soon {
			k.find(factsName, k.register.lineAt("city", city), "outdated", "the last day on which %s stays closed is "+
				"%s: add those of the next year", city, last)
		}
	}
}

// examplePage is the target of links whose address is still an example.
const examplePage = "/site/example-link"

// placeholders finds phone numbers and addresses that cannot exist, and links that are examples.
func (k *checker) placeholders(file string, p piece) {
	if p.key == "link" && strings.HasPrefix(p.text, examplePage) {
		k.find(file, p.line, "placeholder", "the link %s is an example: write the real address, or delete the link",
			p.text)
	}
	if fictionalNumber.MatchString(p.text) {
		k.find(file, p.line, "placeholder", "%s is %q, a number that is reserved for fiction: write the real one",
			p.key, p.text)
	}
	if exampleHost.MatchString(p.text) {
		k.find(file, p.line, "placeholder", "%s is %q, and nothing exists under .example: write the real address",
			p.key, oneLine(p.text))
	}
}

// mustConfirm says why pages of a kind need somebody's word.
var mustConfirm = map[graph.PageKind]string{
	graph.PageKindProduct: "what it says about the product is for the product's owner to confirm",
	graph.PageKindLegal:   "it binds the company: a lawyer must have read it",
	graph.PageKindPartner: "what it says about a partner and our work with it is for the owner of that work to confirm",
}

// page checks what is on a page, and who stands by it. If somebody does, only placeholders are left to replace.
func (k *checker) page(s *source) {
	for _, p := range s.pieces {
		if p.section != madeUp {
			k.placeholders(s.file, p)
		}
	}
	if s.Confirmed != "" {
		return
	}
	const how = `: write confirmed: "name, role, date" when that is done`
	kind := s.base().Kind
	switch why, needed := mustConfirm[kind]; {
	case s.Statement:
		k.find(s.file, s.line("statement"), "unsigned", "only a director can state this, so it is a draft and not "+
			"served%s", how)
	case needed:
		k.find(s.file, s.line("kind"), "unconfirmed", "%s%s", why, how)
	default:
		if promises := s.promises(k.site.Name); len(promises) > 0 {
			k.find(s.file, promises[0].line, "promise", "it says what the company does or has (in %s, the first "+
				"%q)%s", graph.Counted(len(promises), "text"), oneLine(promises[0].text), how)
		}
	}
	for _, p := range s.statements() {
		switch {
		case kind == graph.PageKindProduct && warranty.MatchString(p.text):
			k.find(s.file, p.line, "warranty", "can the product keep this? %q", oneLine(p.text))
		case kind != graph.PageKindCaseStudy && ownWork.MatchString(p.text):
			k.find(s.file, p.line, "own-work", "a figure about our own work needs a record: %q",
				oneLine(ownWork.FindString(p.text)))
		}
	}
}

// promises are the texts of a page that say in the first person what the company does, or a figure about it. Articles
// and case studies promise something only where they ask for a message.
func (s *source) promises(company string) (found []piece) {
	kind := s.base().Kind
	story := kind == graph.PageKindArticle || kind == graph.PageKindCaseStudy
	for _, p := range s.statements() {
		asks := p.section >= 0 && p.section < len(s.starts) && asksVisitors[s.starts[p.section].key]
		isAboutUs := aboutUs.MatchString(p.text) || strings.Contains(p.text, company)
		promises := isPromise(p.text) || isAboutUs && figure.MatchString(p.text)
		if promises && (asks || !story) {
			found = append(found, p)
		}
	}
	return found
}

// statements are the texts that say something about the company: no questions and nothing made up.
func (s *source) statements() []piece {
	return slices.DeleteFunc(slices.Clone(s.pieces), func(p piece) bool {
		return silent[p.key] || p.key == "link" || p.section == madeUp || strings.HasSuffix(p.text, "?")
	})
}

// firstPerson finds the company and the word after it, past adverbs.
var firstPerson = regexp.MustCompile(`(?i)\b(?:we|our (?:own )?(?:team|teams|people|analysts|engineers|recruiters|designers|` +
	`testers|offices))(’ll|’re)?(?: (?:also|always|never|only|usually|then|still|all|both|each|first))* ([a-z’]+)`)

// notNow are the words after "we" that make a sentence about the past or about what might be.
var notNow = regexp.MustCompile(`(?i)^(\w+ed|began|broke|built|came|chose|cut|did|didn’t|drew|fell|felt|found|gave|got|` +
	`had|hadn’t|heard|held|kept|knew|led|left|lost|made|met|might|put|ran|read|said|sat|saw|sent|set|should|sold|spent|` +
	`thought|told|took|was|wasn’t|went|were|weren’t|won|would|wouldn’t|wrote|could|couldn’t|believe|think|mean|and|or|of|` +
	`in|at|to|who|that)$`)

// isPromise reports whether a text says what the company does now or will do.
func isPromise(text string) bool {
	return slices.ContainsFunc(firstPerson.FindAllStringSubmatch(text, -1), func(m []string) bool {
		return m[1] != "" || !notNow.MatchString(m[2])
	})
}

var (
	aboutUs = regexp.MustCompile(`(?i)\b(we|our|us)\b`)
	figure  = regexp.MustCompile(`(?i)(^|[^\pL\d])([0-9][0-9.,]*%?|two|three|four|five|six|seven|eight|nine|ten|twelve|` +
		`twenty|thirty|forty|fifty|hundreds?|thousands?|millions?)($|[^\pL\d])`)
)

// warranty finds what sounds like a promise about a product.
var warranty = regexp.MustCompile(`(?i)\b(never|cannot|always|guarante\w+|certifi\w+|encrypt\w*|seal(ed|s)?|` +
	`complian\w+|qualified|eIDAS|ESIGN|GDPR|HIPAA|WCAG|uptime|back ?ups?|region|export(s|ed)?|integrat\w+|` +
	`single sign-on|audit\w*|Workday|SAP|Salesforce|BambooHR)\b`)

// ownWork finds a figure beside what we have done.
var ownWork = regexp.MustCompile(`(?i)\b(we|our (own )?(team|teams|people|analysts|engineers|recruiters|designers))\b` +
	`( have| had)? (ran|built|placed|tested|handled|moved|found|migrated|measured|answered|staffed|shipped|closed|` +
	`filled|trained|hired)\b[^.;:,]*?\b([0-9]{1,3}([.,][0-9]+)?|[0-9]{5,}|two|three|four|five|six|seven|eight|nine|` +
	`ten|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?)\b|\b(last|this) year\b[^.]*\b(we|our)\b`)

// oneLine is the beginning of a text in one line.
func oneLine(text string) string { return begin(strings.Join(strings.Fields(text), " "), 100) }
