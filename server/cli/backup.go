package cli

import (
	"context"
	"fmt"

	"hire360/server/store"
)

// Backup is the command "backup".
type Backup struct {
	File string `arg:"" help:"Backup file to write. It must not exist yet."`
}

// Run writes a copy of the database.
func (c *Backup) Run(ctx context.Context, env *Env) error {
	return env.withStore(ctx, func(s *store.Store) error {
		if err := s.DB.Backup(ctx, c.File); err != nil {
			return err
		}
		_, err := fmt.Fprintf(env.Out, "The database is backed up to %s. "+
			"Also copy files, secret and erasures from %s: uploaded files, the key of erasures, and who was erased.\n",
			c.File, env.Store.DB.Dir)
		return err
	})
}
