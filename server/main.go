// The site program: settings, wiring and HTTP.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/signal"
	"runtime/debug"
	"strings"
	"syscall"
	"time"

	"github.com/alecthomas/kong"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	// What is made before the site serves stays for good: looking for garbage meanwhile costs a quarter of the start.
	usual := debug.SetGCPercent(400)
	code := run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr, func(w *world) {
		w.ready = func(string) { debug.SetGCPercent(usual) }
	})
	stop()
	os.Exit(code)
}

// commands is the command line.
type commands struct {
	settings
	Serve       serveCommand       `cmd:"" default:"withargs" help:"Serve the site."`
	Check       checkCommand       `cmd:"" help:"Check the content and every rendered page."`
	Jobs        jobsCommand        `cmd:"" help:"Bring jobs in or out."`
	Submissions submissionsCommand `cmd:"" help:"Read what visitors sent."`
	Deliveries  deliveriesCommand  `cmd:"" help:"Look after what did not arrive: mails, and what goes to the hosts."`
	Upstream    upstreamCommand    `cmd:"" help:"Serve the hosts' side of the contract from a store of its own, to try the site with."`
	Backup      backupCommand      `cmd:"" help:"Write a copy of the database while the site runs."`
	Ready       readyCommand       `cmd:"" help:"Ask the site on this machine whether it is ready."`
}

// world is what a command is given beside its own arguments.
type world struct {
	settings
	in       io.Reader
	out, err io.Writer
	log      *slog.Logger
	ready    func(addr string) // called with the address once the server listens
	cold     bool              // pages are not made before somebody asks for them
	now      func() time.Time  // the clock
	slack    time.Duration     // added to each limit on how long hosts, the database and the bucket may take
}

// usage marks an error of the caller's: a setting or an argument.
type usage struct{ error }

// run is the whole program. It returns the exit code: 0 done, 1 failed, 2 called wrongly.
func run(ctx context.Context, args []string, in io.Reader, out, errOut io.Writer, options ...func(*world)) int {
	var c commands
	exited := false
	parser, err := kong.New(&c, kong.Name("site"), kong.Description("Hire360's website: pages, jobs, enquiries and their GraphQL API in one program."),
		kong.Writers(out, errOut), kong.Exit(func(int) { exited = true }), kong.UsageOnError(), kong.ConfigureHelp(kong.HelpOptions{Compact: true}))
	if err != nil {
		return tell(errOut, err)
	}
	parsed, err := parser.Parse(args)
	if exited {
		return 0
	}
	if err != nil {
		return tell(errOut, usage{err})
	}
	w := &world{settings: c.settings, in: in, out: out, err: errOut, log: newLog(errOut, c.LogFormat), now: time.Now}
	for _, o := range options {
		o(w)
	}
	parsed.BindTo(ctx, (*context.Context)(nil))
	return tell(errOut, parsed.Run(w))
}

func tell(w io.Writer, err error) int {
	if err == nil {
		return 0
	}
	_, _ = fmt.Fprintln(w, "site:", strings.TrimPrefix(err.Error(), "site: "))
	if errors.As(err, &usage{}) {
		return 2
	}
	return 1
}
