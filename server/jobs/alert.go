package jobs

import (
	"context"
	"fmt"
	"slices"

	"hire360/graph"
	"hire360/server/db"
)

// ActiveIDs returns the ids of all active jobs, ascending. They must not be changed.
func (s *Store) ActiveIDs(ctx context.Context) ([]int64, error) {
	ix, err := s.index(ctx)
	if err != nil {
		return nil, err
	}
	return ix.ids, nil
}

// Matching returns for each query which of some jobs are active and match it, the newest first, and those of the jobs
// that this machine has never had. among is ascending. Queries with the same words are read once.
func (s *Store) Matching(ctx context.Context, queries []graph.JobQuery, among []int64) (
	found [][]int64, unknown []int64, err error,
) {
	ix, err := s.index(ctx)
	if err != nil {
		return nil, nil, err
	}
	positions := ix.positions(among)
	slices.Reverse(positions)
	if unknown, err = s.unknown(ctx, ix, among, positions); err != nil {
		return nil, nil, err
	}
	byWords := map[string][]int32{}
	found = make([][]int64, len(queries))
	for i, q := range queries {
		list, known := byWords[q.Words]
		if !known {
			if list, err = s.having(ctx, ix, q.Words, positions); err != nil {
				return nil, nil, err
			}
			byWords[q.Words] = list
		}
		pass := ix.filter(q.Filter)
		for _, at := range list {
			if pass.holds(ix, int(at)) {
				found[i] = append(found[i], ix.ids[at])
			}
		}
	}
	return found, unknown, nil
}

// having returns those of the positions whose jobs have the words.
func (s *Store) having(ctx context.Context, ix *jobIndex, words string, positions []int32) ([]int32, error) {
	text, err := s.readText(ctx, words)
	if err != nil {
		return nil, err
	}
	tiers, err := s.tiers(ctx, ix, text, false)
	if err != nil || tiers == nil {
		return positions, err
	}
	return slices.DeleteFunc(slices.Clone(positions), func(i int32) bool { return tiers[i] == noMatch }), nil
}

func (s *Store) unknown(ctx context.Context, ix *jobIndex, ids []int64, active []int32) ([]int64, error) {
	if len(active) == len(ids) {
		return nil, nil
	}
	known := map[int64]bool{}
	for _, at := range active {
		known[ix.ids[at]] = true
	}
	for scan := range s.replica.Rows(ctx, `SELECT id FROM job WHERE id `+s.replica.InInts, db.List(ids)) {
		var id int64
		if err := scan(&id); err != nil {
			return nil, fmt.Errorf("look up jobs: %w", err)
		}
		known[id] = true
	}
	return slices.DeleteFunc(slices.Clone(ids), func(id int64) bool { return known[id] }), nil
}
