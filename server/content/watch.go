package content

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"log/slog"
	"os"
	"path"
	"time"
)

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
