package cli

import (
	"context"
	"errors"
	"fmt"
	"text/tabwriter"

	"hire360/graph"
	"hire360/server/store"
)

// Deliveries is the command "deliveries".
type Deliveries struct {
	List    DeliveriesList    `cmd:"" default:"withargs" help:"List pending deliveries and dead letters, oldest first."`
	Retry   DeliveriesRetry   `cmd:"" help:"Retry one immediately."`
	Discard DeliveriesDiscard `cmd:"" help:"Discard one. Its submission stays."`
}

// DeliveriesList is the command "deliveries list".
type DeliveriesList struct {
	First int `default:"50" help:"Maximum number to list, 0 for all."`
}

// Run lists the deliveries that have not arrived. It shows nothing about who sent what.
func (c *DeliveriesList) Run(ctx context.Context, env *Env) error {
	return env.withStore(ctx, func(s *store.Store) error {
		list, err := s.Inbox.WaitingDeliveries(ctx, c.First)
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

// DeliveriesRetry is the command "deliveries retry".
type DeliveriesRetry struct {
	ID int64 `arg:"" help:"The ID in the list."`
}

// Run makes a delivery due. A running server sends it within a second, a stopped one when it starts.
func (c *DeliveriesRetry) Run(ctx context.Context, env *Env) error {
	return env.withStore(ctx, func(s *store.Store) error {
		return env.changed(c.ID, s.Inbox.RetryDelivery(ctx, c.ID),
			"Delivery %d will be retried as soon as the site runs.\n")
	})
}

// DeliveriesDiscard is the command "deliveries discard".
type DeliveriesDiscard struct {
	ID int64 `arg:"" help:"The ID in the list."`
}

// Run gives a delivery up.
func (c *DeliveriesDiscard) Run(ctx context.Context, env *Env) error {
	return env.withStore(ctx, func(s *store.Store) error {
		return env.changed(c.ID, s.Inbox.DiscardDelivery(ctx, c.ID),
			"Delivery %d is discarded. Its submission stays: site submissions shows it.\n")
	})
}

// changed reports what was done with a delivery, or that there is none.
func (env *Env) changed(id int64, err error, done string) error {
	if errors.Is(err, graph.ErrNotFound) {
		return usageErrorf("there is no pending delivery %d: see site deliveries list", id)
	}
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(env.Out, done, id)
	return err
}
