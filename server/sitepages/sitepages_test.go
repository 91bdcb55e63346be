package sitepages

import (
	"context"
	"database/sql"
	"strings"
	"testing"
	"time"

	"hire360/server/db"
	"hire360/server/db/dbtest"
)

func TestMain(m *testing.M) { dbtest.Main(m) }

func TestPagesAreReadByIDAndInFull(t *testing.T) { dbtest.OnEach(t, testPagesAreReadByIDAndInFull) }

func testPagesAreReadByIDAndInFull(t *testing.T, b dbtest.Backend) {
	fill := func(ctx context.Context, _ *db.Engine, tx *sql.Tx) error { return AddSamples(ctx, tx, time.Now()) }
	d, err := db.Open(t.Context(),
		db.Options{Dir: t.TempDir(), Database: b.Database(t), Fill: fill, Timeout: dbtest.MaxWait})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = d.Close() }()
	s := New(d)
	if err := d.Refresh(t.Context()); err != nil {
		t.Fatal(err)
	}
	all, err := s.SitePages(t.Context())
	if err != nil || len(all) != 1 {
		t.Fatalf("got %d pages (%v), want 1", len(all), err)
	}
	byID, err := s.SitePagesByID(t.Context(), []string{all[0].ID, "no-such-page"})
	if err != nil || len(byID) != 1 || byID[all[0].ID].Title != all[0].Title {
		t.Errorf("got %v (%v), want the page %s alone", byID, err, all[0].ID)
	}
	for _, p := range all {
		if p.Path == nil || !strings.HasPrefix(*p.Path, "/site/") || len(p.Text) < 5 || p.Updated.IsZero() {
			t.Errorf("page %s: path, text or time is missing", p.ID)
		}
	}
	err = d.ChangeContent(t.Context(), db.SitePages, func(tx *sql.Tx, _ int64) (bool, error) {
		_, err := tx.ExecContext(t.Context(), `UPDATE site_page SET title = 'A new title'`)
		return true, err
	})
	if err != nil {
		t.Fatal(err)
	}
	if all, err = s.SitePages(t.Context()); err != nil || len(all) != 1 || all[0].Title != "A new title" {
		t.Errorf("after a change: got %d pages (%v), want 1 with the new title", len(all), err)
	}
}
