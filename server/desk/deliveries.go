package desk

import (
	"context"
	"net/http"
	"net/url"
	"strconv"

	"hire360/graph"
	"hire360/server/inbox"
)

// deliveriesPage is what the page of deliveries shows.
type deliveriesPage struct {
	List   []inbox.Delivery
	Queues []inbox.Queue
	Kind   graph.DeliveryKind
	State  string
	Next   int64
}

// Link returns the address of the list with other filters, from its beginning.
func (p deliveriesPage) Link(kind graph.DeliveryKind, state string) string {
	q := url.Values{}
	if kind != "" {
		q.Set("kind", string(kind))
	}
	if state != "" {
		q.Set("state", state)
	}
	return "/deliveries?" + q.Encode()
}

func deliveryFilter(q url.Values) inbox.DeliveryFilter {
	f := inbox.DeliveryFilter{Kind: graph.DeliveryKind(q.Get("kind")), State: q.Get("state")}
	f.After, _ = strconv.ParseInt(q.Get("after"), 10, 64)
	f.ID, _ = strconv.ParseInt(q.Get("id"), 10, 64)
	return f
}

func (d *Desk) deliveries(w http.ResponseWriter, r *http.Request, who string) error {
	f := deliveryFilter(r.URL.Query())
	p := deliveriesPage{Kind: f.Kind, State: f.State}
	err := d.Store.DB.WithPrimary(r.Context(), func(ctx context.Context) (err error) {
		if p.List, err = d.Store.Inbox.WaitingDeliveries(ctx, f, pageLength+1); err == nil {
			p.Queues, err = d.Store.Inbox.Queues(ctx)
		}
		return err
	})
	if err != nil {
		return err
	}
	p.List, p.Next = page(p.List, func(w inbox.Delivery) int64 { return w.ID })
	return d.show(w, r, who, "/deliveries", "deliveries", "Deliveries", p)
}

// changeDeliveries retries or discards one delivery, or all that a filter selects. Before it discards, it asks.
func (d *Desk) changeDeliveries(w http.ResponseWriter, r *http.Request, who string) error {
	if err := r.ParseForm(); err != nil {
		return problem{http.StatusBadRequest, "Not understood", "Go back and press the button again."}
	}
	f := deliveryFilter(r.PostForm)
	f.After = 0
	what := "all"
	switch {
	case f.ID > 0:
		what = "delivery " + strconv.FormatInt(f.ID, 10)
	case f.Kind != "" || f.State != "":
		what = "all of " + string(f.Kind) + " " + f.State
	}
	change, act, done := d.Store.Inbox.RetryDeliveries, "retried", "retried"
	if r.PostForm.Get("do") != "retry" {
		change, act, done = d.Store.Inbox.DiscardDeliveries, "discarded", "discarded"
		if r.PostForm.Get("sure") == "" {
			return d.show(w, r, who, "/deliveries", "ask", "Discard "+what+"?", question{
				Text: "What is discarded is never sent. The submissions stay in the inbox. " +
					"If you discard a file for a host, its application goes without it.",
				Button: "Discard", Back: "/deliveries", Action: "/deliveries",
				Hidden: [][2]string{{"id", r.PostForm.Get("id")}, {"kind", string(f.Kind)}, {"state", f.State},
					{"do", "discard"}, {"sure", "yes"}}})
		}
	}
	if err := Note(r.Context(), d.Store.DB, who, act, what); err != nil {
		return err
	}
	n, err := change(r.Context(), f)
	if err != nil {
		return err
	}
	if n == 0 {
		done = "none"
	}
	return redirect(w, r, "/deliveries", done)
}

// audit shows who did what.
func (d *Desk) audit(w http.ResponseWriter, r *http.Request, who string) error {
	list, err := Acts(r.Context(), d.Store.DB, r.URL.Query().Get("before"), pageLength+1)
	if err != nil {
		return err
	}
	list, next := page(list, func(a Act) string { return a.ID })
	return d.show(w, r, who, "/audit", "audit", "Audit", struct {
		List []Act
		Next string
	}{list, next})
}
