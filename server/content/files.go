package content

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"log/slog"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"go.yaml.in/yaml/v4"
)

// madeFolder is where make documents puts what it makes of the content.
const madeFolder = "paper"

// file is a content file; its text is nil when there is none.
type file struct {
	name string
	text []byte
}

type fileSet struct {
	site, facts, events, documents file
	pages, pictures                []file
	made                           []string // the names of documents and cards that were made of the content
}

// readFiles reads every content file.
func readFiles(fsys fs.FS, problems *Problems) fileSet {
	read := func(name string, required bool) file {
		text, err := fs.ReadFile(fsys, name)
		if err != nil && (required || !errors.Is(err, fs.ErrNotExist)) {
			problems.add(name, 1, "the file cannot be read (%v), expected one", err)
		}
		return file{name, text}
	}
	set := fileSet{site: read("site.yml", true), facts: read(factsName, false), events: read("events.yml", true),
		documents: read(documentsName, false)}
	set.made, _ = fs.Glob(fsys, madeFolder+"/*") // the patterns are well formed
	pictures, _ := fs.Glob(fsys, picturesFolder+"/*.svg")
	for _, name := range pictures {
		set.pictures = append(set.pictures, read(name, true))
	}
	err := fs.WalkDir(fsys, "pages", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() || strings.HasPrefix(entry.Name(), "."):
			return nil
		case path.Ext(name) != ".yml":
			problems.add(name, 1, "the name ends in %q, expected .yml", path.Ext(name))
			return nil
		}
		set.pages = append(set.pages, read(name, true))
		return nil
	})
	if err != nil {
		problems.add("pages", 1, "the folder cannot be read (%v), expected one", err)
	}
	return set
}

func revisionOf(set fileSet, opt Options) string {
	h := sha256.New()
	for _, f := range slices.Concat([]file{set.site, set.facts, set.events, set.documents}, set.pages, set.pictures) {
		_, _ = fmt.Fprintf(h, "%s %d\n%s", f.name, len(f.text), f.text)
	}
	_, _ = fmt.Fprintf(h, "%q", fmt.Sprint(opt.Site, opt.Country, opt.Paper, opt.Drafts, opt.Samples, opt.Parts,
		opt.CaptchaName, set.made))
	return hex.EncodeToString(h.Sum(nil)[:8])
}

var pathPattern = regexp.MustCompile(`^(/[a-z0-9]+(-[a-z0-9]+)*)+$`)

// pathOf returns the path of the page that a file holds: pages/a/b.yml is /a/b, pages/index.yml is /.
func pathOf(name string) (string, bool) {
	p := strings.TrimSuffix(strings.TrimPrefix(name, "pages"), ".yml")
	if p == "/index" {
		return "/", true
	}
	p = strings.TrimSuffix(p, "/index")
	return p, pathPattern.MatchString(p)
}

// open parses a file that is no page.
func (c *Content) open(f file) (*decoder, *yaml.Node) {
	d := &decoder{file: f.name, section: -1, facts: c.register.facts, pictures: c.pictures.byName}
	c.shared[f.name] = d
	return d, d.parse(f.text)
}

// parsePages parses the files in parallel.
func parsePages(files []file) []*source {
	sources := make([]*source, len(files))
	inParallel(len(files), func(i int) {
		p, ok := pathOf(files[i].name)
		s := &source{decoder: decoder{file: files[i].name, section: -1}, path: p}
		s.body = s.parse(files[i].text)
		if !ok {
			s.fault(1, "the file's name makes the address %q, expected lower-case words joined by hyphens", p)
		}
		sources[i] = s
	})
	return sources
}

// loadPages decodes the files in parallel, then adds the pages by path.
func (c *Content) loadPages(sources []*source, problems *Problems) {
	inParallel(len(sources), func(i int) {
		if s := sources[i]; s.body != nil {
			s.facts, s.pictures, s.parts = c.register.facts, c.pictures.byName, c.options.Parts
			s.read()
		}
	})
	for _, s := range sources {
		*problems = append(*problems, s.problems...)
		if s.page == nil || s.isDraft() && !c.options.Drafts {
			continue
		}
		if first := c.sources[s.path]; first != nil {
			problems.add(s.file, 1, "%s has the same address %s, expected one file for it", first.file, s.path)
			continue
		}
		c.sources[s.path] = s
	}
}

// inParallel calls do with each number below n.
func inParallel(n int, do func(i int)) {
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() { do(i) })
	}
	wg.Wait()
}

func sortedKeys[K cmp.Ordered, V any](m map[K]V) []K { return slices.Sorted(maps.Keys(m)) }

const watchEvery = 300 * time.Millisecond

// Watch remembers the state of the files in dir and returns a function that watches them until its context ends. It
// calls onChange with every later content that loads. What does not load is logged with file and line.
func Watch(dir string, opt Options, log *slog.Logger, onChange func(*Content)) (run func(context.Context)) {
	fsys := os.DirFS(dir)
	last := fingerprint(fsys)
	return func(ctx context.Context) {
		loaded := last
		for tick := time.NewTicker(watchEvery); ; {
			select {
			case <-ctx.Done():
				tick.Stop()
				return
			case <-tick.C:
			}
			// Editors save in several steps: files that still change wait for the next tick.
			seen := fingerprint(fsys)
			if seen != last || seen == loaded {
				last = seen
				continue
			}
			loaded = seen
			c, err := Load(fsys, opt)
			if err == nil {
				log.Info("content reloaded", "revision", c.Revision(), "pages", len(c.sources))
				onChange(c)
			}
			problems, _ := errors.AsType[Problems](err)
			for _, p := range problems {
				log.Error("content has errors, so the last good version stays",
					"file", path.Join(dir, p.File), "line", p.Line, "problem", p.Text)
			}
		}
	}
}

// fingerprint changes when a file is saved, added, renamed or removed.
func fingerprint(fsys fs.FS) uint64 {
	h := fnv.New64a()
	_ = fs.WalkDir(fsys, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return nil // a folder that is gone is a change like any other
		}
		isRead := path.Ext(name) == ".yml" || path.Ext(name) == ".svg" || path.Dir(name) == madeFolder
		if info, err := entry.Info(); err == nil && isRead {
			_, _ = fmt.Fprintf(h, "%s %d %d\n", name, info.Size(), info.ModTime().UnixNano())
		}
		return nil
	})
	return h.Sum64()
}
