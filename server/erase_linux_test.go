package main

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/google/uuid"
	"golang.org/x/sys/unix"
)

// An erasure by command shows what it erases, and is asked for twice on a terminal, or with --yes.
func TestAnErasureIsAskedForTwice(t *testing.T) {
	site := start(t, "--captcha", "off")
	reference := site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString()}).reference()
	code, out := site.command(t, "people", "erase", "dana@example.org")
	equal(t, code, 2, "without a terminal")
	mustContain(t, "without a terminal", out, reference, "1 submission, 0 files, 0 job alerts", "nothing was erased",
		"--yes")
	for typed, want := range map[string]int{"kim@example.org\n": 2, "\n": 2} {
		code, out := site.onTerminal(t, typed, "people", "erase", "dana@example.org")
		equal(t, code, want, "typed %q", typed)
		mustContain(t, typed, out, reference, "Type the address again", "nothing was erased")
	}
	mustContain(t, "afterwards", site.works(t, "people", "find", "dana@example.org"), reference)
	code, out = site.onTerminal(t, " Dana@example.org \n", "people", "erase", "dana@example.org")
	equal(t, code, 0, "the same address")
	mustContain(t, "the same address", out, reference, "1 submission and 0 job alerts are deleted")
	mustContain(t, "afterwards", site.works(t, "people", "find", "dana@example.org"), "0 submissions")
}

// onTerminal runs a command on a terminal on which somebody types.
func (r running) onTerminal(t *testing.T, typed string, args ...string) (int, string) {
	t.Helper()
	keyboard := must[*os.File](t)(os.OpenFile("/dev/ptmx", os.O_RDWR|unix.O_NOCTTY, 0))
	defer func() { _ = keyboard.Close() }()
	noError(t, unix.IoctlSetPointerInt(int(keyboard.Fd()), unix.TIOCSPTLCK, 0))
	n := must[int](t)(unix.IoctlGetInt(int(keyboard.Fd()), unix.TIOCGPTN))
	terminal := must[*os.File](t)(os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|unix.O_NOCTTY, 0))
	defer func() { _ = terminal.Close() }()
	_ = must[int](t)(keyboard.WriteString(typed))
	var out strings.Builder
	code := run(t.Context(), append([]string{"--data", r.data}, args...), terminal, &out, &out)
	return code, out.String()
}
