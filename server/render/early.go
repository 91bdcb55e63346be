package render

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
)

// early runs before the page is laid out. On a page that is opened at its top, it makes site.css skip sections outside
// the window, which client/src/ui/completeLayout.ts adds later. A page that is reloaded or returned to, whose entry in
// the browser's history has a state, is laid out completely, so that the browser can restore its scroll position.
// If the visitor has chosen a theme, client/src/theme/choice.ts has stored it, and the first paint has its colors.
//
//go:embed early.js
var early string

// start loads the scripts after the first paint, so that they do not delay it. Its element names the files, the entry
// first. A page that is not painted, because it is in the background, loads them a second after its load event.
//
//go:embed start.js
var start string

// inlineSources allows these scripts in the Content-Security-Policy.
var inlineSources = " 'sha256-" + base64Sum(early) + "' 'sha256-" + base64Sum(start) + "'"

func base64Sum(text string) string {
	sum := sha256.Sum256([]byte(text))
	return base64.StdEncoding.EncodeToString(sum[:])
}
