package graph

import (
	"fmt"
	"net/url"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Limits of what people send. client/src/ui/text.ts has the same limits; both are tested with testdata/rules.json.
const (
	MaxFiles     = 5
	MaxFileBytes = 5 << 20
	maxEmail     = 254
	maxReplaces  = 20
)

// A label of a domain begins and ends with a letter or digit of any script. The last one has only letters, or is in
// ASCII form.
var emailPattern = regexp.MustCompile(`(?i)^[^\s@,;:<>()\[\]"\\\x00-\x1f]+@` +
	`([\pL\pN]([\pL\pN\pM-]*[\pL\pN\pM])?\.)+(\pL[\pL\pM]+|xn--[a-z0-9-]*[a-z0-9])$`)

// IsEmail reports whether s, without the white space around it, is an e-mail address: a local part, an @, and a domain
// with a dot whose last part has at least two letters of any script; at most 254 characters.
func IsEmail(s string) bool {
	s = strings.TrimSpace(s)
	return utf8.RuneCountInString(s) <= maxEmail && emailPattern.MatchString(s)
}

// digits returns the ASCII digits of s.
func digits(s string) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, s)
}

// IsEmpty reports whether v is nil, only white space, or a slice, map or struct without elements.
func IsEmpty(v any) bool {
	if s, ok := v.(string); ok {
		return strings.TrimSpace(s) == ""
	}
	r := reflect.ValueOf(v)
	switch r.Kind() {
	case reflect.Invalid:
		return true
	case reflect.Pointer, reflect.Interface:
		return r.IsNil() || IsEmpty(r.Elem().Interface())
	case reflect.Slice, reflect.Map, reflect.Array:
		return r.Len() == 0
	case reflect.Struct:
		return r.NumField() == 0
	default:
		return false
	}
}

// faults are what a sender must correct.
type faults []UserError

func (f *faults) add(code UserErrorCode, message string, field ...string) {
	*f = append(*f, UserError{Code: code, Field: field, Message: message})
}

// text trims *value and checks its length. name is the field's name in messages, enter the message if it is missing.
func (f *faults) text(value *string, field, name, enter string, limit int, required bool) {
	*value = strings.TrimSpace(clean(*value))
	switch {
	case *value == "" && required:
		f.add(UserErrorCodeRequired, enter, field)
	case utf8.RuneCountInString(*value) > limit:
		f.add(UserErrorCodeTooLong, fmt.Sprintf("%s must be %s characters or fewer", name, thousands(limit)), field)
	}
}

func (f *faults) optional(value **string, field, name string, limit int) {
	if *value == nil {
		return
	}
	v := **value
	f.text(&v, field, name, "", limit, false)
	*value = &v
	if v == "" {
		*value = nil
	}
}

func (f *faults) email(value *string) {
	*value = strings.TrimSpace(*value)
	switch {
	case *value == "":
		f.add(UserErrorCodeRequired, "Enter your e-mail address", "email")
	case !IsEmail(*value):
		f.add(UserErrorCodeInvalid, "Enter an e-mail address in the correct format, like name@example.com", "email")
	}
}

func (f *faults) phone(value **string) {
	f.optional(value, "phone", "Phone number", 40)
	if *value == nil {
		return
	}
	if n := len(digits(**value)); n < 5 || n > 20 {
		f.add(UserErrorCodeInvalid, "Enter a phone number with 5 to 20 digits, like +44 20 7946 0000", "phone")
	}
}

func (f *faults) link(value **string) {
	f.optional(value, "link", "Link", 300)
	if *value == nil {
		return
	}
	u, err := url.Parse(**value)
	if err != nil || u.Host == "" || (u.Scheme != "http" && u.Scheme != "https") || u.User != nil {
		f.add(UserErrorCodeInvalid, "Enter a link that begins with https://", "link")
	}
}

// sender checks what every form has: a key, the consent, and a field that only robots fill in.
func (f *faults) sender(key string, replaces []string, consent bool, website *string) {
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
		f.add(UserErrorCodeRequired, "Tick the box so we can use your details", "consent")
	}
	if website != nil && !IsEmpty(*website) {
		f.add(UserErrorCodeCaptcha, "Leave the field “website” empty", "website")
	}
}

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
	return thousands(n) + " " + one + "s"
}

func thousands(n int) string {
	if n < 1000 {
		return fmt.Sprint(n)
	}
	return thousands(n/1000) + fmt.Sprintf(",%03d", n%1000)
}
