package main

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"hire360/graph"
)

// agreement returns the value that all machines use under a name: the proposal where there is none yet. The error wraps
// graph.ErrUnavailable while the other machines cannot be reached.
type agreement func(ctx context.Context, name, proposal string) (string, error)

// readSecret reads the installation's secret from the folder, and makes it on the first start. Several machines agree
// on one; while the others cannot be reached, each starts with its own.
func readSecret(ctx context.Context, dir string, agree agreement) (string, error) {
	name := filepath.Join(dir, "secret")
	text, err := os.ReadFile(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("read the secret %s: %w", name, err)
	}
	mine := string(text)
	if len(mine) < 64 {
		key := make([]byte, 32)
		_, _ = rand.Read(key) // never fails, by its documentation
		mine = hex.EncodeToString(key)
	}
	agreed, err := agree(ctx, "secret", mine)
	if errors.Is(err, graph.ErrUnavailable) {
		agreed, err = mine, nil
	}
	if err != nil || agreed == string(text) {
		return agreed, err
	}
	if err := os.WriteFile(name, []byte(agreed), 0o600); err != nil {
		return "", fmt.Errorf("keep the secret %s: %w", name, err)
	}
	return agreed, nil
}
