package content_test

import (
	"strings"
	"testing"

	"hire360/server/content"
)

const goodSpecimen = `      specimen:
        title: Test report
        body:
          - records: { caption: A, columns: [B, C], rows: [{ cells: [D, E], state: BAD }] }
        notes: [{ label: Cause, text: D }, { label: Fix, text: E }]
        caption: "Specimen: a report. All of it is made up."
`

// withSpecimen is a service page with a specimen.
func withSpecimen(slug, specimen string) string {
	page := pageText("SERVICE", slug, "group: /our-services/cloud-services\n")
	return strings.TrimRight(page, "\n") + "\n" + specimen
}

func TestAServiceHasASpecimen(t *testing.T) {
	for _, f := range content.Check(mustLoad(t, small(map[string]string{
		"pages/services/air.yml":   withSpecimen("air", goodSpecimen),
		"pages/services/sails.yml": withSpecimen("sails", ""),
	}), content.Options{})) {
		if f.Rule == "specimen" {
			if f.File != "pages/services/sails.yml" || !strings.HasPrefix(f.Text, "the hero of the service has no") {
				t.Errorf("got %v", f)
			}
			return
		}
	}
	t.Error("a service without a specimen is not found")
}
