package cli

import (
	"context"
	"fmt"
	"strings"
	"text/tabwriter"

	"hire360/graph"
	"hire360/server/inbox"
	"hire360/server/store"
)

// Deliveries is the command "deliveries".
type Deliveries struct {
	List    deliveriesList    `cmd:"" default:"withargs" help:"List pending deliveries and dead letters, oldest first."`
	Retry   deliveriesRetry   `cmd:"" help:"Retry one immediately."`
	Discard deliveriesDiscard `cmd:"" help:"Discard one. Its submission stays."`
}

type deliveriesList struct {
	First int  `default:"50" help:"Maximum number to list, 0 for all."`
	Dead  bool `help:"Only dead letters."`
}

// Run lists the deliveries that have not arrived. It shows nothing about who sent what.
func (c *deliveriesList) Run(ctx context.Context, env *Env) error {
	f := inbox.DeliveryFilter{}
	if c.Dead {
		f.State = "dead"
	}
	return env.withStore(ctx, func(s *store.Store) error {
		list, err := s.Inbox.WaitingDeliveries(ctx, f, c.First)
		if err != nil {
			return err
		}
		t := tabwriter.NewWriter(env.Out, 0, 4, 2, ' ', 0)
		_, _ = fmt.Fprintln(t, "ID\tKIND\tABOUT\tQUEUED (UTC)\tSTATE\tTRIES\tNEXT (UTC)\tREASON")
		for _, d := range list {
			next := "-"
			if d.State == "pending" {
				next = d.Next.UTC().Format("2006-01-02 15:04:05")
			}
			_, _ = fmt.Fprintf(t, "%d\t%s\t%s\t%s\t%s\t%d\t%s\t%s\n", d.ID, d.Kind, d.Reference,
				d.Created.UTC().Format("2006-01-02 15:04"), d.State, d.Attempts, next, d.LastError)
		}
		return t.Flush()
	})
}

// chosen are the deliveries of a command.
type chosen struct {
	ID   int64  `arg:"" optional:"" help:"The ID in the list."`
	All  bool   `help:"All pending deliveries and dead letters."`
	Kind string `help:"All of one kind, such as team-mail."`
	Dead bool   `help:"Of those, only dead letters."`
}

// change does something with the chosen deliveries, and says what was done with how many.
func (c *chosen) change(ctx context.Context, env *Env, act, done string,
	do func(*inbox.Store, context.Context, inbox.DeliveryFilter) (int64, error)) error {
	if c.ID == 0 && !c.All && c.Kind == "" && !c.Dead || c.ID != 0 && (c.All || c.Kind != "") {
		return usageErrorf("which deliveries? Give an ID, --all, --kind or --dead: see site deliveries list")
	}
	f := inbox.DeliveryFilter{ID: c.ID, Kind: graph.DeliveryKind(c.Kind)}
	if c.Dead {
		f.State = "dead"
	}
	return env.withStore(ctx, func(s *store.Store) error {
		err := note(ctx, s, act, strings.TrimSpace(fmt.Sprintf("delivery %d %s %s", f.ID, f.Kind, f.State)))
		if err != nil {
			return err
		}
		n, err := do(s.Inbox, ctx, f)
		if err == nil && n == 0 {
			return usageErrorf("there is no pending delivery like that: see site deliveries list")
		}
		if err == nil {
			what := fmt.Sprintf("%d deliveries", n)
			if n == 1 {
				what = "1 delivery"
			}
			_, err = fmt.Fprintf(env.Out, done, what)
		}
		return err
	})
}

type deliveriesRetry struct{ chosen }

// Run makes deliveries due. A running server sends them within a second, a stopped one when it starts.
func (c *deliveriesRetry) Run(ctx context.Context, env *Env) error {
	return c.change(ctx, env, "retried", "%s will be retried as soon as the site runs.\n",
		(*inbox.Store).RetryDeliveries)
}

type deliveriesDiscard struct{ chosen }

func (c *deliveriesDiscard) Run(ctx context.Context, env *Env) error {
	return c.change(ctx, env, "discarded", "%s discarded. The submissions stay: site submissions shows them.\n",
		(*inbox.Store).DiscardDeliveries)
}
