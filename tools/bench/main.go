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
	if len(os.Args) > 1 {
		task = map[string]func(string) error{
			"tls":          encrypted,
			"bare":         func(string) error { return bare(os.Args[2]) },
			"peers":        peers,
			"crawl":        crawl,
			"search":       siteSearch,
			"scripts":      scripts,
			"lighthouse":   lighthouse,
			"interactions": interactions,
		}[os.Args[1]]
	}
	if err := task("bin/site"); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// row prints one line of the table: what was measured, the result, and the target if there is one.
func row(what, got, want string) { fmt.Printf("%-62s %12s   %s\n", what, got, want) }

// atMost prints a line with a target and whether it is met.
func atMost(what string, got, target float64, unit string) {
	row(what, fmt.Sprintf("%.1f %s", got, unit), fmt.Sprintf("≤ %g %s: %s", target, unit, verdict(got <= target)))
}

// atLeast prints a ratio with a target and whether it is met.
func atLeast(what string, got, target float64) {
	row(what, fmt.Sprintf("%.2f", got), fmt.Sprintf("≥ %g: %s", target, verdict(got >= target)))
}

func verdict(met bool) string {
	if met {
		return "pass"
	}
	return "fail"
}

func measure(program string) error {
	fmt.Printf("load average before: %s", loadAverage())
	row("measured", "result", "target")
	starts, err := starting(program)
	if err != nil {
		return err
	}
	atMost("process start to first page, median of 7", ms(median(starts)), 250, "ms")
	site, err := run(program)
	if err != nil {
		return err
	}
	defer site.stop()
	if err := site.warm(); err != nil {
		return err
	}
	site.settle()
	atMost("resident memory with all pages", float64(site.memory()>>20), 125, "MB")
	first, err := renders(site)
	if err != nil {
		return err
	}
	atMost("first render of a search, median", ms(median(first)), 35, "ms")
	atMost("first render of a search, 99th percentile", ms(percentile(first, 99)), 60, "ms")
	if err := ratios(site); err != nil {
		return err
	}
	if err := capacity(site); err != nil {
		return err
	}
	row("resident memory after all of it", fmt.Sprintf("%d MB", site.memory()>>20), "")
	site.stop()
	if err := siteSearch(program); err != nil {
		return err
	}
	if err := crawl(program); err != nil {
		return err
	}
	fmt.Printf("load average after: %s", loadAverage())
	return nil
}

// ratios compares with a bare handler that sends the same bytes.
func ratios(site *process) error {
	const page = "/our-services/software-development"
	for _, c := range []struct {
		what, path, coding string
		target             float64
	}{
		{"cached page in brotli, requests/s against the bare handler", page, "br", 0.9},
		{"cached page in gzip, against the bare handler", page, "gzip", 0.9},
		{"cached page without compression, against the bare handler", page, "identity", 0.6},
		{"GraphQL page query by GET, against the bare handler", query(pageQuery), "br", 0},
		{"GraphQL tiny query by GET, against the bare handler", query(`{ site { name } }`), "br", 0},
		{"search of jobs by GET, against the bare handler", query(searchQuery), "br", 0},
	} {
		ratio, err := against(site.url, c.path, c.coding)
		if err != nil {
			return err
		}
		if c.target > 0 {
			atLeast(c.what, ratio, c.target)
		} else {
			row(c.what, fmt.Sprintf("%.2f", ratio), "")
		}
	}
	return nil
}

// capacity prints how many pages a core serves: pages divided by the CPU time of the program, so that other work
// of the machine does not matter.
func capacity(site *process) error {
	searches := 0
	for _, c := range []struct {
		what string
		path func() string
	}{
		{"cached pages per second of a core", func() string { return "/our-services/software-development" }},
		{"pages rendered per second of a core", func() string {
			searches++
			return fmt.Sprintf("/careers?q=capacity+%d", searches)
		}},
	} {
		before, pages := site.processor(), 0
		for start := time.Now(); time.Since(start) < 4*time.Second; pages++ {
			if _, err := site.get(c.path()); err != nil {
				return err
			}
		}
		row(c.what, fmt.Sprintf("%.0f", float64(pages)/(site.processor()-before).Seconds()), "")
	}
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
	var took []time.Duration
	for i := range 200 {
		start := time.Now()
		if _, err := p.get(fmt.Sprintf("/careers?q=engineer+%d", i)); err != nil {
			return nil, err
		}
		took = append(took, time.Since(start))
	}
	return took, nil
}

// against returns the program's rate divided by that of a bare handler with the same bytes: the median of eleven pairs.
// The two are measured in turns and each is first in every other pair, so that other work of the machine affects both.
func against(base, path, coding string) (float64, error) {
	peer, err := barePeer(base+path, coding)
	if err != nil {
		return 0, err
	}
	defer peer.stop()
	sides := []string{base + path, peer.url + "/"}
	rates := map[string]float64{}
	var pairs []float64
	for range 11 {
		for _, side := range sides {
			if rates[side], err = load(side, coding); err != nil {
				return 0, err
			}
		}
		pairs = append(pairs, rates[base+path]/rates[peer.url+"/"])
		slices.Reverse(sides)
	}
	slices.Sort(pairs)
	return pairs[len(pairs)/2], nil
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

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
	_, body, err := request(address, "br", "")
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
