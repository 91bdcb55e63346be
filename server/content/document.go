package content

import (
	"io/fs"
	"reflect"
	"slices"
	"strings"

	"hire360/graph"
)

// documentsFile is what documents.yml says. The files lie in the folder documents beside it.
type documentsFile struct {
	Documents []documentFile `json:"documents"`
}

type documentFile struct {
	Path        string             `json:"path"`
	Kind        graph.DocumentKind `json:"kind"`
	Title       string             `json:"title"`
	Description string             `json:"description"`
	Page        string             `json:"page"`
	PageCount   int32              `json:"pageCount"`
}

func (c *Content) loadDocuments(fsys fs.FS, f file, problems *Problems) {
	if f.text == nil {
		return
	}
	d := decoder{file: f.name, section: -1}
	var all documentsFile
	if body := d.parse(f.text); body != nil {
		d.object(body, "the list of documents", reflect.ValueOf(&all).Elem())
	}
	for _, doc := range all.Documents {
		line := d.lineAt("path", doc.Path)
		name := strings.TrimPrefix(doc.Path, "/")
		info, err := fs.Stat(fsys, name)
		if err != nil || !strings.HasPrefix(name, "documents/") || !strings.HasSuffix(name, ".pdf") {
			d.fault(line, "there is no file for the document %s, expected a PDF in the folder documents", doc.Path)
			continue
		}
		page := c.follow(doc.Page, f.name, line, "page names", &d.problems)
		if page == nil {
			continue
		}
		c.documents = append(c.documents, graph.Document{
			Path: doc.Path, Kind: doc.Kind, Title: doc.Title, Description: doc.Description, Page: page,
			MediaType: "application/pdf", Bytes: int32(info.Size()), PageCount: doc.PageCount,
		})
	}
	*problems = append(*problems, d.problems...)
}

// Documents returns the documents chosen by q, in the order of the content.
func (c *Content) Documents(q graph.DocumentQuery) []graph.Document {
	out := []graph.Document{}
	if len(q.Paths) > 0 {
		for _, p := range q.Paths {
			if i := slices.IndexFunc(c.documents, func(d graph.Document) bool { return d.Path == p }); i >= 0 {
				out = append(out, c.documents[i])
			}
		}
		return out
	}
	for _, d := range c.documents {
		if q.Kind == "" || d.Kind == q.Kind {
			out = append(out, d)
		}
	}
	return out
}
