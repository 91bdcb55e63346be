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
	Later      string              // address of the style sheet that the first paint doesn't need
	Scripts    []string            // files of the entry, which is the first
	Chunks     map[string][]string // source module → its files that are not among Scripts
	dist, kept fs.FS               // kept are files of earlier releases, nil without
	files      map[string]int      // size of every file of dist, by its path in there
	tags       func() map[string]string
}

// Load reads the build in dir, or the embedded one if dir is empty.
func Load(dir string) (*Client, error) {
	dist, missing := os.DirFS(dir), fmt.Errorf("%s contains no client: set CLIENT to the output of a build, "+
		"or remove it", dir)
	if dir == "" {
		dist, _ = fs.Sub(embedded, "dist") // the path is valid
		missing = ErrNotBuilt
	}
	if _, err := fs.Stat(dist, "server.js"); err != nil {
		return nil, missing
	}
	c := &Client{dist: dist, files: map[string]int{}}
	c.tags = sync.OnceValue(c.hashUnhashed)
	if c.Operations = c.read("operations.json"); c.Operations == nil {
		return nil, ErrNotBuilt
	}
	if err := c.readJSON("documents.json", &c.Documents); err != nil {
		return nil, err
	}
	if err := c.listFiles(); err != nil {
		return nil, err
	}
	return c, c.readManifest()
}

func (c *Client) readJSON(name string, to any) error {
	text := c.read(name)
	if text == nil {
		return ErrNotBuilt
	}
	if err := json.Unmarshal(text, to); err != nil {
		return fmt.Errorf("read %s of the client's build: %w", name, err)
	}
	return nil
}

// Script returns server.js, which renders pages in the engine.
func (c *Client) Script() []byte { return c.read("server.js") }

// AllStyles returns the texts of both style sheets.
func (c *Client) AllStyles() string {
	return c.Styles + string(c.read(strings.TrimPrefix(c.Later, "/")))
}

// Compiled returns the bytecode of server.js, or nil if the build made none.
func (c *Client) Compiled() []byte { return c.read("server.bytecode") }

func (c *Client) read(name string) []byte {
	data, _ := fs.ReadFile(c.dist, name) // nil if there is none
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

// mediaTypes are those of the build's files, whatever the machine calls them.
var mediaTypes = map[string]string{
	".css":   "text/css; charset=utf-8",
	".html":  "text/html; charset=utf-8",
	".js":    "text/javascript; charset=utf-8",
	".svg":   "image/svg+xml",
	".ttf":   "font/ttf",
	".txt":   "text/plain; charset=utf-8",
	".woff2": "font/woff2",
}

// chunk is one entry of Vite's manifest.
type chunk struct {
	File    string   `json:"file"`
	IsEntry bool     `json:"isEntry"`
	CSS     []string `json:"css"`
	Imports []string `json:"imports"`
}

func (c *Client) readManifest() error {
	var manifest map[string]chunk
	if err := c.readJSON("manifest.json", &manifest); err != nil {
		return err
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
		if source == "src/theme/later.css" {
			c.Later = "/" + entry.File
			continue
		}
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
	if len(c.Scripts) == 0 || c.Later == "" {
		return errors.New("manifest.json of the client's build has no entry or no later.css")
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
	n := 0
	for _, name := range c.Chunks[source] {
		isLoaded := func(other string) bool { return slices.Contains(c.Chunks[other], name) }
		if file := strings.TrimPrefix(name, "/"); !slices.ContainsFunc(others, isLoaded) {
			n += cmp.Or(c.files[file+variants["gzip"]], c.files[file])
		}
	}
	return n
}
