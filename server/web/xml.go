package web

import (
	"bytes"
	_ "embed"
	"encoding/xml"
	"fmt"
	"regexp"
	"strings"
	"text/template"
	"time"

	"hire360/graph"
)

// xmlTemplates are the feeds and the sitemap. The function xml escapes a text.
//
//go:embed feeds.tmpl
var xmlTemplates string

// documents are the templates without the white space between elements.
var documents = template.Must(template.New("").Funcs(template.FuncMap{
	"xml":     escapeXML,
	"rfc3339": func(t time.Time) string { return t.UTC().Format(time.RFC3339) },
	"rfc1123": func(t time.Time) string { return t.Format(time.RFC1123Z) },
	"date":    func(t time.Time) string { return t.UTC().Format(time.DateOnly) },
	"text":    graph.OrEmpty[string],
	"html":    graph.JobHTML,
	"salary": func(s graph.Salary) string {
		return fmt.Sprintf("%s %d–%d per %s", s.Currency, s.From, s.To, strings.ToLower(string(s.Period)))
	},
	"jobType": func(t graph.EmploymentType) string {
		return strings.ToLower(strings.ReplaceAll(string(t), "_", ""))
	},
}).Parse(betweenLines.ReplaceAllString(xmlTemplates, "")))

var betweenLines = regexp.MustCompile(`\n\s*`)

// encodeXML writes the document of a template.
func encodeXML(name string, data any) ([]byte, error) {
	var b bytes.Buffer
	b.WriteString(xml.Header)
	err := documents.ExecuteTemplate(&b, name, data)
	return b.Bytes(), err
}

// xmlFeed returns the encoder of a feed by its template.
func xmlFeed(name string) func(feed) ([]byte, error) {
	return func(f feed) ([]byte, error) { return encodeXML(name, f) }
}

func escapeXML(v any) (string, error) {
	var b strings.Builder
	err := xml.EscapeText(&b, []byte(fmt.Sprint(v)))
	return b.String(), err
}
