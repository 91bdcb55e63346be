package main

import (
	"errors"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"net/url"
	"os"
)

// A form of ours has some twenty parts.
const (
	maxFormParts = 200
	maxFormText  = 1 << 20
)

// postedForm is what a form held: its fields, and its files on their way in.
type postedForm struct {
	fields url.Values
	files  []postedFile
	// fault says why a file could not be kept. The fields are there all the same.
	fault error
}

type postedFile struct {
	*os.File
	name string
	size int64
}

// readForm reads a form, whose files it keeps in the folder and nowhere else: what visitors send touches no other disk,
// and a program in a container has no other.
func readForm(r *http.Request, dir string) (*postedForm, error) {
	p := &postedForm{fields: url.Values{}}
	parts, err := r.MultipartReader()
	if errors.Is(err, http.ErrNotMultipart) {
		err = r.ParseForm()
		p.fields = r.PostForm
		return p, err
	}
	for room, n := int64(maxFormText), 0; err == nil; n++ {
		var part *multipart.Part
		if part, err = parts.NextPart(); err != nil || n == maxFormParts {
			break
		}
		if part.FileName() != "" {
			err = p.keep(part, dir)
			continue
		}
		var text []byte
		text, err = io.ReadAll(io.LimitReader(part, room+1))
		if room -= int64(len(text)); room < 0 {
			break
		}
		p.fields.Add(part.FormName(), string(text))
	}
	if errors.Is(err, io.EOF) {
		return p, nil
	}
	p.remove()
	if err == nil {
		err = errors.New("it has too many parts, or too much text")
	}
	return nil, fmt.Errorf("read a form: %w", err)
}

// keep puts a file aside. The error is that of the sender's; one of the disk is noted, and the file passed over.
func (p *postedForm) keep(part *multipart.Part, dir string) error {
	if part.FormName() != "file" {
		return nil
	}
	f, err := os.CreateTemp(dir, "form-*")
	if err != nil {
		p.fault = err
		return nil
	}
	from := &remembering{Reader: part}
	size, err := io.Copy(f, from)
	p.files = append(p.files, postedFile{f, part.FileName(), size})
	if from.err != nil {
		return from.err
	}
	if err == nil {
		_, err = f.Seek(0, io.SeekStart)
	}
	p.fault = errors.Join(p.fault, err)
	return nil
}

// remembering tells a fault of reading from one of writing.
type remembering struct {
	io.Reader
	err error
}

func (r *remembering) Read(b []byte) (int, error) {
	n, err := r.Reader.Read(b)
	if err != nil && !errors.Is(err, io.EOF) {
		r.err = err
	}
	return n, err
}

// remove deletes the files. Those that were taken in were copied.
func (p *postedForm) remove() {
	for _, f := range p.files {
		_ = f.Close()
		_ = os.Remove(f.Name())
	}
}
