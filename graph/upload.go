package graph

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/runes"
)

// FileName returns the last part of a file's path on the sender's system, without control characters and those that
// change the direction of the text, with which "fdp.exe" can look like "exe.pdf". It is never empty and has at most 120
// characters.
func FileName(name string) string {
	name = runes.Remove(runes.In(unicode.Bidi_Control)).String(name)
	name = clean(path.Base(strings.ReplaceAll(name, `\`, "/")))
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

func (r *mutationResolver) UploadFile(ctx context.Context, in UploadFileInput) (*UploadFilePayload, error) {
	file, err := r.storeUpload(ctx, in)
	errs, err := userErrors(ctx, err)
	if err != nil {
		return nil, fmt.Errorf("store an upload: %w", err)
	}
	return &UploadFilePayload{File: file, UserErrors: errs}, nil
}

func (r *Resolver) storeUpload(ctx context.Context, in UploadFileInput) (*UploadedFile, error) {
	file, ok := in.File.File.(io.ReaderAt)
	if !ok {
		return nil, errors.New("the transport does not give random access")
	}
	name := FileName(in.File.Filename)
	mediaType, fault := checkFile(name, file, in.File.Size)
	if fault != nil {
		return nil, UserErrors{*fault}
	}
	if err := r.verify(ctx, in.Captcha, nil); err != nil {
		return nil, err
	}
	return r.Intake.AddUpload(ctx, name, mediaType, io.NewSectionReader(file, 0, in.File.Size))
}
