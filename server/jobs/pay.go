package jobs

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
)

// yearlyPay is the minimum that a job pays for a year of full-time work. The currency is empty if it is not stated.
type yearlyPay struct {
	currency string
	amount   int
}

// payKeys returns a key for each job, by which the highest pay comes first. Jobs in the currency of most jobs come
// before those in the next one: amounts in different currencies are not compared. Jobs without stated pay come last.
func payKeys(pay []yearlyPay) []string {
	jobs := map[string]int{}
	for _, p := range pay {
		jobs[p.currency]++
	}
	jobs[""] = 0 // last
	currencies := slices.SortedFunc(maps.Keys(jobs), func(a, b string) int {
		return cmp.Or(cmp.Compare(jobs[b], jobs[a]), cmp.Compare(a, b))
	})
	rank := make(map[string]int, len(currencies))
	for i, currency := range currencies {
		rank[currency] = i
	}
	const most = 1 << 45 // above any amount for a year
	keys := make([]string, len(pay))
	for i, p := range pay {
		keys[i] = fmt.Sprintf("%03d%015d", rank[p.currency], most-p.amount)
	}
	return keys
}
