package main

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"
)

const (
	wordType   = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
	macroType  = "application/vnd.ms-word.document.macroEnabled.main+xml"
	strictMain = "http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument"
	looseMain  = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
	oasisText  = "application/vnd.oasis.opendocument.text"
)

// docx writes a DOCX as parts, in the order of parts that Word uses. Parts replace those of the same name; an empty
// one is left out.
func docx(t *testing.T, main, kind, relation, target string, parts ...string) string {
	t.Helper()
	types := `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types ` +
		`xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ` +
		`ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ` +
		`ContentType="application/xml"/><Override PartName="/` + main + `" ContentType="` + kind + `"/></Types>`
	relations := `<?xml version="1.0"?><Relationships ` +
		`xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId3" ` +
		`Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" ` +
		`Target="docProps/core.xml"/><Relationship Id="rId1" Type="` + relation + `" Target="` + target + `"/>` +
		`</Relationships>`
	all := []string{"[Content_Types].xml", types, "_rels/.rels", relations, main, "<w:document/>"}
	for i := 0; i < len(parts); i += 2 {
		if at := slices.Index(all, parts[i]); at >= 0 {
			all = slices.Delete(all, at, at+2)
		}
		if parts[i+1] != "" {
			all = append(all, parts[i], parts[i+1])
		}
	}
	return office(t, all...)
}

func plainDOCX(t *testing.T, parts ...string) string {
	t.Helper()
	return docx(t, "word/document.xml", wordType, looseMain, "word/document.xml", parts...)
}

// odt writes an ODT with more parts.
func odt(t *testing.T, parts ...string) string {
	t.Helper()
	return office(t, append([]string{"mimetype", oasisText, "META-INF/manifest.xml", manifest(""),
		"content.xml", "<x/>"}, parts...)...)
}

func manifest(inEntry string) string {
	return `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">` +
		`<manifest:file-entry manifest:full-path="/" manifest:media-type="` + oasisText + `"/>` +
		`<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml">` + inEntry +
		`</manifest:file-entry></manifest:manifest>`
}

// compound writes a compound file (MS-CFB, version 3 or 4) with streams and storages in its root. A name that ends
// in a slash is a storage, which holds the entry after it.
func compound(version int, entries ...string) string {
	size := map[int]int{3: 512, 4: 4096}[version]
	const free, end, fatSector, none = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD, 0xFFFFFFFF
	count := len(entries)/2 + 1
	directories := (count*128 + size - 1) / size
	fat := []uint32{fatSector}
	chain := func(n int) uint32 {
		first := uint32(len(fat))
		for range n - 1 {
			fat = append(fat, uint32(len(fat)+1))
		}
		fat = append(fat, end)
		return first
	}
	chain(directories)
	var directory, body bytes.Buffer
	entry := func(name string, kind byte, right, child, start uint32, length int) {
		words := utf16.Encode([]rune(name))
		b := make([]byte, 64, 128)
		for i, w := range words {
			binary.LittleEndian.PutUint16(b[2*i:], w)
		}
		b = binary.LittleEndian.AppendUint16(b, uint16(2*len(words)+2))
		b = append(b, kind, 1)
		for _, n := range []uint32{none, right, child} {
			b = binary.LittleEndian.AppendUint32(b, n)
		}
		b = append(b, make([]byte, 36)...)
		b = binary.LittleEndian.AppendUint32(b, start)
		directory.Write(binary.LittleEndian.AppendUint64(b, uint64(length)))
	}
	first := uint32(1)
	if len(entries) == 0 {
		first = none
	}
	entry("Root Entry", 5, none, first, end, 0)
	inside := false
	for i := 0; i < len(entries); i += 2 {
		name, storage := strings.CutSuffix(entries[i], "/")
		right := uint32(none)
		next := uint32(i/2 + 2)
		switch {
		case storage && i+4 < len(entries):
			right = next + 1
		case !storage && !inside && i+2 < len(entries):
			right = next
		}
		if storage {
			entry(name, 1, right, next, 0, 0)
		} else {
			data := make([]byte, max(4096, (len(entries[i+1])+size-1)/size*size))
			copy(data, entries[i+1])
			entry(name, 2, right, none, chain(len(data)/size), len(data))
			body.Write(data)
		}
		inside = storage
	}
	directory.Write(make([]byte, directories*size-directory.Len()))
	head := []byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" + strings.Repeat("\x00", 16))
	for _, n := range []uint16{0x3E, uint16(version), 0xFFFE, map[int]uint16{3: 9, 4: 12}[version], 6, 0, 0, 0} {
		head = binary.LittleEndian.AppendUint16(head, n)
	}
	for _, n := range []uint32{0, 1, 1, 0, 4096, end, 0, end, 0, 0} {
		head = binary.LittleEndian.AppendUint32(head, n)
	}
	for len(head) < size {
		if len(head) < 512 {
			head = binary.LittleEndian.AppendUint32(head, free)
		} else {
			head = append(head, make([]byte, size-len(head))...)
		}
	}
	table := make([]byte, 0, size)
	for len(table) < size {
		n := uint32(free)
		if i := len(table) / 4; i < len(fat) {
			n = fat[i]
		}
		table = binary.LittleEndian.AppendUint32(table, n)
	}
	return string(head) + string(table) + directory.String() + body.String()
}

// utf16Text encodes a text, without a byte order mark.
func utf16Text(order binary.ByteOrder, text string) string {
	b := []byte{}
	for _, w := range utf16.Encode([]rune(text)) {
		b = append(b, 0, 0)
		order.PutUint16(b[len(b)-2:], w)
	}
	return string(b)
}

// oddZip changes how a ZIP archive names its parts.
func oddZip(t *testing.T, file string, name func(string) string) string {
	t.Helper()
	in := must[*zip.Reader](t)(zip.NewReader(strings.NewReader(file), int64(len(file))))
	var b bytes.Buffer
	out := zip.NewWriter(&b)
	_, _ = out.CreateHeader(&zip.FileHeader{Name: "word/"})
	for _, f := range slices.Backward(in.File) {
		from, err := f.OpenRaw()
		noError(t, err)
		head := f.FileHeader
		head.Name, head.NonUTF8 = name(f.Name), true
		to, err := out.CreateRaw(&head)
		noError(t, err)
		var part bytes.Buffer
		_, _ = part.ReadFrom(from)
		_, _ = to.Write(part.Bytes())
	}
	_ = out.Close()
	return b.String()
}

func same(name string) string { return name }

func TestFilesAreJudgedByTheRulesOfTheirFormats(t *testing.T) {
	slow(t)
	site := start(t, "--captcha", "off", "--send-limit", "100000")
	const (
		taken    = `"userErrors":[]`
		other    = "is something else inside. Save it as PDF"
		macros   = "contains macros"
		password = "needs a password"
		empty    = "The selected file is empty"
	)
	hindi := utf16Text(binary.LittleEndian, "Skills: Excel (Macros, pivot tables), _VBA_PROJECT, नमस्ते")
	word97 := "\xEC\xA5\xC1\x00\x4D\x20\x09\x04\x00\x00\xF0\x12"
	text := "Ada Example\r\nCV: 5 years of Go"
	russian := "\xcf\xf0\xe8\xe2\xe5\xf2" // windows-1251
	files := map[string]map[string]string{
		taken: {
			"Word.docx":               plainDOCX(t),
			"Word for the web.docx":   docx(t, "word/document2.xml", wordType, looseMain, "word/document2.xml"),
			"absolute target.docx":    docx(t, "word/document.xml", wordType, looseMain, "/word/document.xml"),
			"dots in the target.docx": docx(t, "word/document.xml", wordType, looseMain, "./word/../word/document.xml"),
			"other folder.docx":       docx(t, "Text/main.xml", wordType, looseMain, "Text/main.xml"),
			"other case.docx":         docx(t, "word/document.xml", wordType, looseMain, "/Word/Document.xml"),
			"strict.docx":             docx(t, "word/document.xml", wordType, strictMain, "word/document.xml"),
			"words about macros.docx": plainDOCX(t, "docProps/core.xml", "<x>macroEnabled vbaProject.bin</x>"),
			"ActiveX.docx":            plainDOCX(t, "word/activeX/activeX1.bin", "x"),
			"backslashes.docx": oddZip(t, plainDOCX(t), func(s string) string {
				return strings.ReplaceAll(s, "/", `\`)
			}),
			"another order.docx":     oddZip(t, plainDOCX(t), same),
			"names in capitals.docx": oddZip(t, plainDOCX(t), strings.ToUpper),
			"names in another code.docx": oddZip(t, plainDOCX(t, "word/media/bild.png", "x"), func(s string) string {
				return strings.ReplaceAll(s, "bild", "\x84")
			}),
			"type by extension.docx": plainDOCX(t, "[Content_Types].xml", `<Types><Default Extension="XML" ContentType="`+
				wordType+`"/></Types>`),
			"UTF-16.docx": plainDOCX(t, "[Content_Types].xml", "\xff\xfe"+utf16Text(binary.LittleEndian,
				`<?xml version="1.0" encoding="UTF-16"?><Types><Override PartName="/word/document.xml" ContentType="`+
					wordType+`"/></Types>`)),
			"LibreOffice.odt": odt(t, "Configurations2/accelerator/current.xml", "<x/>", "Thumbnails/thumbnail.png",
				""),
			"lists of no macros.odt": odt(t, "Basic/script-lc.xml", "<x/>", "Basic/Standard/script-lb.xml", "<x/>"),
			"mimetype last.odt":      oddZip(t, odt(t), same),
			"no mimetype.odt":        office(t, "META-INF/manifest.xml", manifest(""), "content.xml", "<x/>"),
			"newline.odt":            office(t, "mimetype", oasisText+"\n", "content.xml", "<x/>"),
			"Word 97.doc":            compound(3, "1Table", "", "WordDocument", word97),
			"Hindi.doc": compound(3, "WordDocument", word97+strings.Repeat("\x00", 1000)+hindi, "1Table",
				""),
			"version 4.doc":         compound(4, "WordDocument", word97),
			"last sector short.doc": strings.TrimRight(compound(3, "1Table", "", "WordDocument", word97), "\x00"),
			"storages.doc":          compound(3, "ObjectPool/", "", "Contents", "x", "WordDocument", word97),
			"RTF inside.doc":        `{\rtf1\ansi Ada}`,
			"WordPad.rtf":           `{\rtf1\ansi Ada}`,
			"blank lines.rtf":       "\xef\xbb\xbf\r\n {\\rtf1 Ada}",
			"UTF-8.rtf":             `{\urtf1 Ada}`,
			"junk.pdf":              strings.Repeat("x", 1000) + resume,
			"junk after.pdf":        resume + strings.Repeat("\x00", 5000),
			"UTF-8.txt":             text + " नमस्ते",
			"UTF-8 with a mark.txt": "\ufeff" + text,
			"UTF-16LE.txt":          "\xff\xfe" + utf16Text(binary.LittleEndian, text+" नमस्ते"),
			"UTF-16BE.txt":          "\xfe\xff" + utf16Text(binary.BigEndian, text+" 😀"),
			"UTF-16LE, no mark.txt": utf16Text(binary.LittleEndian, text),
			"UTF-16BE, no mark.txt": utf16Text(binary.BigEndian, text),
			"windows-1251.txt":      russian,
			"windows-1252.txt":      "Ren\xe9 M\xfcller \x96 5 years \x80",
			"Shift JIS.txt":         "\x8e\x52\x93\x63\x91\xbe\x98\x59",
			"ISO-2022-JP.txt":       "\x1b$B;3ED\x1b(B",
			"form feeds.txt":        text + "\f" + text + "\vline\x1a",
			"old Mac.txt":           "Ada\rExample",
			"license.JPG":           "\xff\xd8\xff\xe0\x00\x10JFIF\x00",
			"camera.jpeg":           "\xff\xd8\xff\xe1\x10\x00Exif\x00\x00MM\x00\x2a",
			"screenshot.png":        "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
			"JPEG inside.png":       "\xff\xd8\xff\xdb\x00\x43",
		},
		macros: {
			"by name.docx":          plainDOCX(t, "word/vbaProject.bin", "x"),
			"in other letters.docx": plainDOCX(t, "word/VBAPROJECT.BIN", "x"),
			"by type.docx":          docx(t, "word/document.xml", macroType, looseMain, "word/document.xml"),
			"by type of part.docx": plainDOCX(t, "[Content_Types].xml", `<Types><Default Extension="xml" ContentType="`+wordType+
				`"/><Override PartName="/word/other.dat" ContentType="application/vnd.ms-office.vbaProject"/></Types>`,
				"word/other.dat", "x"),
			"by relationship.docx": docx(t, "word/document2.xml", wordType, looseMain, "word/document2.xml",
				"word/_rels/document2.xml.rels", `<Relationships><Relationship Target="a.dat" `+
					`Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject"/></Relationships>`, "word/a.dat", "x"),
			"Basic.odt":        odt(t, "Basic/Standard/Module1.xml", "<x/>"),
			"Python.odt":       odt(t, "Scripts/python/a.py", "x"),
			"storage.doc":      compound(3, "Macros/", "", "VBA", "", "WordDocument", word97),
			"project.doc":      compound(3, "WordDocument", word97, "_VBA_PROJECT", ""),
			"in an object.doc": compound(3, "ObjectPool/", "", "_VBA_PROJECT_CUR", "", "WordDocument", word97),
		},
		password: {
			"encrypted.docx": compound(3, "EncryptionInfo", "x", "EncryptedPackage", "x"),
			"encrypted.odt": office(t, "mimetype", oasisText, "META-INF/manifest.xml",
				manifest(`<manifest:encryption-data manifest:checksum="x"/>`), "content.xml", "?"),
			"encrypted.doc": compound(3, "WordDocument", word97[:11]+"\x13", "1Table", ""),
		},
		other: {
			"web page.doc":            "<html xmlns:o='urn:schemas-microsoft-com:office:office'><body>CV</body></html>",
			"single web page.doc":     "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n--x",
			"Word 2003 XML.doc":       `<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>`,
			"is docx.doc":             plainDOCX(t),
			"Excel.doc":               compound(3, "Workbook", "WordDocument"),
			"Word inside another.doc": compound(3, "Workbook", "x", "ObjectPool/", "", "WordDocument", word97),
			"head alone.doc":          compound(3, "WordDocument", word97)[:600],
			"words alone.doc": "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" + utf16Text(binary.LittleEndian,
				"WordDocument"),
			"is doc.docx": compound(3, "WordDocument", word97),
			"Excel.docx": docx(t, "xl/workbook.xml", strings.Replace(wordType, "wordprocessingml.document.main",
				"spreadsheetml.sheet.main", 1), looseMain, "xl/workbook.xml"),
			"template.docx": docx(t, "word/document.xml", strings.Replace(wordType, "document.main", "template.main",
				1),
				looseMain, "word/document.xml"),
			"no relationships.docx":  plainDOCX(t, "_rels/.rels", ""),
			"no main part.docx":      plainDOCX(t, "word/document.xml", ""),
			"no types.docx":          plainDOCX(t, "[Content_Types].xml", ""),
			"Pages.docx":             office(t, "Index/Document.iwa", "x", "preview.jpg", "x"),
			"template.odt":           office(t, "mimetype", oasisText+"-template", "content.xml", "<x/>"),
			"spreadsheet.odt":        office(t, "mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
			"flat.odt":               `<?xml version="1.0"?><office:document office:mimetype="` + oasisText + `"/>`,
			"text.rtf":               text,
			"HEIC.jpg":               "\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic",
			"WebP.png":               "RIFF\x24\x00\x00\x00WEBPVP8 ",
			"SVG.png":                `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`,
			"web page.jpg":           "<!doctype html><script>alert(1)</script>",
			"program.txt":            "MZ\x90\x00\x03\x00\x00\x00\x04\x00",
			"image.txt":              "\x89PNG\r\n\x1a\n\x00\x00",
			"image after a mark.txt": "\xff\xfe\x89PNG\r\n\x1a\n\x00\x00\x01\x00",
			"one zero.txt":           "hello\x00worlds",
			"even zero.txt":          "a\x00bcdefg",
		},
		empty: {
			"nothing.txt": "",
			"blank.txt":   " \r\n\t\u2003",
			"a mark.txt":  "\ufeff",
			"UTF-16.txt":  "\xff\xfe" + utf16Text(binary.LittleEndian, "\r\n"),
			"nothing.pdf": "",
		},
	}
	for want, list := range files {
		for _, name := range slices.Sorted(maps.Keys(list)) {
			mustContain(t, name, site.upload(t, sentFile{name, list[name]}).body, want)
		}
	}
}
