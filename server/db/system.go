package db

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"time"

	"github.com/gofrs/flock"
)

// lockFile locks the file for this process until it is closed or the process ends, however it ends. It waits that long
// while another process has it.
func lockFile(ctx context.Context, name string, wait time.Duration) (io.Closer, error) {
	f := flock.New(name)
	locked, err := f.TryLock() // first without a limit: a busy machine may take longer than the wait
	ctx, cancel := context.WithTimeout(ctx, wait)
	defer cancel()
	if err == nil && !locked {
		locked, err = f.TryLockContext(ctx, 20*time.Millisecond)
	}
	if !locked && ctx.Err() != nil {
		owner, _ := os.ReadFile(name)
		return nil, fmt.Errorf("process %s", strings.TrimSpace(string(owner)))
	}
	if err != nil {
		return nil, err
	}
	// The number is only for the message above: the lock holds without it.
	_ = os.WriteFile(name, []byte(fmt.Sprintln(os.Getpid())), 0o600)
	return f, nil
}

// SyncFolder makes files that were named or removed in the folder survive a power cut. Windows cannot sync a folder.
func SyncFolder(dir string) error {
	f, err := os.Open(dir)
	if err != nil || runtime.GOOS == "windows" {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
