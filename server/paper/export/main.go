// Export prints what documents and cards are made from, one JSON object a line, for client/codegen/paper.mjs:
//
//	CONTENT=folder go run ./server/paper/export
//
// The settings are those of the server: documents name the company as it will.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	"github.com/alecthomas/kong"

	"hire360/graph"
	"hire360/server/config"
	"hire360/server/content"
	"hire360/server/paper"
)

func main() {
	var settings config.Settings
	kong.Parse(&settings)
	if err := export(settings); err != nil {
		fmt.Fprintln(os.Stderr, "export:", err)
		os.Exit(1)
	}
}

func export(settings config.Settings) error {
	out := bufio.NewWriter(os.Stdout)
	lines := json.NewEncoder(out)
	print := func(path string, sheet paper.Sheet) {
		// What cannot be written, Flush reports.
		_ = lines.Encode(map[string]any{"path": path, "name": sheet.Name(), "sheet": json.RawMessage(sheet)})
	}
	o := settings.ContentOptions(&config.Serve{})
	o.Made = func(company *graph.Site, d graph.Document) *graph.DocumentFile {
		print(d.Path, paper.Document(company, d))
		return nil
	}
	c, err := content.Open(settings.Content, o)
	if err != nil {
		return err
	}
	c.Documents(graph.DocumentQuery{Paths: c.DocumentFiles()})
	for _, ground := range paper.Grounds(c.Site("IN")) { // with all offices
		print("/cards/careers", ground)
	}
	for _, path := range c.Paths() {
		print("/cards"+path, paper.Card(c.Site(""), c.Page(path)))
	}
	return out.Flush()
}
