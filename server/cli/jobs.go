package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"hire360/graph"
	"hire360/server/store"
)

// Jobs is the command "jobs".
type Jobs struct {
	Import jobsImport `cmd:"" help:"Import jobs from a JSON or CSV file, all or nothing."`
	Export jobsExport `cmd:"" help:"Export all jobs to a JSON or CSV file."`
}

type jobsImport struct {
	File   string `arg:"" help:"File to read, or - for standard input."`
	Format string `enum:",json,csv" default:"" help:"json or csv. Default: from the file's extension."`
}

func (c *jobsImport) Run(ctx context.Context, env *Env) error {
	format, err := formatOf(c.Format, c.File)
	if err != nil {
		return err
	}
	in := env.In
	if c.File != "-" {
		f, err := os.Open(c.File)
		if err != nil {
			return UsageError{err}
		}
		defer func() { _ = f.Close() }()
		in = f
	}
	return env.withStore(ctx, func(s *store.Store) error {
		if hosts, err := s.DB.JobsAreHosts(ctx); hosts || err != nil {
			return cmp.Or(err, errors.New("the jobs of this site come from its hosts: change them there"))
		}
		if err := note(ctx, s, "imported jobs", format); err != nil {
			return err
		}
		n, err := s.Jobs.Import(ctx, in, format)
		if err != nil {
			return fmt.Errorf("%s: %w", c.File, err)
		}
		_, err = fmt.Fprintf(env.Out, "%s added, %d updated, %d unchanged\n", graph.Counted(n.Added, "job"), n.Updated,
			n.Unchanged)
		return err
	})
}

type jobsExport struct {
	File   string `arg:"" help:"File to write, or - for standard output."`
	Format string `enum:",json,csv" default:"" help:"json or csv. Default: from the file's extension."`
}

func (c *jobsExport) Run(ctx context.Context, env *Env) error {
	format, err := formatOf(c.Format, c.File)
	if err != nil {
		return err
	}
	return env.withStore(ctx, func(s *store.Store) error {
		return env.writeFile(c.File, func(out io.Writer) error { return s.Jobs.Export(ctx, out, format) })
	})
}
