package desk

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"hire360/graph"
	"hire360/server/alerts"
	"hire360/server/db"
	"hire360/server/store"
)

// Erasures remember whom the site erased, as keyed hashes of addresses, in the database and in a file beside it. After
// a restore, the file has those that the database lost.
type Erasures struct {
	store   *store.Store
	secret  string
	file    string
	applied bool // all that are known were applied since the start
}

// OpenErasures opens what is remembered by a site with a secret. A server makes the file; a command only adds to it.
func OpenErasures(s *store.Store, secret string) (*Erasures, error) {
	e := &Erasures{store: s, secret: secret, file: filepath.Join(s.DB.Dir, "erasures")}
	if s.DB.Command {
		return e, nil
	}
	f, err := os.OpenFile(e.file, os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, db.Unwritable(s.DB.Dir, err)
	}
	return e, f.Close()
}

func (e *Erasures) hash(address string) string {
	h := hmac.New(sha256.New, []byte(e.secret))
	h.Write([]byte("erasure " + graph.Mailbox(address)))
	return hex.EncodeToString(h.Sum(nil))
}

// Erase permanently deletes a person by address: submissions with their files and deliveries, job alerts, and what
// waits on this machine. First it stores that it did. It returns the references of the submissions.
func (e *Erasures) Erase(ctx context.Context, address string) ([]string, error) {
	done := map[string]string{e.hash(address): db.Stamp(e.store.DB.Now())}
	if err := errors.Join(e.write(done, nil), e.insert(ctx, done, nil)); err != nil {
		return nil, fmt.Errorf("store the erasure: %w", err)
	}
	return e.erase(ctx, address, e.store.DB.Now())
}

func (e *Erasures) erase(ctx context.Context, address string, until time.Time) ([]string, error) {
	if _, err := alerts.EndAll(ctx, e.store.DB, address, until); err != nil {
		return nil, err
	}
	return e.store.Inbox.ErasePerson(ctx, strings.TrimSpace(address), until)
}

func (e *Erasures) sync(ctx context.Context) (erased int, err error) {
	stored, err := db.AskPrimary(ctx, e.store.DB, func(ctx context.Context) (map[string]string, error) {
		return db.Map[string, string](e.store.DB.Primary.Rows(ctx, `SELECT hash, at FROM erasure`))
	})
	if err != nil {
		return 0, fmt.Errorf("read the erasures: %w", err)
	}
	written, err := e.read()
	if err != nil {
		return 0, err
	}
	all := maps.Clone(stored)
	for hash, at := range written {
		all[hash] = max(all[hash], at)
	}
	// What was erased just now may still be on its way from this machine to the database.
	recent, apply := db.Stamp(e.store.DB.Now().Add(-10*time.Minute)), map[string]string{}
	for hash, at := range all {
		if !e.applied || stored[hash] < at || written[hash] < at || at > recent {
			apply[hash] = at
		}
	}
	if erased, err = e.apply(ctx, apply); err == nil {
		err = errors.Join(e.write(all, written), e.insert(ctx, all, stored))
	}
	e.applied = err == nil
	return erased, err
}

// exactly reads a stamp with its milliseconds.
func exactly(stamp string) time.Time {
	t, _ := time.Parse(time.RFC3339, stamp)
	return t
}

// apply erases the owners of the addresses with the hashes, each until its moment.
func (e *Erasures) apply(ctx context.Context, hashes map[string]string) (erased int, err error) {
	if len(hashes) == 0 {
		return 0, nil
	}
	latest := slices.Max(slices.Collect(maps.Values(hashes)))
	addresses, err := e.store.Inbox.Addresses(ctx, exactly(latest))
	if err != nil {
		return 0, err
	}
	all, err := alerts.List(ctx, e.store.DB)
	if err != nil {
		return 0, err
	}
	for _, a := range all {
		if at, ok := hashes[e.hash(a.Email)]; ok && db.Stamp(a.Created) <= at {
			addresses = append(addresses, a.Email)
		}
	}
	for _, address := range addresses {
		at, ok := hashes[e.hash(address)]
		if !ok {
			continue
		}
		references, err := e.erase(ctx, address, exactly(at))
		if err != nil {
			return erased, err
		}
		erased += len(references)
	}
	return erased, nil
}

// insert stores those that the table does not have.
func (e *Erasures) insert(ctx context.Context, all, stored map[string]string) error {
	return e.store.DB.WithPrimary(ctx, func(ctx context.Context) (err error) {
		for hash, at := range all {
			if stored[hash] < at && err == nil {
				_, err = e.store.DB.Primary.Exec(ctx, `INSERT INTO erasure (hash, at) VALUES ($1, $2)
					ON CONFLICT (hash) DO UPDATE SET at = excluded.at`, hash, at)
			}
		}
		return err
	})
}

// read reads the file: a hash and a moment on each line, of which the last one counts.
func (e *Erasures) read() (map[string]string, error) {
	written := map[string]string{}
	data, err := os.ReadFile(e.file)
	for line := range strings.Lines(string(data)) {
		if hash, at, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
			written[hash] = at
		}
	}
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	return written, err
}

// write adds those that the file does not have. Without it, a command is on a machine without the server's folder:
// servers copy them from the database.
func (e *Erasures) write(all, written map[string]string) error {
	var lines strings.Builder
	for hash, at := range all {
		if written[hash] < at {
			fmt.Fprintln(&lines, hash, at)
		}
	}
	f, err := os.OpenFile(e.file, os.O_APPEND|os.O_WRONLY, 0o600)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	_, err = f.WriteString(lines.String())
	return errors.Join(err, f.Sync(), f.Close())
}

// Run keeps file and database in the same state until ctx is done.
func (e *Erasures) Run(ctx context.Context) {
	e.store.DB.Every(ctx, time.Minute, "erase again", func(ctx context.Context) error {
		_, err := e.Again(ctx, Server)
		return err
	})
}

// Server is who did something in the audit that nobody asked for.
const Server = "server"

// Again brings file and database to the same state and erases again what came back: after a restore, or from a machine
// that was away. It says so in the log and in the audit, where who did it is Server or Command, and returns how many
// submissions it erased. The error wraps graph.ErrUnavailable while the shared primary is unavailable.
func (e *Erasures) Again(ctx context.Context, who string) (int, error) {
	n, err := e.sync(ctx)
	if n > 0 {
		e.store.DB.Log.Warn("people who had been erased were back and are erased again", "submissions", n)
		err = errors.Join(err, Note(ctx, e.store.DB, who, "erased again", graph.Counted(n, "submission")))
	}
	return n, err
}
