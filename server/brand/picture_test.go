package brand

import (
	"os"
	"strings"
	"testing"
)

// Pictures are the same here and on the web: the same numbers by chance, the same coasts.
func TestThePictureIsTheOneOfTheWeb(t *testing.T) {
	next := random("mailzzy-hero")
	for _, want := range []float64{0.7040200703777373, 0.7583044783677906, 0.44751181034371257} {
		if got := next(); got != want {
			t.Errorf("got %.17g, want %.17g", got, want)
		}
	}
	web, err := os.ReadFile("../../client/src/art/coast.ts")
	if err != nil {
		t.Skip("the client is not here")
	}
	for _, c := range coasts {
		if !strings.Contains(string(web), "'"+c.lines+"'") {
			t.Errorf("the coast of %s is not the one of the web", c.country)
		}
	}
}
