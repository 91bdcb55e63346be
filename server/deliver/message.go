package deliver

import (
	"encoding/base64"
	"errors"
	"io"
	"mime/multipart"
	"mime/quotedprintable"
	netmail "net/mail"
	"net/textproto"
	"net/url"
	"path"
	"strconv"
	"strings"
	"time"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// message is a mail to one address. It is written in 7-bit lines, so that a server needs no extension; only an address
// that isn't ASCII needs SMTPUTF8.
type message struct {
	from, to netmail.Address
	replyTo  *netmail.Address
	id       string // without angle brackets
	subject  string
	text     string
	files    []attachment
	// unsubscribe is the address that ends such mails when it is posted to (RFC 8058), "" if there is none.
	unsubscribe string
}

// attachment is a file of a mail. It is opened while it is sent, so that waiting mails hold no memory.
type attachment struct {
	name, mediaType string
	open            func() (io.ReadCloser, error)
}

// utf8 reports whether the mail needs a server with SMTPUTF8 (RFC 6531).
func (m *message) utf8() bool {
	return !isASCII(m.from.Address) || !isASCII(m.to.Address) || m.replyTo != nil && !isASCII(m.replyTo.Address)
}

// writeTo writes the header and the body, in lines that end in CRLF.
func (m *message) writeTo(w io.Writer) error {
	header := []string{
		"Date: " + time.Now().Format("Mon, 02 Jan 2006 15:04:05 -0700"),
		"From: " + mailbox(m.from),
		"To: " + mailbox(m.to),
	}
	if m.replyTo != nil {
		header = append(header, "Reply-To: "+mailbox(*m.replyTo))
	}
	header = append(header,
		"Subject: "+unstructured(m.subject),
		"Message-ID: <"+m.id+">",
		// Answering machines must not answer, and mail servers not in a circle.
		"Auto-Submitted: auto-generated",
		"MIME-Version: 1.0",
	)
	if m.unsubscribe != "" {
		header = append(header,
			"List-Unsubscribe: <"+m.unsubscribe+">", "List-Unsubscribe-Post: List-Unsubscribe=One-Click")
	}
	text := textproto.MIMEHeader{
		"Content-Type":              {"text/plain; charset=utf-8"},
		"Content-Transfer-Encoding": {"quoted-printable"},
	}
	if len(m.files) == 0 {
		for key := range text {
			header = append(header, key+": "+text.Get(key))
		}
		if _, err := io.WriteString(w, strings.Join(header, "\r\n")+"\r\n\r\n"); err != nil {
			return err
		}
		return m.writeText(w)
	}
	parts := multipart.NewWriter(w)
	header = append(header, "Content-Type: multipart/mixed;\r\n boundary="+parts.Boundary())
	if _, err := io.WriteString(w, strings.Join(header, "\r\n")+"\r\n\r\n"); err != nil {
		return err
	}
	part, err := parts.CreatePart(text)
	if err != nil {
		return err
	}
	if err := m.writeText(part); err != nil {
		return err
	}
	for _, f := range m.files {
		part, err := parts.CreatePart(f.header())
		if err != nil {
			return err
		}
		if err := f.write(part); err != nil {
			return err
		}
	}
	return parts.Close()
}

func (m *message) writeText(w io.Writer) error {
	q := quotedprintable.NewWriter(w)
	if _, err := io.WriteString(q, m.text); err != nil {
		return err
	}
	return q.Close()
}

// header names the file by RFC 2231. Programs that don't know it find an ASCII name in the Content-Type: two forms of
// one parameter in the same field are read in different ways.
func (f attachment) header() textproto.MIMEHeader {
	return textproto.MIMEHeader{
		"Content-Type":              {f.mediaType + parameter("name", asciiName(f.name))},
		"Content-Disposition":       {"attachment" + parameter("filename", f.name)},
		"Content-Transfer-Encoding": {"base64"},
	}
}

func (f attachment) write(w io.Writer) error {
	r, err := f.open()
	if err != nil {
		return err
	}
	defer func() { _ = r.Close() }()
	line := make([]byte, 57) // 76 characters in base64
	for {
		n, err := io.ReadFull(r, line)
		if n > 0 {
			if _, err := io.WriteString(w, base64.StdEncoding.EncodeToString(line[:n])+"\r\n"); err != nil {
				return err
			}
		}
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// maxWord is how long a word of a header may be to fit in a line with the field's name: lines with encoded words have
// at most 76 characters (RFC 2047, section 2), all others should have at most 78 (RFC 5322, section 2.1.1).
const maxWord = 60

// mailbox writes an address and its name (RFC 5322, section 3.4).
func mailbox(a netmail.Address) string {
	address := "<" + addrSpec(a.Address) + ">"
	switch {
	case a.Name == "":
		return address
	case len(a.Name) > maxWord || !isPlain(a.Name):
		return encodedWords(a.Name) + "\r\n " + address // never between quotes (RFC 2047, section 5)
	}
	return quoted(a.Name) + "\r\n " + address
}

// addrSpec writes an address for a header or an SMTP command. A local part such as "a..b" needs quotes.
func addrSpec(address string) string {
	return strings.Trim((&netmail.Address{Address: address}).String(), "<>")
}

// unstructured writes a text (RFC 5322, section 3.2.5). A line may have 998 characters.
func unstructured(s string) string {
	if !isPlain(s) || len(s) > 900 {
		return encodedWords(s)
	}
	return s
}

// isPlain reports whether a text can be written as it is: visible ASCII with single spaces between words, and nothing
// that looks like an encoded word.
func isPlain(s string) bool {
	for _, c := range []byte(s) {
		if c < ' ' || c > '~' {
			return false
		}
	}
	return s == strings.Join(strings.Fields(s), " ") && !strings.Contains(s, "=?")
}

// encodedWords writes a text by RFC 2047, one word in each line.
func encodedWords(s string) string {
	words := pieces(strings.ToValidUTF8(s, "\uFFFD"), 39, func(s string) int { return len(s) }) // 64 characters each
	for i, word := range words {
		words[i] = "=?UTF-8?B?" + base64.StdEncoding.EncodeToString([]byte(word)) + "?="
	}
	return strings.Join(words, "\r\n ")
}

// parameter writes a parameter of a MIME field: as a quoted string, or by RFC 2231 if it is long or not ASCII.
func parameter(name, value string) string {
	if len(value) <= maxWord && isPlain(value) {
		return ";\r\n " + name + "=" + quoted(value)
	}
	list := pieces(value, maxWord-len("UTF-8''"), func(s string) int { return len(percentEncoded(s)) })
	for i, piece := range list {
		number := ""
		if len(list) > 1 {
			number = "*" + strconv.Itoa(i)
		}
		charset := ""
		if i == 0 {
			charset = "UTF-8''"
		}
		list[i] = ";\r\n " + name + number + "*=" + charset + percentEncoded(piece)
	}
	return strings.Join(list, "")
}

// pieces cuts a text between characters, into pieces of at most that size.
func pieces(s string, most int, size func(string) int) []string {
	var list []string
	piece := ""
	for _, r := range s {
		if piece != "" && size(piece)+size(string(r)) > most {
			list, piece = append(list, piece), ""
		}
		piece += string(r)
	}
	return append(list, piece)
}

// percentEncoded leaves only characters that RFC 2231 allows.
func percentEncoded(s string) string { return strings.ReplaceAll(url.QueryEscape(s), "+", "%20") }

func quoted(s string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s) + `"`
}

// asciiName is a file's name for programs and servers that take no other: letters without their marks, "_" for
// everything else.
func asciiName(name string) string {
	ascii := strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Mn, r):
			return -1
		case r > '~' || r < ' ' || strings.ContainsRune(`"\/:*?<>|%`, r):
			return '_'
		}
		return r
	}, norm.NFKD.String(name))
	extension := path.Ext(ascii)
	base := strings.TrimSuffix(ascii, extension)
	if strings.Trim(base, "_ .") == "" {
		base = "file"
	}
	return base[:min(len(base), maxWord-10)] + extension[:min(len(extension), 10)]
}

func isASCII(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return r > unicode.MaxASCII }) < 0
}
