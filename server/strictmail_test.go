package main

import (
	"encoding/base64"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	netmail "net/mail"
	"regexp"
	"strings"
	"testing"

	"github.com/google/uuid"

	"hire360/server/inbox"
)

// hard are texts that a form accepts and a mail's header does not, as they are.
var hard = map[string]string{
	"quotes":             `Ada "the \ Countess" O'Neill`,
	"specials":           `Example, Ada (she/her) <ada@example.com>; [x] : "`,
	"comma":              "Example, Ada",
	"looks encoded":      "=?UTF-8?B?w6k=?= =?broken",
	"Latin":              "Søren Ærø Müller-Žižek",
	"Hindi":              "अमित कुमार शर्मा",
	"Arabic":             "محمد (أحمد)",
	"Hebrew":             "שרה כהן",
	"Japanese":           "山田　太郎",
	"emoji":              "👩🏽‍💻 Ada 🏳️‍🌈",
	"combining":          "A" + strings.Repeat("\u0301\u0323", 20) + "da",
	"long word":          strings.Repeat("x", 100),
	"long Hindi word":    strings.Repeat("क्षि", 25),
	"emoji at every cut": "a" + strings.Repeat("😀", 99),
	"spaces":             "Ada  B   Example",
	"line break":         "Ada\nBcc: x@example.com",
	"end of a mail":      "Ada\n.\nMAIL FROM:<x@example.com>",
	"line separators":    "Ada\u2028Bcc: x@example.com\u0085Subject: y",
	"no-break":           "Ada\u00a0B.\u202fExample",
	"joiner":             "علی\u200cرضا Example",
	"percent and stars":  "100%*'' Ada%20",
	"many short words":   strings.Repeat("a b ", 25),
	"encoded word in it": "Ada =?utf-8?q?Example?=",
	"tab":                "Ada\tExample",
	"backslash at end":   `Ada \`,
}

// oneLine is how a value appears in one line.
func oneLine(s string) string {
	return strings.TrimSpace(strings.NewReplacer("\n", " ", "\t", " ", "\u2028", " ", "\u0085", " ").Replace(s))
}

func strictSite(t *testing.T, to *strictServer) running {
	return start(t, append(mailingTo(to), "--captcha", "off", "--send-limit", "100000")...)
}

// mailAbout waits for the team's mail about a submission and checks that it is the first try.
func mailAbout(t *testing.T, to *strictServer, reference string) *netmail.Message {
	t.Helper()
	var found strictMail
	soon(t, "the mail about "+reference+" arrives", func() bool {
		for _, m := range to.Taken("team@hire360.example") {
			if strings.Contains(m.Text, "."+reference+"@") {
				found = m
				return true
			}
		}
		return false
	})
	return found.Message(t)
}

// contents returns the text of a mail and its files by name.
func contents(t *testing.T, m *netmail.Message) (text string, files map[string]string) {
	t.Helper()
	all := func(r io.Reader, encoding string) string {
		if encoding == "base64" {
			r = base64.NewDecoder(base64.StdEncoding, r)
		} else {
			r = quotedprintable.NewReader(r)
		}
		b := must[[]byte](t)(io.ReadAll(r))
		return string(b)
	}
	_, params, err := mime.ParseMediaType(m.Header.Get("Content-Type"))
	noError(t, err)
	files = map[string]string{}
	if params["boundary"] == "" {
		return all(m.Body, m.Header.Get("Content-Transfer-Encoding")), files
	}
	for parts := multipart.NewReader(m.Body, params["boundary"]); ; {
		p, err := parts.NextRawPart()
		if err == io.EOF {
			return text, files
		}
		noError(t, err)
		data := all(p, p.Header.Get("Content-Transfer-Encoding"))
		_, named, err := mime.ParseMediaType(p.Header.Get("Content-Disposition"))
		if err != nil { // the text has none
			text = data
			continue
		}
		files[named["filename"]] = data
	}
}

func TestStrictMailServersTakeWhatAFormAccepts(t *testing.T) {
	slow(t)
	to := newStrictServer(t, strictOptions{})
	site := strictSite(t, to)
	const jobTitle = "Senior Go engineer, payments"
	for name, value := range hard {
		t.Run(name, func(t *testing.T) {
			var stored struct {
				UploadFile struct{ File struct{ ID, Name string } }
			}
			decodeData(t, site.upload(t, sentFile{oneLine(value) + ".pdf", resume}), &stored)
			file := stored.UploadFile.File
			for _, c := range []struct {
				reference, subject string
				files              int
			}{
				{site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString(), "name": value, "interest": value,
					"email": "ada@example.com", "message": value}).reference(), "message about " + oneLine(value), 0},
				{site.mutate(t, "apply", map[string]any{"key": uuid.NewString(), "name": value, "jobId": "1182",
					"email": "ada@example.com", "files": []string{file.ID}}).reference(),
					"application for " + jobTitle, 1},
			} {
				m := mailAbout(t, to, c.reference)
				subject, err := new(mime.WordDecoder).DecodeHeader(m.Header.Get("Subject"))
				if want := c.reference + ": " + c.subject + " from " + oneLine(value); err != nil || subject != want {
					t.Errorf("the subject is %q, want %q", subject, want)
				}
				answer, err := m.Header.AddressList("Reply-To")
				if err != nil || answer[0].Name != oneLine(value) || answer[0].Address != "ada@example.com" ||
					m.Header["Bcc"] != nil {
					t.Errorf("Reply-To is %q, Bcc %q: %v", m.Header.Get("Reply-To"), m.Header["Bcc"], err)
				}
				text, files := contents(t, m)
				if len(files) != c.files || c.files == 1 && files[file.Name] != resume {
					t.Errorf("the files are %q, want %q", files, file.Name)
				}
				mustContain(t, "the mail", text, "Name: "+oneLine(value)+"\r\n")
			}
		})
	}
	if refusals := to.Refusals(); len(refusals) > 0 {
		t.Errorf("refused: %q", refusals)
	}
}

// The team's mail has all that was sent, as far as it fits, and the sender's nothing that was typed.
func TestMailsSayWhatWasSent(t *testing.T) {
	to := newStrictServer(t, strictOptions{})
	site := strictSite(t, to)
	mails := func(sent receipted, sender string) (toTeam, toSender string, files, sendersFiles map[string]string) {
		t.Helper()
		soon(t, "the mail to "+sender, func() bool { return len(to.Taken(sender)) == 1 })
		m, confirmation := mailAbout(t, to, sent.reference()), to.Taken(sender)[0].Message(t)
		for _, h := range []netmail.Header{m.Header, confirmation.Header} {
			equal(t, h.Get("X-Mailer")+h.Get("User-Agent")+h.Get("Auto-Submitted"), "auto-generated", "%v", h)
		}
		equal(t, confirmation.Header.Get("Reply-To"), "", "where an answer of the sender goes")
		toTeam, files = contents(t, m)
		toSender, sendersFiles = contents(t, confirmation)
		mustContain(t, "the mails", toTeam+toSender, "kept on the site as "+sent.reference(), inbox.ConsentVersion,
			"Its reference is "+sent.reference(), "/receipts/"+sent.Receipt.Key, "Questions: hello@hire360.example",
			"\r\n1. ", "\r\n2. ")
		return toTeam, toSender, files, sendersFiles
	}

	inquiry := site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString(), "email": "ada@example.com",
		"phone": "+44 20 7946 0000", "company": "Exämple & Co", "country": "India", "interest": "IT security",
		"page": "/contact-us", "message": "One.\n.\nTwo – with a long line " + strings.Repeat("that goes on ", 100)})
	toTeam, toSender, _, _ := mails(inquiry, "ada@example.com")
	mustContain(t, "the team's mail", toTeam, "E-mail: ada@example.com\r\n", "Phone: +44 20 7946 0000\r\n",
		"Company: Exämple & Co\r\n", "Country: India\r\n", "Interest: IT security\r\n",
		"Sent from: http://localhost:8080/contact-us\r\n", "  One.\r\n  .\r\n  Two – with")
	mustLack(t, "the sender's mail", toSender, "Two")
	if !regexp.MustCompile(`We’ll reply by \w+day, \w+ \d+, \d\d:\d\d UTC\.\r\n`).MatchString(toSender) {
		t.Errorf("the sender's mail does not say when we reply:\n%s", toSender)
	}

	big := resume + strings.Repeat("x", 5<<20-len(resume))
	application := site.mutate(t, "apply", map[string]any{"key": uuid.NewString(), "jobId": "1182", "futureJobs": true,
		"email":   "kim@example.com",
		"answers": []any{map[string]any{"questionId": "ledger", "values": []string{"Yes.\nTwice."}}},
		"files": []string{site.uploaded(t), site.uploaded(t, sentFile{"1.pdf", big}),
			site.uploaded(t, sentFile{"2.pdf", big})}})
	toTeam, toSender, files, sendersFiles := mails(application, "kim@example.com")
	mustContain(t, "the team's mail", toTeam, "Job: Senior Go engineer, payments\r\n",
		"http://localhost:8080"+jobPage+"\r\n", "Job reference: H360-1182\r\n",
		"billing problem you found yourself:\r\n  Yes.\r\n  Twice.\r\n",
		"similar jobs: yes", "- cv.pdf (1 KB)\r\n", "- 2.pdf (5120 KB, too large for an e-mail)\r\n",
		"site submissions show "+application.reference())
	if len(files) != 2 || files["cv.pdf"] != resume || files["1.pdf"] != big {
		t.Errorf("the files are not those that were sent: %d", len(files))
	}
	equal(t, len(sendersFiles), 0, "files for the sender")
	mustContain(t, "the sender's mail", toSender, "Job: Senior Go engineer, payments\r\n")
	mustLack(t, "the sender's mail", toSender, "Twice")
}

func TestAddressesThatAServerCannotWriteAreInTheText(t *testing.T) {
	slow(t)
	for name, c := range map[string]struct {
		email       string
		utf8        bool
		replyTo     string // "": none
		confirmedAt string // "": nowhere
	}{
		"plain":                {"ada@example.com", false, "ada@example.com", "ada@example.com"},
		"dots":                 {".ada..b.@example.com", false, ".ada..b.@example.com", `".ada..b."@example.com`},
		"specials":             {"a'b+c/d=e%f@b.example", false, "a'b+c/d=e%f@b.example", "a'b+c/d=e%f@b.example"},
		"domain":               {"ada@müller.example", false, "ada@xn--mller-kva.example", "ada@xn--mller-kva.example"},
		"domain with SMTPUTF8": {"ada@müller.example", true, "ada@xn--mller-kva.example", "ada@xn--mller-kva.example"},
		"local part":           {"søren@example.org", false, "", ""},
		"Hindi":                {"अमित@उदाहरण.भारत", false, "", ""},
		"local part with UTF8": {"søren@example.org", true, "søren@example.org", "søren@example.org"},
		"long local part":      {strings.Repeat("a", 65) + "@example.org", false, "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			to := newStrictServer(t, strictOptions{UTF8: c.utf8})
			site := strictSite(t, to)
			sent := site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString(), "email": c.email})
			m := mailAbout(t, to, sent.reference())
			text, _ := contents(t, m)
			if !strings.Contains(text, "E-mail: "+c.email+"\r\n") ||
				strings.Contains(text, "does not reach the sender") != (c.replyTo == "") ||
				strings.Contains(text, "No confirmation was sent") != (c.confirmedAt == "") {
				t.Errorf("the text is\n%s", text)
			}
			answer, err := m.Header.AddressList("Reply-To")
			if c.replyTo == "" && m.Header["Reply-To"] != nil ||
				c.replyTo != "" && (err != nil || answer[0].Address != c.replyTo) {
				t.Errorf("Reply-To is %q, want %q: %v", m.Header["Reply-To"], c.replyTo, err)
			}
			if c.confirmedAt != "" {
				soon(t, "the confirmation arrives", func() bool { return len(to.Taken(c.confirmedAt)) == 1 })
			} else {
				list := site.eventually(t, func(out string) bool { // the team's mail leaves the list after it was taken
					return strings.Contains(out, " dead ") && !strings.Contains(out, "team-mail")
				}, "deliveries", "list")
				mustContain(t, "deliveries list", list, "sender-mail", "address")
				mustLack(t, "the list", list, c.email)
			}
			if refusals := to.Refusals(); len(refusals) > 0 {
				t.Errorf("refused: %q", refusals)
			}
		})
	}
}
