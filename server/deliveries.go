package main

import (
	"context"
	"errors"
	"fmt"
	"text/tabwriter"

	"hire360/graph"
	"hire360/server/store"
)

type deliveriesCommand struct {
	List    deliveriesList    `cmd:"" default:"withargs" help:"List what has not arrived, oldest first."`
	Retry   deliveriesRetry   `cmd:"" help:"Try one again, at once."`
	Discard deliveriesDiscard `cmd:"" help:"Give one up. What was sent stays in submissions."`
}

type deliveriesList struct {
	First int `default:"50" help:"How many at the most, 0 for all."`
}

// Run lists the deliveries that have not arrived. It shows nothing about who sent what.
func (c *deliveriesList) Run(ctx context.Context, w *world) error {
	return w.withStore(ctx, func(s *store.Store) error {
		list, err := s.Inbox.WaitingDeliveries(ctx, c.First)
		if err != nil {
			return err
		}
		t := tabwriter.NewWriter(w.out, 0, 4, 2, ' ', 0)
		_, _ = fmt.Fprintln(t, "ID\tKIND\tABOUT\tQUEUED (UTC)\tSTATE\tTRIES\tNEXT (UTC)\tREASON")
		for _, d := range list {
			next := "-"
			if d.State == "pending" {
				next = d.Next.UTC().Format("2006-01-02 15:04:05")
			}
			_, _ = fmt.Fprintf(t, "%d\t%s\t%s\t%s\t%s\t%d\t%s\t%s\n", d.ID, d.Kind, d.Reference, d.Created.UTC().Format("2006-01-02 15:04"), d.State, d.Attempts, next, d.LastError)
		}
		return t.Flush()
	})
}

type deliveriesRetry struct {
	ID int64 `arg:"" help:"The number in the list."`
}

// Run makes a delivery due. The running server takes it up within a second, a stopped one when it starts.
func (c *deliveriesRetry) Run(ctx context.Context, w *world) error {
	return w.withStore(ctx, func(s *store.Store) error {
		return w.redirected(c.ID, s.Inbox.RetryDelivery(ctx, c.ID), "Delivery %d is tried again as soon as the site runs.\n")
	})
}

type deliveriesDiscard struct {
	ID int64 `arg:"" help:"The number in the list."`
}

// Run gives a delivery up.
func (c *deliveriesDiscard) Run(ctx context.Context, w *world) error {
	return w.withStore(ctx, func(s *store.Store) error {
		return w.redirected(c.ID, s.Inbox.DiscardDelivery(ctx, c.ID), "Delivery %d is given up. What it was about stays: site submissions shows it.\n")
	})
}

func (w *world) redirected(id int64, err error, done string) error {
	if errors.Is(err, graph.ErrNotFound) {
		return usage{fmt.Errorf("no delivery %d is waiting: site deliveries list shows those that are", id)}
	}
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w.out, done, id)
	return err
}
