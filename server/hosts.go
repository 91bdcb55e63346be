package main

import (
	"context"
	"fmt"
	"net"
	"net/url"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"hire360/server/deliver"
	"hire360/server/remote"
	"hire360/server/store"
)

// hostSettings say where jobs and pages come from and where submissions go.
type hostSettings struct {
	Hosts       string `default:"" enum:",embedded,production,test" env:"HOSTS" help:"Where jobs come from and submissions go: embedded (the site's own store), production or test (the hosts). Default: production when CORE_URL and ERP_URL are set, else embedded."`
	CoreURL     string `name:"core-url" env:"CORE_URL" help:"Address of the production host {core}, such as https://core.example.com."`
	ERPURL      string `name:"erp-url" env:"ERP_URL" help:"Address of the production host {erp}."`
	CoreTestURL string `name:"core-test-url" env:"CORE_TEST_URL" help:"Address of the test host {core}."`
	ERPTestURL  string `name:"erp-test-url" env:"ERP_TEST_URL" help:"Address of the test host {erp}."`
	UploadAs    string `name:"upload-format" default:"raw" enum:"raw,multipart" env:"UPLOAD_FORMAT" help:"How {core} takes files: raw (the file is the body) or multipart (multipart/form-data, in the field file)."`
	SiteID      string `name:"site-id" default:"hire360" env:"SITE_ID" help:"Identifier of this site at the content management system of {core}."`
}

// pair is the two hosts that are active.
type pair struct {
	kind, core, erp string
	multipart       bool // how {core} takes files
}

// hosts returns the pair of active hosts, or nil when the site answers from its own store.
func (s hostSettings) hosts() (*pair, error) {
	kind := s.Hosts
	if kind == "" {
		kind = "embedded"
		if s.CoreURL != "" || s.ERPURL != "" {
			kind = "production"
		}
	}
	p, names := &pair{kind, s.CoreURL, s.ERPURL, s.UploadAs == "multipart"}, [2]string{"CORE_URL", "ERP_URL"}
	switch kind {
	case "embedded":
		return nil, nil
	case "test":
		p, names = &pair{kind, s.CoreTestURL, s.ERPTestURL, s.UploadAs == "multipart"}, [2]string{"CORE_TEST_URL", "ERP_TEST_URL"}
	}
	if s.SiteID == "" {
		return nil, fmt.Errorf("SITE_ID is empty: give the identifier of this site at the hosts, such as hire360")
	}
	for i, address := range []*string{&p.core, &p.erp} {
		u, err := url.Parse(*address)
		if err != nil || u.Host == "" || (u.Scheme != "http" && u.Scheme != "https") || u.RawQuery != "" || u.Fragment != "" || u.User != nil {
			return nil, fmt.Errorf("%s is not an http or https address: the %s hosts need CORE and ERP both, such as https://core.example.com; HOSTS accepts embedded, production and test", names[i], kind)
		}
		*address = strings.TrimRight(*address, "/")
	}
	return p, nil
}

// remoteMode is what speaks with the hosts.
type remoteMode struct {
	pair
	client *remote.Client
	jobs   *remote.Jobs
	pages  *remote.Pages
	intake *deliver.Intake
	worker *deliver.Worker
}

func newRemoteMode(ctx context.Context, w *world, p pair, siteID string, s *store.Store) (*remoteMode, error) {
	m := &remoteMode{pair: p, client: remote.New(remote.Options{Core: p.core, ERP: p.erp, Origin: w.SiteURL, Site: siteID,
		Multipart: p.multipart, Now: w.now, Slack: w.slack})}
	var err error
	if m.jobs, err = remote.NewJobs(ctx, m.client, s.Jobs, s.DB, w.log); err != nil {
		return nil, err
	}
	if m.pages, err = remote.NewPages(ctx, m.client, s.DB, w.log); err != nil {
		return nil, err
	}
	m.worker = deliver.NewHosts(s.Inbox, s.Inbox, s.Jobs, m.client, w.log)
	m.intake = deliver.NewIntake(s.Inbox, m.worker, w.slack, w.log)
	return m, nil
}

// revision changes with the pages of the content management system, with what is told about the age of
// jobs, and every ten minutes, because counts and searches are the host's and change by themselves.
func (m *remoteMode) revision(now time.Time) string {
	age := ""
	if stale, asOf := m.jobs.Stale(); stale {
		age = fmt.Sprint(asOf.Unix())
	}
	return fmt.Sprintf("%s-%s-%d", m.pages.Revision(), age, now.Unix()/600)
}

// run keeps lists fresh and carries submissions until ctx is done and what its worker carried is settled.
func (m *remoteMode) run(ctx context.Context) {
	var all sync.WaitGroup
	for _, part := range []func(context.Context){m.jobs.Run, m.pages.Run, m.worker.Run} {
		all.Go(func() { part(ctx) })
	}
	all.Wait()
}

// upstreamCommand serves the contract that the site speaks with the hosts.
type upstreamCommand struct {
	Addr string `default:"127.0.0.1:8090" env:"UPSTREAM_ADDR" help:"Address to listen on, as host:port. Give it as CORE_URL and as ERP_URL to a site."`
}

// Run serves until ctx is done. Its store lies below the data folder, beside the site's own.
func (c *upstreamCommand) Run(ctx context.Context, w *world) error {
	s, err := store.Open(ctx, store.Options{Dir: filepath.Join(w.Data, "upstream"), Log: w.log})
	if err != nil {
		return err
	}
	defer func() {
		if err := s.Close(); err != nil {
			w.log.Error("close the store", "error", err)
		}
	}()
	l, err := net.Listen("tcp", c.Addr)
	if err != nil {
		return listenFault(c.Addr, err)
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	go s.Run(ctx)
	w.log.Info("serving as both hosts", "listening", l.Addr().String())
	if w.ready != nil {
		w.ready(l.Addr().String())
	}
	return serve(ctx, l, remote.Upstream(s.Jobs, s.Pages, s.Inbox, w.log), upstreamGrace)
}

const upstreamGrace = 5 * time.Second
