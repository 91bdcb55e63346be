package content

import (
	"cmp"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"hire360/graph"
)

// siteFile is what site.yml says.
type siteFile struct {
	graph.Site
	// Released is the day on which the site first went public. No page has an earlier date.
	Released  graph.Date   `json:"released,omitempty"`
	Interests []string     `json:"interests"`
	Receipts  receiptSteps `json:"receipts"`
	Entities  []entity     `json:"entities,omitempty"`
	Calls     []callHours  `json:"calls,omitempty"`
}

// entity is the company that is responsible for personal data in a country.
type entity struct {
	Country string `json:"country"`
	Name    string `json:"name"`
	// Number is its number in a register, with the name of the register.
	Number *string `json:"number"`
	// Contact says where people write about their data: an address, a person's role.
	Contact string `json:"contact"`
}

type receiptSteps struct {
	Enquiry     []string `json:"enquiry"`
	Application []string `json:"application"`
}

const footerServices = 10

// The part of the earth that the map shows, in degrees.
const (
	mapSouth, mapNorth = -56, 71
	mapWest, mapEast   = -179, 179
)

var phonePattern = regexp.MustCompile(`^\+[0-9][0-9 ()-]{6,20}$`)

func (c *Content) loadSite(f file, problems *Problems) {
	if f.text == nil {
		return
	}
	d, body := c.open(f)
	c.site = &siteFile{}
	for key, value := range entries(body) {
		switch id := c.options.Site; key.Value {
		case "name":
			d.facts["company"] = cmp.Or(id.Name, value.Value)
		case "legalName":
			d.facts["legal-name"] = cmp.Or(id.LegalName, value.Value)
		case "email":
			d.facts["email"] = cmp.Or(id.Email, value.Value)
		}
	}
	d.object(body, "the site", &c.site.Site, c.site)
	d.siteRules(c.site)
	own := strings.TrimSuffix(c.site.URL, "/")
	c.site.override(c.options.Site)
	d.facts["entities"] = c.site.entityRows()
	*problems = append(*problems, d.problems...)
	c.rank = menuOrder(c.site.Menu)
	c.abroad, c.india, c.printed = c.forVisitors(false), c.forVisitors(true), c.forVisitors(false)
	if !c.options.Public {
		c.printed.URL = own
	}
}

// entityRows are the rows of a table: country, company with its number, contact. The last is for all other countries.
func (f *siteFile) entityRows() string {
	var rows []string
	others := "All countries"
	for _, e := range f.Entities {
		name := e.Name
		if e.Number != nil {
			name += ", " + *e.Number
		}
		rows = append(rows, "| "+e.Country+" | "+name+" | "+e.Contact+" |")
		others = "Elsewhere"
	}
	rows = append(rows, "| "+others+" | "+f.LegalName+" | ["+f.Email+"](mailto:"+f.Email+") |")
	return strings.Join(rows, "\n")
}

func (f *siteFile) override(id Identity) {
	f.Name, f.LegalName = cmp.Or(id.Name, f.Name), cmp.Or(id.LegalName, f.LegalName)
	f.URL = strings.TrimSuffix(cmp.Or(id.URL, f.URL), "/")
	f.Phone, f.Email = cmp.Or(id.Phone, f.Phone), cmp.Or(id.Email, f.Email)
}

func (c *Content) forVisitors(india bool) *graph.Site {
	s := c.site.Site
	facts := c.register.facts
	s.ReplyTime, s.ApplicationReadTime = graph.OrNil(facts["reply"]), graph.OrNil(facts["application-read"])
	s.ApplicationsKept, s.ShowsIndia = graph.OrNil(facts["applications-kept"]), india
	hidden := func(o graph.Office) bool { return !india && o.CountryCode == "IN" }
	s.Offices = slices.DeleteFunc(slices.Clone(s.Offices), hidden)
	return &s
}

// lineAt returns the line of a text with the key, 1 if there is none.
func (d *decoder) lineAt(key, text string) int {
	for _, p := range d.pieces {
		if p.key == key && p.text == text {
			return p.line
		}
	}
	return 1
}

func (d *decoder) siteRules(f *siteFile) {
	if u, err := url.Parse(f.URL); f.URL != "" && (err != nil || u.Host == "" || u.Path != "" ||
		(u.Scheme != "https" && u.Scheme != "http")) {
		d.fault(d.lineAt("url", f.URL), "url is %q, expected an address such as https://hire360.example", f.URL)
	}
	if f.Email != "" && !graph.IsEmail(f.Email) {
		d.fault(d.lineAt("email", f.Email), "email is %q, expected an address such as hello@hire360.example", f.Email)
	}
	if f.Phone != "" && !phonePattern.MatchString(f.Phone) {
		d.fault(d.lineAt("phone", f.Phone),
			"phone is %q, expected a number with its country code such as +1 (201) 555-0142", f.Phone)
	}
	for _, e := range f.Menu {
		d.menuRules(&e)
	}
	if n := len(f.Footer.Services); n != footerServices && n > 0 {
		d.fault(d.line("footer"), "the footer has %d service links, expected exactly ten", n)
	}
	for _, l := range f.Footer.Social {
		if !strings.HasPrefix(l.Link, "https://") && !strings.HasPrefix(l.Link, examplePage) {
			d.fault(d.lineAt("link", l.Link), "the social link %q is %q, expected an address with https://", l.Label,
				l.Link)
		}
	}
	d.officeRules(f.Offices)
}

func (d *decoder) menuRules(e *graph.MenuEntry) {
	line := d.lineAt("title", e.Title)
	switch {
	case e.Path == nil && e.RedirectURL == nil:
		d.fault(line, "the menu entry %q has neither path nor redirectUrl, expected exactly one of them", e.Title)
	case e.Path != nil && e.RedirectURL != nil:
		d.fault(line, "the menu entry %q has both path and redirectUrl, expected exactly one of them", e.Title)
	case e.RedirectURL != nil && !strings.Contains(*e.RedirectURL, "://"):
		d.fault(line, "redirectUrl of %q is %q, expected an address with a scheme such as https://", e.Title,
			*e.RedirectURL)
	}
	if e.Panel != nil && len(e.Panel.Cards) != len(e.Items) {
		d.fault(line, "the panel of %q has %d cards for %d items, expected one for each", e.Title, len(e.Panel.Cards),
			len(e.Items))
	}
}

func (d *decoder) officeRules(offices []graph.Office) {
	heads := 0
	for i, o := range offices {
		line := d.lineAt("city", o.City)
		if o.Latitude < mapSouth || o.Latitude > mapNorth || o.Longitude < mapWest || o.Longitude > mapEast {
			d.fault(line, "the office in %s is at %v, %v, expected a latitude of -56 to 71 and a longitude of "+
				"-179 to 179, which the map shows", o.City, o.Latitude, o.Longitude)
		}
		if o.Headquarters {
			heads++
		}
		if o.Headquarters && i > 0 {
			d.fault(line, "the headquarters in %s are number %d, expected them first", o.City, i+1)
		}
	}
	if heads != 1 && len(offices) > 0 {
		d.fault(d.lineAt("city", offices[0].City), "%d offices are headquarters, expected one", heads)
	}
}
