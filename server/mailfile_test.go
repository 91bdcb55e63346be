package main

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/textproto"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/server/inbox/s3test"
)

// mailbox is a mail server that takes everything and passes it on.
func mailbox(t *testing.T) (address string, mails <-chan string) {
	t.Helper()
	l := must[net.Listener](t)(net.Listen("tcp", "127.0.0.1:0"))
	t.Cleanup(func() { _ = l.Close() })
	taken := make(chan string, 10)
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go func() {
				defer func() { _ = c.Close() }()
				in := textproto.NewReader(bufio.NewReader(c))
				_, _ = fmt.Fprint(c, "220 mail\r\n")
				for line, err := in.ReadLine(); err == nil; line, err = in.ReadLine() {
					if line == "DATA" {
						_, _ = fmt.Fprint(c, "354 go on\r\n")
						text, err := io.ReadAll(in.DotReader())
						if err != nil {
							return
						}
						taken <- string(text)
					}
					_, _ = fmt.Fprint(c, "250 ok\r\n")
				}
			}()
		}
	}()
	return l.Addr().String(), taken
}

// next waits for the next mail to somebody.
func next(t *testing.T, mails <-chan string, to string) string {
	t.Helper()
	for {
		select {
		case mail := <-mails:
			if strings.Contains(mail, "To: <"+to+">") {
				return mail
			}
		case <-time.After(maxWait):
			t.Fatalf("no mail to %s arrives", to)
		}
	}
}

// The team's mail waits while the file's storage is away, and only goes without a file that is gone.
func TestAMailWaitsForItsFile(t *testing.T) {
	slow(t)
	storage := s3test.New(t)
	address, mails := mailbox(t)
	site := start(t, "--captcha", "off", "--s3-url", storage.URL(), "--smtp-url", "smtp://"+address+"?tls=off",
		"--mail-from", "site@hire360.example", "--mail-to", "team@hire360.example")
	apply := func(file string) {
		t.Helper()
		sent := site.mutate(t, "apply", map[string]any{"key": uuid.NewString(), "jobId": "1182",
			"files": []string{file}})
		if sent.reference() == "" {
			t.Fatalf("the application answers %+v", sent)
		}
	}
	file := site.uploaded(t)
	storage.Down.Store(true)
	apply(file)
	site.eventually(t, func(out string) bool {
		return strings.Contains(out, "team-mail") && strings.Contains(out, "a file cannot be read now") &&
			!strings.Contains(out, file)
	}, "deliveries", "list")
	next(t, mails, "dana@example.org") // the sender's does not wait
	storage.Down.Store(false)
	if mail := next(t, mails, "team@hire360.example"); !strings.Contains(mail, `cv.pdf"`) ||
		!strings.Contains(mail, "Content-Disposition: attachment") {
		t.Errorf("the mail has no file:\n%s", mail)
	}
	gone := site.uploaded(t)
	soon(t, "the storage has it", func() bool { return slices.Contains(storage.Names(t), gone) })
	soon(t, "it is nowhere else", func() bool {
		_, err := os.Stat(filepath.Join(site.data, "files", gone))
		return err != nil
	})
	noError(t, storage.Remove(gone))
	apply(gone)
	if mail := next(t, mails, "team@hire360.example"); !strings.Contains(mail, "no longer stored") {
		t.Errorf("the mail does not say that the file is gone:\n%s", mail)
	}
}
