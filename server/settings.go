package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"golang.org/x/sys/unix"

	"hire360/graph"
	"hire360/server/certificate"
	"hire360/server/cli"
	"hire360/server/config"
	"hire360/server/db"
	"hire360/server/inbox"
	"hire360/server/ratelimit"
)

// attempt is one thing that a check of the settings tries. Its note says what was found.
type attempt struct {
	what, setting string
	on            bool
	try           func(context.Context) (note string, err error)
	lack          string // what follows if it's off
}

// checkSettings lists the settings as a server would have them, without secrets, and tries out what they lead to.
func checkSettings(ctx context.Context, a *app, serve *config.Serve) error {
	if err := serve.TLS.Check(a.SiteURL); err != nil {
		return cli.UsageError{Err: err}
	}
	table := tabwriter.NewWriter(a.out, 0, 0, 2, ' ', 0)
	for _, s := range config.List(&a.Settings, serve) {
		_, _ = fmt.Fprintf(table, "%s\t%s\n", s.Name, s.Value)
	}
	_ = table.Flush()
	misspelled := config.Misspelled(os.Environ())
	failed := len(misspelled)
	_, _ = fmt.Fprintln(a.out)
	for _, name := range slices.Sorted(maps.Keys(misspelled)) {
		_, _ = fmt.Fprintf(table, "failed\t%s\tis not a setting: write %s\n", name, misspelled[name])
	}
	for _, t := range attempts(a, serve) {
		if !t.on {
			_, _ = fmt.Fprintf(table, "unused\t%s\t%s\n", t.what, t.lack)
			continue
		}
		trying, cancel := context.WithTimeout(ctx, 20*time.Second)
		note, err := t.try(trying)
		cancel()
		if err != nil {
			failed++
			reason := strings.ReplaceAll(err.Error(), "\n", "; ")
			if !strings.Contains(reason, t.setting) {
				reason += " (see " + t.setting + ")"
			}
			_, _ = fmt.Fprintf(table, "failed\t%s\t%s\n", t.what, reason)
			continue
		}
		_, _ = fmt.Fprintf(table, "works\t%s\t%s\n", t.what, note)
	}
	_ = table.Flush()
	if failed > 0 {
		_, _ = fmt.Fprintf(a.out, "\n%s to correct\n", graph.Counted(failed, "setting"))
		return errFindings
	}
	return nil
}

func attempts(a *app, serve *config.Serve) []attempt {
	files := "" // with one machine there is nothing to say
	if a.Database != "" {
		files = "files stay on the machine that receives them: several machines need S3_URL"
	}
	certificates := "" // nor if a proxy ends TLS
	if len(serve.Domains) > 0 {
		certificates = "the server obtains those of TLS_DOMAIN when it starts"
	}
	return []attempt{
		{"data folder", "DATA", true, func(context.Context) (string, error) { return tryFolder(a.Data) }, ""},
		{"PostgreSQL", "DATABASE_URL", a.Database != "", func(ctx context.Context) (string, error) {
			return tryDatabase(ctx, a.Database)
		}, ""},
		{"bucket", "S3_URL", a.Bucket != "", func(ctx context.Context) (string, error) {
			return "a file was written, read and deleted", inbox.TryBucket(ctx, a.Bucket)
		}, files},
		{"Redis", "REDIS_URL", serve.RedisURL != "", func(ctx context.Context) (string, error) {
			r, err := ratelimit.NewRedis(serve.RedisURL, a.SiteURL, a.timeout, a.log)
			if err != nil {
				return "", err
			}
			return "a limit was counted", r.Try(ctx)
		}, ""},
		{"mail server", "SMTP_URL", serve.Mail != nil, func(ctx context.Context) (string, error) {
			return "it takes mail for the team; nothing was sent", serve.Mail.Try(ctx)
		}, "nobody is mailed about what arrives"},
		{"certificate", "TLS_CERT", serve.Cert != "", func(context.Context) (string, error) {
			c, err := certificate.OpenFiles(serve.Cert, serve.Key, hostOf(a.SiteURL), a.now, a.log)
			if err != nil {
				return "", err
			}
			until := c.Expires().UTC().Format(time.RFC3339)
			if c.Expires().Before(a.now()) {
				return "", fmt.Errorf("it expired at %s: browsers refuse it", until)
			}
			return "valid until " + until, nil
		}, certificates},
	}
}

// tryFolder writes to the data folder, or says that the server will create it.
func tryFolder(dir string) (note string, err error) {
	if _, err := os.Stat(dir); os.IsNotExist(err) {
		parent := filepath.Dir(dir)
		for _, err := os.Stat(parent); os.IsNotExist(err); _, err = os.Stat(parent) {
			parent = filepath.Dir(parent)
		}
		if err := unix.Access(parent, unix.W_OK|unix.X_OK); err != nil {
			return "", db.Unwritable(parent, err)
		}
		return "it does not exist yet: the server creates it", nil
	}
	for _, part := range []string{dir, filepath.Join(dir, "files")} {
		f, err := os.CreateTemp(part, "check-")
		if os.IsNotExist(err) {
			continue // a folder without files
		}
		if err != nil {
			return "", db.Unwritable(part, err)
		}
		if err := errors.Join(f.Close(), os.Remove(f.Name())); err != nil {
			return "", err
		}
	}
	free, all, err := diskOf(dir)
	if err == nil && isFull(free, all) {
		return "", fmt.Errorf("its disk is almost full, with %d MB free: make room", free>>20)
	}
	return fmt.Sprintf("writable, %d MB free", free>>20), err
}

// diskOf returns the free and all bytes of the disk that a folder is on.
func diskOf(dir string) (free, all uint64, err error) {
	var disk unix.Statfs_t
	err = unix.Statfs(dir, &disk)
	return disk.Bavail * uint64(disk.Bsize), disk.Blocks * uint64(disk.Bsize), err
}

func tryDatabase(ctx context.Context, address string) (note string, err error) {
	version, ahead, err := db.TryPostgres(ctx, address)
	if err != nil {
		return "", err
	}
	if ahead.Abs() > time.Minute {
		return "", fmt.Errorf("its clock and this machine's differ by %s: use NTP on both",
			ahead.Abs().Round(time.Second))
	}
	return fmt.Sprintf("version %s; a table was made, written and taken back; clocks differ by %s", version,
		ahead.Abs().Round(time.Millisecond)), nil
}

func hostOf(site string) string {
	u, err := url.Parse(site)
	if err != nil {
		return ""
	}
	return u.Hostname()
}
