package httputil

import "fmt"

// TooMany is the error of a request that exceeds a budget.
type TooMany struct {
	What    string // what was counted, such as "submissions"
	Seconds int    // until the budget is full again
}

// Error returns a message for people, without a period at the end.
func (t *TooMany) Error() string {
	unit := "seconds"
	if t.Seconds == 1 {
		unit = "second"
	}
	return fmt.Sprintf("Too many %s from your network. Try again in %d %s", t.What, t.Seconds, unit)
}
