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
	"sync/atomic"
	"time"

	"hire360/graph"
)

// Live holds the current content, which may be replaced at any time.
type Live struct{ now atomic.Pointer[Content] }

var _ graph.Content = (*Live)(nil)

// NewLive returns a holder of c.
func NewLive(c *Content) *Live {
	l := &Live{}
	l.Replace(c)
	return l
}

// Replace makes c the current content.
func (l *Live) Replace(c *Content) { l.now.Store(c) }

// Current returns the current content, which does not change when it is replaced.
func (l *Live) Current() *Content { return l.now.Load() }

// Site returns what every page has around it.
func (l *Live) Site(country string) *graph.Site { return l.Current().Site(country) }

// Page returns the page at the path, or nil.
func (l *Live) Page(path string) graph.Page { return l.Current().Page(path) }

// Pages returns the pages chosen by q.
func (l *Live) Pages(q graph.PageQuery) []graph.Page { return l.Current().Pages(q) }

// PageHas is Content.PageHas.
func (l *Live) PageHas(path, text string) bool { return l.Current().PageHas(path, text) }

// NearestPages returns pages whose paths are most like the path.
func (l *Live) NearestPages(path string) []graph.Page { return l.Current().NearestPages(path) }

// ReceiptSteps returns what happens after something of the kind was received, for a job or nil.
func (l *Live) ReceiptSteps(kind graph.ReceiptKind, job *graph.Job) []string {
	return l.Current().ReceiptSteps(kind, job)
}

// ReplyDue returns when a reply to an enquiry is due, and the holidays without which that would be earlier.
func (l *Live) ReplyDue(received time.Time) (*time.Time, []graph.Holiday) {
	return l.Current().ReplyDue(received)
}

// Events returns all events.
func (l *Live) Events(now time.Time) []graph.Event { return l.Current().Events(now) }

// Now returns who has the work at a moment.
func (l *Live) Now(at time.Time, daysBefore int) *graph.Now { return l.Current().Now(at, daysBefore) }

// Documents returns the documents chosen by q.
func (l *Live) Documents(q graph.DocumentQuery) []graph.Document { return l.Current().Documents(q) }

// Paths returns the paths of all pages, in alphabetical order.
func (l *Live) Paths() []string { return l.Current().Paths() }

// Document is Content.Document.
func (l *Live) Document(path string) (d graph.Document, file []byte, ok bool) {
	return l.Current().Document(path)
}

// Picture is Content.Picture.
func (l *Live) Picture(address string) []byte { return l.Current().Picture(address) }

// Revision identifies the content.
func (l *Live) Revision() string { return l.Current().Revision() }

// ICS returns the calendar entry of an event.
func (l *Live) ICS(slug string) ([]byte, bool) { return l.Current().ICS(slug) }

const watchEvery = 300 * time.Millisecond

// Watch remembers the state of the files in dir and returns a function that watches them until its context ends. It
// calls onChange with every later content that loads. What does not load is logged with file and line.
func Watch(dir string, opt Options, log *slog.Logger, onChange func(*Content)) (run func(context.Context)) {
	last := fingerprint(os.DirFS(dir))
	return func(ctx context.Context) { watch(ctx, dir, last, opt, log, onChange) }
}

func watch(ctx context.Context, dir string, last uint64, opt Options, log *slog.Logger, onChange func(*Content)) {
	fsys := os.DirFS(dir)
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
		var problems Problems
		switch {
		case err == nil:
			log.Info("content reloaded", "revision", c.Revision(), "pages", len(c.sources))
			onChange(c)
		case errors.As(err, &problems):
			for _, p := range problems {
				log.Error("content has errors, so the last good version stays",
					"file", path.Join(dir, p.File), "line", p.Line, "problem", p.Text)
			}
		default:
			log.Error("content has errors, so the last good version stays", "error", err)
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
