package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"hire360/graph"
	"hire360/server/inbox"
	"hire360/server/store"
)

// format returns json or csv, as asked for or by the ending of the file's name.
func format(asked, file string) (string, error) {
	if asked == "" {
		asked = strings.TrimPrefix(strings.ToLower(filepath.Ext(file)), ".")
	}
	if asked != "json" && asked != "csv" {
		return "", usage{fmt.Errorf("%s: the format is told by the ending .json or .csv, or by --format json|csv", file)}
	}
	return asked, nil
}

// open opens the data folder beside a server that may be running.
func (w *world) open(ctx context.Context) (*store.Store, error) {
	return store.Open(ctx, store.Options{Dir: w.Data, Database: w.Database, Bucket: w.Bucket, Log: w.log, Command: true})
}

// withStore opens the store, does something with it, and closes it.
func (w *world) withStore(ctx context.Context, do func(*store.Store) error) error {
	s, err := w.open(ctx)
	if err != nil {
		return err
	}
	return errors.Join(do(s), s.Close())
}

// writeFile writes through write into a new file, or to standard output for "-". A failure leaves no half file.
func (w *world) writeFile(name string, write func(io.Writer) error) error {
	if name == "-" {
		return write(w.out)
	}
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, os.ErrExist) {
		return usage{fmt.Errorf("%s exists: name a file that does not, nothing is overwritten", name)}
	}
	if err != nil {
		return err
	}
	if err := errors.Join(write(f), f.Sync(), f.Close()); err != nil {
		return errors.Join(err, os.Remove(name))
	}
	return nil
}

type jobsCommand struct {
	Import jobsImport `cmd:"" help:"Bring in jobs from a JSON or CSV file. All or nothing."`
	Export jobsExport `cmd:"" help:"Write all jobs to a JSON or CSV file."`
}

type jobsImport struct {
	File   string `arg:"" help:"File to read, or - for standard input."`
	Format string `enum:",json,csv" default:"" help:"json or csv. Default: by the file's ending."`
}

// Run imports jobs.
func (c *jobsImport) Run(ctx context.Context, w *world) error {
	kind, err := format(c.Format, c.File)
	if err != nil {
		return err
	}
	in := w.in
	if c.File != "-" {
		f, err := os.Open(c.File)
		if err != nil {
			return usage{err}
		}
		defer func() { _ = f.Close() }()
		in = f
	}
	return w.withStore(ctx, func(s *store.Store) error {
		done, err := s.Jobs.Import(ctx, in, kind)
		if err != nil {
			return fmt.Errorf("%s: %w", c.File, err)
		}
		_, err = fmt.Fprintf(w.out, "%d jobs added, %d updated, %d unchanged\n", done.Added, done.Updated, done.Unchanged)
		return err
	})
}

type jobsExport struct {
	File   string `arg:"" help:"File to write, or - for standard output."`
	Format string `enum:",json,csv" default:"" help:"json or csv. Default: by the file's ending."`
}

// Run exports jobs.
func (c *jobsExport) Run(ctx context.Context, w *world) error {
	kind, err := format(c.Format, c.File)
	if err != nil {
		return err
	}
	return w.withStore(ctx, func(s *store.Store) error {
		return w.writeFile(c.File, func(out io.Writer) error { return s.Jobs.Export(ctx, out, kind) })
	})
}

type submissionsCommand struct {
	List   submissionsList   `cmd:"" default:"withargs" help:"List what was received, latest first."`
	Show   submissionsShow   `cmd:"" help:"Show one submission whole."`
	Export submissionsExport `cmd:"" help:"Write all submissions to a JSON or CSV file."`
	Forget submissionsForget `cmd:"" help:"Delete one submission with its files, for good."`
}

type submissionsList struct {
	Kind  string `enum:",enquiry,application" default:"" help:"Only these: enquiry or application."`
	First int    `default:"50" help:"How many at the most, 0 for all."`
}

// Run lists submissions.
func (c *submissionsList) Run(ctx context.Context, w *world) error {
	return w.withStore(ctx, func(s *store.Store) error {
		list, err := s.Inbox.Submissions(ctx, inbox.SubmissionFilter{Kind: graph.ReceiptKind(strings.ToUpper(c.Kind)), First: c.First})
		if err != nil {
			return err
		}
		t := tabwriter.NewWriter(w.out, 0, 4, 2, ' ', 0)
		_, _ = fmt.Fprintln(t, "REFERENCE\tRECEIVED (UTC)\tSTATE\tFROM\tABOUT\tFILES")
		for _, n := range list {
			from, about := summary(n)
			_, _ = fmt.Fprintf(t, "%s\t%s\t%s\t%s\t%s\t%d\n", n.Reference, n.Received.UTC().Format("2006-01-02 15:04"), stateOf(n), from, about, len(n.Files))
		}
		return t.Flush()
	})
}

type submissionsShow struct {
	Reference string `arg:"" help:"The number on the receipt, such as APP-7K3M9Q."`
	Files     string `type:"existingdir" help:"Folder into which the files are copied."`
}

// Run shows one submission, and copies its files where asked.
func (c *submissionsShow) Run(ctx context.Context, w *world) error {
	return w.withStore(ctx, func(s *store.Store) error {
		n, err := s.Inbox.Submission(ctx, c.Reference)
		if errors.Is(err, graph.ErrNotFound) {
			return usage{fmt.Errorf("there is no submission %s: site submissions list shows all", c.Reference)}
		}
		if err != nil {
			return err
		}
		e := json.NewEncoder(w.out)
		e.SetIndent("", "  ")
		e.SetEscapeHTML(false)
		if err := e.Encode(n); err != nil || c.Files == "" {
			return err
		}
		for i, f := range n.Files {
			if err := c.copyFile(ctx, w, s, f, i); err != nil {
				return err
			}
		}
		return nil
	})
}

func (c *submissionsShow) copyFile(ctx context.Context, w *world, s *store.Store, f graph.UploadedFile, i int) error {
	r, _, err := s.Inbox.OpenUpload(ctx, f.ID)
	if err != nil {
		return err
	}
	defer func() { _ = r.Close() }()
	name := filepath.Join(c.Files, fmt.Sprintf("%s-%d-%s", strings.ToUpper(c.Reference), i+1, graph.FileName(f.Name)))
	return w.writeFile(name, func(out io.Writer) error {
		_, err := io.Copy(out, r)
		return err
	})
}

type submissionsForget struct {
	Reference string `arg:"" help:"The number on the receipt, such as APP-7K3M9Q."`
}

// Run deletes one submission.
func (c *submissionsForget) Run(ctx context.Context, w *world) error {
	return w.withStore(ctx, func(s *store.Store) error {
		err := s.Inbox.Forget(ctx, c.Reference)
		if errors.Is(err, graph.ErrNotFound) {
			return usage{fmt.Errorf("there is no submission %s: site submissions list shows all", c.Reference)}
		}
		if err != nil {
			return err
		}
		_, err = fmt.Fprintf(w.out, "%s and its files are deleted. Backups made before still hold them.\n", strings.ToUpper(c.Reference))
		return err
	})
}

type submissionsExport struct {
	File   string `arg:"" help:"File to write, or - for standard output."`
	Format string `enum:",json,csv" default:"" help:"json or csv. Default: by the file's ending."`
}

// Run exports submissions.
func (c *submissionsExport) Run(ctx context.Context, w *world) error {
	kind, err := format(c.Format, c.File)
	if err != nil {
		return err
	}
	return w.withStore(ctx, func(s *store.Store) error {
		return w.writeFile(c.File, func(out io.Writer) error { return s.Inbox.Export(ctx, out, kind) })
	})
}

type backupCommand struct {
	File string `arg:"" help:"File to write the copy to. It must not exist."`
}

// Run writes a copy of the database.
func (c *backupCommand) Run(ctx context.Context, w *world) error {
	return w.withStore(ctx, func(s *store.Store) error {
		if err := s.DB.Backup(ctx, c.File); err != nil {
			return err
		}
		_, err := fmt.Fprintf(w.out, "The database is copied to %s. Copy the folder %s too: it holds the files that were sent.\n", c.File, filepath.Join(w.Data, "files"))
		return err
	})
}

// stateOf says how far a submission has come, and what replaced it.
func stateOf(n graph.Submission) string {
	if n.ReplacedBy != "" {
		return "replaced by " + n.ReplacedBy
	}
	return strings.ToLower(string(n.State))
}

// summary says who sent a submission and what it is about, for one line of a list.
func summary(n graph.Submission) (from, about string) {
	switch {
	case n.Enquiry != nil:
		about = "enquiry"
		if n.Enquiry.Interest != nil {
			about = *n.Enquiry.Interest
		}
		return n.Enquiry.Name, about
	case n.Application != nil && n.JobTitle != "":
		return n.Application.Name, n.JobTitle
	case n.Application != nil:
		return n.Application.Name, "general application"
	}
	return "", ""
}
