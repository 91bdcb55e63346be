package graph

import (
	"archive/zip"
	"bytes"
	"cmp"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"net/http"
	"path"
	"regexp"
	"strings"

	"github.com/richardlehane/mscfb"
	xunicode "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// mediaTypes are the media types of the files that are accepted, by extension.
var mediaTypes = map[string]string{
	".pdf":  "application/pdf",
	".doc":  "application/msword",
	".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	".odt":  "application/vnd.oasis.opendocument.text",
	".rtf":  "application/rtf",
	".txt":  "text/plain",
	".jpg":  "image/jpeg",
	".jpeg": "image/jpeg",
	".png":  "image/png",
}

// LargeFile says that a file is too large, and what to do.
const LargeFile = "The selected file must be smaller than 5 MB. " +
	"A photo? Scan it as PDF instead, with Notes on an iPhone or Google Drive on Android"

const wrongType = "The selected file must be a PDF, DOC, DOCX, RTF, TXT, ODT, JPG or PNG"

// What is wrong with a file.
var (
	emptyFile   = fileFault(UserErrorCodeFileEmpty, "The selected file is empty")
	largeFile   = fileFault(UserErrorCodeFileTooLarge, LargeFile)
	unknownFile = fileFault(UserErrorCodeFileType, wrongType)
	heicFile    = fileFault(UserErrorCodeFileType, wrongType+". A photo in HEIC? Send a screenshot of it")
	otherFile   = fileFault(UserErrorCodeFileType, wrongType+". This one ends in %s but is something else inside. "+
		"Save it as PDF and choose it again")
	macroFile = fileFault(UserErrorCodeFileType, "The selected file contains macros. Save it as PDF or without "+
		"macros and choose it again")
	encryptedFile = fileFault(UserErrorCodeFileType, "The selected file needs a password to open. Save it without one "+
		"and choose it again")
)

func fileFault(code UserErrorCode, message string) *UserError {
	return &UserError{Code: code, Field: []string{"file"}, Message: message}
}

// checkFile returns a file's media type, or what is wrong. It never believes the sender's Content-Type.
func checkFile(name string, r io.ReaderAt, size int64) (string, *UserError) {
	extension := strings.ToLower(path.Ext(name))
	mediaType, known := mediaTypes[extension]
	switch {
	case size == 0:
		return "", emptyFile
	case size > MaxFileBytes:
		return "", largeFile
	case extension == ".heic" || extension == ".heif":
		return "", heicFile
	case !known:
		return "", unknownFile
	}
	fault := fits(extension, r, size)
	switch {
	case fault == otherFile && extension == ".pdf":
		fault = unknownFile
	case fault == otherFile:
		fault = fileFault(fault.Code, fmt.Sprintf(fault.Message, extension))
	}
	return mediaType, fault
}

// fits returns what is wrong with the bytes of a file, or nil.
func fits(extension string, r io.ReaderAt, size int64) *UserError {
	data := make([]byte, size, size+sector)
	if n, err := r.ReadAt(data, 0); err != nil && (!errors.Is(err, io.EOF) || int64(n) != size) {
		return otherFile
	}
	switch extension {
	case ".pdf":
		// Readers accept the mark anywhere in the first kilobyte; scanners put a line before it.
		if bytes.Contains(data[:min(len(data), 1024)], []byte("%PDF-")) {
			return nil
		}
	case ".rtf":
		if isRTF(data) {
			return nil
		}
	case ".doc":
		if isRTF(data) { // some programs write RTF under this name, and Word opens it
			return nil
		}
		return fitsDOC(data)
	case ".txt":
		return fitsText(data)
	case ".jpg", ".jpeg", ".png":
		// Some programs write one of them under the name of the other, and viewers open it.
		if t := http.DetectContentType(data); t == "image/jpeg" || t == "image/png" {
			return nil
		}
	case ".docx":
		if fitsDOC(data) == encryptedFile {
			return encryptedFile
		}
		return fitsZip(data, fitsDOCX)
	case ".odt":
		return fitsZip(data, fitsODT)
	}
	return otherFile
}

var utf8BOM = []byte("\ufeff")

func isRTF(data []byte) bool {
	data = bytes.TrimLeft(bytes.TrimPrefix(data, utf8BOM), " \t\r\n")
	return bytes.HasPrefix(data, []byte(`{\rtf`)) || bytes.HasPrefix(data, []byte(`{\urtf`))
}

// fitsText accepts any encoding that is written without binary data (https://mimesniff.spec.whatwg.org/), and UTF-16.
func fitsText(data []byte) *UserError {
	decoder := xunicode.BOMOverride(transform.Nop) // UTF-16 with a mark, and any encoding of a byte or more
	switch {
	case zeros(data, 1) > 0.9 && zeros(data, 0) == 0:
		decoder = xunicode.UTF16(xunicode.LittleEndian, xunicode.UseBOM).NewDecoder()
	case zeros(data, 0) > 0.9 && zeros(data, 1) == 0:
		decoder = xunicode.UTF16(xunicode.BigEndian, xunicode.UseBOM).NewDecoder()
	}
	text, _, err := transform.Bytes(decoder, data)
	if err != nil {
		return otherFile
	}
	return readable(text)
}

// zeros returns the share of zeros among the bytes at even or odd positions.
func zeros(data []byte, from int) float64 {
	n := 0
	for i := from; i < len(data); i += 2 {
		if data[i] == 0 {
			n++
		}
	}
	return float64(n) / float64(max(1, len(data)/2))
}

// readable checks that a text isn't empty or binary. Old programs end it with 0x1A, and Word breaks lines with 0x0B.
func readable(text []byte) *UserError {
	text = bytes.TrimRight(text, "\x1a")
	for _, c := range text {
		if c < ' ' && !strings.ContainsRune("\t\n\v\f\r\x1b", rune(c)) {
			return otherFile
		}
	}
	if len(bytes.TrimSpace(text)) == 0 {
		return emptyFile
	}
	return nil
}

// sector is the largest sector of a compound file, in bytes.
const sector = 4096

// fitsDOC checks a compound file (MS-CFB) that Word has written (MS-DOC). Macros are in storages of their own.
func fitsDOC(data []byte) *UserError {
	file, err := mscfb.New(bytes.NewReader(data[:min(cap(data), len(data)+sector)])) // the last one may not be full
	if err != nil {
		return otherFile
	}
	found := otherFile
	for _, entry := range file.File[1:] {
		switch name := strings.ToLower(entry.Name); {
		case name == "macros" || name == "vba" || strings.HasPrefix(name, "_vba_project"):
			return macroFile
		case len(entry.Path) > 0: // in an embedded object
		case name == "encryptedpackage": // another office file with a password (MS-OFFCRYPTO)
			return encryptedFile
		case name == "worddocument":
			found = nil
			head := make([]byte, 12)
			n, _ := entry.Read(head)
			if n == len(head) && (head[0] == 0xEC || head[0] == 0xDC) && head[1] == 0xA5 && head[11]&1 != 0 {
				return encryptedFile // FibBase.fEncrypted
			}
		}
	}
	return found
}

// parts are the files in an office file, by name in lower case with slashes.
type parts map[string]*zip.File

// fitsZip checks an office file that is a ZIP archive.
func fitsZip(data []byte, fits func(parts) *UserError) *UserError {
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil && !errors.Is(err, zip.ErrInsecurePath) || len(z.File) > maxEntries {
		return otherFile
	}
	var unpacked uint64
	in := parts{}
	for _, f := range z.File {
		unpacked += f.UncompressedSize64
		if !f.FileInfo().IsDir() {
			in[partName(f.Name)] = f
		}
	}
	if unpacked > maxUnpacked {
		return otherFile
	}
	return fits(in)
}

const (
	// maxUnpacked limits the uncompressed size of an office file: a small file can contain gigabytes.
	maxUnpacked = 200 << 20
	maxEntries  = 2000
)

// read returns the start of a part, nil if there is none.
func (p parts) read(name string) []byte {
	if p[name] == nil {
		return nil
	}
	r, err := p[name].Open()
	if err != nil {
		return nil
	}
	defer func() { _ = r.Close() }()
	data, err := io.ReadAll(io.LimitReader(r, 1<<20))
	if err != nil {
		return nil
	}
	return data
}

// parse reads a part in XML, as UTF-8 or UTF-16. It reports whether the part is there and well-formed.
func (p parts) parse(name string, to any) bool {
	d := xml.NewDecoder(transform.NewReader(bytes.NewReader(p.read(name)), xunicode.BOMOverride(transform.Nop)))
	d.CharsetReader = func(_ string, r io.Reader) (io.Reader, error) { return r, nil }
	return d.Decode(to) == nil
}

const (
	mainDocument = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
	vbaProject   = "application/vnd.ms-office.vbaproject"
)

// fitsDOCX checks a package of the Open Packaging Conventions (ECMA-376, part 2). Its main part has any name: a
// relationship says which part it is, and a content type what it holds.
func fitsDOCX(in parts) *UserError {
	var types struct {
		Default, Override []struct {
			Extension, PartName, ContentType string `xml:",attr"`
		}
	}
	if !in.parse("[content_types].xml", &types) {
		return otherFile
	}
	byName := map[string]string{}
	for _, t := range types.Default {
		byName["."+strings.ToLower(t.Extension)] = strings.ToLower(t.ContentType)
	}
	for _, t := range types.Override {
		byName[partName(t.PartName)] = strings.ToLower(t.ContentType)
	}
	typeOf := func(part string) string { return cmp.Or(byName[part], byName[path.Ext(part)]) }
	for name := range in {
		if typeOf(name) == vbaProject || strings.HasSuffix(name, "vbaproject.bin") {
			return macroFile
		}
	}
	main := ""
	for _, r := range in.relationships("_rels/.rels") {
		if r.Type == officeDocument || r.Type == officeDocumentStrict {
			main = partName(r.Target)
		}
	}
	for _, r := range in.relationships(path.Dir(main) + "/_rels/" + path.Base(main) + ".rels") {
		if strings.HasSuffix(r.Type, "/relationships/vbaProject") {
			return macroFile
		}
	}
	switch {
	case strings.Contains(typeOf(main), ".macroenabled."):
		return macroFile
	case in[main] == nil || typeOf(main) != mainDocument:
		return otherFile
	}
	return nil
}

// partName returns the name of a part as parts has it.
func partName(name string) string {
	return strings.ToLower(strings.TrimPrefix(path.Join("/", strings.ReplaceAll(name, `\`, "/")), "/"))
}

// The types of the relationship from a package to its main part, Transitional and Strict (ECMA-376, part 1).
const (
	officeDocument       = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
	officeDocumentStrict = "http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument"
)

type relationship struct {
	Type, Target string `xml:",attr"`
}

func (p parts) relationships(name string) []relationship {
	var list struct{ Relationship []relationship }
	p.parse(name, &list)
	return list.Relationship
}

// fitsODT checks a package of OpenDocument (part 2). Macros are files in Basic and Scripts, which always have lists.
func fitsODT(in parts) *UserError {
	var manifest struct {
		Entry []struct {
			Path      string    `xml:"full-path,attr"`
			MediaType string    `xml:"media-type,attr"`
			Encrypted *struct{} `xml:"encryption-data"`
		} `xml:"file-entry"`
	}
	in.parse("meta-inf/manifest.xml", &manifest)
	kind := string(bytes.TrimSpace(in.read("mimetype")))
	for _, entry := range manifest.Entry {
		if entry.Encrypted != nil {
			return encryptedFile
		}
		if entry.Path == "/" && kind == "" {
			kind = entry.MediaType
		}
	}
	if kind != mediaTypes[".odt"] {
		return otherFile
	}
	for name := range in {
		isModule := strings.HasPrefix(name, "basic/") && !listOfModules.MatchString(name)
		if isModule || strings.HasPrefix(name, "scripts/") {
			return macroFile
		}
	}
	return nil
}

var listOfModules = regexp.MustCompile(`/(script|dialog)-l[bc]\.xml$`)
