package deliver

import (
	"encoding/base64"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"strings"
	"testing"

	"github.com/google/uuid"

	"hire360/graph"
	"hire360/server/db/dbtest"
	"hire360/server/inbox"
	"hire360/server/store"
)

// arrived sends everything and returns the one mail to the team and the one to the visitor.
func arrived(t *testing.T, s *store.Store) (toTeam, toVisitor taken) {
	t.Helper()
	to := startSink(t, nil)
	log, _ := work(t, s, to)
	dbtest.Soon(t, "all arrive", func() bool { return len(waiting(t, s)) == 0 })
	if len(to.taken) != 2 || len(to.mails(team)) != 1 {
		t.Fatalf("got %+v\n%s", to.taken, log)
	}
	toTeam = to.mails(team)[0]
	for _, m := range to.taken {
		if m.to != team {
			toVisitor = m
		}
	}
	return toTeam, toVisitor
}

// parts returns the text of a mail and its attached files by name.
func (m taken) parts(t *testing.T) (text string, files map[string]string) {
	t.Helper()
	files = map[string]string{}
	_, body, _ := strings.Cut(m.text, "\n\n")
	kind, params, err := mime.ParseMediaType(m.header.Get("Content-Type"))
	noError(t, err)
	if kind == "text/plain" {
		return decoded(t, strings.NewReader(body), m.header.Get("Content-Transfer-Encoding")), files
	}
	list := multipart.NewReader(strings.NewReader(body), params["boundary"])
	for {
		p, err := list.NextRawPart()
		if err == io.EOF {
			return text, files
		}
		noError(t, err)
		data := decoded(t, p, p.Header.Get("Content-Transfer-Encoding"))
		if name := p.FileName(); name != "" {
			name, _ = new(mime.WordDecoder).DecodeHeader(name)
			files[name] = data
		} else {
			text = data
		}
	}
}

func decoded(t *testing.T, r io.Reader, encoding string) string {
	t.Helper()
	switch encoding {
	case "quoted-printable":
		r = quotedprintable.NewReader(r)
	case "base64":
		r = base64.NewDecoder(base64.StdEncoding, r)
	}
	data := must[[]byte](t)(io.ReadAll(r))
	return strings.ReplaceAll(string(data), "\r\n", "\n")
}

func (m taken) subject() string {
	text, _ := new(mime.WordDecoder).DecodeHeader(m.header.Get("Subject"))
	return text
}

func TestAnEnquiryIsReadWhole(t *testing.T) {
	s := open(t, t.TempDir())
	e := enquiry()
	phone, company, country, interest, page := "+44 20 7946 0000", "Exämple & Co", "India", "IT security", "/contact-us"
	e.Phone, e.Company, e.Country, e.Interest, e.Page = &phone, &company, &country, &interest, &page
	e.Message = "One.\n.\nTwo – with a dash and a very long line " + strings.Repeat("that goes on ", 100)
	r := send(t, s, e)
	toTeam, toVisitor := arrived(t, s)
	if got, want := toTeam.subject(), r.Reference+": message about IT security from Ada Example"; got != want {
		t.Errorf("subject %q, want %q", got, want)
	}
	text, _ := toTeam.parts(t)
	for _, want := range []string{"Name: Ada Example\n", "E-mail: ada@example.com\n", "Phone: +44 20 7946 0000\n",
		"Company: Exämple & Co\n", "Country: India\n",
		"Interest: IT security\n", "Sent from: https://hire360.example/contact-us\n", "  One.\n  .\n  Two – with",
		r.Reference, inbox.ConsentVersion} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	if got := toTeam.header.Get("Reply-To"); got != `"Ada Example" <ada@example.com>` {
		t.Errorf("an answer goes to %s", got)
	}
	for name, m := range map[string]taken{"team": toTeam, "visitor": toVisitor} {
		if m.header.Get("X-Mailer")+m.header.Get("User-Agent") != "" ||
			m.header.Get("Auto-Submitted") != "auto-generated" || m.header.Get("Date") == "" ||
			!strings.HasSuffix(m.header.Get("Message-Id"), "@hire360.example>") {
			t.Errorf("%s: header %v", name, m.header)
		}
	}
	text, _ = toVisitor.parts(t)
	for _, want := range []string{r.Reference, "1. A person reads it.\n2. You get a reply.\n",
		"https://hire360.example/receipts/" + r.Key, "hello@hire360.example"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	if strings.Contains(text, "Two") || toVisitor.header.Get("Reply-To") != "" {
		t.Errorf("the confirmation says too much:\n%s", text)
	}
}

func TestAnApplicationBringsItsFilesAsFarAsTheyFit(t *testing.T) {
	s := open(t, t.TempDir())
	job := `[{"id":"7","title":"Go engineer","summary":"Write Go.","text":"You write Go.","city":"Austin","countryCode":"US","workplace":"HYBRID",
		"type":"FULL_TIME","reference":"H360-7","category":"Software engineering","experience":"SENIOR",
		"posted":"2026-01-18",
		"questions":[{"id":"ledger","label":"Have you kept a ledger?","kind":"LONG_TEXT"}]}]`
	if _, err := s.Jobs.Import(t.Context(), strings.NewReader(job), "json"); err != nil {
		t.Fatal(err)
	}
	big := strings.Repeat("0123456789abcdef", graph.MaxFileBytes/16)
	id, yes := "7", true
	a := graph.ApplicationInput{Key: uuid.NewString(), JobID: &id, Name: "Ada Example", Email: visitor, Consent: true,
		FutureJobs: &yes,
		Answers:    []graph.AnswerInput{{QuestionID: "ledger", Values: []string{"Yes.\nTwice."}}}}
	for name, data := range map[string]string{"résumé.pdf": "%PDF-1.7 one", "big 1.pdf": big, "big 2.pdf": big} {
		f, err := s.Inbox.AddUpload(t.Context(), name, "application/pdf", strings.NewReader(data))
		noError(t, err)
		if data != big {
			a.Files = append([]string{f.ID}, a.Files...)
		} else {
			a.Files = append(a.Files, f.ID)
		}
	}
	r := must[*graph.Receipt](t)(s.Inbox.AddApplication(t.Context(), a))
	toTeam, toVisitor := arrived(t, s)
	text, files := toTeam.parts(t)
	for _, want := range []string{"Job: Go engineer\n", "https://hire360.example/careers/go-engineer-7\n",
		"Job reference: H360-7\n",
		"Have you kept a ledger?:\n  Yes.\n  Twice.\n", "similar jobs: yes",
		"- résumé.pdf (1 KB)\n", "(5120 KB, too large for an e-mail)\n", "site submissions show " + r.Reference} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	if len(files) != 2 || files["résumé.pdf"] != "%PDF-1.7 one" || files["big 1.pdf"]+files["big 2.pdf"] != big {
		t.Errorf("the files are not those that were sent: %d", len(files))
	}
	if text, files := toVisitor.parts(t); !strings.Contains(text, "Job: Go engineer\n") || len(files) != 0 ||
		strings.Contains(text, "Twice") {
		t.Errorf("the confirmation:\n%s", text)
	}
}

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
