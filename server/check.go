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

	"hire360/graph"
	"hire360/server/audit"
	"hire360/server/cli"
	"hire360/server/config"
	"hire360/server/content"
	"hire360/server/paper"
	"hire360/server/web"
)

type checkCommand struct {
	Pages bool `default:"true" negatable:"" help:"Also render every page and check what comes out."`

	Settings bool `help:"Instead try out the settings of the environment: database, bucket, Redis, mail server, TLS, disk and clock."`

	Launch bool `help:"Instead list what a company must replace or confirm before the site goes live."`
}

// errFindings says that the check printed findings.
var errFindings = errors.New("the check failed")

// Run checks the content by its rules, then renders every page and checks the HTML.
func (c *checkCommand) Run(ctx context.Context, a *app) error {
	serve, err := config.ServeOfEnvironment()
	if err != nil {
		return cli.UsageError{Err: err}
	}
	if c.Settings {
		return checkSettings(ctx, a, &serve)
	}
	opt := contentOptions(a, &serve)
	if c.Launch {
		return checkLaunch(a, opt)
	}
	loaded, err := content.Open(a.Content, opt)
	if err != nil {
		_, _ = fmt.Fprintln(a.out, err)
		return errFindings
	}
	written := content.Check(loaded)
	printLines(a.out, written)
	printLines(a.out, stale(a, loaded))
	n, pages := len(written), 0
	if c.Pages {
		found, rendered, err := checkPages(ctx, a)
		if err != nil {
			return err
		}
		printLines(a.out, found)
		n, pages = n+len(found), rendered
	}
	if n > 0 {
		_, _ = fmt.Fprintln(a.out, graph.Counted(n, "finding"))
		return errFindings
	}
	_, _ = fmt.Fprintf(a.out, "%s in order, %s rendered\n", graph.Counted(len(loaded.Paths()), "content page"),
		graph.Counted(pages, "page"))
	return nil
}

func printLines[T any](w io.Writer, lines []T) {
	for _, l := range lines {
		_, _ = fmt.Fprintln(w, l)
	}
}

// stale names the documents and cards that are older than their pages. That is no fault: their pages are shown instead.
func stale(a *app, c *content.Content) (notes []string) {
	all := c.Documents(graph.DocumentQuery{Paths: c.DocumentFiles()})
	old := 0
	for _, d := range all {
		if d.Bytes == 0 {
			old++
			notes = append(notes, fmt.Sprintf("%s is older than %s", d.Path, d.Page.Base().Path))
		}
	}
	made := paper.Open(a.Content)
	for _, path := range c.Paths() {
		if made.PNG(paper.Card(c.Site(""), c.Page(path))) == nil {
			notes = append(notes, fmt.Sprintf("the preview card of %s is older than the page", path))
		}
	}
	for _, ground := range paper.Grounds(c.Site("IN")) { // with all offices
		if made.PNG(ground) == nil {
			notes = append(notes, "the preview cards of jobs are older than the views from offices")
			break
		}
	}
	if old == len(all) && old > 1 { // usually made without a setting that is in all of them
		notes = append([]string{fmt.Sprintf("all %s are older than their pages", graph.Counted(old, "document"))},
			notes[old:]...)
	}
	command := "make build with the settings of the site"
	if a.Content != "" {
		command = "make documents CONTENT=" + a.Content
	}
	switch {
	case len(notes) == min(len(all), 1)+len(c.Paths())+1:
		return []string{"documents and preview cards are not made, so that pages are shown instead: run " + command}
	case len(notes) > 0:
		notes = append(notes, "run "+command)
	}
	return notes
}

// checkLaunch lists what is left to do before the site goes live.
func checkLaunch(a *app, opt content.Options) error {
	left, err := leftToDo(a, opt)
	if err != nil {
		_, _ = fmt.Fprintln(a.out, err)
		return errFindings
	}
	printLines(a.out, left)
	if len(left) > 0 {
		_, _ = fmt.Fprintf(a.out, "%s left to do before launch\n", graph.Counted(len(left), "thing"))
		return errFindings
	}
	_, _ = fmt.Fprintln(a.out, "nothing is left to replace or to confirm")
	return nil
}

// leftToDo is what is left to do before the site goes live.
func leftToDo(a *app, opt content.Options) (left []string, err error) {
	served, err := content.Open(a.Content, opt)
	if err != nil {
		return nil, err
	}
	opt.Drafts = true
	loaded, err := content.Open(a.Content, opt)
	if err != nil {
		return nil, err
	}
	if !a.IsPublic() {
		left = append(left, "SITE_URL is "+a.SiteURL+": set it to the address of the site as visitors see it (setting)")
	}
	if a.IsPublic() && a.ShowsSamples() {
		left = append(left, "SAMPLES is on: jobs, pages and events that were made up are shown (setting)")
	}
	left = append(left, graph.Each(content.Launch(loaded, a.now()), content.Problem.String)...)
	return append(left, stale(a, served)...), nil
}

// findings are what the check finds about the pages that this server shows.
func (s *site) findings(ctx context.Context, a *app) ([]string, error) {
	shown := s.live.Load()
	list := append(graph.Each(content.Check(shown), content.Problem.String), stale(a, shown)...)
	pages, _, err := s.judge(ctx, s.audited)
	return append(list, pages...), err
}

// audited renders a page for the audit.
func (s *site) audited(ctx context.Context, path string) audit.Page {
	p := s.render.Render(ctx, path, url.Values{}, "", "", "")
	return audit.Page{Status: p.Status, HTML: p.HTML, Fallback: p.Fallback, Partial: p.Partial}
}

// unserved are the settings of a site whose pages only a check reads.
var unserved = config.Serve{Engines: 2, Captcha: "off", SendLimit: 1, Timeout: time.Minute}

// checkPages audits every page and every job over a new store, which holds the sample jobs.
func checkPages(ctx context.Context, a *app) (findings []string, pages int, err error) {
	dir, err := os.MkdirTemp("", "site-check-")
	if err != nil {
		return nil, 0, err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	quiet := *a
	quiet.Data, quiet.Database, quiet.Bucket = dir, "", ""
	quiet.Samples = "on"
	quiet.log = slog.New(slog.NewTextHandler(io.Discard, nil))
	s, err := newSite(ctx, &quiet, unserved)
	if err != nil {
		return nil, 0, err
	}
	defer func() { err = errors.Join(err, s.store.Close()) }()
	return s.judge(ctx, s.audited)
}

// judge audits every page and every job as they are rendered.
func (s *site) judge(ctx context.Context, render func(context.Context, string) audit.Page) (
	findings []string, pages int, err error,
) {
	paths, err := s.paths(ctx)
	if err != nil {
		return nil, 0, err
	}
	findings = audit.Run(ctx, audit.Options{
		Paths: paths,
		Files: append(s.client.Names(), web.Files(s.live.Load().DocumentFiles(), s.live.Load().Events(s.now()))...),
		Size:  s.client.Size,
		Weight: func(source string) int {
			return s.client.Weight(source, "src/app/pageViews.ts", "src/handover/OpenNow.tsx")
		},
		Render: render,
	})
	if !s.bundle().Fits() {
		findings = append(findings, "server.bytecode is of another server.js, so that every start compiles it: "+
			"run make build")
	}
	return findings, len(paths), nil
}

// paths are those of all pages: the content's, those of the content management system, the form for job alerts, and the
// jobs'.
func (s *site) paths(ctx context.Context) ([]string, error) {
	paths := append(s.live.Load().Paths(), s.resolver.SitePaths(ctx)...)
	if s.resolver.Alerts != nil {
		paths = append(paths, "/alerts")
	}
	jobs, err := s.resolver.OpenJobs(ctx)
	return append(paths, graph.Each(jobs, func(j graph.Job) string { return j.Path() })...), err
}
