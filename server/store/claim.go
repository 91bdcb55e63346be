package store

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"hire360/graph"
)

// longestWait is more than anybody puts a delivery off for.
const longestWait = 2 * time.Hour

// ClaimDelivery gives one delivery of these kinds that is due to the caller alone, until the lease is over,
// or nil when none is due. The lease is the time of the next try: what a killed program has claimed is due
// again by itself. What would be due only after more than any wait was written by a clock that has been put
// back since: it is due too.
func (s *Store) ClaimDelivery(ctx context.Context, kinds []graph.DeliveryKind, lease time.Duration) (*graph.Delivery, error) {
	list, err := json.Marshal(kinds)
	if err != nil {
		return nil, err
	}
	ctx = context.WithoutCancel(ctx) // it is asked for others too
	return s.claims.do(claim{string(list), lease}, func(asked []claim) ([]*graph.Delivery, error) { return s.claimTogether(ctx, asked) })
}

// claim is what one who carries asks for.
type claim struct {
	kinds string
	lease time.Duration
}

// claimTogether gives each who asks a delivery of its own, as far as they go.
func (s *Store) claimTogether(ctx context.Context, asked []claim) ([]*graph.Delivery, error) {
	wanted := map[claim][]int{}
	for i, c := range asked {
		wanted[c] = append(wanted[c], i)
	}
	given, now := make([]*graph.Delivery, len(asked)), s.now()
	for c, places := range wanted {
		found, err := s.claimed(ctx, `(d.next_at <= $4 OR d.next_at > $5)`, `d.next_at, d.id`, len(places),
			c.kinds, stamp(now.Add(c.lease)), stamp(now), stamp(now.Add(longestWait)))
		if err != nil {
			return nil, err
		}
		for i := range found {
			given[places[i]] = &found[i]
		}
	}
	return given, nil
}

// ClaimFirst gives a delivery of these kinds and this submission that nobody has tried yet to the caller
// alone, also before it is due, or nil when there is none that may go.
func (s *Store) ClaimFirst(ctx context.Context, submission string, kinds []graph.DeliveryKind, lease time.Duration) (*graph.Delivery, error) {
	list, err := json.Marshal(kinds)
	if err != nil {
		return nil, err
	}
	found, err := s.claimed(ctx, `d.submission = $4 AND d.attempts = 0`, `d.id`, 1, string(list), stamp(s.now().Add(lease)), strings.ToLower(submission))
	if err != nil || len(found) == 0 {
		return nil, err
	}
	return &found[0], nil
}

// claimed claims the first deliveries of the kinds $1 that may go, until $2; what more is asked of them is of
// $4 and $5. While a shared database is away there is nothing to claim.
func (s *Store) claimed(ctx context.Context, which, order string, most int, kinds, until string, more ...any) (found []graph.Delivery, err error) {
	err = s.onMain(ctx, func(ctx context.Context) error {
		rows, err := s.main.write.QueryContext(ctx, `
			WITH due AS MATERIALIZED (
				SELECT d.id FROM delivery AS d WHERE d.kind `+s.main.texts+` AND `+which+` AND d.state = 'pending'
					AND NOT EXISTS (SELECT 1 FROM replacement WHERE earlier = d.submission)
					AND NOT EXISTS (SELECT 1 FROM delivery AS p WHERE p.id = d.parent_id AND p.state NOT IN ('delivered', 'discarded'))
				ORDER BY `+order+` LIMIT `+strconv.Itoa(most)+s.main.alone+`)
			UPDATE delivery SET attempts = attempts + 1, next_at = $2, carrier = $3 WHERE id IN (SELECT id FROM due)
			RETURNING id, kind, submission, attempts, payload`, append([]any{kinds, until, s.machine}, more...)...)
		if err != nil {
			return err
		}
		defer func() { _ = rows.Close() }()
		for rows.Next() {
			var d graph.Delivery
			var payload string
			var about struct{ Upload string }
			err := rows.Scan(&d.ID, &d.Kind, &d.Submission, &d.Attempts, &payload)
			if err == nil {
				err = json.Unmarshal([]byte(payload), &about)
			}
			if err != nil {
				return err
			}
			d.Upload = about.Upload
			found = append(found, d)
		}
		return rows.Err()
	})
	slices.SortFunc(found, func(a, b graph.Delivery) int { return cmp.Compare(a.ID, b.ID) })
	switch {
	case errors.Is(err, graph.ErrAway):
		return nil, nil
	case err != nil:
		return nil, fmt.Errorf("claim deliveries: %w", s.main.explain(err))
	}
	return found, nil
}

// takeUp makes due what an earlier run of this program had claimed or put off. What other machines have claimed
// is theirs.
func (s *Store) takeUp(ctx context.Context) error {
	now := stamp(s.now())
	err := s.end(ctx, `UPDATE delivery SET next_at = $1 WHERE state = 'pending' AND next_at > $2 AND carrier = $3`, now, now, s.machine)
	if errors.Is(err, graph.ErrAway) {
		return nil // each claim ends by itself
	}
	return err
}
