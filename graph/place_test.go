package graph

import (
	"slices"
	"strings"
	"testing"
)

// The tables are searched by the keys of their rows, so they must be sorted as Go folds names, not only as the script
// that writes them does.
func TestTheTablesOfPlacesAreSorted(t *testing.T) {
	for table, keyOf := range map[string]func(string) string{
		cityTable: placeKey, postcodeTable: asWritten, stateTable: asWritten,
	} {
		var keys []string
		for row := range strings.Lines(table) {
			name, _, _ := strings.Cut(row, "\t")
			keys = append(keys, keyOf(name))
		}
		if !slices.IsSorted(keys) || len(keys) < 100 {
			t.Errorf("the table that begins with %q isn't sorted by its keys", keys[0])
		}
	}
}
