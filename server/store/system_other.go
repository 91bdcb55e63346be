//go:build !unix

package store

import (
	"context"
	"io"
	"os"
)

// lockFile has no lock to take on this system: SQLite's own still keep the database whole.
func lockFile(name string) (io.Closer, error) {
	return os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o600)
}

func waitForFile(_ context.Context, name string) (io.Closer, error) { return lockFile(name) }

// syncFolder has nothing to do: folders cannot be synced on this system.
func syncFolder(string) error { return nil }
