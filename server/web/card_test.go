package web

import (
	"context"
	"errors"
	"testing"
)

// A card that lacks its picture is good for one request; the next one gets a new card, which stays.
func TestACardThatLacksItsPictureIsDrawnAgain(t *testing.T) {
	c := newCardCache()
	drawn := 0
	draw := func(context.Context) ([]byte, error) {
		if drawn++; drawn == 1 {
			return []byte("plain"), errors.New("all engines are busy")
		}
		return []byte("whole"), nil
	}
	for i, want := range []string{"plain", "whole", "whole"} {
		image, err := c.get(t.Context(), "about", draw)
		if string(image.png) != want || (err != nil) != (i == 0) || (image.etag == "") != (i == 0) {
			t.Errorf("request %d: got %q, %v, ETag %s", i, image.png, err, image.etag)
		}
	}
	if drawn != 2 {
		t.Errorf("the card was drawn %d times, want twice", drawn)
	}
}
