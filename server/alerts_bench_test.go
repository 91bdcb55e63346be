package main

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/server/db"
)

// What 10,000 alerts of 1,000 different searches need to find 500 new jobs among 10,000, and to queue their mails.
func BenchmarkAlerts(b *testing.B) {
	var s *site
	c := &clock{}
	to := newStrictServer(b, strictOptions{Refuse: func(strictMail) string { return "451 4.3.0 later" }})
	startWith(b, b.TempDir(), func(a *app) {
		a.now, a.timeout, a.connected = c.now, maxWait, func(made *site) { s = made }
	}, append(mailingTo(to), "--captcha", "off")...)
	jobs := func(from, n int) {
		rows := make([]string, n)
		for i := range rows {
			rows[i] = fmt.Sprintf(`{"id": "%d", "title": "Engineer of kind %d", "summary": "Work.", "text": "Work %d.",
				"city": "City %d", "countryCode": "US", "workplace": "ON_SITE", "type": "FULL_TIME",
				"category": "Operations", "experience": "MID", "posted": "2026-11-20"}`, from+i, i%100, i, i%50)
		}
		_, err := s.store.Jobs.Import(b.Context(), strings.NewReader("["+strings.Join(rows, ",")+"]"), "json")
		noError(b, err)
	}
	jobs(1_000_000, 10_000)
	if _, err := s.alerts.AddAlert(b.Context(), "first@example.org", "/careers", "DAILY"); err != nil {
		b.Fatal(err)
	}
	for i := range 10_000 {
		_, err := s.store.DB.Primary.Exec(b.Context(), `INSERT INTO job_alert
			(id, key, email, mailbox, path, days, created, asked, confirmed, told, due, mail, next_at)
			SELECT $1, $2, $3, $3, $4, 1, created, asked, created, told, $5, '', next_at
			FROM job_alert WHERE mailbox = 'first@example.org'`,
			i, uuid.NewString(), fmt.Sprintf("p%d@example.org", i),
			fmt.Sprintf("/careers?q=kind+%d&city=City+%d", i%100, i/100%10), db.Stamp(c.now().Add(time.Hour)))
		noError(b, err)
	}
	for i := 0; b.Loop(); i++ {
		b.StopTimer()
		jobs(2_000_000+i*500, 500)
		_, err := s.store.DB.Primary.Exec(b.Context(), `UPDATE job_alert SET mail = '', due = $1`, db.Stamp(c.now().Add(time.Hour)))
		noError(b, err)
		b.StartTimer()
		c.jump(2 * time.Hour)
		noError(b, s.alerts.Look(b.Context()))
	}
}
