//go:build unix

package db

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"syscall"
	"time"
)

// lockFile locks the file for this process until it is closed or the process ends, however it ends.
func lockFile(name string) (io.Closer, error) {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		defer func() { _ = f.Close() }()
		if !errors.Is(err, syscall.EWOULDBLOCK) {
			return nil, err
		}
		owner, _ := io.ReadAll(io.LimitReader(f, 20))
		return nil, fmt.Errorf("process %s", strings.TrimSpace(string(owner)))
	}
	// The number is only for the message above: the lock holds without it.
	_ = f.Truncate(0)
	_, _ = f.WriteAt([]byte(fmt.Sprintln(os.Getpid())), 0)
	return f, nil
}

// waitForFile locks the file as lockFile does and waits while another process has it, for up to a minute.
func waitForFile(ctx context.Context, name string) (io.Closer, error) {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	for {
		f, err := lockFile(name)
		if err == nil {
			return f, nil
		}
		select {
		case <-ctx.Done():
			return nil, err
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// SyncFolder makes files that were named or removed in the folder survive a power cut.
func SyncFolder(dir string) error {
	f, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
