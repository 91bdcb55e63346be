// Package paper has what is made of pages before a visitor asks for it: PDF documents and preview cards. make build
// makes those of the built-in content, make documents those of a content folder. Each file is named after what it was
// made from, so that one that is older than its page is never found.
package paper

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"io/fs"
	"os"
	"path"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"hire360/graph"
)

//go:embed all:made fonts/display.ttf fonts/text-regular.ttf
var built embed.FS

// Folder is the folder of a content folder that make documents writes.
const Folder = "paper"

// Sheet is what a document or card is made from: JSON for the templates.
type Sheet []byte

// Name is the name that a made file begins with.
func (s Sheet) Name() string {
	sum := sha256.Sum256(s)
	return hex.EncodeToString(sum[:12])
}

// Document returns the sheet of a PDF document.
func Document(company *graph.Site, d graph.Document) Sheet {
	size := map[graph.Paper]string{graph.PaperLetter: "us-letter", graph.PaperA4: "a4"}[d.Paper]
	sections := d.Page.Base().Sections
	if d.Kind == graph.DocumentKindSample {
		sections = sections[:1] // the specimen is in the hero
	}
	return sheet(map[string]any{"template": "document", "paper": size, "kind": d.Kind, "title": d.Title,
		"description": d.Description, "disclosure": graph.Disclosure, "company": companyOf(company),
		"page": encodePage(d.Page, sections)})
}

// Card returns the sheet of a page's preview card, which shows what is at the top of the page.
func Card(company *graph.Site, page graph.Page) Sheet {
	var top []graph.Section
	for _, s := range page.Base().Sections {
		if hero, ok := s.(*graph.HeroSection); ok {
			top = []graph.Section{&graph.HeroSection{Specimen: hero.Specimen, Demo: hero.Demo}}
			break
		}
	}
	shown := encodePage(page, top)
	delete(shown, "updated")
	if a, ok := page.(*graph.Article); ok && a.Art != nil {
		shown["art"] = map[string]any{"svg": a.Art.SVG}
	}
	return sheet(map[string]any{"template": "card", "company": map[string]any{"name": company.Name}, "page": shown})
}

// Ground returns the sheet of what is on the preview card of a job beside its words: the view from its office, or
// routes if view is nil. Under it is a week of 5 or 7 days without hours, or it is as high as the card for 0 days. A
// lamp is on if the job is open.
func Ground(view *graph.Picture, days int, open bool) Sheet {
	drawing := ""
	if view != nil {
		drawing = view.SVG
	}
	return sheet(map[string]any{"template": "ground", "view": drawing, "days": days, "open": open || view == nil})
}

// Grounds returns the sheets of all grounds.
func Grounds(company *graph.Site) []Sheet {
	out := []Sheet{Ground(nil, 0, true), Ground(nil, 5, true), Ground(nil, 7, true)}
	for _, o := range company.Offices {
		if v := o.View; v != nil {
			out = append(out, Ground(v, 0, true), Ground(v, 5, true), Ground(v, 7, true), Ground(v, 0, false))
		}
	}
	return out
}

func companyOf(s *graph.Site) map[string]any {
	var offices []any
	for _, o := range s.Offices {
		offices = append(offices, map[string]any{"label": o.Label, "address": o.Address + ", " + o.Location,
			"headquarters": o.Headquarters})
	}
	return map[string]any{"name": s.Name, "legalName": s.LegalName, "claim": s.Claim, "url": s.URL, "phone": s.Phone,
		"email": s.Email, "offices": offices}
}

func sheet(v any) Sheet {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err) // maps, slices, texts and numbers
	}
	return data
}

// Made finds what was made.
type Made struct{ folders []fs.FS }

// Open finds what was made of the built-in content, and of a content folder unless it is "".
func Open(content string) Made {
	made, _ := fs.Sub(built, "made") // the path is valid
	m := Made{folders: []fs.FS{made}}
	if content != "" {
		m.folders = append(m.folders, os.DirFS(path.Join(content, Folder)))
	}
	return m
}

// PDF finds the file of a document, nil if it is older than its page.
func (m Made) PDF(sheet Sheet) *graph.DocumentFile {
	folder, name := m.find(sheet.Name() + "-*.pdf")
	if folder == nil {
		return nil
	}
	info, err := fs.Stat(folder, name)
	if err != nil {
		return nil
	}
	_, count, _ := strings.Cut(strings.TrimSuffix(name, ".pdf"), "-")
	pages, _ := strconv.Atoi(count) // 0 for a file of another origin
	return &graph.DocumentFile{Bytes: int(info.Size()), Pages: pages, Read: func() []byte { return read(folder, name) }}
}

// PNG returns the file of a card, nil if the card is older than its page.
func (m Made) PNG(sheet Sheet) []byte {
	folder, name := m.find(sheet.Name() + ".png")
	if folder == nil {
		return nil
	}
	return read(folder, name)
}

func (m Made) find(pattern string) (folder fs.FS, name string) {
	for _, folder := range m.folders {
		if names, _ := fs.Glob(folder, pattern); len(names) > 0 { // the pattern is well formed
			return folder, names[0]
		}
	}
	return nil, ""
}

func read(folder fs.FS, name string) []byte {
	file, err := fs.ReadFile(folder, name)
	if err != nil {
		return nil // it has been removed
	}
	return file
}

// unread are fields that neither template reads: a change of them makes nothing stale.
var unread = []string{"ID", "Choose", "Art", "URL", "Narrow", "Related", "Breadcrumbs", "Group", "SubServices",
	"Hidden", "Interest", "Interests", "Links", "HeroSection.Actions", "HeroSection.Fan", "PageListSection.Disclosure"}

func isUnread(of reflect.Type, field string) bool {
	return slices.Contains(unread, field) || slices.Contains(unread, of.Name()+"."+field)
}

// encodePage returns a page with some of its sections.
func encodePage(page graph.Page, sections []graph.Section) map[string]any {
	base := *page.Base()
	base.Sections = sections
	out := encodeStruct(reflect.ValueOf(base))
	v := reflect.ValueOf(page).Elem()
	for key, value := range encodeStruct(v) {
		if key != "pageBase" {
			out[key] = value
		}
	}
	switch page := page.(type) {
	case *graph.CaseStudy:
		out["disclosure"] = page.Disclosure()
	case *graph.ProductPage:
		out["art"] = encode(reflect.ValueOf(page.Art))
	}
	return out
}

// encode returns a value as maps, lists, texts and numbers. Each struct says its type. A text with markup is the list
// of its pieces.
func encode(v reflect.Value) any {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return nil
		}
		if page, ok := v.Interface().(graph.Page); ok {
			_, isCase := page.(*graph.CaseStudy)
			return map[string]any{"title": page.Base().Title, "path": page.Base().Path, "isCase": isCase}
		}
		return encode(v.Elem())
	case reflect.Slice:
		out := make([]any, v.Len())
		for i := range out {
			out[i] = encode(v.Index(i))
		}
		return out
	case reflect.Struct:
		return encodeStruct(v)
	case reflect.String:
		if v.Type() == reflect.TypeFor[string]() {
			return encodeText(v.String())
		}
	}
	return v.Interface()
}

func encodeStruct(v reflect.Value) map[string]any {
	out := map[string]any{"type": v.Type().Name()}
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if isUnread(v.Type(), f.Name) {
			continue
		}
		value := encode(v.Field(i))
		if (f.Name == "Code" || f.Name == "SVG") && value != nil { // they are no texts with markup
			value = reflect.Indirect(v.Field(i)).String()
		}
		if list, isList := value.([]any); value != nil && (!isList || len(list) > 0) {
			out[keyOf(f)] = value
		}
	}
	return out
}

func encodeText(text string) any {
	nodes := graph.ParseMarkup(text)
	if len(nodes) == 0 || len(nodes) == 1 && nodes[0].Kind == "text" {
		return text
	}
	return nodes
}

func keyOf(f reflect.StructField) string {
	if name, _, _ := strings.Cut(f.Tag.Get("json"), ","); name != "" && name != "-" {
		return name
	}
	return strings.ToLower(f.Name[:1]) + f.Name[1:]
}
