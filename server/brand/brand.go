// Package brand is the branding that PDF documents and preview cards share: fonts, inks, and illustrations as lists of
// shapes to paint.
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
