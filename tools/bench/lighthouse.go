package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"strings"
)

// kinds has one page of each kind.
var kinds = []string{
	"/",
	"/our-services/cloud-services",
	"/services",
	"/careers",
	"/careers/senior-go-engineer-payments-1182",
	"/contact-us",
	"/case-study/leaver-access",
	"/blogs/risk-management",
	"/products/work360",
	"/about",
}

// lighthouseRuns is how often each page is measured; the table has the medians.
const lighthouseRuns = "5"

// audited has the medians of one page. Scores are of 100, times milliseconds on the simulated phone.
type audited struct {
	Scores                      map[string]float64
	Failed                      []string // audits that cost points in a category other than performance
	FCP, LCP, TBT, CLS, Longest float64
}

// lighthouse measures a page of each kind with Lighthouse's mobile profile, and a bare page of Next.js with the same
// libraries in the same run.
func lighthouse(program string) error {
	site, err := run(program)
	if err != nil {
		return err
	}
	defer site.stop()
	if err := ownJobs(program, site.data); err != nil {
		return err
	}
	if err := site.warm(); err != nil {
		return err
	}
	site.settle()
	cmd := exec.Command("node", "tools/bench/next/server.mjs")
	cmd.Env = append(os.Environ(), "NODE_ENV=production", "NEXT_TELEMETRY_DISABLED=1")
	next, err := command(cmd)
	if err != nil {
		return fmt.Errorf("next: %w", err)
	}
	defer next.stop()
	fmt.Printf("load average before: %s", loadAverage())
	const columns = "%-41s %5s %5s %5s %5s %6s %7s %7s %6s %7s %8s\n"
	fmt.Printf(columns, "Lighthouse, mobile",
		"perf", "a11y", "best", "SEO", "agent", "FCP", "LCP", "TBT", "CLS", "longest")
	fmt.Printf(columns, "target",
		"≥ 98", "100", "100", "100", "100", "≤ 1200", "≤ 1400", "≤ 50", "≤ 0.01", "")
	visited := overHTTP2(site.url)
	defer visited.Close()
	for _, path := range kinds {
		page, err := audit(visited.URL + path)
		if err != nil {
			return err
		}
		fmt.Println(page.line(path) + "  " + page.verdict())
	}
	peer := overHTTP2(next.url)
	defer peer.Close()
	page, err := audit(peer.URL)
	if err != nil {
		return err
	}
	fmt.Println(page.line("a bare page of Next.js"))
	fmt.Printf("load average after: %s", loadAverage())
	return nil
}

// overHTTP2 serves a site as visitors get it: by a proxy with TLS and HTTP/2.
func overHTTP2(address string) *httptest.Server {
	to, _ := url.Parse(address) // of a server that this program started
	proxy := httptest.NewUnstartedServer(&httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) {
		r.SetURL(to)
		r.SetXForwarded()
	}})
	proxy.EnableHTTP2 = true
	proxy.StartTLS()
	return proxy
}

// ownJobs imports the sample jobs as the site's own, because search engines must not index pages with samples.
func ownJobs(program, data string) error {
	jobs := func(stdin []byte, args ...string) ([]byte, error) {
		cmd := exec.Command(program, append([]string{"jobs"}, args...)...)
		cmd.Env = append(os.Environ(), "DATA="+data)
		cmd.Stdin, cmd.Stderr = bytes.NewReader(stdin), os.Stderr
		return cmd.Output()
	}
	text, err := jobs(nil, "export", "-", "--format", "json")
	if err != nil {
		return fmt.Errorf("export jobs: %w", err)
	}
	var samples []map[string]any
	if err := json.Unmarshal(text, &samples); err != nil {
		return err
	}
	for _, job := range samples {
		delete(job, "sample")
	}
	if text, err = json.Marshal(samples); err != nil {
		return err
	}
	if _, err := jobs(text, "import", "-", "--format", "json"); err != nil {
		return fmt.Errorf("import jobs: %w", err)
	}
	return nil
}

func audit(address string) (*audited, error) {
	cmd := exec.Command("node", "tools/bench/lighthouse/measure.mjs", lighthouseRuns, address)
	cmd.Stderr = os.Stderr
	text, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("lighthouse %s: %w", address, err)
	}
	var page audited
	return &page, json.Unmarshal(text, &page)
}

// line formats a page's figures.
func (p *audited) line(name string) string {
	return fmt.Sprintf("%-41s %5.0f %5.0f %5.0f %5.0f %6.0f %7.0f %7.0f %6.0f %7.3f %8.0f", name,
		p.Scores["performance"], p.Scores["accessibility"], p.Scores["best-practices"], p.Scores["seo"],
		p.Scores["agentic-browsing"], p.FCP, p.LCP, p.TBT, p.CLS, p.Longest)
}

// verdict names the figures and audits that miss their targets.
func (p *audited) verdict() string {
	missed := p.Failed
	for _, figure := range []struct {
		name string
		met  bool
	}{
		{"performance", p.Scores["performance"] >= 98},
		{"FCP", p.FCP <= 1200},
		{"LCP", p.LCP <= 1400},
		{"TBT", p.TBT <= 50},
		{"CLS", p.CLS <= 0.01},
	} {
		if !figure.met {
			missed = append(missed, figure.name)
		}
	}
	if len(missed) == 0 {
		return verdict(true)
	}
	return verdict(false) + ": " + strings.Join(missed, ", ")
}
