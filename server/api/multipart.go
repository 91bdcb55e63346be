package api

import (
	"context"
	"errors"
	"io"
	"maps"
	"mime/multipart"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"hire360/graph"
)

const maxMap = 4 << 10

// upload is one multipart request on its way: the operation, where its files belong, and the files.
type upload struct {
	p     payload
	paths map[string][]string // part name → path inside variables
	files []*os.File
}

// multipart takes an operation with files. The operation is validated before a byte of a file is read;
// files go to disk under their limit and are removed when the answer is out.
func (a *API) multipart(w http.ResponseWriter, r *http.Request) {
	preflighted := slices.ContainsFunc(preflightHeaders, func(name string) bool { return r.Header.Get(name) != "" })
	if fromBrowser(r) && !preflighted {
		refuse(w, r, http.StatusBadRequest, requestError(CodeBadRequest, "an upload from a browser needs the header Apollo-Require-Preflight: true"))
		return
	}
	r.Body = http.MaxBytesReader(w, r.Body, MaxBody+maxMap+graph.MaxFiles*(graph.MaxFileBytes+maxMap))
	parts, err := r.MultipartReader()
	if err != nil {
		refuse(w, r, http.StatusBadRequest, requestError(CodeBadRequest, "the multipart body has no boundary"))
		return
	}
	u := &upload{}
	defer u.remove()
	status, errs := u.readHead(parts)
	if errs != nil {
		refuse(w, r, status, errs)
		return
	}
	trusted, errs := a.trusted.find(&u.p)
	if errs != nil {
		a.refuseDocument(w, r, errs)
		return
	}
	op, _, ok := a.ready(w, r, u, trusted)
	if !ok || !a.mayRun(w, r, op) {
		return
	}
	if status, errs := u.readFiles(parts, a.opts.TempDir); errs != nil {
		if status == http.StatusRequestEntityTooLarge {
			w.Header().Set("Connection", "close")
		}
		refuse(w, r, status, errs)
		return
	}
	// The document comes from the cache; only the variables, now with their files, are read again.
	if op, ctx, ok := a.ready(w, r, u, trusted); ok {
		a.answer(w, r, asked{ctx, op, trusted, ""})
	}
}

func (a *API) ready(w http.ResponseWriter, r *http.Request, u *upload, trusted bool) (op *graphql.OperationContext, ctx context.Context, ok bool) {
	params := &graphql.RawParams{Query: u.p.Query, OperationName: u.p.OperationName, Variables: u.p.Variables, Extensions: u.p.Extensions, Headers: r.Header}
	ctx, op, errs := a.prepare(r.Context(), params, trusted)
	if errs != nil {
		refuse(w, r, 0, errs)
		return nil, nil, false
	}
	return op, ctx, true
}

func (u *upload) readHead(parts *multipart.Reader) (int, gqlerror.List) {
	if status, errs := readJSON(parts, "operations", MaxBody, &u.p); errs != nil {
		return status, errs
	}
	var where map[string][]string
	if status, errs := readJSON(parts, "map", maxMap, &where); errs != nil {
		return status, errs
	}
	if len(where) == 0 || len(where) > graph.MaxFiles {
		return http.StatusBadRequest, requestError(CodeBadRequest, "the part map names %d files: 1 to %d are taken", len(where), graph.MaxFiles)
	}
	u.paths = map[string][]string{}
	for name, paths := range where {
		if len(paths) != 1 {
			return http.StatusBadRequest, requestError(CodeBadRequest, "the part map gives a file %d places: one is taken", len(paths))
		}
		u.paths[name] = strings.Split(paths[0], ".")
		if !u.place(name, graphql.Upload{}) {
			return http.StatusBadRequest, requestError(CodeBadRequest, "the part map names a place that is not a null inside variables")
		}
	}
	return 0, nil
}

// readJSON reads the next part, which must have the name, as one JSON value.
func readJSON(parts *multipart.Reader, name string, limit int64, into any) (int, gqlerror.List) {
	part, err := parts.NextPart()
	if err != nil || part.FormName() != name {
		return http.StatusBadRequest, requestError(CodeBadRequest, "the parts must come in the order operations, map, files; %s is missing", name)
	}
	err = decode(http.MaxBytesReader(nil, part, limit), into)
	var large *http.MaxBytesError
	switch {
	case errors.As(err, &large):
		return http.StatusRequestEntityTooLarge, requestError(CodeRequestTooLarge, "the part %s is larger than %d bytes", name, limit)
	case err != nil:
		return http.StatusBadRequest, requestError(CodeBadRequest, "the part %s is not one JSON object", name)
	}
	return 0, nil
}

// place puts a file at the path of its part: variables.input.file, variables.files.0.
func (u *upload) place(name string, file graphql.Upload) bool {
	path := u.paths[name]
	if len(path) < 2 || path[0] != "variables" || u.p.Variables == nil {
		return false
	}
	var at any = u.p.Variables
	for i, step := range path[1:] {
		last := i == len(path)-2
		switch node := at.(type) {
		case map[string]any:
			old, ok := node[step]
			if !ok || (last && !vacant(old)) {
				return false
			}
			if last {
				node[step] = file
				return true
			}
			at = old
		case []any:
			n, err := strconv.Atoi(step)
			if err != nil || n < 0 || n >= len(node) || (last && !vacant(node[n])) {
				return false
			}
			if last {
				node[n] = file
				return true
			}
			at = node[n]
		default:
			return false
		}
	}
	return false
}

// vacant reports whether a file may be put here: nothing, or the stand-in of the validation.
func vacant(v any) bool {
	f, ok := v.(graphql.Upload)
	return v == nil || (ok && f.File == nil)
}

func (u *upload) readFiles(parts *multipart.Reader, dir string) (int, gqlerror.List) {
	missing := slices.Collect(maps.Keys(u.paths))
	for len(missing) > 0 {
		part, err := parts.NextPart()
		if err != nil {
			return bodyFault(err, "the body ends before all its files")
		}
		name := part.FormName()
		i := slices.Index(missing, name)
		if i < 0 {
			return http.StatusBadRequest, requestError(CodeBadRequest, "the body holds a file that the part map does not name, or the same one twice")
		}
		missing = slices.Delete(missing, i, i+1)
		file, err := u.keep(part, dir)
		if err != nil {
			return bodyFault(err, "a file could not be read to its end")
		}
		u.place(name, file)
	}
	if _, err := parts.NextPart(); !errors.Is(err, io.EOF) {
		return bodyFault(err, "the body goes on after its last file, or its closing boundary is missing")
	}
	return 0, nil
}

// bodyFault tells a body that is too large from one that is broken.
func bodyFault(err error, broken string) (int, gqlerror.List) {
	var large *http.MaxBytesError
	if errors.As(err, &large) {
		return http.StatusRequestEntityTooLarge, requestError(CodeRequestTooLarge, "The selected file must be smaller than 5 MB")
	}
	return http.StatusBadRequest, requestError(CodeBadRequest, "%s", broken)
}

func (u *upload) keep(part *multipart.Part, dir string) (graphql.Upload, error) {
	f, err := os.CreateTemp(dir, "upload-*")
	if err != nil {
		return graphql.Upload{}, err
	}
	u.files = append(u.files, f)
	n, err := io.CopyN(f, part, graph.MaxFileBytes)
	if errors.Is(err, io.EOF) {
		err = nil
	} else if err == nil { // what is too much is counted, not stored: the resolver tells the sender
		var more int64
		more, err = io.Copy(io.Discard, part)
		n += more
	}
	return graphql.Upload{File: f, Filename: part.FileName(), Size: n, ContentType: part.Header.Get("Content-Type")}, err
}

func (u *upload) remove() {
	for _, f := range u.files {
		_ = f.Close()
		_ = os.Remove(f.Name())
	}
}
