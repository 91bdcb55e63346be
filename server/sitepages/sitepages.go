// Package sitepages stores CMS pages.
package sitepages

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"
	"sync/atomic"
	"time"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
	"hire360/server/db"
)

// Store reads the pages from the database.
type Store struct {
	db    *db.DB
	cache atomic.Pointer[revision]
}

// revision is all pages of one revision, parsed: every request looks for one that has its path.
type revision struct {
	number uint64
	pages  []graph.SitePage
}

// New makes the store of a database whose pages are replicated with it.
func New(d *db.DB) *Store {
	d.Replicate(db.SitePages, copyAll)
	return &Store{db: d}
}

// Revision grows with every change of a page, across restarts too. It is the same on all machines.
func (s *Store) Revision() uint64 { return s.db.Revision(db.SitePages) }

// SitePages returns all pages, by title. The list must not be changed.
func (s *Store) SitePages(ctx context.Context) ([]graph.SitePage, error) {
	number := s.Revision()
	if cached := s.cache.Load(); cached != nil && cached.number == number {
		return cached.pages, nil
	}
	pages, err := s.read(ctx, `SELECT `+pageColumns+` FROM site_page ORDER BY title, id`)
	if err == nil {
		s.cache.Store(&revision{number, pages})
	}
	return pages, err
}

// SitePagesByID returns those of the pages that exist, by id.
func (s *Store) SitePagesByID(ctx context.Context, ids []string) (map[string]*graph.SitePage, error) {
	text := `SELECT ` + pageColumns + ` FROM site_page WHERE id ` + s.db.Replica.InTexts
	pages, err := s.read(ctx, text, db.List(ids))
	if err != nil {
		return nil, err
	}
	found := make(map[string]*graph.SitePage, len(pages))
	for i := range pages {
		found[pages[i].ID] = &pages[i]
	}
	return found, nil
}

func (s *Store) read(ctx context.Context, text string, args ...any) ([]graph.SitePage, error) {
	pages := []graph.SitePage{}
	for scan := range s.db.Replica.Rows(ctx, text, args...) {
		var p graph.SitePage
		var path, source string
		err := scan(&p.ID, &path, &p.Title, &source, db.At(&p.Updated), &p.Sample)
		if err != nil {
			return nil, fmt.Errorf("read site pages: %w", err)
		}
		p.Path = graph.OrNil(path)
		if p.Text, err = graph.ParseText(source); err != nil {
			return nil, fmt.Errorf("text of site page %s: %w", p.ID, err)
		}
		pages = append(pages, p)
	}
	return pages, nil
}

const (
	pageColumns = `id, path, title, text, updated, sample`
	insertPage  = `INSERT INTO site_page (` + pageColumns + `) VALUES ($1, $2, $3, $4, $5, $6)`
)

// copyAll copies all pages, because there are few.
func copyAll(ctx context.Context, from, to *sql.Tx, _ int64) (int, error) {
	if _, err := to.ExecContext(ctx, `DELETE FROM site_page`); err != nil {
		return 0, err
	}
	for scan := range db.Rows(ctx, from, `SELECT `+pageColumns+` FROM site_page`) {
		var id, path, title, text, updated string
		var sample int
		err := scan(&id, &path, &title, &text, &updated, &sample)
		if err == nil {
			_, err = to.ExecContext(ctx, insertPage, id, path, title, text, updated, sample)
		}
		if err != nil {
			return 0, err
		}
	}
	return 0, nil
}

// samples are the pages of a new database.
//
//go:embed sample/*.yml
var samples embed.FS

type samplePage struct {
	ID    string `yaml:"id"`
	Path  string `yaml:"path"`
	Title string `yaml:"title"`
	Text  string `yaml:"text"`
}

// AddSamples writes the sample pages into a new database.
func AddSamples(ctx context.Context, tx *sql.Tx, now time.Time) error {
	names, err := fs.Glob(samples, "sample/*.yml")
	if err != nil {
		return err
	}
	for _, name := range names {
		p, err := readSample(name)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if _, err := tx.ExecContext(ctx, insertPage, p.ID, p.Path, p.Title, p.Text, db.Stamp(now), 1); err != nil {
			return err
		}
	}
	_, err = db.Raise(ctx, tx, db.SitePages)
	return err
}

func readSample(name string) (p samplePage, err error) {
	data, err := samples.ReadFile(name)
	if err != nil {
		return p, err
	}
	if err := yaml.Load(data, &p, yaml.WithKnownFields()); err != nil {
		return p, err
	}
	_, err = graph.ParseText(p.Text)
	return p, err
}

// RemoveSamples deletes the sample pages from the source.
func (s *Store) RemoveSamples(ctx context.Context) error {
	err := s.db.ChangeContent(ctx, db.SitePages, func(tx *sql.Tx, _ int64) (bool, error) {
		n, err := db.Exec(ctx, tx, `DELETE FROM site_page WHERE sample = 1`)
		return n > 0, err
	})
	return graph.Wrap(err, "remove the sample pages")
}
