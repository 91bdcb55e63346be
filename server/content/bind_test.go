package content

import (
	"strings"
	"testing"
)

func TestNumberAndUnitStayTogether(t *testing.T) {
	// A ~ is a no-break space.
	for _, want := range []string{
		"Closed within 2~s, and open after 40~s.", "1.3~s", "at 3~a.m. on Sunday", "from 4–6~weeks to 8~days", "−5~°C",
		"Handover Building, 24 Longitude Street, Suite~410, Austin, TX 78701", "7 Compass Court, Floor~6, Chicago",
		"63 Chartroom Street, Second~floor, San Jose, CA 95113", "Microsoft Entra~ID", "IEC~61508, layer~2",
		"| 3~s | 200 jobs |", "since 2024 a new one", "410~KB of scripts", "1,840 readers", "MAN 2 men", "v1.2 ms",
		"in 4~h 37~min", "5~m/s", "2~s, 3~s", "Suite", "",
	} {
		if got := strings.ReplaceAll(bind(strings.ReplaceAll(want, "~", " ")), "\u00a0", "~"); got != want {
			t.Errorf("%q, expected %q", got, want)
		}
	}
}
