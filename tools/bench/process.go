package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"
)

// process is a running server. It may have its own data folder.
type process struct {
	url  string
	cmd  *exec.Cmd
	data string
}

// run starts the site with an empty data folder.
func run(program string) (*process, error) {
	data, err := os.MkdirTemp("", "site-bench-")
	if err != nil {
		return nil, err
	}
	p, err := begin(program, data)
	if err != nil {
		return nil, err
	}
	p.data = data
	return p, nil
}

func begin(program, data string, env ...string) (*process, error) {
	cmd := exec.Command(program, "serve", "--addr", "127.0.0.1:0")
	// Most requests come from one visitor.
	cmd.Env = append(append(os.Environ(), env...), "DATA="+data, "QUERY_LIMIT=1000000000", "SEND_LIMIT=1000000")
	return command(cmd)
}

// command starts a program and waits until it logs its address.
func command(cmd *exec.Cmd) (*process, error) {
	out, err := cmd.StderrPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	at, err := addressIn(out)
	if err != nil {
		return nil, err
	}
	go func() { _, _ = io.Copy(io.Discard, out) }()
	return &process{url: at, cmd: cmd}, nil
}

func (p *process) stop() {
	_ = p.cmd.Process.Kill()
	_ = p.cmd.Wait()
	if p.data != "" {
		_ = os.RemoveAll(p.data)
	}
}

func (p *process) get(path string) ([]byte, error) { return fetch(p.url + path) }

// paths returns the addresses of the sitemap, without the origin.
func (p *process) paths() ([]string, error) {
	_, text, err := request(p.url+"/sitemap.xml", "identity", "")
	if err != nil {
		return nil, err
	}
	var paths []string
	for _, m := range regexp.MustCompile(`<loc>https?://[^/<]+([^<]*)</loc>`).FindAllStringSubmatch(string(text), -1) {
		paths = append(paths, m[1])
	}
	if len(paths) == 0 {
		return nil, fmt.Errorf("the sitemap of %s has no pages", p.url)
	}
	return paths, nil
}

// warm requests every page of the sitemap once.
func (p *process) warm() error {
	paths, err := p.paths()
	for _, path := range paths {
		if _, err := p.get(path); err != nil {
			return err
		}
	}
	return err
}

// memory returns the resident memory in bytes, or 0 if the system does not report it.
func (p *process) memory() int {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(text)) {
		if kb, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			n, _ := strconv.Atoi(strings.Fields(kb)[0])
			return n << 10
		}
	}
	return 0
}

// processor returns the CPU time of the process, to 10 ms, or 0 if the system does not report it.
func (p *process) processor() time.Duration {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.cmd.Process.Pid))
	if err != nil {
		return 0
	}
	_, rest, _ := strings.Cut(string(text), ") ") // the name before it may contain spaces
	fields := strings.Fields(rest)
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return time.Duration(user+system) * 10 * time.Millisecond
}

// settle waits until the process is idle: after its start, it renders and compresses all pages.
func (p *process) settle() {
	for before := p.processor(); ; {
		time.Sleep(8 * time.Second)
		now := p.processor()
		if now-before < 30*time.Millisecond {
			return
		}
		before = now
	}
}

const (
	loadTime    = 800 * time.Millisecond
	connections = 8
)

// load returns the responses per second of an address in a coding, over a few connections.
func load(address, coding string) (float64, error) {
	n, took, err := repeat(func() error {
		_, _, err := request(address, coding, "")
		return err
	})
	return float64(n) / took.Seconds(), err
}

// repeat sends requests over a few connections for a while, and returns the number of responses and the time.
func repeat(request func() error) (responses int, took time.Duration, err error) {
	var wg sync.WaitGroup
	counts, failed := make([]int, connections), make(chan error, connections)
	start := time.Now()
	for c := range connections {
		wg.Go(func() {
			for time.Since(start) < loadTime {
				if err := request(); err != nil {
					failed <- err
					return
				}
				counts[c]++
			}
		})
	}
	wg.Wait()
	select {
	case err = <-failed:
	default:
	}
	for _, n := range counts {
		responses += n
	}
	return responses, time.Since(start), err
}
