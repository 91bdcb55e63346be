package content_test

import (
	"strings"
	"testing"

	"hire360/graph"
	"hire360/server/content"
)

// drawing is a picture with a symbol for wide and one for narrow places, which a test replaces a part of.
const drawing = `<svg xmlns="http://www.w3.org/2000/svg">
  <symbol id="wide" viewBox="0 0 640 360">
    <path d="M0 0H9" fill="var(--text)"/>
    <use href="#narrow"/>
  </symbol>
  <symbol id="narrow" viewBox="-10 0 320 400.5"><text>Stop</text></symbol>
</svg>
`

func TestAPageShowsAPictureOfItsFolder(t *testing.T) {
	c := mustLoad(t, small(map[string]string{"pictures/gate.svg": drawing,
		"pages/services/airships.yml": strings.Replace(pageText("SERVICE", "airships",
			"group: /our-services/cloud-services\n"), "{ file: sign.svg }", "{ file: gate.svg, alt: A gate. }", 1) +
			"  - picture: { heading: Same, picture: { file: gate.svg#narrow, alt: B } }\n"}), content.Options{})
	base := c.Page("/services/airships").Base()
	art := base.Art
	address, symbol, _ := strings.Cut(art.URL, "#")
	if symbol != "wide" || *art.Alt != "A gate." || art.Width != 640 || art.Height != 360 {
		t.Errorf("got %+v", art)
	}
	if n := art.Narrow; n == nil || n.URL != address+"#narrow" || n.Width != 320 || n.Height != 400.5 {
		t.Errorf("got %+v for narrow places", n)
	}
	equal(t, string(c.Picture(address)), drawing, "%s", address)
	if c.Picture("/pictures/gate.svg") != nil {
		t.Error("the file is served without a hash, too")
	}
	if part := base.Sections[1].(*graph.PictureSection).Picture; part.URL != address+"#narrow" || part.Narrow != nil {
		t.Errorf("the name of a symbol is %+v", part)
	}
	other := mustLoad(t, small(map[string]string{"pictures/gate.svg": drawing + "\n"}), content.Options{})
	if other.Picture(address) != nil || other.Revision() == c.Revision() {
		t.Error("another file has the same address or revision")
	}
}

func TestTheIndexHasTheSignsOfServices(t *testing.T) {
	c := mustLoad(t, small(map[string]string{"pages/index.yml": pageText("HOME", "home", "") +
		"  - serviceIndex: { heading: All, groups: [{ title: A, link: /blogs, text: B, services: " +
		"[{ label: C, link: /services/airships, text: D }, " +
		"{ label: E, link: /our-services/cloud-services#moves, text: G }] }] }\n"}),
		content.Options{})
	services := c.Page("/").Base().Sections[1].(*graph.ServiceIndexSection).Groups[0].Services
	if services[0].Art == nil || services[0].Art != c.Page("/services/airships").Base().Art || services[1].Art != nil {
		t.Errorf("got %v and %v", services[0].Art, services[1].Art)
	}
}

func TestAPictureWithoutASymbolIsRefused(t *testing.T) {
	bare := strings.NewReplacer(`<symbol id="wide"`, "<g", `<symbol id="narrow"`, "<g", "</symbol>", "</g>",
		`viewBox`, `data-box`).Replace(drawing)
	for _, text := range []string{bare, `<svg xmlns="http://www.w3.org/2000/svg"/>`, "<!-- nothing -->"} {
		wantProblem(t, small(map[string]string{"pictures/gate.svg": text}), "pictures/gate.svg:1",
			"the picture has no symbol, expected its drawing within <symbol")
	}
}
