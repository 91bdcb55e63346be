package cli

import (
	"cmp"
	"context"
	"fmt"
	"net"
	"os/user"
	"strings"
	"text/tabwriter"

	"hire360/server/desk"
	"hire360/server/store"
)

// Admin is the command "admin".
type Admin struct {
	Link adminLink `cmd:"" help:"Print a link that opens the desk once, within 15 minutes."`
}

type adminLink struct {
	Name      string `help:"Name for the audit. Default: the user's."`
	AdminURL  string `name:"admin-url" env:"ADMIN_URL" help:"URL of the desk behind a reverse proxy."`
	AdminAddr string `env:"ADMIN_ADDR" help:"Address of the desk."`
}

func (c *adminLink) Run(ctx context.Context, env *Env) error {
	return env.withStore(ctx, func(s *store.Store) error {
		name := c.Name
		if u, err := user.Current(); name == "" && err == nil {
			name = u.Username
		}
		key, err := desk.NewLink(ctx, s.DB, name)
		if err == nil {
			err = desk.Note(ctx, s.DB, desk.Command, "made a link", name)
		}
		if err != nil {
			return err
		}
		_, err = fmt.Fprintf(env.Out, "%s/sign-in?link=%s\n", c.address(), key)
		return err
	})
}

// address is where the desk is for a browser on this machine.
func (c *adminLink) address() string {
	if c.AdminURL != "" {
		return strings.TrimSuffix(c.AdminURL, "/")
	}
	host, port, _ := net.SplitHostPort(cmp.Or(c.AdminAddr, "127.0.0.1:9090"))
	if ip := net.ParseIP(host); host == "" || (ip != nil && ip.IsUnspecified()) {
		host = "localhost"
	}
	return "http://" + net.JoinHostPort(host, port)
}

// Audit is the command "audit".
type Audit struct {
	First int `default:"50" help:"Maximum number to list."`
}

// Run lists what was done.
func (c *Audit) Run(ctx context.Context, env *Env) error {
	return env.withStore(ctx, func(s *store.Store) error {
		list, err := desk.Acts(ctx, s.DB, "", c.First)
		if err != nil {
			return err
		}
		t := tabwriter.NewWriter(env.Out, 0, 4, 2, ' ', 0)
		_, _ = fmt.Fprintln(t, "WHEN (UTC)\tWHO\tWHAT\tABOUT")
		for _, a := range list {
			_, _ = fmt.Fprintf(t, "%s\t%s\t%s\t%s\n", a.At.UTC().Format("2006-01-02 15:04:05"), a.Who, a.Act, a.About)
		}
		return t.Flush()
	})
}

// note writes a line of the audit for a command, before it acts.
func note(ctx context.Context, s *store.Store, act, about string) error {
	return desk.Note(ctx, s.DB, desk.Command, act, about)
}
