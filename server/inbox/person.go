package inbox

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"golang.org/x/net/idna"

	"hire360/graph"
	"hire360/server/db"
)

// ofPerson selects the keys of the submissions from the spellings of an address, and of those that replaced one another
// with them, which may be deleted.
func ofPerson(e *db.Engine) string {
	return `WITH RECURSIVE person AS (SELECT key FROM submission WHERE ` + e.Email + ` ` + e.InTexts + `
		UNION SELECT CASE WHEN earlier = person.key THEN later ELSE earlier END
			FROM replacement JOIN person ON earlier = person.key OR later = person.key)
		SELECT key FROM person`
}

// spellings are those that the database may have of an address, as ofPerson takes them: as it is stored, and as earlier
// releases stored it.
func spellings(address string) string {
	mailbox, typed := graph.Mailbox(address), strings.TrimSpace(address)
	at := strings.LastIndexByte(mailbox, '@') + 1
	domain, err := idna.Lookup.ToASCII(mailbox[at:])
	if err != nil {
		domain = mailbox[at:]
	}
	asLower := strings.Map(func(r rune) rune {
		if r >= 'A' && r <= 'Z' {
			return r + 'a' - 'A'
		}
		return r
	}, typed)
	return db.List([]string{mailbox, mailbox[:at] + domain, strings.ToLower(typed), asLower})
}

// OfPerson returns what was sent from an e-mail address, latest first, in any spelling of it, and the submissions
// that replaced one another with those.
func (s *Store) OfPerson(ctx context.Context, address string) ([]graph.Submission, error) {
	// In one query, PostgreSQL would expect so many rows that it compiles it, which takes longer than the rest.
	keys, err := texts(ctx, s.primary, ofPerson(s.primary), spellings(address))
	if err != nil {
		return nil, fmt.Errorf("find a person: %w", err)
	}
	list, err := s.submissions(ctx, allSubmissions+` WHERE submission.key `+s.primary.InTexts+`
		ORDER BY received DESC, submission.key`, db.List(keys))
	return list, graph.Wrap(err, "find a person")
}

// WaitingOfPerson returns the references of what waits on this machine until the shared primary can be reached.
func (s *Store) WaitingOfPerson(ctx context.Context, address string) ([]string, error) {
	if !s.db.Several() {
		return nil, nil
	}
	return texts(ctx, s.replica, `SELECT reference FROM submission WHERE key IN (`+ofPerson(s.replica)+`)`,
		spellings(address))
}

// ErasePerson permanently deletes what was sent from an address until a moment, with files and deliveries, also what
// waits on this machine. It returns the references.
func (s *Store) ErasePerson(ctx context.Context, address string, until time.Time) (erased []string, err error) {
	var keys []string
	if s.db.Several() { // first, so that it is not transferred meanwhile
		keys, err = s.keysOf(ctx, s.replica, address, until)
		for _, key := range keys {
			fault := s.removeUploads(ctx, s.replica, `claimed_by = $1`, key)
			if fault == nil {
				_, fault = s.replica.Exec(ctx, `DELETE FROM submission WHERE key = $1`, key)
			}
			err = errors.Join(err, fault)
		}
	}
	if err == nil {
		keys, err = s.keysOf(ctx, s.primary, address, until)
	}
	if err != nil {
		return nil, fmt.Errorf("erase a person: %w", err)
	}
	for _, key := range keys {
		reference, err := texts(ctx, s.primary, `SELECT reference FROM submission WHERE key = $1`, key)
		if err == nil {
			err = s.forget(ctx, key)
		}
		if err != nil {
			return erased, fmt.Errorf("erase a person: %w", err)
		}
		erased = append(erased, reference...)
	}
	if len(erased) > 0 {
		return erased, s.dropTraces(ctx)
	}
	return nil, s.db.EmptyLog(ctx) // which may have an alert to the address
}

func (s *Store) keysOf(ctx context.Context, e *db.Engine, address string, until time.Time) ([]string, error) {
	return texts(ctx, e, `SELECT key FROM submission WHERE received <= $2 AND key IN (`+ofPerson(e)+`)`,
		spellings(address), db.Stamp(until))
}

// Addresses returns the addresses from which something was sent until a moment, in lower case, each once.
func (s *Store) Addresses(ctx context.Context, until time.Time) (all []string, err error) {
	for _, e := range s.db.Reachable() {
		found, err := texts(ctx, e, `SELECT DISTINCT coalesce(`+e.Email+`, '') FROM submission WHERE received <= $1`,
			db.Stamp(until))
		if err != nil {
			return nil, fmt.Errorf("read addresses: %w", err)
		}
		all = append(all, found...)
	}
	return all, nil
}

func texts(ctx context.Context, e *db.Engine, query string, args ...any) ([]string, error) {
	return db.Column[string](e.Rows(ctx, query, args...))
}

// dropForgotten removes what this machine has of submissions that were deleted somewhere: receipts in memory, so that
// none is answered from there, and rows of files.
func (s *Store) dropForgotten(ctx context.Context) error {
	return s.db.WithPrimary(ctx, func(ctx context.Context) error {
		n, err := s.primary.Int(ctx, `SELECT n FROM revision WHERE name = 'forgotten'`)
		if err != nil || s.forgotten.Load() == int64(n) {
			return err
		}
		s.receipts.Purge()
		if err := s.dropRows(ctx); err != nil {
			return err
		}
		s.forgotten.Store(int64(n))
		return nil
	})
}

// dropRows deletes this machine's rows of files that it has handed over and the primary has no more. They have the
// names that people gave to their files.
func (s *Store) dropRows(ctx context.Context) error {
	ids, err := texts(ctx, s.replica, `SELECT id FROM upload WHERE waiting = 0 AND claimed_by = ''`)
	if err != nil || len(ids) == 0 {
		return err
	}
	if ids, err = s.unknownToPrimary(ctx, ids); err != nil || len(ids) == 0 {
		return err
	}
	if _, err = s.replica.Exec(ctx, `DELETE FROM upload WHERE id `+s.replica.InTexts, db.List(ids)); err != nil {
		return err
	}
	return s.db.EmptyLog(ctx)
}
