package static

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Development serves a client that is not part of the program.
func TestTheClientOfAFolder(t *testing.T) {
	dir := t.TempDir()
	if _, err := Load(dir); err == nil || !strings.Contains(err.Error(), dir+" contains no client: set CLIENT") {
		t.Errorf("an empty folder gives %v", err)
	}
	for name, text := range map[string]string{
		"server.js":       "site()",
		"operations.json": `{"Page": "id"}`,
		"documents.json":  `{"id": "{ __typename }"}`,
		"manifest.json": `{"src/app/main.tsx": {"file": "assets/main.js", "isEntry": true, "css": ["assets/a.css"]},
			"src/theme/later.css": {"file": "assets/later.css", "isEntry": true}}`,
		"assets/main.js":   "start()",
		"assets/a.css":     "a{}",
		"assets/later.css": "b{}",
	} {
		file := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o700), os.WriteFile(file, []byte(text),
			0o600)); err != nil {
			t.Fatal(err)
		}
	}
	c, err := Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	if c.Documents["id"] != "{ __typename }" || string(c.Script()) != "site()" || c.Compiled() != nil {
		t.Errorf("got documents %v, script %.40q, bytecode of %d bytes", c.Documents, c.Script(), len(c.Compiled()))
	}
	if len(c.Scripts) != 1 || c.Scripts[0] != "/assets/main.js" {
		t.Errorf("got scripts %v", c.Scripts)
	}
	if c.Styles != "a{}" || c.Later != "/assets/later.css" || c.AllStyles() != "a{}b{}" {
		t.Errorf("got styles %q, %q and %q", c.Styles, c.Later, c.AllStyles())
	}
}
