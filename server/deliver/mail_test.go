package deliver

import (
	"strings"
	"testing"
)

func TestWrongSettingsAreNamedWithoutThePassword(t *testing.T) {
	for url, want := range map[string]string{
		"smtp://user:secret@mail.example.com:587":      "",
		"smtps://user:p%40ss@mail.example.com":         "",
		"smtp://localhost:1025":                        "",
		"smtp://user:secret@localhost:1025":            "",
		"smtp://mail.example.com:25?tls=off":           "",
		"http://user:secret@mail.example.com":          "SMTP_URL",
		"smtp://user:sec ret%@mail.example.com":        "SMTP_URL",
		"smtp://user:secret@mail.example.com:99999":    "SMTP_URL",
		"mail.example.com:587":                         "SMTP_URL",
		"smtp://user:secret@":                          "SMTP_URL",
		"smtp://user:secret@mail.example.com?tls=off":  "tls=off",
		"smtp://user:secret@mail.example.com?tls=on":   "SMTP_URL",
		"smtps://user:secret@mail.example.com?tls=off": "SMTP_URL",
	} {
		_, err := NewServer(url, "a@example.com", "b@example.com", "")
		if (err == nil) != (want == "") ||
			(err != nil && (!strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "sec"))) {
			t.Errorf("%s: got %v, want %q", url, err, want)
		}
	}
	for _, c := range [][3]string{{"not an address", "b@example.com", "MAIL_FROM"},
		{"a@example.com", "b@example.com, c@example.com", "MAIL_TO"}, {"a@example.com", "", "MAIL_TO"}} {
		if _, err := NewServer("smtp://localhost", c[0], c[1], ""); err == nil || !strings.Contains(err.Error(), c[2]) {
			t.Errorf("%q %q: got %v, want a word about %s", c[0], c[1], err, c[2])
		}
	}
}

func TestWaitsGrowToAnHour(t *testing.T) {
	for attempts, want := range map[int]float64{0: 1, 1: 1, 2: 2, 5: 16, 12: 2048, 13: 3600, 40: 3600, 100: 3600} {
		for range 20 {
			if got := mailTiming.wait(attempts).Seconds(); got < want*0.75-0.01 || got > want*1.25+0.01 {
				t.Errorf("after %d attempts it waits %v s, want about %v", attempts, got, want)
			}
		}
	}
	if mailTiming.lease <= mailTiming.timeout || mailTiming.timeout <= 2*stepTimeout {
		t.Error("a lease can end while its owner still sends")
	}
}
