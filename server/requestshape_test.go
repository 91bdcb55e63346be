package main

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
)

// Every parameter of a request in every wrong JSON type gets an error that says what is wrong with it.
func TestRequestsOfTheWrongShapeAreExplained(t *testing.T) {
	site := shared(t)
	const query = `"query":"{ site { name } }"`
	kinds := map[string]string{`"x"`: "a string", `"{}"`: "a string", `5`: "a number", `-1.5`: "a number", `true`: "a boolean",
		`false`: "a boolean", `[]`: "a list", `[{}]`: "a list", `{}`: "an object"}
	for value, kind := range kinds {
		for name, want := range map[string]string{"query": "a string",
			"operationName": "a string", "documentId": "a string",
			"variables": "an object", "extensions": "an object"} {
			if kind != want {
				rest := query + ","
				if name == "query" {
					rest = ""
				}
				request{Body: `{` + rest + `"` + name + `":` + value + `}`, Status: http.StatusBadRequest, Errors: 1,
					Code: "BAD_REQUEST", Says: []string{name + " is " + kind + ": it must be " + want}}.check(t, site)
			}
		}
	}
	mustContain(t, "twice in the address", site.get(t, "/graphql?query={jobCount}&query={jobCount}").body,
		"query is given twice")
	const operations = `{"query":"mutation($i: UploadFileInput!) { uploadFile(input: $i) { file { id } } }","variables":"{}"}`
	mustContain(t, "multipart", upload(t, site, operations, `{"0":["variables.i.file"]}`, []sentFile{{"cv.pdf", resume}}).body,
		"variables is a string: it must be an object")
}

// Two answers to one question are an error, whichever of its names they use.
func TestAQuestionIsAnsweredOnce(t *testing.T) {
	site := start(t)
	for _, ids := range [][2]string{{"ledger", "job:1182/ledger"}, {"job:1182/ledger", "ledger"}, {"ledger", "ledger"},
		{"job:1182/ledger", "job:1182/ledger"}} {
		r := site.graphql(t, fmt.Sprintf(`{"query":"mutation($i: ApplicationInput!) { apply(input: $i) { receipt { key } userErrors { code field message } } }",`+
			`"variables":{"i":{"key":%q,"jobId":1182,"name":"Dana Example","email":"dana@example.org","files":[],"consent":true,`+
			`"answers":[{"questionId":%q,"values":["Yes"]},{"questionId":%q,"values":["Yes"]}]}}}`, uuid.NewString(), ids[0], ids[1]))
		mustContain(t, ids[0]+" and "+ids[1], r.body, `"receipt":null`, "TOO_MANY", `["answers","1"]`, "Give one answer",
			// That the captcha is missing is said together with other mistakes.
			"CAPTCHA", "Add your résumé")
	}
}

// A body that says it is too large is refused before it is sent.
func TestBodiesThatAreTooLargeAreRefusedUnread(t *testing.T) {
	site := shared(t)
	host := strings.TrimPrefix(site.url, "http://")
	const json = "POST /graphql HTTP/1.1\r\nContent-Type: application/json\r\n"
	const upload = "POST /graphql HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\n"
	const form = "POST /contact-us HTTP/1.1\r\nContent-Type: "
	const waits = "Expect: 100-continue\r\n"
	for name, head := range map[string]string{
		"JSON":               json + "Content-Length: 70000\r\n",
		"JSON of 30 MB":      json + "Content-Length: 30000000\r\n",
		"JSON that waits":    json + "Content-Length: 70000\r\n" + waits,
		"an upload":          upload + "Content-Length: 30000000\r\n",
		"an upload waiting":  upload + "Content-Length: 30000000\r\n" + waits,
		"a form":             form + "multipart/form-data; boundary=x\r\nContent-Length: 30000000\r\n",
		"a form of one part": form + "application/x-www-form-urlencoded\r\nContent-Length: 30000000\r\n",
	} {
		c, err := net.Dial("tcp", host)
		noError(t, err)
		_ = c.SetDeadline(time.Now().Add(time.Minute)) // a body that is waited for never comes
		if _, err := fmt.Fprintf(c, "%sHost: %s\r\n\r\n", head, host); err != nil {
			t.Fatal(err)
		}
		resp, err := http.ReadResponse(bufio.NewReader(c), nil)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if resp.StatusCode != http.StatusRequestEntityTooLarge || !resp.Close {
			t.Errorf("%s: %d, connection closed %t", name, resp.StatusCode, resp.Close)
		} else if strings.HasPrefix(name, "a form") {
			said := must[[]byte](t)(io.ReadAll(resp.Body))
			mustContain(t, name, string(said), "up to 5 files of 5 MB each")
		}
		_ = c.Close()
	}
}
