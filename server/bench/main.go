// Bench measures the built program from outside, as ratios to a bare net/http handler that writes the same bytes on the
// same machine in the same run. Absolute times depend on the machine; ratios hardly do.
package main

import (
	"bufio"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"
	"time"
)

func main() {
	task := measure
	switch {
	case len(os.Args) == 3 && os.Args[1] == "bare":
		task = func(string) error { return bare(os.Args[2]) }
	case len(os.Args) == 2 && os.Args[1] == "peers":
		task = peers
	}
	if err := task("bin/site"); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// row prints one line of the table: what was measured, the result, and the target.
func row(what, got, want string) { fmt.Printf("%-58s %18s   %s\n", what, got, want) }

func measure(program string) error {
	row("measured", "result", "target")
	starts, err := starting(program)
	if err != nil {
		return err
	}
	row("process start to first page, median of 7", ms(median(starts)), "≤ 300 ms")
	site, err := run(program)
	if err != nil {
		return err
	}
	defer site.stop()
	first, err := renders(site)
	if err != nil {
		return err
	}
	row("first render of a page, median", ms(median(first)), "≤ 60 ms")
	row("first render of a page, 99th percentile", ms(percentile(first, 99)), "")
	for _, c := range []struct{ what, path, want string }{
		{"cached page, requests per second against the bare handler", "/our-services/software-development", "≥ 0.6"},
		{"GraphQL page query by GET, against the bare handler", query(pageQuery), ""},
		{"GraphQL tiny query by GET, against the bare handler", query(`{ site { name } }`), ""},
		{"search of jobs by GET, against the bare handler", query(searchQuery), ""},
	} {
		ratio, err := against(site.url, c.path)
		if err != nil {
			return err
		}
		row(c.what, fmt.Sprintf("%.2f", ratio), c.want)
	}
	row("resident memory after all of it", fmt.Sprintf("%d MB", site.memory()>>20), "≤ 120 MB")
	return nil
}

const (
	pageQuery = `{ page(path: "/about") { title sections { __typename ` +
		`... on ProseSection { heading text { ... on ParagraphBlock { text } } } } } }`
	searchQuery = `{ searchJobs(query: "eng", first: 20) { totalCount nodes { title path } } }`
)

func query(q string) string { return "/graphql?query=" + url.QueryEscape(q) }

// starting measures from the start of the process to the last byte of its first page, with existing data.
func starting(program string) ([]time.Duration, error) {
	data, err := os.MkdirTemp("", "site-bench-")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(data) }()
	var took []time.Duration
	for range 8 {
		start := time.Now()
		p, err := begin(program, data)
		if err != nil {
			return nil, err
		}
		_, err = p.get("/")
		took = append(took, time.Since(start))
		p.stop()
		if err != nil {
			return nil, err
		}
	}
	return took[1:], nil // the first start makes the database
}

// renders measures uncached pages of an idle program: searches, each with different terms.
func renders(p *process) ([]time.Duration, error) {
	if err := p.warm(); err != nil {
		return nil, err
	}
	p.settle()
	var took []time.Duration
	for i := range 40 {
		start := time.Now()
		if _, err := p.get(fmt.Sprintf("/careers?q=engineer+%d", i)); err != nil {
			return nil, err
		}
		took = append(took, time.Since(start))
	}
	return took, nil
}

// against returns the program's rate divided by that of a bare handler with the same bytes. They are measured in turns,
// so that other work of the machine affects both.
func against(base, path string) (float64, error) {
	p := &process{url: base}
	peer, err := barePeer(p.url + path)
	if err != nil {
		return 0, err
	}
	defer peer.stop()
	var ours, theirs []float64
	for range 5 {
		for _, side := range []struct {
			at   string
			into *[]float64
		}{{base + path, &ours}, {peer.url + "/", &theirs}} {
			rate, err := load(side.at)
			if err != nil {
				return 0, err
			}
			*side.into = append(*side.into, rate)
		}
	}
	slices.Sort(ours)
	slices.Sort(theirs)
	return ours[2] / theirs[2], nil
}

func ms(d time.Duration) string { return fmt.Sprintf("%.1f ms", float64(d.Microseconds())/1000) }

func median(d []time.Duration) time.Duration { return percentile(d, 50) }

func percentile(d []time.Duration, p int) time.Duration {
	d = slices.Clone(d)
	slices.Sort(d)
	return d[min(len(d)*p/100, len(d)-1)]
}

var client = &http.Client{
	Timeout:   20 * time.Second,
	Transport: &http.Transport{MaxIdleConnsPerHost: 64, DisableCompression: true},
}

func fetch(address string) ([]byte, error) {
	_, body, err := request(address)
	return body, err
}

func addressIn(r io.Reader) (string, error) {
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		if _, after, ok := strings.Cut(lines.Text(), "listening="); ok {
			return "http://" + strings.Fields(after)[0], nil
		}
	}
	return "", fmt.Errorf("the program ended before it listened")
}
