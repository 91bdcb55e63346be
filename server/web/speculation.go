package web

import "net/http"

// speculationPath is followed by the eagerness of the rules and ".json".
const speculationPath = "/speculation/"

// speculate names the rules by which a browser may prefetch the pages that the page links to. Phones, which have no
// pointer that hovers, prefetch when a link is touched. The response has no Vary for this: in the wrong cache, the
// header costs or saves one request, and browsers that save data ignore it.
func speculate(w http.ResponseWriter, r *http.Request) {
	if r.Header.Get("Save-Data") == "on" {
		return
	}
	rules := moderateRules
	if r.Header.Get("Sec-Ch-Ua-Mobile") == "?1" {
		rules = conservativeRules
	}
	w.Header()["Speculation-Rules"] = rules
}

// Values of a header that all responses share, so that they are not made for each.
var (
	moderateRules     = []string{`"` + speculationPath + `moderate.json"`}
	conservativeRules = []string{`"` + speculationPath + `conservative.json"`}
)

// speculationRules are rules that hold until scripts have taken the page over, which sets the class js. From then
// on, links load data instead of documents, and useLinks.ts prefetches that. Files, searches and tools are left out.
func speculationRules(eagerness string) string {
	return `{"prefetch":[{"where":{"selector_matches":"html:not(.js) a[href^='/']` +
		`:not([href*='.'],[href*='?'],[href^='/graphql'],[href^='/playground'],[download],[target])"},` +
		`"eagerness":"` + eagerness + `"}]}` + "\n"
}
