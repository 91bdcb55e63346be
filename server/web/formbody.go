package web

import (
	"errors"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"net/url"
	"os"
)

// Limits of a posted form. The site's own forms have some twenty parts.
const (
	maxFormParts = 200
	maxFormText  = 1 << 20
)

// postedForm is the content of a posted form: its fields, and its files in a temporary folder.
type postedForm struct {
	fields url.Values
	files  []postedFile
	// diskErr is the error if a file could not be written. The fields are complete nevertheless.
	diskErr error
}

type postedFile struct {
	*os.File
	name string
	size int64
}

var errFormTooLarge = errors.New("it has too many parts, or too much text")

// readForm reads a form and writes its files to the folder. ParseMultipartForm would use the system's temporary folder,
// which may be on another disk, and which a container may lack.
func readForm(r *http.Request, dir string) (*postedForm, error) {
	p := &postedForm{fields: url.Values{}}
	parts, err := r.MultipartReader()
	if errors.Is(err, http.ErrNotMultipart) {
		err = r.ParseForm()
		p.fields = r.PostForm
		return p, err
	}
	if err == nil {
		err = p.readParts(parts, dir)
	}
	if err != nil {
		p.remove()
		return nil, fmt.Errorf("read a form: %w", err)
	}
	return p, nil
}

func (p *postedForm) readParts(parts *multipart.Reader, dir string) error {
	left := int64(maxFormText)
	for range maxFormParts {
		part, err := parts.NextPart()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if part.FileName() != "" {
			if err := p.addFile(part, dir); err != nil {
				return err
			}
			continue
		}
		text, err := io.ReadAll(io.LimitReader(part, left+1))
		if err != nil {
			return err
		}
		if left -= int64(len(text)); left < 0 {
			return errFormTooLarge
		}
		p.fields.Add(part.FormName(), string(text))
	}
	if _, err := parts.NextPart(); !errors.Is(err, io.EOF) {
		return errFormTooLarge
	}
	return nil
}

// addFile writes a file to the folder. It returns an error of the request's body, and adds an error of the disk to
// diskErr.
func (p *postedForm) addFile(part *multipart.Part, dir string) error {
	if part.FormName() != "file" {
		return nil
	}
	f, err := os.CreateTemp(dir, "form-*")
	if err != nil {
		p.diskErr = err
		return nil
	}
	from := &readErrors{Reader: part}
	size, err := io.Copy(f, from)
	p.files = append(p.files, postedFile{f, part.FileName(), size})
	if from.err != nil {
		return from.err
	}
	if err == nil {
		_, err = f.Seek(0, io.SeekStart)
	}
	p.diskErr = errors.Join(p.diskErr, err)
	return nil
}

// readErrors stores the error of a read: io.Copy does not say whether reading or writing failed.
type readErrors struct {
	io.Reader
	err error
}

func (r *readErrors) Read(b []byte) (int, error) {
	n, err := r.Reader.Read(b)
	if err != nil && !errors.Is(err, io.EOF) {
		r.err = err
	}
	return n, err
}

// remove deletes the files. Accepted ones were copied.
func (p *postedForm) remove() {
	for _, f := range p.files {
		_ = f.Close()
		_ = os.Remove(f.Name())
	}
}
