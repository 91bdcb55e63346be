package main

import (
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"
	"time"
)

const (
	// labeledQueries are what people type, a query and the addresses of good answers in a line.
	labeledQueries = "server/testdata/search/queries.tsv"
	// pageWithJobs lists the jobs of its field, if there are any.
	pageWithJobs = "/services/application-development"
	pageRenders  = 60
)

// siteSearch measures the search of the whole site, and what the jobs of its field add to the rendering of a page.
func siteSearch(program string) error {
	with, err := run(program)
	if err != nil {
		return err
	}
	defer with.stop()
	with.settle()
	took, err := labeledSearches(with)
	if err != nil {
		return err
	}
	atMost("search of the whole site, labeled queries, median", ms(median(took)), 5, "ms")
	row("search of the whole site, 99th percentile", fmt.Sprintf("%.1f ms", ms(percentile(took, 99))), "")

	data, err := os.MkdirTemp("", "site-bench-")
	if err != nil {
		return err
	}
	without, err := begin(program, data, "SAMPLES=off")
	if err != nil {
		return err
	}
	without.data = data
	defer without.stop()
	without.settle()
	var rendered [2][]time.Duration
	for range pageRenders {
		for i, p := range []*process{with, without} { // in turns, so that other work of the machine affects both
			start := time.Now()
			if err := p.render(pageWithJobs); err != nil {
				return err
			}
			rendered[i] = append(rendered[i], time.Since(start))
		}
	}
	row("rendering a page without jobs of its field, fastest", fmt.Sprintf("%.1f ms", ms(slices.Min(rendered[1]))), "")
	atMost("rendering it with them, compared with that", ms(slices.Min(rendered[0])-slices.Min(rendered[1])), 2, "ms")
	return nil
}

// labeledSearches sends each query three times, for other numbers of results, so that no response is cached. The least
// time of each counts: other work of the machine only adds to it.
func labeledSearches(p *process) ([]time.Duration, error) {
	text, err := os.ReadFile(labeledQueries)
	if err != nil {
		return nil, err
	}
	var took []time.Duration
	for line := range strings.Lines(string(text)) {
		words, _, _ := strings.Cut(line, "\t")
		least := time.Hour
		for first := 3; first < 6; first++ {
			start := time.Now()
			_, err := p.get(query(fmt.Sprintf(
				`{ search(query: %q, first: %d) { totalCount groups { results { title section path text } } } }`, words, first)))
			if err != nil {
				return nil, err
			}
			least = min(least, time.Since(start))
		}
		took = append(took, least)
	}
	return took, nil
}

// render has a page rendered: the response to a form with errors is not cached.
func (p *process) render(path string) error {
	resp, err := client.PostForm(p.url+path, url.Values{"form": {"withdrawal"}})
	if err != nil {
		return err
	}
	defer func() { _ = resp.Body.Close() }()
	if _, err := io.Copy(io.Discard, resp.Body); err != nil {
		return err
	}
	if resp.StatusCode != http.StatusUnprocessableEntity {
		return fmt.Errorf("a form with errors on %s answers %d", path, resp.StatusCode)
	}
	return nil
}
