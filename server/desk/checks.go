package desk

import (
	"context"
	"errors"
	"net/http"
	"time"
)

// checked is what the last check on this machine found. It is under way until it has an end.
type checked struct {
	Begun, Ended   time.Time
	Findings, Left []string
	Fault          string
}

func (d *Desk) checks(w http.ResponseWriter, r *http.Request, who string) error {
	return d.show(w, r, who, "/checks", "checks", "Checks", d.check.Load())
}

// runCheck begins a check unless one is under way. It reads and renders every page, which takes longer than a request.
func (d *Desk) runCheck(w http.ResponseWriter, r *http.Request, who string) error {
	before := d.check.Load()
	running := &checked{Begun: d.Store.DB.Now()}
	if before != nil && before.Ended.IsZero() || !d.check.CompareAndSwap(before, running) {
		return redirect(w, r, "/checks", "checking")
	}
	if err := Note(r.Context(), d.Store.DB, who, "checked", "content and launch"); err != nil {
		d.check.Store(before)
		return err
	}
	go func() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(r.Context()), time.Hour)
		defer cancel()
		found, err := d.Check(ctx)
		left, launchErr := d.Launch(ctx)
		over := &checked{Begun: running.Begun, Ended: d.Store.DB.Now(), Findings: found, Left: left}
		if err := errors.Join(err, launchErr); err != nil {
			over.Fault = err.Error()
		}
		d.check.Store(over)
	}()
	return redirect(w, r, "/checks", "checking")
}
