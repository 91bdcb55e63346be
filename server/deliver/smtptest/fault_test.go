package smtptest

import (
	"strings"
	"testing"
)

const good = "Date: Thu, 26 Nov 2026 10:00:00 +0000\r\nFrom: \"A \\\"B\\\"\" <a@example.com>\r\n" +
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
	if fault := Fault(good, false); fault != "" {
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
		if changed := strings.Replace(good, change[0], change[1], 1); changed == good || Fault(changed, false) == "" {
			t.Errorf("%s is taken", name)
		}
	}
	if fault := Fault(strings.Replace(good, "a@example.com", "é@example.com", 1), true); fault != "" {
		t.Errorf("with SMTPUTF8: %s", fault)
	}
}
