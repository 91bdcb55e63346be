//go:build unix

package dbtest

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"sync/atomic"
	"syscall"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver "pgx"
)

// postgres is a PostgreSQL in a temporary folder, on a free port of this machine. It ends with this program, however
// that ends.
type postgres struct {
	dir, bin string
	port     int
	halt     func() error // ends it at once, as a crash of its machine would, and keeps its data
	names    atomic.Int64
}

// startPostgres makes and starts a server. The error says what to install when there is no PostgreSQL here.
func startPostgres() (*postgres, error) {
	initdb, err := exec.LookPath("initdb")
	if found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/initdb"); len(found) > 0 {
		initdb, err = found[len(found)-1], nil // the newest
	}
	if err != nil {
		return nil, errors.New("PostgreSQL is not installed: sudo apt-get install postgresql-15")
	}
	dir, err := os.MkdirTemp("", "postgres-")
	if err != nil {
		return nil, err
	}
	s := &postgres{dir: dir, bin: filepath.Dir(initdb)}
	if err = s.make(); err == nil {
		err = s.resume()
	}
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(dir))
	}
	return s, nil
}

func (s *postgres) make() error {
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	s.port = free.Addr().(*net.TCPAddr).Port
	if err := free.Close(); err != nil {
		return err
	}
	initdb := s.command(s.program("initdb"), "-D", s.data(), "-U", "site", "-A", "trust", "-E", "UTF8",
		"--locale=C.UTF-8", "--no-sync")
	if out, err := initdb.CombinedOutput(); err != nil {
		return fmt.Errorf("initdb: %w\n%s", err, out)
	}
	return nil
}

func (s *postgres) data() string { return filepath.Join(s.dir, "data") }

func (s *postgres) program(name string) string { return filepath.Join(s.bin, name) }

// command runs a program in the folder: for root as another user, because PostgreSQL does not start for root.
func (s *postgres) command(name string, args ...string) *exec.Cmd {
	c := exec.Command(name, args...)
	c.Dir = s.dir
	if os.Geteuid() != 0 {
		return c
	}
	uid, gid := 65534, 65534
	if u, err := user.Lookup("postgres"); err == nil {
		uid, _ = strconv.Atoi(u.Uid)
		gid, _ = strconv.Atoi(u.Gid)
	}
	_ = os.Chown(s.dir, uid, gid) // the program says what it must not write
	c.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}}
	return c
}

// resume starts the server (again) and returns when it answers.
func (s *postgres) resume() error {
	// It ends when its standard input does. What survives that is enough: nobody pulls a plug here.
	c := s.command("sh", "-c", `exec 3<&0; "$@" & p=$!; { read _; kill -QUIT $p; } <&3 & wait $p`, "sh",
		s.program("postgres"), "-D", s.data(), "-p", strconv.Itoa(s.port), "-k", s.dir,
		"-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "max_connections=200",
		"-c", "log_min_messages=fatal")
	input, err := c.StdinPipe()
	if err != nil {
		return err
	}
	if err := c.Start(); err != nil {
		return err
	}
	s.halt = func() error {
		err := input.Close()
		_ = c.Wait() // it does not end well
		return err
	}
	db, err := sql.Open("pgx", s.url())
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	for {
		err := db.PingContext(ctx)
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return errors.Join(fmt.Errorf("PostgreSQL does not answer: %w", err), s.halt())
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// url is the address of the database.
func (s *postgres) url() string {
	return fmt.Sprintf("postgres://site@127.0.0.1:%d/postgres?sslmode=disable", s.port)
}

// database makes an empty schema of its own and returns the address of a database that sees nothing else.
func (s *postgres) database(ctx context.Context) (string, error) {
	db, err := sql.Open("pgx", s.url())
	if err != nil {
		return "", err
	}
	defer func() { _ = db.Close() }()
	name := fmt.Sprint("test", s.names.Add(1))
	_, err = db.ExecContext(ctx, "CREATE SCHEMA "+name)
	return s.url() + "&search_path=" + name, err
}
