package content

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
)

// picturesFolder has the SVG files whose symbols pages show, with the custom properties and fonts of the page.
const picturesFolder = "pictures"

// The symbols that a name without a fragment means.
const wideSymbol, narrowSymbol = "wide", "narrow"

// inPicture is the section of the texts of a picture, which nobody counts: those who see it do not read them.
const inPicture = -3

// pictureRef is how a page names a picture: zero-trust.svg, or services.svg#seo-services for one symbol of several.
type pictureRef struct {
	File string `json:"file"`
	Alt  string `json:"alt,omitempty"`
}

// pictureFiles are the files of pictures by the addresses at which they are served, and what content may name.
type pictureFiles struct {
	byAddress map[string][]byte
	byName    map[string]*graph.Picture
}

// loadPictures reads the files. A symbol has its id for a name; a file means the wide one, or else its only one.
func (c *Content) loadPictures(files []file, problems *Problems) {
	p := pictureFiles{byAddress: map[string][]byte{}, byName: map[string]*graph.Picture{}}
	for _, f := range files {
		name := path.Base(f.name)
		sum := sha256.Sum256(f.text)
		address := "/" + strings.TrimSuffix(f.name, ".svg") + "." + hex.EncodeToString(sum[:8]) + ".svg"
		r := svgReader{file: f, problems: problems, symbols: map[string]*graph.Picture{}}
		r.read()
		for id, s := range r.symbols {
			s.URL = address + "#" + id
			p.byName[name+"#"+id] = s
			if id == wideSymbol || len(r.symbols) == 1 {
				s.Narrow = r.symbols[narrowSymbol]
				p.byName[name] = s
			}
		}
		p.byAddress[address] = f.text
	}
	c.pictures = p
}

// Picture returns the SVG file at an address, or nil.
func (c *Content) Picture(address string) []byte { return c.pictures.byAddress[address] }

// picture reads the name of a picture and its words.
func (d *decoder) picture(n *yaml.Node, to *graph.Picture, key string) {
	section, ref := d.section, pictureRef{}
	d.section = inPicture
	d.object(n, key, &ref)
	d.section = section
	if ref.File == "" { // which is reported
		return
	}
	found, ok := d.pictures[ref.File]
	if !ok {
		d.fault(d.lineAt("file", ref.File), "file of %s is %q, which is not in the folder %s: %s", key, ref.File,
			picturesFolder, didYouMean(ref.File, sortedKeys(d.pictures)))
		return
	}
	*to = *found
	if ref.Alt != "" {
		to.Alt = &ref.Alt
	}
}

// allowedInPictures are the elements of drawings. Others run, style or load something.
var allowedInPictures = []string{"svg", "symbol", "g", "defs", "use", "path", "rect", "circle", "ellipse", "line",
	"polyline", "polygon", "text", "tspan", "title", "desc", "clipPath", "mask", "pattern", "linearGradient",
	"radialGradient", "stop"}

const svgNamespace = "http://www.w3.org/2000/svg"

// svgReader finds the symbols of a file, and whatever in it may not be shown.
type svgReader struct {
	file
	problems *Problems
	symbols  map[string]*graph.Picture
	line     int
}

func (r *svgReader) fault(format string, args ...any) {
	r.problems.add(r.name, r.line, format, args...)
}

func (r *svgReader) read() {
	d := xml.NewDecoder(bytes.NewReader(r.text))
	start, depth, known := 0, 0, len(*r.problems)
	for {
		r.line, _ = d.InputPos()
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			r.line, _ = d.InputPos()
			r.fault("this is not SVG: %v", err)
			return
		}
		switch token := token.(type) {
		case xml.StartElement:
			if depth++; depth == 1 {
				start = int(d.InputOffset())
			}
			r.element(token)
		case xml.EndElement:
			depth--
		case xml.Directive:
			r.fault("a picture has a <!%s>, expected none", begin(string(token), maxBegin))
		case xml.ProcInst:
			if token.Target != "xml" {
				r.fault("a picture has a <?%s>, expected none", token.Target)
			}
		}
	}
	r.line = 1
	if len(r.symbols) == 0 && len(*r.problems) == known {
		r.fault("the picture has no symbol, expected its drawing within <symbol id=\"wide\" viewBox=\"0 0 …\">")
	}
	end := bytes.LastIndex(r.text, []byte("</"))
	for id, s := range r.symbols {
		s.SVG = fmt.Sprintf(`<svg xmlns="%s" viewBox="0 0 %v %v">%s<use href="#%s"/></svg>`, svgNamespace, s.Width,
			s.Height, r.text[start:max(start, end)], id)
	}
}

func (r *svgReader) element(e xml.StartElement) {
	if e.Name.Space != svgNamespace || !slices.Contains(allowedInPictures, e.Name.Local) {
		r.fault("a picture has a <%s>, expected only shapes and texts of SVG (xmlns=%q)", e.Name.Local, svgNamespace)
	}
	values := map[string]string{}
	for _, a := range e.Attr {
		values[a.Name.Local] = a.Value
		switch name, value := a.Name.Local, strings.ToLower(strings.ReplaceAll(a.Value, " ", "")); {
		case strings.HasPrefix(name, "on"), name == "style":
			r.fault("<%s> has the attribute %s, expected only what a drawing needs, such as fill", e.Name.Local, name)
		case name == "href" && !strings.HasPrefix(value, "#"),
			strings.Count(value, "url(") > strings.Count(value, "url(#"):
			r.fault("%s of <%s> is %q, expected a part of the same file, such as #dot", name, e.Name.Local, a.Value)
		}
	}
	if e.Name.Local == "symbol" {
		r.symbol(values["id"], values["viewBox"])
	}
}

func (r *svgReader) symbol(id, viewBox string) {
	size := strings.Fields(viewBox)
	if id == "" || len(size) != 4 {
		r.fault("<symbol> has the id %q and the viewBox %q, expected both, such as id=\"wide\" viewBox=\"0 0 640 360\"",
			id, viewBox)
		return
	}
	width, errWidth := strconv.ParseFloat(size[2], 64)
	height, errHeight := strconv.ParseFloat(size[3], 64)
	if errWidth != nil || errHeight != nil || !(width > 0 && height > 0) {
		r.fault("viewBox of <symbol> is %q, expected a width and a height above 0", viewBox)
		return
	}
	if r.symbols[id] != nil {
		r.fault("two symbols have the id %q, expected another one", id)
	}
	r.symbols[id] = &graph.Picture{Width: width, Height: height}
}
