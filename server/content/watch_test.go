package content_test

import (
	"bytes"
	"context"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/content"
)

// logBook is a log that may be read while it is written.
type logBook struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (b *logBook) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(p)
}

func (b *logBook) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.String()
}

// soon waits for one step, however busy the machine is.
func soon(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for end := time.Now().Add(2 * time.Minute); !ok(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("it did not happen: %s", what)
		}
	}
}

func TestSavedContentIsTakenUpAndBadContentRefused(t *testing.T) {
	dir := t.TempDir()
	save := func(name, text string) {
		t.Helper()
		file := filepath.Join(dir, name)
		noError(t, os.MkdirAll(filepath.Dir(file), 0o755))
		noError(t, os.WriteFile(file, []byte(text), 0o600))
	}
	for name, f := range small(nil) {
		save(name, string(f.Data))
	}
	c := must[*content.Content](t)(content.Open(dir, content.Options{}))
	var live atomic.Pointer[content.Content]
	live.Store(c)
	book := &logBook{}
	ctx, stop := context.WithCancel(t.Context())
	var wg sync.WaitGroup
	watch := content.Watch(dir, content.Options{}, slog.New(slog.NewTextHandler(book, nil)), live.Store)
	wg.Go(func() { watch(ctx) })

	save("pages/about.yml", pageText("PLAIN", "about", ""))
	soon(t, "a new page is taken up", func() bool { return live.Load().Page("/about") != nil })

	fact := func(text string) string { return "facts:\n  - { name: lift, text: " + text + ", about: a lift }\n" }
	save("facts.yml", fact("helium"))
	save("pages/about.yml", strings.Replace(pageText("PLAIN", "about", ""), "All about about", "By {{lift}}", 1))
	heading := func() string { return live.Load().Page("/about").Base().Sections[0].(*graph.HeroSection).Heading }
	soon(t, "a fact is taken up", func() bool { return heading() == "By helium" })
	before := live.Load().Revision()
	save("facts.yml", fact("hot air"))
	soon(t, "a changed fact is taken up", func() bool { return heading() == "By hot air" })
	picture := func() string { return live.Load().Page("/services/airships").Base().Art.URL }
	drawn := picture()
	save("pictures/sign.svg", strings.Replace(sign, "M0 0H9", "M0 0H8", 1))
	soon(t, "a changed picture is taken up", func() bool { return picture() != drawn })
	good := live.Load().Revision()
	if good == before {
		t.Error("a changed fact does not change the revision")
	}

	save("pages/about.yml", strings.Replace(pageText("PLAIN", "about", ""), "label:", "lable:", 1))
	soon(t, "a bad page is logged with its line", func() bool {
		return strings.Contains(book.String(), "about.yml") && strings.Contains(book.String(), "line=4") &&
			strings.Contains(book.String(), "did you mean")
	})
	if live.Load().Revision() != good || live.Load().Page("/about") == nil {
		t.Error("bad content replaced the good")
	}

	noError(t, os.Remove(filepath.Join(dir, "pages/about.yml")))
	soon(t, "a page is taken away", func() bool { return live.Load().Page("/about") == nil })
	stop()
	wg.Wait()
}
