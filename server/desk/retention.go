package desk

import (
	"context"
	"net/http"
	"slices"
	"time"

	"hire360/graph"
	"hire360/server/inbox"
	"hire360/server/store"
)

// Retention deletes submissions by themselves when their time is over. What a restore brings back is deleted again by
// the same rule, so nothing is remembered.
type Retention struct {
	Store *store.Store
	// Kept returns how long submissions are kept now.
	Kept func() graph.Retention

	done time.Time // the hour in which it looked last
	held int       // how many stayed then
}

// Run deletes what is over, at once and then every hour, until ctx is done.
func (r *Retention) Run(ctx context.Context) {
	r.Store.DB.Every(ctx, time.Second, "delete submissions whose time is over", r.apply)
}

func (r *Retention) apply(ctx context.Context) error {
	now := r.Store.DB.Now()
	hour := now.Truncate(time.Hour)
	if hour.Equal(r.done) {
		return nil
	}
	kept := r.Kept()
	due := inbox.Due{}
	for kind, p := range kept {
		due[kind] = p.Before(now)
	}
	list, _, err := r.Store.Inbox.DueSubmissions(ctx, due, 0)
	if err != nil {
		return err
	}
	list = slices.DeleteFunc(list, func(n inbox.DueSubmission) bool { return kept[n.Kind].From(n.Received).After(now) })
	over := slices.DeleteFunc(slices.Clone(list), func(n inbox.DueSubmission) bool { return n.IsHeld })
	r.done = hour // also if it fails: another try in the same hour would find the marks
	deleted, err := r.Store.Inbox.ForgetDue(ctx, over, func(reference string) (bool, error) {
		// Of several machines, one deletes it.
		isOwn, err := r.Store.DB.UseOnce(ctx, "delete "+reference, now.Add(30*time.Minute))
		if err == nil && isOwn {
			err = Note(ctx, r.Store.DB, "server", "deleted", reference)
		}
		return isOwn, err
	})
	if deleted > 0 {
		r.Store.DB.Log.Info("submissions whose time was over were deleted", "number", deleted)
	}
	if held := len(list) - len(over); held != r.held {
		r.held = held
		r.Store.DB.Log.Warn("submissions stay past their time because a delivery has not arrived: retry or discard it",
			"number", held)
	}
	return err
}

// retentionPage is what the page of the retention shows.
type retentionPage struct {
	Kept graph.Retention
	// List are the first that are deleted, of Number within the next 30 days.
	List   []dueRow
	Number int
}

type dueRow struct {
	inbox.DueSubmission
	Ends   time.Time
	IsOver bool // it is past its time, and held
}

func (d *Desk) retention(w http.ResponseWriter, r *http.Request, who string) error {
	p, now := retentionPage{Kept: d.Kept()}, d.Store.DB.Now()
	for kind, kept := range p.Kept {
		due := inbox.Due{kind: kept.Before(now.AddDate(0, 0, 30))}
		list, total, err := d.Store.Inbox.DueSubmissions(r.Context(), due, pageLength)
		if err != nil {
			return err
		}
		for _, n := range list {
			ends := kept.From(n.Received)
			p.List = append(p.List, dueRow{n, ends, n.IsHeld && ends.Before(now)})
		}
		p.Number += total
	}
	slices.SortStableFunc(p.List, func(a, b dueRow) int { return a.Ends.Compare(b.Ends) })
	p.List = p.List[:min(pageLength, len(p.List))]
	return d.show(w, r, who, "/retention", "retention", "Retention", p)
}

// Ends returns the day on which a submission is deleted by itself, "" for never.
func (d *Desk) Ends(n *graph.Submission) string {
	if p, ok := d.Kept()[n.Kind]; ok {
		return p.From(n.Received).UTC().Format(time.DateOnly)
	}
	return ""
}
