package cli

import (
	"context"
	"fmt"
	"text/tabwriter"
	"time"

	"hire360/graph"
	"hire360/server/alerts"
	"hire360/server/store"
)

// Alerts is the command "alerts".
type Alerts struct {
	List alertsList `cmd:"" default:"withargs" help:"List job alerts, oldest first."`
	End  alertsEnd  `cmd:"" help:"End all alerts of an address and delete it."`
}

type alertsList struct{}

func (c *alertsList) Run(ctx context.Context, env *Env) error {
	return env.withStore(ctx, func(s *store.Store) error {
		list, err := alerts.List(ctx, s.DB)
		if err != nil {
			return err
		}
		t := tabwriter.NewWriter(env.Out, 0, 4, 2, ' ', 0)
		_, _ = fmt.Fprintln(t, "ADDRESS\tSEARCH\tEVERY\tSTATE\tMAIL\tTRIES\tREASON")
		waiting := 0
		for _, a := range list {
			state, mail := "unconfirmed", "-"
			if a.Confirmed {
				state = "confirmed"
			}
			if a.Waiting {
				mail = "waits"
				waiting++
			}
			_, _ = fmt.Fprintf(t, "%s\t%s\t%s\t%s\t%s\t%d\t%s\n", a.Email, a.Path, graph.Counted(a.Days, "day"), state,
				mail, a.Attempts, a.LastError)
		}
		_, _ = fmt.Fprintf(t, "%s, %s waiting\n", graph.Counted(len(list), "alert"), graph.Counted(waiting, "mail"))
		return t.Flush()
	})
}

type alertsEnd struct {
	Address string `arg:"" help:"The e-mail address, in any case."`
}

func (c *alertsEnd) Run(ctx context.Context, env *Env) error {
	return env.withStore(ctx, func(s *store.Store) error {
		n, err := alerts.EndAll(ctx, s.DB, c.Address, time.Now())
		if err == nil && n == 0 {
			return usageErrorf("this address has no alerts: see site alerts list")
		}
		if err == nil {
			err = note(ctx, s, "ended alerts", graph.Counted(int(n), "alert"))
		}
		if err == nil {
			_, err = fmt.Fprintf(env.Out, "%s ended, and the address is deleted.\n", graph.Counted(int(n), "alert"))
		}
		return err
	})
}
