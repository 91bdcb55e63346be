package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/url"
	"os"
	"time"

	"hire360/server/content"
)

type checkCommand struct {
	Words bool `help:"Also demand the words that a page of its kind must have."`
	Pages bool `default:"true" negatable:"" help:"Also render every page and check what comes out."`
}

// errFindings says that the check found something; what, was printed.
var errFindings = errors.New("the check failed")

// Run checks the content by its rules, then renders every page and checks the HTML.
func (c *checkCommand) Run(ctx context.Context, w *world) error {
	opt := w.contentOptions("")
	opt.MinWords = c.Words
	loaded, err := w.readContent(opt)
	if err != nil {
		_, _ = fmt.Fprintln(w.out, err)
		return errFindings
	}
	n := 0
	for _, f := range content.Check(loaded) {
		_, _ = fmt.Fprintln(w.out, f)
		n++
	}
	pages := 0
	if c.Pages {
		found, checked, err := checkPages(ctx, w)
		if err != nil {
			return err
		}
		for _, f := range found {
			_, _ = fmt.Fprintln(w.out, f)
		}
		n, pages = n+len(found), checked
	}
	if n > 0 {
		_, _ = fmt.Fprintf(w.out, "%d findings\n", n)
		return errFindings
	}
	_, _ = fmt.Fprintf(w.out, "%d content pages are in order, %d pages rendered\n", len(loaded.Paths()), pages)
	return nil
}

// unserved are the settings of a site whose pages are made for nobody but a check.
var unserved = serveSettings{Engines: 2, Captcha: "off", SendLimit: 1, Timeout: time.Minute}

// checkPages renders every page and every job over a store of its own, which holds the sample jobs.
func checkPages(ctx context.Context, w *world) (findings []string, pages int, err error) {
	dir, err := os.MkdirTemp("", "site-check-")
	if err != nil {
		return nil, 0, err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	quiet := *w
	quiet.Data, quiet.log = dir, slog.New(slog.NewTextHandler(io.Discard, nil))
	quiet.Database, quiet.Bucket = "", ""
	s, err := newSite(ctx, &quiet, unserved)
	if err != nil {
		return nil, 0, err
	}
	defer func() { err = errors.Join(err, s.store.Close()) }()
	addresses, err := s.addresses(ctx)
	if err != nil {
		return nil, 0, err
	}
	c := newPageChecker(s.client.Names(), s.files())
	for _, a := range addresses {
		p := s.render.Render(ctx, a, url.Values{}, "", "")
		c.page(a, p, a == "/404")
	}
	findings = c.finish()
	if !s.bundle().Fits() {
		findings = append(findings, "server.bytecode is of another server.js, so that every start compiles it: run make build")
	}
	return findings, len(addresses), nil
}

// addresses lists every page to render: the content's, open and closed jobs, and one that is not there.
func (s *site) addresses(ctx context.Context) ([]string, error) {
	all := s.live.Current().Paths()
	_, jobs, err := s.paths(ctx)
	for _, j := range jobs {
		all = append(all, j.Path())
	}
	return all, err
}

// files lists the addresses that are no pages but may be linked to.
func (s *site) files() []string {
	files := []string{"/sitemap.xml", "/schema.graphql", "/playground", "/graphql", "/favicon.ico", "/robots.txt", "/careers/general-application",
		"/careers.xml", "/careers.atom", "/careers.json", "/careers.indeed.xml", "/blogs.atom", "/blogs.json"}
	files = append(files, s.live.Current().DocumentPaths()...)
	for _, e := range s.live.Events(s.now()) {
		files = append(files, "/events/"+e.Slug+".ics")
	}
	return files
}
