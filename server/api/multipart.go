package api

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"mime/multipart"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/99designs/gqlgen/graphql"

	"hire360/graph"
)

const maxMap = 4 << 10

// upload is a multipart request: the operation, where its files belong, and the files.
type upload struct {
	payload
	paths map[string][]string // part name → path inside variables
	files []*os.File
}

// multipart serves an operation with files. The operation is validated before a byte of a file is read. Files are
// written to disk within their limit, and removed when the response is sent.
func (a *API) multipart(w http.ResponseWriter, r *http.Request) error {
	preflighted := slices.ContainsFunc(preflightHeaders, func(name string) bool { return r.Header.Get(name) != "" })
	// Browsers send one of these headers with every upload.
	fromBrowser := r.Header.Get("Origin") != "" || r.Header.Get("Sec-Fetch-Site") != ""
	if fromBrowser && !preflighted {
		return badRequest("an upload from a browser needs the header Apollo-Require-Preflight: true")
	}
	const maxUpload = MaxBody + maxMap + graph.MaxFiles*(graph.MaxFileBytes+maxMap)
	if r.ContentLength > maxUpload {
		return badBody(&http.MaxBytesError{Limit: maxUpload})
	}
	r.Body = http.MaxBytesReader(w, r.Body, maxUpload)
	parts, err := r.MultipartReader()
	if err != nil {
		return badRequest("the multipart body has no boundary")
	}
	u := &upload{}
	defer u.remove()
	if err := u.readHead(parts); err != nil {
		return err
	}
	trusted, err := a.persisted.find(&u.payload)
	if err != nil {
		return err
	}
	e, err := a.validate(r, u.payload, trusted)
	if err != nil {
		return err
	}
	if err := a.checkMutation(w, r, e); err != nil {
		return a.counted(e, err)
	}
	if err := u.readFiles(parts, a.opts.TempDir); err != nil {
		return a.counted(e, err)
	}
	// The document comes from the cache; only the variables, which now contain the files, are checked again.
	placed, err := a.validate(r, u.payload, trusted)
	if err == nil {
		err = a.respond(w, r, placed)
	}
	return a.counted(e, err)
}

func (u *upload) readHead(parts *multipart.Reader) error {
	if err := readJSON(parts, "operations", MaxBody, &u.payload); err != nil {
		return err
	}
	var where map[string][]string
	if err := readJSON(parts, "map", maxMap, &where); err != nil {
		return err
	}
	if len(where) == 0 || len(where) > graph.MaxFiles {
		return badRequest("the part map names %d files: send 1 to %d", len(where), graph.MaxFiles)
	}
	u.paths = map[string][]string{}
	for name, paths := range where {
		if len(paths) != 1 {
			return badRequest("the part map gives a file %d paths: give one", len(paths))
		}
		u.paths[name] = strings.Split(paths[0], ".")
		if !u.place(name, graphql.Upload{}) {
			return badRequest("the part map has a path that is not a null inside variables")
		}
	}
	return nil
}

// readJSON reads the next part, which must have the name, as one JSON value.
func readJSON(parts *multipart.Reader, name string, limit int64, into any) error {
	part, err := parts.NextPart()
	if err != nil || part.FormName() != name {
		return badRequest("the parts must come in the order operations, map, files; %s is missing", name)
	}
	err = decode(http.MaxBytesReader(nil, part, limit), into)
	var large *http.MaxBytesError
	var refused *requestError
	switch {
	case errors.As(err, &large):
		return refuse(http.StatusRequestEntityTooLarge, CodeRequestTooLarge,
			"the part %s is larger than %d bytes", name, limit)
	case errors.As(err, &refused):
		return refused
	case err != nil:
		return badRequest("the part %s is not one JSON object", name)
	}
	return nil
}

// place puts a file at the path of its part, such as variables.input.file or variables.files.0. It reports false
// when there is no null at that path.
func (u *upload) place(name string, file graphql.Upload) bool {
	path := u.paths[name]
	if len(path) < 2 || path[0] != "variables" || u.Variables == nil {
		return false
	}
	var at any = u.Variables
	var put func()
	for _, step := range path[1:] {
		switch node := at.(type) {
		case map[string]any:
			at, put = node[step], func() { node[step] = file }
			if _, ok := node[step]; !ok {
				return false
			}
		case []any:
			n, err := strconv.Atoi(step)
			if err != nil || n < 0 || n >= len(node) {
				return false
			}
			at, put = node[n], func() { node[n] = file }
		default:
			return false
		}
	}
	if !vacant(at) {
		return false
	}
	put()
	return true
}

// vacant reports whether a file may replace a value: null, or the empty file that the first validation put there.
func vacant(v any) bool {
	f, ok := v.(graphql.Upload)
	return v == nil || (ok && f.File == nil)
}

func (u *upload) readFiles(parts *multipart.Reader, dir string) error {
	missing := slices.Collect(maps.Keys(u.paths))
	for len(missing) > 0 {
		part, err := parts.NextPart()
		if err != nil {
			return badFiles(err, "the body ends before all its files")
		}
		name := part.FormName()
		i := slices.Index(missing, name)
		if i < 0 {
			return badRequest("the body contains a file that is not in the part map, or the same one twice")
		}
		missing = slices.Delete(missing, i, i+1)
		file, err := u.store(part, dir)
		if err != nil {
			return badFiles(err, "a file could not be read to its end")
		}
		u.place(name, file)
	}
	if _, err := parts.NextPart(); !errors.Is(err, io.EOF) {
		return badFiles(err, "the body continues after its last file, or its closing boundary is missing")
	}
	return nil
}

// badFiles returns the error for a body that is too large, or else for one that is broken. A fault of this machine's
// disk stays what it is.
func badFiles(err error, broken string) error {
	if errors.As(err, new(*fs.PathError)) {
		return fmt.Errorf("store a file: %w", err)
	}
	var large *http.MaxBytesError
	if errors.As(err, &large) {
		return refuse(http.StatusRequestEntityTooLarge, CodeRequestTooLarge,
			graph.LargeFile).with("Connection", "close")
	}
	return badRequest("%s", broken)
}

// store writes a file to disk. Bytes beyond the limit are only counted: the resolver rejects the file.
func (u *upload) store(part *multipart.Part, dir string) (graphql.Upload, error) {
	f, err := os.CreateTemp(dir, "upload-*")
	if err != nil {
		return graphql.Upload{}, err
	}
	u.files = append(u.files, f)
	n, err := io.CopyN(f, part, graph.MaxFileBytes)
	if errors.Is(err, io.EOF) {
		err = nil
	} else if err == nil {
		var more int64
		more, err = io.Copy(io.Discard, part)
		n += more
	}
	file := graphql.Upload{File: f, Filename: part.FileName(), Size: n, ContentType: part.Header.Get("Content-Type")}
	return file, err
}

func (u *upload) remove() {
	for _, f := range u.files {
		_ = f.Close()
		_ = os.Remove(f.Name())
	}
}
