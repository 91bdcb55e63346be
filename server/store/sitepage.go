package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"io/fs"

	"hire360/graph"
)

// samplePage is a page of the content management system as it is written in a file.
type samplePage struct {
	ID    string `yaml:"id"`
	Path  string `yaml:"path"`
	Title string `yaml:"title"`
	Text  string `yaml:"text"`
}

func (s *Store) seedPages(ctx context.Context, tx *sql.Tx) error {
	names, err := fs.Glob(samples, "sitepages/*.yml")
	if err != nil {
		return err
	}
	for _, name := range names {
		var p samplePage
		if err := readSample(samples, name, &p); err != nil {
			return err
		}
		if _, err := graph.ParseText(p.Text); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if _, err := tx.ExecContext(ctx, `INSERT INTO site_page (id, path, title, text, updated) VALUES ($1, $2, $3, $4, $5)`,
			p.ID, p.Path, p.Title, p.Text, stamp(s.now())); err != nil {
			return err
		}
	}
	return nil
}

// parsedPages are all pages of one revision, read: every page of the site asks whether one of them stands there.
type parsedPages struct {
	revision uint64
	pages    []graph.SitePage
}

// SitePages returns all pages of the content management system, by title. The list must not be changed.
func (s *Store) SitePages(ctx context.Context) ([]graph.SitePage, error) {
	revision := s.SitePagesRevision()
	if known := s.parsed.Load(); known != nil && known.revision == revision {
		return known.pages, nil
	}
	pages, err := s.sitePages(ctx, `SELECT id, path, title, text, updated FROM site_page ORDER BY title, id`)
	if err == nil {
		s.parsed.Store(&parsedPages{revision, pages})
	}
	return pages, err
}

// SitePagesByID returns those of the pages that exist, by id.
func (s *Store) SitePagesByID(ctx context.Context, ids []string) (map[string]*graph.SitePage, error) {
	list, err := json.Marshal(ids)
	if err != nil {
		return nil, err
	}
	pages, err := s.sitePages(ctx, `SELECT id, path, title, text, updated FROM site_page WHERE id `+s.local.texts, string(list))
	if err != nil {
		return nil, err
	}
	found := make(map[string]*graph.SitePage, len(pages))
	for i := range pages {
		found[pages[i].ID] = &pages[i]
	}
	return found, nil
}

func (s *Store) sitePages(ctx context.Context, text string, args ...any) ([]graph.SitePage, error) {
	rows, err := s.local.query(ctx, text, args...)
	if err != nil {
		return nil, fmt.Errorf("read site pages: %w", err)
	}
	defer func() { _ = rows.Close() }()
	pages := []graph.SitePage{}
	for rows.Next() {
		var p graph.SitePage
		var path, source, updated string
		if err := rows.Scan(&p.ID, &path, &p.Title, &source, &updated); err != nil {
			return nil, fmt.Errorf("read site pages: %w", err)
		}
		p.Path, p.Updated = orNil(path), moment(updated)
		if p.Text, err = graph.ParseText(source); err != nil {
			return nil, fmt.Errorf("text of site page %s: %w", p.ID, err)
		}
		pages = append(pages, p)
	}
	return pages, rows.Err()
}
