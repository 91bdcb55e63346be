package config

import (
	"testing"

	"github.com/alecthomas/kong"
)

func TestSamplesAreShownOnLocalSitesAndOnRequest(t *testing.T) {
	for _, c := range []struct {
		url, env string
		args     []string
		want     bool
	}{
		{"http://localhost:8080", "", nil, true},
		{"http://LOCALHOST", "", nil, true},
		{"http://site.localhost:3000", "", nil, true},
		{"http://127.0.0.1:41", "", nil, true},
		{"http://127.1.2.3", "", nil, true},
		{"http://[::1]:8080", "", nil, true},
		{"http://[::ffff:127.0.0.1]", "", nil, true},
		{"https://example.com", "", nil, false},
		{"http://localhost.example.com", "", nil, false},
		{"http://192.168.1.2", "", nil, false},
		{"http://0.0.0.0:8080", "", nil, false},
		{"https://example.com", "on", nil, true},
		{"https://example.com", "", []string{"--samples"}, true},
		{"https://example.com", "off", []string{"--samples"}, true},
		{"http://localhost", "off", nil, false},
		{"http://localhost", "", []string{"--samples=off"}, false},
	} {
		t.Setenv("SAMPLES", c.env)
		t.Setenv("SITE_URL", c.url)
		if s, err := parsed(c.args); err != nil || s.ShowsSamples() != c.want {
			t.Errorf("%+v: got %v (%v)", c, s.ShowsSamples(), err)
		}
	}
	t.Setenv("SAMPLES", "maybe")
	if _, err := parsed(nil); err == nil {
		t.Error("SAMPLES=maybe is accepted")
	}
}

func parsed(args []string) (s Settings, err error) {
	parser, err := kong.New(&s)
	if err == nil {
		_, err = parser.Parse(args)
	}
	return s, err
}
