// Package static contains the built client: files named by hash with compressed variants, and files for the server.
package static

import (
	"cmp"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"io/fs"
	"mime"
	"os"
	"path"
	"slices"
	"strings"
	"sync"
)

//go:embed all:dist
var embedded embed.FS

// ErrNotBuilt means that the program was compiled before its client.
var ErrNotBuilt = errors.New("this program does not contain the client: run make build")

// Client is the built client.
type Client struct {
	Operations []byte              // operations.json
	Documents  map[string]string   // documents.json: trusted operations by their hash
	Head       string              // links to fonts, for every page
	Styles     string              // the style sheet of every page
	Scripts    []string            // files of the entry, which is the first
	Chunks     map[string][]string // source module → its files that are not among Scripts
	dist       fs.FS
	files      map[string]int // size of every file of dist, by its path in there
	tags       func() map[string]string
}

// Load reads the build in dir, or the embedded one if dir is empty.
func Load(dir string) (*Client, error) {
	dist, err := fs.Sub(embedded, "dist")
	if err != nil {
		return nil, err
	}
	if dir != "" {
		dist = os.DirFS(dir)
	}
	if _, err := fs.Stat(dist, "server.js"); err != nil {
		if dir != "" {
			return nil, fmt.Errorf("%s contains no client: set CLIENT to the output of a build, or remove it", dir)
		}
		return nil, ErrNotBuilt
	}
	c := &Client{dist: dist, files: map[string]int{}}
	c.tags = sync.OnceValue(c.hashUnhashed)
	if c.Operations, err = fs.ReadFile(dist, "operations.json"); err != nil {
		return nil, ErrNotBuilt
	}
	documents, err := fs.ReadFile(dist, "documents.json")
	if err != nil {
		return nil, ErrNotBuilt
	}
	if err := json.Unmarshal(documents, &c.Documents); err != nil {
		return nil, fmt.Errorf("read documents.json of the client's build: %w", err)
	}
	if err := c.listFiles(); err != nil {
		return nil, err
	}
	return c, c.readManifest()
}

// Script returns server.js, which renders pages in the engine.
func (c *Client) Script() []byte { return c.read("server.js") }

// Compiled returns the bytecode of server.js, or nil if the build made none.
func (c *Client) Compiled() []byte { return c.read("server.bytecode") }

func (c *Client) read(name string) []byte {
	data, _ := fs.ReadFile(c.dist, name) // Load checked that the client is built
	return data
}

func (c *Client) listFiles() error {
	return fs.WalkDir(c.dist, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err == nil {
			c.files[name] = int(info.Size())
		}
		return err
	})
}

func mediaType(name string) string {
	switch path.Ext(name) {
	case ".js", ".mjs":
		return "text/javascript; charset=utf-8"
	case ".txt":
		return "text/plain; charset=utf-8"
	case ".css":
		return "text/css; charset=utf-8"
	case ".html":
		return "text/html; charset=utf-8"
	case ".svg":
		return "image/svg+xml"
	case ".ttf":
		return "font/ttf"
	case ".woff2":
		return "font/woff2"
	case ".webmanifest":
		return "application/manifest+json"
	}
	if t := mime.TypeByExtension(path.Ext(name)); t != "" {
		return t
	}
	return "application/octet-stream"
}

// chunk is one entry of Vite's manifest.
type chunk struct {
	File    string   `json:"file"`
	IsEntry bool     `json:"isEntry"`
	CSS     []string `json:"css"`
	Imports []string `json:"imports"`
}

func (c *Client) readManifest() error {
	text, err := fs.ReadFile(c.dist, "manifest.json")
	if err != nil {
		return ErrNotBuilt
	}
	var manifest map[string]chunk
	if err := json.Unmarshal(text, &manifest); err != nil {
		return fmt.Errorf("read manifest.json of the client's build: %w", err)
	}
	c.Chunks = map[string][]string{}
	for _, name := range c.Names() {
		base := path.Base(name)
		if strings.HasPrefix(base, "familjen-grotesk-basic") || strings.HasPrefix(base, "instrument-sans-basic") {
			c.Head += `<link rel="preload" href="` + html.EscapeString(name) +
				`" as="font" type="font/woff2" crossorigin>`
		}
	}
	for source, entry := range manifest {
		files := withImports(manifest, source)
		if !entry.IsEntry {
			c.Chunks[source] = files
			continue
		}
		for _, css := range entry.CSS {
			c.Styles += string(c.read(css))
		}
		c.Scripts = files
	}
	for source, files := range c.Chunks {
		c.Chunks[source] = slices.DeleteFunc(files, func(f string) bool { return slices.Contains(c.Scripts, f) })
	}
	if len(c.Scripts) == 0 {
		return errors.New("manifest.json of the client's build has no entry")
	}
	return nil
}

// withImports returns the files that a source module needs, itself first.
func withImports(manifest map[string]chunk, source string) []string {
	var files []string
	var visit func(string)
	visit = func(name string) {
		entry, ok := manifest[name]
		if f := "/" + entry.File; ok && !slices.Contains(files, f) {
			files = append(files, f)
			for _, i := range entry.Imports {
				visit(i)
			}
		}
	}
	visit(source)
	return files
}

// Names returns the addresses of all files in assets/.
func (c *Client) Names() []string {
	var names []string
	for name := range c.files {
		if strings.HasPrefix(name, "assets/") && !isVariant(name) {
			names = append(names, "/"+name)
		}
	}
	slices.Sort(names)
	return names
}

// Size returns the size of a file in bytes, as it is sent to most browsers. The size of an unknown file is 0.
func (c *Client) Size(name string) int {
	name = strings.TrimPrefix(name, "/")
	return cmp.Or(c.files[name+variants["br"]], c.files[name])
}

// Weight returns the size of the scripts that a source module needs in addition to the entry and to other modules, in
// bytes as compressed with gzip. It is 0 if the build has no separate file for the module.
func (c *Client) Weight(source string, others ...string) int {
	loaded := map[string]bool{}
	for _, other := range others {
		for _, name := range c.Chunks[other] {
			loaded[name] = true
		}
	}
	n := 0
	for _, name := range c.Chunks[source] {
		if file := strings.TrimPrefix(name, "/"); !loaded[name] {
			n += cmp.Or(c.files[file+variants["gzip"]], c.files[file])
		}
	}
	return n
}
