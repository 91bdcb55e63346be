package main

import (
	"bytes"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"strings"
	"testing"
)

// body is a multipart body in the making, right or wrong.
type body struct {
	bytes.Buffer
	*multipart.Writer
}

func newBody() *body {
	b := &body{}
	b.Writer = multipart.NewWriter(&b.Buffer)
	_ = b.SetBoundary("attack-boundary") // writing to memory does not fail, here and below
	return b
}

func (b *body) field(name, value string) *body {
	_ = b.WriteField(name, value)
	return b
}

func (b *body) file(part, name, data string) *body {
	w, _ := b.CreateFormFile(part, name)
	_, _ = io.WriteString(w, data)
	return b
}

func (b *body) post(t *testing.T, site running, headers ...string) reply {
	_ = b.Close()
	return sendParts(t, site, b.String(), headers...)
}

func sendParts(t *testing.T, site running, text string, headers ...string) reply {
	t.Helper()
	return send(t, http.MethodPost, site.url+"/graphql", text,
		append([]string{"Content-Type", "multipart/form-data; boundary=attack-boundary", "Apollo-Require-Preflight",
			"true"}, headers...)...)
}

// chunked sends without a length, as a stream does.
func (b *body) chunked(t *testing.T, site running) reply {
	t.Helper()
	_ = b.Close()
	req := must[*http.Request](t)(http.NewRequest(http.MethodPost, site.url+"/graphql", struct{ io.Reader }{&b.Buffer}))
	req.Header.Set("Content-Type", "multipart/form-data; boundary=attack-boundary")
	req.Header.Set("Apollo-Require-Preflight", "true")
	return do(t, req)
}

const oneFile = `{"0":["variables.input.file"]}`

func uploadAttacks() []attack {
	ops := uploadOperations()
	large := strings.Repeat("x", 6<<20)
	parts := func(operations, where string, files ...string) func(*testing.T, running) reply {
		return func(t *testing.T, site running) reply {
			b := newBody().field("operations", operations).field("map", where)
			for i, data := range files {
				b.file(itoa(i), "cv.pdf", data)
			}
			return b.post(t, site)
		}
	}
	return []attack{
		{"upload: an empty file", parts(ops, oneFile, "")},
		{"upload: a file above 5 MB", parts(ops, oneFile, large)},
		{"upload: a file above 5 MB, streamed", func(t *testing.T, site running) reply {
			return newBody().field("operations", ops).field("map", oneFile).file("0", "cv.pdf", large).chunked(t, site)
		}},
		{"upload: a file above 5 MB for an operation that is not valid",
			parts(strings.Replace(ops, "uploadFile", "uploadFiles", 1), oneFile, large)},
		{"upload: cut off", func(t *testing.T, site running) reply {
			b := newBody().field("operations", ops).field("map", oneFile).file("0", "cv.pdf", resume)
			return sendParts(t, site, b.String())
		}},
		{"upload: cut off inside the operations", func(t *testing.T, site running) reply {
			return sendParts(t, site, "--attack-boundary\r\nContent-Disposition: form-data; "+
				"name=\"operations\"\r\n\r\n{\"query\":")
		}},
		{"upload: an index out of range", parts(strings.Replace(ops, `{"file":null}`, `{"files":[null]}`, 1),
			`{"0":["variables.input.files.7"]}`, resume)},
		{"upload: a negative index", parts(strings.Replace(ops, `{"file":null}`, `{"files":[null]}`, 1),
			`{"0":["variables.input.files.-1"]}`, resume)},
		{"upload: a place inside a word", parts(`{"query":"{ site { name } }","variables":{"x":"y"}}`,
			`{"0":["variables.x.0"]}`, resume)},
		{"upload: a place below a file", parts(ops, `{"0":["variables.input.file.0"]}`, resume)},
		{"upload: a place outside the variables", parts(ops, `{"0":["query"]}`, resume)},
		{"upload: no variables", parts(`{"query":"{ site { name } }"}`, oneFile, resume)},
		{"upload: an empty map", parts(ops, `{}`, resume)},
		{"upload: a map that is no JSON", parts(ops, `{`, resume)},
		{"upload: a map that is a list", parts(ops, `[]`, resume)},
		{"upload: a map above its limit", parts(ops, `{"0":["variables.`+strings.Repeat("x", 5000)+`"]}`, resume)},
		{"upload: operations that are no JSON", parts(`<xml/>`, oneFile, resume)},
		{"upload: operations in a batch", parts("["+ops+"]", oneFile, resume)},
		{"upload: operations of 20 MB", parts(`{"query":"`+strings.Repeat(" ", 20<<20)+`"}`, oneFile, resume)},
		{"upload: one file for 1,000 places",
			parts(ops, `{"0":["variables.input.file"`+strings.Repeat(`,"variables.input.file"`, 150)+`]}`, resume)},
		{"upload: 1,000 files", func(t *testing.T, site running) reply {
			b := newBody().field("operations", ops).field("map",
				"{"+strings.TrimSuffix(numbered(`"%d":["v"],`, 300), ",")+"}")
			for i := range 1000 {
				b.file(itoa(i), "cv.pdf", resume)
			}
			return b.post(t, site)
		}},
		{"upload: a file that the map does not name", parts(ops, oneFile, resume, resume)},
		{"upload: the file is missing", parts(ops, oneFile)},
		{"upload: the file comes first", func(t *testing.T, site running) reply {
			return newBody().file("0", "cv.pdf", resume).field("operations", ops).field("map", oneFile).post(t, site)
		}},
		{"upload: without the preflight header", func(t *testing.T, site running) reply {
			return newBody().field("operations", ops).field("map", oneFile).file("0", "cv.pdf", resume).post(t, site,
				"Apollo-Require-Preflight", "", "Sec-Fetch-Site", "cross-site")
		}},
		{"upload: from a page of another site", func(t *testing.T, site running) reply {
			return newBody().field("operations", ops).field("map", oneFile).file("0", "cv.pdf", resume).post(t, site,
				"Origin", "https://evil.example")
		}},
		{"upload: a part header of 1 MB", func(t *testing.T, site running) reply {
			return sendParts(t, site, "--attack-boundary\r\nContent-Disposition: form-data; name=\"operations\"\r\nX: "+
				strings.Repeat("x", 1<<20)+"\r\n\r\n{}\r\n--attack-boundary--")
		}},
		{"upload: no boundary", func(t *testing.T, site running) reply {
			return sendParts(t, site, "x", "Content-Type", "multipart/form-data")
		}},
		{"upload: a program that calls itself a résumé",
			parts(ops, oneFile, "MZ\x90\x00"+strings.Repeat("\x00", 4096))},
		{"upload: 2 in one operation", func(t *testing.T, site running) reply {
			two := `{"query":"mutation($a: UploadFileInput!, $b: UploadFileInput!) { a: uploadFile(input: $a) { file { id } } b: uploadFile(input: $b) { file { id } } }","variables":{"a":{"file":null},"b":{"file":null}}}`
			return newBody().field("operations", two).field("map",
				`{"0":["variables.a.file"],"1":["variables.b.file"]}`).file("0", "a.pdf", resume).file("1", "b.pdf",
				resume).post(t, site)
		}},
		{"upload: a name with a path", func(t *testing.T, site running) reply {
			r := newBody().field("operations", ops).field("map", oneFile).file("0", "../../etc/passwd",
				resume).post(t, site)
			return r
		}},
		{"upload: many small parts", func(t *testing.T, site running) reply {
			var b strings.Builder
			for i := range 20_000 {
				fmt.Fprintf(&b, "--attack-boundary\r\nContent-Disposition: form-data; name=\"%d\"\r\n\r\n\r\n", i)
			}
			return sendParts(t, site, b.String()+"--attack-boundary--")
		}},
	}
}
