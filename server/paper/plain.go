package paper

import (
	"bytes"
	"cmp"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"maps"
	"slices"
	"strings"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"hire360/graph"
)

// The colors of a plain card, and where its text stands.
var (
	navy  = color.RGBA{0x0F, 0x2A, 0x66, 0xff}
	blue  = color.RGBA{0x17, 0x47, 0xB8, 0xff}
	slate = color.RGBA{0x4B, 0x5A, 0x73, 0xff}
	sky   = color.RGBA{0xF3, 0xF8, 0xFF, 0xff}
)

const (
	cardWidth, cardHeight = 1200, 630
	cardLeft, cardTop     = 72, 89
	cardMeasure           = cardWidth - 2*cardLeft
	maxTitle              = 250
)

// JobCard draws the preview card of a job.
func JobCard(company *graph.Site, job *graph.Job) ([]byte, error) {
	kind, place := "Job", job.Location.City
	if job.Sample {
		kind = "Sample job"
	}
	if job.Workplace == graph.WorkplaceRemote {
		place = job.Location.Country
	}
	var facts []string
	for _, value := range []string{place, string(job.Workplace), string(job.Type)} {
		if value != "" && value != string(graph.WorkplaceNotStated) {
			facts = append(facts, graph.FacetLabel(graph.JobFacetFieldWorkplace, value))
		}
	}
	return plain(company.Name, kind, job.Title, strings.Join(facts, " • "))
}

// PageCard draws a plain preview card for a page whose own is older than the page.
func PageCard(company *graph.Site, page graph.Page) ([]byte, error) {
	kind := ""
	if _, ok := page.(*graph.CaseStudy); ok {
		kind = graph.IllustrativeExample
	}
	return plain(company.Name, kind, page.Base().Title, "")
}

// ground is the card without words, which make build draws.
var ground = sync.OnceValue(func() image.Image {
	if data, err := built.ReadFile("made/ground.png"); err == nil {
		if img, err := png.Decode(bytes.NewReader(data)); err == nil {
			return img
		}
	}
	return image.NewUniform(sky)
})

var families = sync.OnceValue(func() map[string]*opentype.Font {
	out := map[string]*opentype.Font{}
	for _, name := range []string{"display", "text-regular"} {
		data, _ := built.ReadFile("fonts/" + name + ".ttf") // what is missing cannot be parsed
		f, err := opentype.Parse(data)
		if err != nil {
			panic(err) // the files are part of the program
		}
		out[name] = f
	}
	return out
})

// letters are a font at a size, in a color.
func letters(family string, size float64, ink color.Color) *font.Drawer {
	// At 72 dots an inch a point is a pixel. The options are ones that exist.
	face, _ := opentype.NewFace(families()[family], &opentype.FaceOptions{Size: size, DPI: 72})
	return &font.Drawer{Face: face, Src: image.NewUniform(ink)}
}

func plain(company, kind, title, facts string) ([]byte, error) {
	img := image.NewRGBA(image.Rect(0, 0, cardWidth, cardHeight))
	draw.Draw(img, img.Bounds(), ground(), image.Point{}, draw.Src)
	write := func(d *font.Drawer, text string, x, y int) {
		d.Dst, d.Dot = img, fixed.P(x, y)
		d.DrawString(text)
	}
	write(letters("display", 38, navy), company, cardLeft+64, cardTop)
	label := letters("text-regular", 26, blue)
	write(label, kind, cardWidth-cardLeft-label.MeasureString(kind).Ceil(), cardTop)
	y := 160
	for size := 84.0; ; size -= 8 {
		d := letters("display", size, navy)
		lines := wrap(d, title)
		if float64(len(lines))*1.08*size > maxTitle && size > 30 {
			continue
		}
		for _, line := range lines {
			y += int(1.08 * size)
			write(d, line, cardLeft, y-int(0.28*size))
		}
		break
	}
	small := letters("text-regular", 30, slate)
	for _, line := range wrap(small, facts) {
		write(small, line, cardLeft, y+46)
		y += 40
	}
	var b bytes.Buffer
	err := png.Encode(&b, paletted(img))
	return b.Bytes(), err
}

// paletted is an image in its 256 most frequent colors, which takes half the bytes.
func paletted(img *image.RGBA) *image.Paletted {
	counts := map[color.RGBA]int{}
	for i := 0; i < len(img.Pix); i += 4 {
		counts[color.RGBA{img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3]}]++
	}
	colors := slices.SortedFunc(maps.Keys(counts), func(a, b color.RGBA) int {
		return cmp.Compare(counts[b], counts[a])
	})
	out := image.NewPaletted(img.Bounds(), nil)
	for _, c := range colors[:min(len(colors), 256)] {
		out.Palette = append(out.Palette, c)
	}
	index := map[color.RGBA]uint8{}
	for _, c := range colors {
		index[c] = uint8(out.Palette.Index(c))
	}
	for i := range out.Pix {
		out.Pix[i] = index[color.RGBA{img.Pix[4*i], img.Pix[4*i+1], img.Pix[4*i+2], img.Pix[4*i+3]}]
	}
	return out
}

// wrap breaks a text into lines. A word longer than a line is broken anywhere.
func wrap(d *font.Drawer, text string) (lines []string) {
	fits := func(s string) bool { return d.MeasureString(s).Ceil() <= cardMeasure }
	line := ""
	for _, word := range strings.Fields(text) {
		if joined := strings.TrimSpace(line + " " + word); fits(joined) {
			line = joined
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		line = ""
		for _, r := range word {
			if !fits(line + string(r)) {
				lines, line = append(lines, line), ""
			}
			line += string(r)
		}
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}
