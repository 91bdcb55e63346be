package graph

import (
	"cmp"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/dustin/go-humanize"
	"golang.org/x/net/idna"
	"golang.org/x/text/unicode/norm"
)

// Limits of what people send. client/src/ui/text.ts has the same limits; both are tested with testdata/rules.json.
const (
	MaxFiles     = 5
	MaxFileBytes = 5 << 20
	maxEmail     = 254
	maxReplaces  = 20
)

// A label of a domain begins and ends with a letter or digit of any script. The last has only letters or is in ASCII.
var emailPattern = regexp.MustCompile(`(?i)^[^\s\v\x85\p{Z}\x{2800}@,;:<>()\[\]"\\]+@` +
	`([\pL\pN]([\pL\pN\pM-]*[\pL\pN\pM])?\.)+(\pL[\pL\pM]+|xn--[a-z0-9-]*[a-z0-9])$`)

// IsEmail reports whether s, without the blanks around it, is an e-mail address: a local part, an @, and a domain with
// a dot whose last part has at least two letters of any script; at most 254 characters, none of them invisible.
func IsEmail(s string) bool {
	s = trim(s)
	return utf8.RuneCountInString(s) <= maxEmail && exactText.fault(s) == "" && emailPattern.MatchString(s)
}

// Mailbox returns the form in which addresses are compared: in lower case, with composed letters and the domain in its
// own script. INFO@MÜNCHEN.example and info@xn--mnchen-3ya.example are one mailbox.
func Mailbox(address string) string {
	address = strings.ToLower(norm.NFC.String(strings.TrimSpace(address)))
	at := strings.LastIndexByte(address, '@') + 1
	domain, err := idna.Lookup.ToUnicode(address[at:])
	if err != nil {
		return address
	}
	return address[:at] + domain
}

// A host has a dot and no user. Without a scheme, only names of hosts are taken, and no IP addresses.
var linkPattern = regexp.MustCompile(`(?i)^(?:(?:(https?)://|//)?((?:[\pL\pN_][\pL\pN\pM_-]*\.)+` +
	`(?:\pL[\pL\pM]+|xn--[a-z0-9-]+))|(https?)://(\d+(?:\.\d+){3}))(:\d+)?([/?#][^\s\v\x85\p{Z}]*)?$`)

// LinkOf returns the http or https URL that a person means by s: linkedin.com/in/name is one too. It returns "" if s is
// none, or has a user or invisible characters.
func LinkOf(s string) string {
	s = trim(s)
	m := linkPattern.FindStringSubmatch(s)
	if m == nil || exactText.fault(s) != "" {
		return ""
	}
	return cmp.Or(strings.ToLower(m[1]+m[3]), "https") + "://" + m[2] + m[4] + m[5] + m[6]
}

// IsEmpty reports whether a text has no visible characters.
func IsEmpty(s string) bool { return trim(s) == "" }

func (f *UserErrors) add(code UserErrorCode, message string, field ...string) {
	*f = append(*f, UserError{Code: code, Field: field, Message: message})
}

// text trims *value and checks its characters and length. name is the field's name; enter asks for a missing value.
func (f *UserErrors) text(value *string, as textKind, field, name, enter string, limit int, required bool) {
	*value = trim(*value)
	switch bad := as.fault(*value); {
	case *value == "" && required:
		f.add(UserErrorCodeRequired, enter, field)
	case bad != "":
		f.add(UserErrorCodeInvalid, name+" "+bad, field)
	case utf8.RuneCountInString(*value) > limit:
		f.add(UserErrorCodeTooLong, fmt.Sprintf("%s must be %s characters or fewer", name, Thousands(limit)), field)
	}
}

// optional reports whether there is a value without such faults.
func (f *UserErrors) optional(value **string, as textKind, field, name string, limit int) bool {
	if *value == nil {
		return false
	}
	v, before := **value, len(*f)
	f.text(&v, as, field, name, "", limit, false)
	*value = &v
	if v == "" {
		*value = nil
	}
	return v != "" && len(*f) == before
}

func (f *UserErrors) email(value *string) {
	*value = trim(*value)
	switch bad := exactText.fault(*value); {
	case *value == "":
		f.add(UserErrorCodeRequired, "Enter your e-mail address", "email")
	case bad != "":
		f.add(UserErrorCodeInvalid, "E-mail address "+bad, "email")
	case !IsEmail(*value):
		f.add(UserErrorCodeInvalid, "Enter an e-mail address in the correct format, like name@example.com", "email")
	case Mailbox(*value) != strings.ToLower(*value) || strings.ContainsFunc(*value, isNotASCII):
		*value = Mailbox(*value) // databases compare only ASCII letters in any case
	}
}

func isNotASCII(r rune) bool { return r > unicode.MaxASCII }

func (f *UserErrors) phone(value **string) {
	if !f.optional(value, exactText, "phone", "Phone number", 40) {
		return
	}
	if n := len(digit.FindAllString(**value, -1)); n < 5 || n > 20 {
		f.add(UserErrorCodeInvalid, "Enter a phone number with 5 to 20 digits, like +44 20 7946 0000", "phone")
	}
}

func (f *UserErrors) link(value **string) {
	if *value == nil {
		return
	}
	if link := LinkOf(**value); link != "" {
		*value = &link
	}
	if f.optional(value, exactText, "link", "Link", 300) && LinkOf(**value) == "" {
		f.add(UserErrorCodeInvalid, "Enter a link to a web page, like https://example.com/name", "link")
	}
}

// sender checks what every form has: a key, the keys of earlier attempts, and the consent.
func (f *UserErrors) sender(key string, replaces []string, consent bool) {
	if !keyPattern.MatchString(key) {
		f.add(UserErrorCodeInvalid, "The key must be a UUID, like 3f0c8e9a-6f5b-4d0e-9c1a-2b7d4e8f1a90", "key")
	}
	if len(replaces) > maxReplaces {
		f.add(UserErrorCodeTooMany, fmt.Sprintf("Name at most %d earlier attempts", maxReplaces), "replaces")
	}
	for i, earlier := range replaces {
		if !keyPattern.MatchString(earlier) {
			f.add(UserErrorCodeInvalid, "The key of an earlier attempt must be a UUID", "replaces", strconv.Itoa(i))
		}
	}
	if !consent {
		f.add(UserErrorCodeRequired, "Check the box so we can use your details", "consent")
	}
}

var digit = regexp.MustCompile(`[0-9]`)

var keyPattern = regexp.MustCompile(`^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$`)

// clean removes NUL and other control characters, except line breaks and tabs.
func clean(s string) string {
	return strings.Map(func(r rune) rune {
		if r == utf8.RuneError || (r < ' ' && r != '\n' && r != '\t') || r == 0x7f {
			return -1
		}
		return r
	}, s)
}

// Counted returns a count with its noun: "1 job", "1,840 jobs".
func Counted(n int, one string) string {
	if n == 1 {
		return "1 " + one
	}
	return Thousands(n) + " " + one + "s"
}

// Thousands returns a number of at least 0 with commas: 9,800.
func Thousands(n int) string { return humanize.Comma(int64(n)) }
