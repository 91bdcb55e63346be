package inbox

import (
	"bufio"
	"bytes"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/server/db"
	"hire360/server/db/dbtest"
	"hire360/server/inbox/s3test"
)

// killedFolder tells a copy of this test binary to write to a store until it is killed.
const (
	killedFolder   = "STORE_TEST_WRITE_UNTIL_KILLED"
	killedDatabase = "STORE_TEST_DATABASE"
	killedBucket   = "STORE_TEST_BUCKET"
)

// writeUntilKilled keeps enquiries, files and applications and says of each that it did, after it did.
func writeUntilKilled(dir string) {
	s, err := open(context.Background(), options{db.Options{Dir: dir, Database: os.Getenv(killedDatabase)},
		Options{Bucket: os.Getenv(killedBucket)}})
	if err != nil {
		fmt.Println("failed", err)
		os.Exit(1)
	}
	var mu sync.Mutex
	say := func(words ...any) {
		mu.Lock()
		defer mu.Unlock()
		fmt.Println(words...)
	}
	for range 3 {
		go func() {
			for {
				e := enquiry(1)
				e.Key = uuid.NewString()
				if r, err := s.AddEnquiry(context.Background(), e); err == nil {
					say("enquiry", e.Key, r.Reference)
				} else {
					say("failed", err)
				}
			}
		}()
		go func() {
			for {
				applyWithFile(s, say)
			}
		}()
	}
	time.Sleep(10 * time.Minute) // the parent kills long before; without a parent this ends by itself
	os.Exit(1)
}

func applyWithFile(s *Store, say func(...any)) {
	data := make([]byte, 1+time.Now().UnixNano()%300_000)
	_, _ = rand.Read(data)
	sum := sha256.Sum256(data)
	up, err := s.AddUpload(context.Background(), "cv.pdf", "application/pdf", bytes.NewReader(data))
	if err != nil {
		say("failed", err)
		return
	}
	say("file", up.ID, hex.EncodeToString(sum[:]))
	a := application(uuid.NewString(), up.ID)
	if r, err := s.AddApplication(context.Background(), a); err == nil {
		say("application", a.Key, r.Reference)
	} else {
		say("failed", err)
	}
}

func TestWhatWasAcknowledgedSurvivesAKill(t *testing.T) {
	dbtest.Slow(t)
	t.Run("SQLite", func(t *testing.T) { whatWasAcknowledgedSurvivesAKill(t, "", "") })
	t.Run("PostgreSQL and S3", func(t *testing.T) {
		whatWasAcknowledgedSurvivesAKill(t, dbtest.NewDatabase(t), s3test.New(t).URL())
	})
}

func whatWasAcknowledgedSurvivesAKill(t *testing.T, database, bucket string) {
	dir := t.TempDir()
	said := map[string]int{}
	var lines []string
	for round := range 4 {
		lines = append(lines, killAfter(t, dir, database, bucket, 5*(round+1))...)
		s := opened(t, in(dir), over(database), filesIn(bucket), at(time.Now))
		noError(t, s.flush(t.Context()))
		for _, line := range lines {
			said[strings.Fields(line)[0]]++
			checkKept(t, s, strings.Fields(line))
		}
		drafts := must[[]os.DirEntry](t)(os.ReadDir(s.disk.path("")))
		stats := stats(t, s)
		if bucket == "" && len(drafts) != stats.Uploads || bucket != "" && len(drafts) != 0 {
			t.Errorf("%d files for %d uploads", len(drafts), stats.Uploads)
		}
		noError(t, s.db.Close())
	}
	if said["enquiry"] == 0 || said["file"] == 0 || said["application"] == 0 || said["failed"] > 0 {
		t.Errorf("the writers said %v", said)
	}
	t.Logf("acknowledged in 4 kills: %d", len(lines))
}

// killAfter runs a writer until it has acknowledged n applications and n enquiries, kills it and returns all it has
// acknowledged.
func killAfter(t *testing.T, dir, database, bucket string, n int) (lines []string) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), killedFolder+"="+dir, killedDatabase+"="+database, killedBucket+"="+bucket)
	out := must[io.ReadCloser](t)(cmd.StdoutPipe())
	noError(t, cmd.Start())
	in, said := bufio.NewScanner(out), map[string]int{}
	for in.Scan() {
		lines = append(lines, in.Text())
		kind, _, _ := strings.Cut(in.Text(), " ")
		if said[kind]++; min(said["application"], said["enquiry"]) >= n {
			_ = cmd.Process.Kill()
		}
	}
	_ = cmd.Wait()
	if len(lines) > 0 && len(strings.Fields(lines[len(lines)-1])) < 3 {
		lines = lines[:len(lines)-1] // cut off in the middle of the word: it said nothing yet
	}
	return lines
}

func checkKept(t *testing.T, s *Store, line []string) {
	t.Helper()
	switch line[0] {
	case "enquiry", "application":
		r := receiptOf(t, s, line[1])
		if r == nil || r.Reference != line[2] {
			t.Errorf("%s %s was acknowledged and is lost", line[0], line[1])
		}
	case "file":
		r, _, err := s.OpenUpload(t.Context(), line[1])
		if err != nil {
			t.Errorf("a file was acknowledged and is lost: %v", err)
			return
		}
		defer func() { _ = r.Close() }()
		hash := sha256.New()
		if _, err := io.Copy(hash, r); err != nil || hex.EncodeToString(hash.Sum(nil)) != line[2] {
			t.Errorf("file %s is not what was sent (%v)", line[1], err)
		}
	default:
		t.Errorf("a writer said %q", strings.Join(line, " "))
	}
}
