package deliver

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/db/dbtest"
	"hire360/server/store"
)

// killedFolder tells a copy of this test binary to keep submissions until it is killed; with a server, it
// sends them too.
const killedFolder, killedServer = "DELIVER_TEST_KILLED_FOLDER", "DELIVER_TEST_KILLED_SERVER"

func TestMain(m *testing.M) {
	if dir := os.Getenv(killedFolder); dir != "" {
		keepUntilKilled(dir, os.Getenv(killedServer))
	}
	os.Exit(m.Run())
}

func keepUntilKilled(dir, address string) {
	s, err := store.Open(context.Background(), store.Options{Dir: dir, Empty: true, Mail: true})
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	if address != "" {
		server, _ := NewServer("smtp://"+address, "site@hire360.example", team)
		w := NewMails(s.Inbox, s.Inbox, s.Jobs, says, server, slog.New(slog.DiscardHandler))
		w.timing.lease = time.Second
		go w.Run(context.Background())
	}
	for range 20 {
		r, err := s.Inbox.AddEnquiry(context.Background(), enquiry())
		fmt.Println(r.Key, err)
	}
	time.Sleep(time.Minute)
}

// kill runs a copy until it has kept 20 submissions and is, kills it, and returns their keys.
func kill(t *testing.T, dir, server string, is func() bool) (keys []string) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), killedFolder+"="+dir, killedServer+"="+server)
	out := &lockedBuffer{}
	cmd.Stdout = out
	noError(t, cmd.Start())
	dbtest.Soon(t, "20 are kept", func() bool { return strings.Count(out.String(), "\n") == 20 })
	dbtest.Soon(t, "the moment to kill comes", is)
	noError(t, cmd.Process.Kill())
	_ = cmd.Wait()
	for line := range strings.Lines(out.String()) {
		key, err, _ := strings.Cut(strings.TrimSpace(line), " ")
		if err != "<nil>" {
			t.Fatal(err)
		}
		keys = append(keys, key)
	}
	return keys
}

func TestAKillBetweenKeepingAndSendingLosesNothing(t *testing.T) {
	dbtest.Slow(t)
	to := startSink(t, nil)
	dir := t.TempDir()
	keys := kill(t, dir, "", func() bool { return true })
	s := open(t, dir)
	work(t, s, to)
	dbtest.Soon(t, "all arrive", func() bool { return len(waiting(t, s)) == 0 })
	for _, key := range keys {
		if got := state(t, s, key); got != graph.ReceiptStateDelivered {
			t.Errorf("%s is %s", key, got)
		}
	}
	if got := len(to.mails(team)); got != len(keys) {
		t.Errorf("%d mails for %d submissions", got, len(keys))
	}
}

func TestAKillWhileSendingLosesNothing(t *testing.T) {
	dbtest.Slow(t)
	hanging := startSink(t, func(_ string, n int) fault {
		if n > 10 {
			return hangsLate
		}
		return none
	})
	dir := t.TempDir()
	keys := kill(t, dir, hanging.address, func() bool {
		hanging.mu.Lock()
		defer hanging.mu.Unlock()
		return hanging.seen == 10+mailSenders
	})
	s := open(t, dir)
	well := startSink(t, nil)
	work(t, s, well)
	dbtest.Soon(t, "all arrive", func() bool { return len(waiting(t, s)) == 0 })
	if got := len(hanging.mails(team)) + len(well.mails(team)); got != len(keys) {
		t.Errorf("%d mails for %d submissions", got, len(keys))
	}
}
