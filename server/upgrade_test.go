package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/server/db/dbtest"
)

// release starts a release of the program over the data folder, "" for this one. The caller ends it.
func (r *running) release(t *testing.T, program string, env ...string) *exec.Cmd {
	t.Helper()
	if program == "" {
		return r.process(t, env...)
	}
	addr := freeAddress(t)
	cmd := exec.Command(program, "serve")
	cmd.Env = append(append(os.Environ(), env...), "ADDR="+addr, "DATA="+r.data)
	cmd.Stderr = r.log
	noError(t, cmd.Start())
	r.url = "http://" + addr
	soon(t, program+" is ready", func() bool {
		resp, err := client.Get(r.url + "/readyz")
		if err == nil {
			_ = resp.Body.Close()
		}
		return err == nil && resp.StatusCode == 200
	})
	return cmd
}

// Machines change one by one from the previous release to this one and back, while people send, as docs/operating.md
// says. Whatever was received is at the hosts once, with its file. Then a backup of the previous release is restored
// under this one. make upgrade says which program is the previous release; otherwise this one stands in for it.
func TestAnUpgradeAndTheWayBackLoseAndDoubleNothing(t *testing.T) {
	slow(t)
	for name, machines := range map[string]int{"SQLite": 1, "PostgreSQL": 2} {
		t.Run(name, func(t *testing.T) {
			database := ""
			if machines > 1 {
				database, _ = several(t)
			}
			upgradeAndReturn(t, make([]running, machines), database)
		})
	}
}

func upgradeAndReturn(t *testing.T, machines []running, database string) {
	previous := os.Getenv("PREVIOUS")
	h := startHosts(t)
	env := []string{"CORE_URL=" + h.url, "ERP_URL=" + h.url, "CAPTCHA=off", "SEND_LIMIT=1000000"}
	programs := make([]*exec.Cmd, len(machines))
	stop := func(i int) {
		noError(t, programs[i].Process.Signal(syscall.SIGTERM))
		if err := programs[i].Wait(); err != nil {
			t.Errorf("machine %d ends with %v\n%s", i, err, lastBytes(machines[i].log.String(), 2000))
		}
	}
	for i := range machines {
		machines[i] = running{data: t.TempDir(), log: &lockedBuffer{}}
		programs[i] = machines[i].release(t, previous, env...)
		t.Cleanup(func() { kill(programs[i]) })
	}
	s := senders{t: t, applications: map[string]string{}}
	to := func(i int) { url := machines[i].url; s.at.Store(&url) }
	to(0)
	submissions := int64(schedule(t)) / 2
	begun := time.Now()
	done := s.send(int(submissions))
	step := submissions / int64(2*len(machines)+1)
	next := step
	for _, release := range []string{"", previous} {
		for i := range machines {
			s.reaches(next, done)
			next += step
			to((i + 1) % len(machines)) // the balancer leaves the machine
			stop(i)
			programs[i] = machines[i].release(t, release, env...)
			to(i)
		}
	}
	<-done
	t.Logf("%d received in %s, %d of %d tries failed", s.received.Load(), time.Since(begun).Round(time.Second/10),
		s.failures.Load(), s.tries.Load())
	machines[0].eventually(t, func(out string) bool { return strings.Count(out, "\n") == 1 }, "deliveries", "list")
	h.mustHold(t, s.enquiries, len(s.applications))
	s.checkFiles(t, h.store)

	kept := func() int {
		_, list := machines[0].command(t, "submissions", "list", "--first", "0")
		return strings.Count(list, "ENQ-") + strings.Count(list, "APP-")
	}
	copied := filepath.Join(t.TempDir(), "copy")
	address, schema, _ := strings.Cut(database, "&search_path=")
	run := func(name string, args ...string) {
		if out, err := exec.Command(name, args...).CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", name, err, out)
		}
	}
	if database == "" {
		machines[0].works(t, "backup", copied)
	} else {
		run(dbtest.Program(t, "pg_dump"), "--format=custom", "--file="+copied, "--schema="+schema, address)
	}
	machines[0].mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString()})
	equal(t, kept(), int(submissions)+1, "submissions")
	for i := range machines {
		stop(i)
	}
	if database == "" {
		site := filepath.Join(machines[0].data, "site.db")
		noError(t, os.WriteFile(site, must[[]byte](t)(os.ReadFile(copied)), 0o600))
		_, _ = os.Remove(site+"-wal"), os.Remove(site+"-shm")
	} else {
		run(dbtest.Program(t, "pg_restore"), "--clean", "--if-exists", "--dbname="+address, copied)
	}
	for i := range machines {
		programs[i] = machines[i].release(t, "", env...)
	}
	equal(t, kept(), int(submissions), "restored submissions")
	machines[0].mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString()})
	equal(t, kept(), int(submissions)+1, "submissions after the restore")
}
