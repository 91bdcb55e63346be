package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"hire360/server/inbox/s3test"
)

// The team's mail waits while the file's storage is away, and only goes without a file that is gone.
func TestAMailWaitsForItsFile(t *testing.T) {
	slow(t)
	storage := s3test.New(t)
	to := newStrictServer(t, strictOptions{})
	site := start(t, append(mailingTo(to), "--captcha", "off", "--s3-url", storage.URL())...)
	apply := func(file string) (reference string) {
		t.Helper()
		sent := site.mutate(t, "apply", map[string]any{"key": uuid.NewString(), "jobId": "1182",
			"files": []string{file}})
		if sent.reference() == "" {
			t.Fatalf("the application answers %+v", sent)
		}
		return sent.reference()
	}
	file := site.uploaded(t)
	storage.Down.Store(true)
	waits := apply(file)
	site.eventually(t, func(out string) bool {
		return strings.Contains(out, "team-mail") && strings.Contains(out, "a file cannot be read now") &&
			!strings.Contains(out, file)
	}, "deliveries", "list")
	soon(t, "the sender's mail does not wait", func() bool { return len(to.Taken("dana@example.org")) == 1 })
	storage.Down.Store(false)
	if _, files := contents(t, mailAbout(t, to, waits)); files["cv.pdf"] != resume {
		t.Errorf("the mail has the files %q", files)
	}
	gone := site.uploaded(t)
	soon(t, "the storage has it", func() bool { return slices.Contains(storage.Names(t), gone) })
	soon(t, "it is nowhere else", func() bool {
		_, err := os.Stat(filepath.Join(site.data, "files", gone))
		return err != nil
	})
	noError(t, storage.Remove(gone))
	text, _ := contents(t, mailAbout(t, to, apply(gone)))
	mustContain(t, "the mail", text, "no longer stored")
}
