package remote

import (
	_ "embed"
	"fmt"
	"html/template"
	"strings"

	"hire360/graph"
)

//go:embed blocks.html
var blocksHTML string

var blocksTemplate = template.Must(template.New("").Funcs(template.FuncMap{
	// kind is the name of a block's type without its end: Paragraph.
	"kind": func(b graph.Block) string {
		return strings.TrimSuffix(strings.TrimPrefix(fmt.Sprintf("%T", b), "graph."), "Block")
	},
	"markup": graph.ParseMarkup,
	"url":    func(href string) template.URL { return template.URL(href) }, // only those that texts may have
}).Parse(blocksHTML))

// htmlOf writes blocks as HTML. markdown reads it back.
func htmlOf(blocks []graph.Block) string {
	var b strings.Builder
	_ = blocksTemplate.Execute(&b, blocks) // writing to memory does not fail
	return b.String()
}
