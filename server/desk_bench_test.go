package main

import (
	"net/http"
	"slices"
	"testing"
	"time"

	"hire360/server/db/dbtest"
)

// BenchmarkTheDesk reports the median of each page at 100,000 submissions. Pages must take less than 50 ms.
func BenchmarkTheDesk(b *testing.B) {
	for _, backend := range []dbtest.Backend{dbtest.SQLite, dbtest.Postgres} {
		b.Run(backend.Name, func(b *testing.B) { benchmarkTheDesk(b, backend) })
	}
}

func benchmarkTheDesk(b *testing.B, backend dbtest.Backend) {
	numbers := `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100000)`
	day, key := `strftime('%Y-%m-%dT%H:%M:00.000Z', '2026-01-01', n || ' minutes')`,
		`printf('%08d-7a3c-4a55-9a0e-2f1f5f0c9b11', n)`
	if backend.Name != "SQLite" {
		several(b)
		day = `to_char(timestamp '2026-01-01' + n * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI":00.000Z"')`
		key = `lpad(CAST(n AS TEXT), 8, '0') || '-7a3c-4a55-9a0e-2f1f5f0c9b11'`
	}
	var parts *site
	before := func() time.Time { return time.Date(2026, 12, 20, 12, 0, 0, 0, time.UTC) } // the first are deleted
	site := startWith(b, b.TempDir(), func(a *app) {
		a.now, a.timeout, a.connected = before, maxWait, func(s *site) { parts = s }
	}, "--admin-addr", "127.0.0.1:0", "--admin-token", deskToken, "--statistics")
	_, err := parts.store.DB.Primary.Exec(b.Context(), `INSERT INTO submission
			(key, kind, reference, received, job_id, content, consent_version, consent_at, handled)
		`+numbers+` SELECT `+key+`, CASE WHEN n % 3 = 0 THEN 'APPLICATION' ELSE 'ENQUIRY' END,
			CASE WHEN n % 3 = 0 THEN 'APP-' ELSE 'ENQ-' END || n, `+day+`, CASE WHEN n % 3 = 0 THEN '1182' ELSE '' END,
			'{"key":"k","name":"Dana Example ' || n || '","email":"dana' || n || '@example.org",' ||
			'"message":"Our claims feed stops every Friday at about the ' ||
				'same time, and whoever is on call has to begin it again by hand before the reports are due.",' ||
				'"consent":true,"files":[]}',
			'2026-11-23', `+day+`, CASE WHEN n % 1000 = 0 THEN 'new' WHEN n % 10 = 0 THEN 'progress' ELSE 'done' END
		FROM numbers`)
	noError(b, err)
	if backend.Name != "SQLite" { // as autovacuum does
		_, err := parts.store.DB.Primary.Exec(b.Context(), `ANALYZE submission`)
		noError(b, err)
	}
	desk := site.desk(b)
	desk.post("/sign-in", "name", "Dana", "token", deskToken)
	searched := func(text string) string { return desk.post("/search", "text", text).header.Get("Location") }
	person := desk.post("/people", "address", "dana777@example.org").header.Get("Location")
	for name, path := range map[string]string{"inbox": "/", "deep": "/?before=2026-01-05T00:00:00.000Z_ENQ-1",
		"applications": "/?kind=application", "new": "/?state=new", "common words": searched("claims friday"),
		"rare word": searched("dana4711"), "no word": searched("nowhere"), "job": "/?job=1182",
		"submission": "/submissions/ENQ-50000", "person": person, "deliveries": "/deliveries", "jobs": "/jobs",
		"audit": "/audit", "retention": "/retention", "statistics": "/statistics"} {
		b.Run(name, func(b *testing.B) {
			var took []time.Duration
			for b.Loop() {
				begun := time.Now()
				if got := desk.get(path); got.status != http.StatusOK {
					b.Fatalf("%s answers %d", path, got.status)
				}
				took = append(took, time.Since(begun))
			}
			slices.Sort(took)
			b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "p50-ms")
			b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
			b.ReportMetric(0, "ns/op")
		})
	}
}
