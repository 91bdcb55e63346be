// Package postgrestest runs a real PostgreSQL for tests: in a temporary folder, on a free port of this machine, as
// a user who is not root.
package postgrestest

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"sync/atomic"
	"syscall"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver "pgx"
)

// Server is a PostgreSQL with an empty database.
type Server struct {
	dir, bin string
	port     int
	process  *os.Process
	ended    chan struct{}
	names    atomic.Int64
}

// Start makes and starts a server. The error says what to install when there is no PostgreSQL here.
func Start(ctx context.Context) (*Server, error) {
	bin, err := programs()
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "postgres-")
	if err != nil {
		return nil, err
	}
	s := &Server{dir: dir, bin: bin}
	if err := s.make(ctx); err != nil {
		return nil, errors.Join(err, os.RemoveAll(dir))
	}
	return s, nil
}

// programs finds the folder of initdb and postgres, the newest one.
func programs() (string, error) {
	found, err := filepath.Glob("/usr/lib/postgresql/*/bin/initdb")
	if err != nil || len(found) > 0 {
		return filepath.Dir(found[len(found)-1]), err
	}
	initdb, err := exec.LookPath("initdb")
	if err != nil {
		return "", errors.New("PostgreSQL is not installed: sudo apt-get install postgresql-15")
	}
	return filepath.Dir(initdb), nil
}

func (s *Server) make(ctx context.Context) error {
	if err := handOver(s.dir); err != nil {
		return err
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	s.port = listener.Addr().(*net.TCPAddr).Port
	if err := listener.Close(); err != nil {
		return err
	}
	initdb := s.command("initdb", "-D", s.data(), "-U", "site", "-A", "trust", "-E", "UTF8",
		"--locale=C.UTF-8", "--no-sync")
	if out, err := initdb.CombinedOutput(); err != nil {
		return fmt.Errorf("initdb: %w\n%s", err, out)
	}
	return s.Resume(ctx)
}

func (s *Server) data() string { return filepath.Join(s.dir, "data") }

func (s *Server) command(name string, args ...string) *exec.Cmd {
	c := exec.Command(filepath.Join(s.bin, name), args...)
	c.Dir = s.dir
	c.SysProcAttr = attributes()
	return c
}

// Resume starts the server (again) and returns when it answers.
func (s *Server) Resume(ctx context.Context) error {
	// What survives a kill of the server's processes is enough: nobody pulls a plug here.
	c := s.command("postgres", "-D", s.data(), "-p", strconv.Itoa(s.port), "-k", s.dir,
		"-c", "listen_addresses=127.0.0.1",
		"-c", "fsync=off", "-c", "max_connections=200", "-c", "log_min_messages=fatal")
	s.ended = make(chan struct{})
	begun := make(chan error)
	ended := s.ended
	go func() {
		// Where the kernel ends the server with its parent, that is this thread.
		runtime.LockOSThread()
		err := c.Start()
		begun <- err
		if err == nil {
			_ = c.Wait()
		}
		close(ended)
	}()
	if err := <-begun; err != nil {
		return err
	}
	s.process = c.Process
	return s.answers(ctx)
}

func (s *Server) answers(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	db, err := sql.Open("pgx", s.URL())
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	for {
		err := db.PingContext(ctx)
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("PostgreSQL does not answer: %w", err)
		case <-s.ended:
			return fmt.Errorf("PostgreSQL ended: %w", err)
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// Program is where a program of PostgreSQL is, such as pg_dump.
func (s *Server) Program(name string) string { return filepath.Join(s.bin, name) }

// URL is the address of the database.
func (s *Server) URL() string {
	return fmt.Sprintf("postgres://site@127.0.0.1:%d/postgres?sslmode=disable", s.port)
}

// Database makes an empty schema of its own and returns the address of a database that sees nothing else.
func (s *Server) Database(ctx context.Context) (string, error) {
	db, err := sql.Open("pgx", s.URL())
	if err != nil {
		return "", err
	}
	defer func() { _ = db.Close() }()
	name := fmt.Sprint("test", s.names.Add(1))
	if _, err := db.ExecContext(ctx, "CREATE SCHEMA "+name); err != nil {
		return "", err
	}
	return s.URL() + "&search_path=" + url.QueryEscape(name), nil
}

// Halt stops the server at once, as a crash of its machine would, and keeps its data.
func (s *Server) Halt() error {
	if err := s.process.Signal(syscall.SIGQUIT); err != nil {
		return err
	}
	<-s.ended
	return nil
}

// Stop ends the server and removes its data.
func (s *Server) Stop() error {
	_ = s.process.Signal(syscall.SIGQUIT) // it may have ended already
	<-s.ended
	return os.RemoveAll(s.dir)
}
