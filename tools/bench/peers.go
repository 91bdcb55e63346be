package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// The operations that are measured: the site's own query for a page, and a tiny one.
const (
	benchPage = "/services/seo-services"
	tinyBody  = `{"query":"{ site { name phone } }"}`
)

// contender is a server, its requests and its results.
type contender struct {
	name   string
	server *process
	make   func() (*http.Request, error)
	rates  []float64
	costs  []float64 // microseconds of CPU time per request
}

// peers compares the site with Node's GraphQL servers over the same schema and data, and with a bare handler. They are
// measured in turns, so that other work of the machine affects all of them.
func peers(program string) error {
	if err := os.Setenv("QUERY_LIMIT", "1000000000"); err != nil {
		return err
	}
	site, err := run(program)
	if err != nil {
		return err
	}
	defer site.stop()
	id, text, err := pageDocument()
	if err != nil {
		return err
	}
	page, err := json.Marshal(map[string]any{
		"query":     "# open\n" + text,
		"variables": map[string]string{"path": benchPage},
	})
	if err != nil {
		return err
	}
	others, err := startPeers(site.url, string(page))
	if err != nil {
		return err
	}
	defer func() {
		for _, p := range others {
			p.stop()
		}
	}()
	trusted := site.url + "/graphql?" + url.Values{
		"variables":  {`{"path":"` + benchPage + `"}`},
		"extensions": {`{"persistedQuery":{"version":1,"sha256Hash":"` + id + `"}}`},
	}.Encode()
	plain, err := barePeer(trusted, "br")
	if err != nil {
		return err
	}
	defer plain.stop()
	site.settle()
	fmt.Printf("load average before: %s", loadAverage())
	fmt.Printf("%-6s %-42s %10s %14s %8s\n", "query", "server", "requests/s", "CPU µs/request", "RSS MB")
	for _, table := range []struct{ name, body string }{{"page", string(page)}, {"tiny", tinyBody}} {
		rows := []*contender{
			{name: "site, open POST, cached", server: site, make: post(site.url, table.body)},
			{
				name:   "site, open POST, executed every time",
				server: site,
				make:   post(site.url, table.body, "X-Graphql-Cost", "1"),
			},
		}
		if table.name == "page" {
			rows = append(rows,
				&contender{name: "site, trusted GET, cached", server: site, make: get(trusted)},
				&contender{name: "bare net/http handler, the same bytes", server: plain, make: get(plain.url)})
		}
		for _, name := range []string{"yoga", "apollo", "mercurius"} {
			rows = append(rows, &contender{name: name, server: others[name], make: post(others[name].url, table.body)})
		}
		if err := inTurns(rows); err != nil {
			return err
		}
		for _, c := range rows {
			fmt.Printf("%-6s %-42s %10.0f %14.0f %8d\n",
				table.name, c.name, middle(c.rates), middle(c.costs), c.server.memory()>>20)
		}
	}
	fmt.Printf("load average after: %s", loadAverage())
	return nil
}

// pageDocument returns the client's own page operation and its id.
func pageDocument() (id, text string, err error) {
	all := map[string]string{}
	data, err := os.ReadFile("client/src/gql/documents.json")
	if err == nil {
		err = json.Unmarshal(data, &all)
	}
	for id, text := range all {
		if strings.HasPrefix(text, "query Page(") {
			return id, text, nil
		}
	}
	return "", "", fmt.Errorf("the client has no page operation: %w", err)
}

// startPeers starts Node's servers with the site's data.
func startPeers(site, page string) (map[string]*process, error) {
	operations := filepath.Join(os.TempDir(), fmt.Sprintf("site-peers-%d.json", os.Getpid()))
	text, err := json.Marshal(map[string]string{"page": page, "tiny": tinyBody})
	if err != nil {
		return nil, err
	}
	if err := os.WriteFile(operations, text, 0o600); err != nil {
		return nil, err
	}
	defer func() { _ = os.Remove(operations) }()
	started := map[string]*process{}
	for _, name := range []string{"yoga", "apollo", "mercurius"} {
		cmd := exec.Command("node", "tools/bench/peers/"+name+".mjs", site, operations)
		cmd.Env = append(os.Environ(), "NODE_ENV=production")
		p, err := command(cmd)
		if err != nil {
			return started, fmt.Errorf("%s: %w", name, err)
		}
		p.url += map[string]string{"yoga": "/graphql", "apollo": "/", "mercurius": "/graphql"}[name]
		started[name] = p
	}
	return started, nil
}

func get(address string) func() (*http.Request, error) {
	return func() (*http.Request, error) {
		req, err := http.NewRequest(http.MethodGet, address, nil)
		if err == nil {
			req.Header.Set("Accept-Encoding", "br")
		}
		return req, err
	}
}

func post(base, body string, headers ...string) func() (*http.Request, error) {
	if !strings.Contains(strings.TrimPrefix(base, "http://"), "/") {
		base += "/graphql"
	}
	return func() (*http.Request, error) {
		req, err := http.NewRequest(http.MethodPost, base, strings.NewReader(body))
		if err != nil {
			return nil, err
		}
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set("Accept-Encoding", "identity")
		for i := 0; i+1 < len(headers); i += 2 {
			req.Header.Set(headers[i], headers[i+1])
		}
		return req, nil
	}
}

// inTurns measures each contender seven times, after a warm-up round.
func inTurns(rows []*contender) error {
	for round := range 8 {
		for _, c := range rows {
			before := c.server.processor()
			start := time.Now()
			n, err := c.load()
			if err != nil {
				return fmt.Errorf("%s: %w", c.name, err)
			}
			if round > 0 {
				c.rates = append(c.rates, float64(n)/time.Since(start).Seconds())
				c.costs = append(c.costs, float64((c.server.processor()-before).Microseconds())/float64(n))
			}
		}
	}
	return nil
}

// load sends requests over a few connections for a while and returns the number of responses.
func (c *contender) load() (int, error) {
	n, _, err := repeat(c.request)
	return n, err
}

var failure = []byte(`"errors"`)

func (c *contender) request() error {
	req, err := c.make()
	if err != nil {
		return err
	}
	resp, err := client.Do(req)
	if err != nil {
		return err
	}
	defer func() { _ = resp.Body.Close() }()
	body, err := io.ReadAll(resp.Body)
	if err == nil && (resp.StatusCode != http.StatusOK || bytes.Contains(body, failure)) {
		err = fmt.Errorf("status %d: %.300s", resp.StatusCode, body)
	}
	return err
}

func middle(values []float64) float64 {
	values = slices.Sorted(slices.Values(values))
	return values[len(values)/2]
}

func loadAverage() string {
	text, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return "unknown\n"
	}
	return string(text)
}
