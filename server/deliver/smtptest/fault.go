package smtptest

import (
	"encoding/base64"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	netmail "net/mail"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"
)

// Fault says what a mail has that the RFCs forbid, or "". Its header may have UTF-8 if the mail was sent with SMTPUTF8.
func Fault(text string, smtpUTF8 bool) string {
	for line := range strings.SplitAfterSeq(text, "\n") {
		if line == "" {
			continue
		}
		line, ok := strings.CutSuffix(line, "\r\n")
		switch {
		case !ok:
			return "a line does not end in CRLF"
		case strings.ContainsAny(line, "\r\x00"):
			return "a bare CR or NUL"
		case len(line) > 998:
			return "a line is longer than 998"
		}
	}
	return entity(text, smtpUTF8, true)
}

var (
	fieldName   = regexp.MustCompile(`^[!-9;-~]+$`)
	encodedWord = regexp.MustCompile(`=\?[A-Za-z0-9-]+\?[bBqQ]\?[!->@-~]*\?=`)
	parameterAs = regexp.MustCompile(`^[A-Za-z0-9-]+(\*[0-9]+)?` +
		`(=[A-Za-z0-9!#$&+^_.{}|~/-]+|="(?:[^"\\\x80-\xff]|\\[ -~])*"|` +
		`\*=(?:[A-Za-z0-9-]+'[A-Za-z-]*')?(?:[A-Za-z0-9!#$&+^_.{}|~-]|%[0-9A-F]{2})*)$`)
	messageID = regexp.MustCompile(`^<` + atext + `(?:\.` + atext + `)*@` + domain + `>$`)
	quoted    = regexp.MustCompile(`"(?:[^"\\]|\\.)*"`)
)

// entity checks a header and the body below it.
func entity(text string, smtpUTF8, top bool) string {
	head, body, found := strings.Cut(text, "\r\n\r\n")
	if !found {
		return "no empty line after the header"
	}
	fields := map[string]string{}
	for _, field := range unfold(head) {
		name, value, found := strings.Cut(field, ":")
		if !found || !fieldName.MatchString(name) {
			return "not a field: " + field
		}
		name = strings.ToLower(name)
		if _, twice := fields[name]; twice {
			return "two fields " + name
		}
		fields[name] = strings.ReplaceAll(value, "\r\n", "")[1:]
		if fault := headerField(name, value, smtpUTF8); fault != "" {
			return name + ": " + fault
		}
	}
	for _, name := range []string{"date", "from", "to", "message-id", "mime-version", "subject"} {
		if top && fields[name] == "" {
			return "no " + name
		}
	}
	kind, params, err := mime.ParseMediaType(fields["content-type"])
	if err != nil {
		return "content-type: " + err.Error()
	}
	if strings.HasPrefix(kind, "multipart/") {
		parts := multipart.NewReader(strings.NewReader(body), params["boundary"])
		for n := 0; ; n++ {
			part, err := parts.NextRawPart()
			if err == io.EOF && n > 0 && strings.HasSuffix(body, "\r\n--"+params["boundary"]+"--\r\n") {
				return ""
			}
			if err != nil {
				return "multipart: " + err.Error()
			}
			if _, err := io.Copy(io.Discard, part); err != nil {
				return "multipart: " + err.Error()
			}
			raw := strings.TrimPrefix(strings.Split(body, "--"+params["boundary"])[n+1], "\r\n")
			if fault := entity(strings.TrimSuffix(raw, "\r\n"), smtpUTF8, false); fault != "" {
				return fault
			}
		}
	}
	return bodyFault(body, fields["content-transfer-encoding"], params["charset"])
}

// unfold returns the fields with the line breaks that they were folded at.
func unfold(head string) (fields []string) {
	for line := range strings.SplitSeq(head, "\r\n") {
		if (strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t")) && len(fields) > 0 {
			fields[len(fields)-1] += "\r\n" + line
		} else {
			fields = append(fields, line)
		}
	}
	return fields
}

func headerField(name, value string, smtpUTF8 bool) string {
	for i, line := range strings.Split(name+":"+value, "\r\n") {
		switch {
		case i > 0 && strings.TrimSpace(line) == "":
			return "a folded line of white space"
		case !smtpUTF8 && !ascii(line):
			return "8-bit or control characters"
		case !utf8.ValidString(line):
			return "not UTF-8"
		case encodedWord.MatchString(line) && len(line) > 76:
			return "a line with an encoded word that is longer than 76"
		}
	}
	if !strings.HasPrefix(value, " ") {
		return "no space after the colon"
	}
	value = strings.ReplaceAll(value, "\r\n", "")[1:]
	for _, word := range encodedWord.FindAllString(value, -1) {
		text, err := new(mime.WordDecoder).Decode(word)
		if len(word) > 75 || err != nil || !utf8.ValidString(text) {
			return "a wrong encoded word " + word
		}
	}
	for word := range strings.FieldsSeq(value) {
		if strings.Contains(word, "=?") && encodedWord.FindString(word) != word {
			return "not quite an encoded word: " + word
		}
	}
	unquoted := quoted.ReplaceAllString(value, `""`)
	switch name {
	case "date":
		if _, err := netmail.ParseDate(value); err != nil {
			return err.Error()
		}
	case "message-id":
		if !messageID.MatchString(value) {
			return "not a message id: " + value
		}
	case "from", "to", "reply-to":
		list, err := netmail.ParseAddressList(value)
		if err != nil || len(list) != 1 {
			return "not an address: " + value
		}
		if strings.Count(unquoted, "=?") != strings.Count(value, "=?") {
			return "an encoded word in quotes"
		}
		if strings.Contains(unquoted, `"`) && strings.Count(unquoted, `"`)%2 != 0 {
			return "quotes are not balanced"
		}
	case "content-type", "content-disposition":
		if strings.Contains(value, "=?") {
			return "an encoded word in a parameter"
		}
		for _, p := range splitParameters(value)[1:] {
			if !parameterAs.MatchString(p) {
				return "not a parameter: " + p
			}
		}
		if _, _, err := mime.ParseMediaType(value); err != nil {
			return err.Error()
		}
	}
	return ""
}

// splitParameters splits at semicolons outside of quotes.
func splitParameters(value string) (list []string) {
	inQuotes, start := false, 0
	for i := 0; i < len(value); i++ {
		switch value[i] {
		case '\\':
			i++
		case '"':
			inQuotes = !inQuotes
		case ';':
			if !inQuotes {
				list, start = append(list, strings.TrimSpace(value[start:i])), i+1
			}
		}
	}
	return append(list, strings.TrimSpace(value[start:]))
}

func bodyFault(body, encoding, charset string) string {
	if !slices.Contains([]string{"7bit", "quoted-printable", "base64"}, encoding) {
		return "transfer encoding " + encoding
	}
	for line := range strings.SplitSeq(body, "\r\n") {
		switch {
		case strings.IndexFunc(line, func(r rune) bool { return r > '~' || r < ' ' && r != '\t' }) >= 0:
			return "a body that is not 7-bit"
		case encoding != "7bit" && len(line) > 76:
			return "an encoded line that is longer than 76"
		}
	}
	var data []byte
	var err error
	switch encoding {
	case "quoted-printable":
		data, err = io.ReadAll(quotedprintable.NewReader(strings.NewReader(body)))
	case "base64":
		data, err = base64.StdEncoding.DecodeString(strings.ReplaceAll(body, "\r\n", ""))
	}
	if err != nil {
		return "the body: " + err.Error()
	}
	if charset == "utf-8" && !utf8.Valid(data) {
		return "the body is not UTF-8"
	}
	return ""
}
