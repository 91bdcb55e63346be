package config

import (
	"fmt"
	"net/url"
	"reflect"
	"slices"
	"strings"

	edlib "github.com/hbollon/go-edlib"
)

// Setting is one setting with its value, which holds no secret.
type Setting struct{ Name, Value string }

// List returns the settings of structs such as Settings and Serve, in the order of their fields. Unset ones are left
// out, unless they have a default.
func List(of ...any) (all []Setting) {
	for _, s := range of {
		v := reflect.Indirect(reflect.ValueOf(s))
		for _, f := range reflect.VisibleFields(v.Type()) {
			name := f.Tag.Get("env")
			if value := v.FieldByIndex(f.Index); name != "" && !value.IsZero() {
				text := fmt.Sprint(value)
				if value.Kind() == reflect.Slice {
					text = strings.Trim(strings.ReplaceAll(text, " ", ","), "[]")
				}
				all = append(all, Setting{name, withoutSecret(name, text)})
			}
		}
	}
	return all
}

// withoutSecret hides what gives access: passwords in URLs, and secrets.
func withoutSecret(name, value string) string {
	if strings.HasSuffix(name, "_SECRET") || strings.HasSuffix(name, "_TOKEN") {
		return "(hidden)"
	}
	if name != "DATABASE_URL" && !strings.Contains(value, "@") {
		return value
	}
	u, err := url.Parse(value)
	switch {
	case name == "DATABASE_URL" && (err != nil || u.Host == ""):
		return "(hidden)" // key=value pairs, of which one is the password
	case err != nil || u.User == nil:
		return value // an e-mail address
	}
	query := u.Query()
	for key := range query {
		if strings.Contains(strings.ToLower(key), "password") {
			query.Set(key, "hidden")
		}
	}
	u.User, u.RawQuery = url.User(u.User.Username()), query.Encode()
	return u.String()
}

// Misspelled returns the names in an environment, as os.Environ has it, that are almost those of a setting, each with
// the setting's name.
func Misspelled(environment []string) map[string]string {
	var known []string
	for _, t := range []reflect.Type{reflect.TypeFor[Settings](), reflect.TypeFor[Serve]()} {
		for _, f := range reflect.VisibleFields(t) {
			if name := f.Tag.Get("env"); name != "" {
				known = append(known, name)
			}
		}
	}
	found := map[string]string{}
	for _, pair := range environment {
		name, _, _ := strings.Cut(pair, "=")
		upper := strings.ToUpper(name)
		if slices.Contains(known, name) || slices.Contains(ofOthers, upper) || len(name) < 4 {
			continue
		}
		for _, k := range known {
			if edlib.OSADamerauLevenshteinDistance(upper, k) <= max(1, len(k)/4) {
				found[name] = k
			}
		}
	}
	return found
}

// ofOthers are names that other programs read and that look like those of settings.
var ofOthers = []string{"DATE", "HOST", "MAIL", "PAGER"}
