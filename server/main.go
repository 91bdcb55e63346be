// The site program. This package only reads settings and wires the parts together.
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
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/alecthomas/kong"

	"hire360/server/cli"
	"hire360/server/config"
	"hire360/server/content"
	"hire360/server/db"
	"hire360/server/inbox"
	"hire360/server/logging"
	"hire360/server/store"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	// What the start allocates stays in use: collecting garbage meanwhile takes a quarter of its time.
	percent := debug.SetGCPercent(400)
	if percent == 100 { // GOGC is not set: 8 MB less memory are worth more than a little of the processor
		percent = 60
	}
	code := run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr, func(a *app) {
		a.listening = func(string) { debug.SetGCPercent(percent) }
	})
	stop()
	os.Exit(code)
}

// commands is the command line.
type commands struct {
	config.Settings
	Serve       serveCommand    `cmd:"" default:"withargs" help:"Serve the site."`
	Check       checkCommand    `cmd:"" help:"Check the content and every rendered page."`
	Jobs        cli.Jobs        `cmd:"" help:"Import and export jobs."`
	Submissions cli.Submissions `cmd:"" help:"Read what visitors have sent."`
	Deliveries  cli.Deliveries  `cmd:"" help:"List, retry and discard pending deliveries (mail and host calls) and dead letters."`
	Alerts      cli.Alerts      `cmd:"" help:"List job alerts, and end those of an address."`
	People      cli.People      `cmd:"" help:"Find, export and erase people by their e-mail address."`
	Admin       cli.Admin       `cmd:"" help:"Open the desk, which is on the admin address."`
	Audit       cli.Audit       `cmd:"" help:"List who read, exported and deleted what, latest first."`
	Backup      cli.Backup      `cmd:"" help:"Back up the database while the site runs."`
	Ready       cli.Ready       `cmd:"" help:"Check whether the site on this machine is ready."`
	Version     cli.Version     `cmd:"" help:"Print the version."`
}

// app is what the commands of this package get in addition to their own arguments.
type app struct {
	config.Settings
	out       io.Writer
	log       *slog.Logger
	listening func(addr string) // called with the address once the server listens

	// The rest is for tests.
	connected  func(*site)      // called with the connected parts before they serve
	cold       bool             // pages are rendered only when they are requested
	now        func() time.Time // the clock
	timeout    time.Duration    // the shortest time that hosts, the shared database and the bucket get; 0: their own
	captchaURL string           // where a captcha provider's tokens are verified; "" for its own address
}

// run is the whole program. It returns the exit code: 0 done, 1 failed, 2 called wrongly.
func run(ctx context.Context, args []string, in io.Reader, out, errOut io.Writer, options ...func(*app)) int {
	var c commands
	exited := false
	parser, err := kong.New(&c, append(config.Values(),
		kong.Name("site"),
		kong.Description("Hire360's website: pages, jobs, inquiries and their GraphQL API in one program."),
		kong.Writers(out, errOut),
		kong.Exit(func(int) { exited = true }),
		kong.UsageOnError(),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true}))...)
	if err != nil {
		return exitCode(errOut, err)
	}
	unsetEmptySettings(parser.Model)
	if slices.Equal(args, []string{"help"}) {
		args = []string{"--help"}
	}
	command, err := parser.Parse(args)
	if exited {
		return 0
	}
	if err != nil {
		return exitCode(errOut, cli.UsageError{Err: err})
	}
	a := &app{Settings: c.Settings, out: out, log: logging.New(errOut, c.LogFormat), now: siteClock()}
	for _, o := range options {
		o(a)
	}
	env := &cli.Env{In: in, Out: out, Err: errOut, Store: a.storeOptions()}
	command.BindTo(ctx, (*context.Context)(nil))
	return exitCode(errOut, command.Run(a, env))
}

// unsetEmptySettings removes settings that are empty, such as those of `CLIENT=${CLIENT:-}` in a compose file: they
// count as unset.
func unsetEmptySettings(model *kong.Application) {
	for _, command := range model.Leaves(false) {
		for _, flag := range slices.Concat(command.AllFlags(false)...) {
			for _, name := range flag.Envs {
				if os.Getenv(name) == "" {
					_ = os.Unsetenv(name)
				}
			}
		}
	}
}

// stopped is a moment in RFC 3339 at which the clock stands still. The linker sets it for pictures of pages.
var stopped string

// siteClock is time.Now, unless the clock stands still.
func siteClock() func() time.Time {
	moment, err := time.Parse(time.RFC3339, stopped)
	if err != nil {
		return time.Now
	}
	return func() time.Time { return moment }
}

// storeOptions are the settings of the store.
func (a *app) storeOptions() store.Options {
	return store.Options{DB: db.Options{Dir: a.Data, Database: a.Database, Public: a.IsPublic(), Log: a.log},
		Inbox: inbox.Options{Bucket: a.Bucket}, Company: a.company(), Empty: !a.ShowsSamples()}
}

// company is the name of the company. If the content cannot be read, whatever needs it says why.
func (a *app) company() string {
	if a.SiteName != "" {
		return a.SiteName
	}
	return content.CompanyName(a.Content)
}

// exitCode prints an error and returns the exit code of it.
func exitCode(w io.Writer, err error) int {
	if err == nil {
		return 0
	}
	_, _ = fmt.Fprintln(w, "site:", strings.TrimPrefix(err.Error(), "site: "))
	if errors.As(err, &cli.UsageError{}) {
		return 2
	}
	return 1
}
