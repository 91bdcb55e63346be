package pdf_test

import (
	"log"
	"os"
	"time"

	"hire360/server/pdf"
)

func Example() {
	data, err := os.ReadFile("../brand/fonts/mono.ttf")
	if err != nil {
		log.Fatal(err)
	}
	font, err := pdf.ParseFont("Mono", data)
	if err != nil {
		log.Fatal(err)
	}
	d := pdf.New(pdf.Options{Width: 595, Height: 842, Fonts: pdf.Fonts{font}, Language: "en-US", Title: "A letter",
		Modified: time.Date(2026, 11, 23, 0, 0, 0, 0, time.UTC), URL: "https://example.com/letter"})
	page := d.AddPage()
	d.AddBookmark(1, "Dear reader", page, 56)
	style := pdf.Style{Font: 0, Size: 24, Leading: 30, Color: 0x0F2A66}
	heading := d.Fonts.Shape([]pdf.Span{{Style: style, Text: "Dear reader"}})
	y := 56.0
	for _, line := range heading.Lines(d.Root.Add("H1"), 480, true) {
		line.Draw(page, 56, y)
		y += line.Height
	}
	if _, err := os.Stdout.Write(d.Bytes()[:8]); err != nil {
		log.Fatal(err)
	}
	// Output: %PDF-1.7
}
