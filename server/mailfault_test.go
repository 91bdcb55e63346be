package main

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
	"testing"
	"unicode/utf8"
)

// mailFault says what a mail has that the RFCs forbid, or "". Its header may have UTF-8 if the mail was sent with
// SMTPUTF8.
func mailFault(text string, smtpUTF8 bool) string {
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
	return entityFault(text, smtpUTF8, true)
}

var (
	mailField   = regexp.MustCompile(`^[!-9;-~]+$`)
	mailWord    = regexp.MustCompile(`=\?[A-Za-z0-9-]+\?[bBqQ]\?[!->@-~]*\?=`)
	parameterAs = regexp.MustCompile(`^[A-Za-z0-9-]+(\*[0-9]+)?` +
		`(=[A-Za-z0-9!#$&+^_.{}|~/-]+|="(?:[^"\\\x80-\xff]|\\[ -~])*"|` +
		`\*=(?:[A-Za-z0-9-]+'[A-Za-z-]*')?(?:[A-Za-z0-9!#$&+^_.{}|~-]|%[0-9A-F]{2})*)$`)
	mailID     = regexp.MustCompile(`^<` + smtpAtom + `(?:\.` + smtpAtom + `)*@` + smtpDomain + `>$`)
	quotedText = regexp.MustCompile(`"(?:[^"\\]|\\.)*"`)
)

// entityFault checks a header and the body below it.
func entityFault(text string, smtpUTF8, top bool) string {
	head, body, found := strings.Cut(text, "\r\n\r\n")
	if !found {
		return "no empty line after the header"
	}
	fields := map[string]string{}
	for _, field := range unfolded(head) {
		name, value, found := strings.Cut(field, ":")
		if !found || !mailField.MatchString(name) {
			return "not a field: " + field
		}
		name = strings.ToLower(name)
		if _, twice := fields[name]; twice {
			return "two fields " + name
		}
		fields[name] = strings.ReplaceAll(value, "\r\n", "")[1:]
		if fault := fieldFault(name, value, smtpUTF8); fault != "" {
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
			if fault := entityFault(strings.TrimSuffix(raw, "\r\n"), smtpUTF8, false); fault != "" {
				return fault
			}
		}
	}
	return bodyFault(body, fields["content-transfer-encoding"], params["charset"])
}

// unfolded returns the fields with the line breaks that they were folded at.
func unfolded(head string) (fields []string) {
	for line := range strings.SplitSeq(head, "\r\n") {
		if (strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t")) && len(fields) > 0 {
			fields[len(fields)-1] += "\r\n" + line
		} else {
			fields = append(fields, line)
		}
	}
	return fields
}

func fieldFault(name, value string, smtpUTF8 bool) string {
	for i, line := range strings.Split(name+":"+value, "\r\n") {
		switch {
		case i > 0 && strings.TrimSpace(line) == "":
			return "a folded line of white space"
		case !smtpUTF8 && !isPrintable(line):
			return "8-bit or control characters"
		case !utf8.ValidString(line):
			return "not UTF-8"
		case mailWord.MatchString(line) && len(line) > 76:
			return "a line with an encoded word that is longer than 76"
		}
	}
	if !strings.HasPrefix(value, " ") {
		return "no space after the colon"
	}
	value = strings.ReplaceAll(value, "\r\n", "")[1:]
	for _, word := range mailWord.FindAllString(value, -1) {
		text, err := new(mime.WordDecoder).Decode(word)
		if len(word) > 75 || err != nil || !utf8.ValidString(text) {
			return "a wrong encoded word " + word
		}
	}
	for word := range strings.FieldsSeq(value) {
		if strings.Contains(word, "=?") && mailWord.FindString(word) != word {
			return "not quite an encoded word: " + word
		}
	}
	unquoted := quotedText.ReplaceAllString(value, `""`)
	switch name {
	case "date":
		if _, err := netmail.ParseDate(value); err != nil {
			return err.Error()
		}
	case "message-id":
		if !mailID.MatchString(value) {
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

const goodMail = "Date: Thu, 26 Nov 2026 10:00:00 +0000\r\nFrom: \"A \\\"B\\\"\" <a@example.com>\r\n" +
	"To: <b@example.com>\r\n" +
	"Subject: =?UTF-8?B?w6k=?=\r\n =?UTF-8?Q?=C3=A9?=\r\n" +
	"Message-ID: <1.a@example.com>\r\nMIME-Version: 1.0\r\n" +
	"Content-Type: multipart/mixed;\r\n boundary=xyz\r\n\r\n" +
	"--xyz\r\nContent-Type: text/plain; charset=utf-8\r\n" +
	"Content-Transfer-Encoding: quoted-printable\r\n\r\n=C3=A9\r\n" +
	"--xyz\r\nContent-Type: application/pdf; name=\"a.pdf\"\r\n" +
	"Content-Disposition: attachment; filename*0*=UTF-8''%C3%A9;\r\n filename*1*=.pdf\r\n" +
	"Content-Transfer-Encoding: base64\r\n\r\nJVBERi0=\r\n--xyz--\r\n"

func TestOnlyMailsThatFollowTheRFCsAreTaken(t *testing.T) {
	if fault := mailFault(goodMail, false); fault != "" {
		t.Fatalf("a good mail is refused: %s", fault)
	}
	for name, change := range map[string][2]string{
		"bare LF":                      {"charset=utf-8\r\n", "charset=utf-8\n"},
		"bare CR":                      {"=C3=A9\r\n--xyz", "=C3\r=A9\r\n--xyz"},
		"NUL":                          {"=C3=A9\r\n--xyz", "=C3\x00=A9\r\n--xyz"},
		"long line":                    {"=?UTF-8?B?w6k=?=", strings.Repeat("x", 999)},
		"8 bits":                       {"a@example.com", "é@example.com"},
		"8 bits in the body":           {"=C3=A9\r\n--xyz", "é\r\n--xyz"},
		"8 bits in a parameter":        {`"a.pdf"`, `"é.pdf"`},
		"encoded word in quotes":       {`"A \"B\""`, `"=?UTF-8?B?w6k=?="`},
		"encoded word in a parameter":  {`"a.pdf"`, `"=?UTF-8?B?w6k=?="`},
		"encoded word cut":             {"=?UTF-8?B?w6k=?=", "=?UTF-8?B?ww==?="},
		"encoded word long":            {"=?UTF-8?B?w6k=?=", "=?UTF-8?Q?" + strings.Repeat("=C3=A9", 12) + "?="},
		"line with encoded word long":  {"=?UTF-8?B?w6k=?=", strings.Repeat("x", 60) + " =?UTF-8?B?w6k=?="},
		"encoded words not apart":      {"?=\r\n =?", "?==?"},
		"no Date":                      {"Date: Thu, 26 Nov 2026 10:00:00 +0000\r\n", ""},
		"wrong Date":                   {"Thu, 26 Nov 2026 10:00:00", "2026-11-26 10:00"},
		"no From":                      {"From: \"A \\\"B\\\"\" <a@example.com>\r\n", ""},
		"two Subjects":                 {"To: ", "Subject: x\r\nTo: "},
		"two addresses":                {"<b@example.com>", "<b@example.com>, <c@example.com>"},
		"quote left open":              {`"A \"B\""`, `"A \"B\"`},
		"wrong Message-ID":             {"<1.a@example.com>", "<1 a@example.com>"},
		"white line":                   {"To: <b@example.com>", "To: <b@example.com>\r\n  "},
		"not a field":                  {"To: ", "To : "},
		"parameter not encoded":        {"%C3%A9", "%C3é"},
		"parameter with spaces":        {`"a.pdf"`, "a b.pdf"},
		"base64 with other characters": {"JVBERi0=", "JVBERi0="[:4] + "*"},
		"transfer encoding":            {"Encoding: base64", "Encoding: 8bit"},
		"no last boundary":             {"--xyz--", "--xyz"},
	} {
		changed := strings.Replace(goodMail, change[0], change[1], 1)
		if changed == goodMail || mailFault(changed, false) == "" {
			t.Errorf("%s is taken", name)
		}
	}
	equal(t, mailFault(strings.Replace(goodMail, "a@example.com", "é@example.com", 1), true), "",
		"the fault with SMTPUTF8")
}
