package main

import (
	"context"
	"fmt"
	"net/url"
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

// hostPair is the two active hosts.
type hostPair struct {
	kind, core, erp string
	multipart       bool // how {core} takes files
}

// hosts returns the active hosts, or nil when the site answers from its own store.
func (s *hostSettings) hosts() (*hostPair, error) {
	kind := s.Hosts
	if kind == "" {
		kind = "embedded"
		if s.CoreURL != "" || s.ERPURL != "" {
			kind = "production"
		}
	}
	p := &hostPair{kind, s.CoreURL, s.ERPURL, s.UploadAs == "multipart"}
	names := []string{"CORE_URL", "ERP_URL"}
	switch kind {
	case "embedded":
		return nil, nil
	case "test":
		p.core, p.erp = s.CoreTestURL, s.ERPTestURL
		names = []string{"CORE_TEST_URL", "ERP_TEST_URL"}
	}
	if s.SiteID == "" {
		return nil, fmt.Errorf("SITE_ID is empty: give the identifier of this site at the hosts, such as hire360")
	}
	for i, address := range []*string{&p.core, &p.erp} {
		u, err := url.Parse(*address)
		if err != nil || !isWebAddress(u) || u.RawQuery != "" || u.Fragment != "" || u.User != nil {
			return nil, fmt.Errorf("%s is not an http or https address: "+
				"the %s hosts need CORE and ERP both, such as https://core.example.com; "+
				"HOSTS accepts embedded, production and test", names[i], kind)
		}
		*address = strings.TrimRight(*address, "/")
	}
	return p, nil
}

// remoteMode holds what replaces the site's own jobs, CMS pages and intake when there are hosts.
type remoteMode struct {
	hostPair
	client *remote.Client
	jobs   *remote.Jobs
	pages  *remote.Pages
	intake *deliver.Intake
	worker *deliver.Worker
}

func newRemoteMode(ctx context.Context, a *app, p hostPair, siteID string, s *store.Store) (*remoteMode, error) {
	m := &remoteMode{hostPair: p, client: remote.New(remote.Options{
		Core:      p.core,
		ERP:       p.erp,
		Origin:    a.SiteURL,
		Site:      siteID,
		Multipart: p.multipart,
		Now:       a.now,
		Slack:     a.slack,
	})}
	var err error
	if m.jobs, err = remote.NewJobs(ctx, m.client, s.Jobs, s.DB, a.log); err != nil {
		return nil, err
	}
	if m.pages, err = remote.NewPages(ctx, m.client, s.DB, a.log); err != nil {
		return nil, err
	}
	m.worker = deliver.NewHosts(s.Inbox, s.Inbox, s.Jobs, m.client, a.log)
	m.intake = deliver.NewIntake(s.Inbox, m.worker, a.slack, a.log)
	return m, nil
}

// revision changes with the pages of the content management system, with what visitors see of the age of the jobs, and
// every ten minutes, because counts and searches are the host's and change by themselves.
func (m *remoteMode) revision(now time.Time) string {
	age := ""
	if stale, asOf := m.jobs.Stale(); stale {
		age = fmt.Sprint(asOf.Unix())
	}
	return fmt.Sprintf("%s-%s-%d", m.pages.Revision(), age, now.Unix()/600)
}

// run refreshes lists and delivers submissions until ctx is done and the last delivery under way is settled.
func (m *remoteMode) run(ctx context.Context) {
	var all sync.WaitGroup
	for _, part := range []func(context.Context){m.jobs.Run, m.pages.Run, m.worker.Run} {
		all.Go(func() { part(ctx) })
	}
	all.Wait()
}
