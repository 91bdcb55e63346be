package web

import (
	"fmt"
	"strconv"
	"strings"
)

// ParseHSTS reads the setting HSTS and returns the value of the header Strict-Transport-Security (RFC 6797), "" for
// none. The setting is off, or the maximum age in seconds and, after commas, includeSubDomains and preload. The form of
// the header is read too.
func ParseHSTS(setting string) (header string, err error) {
	if strings.EqualFold(setting, "off") {
		return "", nil
	}
	wrong := func(why string) error {
		return fmt.Errorf("HSTS is %q: %s; use off, or seconds such as 63072000, "+
			"or 63072000,includeSubDomains if every host below this one has https", setting, why)
	}
	parts := strings.FieldsFunc(setting, func(r rune) bool { return strings.ContainsRune(",; ", r) })
	if len(parts) == 0 {
		return "", wrong("it has no maximum age")
	}
	age, err := strconv.ParseUint(strings.Trim(strings.TrimPrefix(strings.ToLower(parts[0]), "max-age="), `"`), 10, 31)
	if err != nil {
		return "", wrong("it does not begin with a number of seconds")
	}
	var subdomains, preload string
	for _, part := range parts[1:] {
		switch strings.ToLower(part) {
		case "includesubdomains":
			subdomains = "; includeSubDomains"
		case "preload":
			preload = "; preload"
		default:
			return "", wrong(fmt.Sprintf("%q is not includeSubDomains or preload", part))
		}
	}
	if preload != "" && (subdomains == "" || age < 31536000) {
		return "", wrong("browsers preload only with includeSubDomains and at least 31536000 seconds")
	}
	return fmt.Sprint("max-age=", age) + subdomains + preload, nil
}
