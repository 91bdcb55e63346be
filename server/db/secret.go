package db

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

// Secret returns the installation's secret, 64 letters of hex, which is made on the first start and stored in the data
// folder. Several machines agree on one; while the shared primary is unavailable, each starts with its own.
func (d *DB) Secret(ctx context.Context) (string, error) {
	name := filepath.Join(d.Dir, "secret")
	stored, err := os.ReadFile(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("read the secret %s: %w", name, err)
	}
	secret := string(stored)
	if len(secret) < 64 {
		key := make([]byte, 32)
		_, _ = rand.Read(key) // never fails, by its documentation
		secret = hex.EncodeToString(key)
	}
	if d.Several() {
		err := d.WithPrimary(ctx, func(ctx context.Context) error { // the first that any of them proposed
			_, err := d.Primary.Exec(ctx,
				`INSERT INTO agreed (name, value) VALUES ('secret', $1) ON CONFLICT (name) DO NOTHING`, secret)
			if err != nil {
				return err
			}
			return d.Primary.Read.QueryRowContext(ctx, `SELECT value FROM agreed WHERE name = 'secret'`).Scan(&secret)
		})
		if err != nil && !errors.Is(err, graph.ErrUnavailable) {
			return "", fmt.Errorf("agree on the secret with the other machines: %w", err)
		}
	}
	if secret == string(stored) {
		return secret, nil
	}
	if err := os.WriteFile(name, []byte(secret), 0o600); err != nil {
		return "", fmt.Errorf("store the secret %s: %w", name, err)
	}
	return secret, nil
}

// KnownSecret returns the installation's secret for a command, which makes none.
func (d *DB) KnownSecret(ctx context.Context) (secret string, err error) {
	if d.Several() {
		err = d.Primary.Read.QueryRowContext(ctx, `SELECT value FROM agreed WHERE name = 'secret'`).Scan(&secret)
	} else {
		var stored []byte
		stored, err = os.ReadFile(filepath.Join(d.Dir, "secret"))
		secret = string(stored)
	}
	if err != nil || len(secret) < 64 {
		return "", fmt.Errorf("the secret of this site is missing: start the server once, which makes it (%w)",
			errors.Join(err, fs.ErrNotExist))
	}
	return secret, nil
}
