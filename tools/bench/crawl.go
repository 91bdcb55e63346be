package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

const (
	crawledJobs = 10_000
	crawlers    = 8
	readers     = 2
	// readPause is the time from a page to the next click: short, so that there are enough pages for a percentile.
	readPause = 20 * time.Millisecond
)

// crawl measures pages for people while eight crawlers request all pages of jobs, lists and searches, each once. Each
// visitor has an address of its own.
func crawl(program string) error {
	data, err := os.MkdirTemp("", "site-bench-")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(data) }()
	site, err := begin(program, data, "TRUSTED_PROXIES=127.0.0.1")
	if err != nil {
		return err
	}
	defer site.stop()
	if err := importJobs(program, data); err != nil {
		return err
	}
	site.settle()
	all, err := site.paths()
	if err != nil {
		return err
	}
	jobs, pages := crawlPaths(all)
	start := time.Now()
	read, memory, err := crawlAndRead(site, jobs, pages)
	if err != nil {
		return err
	}
	row(fmt.Sprintf("pages that crawlers got, per second, until they had all %d", len(jobs)),
		fmt.Sprintf("%.1f", float64(len(jobs))/time.Since(start).Seconds()), "")
	row("pages that people read at the same time, median", fmt.Sprintf("%.1f ms", ms(median(read))), "")
	atMost("pages that people read at the same time, 99th percentile", ms(percentile(read, 99)), 300, "ms")
	atMost("resident memory at most", float64(memory>>20), 250, "MB")
	return nil
}

// importJobs imports the jobs while the program runs.
func importJobs(program, data string) error {
	type job map[string]any
	var jobs []job
	cities := []string{"Leeds", "York", "Bath", "Hull"}
	for i := range crawledJobs {
		jobs = append(jobs, job{
			"id": fmt.Sprint(20_000 + i), "title": fmt.Sprintf("Engineer %d", i), "summary": "A job to be crawled.",
			"text": strings.Repeat(fmt.Sprintf("Task %d of many. ", i), 60), "city": cities[i%4], "countryCode": "GB",
			"workplace": "ON_SITE", "type": "FULL_TIME", "category": fmt.Sprintf("Field %d", i%12),
			"experience": "ENTRY", "posted": "2026-01-05",
		})
	}
	text, err := json.Marshal(jobs)
	if err != nil {
		return err
	}
	file := filepath.Join(data, "crawled.json")
	if err := os.WriteFile(file, text, 0o600); err != nil {
		return err
	}
	cmd := exec.Command(program, "jobs", "import", file)
	cmd.Env = append(os.Environ(), "DATA="+data)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("import jobs: %w: %s", err, out)
	}
	return nil
}

// crawlPaths returns what is crawled, in random order, and the other pages.
func crawlPaths(all []string) (crawled, pages []string) {
	for _, path := range all {
		if strings.HasPrefix(path, "/careers/") {
			crawled = append(crawled, path)
		} else {
			pages = append(pages, path)
		}
	}
	for i := range crawledJobs / 10 {
		crawled = append(crawled, fmt.Sprintf("/careers?page=%d", i+2))
	}
	for i := range 2000 {
		crawled = append(crawled, fmt.Sprintf("/careers?q=engineer+%d", i))
	}
	rand.Shuffle(len(crawled), func(i, j int) { crawled[i], crawled[j] = crawled[j], crawled[i] })
	return crawled, pages
}

// crawlAndRead returns the times of the pages that were read until all others were crawled, and the maximum memory.
func crawlAndRead(site *process, jobs, pages []string) (read []time.Duration, memory int, err error) {
	var next atomic.Int64
	var crawling, reading sync.WaitGroup
	var mu sync.Mutex
	var crawled atomic.Bool
	visit := func(path, visitor string) (ok bool) {
		start := time.Now()
		_, _, failure := request(site.url+path, "br", visitor)
		took := time.Since(start)
		mu.Lock()
		defer mu.Unlock()
		if strings.HasPrefix(visitor, "10.1.") {
			read = append(read, took)
		}
		memory = max(memory, site.memory())
		if failure != nil {
			err = failure
		}
		return failure == nil
	}
	for i := range crawlers {
		crawling.Go(func() {
			for {
				n := int(next.Add(1)) - 1
				if n >= len(jobs) || !visit(jobs[n], fmt.Sprintf("10.2.0.%d", i)) {
					return
				}
			}
		})
	}
	for i := range readers {
		reading.Go(func() {
			for !crawled.Load() && visit(pages[rand.IntN(len(pages))], fmt.Sprintf("10.1.0.%d", i)) {
				time.Sleep(readPause)
			}
		})
	}
	crawling.Wait()
	crawled.Store(true)
	reading.Wait()
	return read, memory, err
}
