// Package cli has the commands that work on a site's data, even while a server is running.
package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"hire360/server/store"
)

// Env is what a command gets in addition to its own arguments.
type Env struct {
	In  io.Reader
	Out io.Writer
	// Err is where a command says which database it works on.
	Err io.Writer
	// Store says where the store is.
	Store store.Options
}

// UsageError is a mistake of the caller's: a setting or an argument.
type UsageError struct{ Err error }

// Error says what is wrong and what would be right.
func (e UsageError) Error() string { return e.Err.Error() }

// Unwrap returns the cause.
func (e UsageError) Unwrap() error { return e.Err }

func usageErrorf(format string, args ...any) error { return UsageError{fmt.Errorf(format, args...)} }

// withStore opens the store that is there, even while a server is running, says which it is, does something with it,
// and closes it.
func (env *Env) withStore(ctx context.Context, do func(*store.Store) error) error {
	o := env.Store
	o.DB.Command = true
	s, err := store.Open(ctx, o)
	if err != nil {
		return err
	}
	_, _ = fmt.Fprintln(env.Err, "site: this is", s.DB.Name())
	return errors.Join(do(s), s.Close())
}

// writeFile writes to a new file, or to standard output for "-". On an error it leaves no incomplete file.
func (env *Env) writeFile(name string, write func(io.Writer) error) error {
	if name == "-" {
		return write(env.Out)
	}
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, os.ErrExist) {
		return usageErrorf("%s already exists: choose another name", name)
	}
	if err != nil {
		return err
	}
	if err := errors.Join(write(f), f.Sync(), f.Close()); err != nil {
		return errors.Join(err, os.Remove(name))
	}
	return nil
}

// formatOf returns json or csv: the wanted one, or by the ending of the file's name.
func formatOf(wanted, file string) (string, error) {
	if wanted == "" {
		wanted = strings.TrimPrefix(strings.ToLower(filepath.Ext(file)), ".")
	}
	if wanted != "json" && wanted != "csv" {
		return "", usageErrorf("%s: unknown format: use the extension .json or .csv, or --format json|csv", file)
	}
	return wanted, nil
}
