package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"hire360/graph"
	"hire360/server/inbox"
	"hire360/server/store"
)

// Submissions is the command "submissions".
type Submissions struct {
	List   submissionsList   `cmd:"" default:"withargs" help:"List submissions, latest first."`
	Show   submissionsShow   `cmd:"" help:"Show one submission in full."`
	Export submissionsExport `cmd:"" help:"Export all submissions to a JSON or CSV file."`
	Forget submissionsForget `cmd:"" help:"Permanently delete a submission, or all before a day, with files and deliveries."`
}

type submissionsList struct {
	Kind  string `enum:",enquiry,application" default:"" help:"Only this kind: enquiry or application."`
	First int    `default:"50" help:"Maximum number to list, 0 for all."`
}

func (c *submissionsList) Run(ctx context.Context, env *Env) error {
	return env.withStore(ctx, func(s *store.Store) error {
		list, err := s.Inbox.Submissions(ctx, graph.ReceiptKind(strings.ToUpper(c.Kind)), c.First)
		if err != nil {
			return err
		}
		t := tabwriter.NewWriter(env.Out, 0, 4, 2, ' ', 0)
		_, _ = fmt.Fprintln(t, "REFERENCE\tRECEIVED (UTC)\tSTATE\tFROM\tABOUT\tFILES")
		for _, n := range list {
			_, _ = fmt.Fprintf(t, "%s\t%s\t%s\t%s\t%s\t%d\n", n.Reference,
				n.Received.UTC().Format("2006-01-02 15:04"), stateOf(n), n.Sender(), about(n), len(n.Files))
		}
		if err := t.Flush(); err != nil || c.First == 0 || len(list) < c.First {
			return err
		}
		_, err = fmt.Fprintf(env.Out, "Listed: the latest %d. For all, use --first 0.\n", len(list))
		return err
	})
}

// stateOf says how far a submission has come, what replaced it, and what the team did about it.
func stateOf(n graph.Submission) string {
	state := strings.ToLower(string(n.State))
	switch {
	case n.ReplacedBy != "":
		return "replaced by " + n.ReplacedBy
	case n.Handled == "done":
		return state + ", done"
	case n.Handled == "progress":
		return state + ", in progress"
	}
	return state
}

// about says in a few words what was sent, for one line of a list.
func about(n graph.Submission) string {
	switch {
	case n.Enquiry != nil && n.Enquiry.Interest != nil:
		return *n.Enquiry.Interest
	case n.Enquiry != nil:
		return "enquiry"
	case n.JobTitle != "":
		return n.JobTitle
	}
	return "general application"
}

type submissionsShow struct {
	Reference string `arg:"" help:"The reference on the receipt, such as APP-7K3M9Q."`
	Files     string `type:"existingdir" help:"Folder to copy the files to."`
}

// Run shows one submission, and copies its files when a folder was given.
func (c *submissionsShow) Run(ctx context.Context, env *Env) error {
	return env.withStore(ctx, func(s *store.Store) error {
		n, err := s.Inbox.Submission(ctx, c.Reference)
		if err != nil {
			return explainMissing(err, c.Reference)
		}
		if err := note(ctx, s, "read", n.Reference); err != nil {
			return err
		}
		e := json.NewEncoder(env.Out)
		e.SetIndent("", "  ")
		e.SetEscapeHTML(false)
		if err := e.Encode(n); err != nil || c.Files == "" {
			return err
		}
		for i, f := range n.Files {
			if err := c.copyFile(ctx, env, s, f, i); err != nil {
				return err
			}
		}
		return nil
	})
}

func (c *submissionsShow) copyFile(ctx context.Context, env *Env, s *store.Store, f graph.UploadedFile, i int) error {
	r, _, err := s.Inbox.OpenUpload(ctx, f.ID)
	if err != nil {
		return err
	}
	defer func() { _ = r.Close() }()
	name := fmt.Sprintf("%s-%d-%s", strings.ToUpper(c.Reference), i+1, graph.FileName(f.Name))
	return env.writeFile(filepath.Join(c.Files, name), func(out io.Writer) error {
		_, err := io.Copy(out, r)
		return err
	})
}

type submissionsForget struct {
	Reference string    `arg:"" optional:"" help:"The reference on the receipt, such as APP-7K3M9Q."`
	Before    time.Time `format:"2006-01-02" help:"Instead: list those received before this day in UTC, such as 2025-12-31."`
	Kind      string    `enum:",enquiry,application" default:"" help:"Of those, only this kind: enquiry or application."`
	Yes       bool      `help:"Delete what is listed."`
}

// Run deletes one submission, or lists and deletes those before a day.
func (c *submissionsForget) Run(ctx context.Context, env *Env) error {
	if (c.Reference == "") == c.Before.IsZero() {
		return usageErrorf("which submissions? Give a reference or --before: see site submissions list")
	}
	if c.Reference == "" {
		return env.withStore(ctx, func(s *store.Store) error { return c.forgetBefore(ctx, env, s) })
	}
	return env.withStore(ctx, func(s *store.Store) error {
		n, err := s.Inbox.Submission(ctx, c.Reference)
		if err == nil {
			err = note(ctx, s, "deleted", n.Reference)
		}
		if err == nil {
			err = s.Inbox.Forget(ctx, n.Reference)
		}
		if err != nil {
			return explainMissing(err, c.Reference)
		}
		_, err = fmt.Fprintf(env.Out, "%s and its files are deleted. Existing backups still contain them.\n",
			strings.ToUpper(c.Reference))
		return err
	})
}

func (c *submissionsForget) forgetBefore(ctx context.Context, env *Env, s *store.Store) error {
	due := inbox.Due{}
	for _, kind := range graph.AllReceiptKind {
		if c.Kind == "" || strings.EqualFold(c.Kind, string(kind)) {
			due[kind] = c.Before
		}
	}
	list, _, err := s.Inbox.DueSubmissions(ctx, due, 0)
	if err != nil {
		return err
	}
	for _, n := range list {
		waits := ""
		if n.IsHeld {
			waits = " stays: a delivery has not arrived, see site deliveries list"
		}
		_, _ = fmt.Fprintln(env.Out, n.Reference, n.Received.UTC().Format("2006-01-02 15:04")+waits)
	}
	list = slices.DeleteFunc(list, func(n inbox.DueSubmission) bool { return n.IsHeld })
	done := "would be deleted with --yes"
	if c.Yes {
		done = "deleted, with files and deliveries. Existing backups still contain them"
		_, err = s.Inbox.ForgetDue(ctx, list, func(reference string) (bool, error) {
			return true, note(ctx, s, "deleted", reference)
		})
	}
	if err == nil {
		_, err = fmt.Fprintf(env.Out, "%s %s.\n", graph.Counted(len(list), "submission"), done)
	}
	return err
}

// explainMissing says where to find the references that exist.
func explainMissing(err error, reference string) error {
	if errors.Is(err, graph.ErrNotFound) {
		return usageErrorf("there is no submission %s: see site submissions list", reference)
	}
	return err
}

type submissionsExport struct {
	File   string `arg:"" help:"File to write, or - for standard output."`
	Format string `enum:",json,csv" default:"" help:"json or csv. Default: from the file's extension."`
}

func (c *submissionsExport) Run(ctx context.Context, env *Env) error {
	format, err := formatOf(c.Format, c.File)
	if err != nil {
		return err
	}
	return env.withStore(ctx, func(s *store.Store) error {
		if err := note(ctx, s, "exported", "all submissions as "+format); err != nil {
			return err
		}
		return env.writeFile(c.File, func(out io.Writer) error {
			return s.Inbox.Export(ctx, out, format, inbox.Filter{})
		})
	})
}
