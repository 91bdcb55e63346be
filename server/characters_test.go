package main

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"
)

// What is copied from a chat, a PDF file or an address book brings characters along that nobody sees. They go at the
// ends and are refused inside, with words, so that a reply reaches its reader. Nothing is altered without a word.
func TestInvisibleCharactersAreCleanedOrRefused(t *testing.T) {
	slow(t)
	site := start(t, "--captcha", "off", "--send-limit", "1000")
	var own struct{ URL string }
	noError(t, json.Unmarshal(read(t, site.graphql(t, `{"query":"{ site { url } }"}`)).Data["site"], &own))
	const again = " contains an invisible character. Clear the field and type it again"
	for _, c := range []struct{ field, sent, want string }{ // want is what is stored, or the fault
		{"email", "\u200bdana@example.org", "dana@example.org"},
		{"email", "\u202adana@example.org\u202c\u00a0", "dana@example.org"},
		{"email", "da\u200ena@example.org", "E-mail address" + again},
		{"email", "dana@exam\u00adple.org", "E-mail address" + again},
		{"name", "\ufeffDana Example\u2060", "Dana Example"},
		{"name", "\u200b\u200d", "Enter your name"},
		{"name", "Da\x00na", "Name" + again},
		{"name", "می\u200cنا", "می\u200cنا"},
		{"company", "Ex\u200bample", "Company" + again},
		{"phone", "\u202a+44 20 7946 0000\u202c", "+44 20 7946 0000"},
		{"phone", "+44 20\u2060 7946 0000", "Phone number" + again},
		{"message", "שלום \u200fHi\u00ad!\u200b", "שלום \u200fHi\u00ad!"},
		{"message", "a\x00b", "Message contains control characters. Clear the field and paste it as plain text"},
		{"page", "/contact-us", "/contact-us"},
		{"page", own.URL + "/about", own.URL + "/about"},
		{"page", "https://evil.example/", ""},
	} {
		got := site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString(), c.field: c.sent})
		if got.Receipt == nil {
			if len(got.UserErrors) != 1 || got.UserErrors[0].Message != c.want {
				t.Errorf("%s %+q: %+v, want %q", c.field, c.sent, got.UserErrors, c.want)
			}
			continue
		}
		_, stored := site.command(t, "submissions", "export", "-", "--format", "json")
		var list []map[string]any
		if err := json.Unmarshal([]byte(stored), &list); err != nil {
			t.Fatalf("%v\n%s", err, firstBytes(stored, 500))
		}
		found := false
		for _, one := range list {
			if one["reference"] == got.Receipt.Reference {
				sent, _ := one["enquiry"].(map[string]any)
				value, _ := sent[c.field].(string)
				if found = true; value != c.want {
					t.Errorf("%s %+q is stored as %+q, want %+q", c.field, c.sent, value, c.want)
				}
			}
		}
		if !found {
			t.Errorf("%s %+q: %s is not in the export", c.field, c.sent, got.Receipt.Reference)
		}
	}
}

func TestTextThatIsNotUTF8IsRefused(t *testing.T) {
	site := start(t, "--captcha", "off")
	got := site.graphql(t, `{"query":"mutation($i: EnquiryInput!) { sendEnquiry(input: $i) { userErrors { code } } }",`+
		`"variables":{"i":{"key":"`+uuid.NewString()+`","name":"a`+"\xff"+`","email":"dana@example.org",`+
		`"message":"Hi","consent":true}}}`)
	if got.status != http.StatusBadRequest || !strings.Contains(got.body, "not valid UTF-8") {
		t.Errorf("the API answers %d: %s", got.status, firstBytes(got.body, 300))
	}
	form := site.post(t, "/contact-us", enquiry("company", "a\xff"))
	if form.status != http.StatusUnprocessableEntity ||
		!strings.Contains(form.body, "Company contains a character that couldn’t be read") {
		t.Errorf("the form answers %d", form.status)
	}
}

// A link is sent as people write it, and stored as one that can be followed.
func TestALinkIsTakenAsPeopleWriteIt(t *testing.T) {
	site := start(t)
	sent := site.post(t, jobPage, application("link", " linkedin.com/in/alex "), sentFile{"cv.pdf", resume})
	_, stored := site.command(t, "submissions", "export", "-", "--format", "json")
	if sent.status != http.StatusSeeOther || !strings.Contains(stored, `"https://linkedin.com/in/alex"`) {
		t.Errorf("answers %d; stored is %s", sent.status, firstBytes(stored, 600))
	}
	sent = site.post(t, jobPage, application("link", "javascript:alert(1)"), sentFile{"cv.pdf", resume})
	if sent.status != http.StatusUnprocessableEntity ||
		!strings.Contains(sent.body, "Enter a link to a web page, like https://example.com/name") {
		t.Errorf("a script answers %d", sent.status)
	}
}
