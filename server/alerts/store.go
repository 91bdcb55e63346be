// Package alerts stores alerts, which send the new jobs of a search by mail, and finds those jobs.
//
// Alerts are stored in the primary database. Jobs are searched in this machine's replica. Which of them are new does
// not depend on clocks, or on the ids or dates that hosts give them: the primary numbers the rounds in which a machine
// found jobs that none had seen before, and each alert has the number up to which its address was told.
package alerts

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"hire360/graph"
	"hire360/server/db"
)

const (
	// unconfirmedLife is how long an address has to confirm its alert.
	unconfirmedLife = 48 * time.Hour
	// betweenQuestions is the time between two mails that ask an address to confirm an alert.
	betweenQuestions = 24 * time.Hour
	// maxWaiting is how many alerts of one address may wait to be confirmed: a third could not be asked for in time.
	maxWaiting = 2
	// maxAlerts is how many alerts one address may have.
	maxAlerts = 20
)

// Jobs are the jobs that alerts look for.
type Jobs interface {
	Revision() int64
	// ActiveIDs returns the ids of all active jobs, ascending.
	ActiveIDs(ctx context.Context) ([]int64, error)
	// Matching returns for each query which of the jobs match it, the newest first, and those of the jobs that this
	// machine has never had. among is ascending.
	Matching(ctx context.Context, queries []graph.JobQuery, among []int64) (found [][]int64, unknown []int64, err error)
}

// Store stores alerts and their mails.
type Store struct {
	db      *db.DB
	primary *db.Engine
	jobs    Jobs
	// queryAt returns the query of the job search at a path.
	queryAt func(ctx context.Context, path string) (graph.JobQuery, error)
	queued  chan struct{}

	seeing   sync.Mutex
	seen     []int64 // the jobs that this machine has numbered, ascending
	revision int64   // of the jobs then
}

// New makes the store of a database.
func New(d *db.DB, jobs Jobs, queryAt func(ctx context.Context, path string) (graph.JobQuery, error)) *Store {
	return &Store{db: d, primary: d.Primary, jobs: jobs, queryAt: queryAt, queued: make(chan struct{}, 1)}
}

// Run looks for new jobs when alerts are due, and forgets those that were not confirmed in time, until ctx is done.
func (s *Store) Run(ctx context.Context) {
	var all sync.WaitGroup
	all.Go(func() { s.db.Every(ctx, time.Second, "look for new jobs of alerts", s.Look) })
	s.db.Every(ctx, time.Second, "forget unconfirmed alerts", s.forget)
	all.Wait()
}

// forget deletes the alerts that were not confirmed in time, with their addresses. Reading first needs no writer.
func (s *Store) forget(ctx context.Context) error {
	const late = `job_alert WHERE confirmed = '' AND created < $1`
	before := db.Stamp(s.db.Now().Add(-unconfirmedLife))
	n, err := db.AskPrimary(ctx, s.db, func(ctx context.Context) (int, error) {
		return s.primary.Int(ctx, `SELECT count(*) FROM `+late, before)
	})
	if err == nil && n > 0 {
		_, err = s.exec(ctx, `DELETE FROM `+late, before)
	}
	return err
}

// AddAlert stores an alert that its address has to confirm, and queues the mail that asks it.
func (s *Store) AddAlert(ctx context.Context, email, path string, f graph.JobAlertFrequency) (fresh bool, err error) {
	round, err := s.see(ctx)
	if err != nil {
		return false, fmt.Errorf("add an alert: %w", err)
	}
	now := s.db.Now()
	mailbox := graph.Mailbox(email)
	err = s.db.ChangePrimary(ctx, func(tx *sql.Tx) error {
		fresh = false
		asked, err := s.room(ctx, tx, mailbox, path, now)
		if err != nil {
			return err
		}
		n, err := db.Exec(ctx, tx, `INSERT INTO job_alert
			(id, key, email, mailbox, path, days, created, asked, told, due, mail, next_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, '', $10, $8) ON CONFLICT (mailbox, path) DO NOTHING`,
			rand.Int64N(1<<53), uuid.NewString(), email, mailbox, path, daysOf[f], db.Stamp(now), db.Stamp(asked),
			round, confirmation)
		fresh = n == 1
		return err
	})
	if errors.Is(err, errKnown) {
		return false, nil
	}
	if _, refused := graph.AsUserErrors(err); err != nil && !refused {
		return false, fmt.Errorf("add an alert: %w", err)
	}
	s.notify()
	return fresh, err
}

var errKnown = errors.New("the address has this alert")

// room returns when the address may be asked to confirm one more alert. If it may have no more, the error is a
// UserErrors; if it has this one, errKnown.
func (s *Store) room(ctx context.Context, tx *sql.Tx, mailbox, path string, now time.Time) (time.Time, error) {
	at, all, waiting := now, 0, 0
	for scan := range db.Rows(ctx, tx, `SELECT path, confirmed, asked FROM job_alert WHERE mailbox = $1`, mailbox) {
		var known, confirmed string
		var asked time.Time
		if err := scan(&known, &confirmed, db.At(&asked)); err != nil {
			return at, err
		}
		if known == path {
			return at, errKnown
		}
		all++
		if confirmed == "" {
			waiting++
		}
		if next := asked.Add(betweenQuestions); next.After(at) {
			at = next
		}
	}
	switch {
	case waiting >= maxWaiting:
		return at, graph.UserErrors{{Code: graph.UserErrorCodeTooMany, Field: []string{"email"},
			Message: "Two alerts for this address already wait to be confirmed. Open the e-mails we sent there first"}}
	case all >= maxAlerts:
		return at, graph.UserErrors{{Code: graph.UserErrorCodeTooMany, Field: []string{"email"},
			Message: fmt.Sprintf("This address has %d alerts. End one of them first, with the link in its e-mails",
				maxAlerts)}}
	}
	return at, nil
}

// daysOf is the time between two mails, in days.
var daysOf = map[graph.JobAlertFrequency]int{graph.JobAlertFrequencyDaily: 1, graph.JobAlertFrequencyWeekly: 7}

func frequencyOf(days int) graph.JobAlertFrequency {
	if days == 1 {
		return graph.JobAlertFrequencyDaily
	}
	return graph.JobAlertFrequencyWeekly
}

// Alert returns the alert with the key, or nil.
func (s *Store) Alert(ctx context.Context, key string) (found *graph.JobAlert, err error) {
	var stored, path, confirmed, email string
	var days int
	err = s.db.WithPrimary(ctx, func(ctx context.Context) error {
		return db.One(s.primary.Rows(ctx, `SELECT key, path, days, confirmed, email FROM job_alert WHERE key = $1`,
			strings.ToLower(key)), &stored, &path, &days, &confirmed, &email)
	})
	if err != nil || stored == "" {
		return nil, err
	}
	_, first := utf8.DecodeRuneInString(email)
	masked := email[:first] + "…" + email[strings.LastIndex(email, "@"):]
	found = &graph.JobAlert{Key: &stored, Path: path, Frequency: frequencyOf(days), To: &masked}
	if confirmed != "" {
		found.Confirmed = new(db.Moment(confirmed))
	}
	return found, nil
}

// ConfirmAlert confirms the alert: from now on it is looked for.
func (s *Store) ConfirmAlert(ctx context.Context, key string) (*graph.JobAlert, error) {
	now := s.db.Now()
	_, err := s.exec(ctx, `UPDATE job_alert SET confirmed = $1, mail = '', attempts = 0,
			due = CASE WHEN days = 1 THEN $2 ELSE $3 END
		WHERE key = $4 AND confirmed = ''`,
		db.Stamp(now), db.Stamp(after(now, 1)), db.Stamp(after(now, 7)), strings.ToLower(key))
	if err != nil {
		return nil, err
	}
	return s.Alert(ctx, key)
}

// ChangeAlert changes how often the alert's mails are sent, so that the next one comes that time from now, and its
// search. Up to which round it was told stays: it gets the jobs since then.
func (s *Store) ChangeAlert(
	ctx context.Context, key, path string, f graph.JobAlertFrequency,
) (*graph.JobAlert, error) {
	days := daysOf[f]
	_, err := s.exec(ctx, `UPDATE job_alert SET days = $1, due = CASE WHEN days = $1 THEN due ELSE $2 END,
			path = CASE WHEN $3 = '' THEN path ELSE $3 END
		WHERE key = $4 AND NOT EXISTS (SELECT 1 FROM job_alert AS other
			WHERE other.mailbox = job_alert.mailbox AND other.path = $3 AND other.id <> job_alert.id)`,
		days, db.Stamp(after(s.db.Now(), days)), path, strings.ToLower(key))
	if err != nil {
		return nil, err
	}
	a, err := s.Alert(ctx, key)
	if a != nil && path != "" && a.Path != path {
		return nil, graph.UserErrors{{Code: graph.UserErrorCodeInvalid, Field: []string{"query"},
			Message: "This address has another alert for this search. Change that one, or end it"}}
	}
	return a, err
}

// EndAlert deletes the alert with its address. Reading first needs no writer, however often guessed keys are posted.
func (s *Store) EndAlert(ctx context.Context, key string) error {
	if a, err := s.Alert(ctx, key); a == nil {
		return err
	}
	_, err := s.exec(ctx, `DELETE FROM job_alert WHERE key = $1`, strings.ToLower(key))
	return err
}

func after(t time.Time, days int) time.Time { return t.Add(time.Duration(days) * 24 * time.Hour) }

func (s *Store) exec(ctx context.Context, text string, args ...any) (int64, error) {
	n, err := s.db.ExecPrimary(ctx, text, args...)
	return n, graph.Wrap(err, "change alerts")
}

func (s *Store) notify() {
	select {
	case s.queued <- struct{}{}:
	default:
	}
}
