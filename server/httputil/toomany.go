package httputil

import "fmt"

// TooMany is the refusal of a request whose budget is used up.
type TooMany struct {
	What    string // what was counted, such as "submissions"
	Seconds int    // until the budget is full again
}

// Error is a message for people, without a period at its end.
func (t *TooMany) Error() string {
	unit := "seconds"
	if t.Seconds == 1 {
		unit = "second"
	}
	return fmt.Sprintf("Too many %s from your network. Try again in %d %s", t.What, t.Seconds, unit)
}
