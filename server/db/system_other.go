//go:build !unix

package db

import (
	"context"
	"io"
	"os"
)

// lockFile locks nothing on this system: SQLite's own locks still protect the database.
func lockFile(name string) (io.Closer, error) {
	return os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o600)
}

func waitForFile(_ context.Context, name string) (io.Closer, error) { return lockFile(name) }

// SyncFolder does nothing: folders cannot be synced on this system.
func SyncFolder(string) error { return nil }
