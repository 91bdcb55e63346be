package graph

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
	"unicode"
	"unicode/utf8"
)

// mediaTypes are the media types of the files that are accepted, by extension.
var mediaTypes = map[string]string{
	".pdf":  "application/pdf",
	".doc":  "application/msword",
	".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	".odt":  "application/vnd.oasis.opendocument.text",
	".rtf":  "application/rtf",
	".txt":  "text/plain",
}

const (
	wrongType = "The selected file must be a PDF, DOC, DOCX, RTF, TXT or ODT"
	hasMacros = "The selected file contains macros. Save it as PDF or without macros and choose it again"
	// maxUnpacked limits the uncompressed size of an office file: a small file can contain gigabytes.
	maxUnpacked = 200 << 20
	maxEntries  = 2000
)

// CheckFile checks a file by its size, the extension of its name and its bytes, never by the sender's Content-Type. It
// returns the media type, or what is wrong.
func CheckFile(name string, r io.ReaderAt, size int64) (string, *UserError) {
	fault := func(code UserErrorCode, message string) (string, *UserError) {
		return "", &UserError{Code: code, Field: []string{"file"}, Message: message}
	}
	if size == 0 {
		return fault(UserErrorCodeFileEmpty, "The selected file is empty")
	}
	if size > MaxFileBytes {
		return fault(UserErrorCodeFileTooLarge, "The selected file must be smaller than 5 MB")
	}
	extension := strings.ToLower(path.Ext(name))
	mediaType, ok := mediaTypes[extension]
	if !ok {
		return fault(UserErrorCodeFileType, wrongType)
	}
	switch err := fits(extension, r, size); {
	case errors.Is(err, errMacros):
		return fault(UserErrorCodeFileType, hasMacros)
	case err != nil:
		return fault(UserErrorCodeFileType, wrongType)
	}
	return mediaType, nil
}

var (
	errOtherKind = errors.New("the bytes are of another type")
	errMacros    = errors.New("macros")
)

func fits(extension string, r io.ReaderAt, size int64) error {
	switch extension {
	case ".docx", ".odt":
		return fitsZip(extension, r, size)
	}
	data := make([]byte, size)
	if n, err := r.ReadAt(data, 0); err != nil && (!errors.Is(err, io.EOF) || int64(n) != size) {
		return err
	}
	ok := false
	switch extension {
	case ".pdf":
		// Readers accept the mark anywhere in the first kilobyte; scanners put a line before it.
		ok = bytes.Contains(data[:min(len(data), 1024)], []byte("%PDF-"))
	case ".rtf":
		ok = bytes.HasPrefix(data, []byte(`{\rtf`))
	case ".txt":
		ok = utf8.Valid(data) && !bytes.ContainsRune(data, 0)
	case ".doc":
		ok = bytes.HasPrefix(data, []byte{0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1}) &&
			bytes.Contains(data, utf16("WordDocument"))
		if ok && (bytes.Contains(data, utf16("_VBA_PROJECT")) || bytes.Contains(data, utf16("Macros"))) {
			return errMacros
		}
	}
	if !ok {
		return errOtherKind
	}
	return nil
}

// fitsZip checks what an office file must contain, and what it must not.
func fitsZip(extension string, r io.ReaderAt, size int64) error {
	z, err := zip.NewReader(r, size)
	if err != nil || len(z.File) > maxEntries {
		return errOtherKind
	}
	var unpacked uint64
	names := map[string]*zip.File{}
	for _, f := range z.File {
		unpacked += f.UncompressedSize64
		name := strings.ToLower(f.Name)
		names[name] = f
		if strings.HasSuffix(name, "vbaproject.bin") ||
			strings.HasPrefix(name, "basic/") || strings.HasPrefix(name, "scripts/") {
			return errMacros
		}
	}
	if unpacked > maxUnpacked {
		return errOtherKind
	}
	if extension == ".odt" {
		if !contains(names["mimetype"], mediaTypes[".odt"]) {
			return errOtherKind
		}
		return nil
	}
	types := names["[content_types].xml"]
	if types == nil || names["word/document.xml"] == nil {
		return errOtherKind
	}
	if contains(types, "macroEnabled") {
		return errMacros
	}
	return nil
}

func contains(f *zip.File, text string) bool {
	if f == nil {
		return false
	}
	r, err := f.Open()
	if err != nil {
		return false
	}
	defer func() { _ = r.Close() }()
	data, err := io.ReadAll(io.LimitReader(r, 1<<20))
	return err == nil && bytes.Contains(data, []byte(text))
}

// utf16 encodes a name as the directory of an old Word file does.
func utf16(name string) []byte {
	var b []byte
	for _, c := range []byte(name) {
		b = append(b, c, 0)
	}
	return b
}

// visible drops the characters that change the direction of a text, with which "fdp.exe" can look like "exe.pdf".
func visible(r rune) rune {
	if unicode.Is(unicode.Bidi_Control, r) {
		return -1
	}
	return r
}

// FileName returns the last part of a file's path on the sender's system, without control characters and those that
// change the direction of the text. It is never empty and has at most 120 characters.
func FileName(name string) string {
	name = strings.Map(visible, name)
	name = strings.TrimSpace(clean(path.Base(strings.ReplaceAll(name, `\`, "/"))))
	name = strings.Join(strings.Fields(name), " ")
	extension := path.Ext(name)
	if n := 120 - utf8.RuneCountInString(extension); n > 0 {
		name = firstRunes(strings.TrimSuffix(name, extension), n) + extension
	}
	if name == "" || name == "." || name == "/" {
		return "file"
	}
	return name
}

func (r *Resolver) uploadFile(ctx context.Context, in UploadFileInput) (*UploadFilePayload, error) {
	payload, err := r.storeUpload(ctx, in)
	if err == nil {
		outcomeOf(ctx).note(payload.UserErrors)
	}
	return payload, err
}

func (r *Resolver) storeUpload(ctx context.Context, in UploadFileInput) (*UploadFilePayload, error) {
	file, ok := in.File.File.(io.ReaderAt)
	if !ok {
		return nil, errors.New("store an upload: the transport does not give random access")
	}
	name := FileName(in.File.Filename)
	mediaType, fault := CheckFile(name, file, in.File.Size)
	if fault != nil {
		return &UploadFilePayload{UserErrors: faults{*fault}}, nil
	}
	if problem, err := r.verify(ctx, in.Captcha); problem != "" || err != nil {
		var f faults
		f.add(UserErrorCodeCaptcha, problem, "captcha")
		return &UploadFilePayload{UserErrors: f}, err
	}
	up, err := r.Intake.AddUpload(ctx, name, mediaType, io.NewSectionReader(file, 0, in.File.Size))
	if err != nil {
		return nil, fmt.Errorf("store an upload: %w", err)
	}
	return &UploadFilePayload{File: up, UserErrors: []UserError{}}, nil
}
