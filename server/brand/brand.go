// Package brand is what documents and preview cards share of the company's look: its fonts as files, its inks, and
// pictures as lists of what to paint.
package brand

import "embed"

//go:embed fonts/*.ttf
var fonts embed.FS

// Font returns a TrueType file by its name: text-regular, text-semibold, text-italic, display or mono.
func Font(name string) []byte {
	data, err := fonts.ReadFile("fonts/" + name + ".ttf")
	if err != nil {
		panic(err) // the names are those of the embedded files
	}
	return data
}
