package main

import (
	"context"
	"io"
	"path/filepath"

	"hire360/graph"
	"hire360/server/cli"
	"hire360/server/inbox"
	"hire360/server/remote"
	"hire360/server/store"
)

// env is what the commands of package cli are given.
func (a *app) env(in io.Reader) *cli.Env {
	return &cli.Env{
		In:        in,
		Out:       a.out,
		Log:       a.log,
		Data:      a.Data,
		Open:      a.openStore,
		OpenHosts: a.openHosts,
		Listening: a.listening,
	}
}

// openStore opens the data folder beside a server that may be running.
func (a *app) openStore(ctx context.Context) (cli.Store, error) {
	s, err := store.Open(ctx, store.Options{
		Dir:      a.Data,
		Database: a.Database,
		Bucket:   a.Bucket,
		Log:      a.log,
		Command:  true,
	})
	if err != nil {
		return nil, err
	}
	return cliStore{s.Inbox, s}, nil
}

// openHosts opens the hosts' side of the contract. Its store is below the data folder, beside the site's own.
func (a *app) openHosts(ctx context.Context) (*cli.Hosts, error) {
	s, err := store.Open(ctx, store.Options{Dir: filepath.Join(a.Data, "upstream"), Log: a.log})
	if err != nil {
		return nil, err
	}
	return &cli.Hosts{Handler: remote.Upstream(s.Jobs, s.Pages, s.Inbox, a.log), Run: s.Run, Close: s.Close}, nil
}

// cliStore is the store in the types of package cli.
type cliStore struct {
	*inbox.Store
	all *store.Store
}

func (s cliStore) ImportJobs(ctx context.Context, r io.Reader, format string) (cli.ImportResult, error) {
	result, err := s.all.Jobs.Import(ctx, r, format)
	return cli.ImportResult(result), err
}

func (s cliStore) ExportJobs(ctx context.Context, w io.Writer, format string) error {
	return s.all.Jobs.Export(ctx, w, format)
}

func (s cliStore) ExportSubmissions(ctx context.Context, w io.Writer, format string) error {
	return s.Export(ctx, w, format)
}

func (s cliStore) Backup(ctx context.Context, file string) error { return s.all.DB.Backup(ctx, file) }

func (s cliStore) Close() error { return s.all.Close() }

func (s cliStore) Submissions(ctx context.Context, kind graph.ReceiptKind, first int) ([]graph.Submission, error) {
	return s.Store.Submissions(ctx, inbox.SubmissionFilter{Kind: kind, First: first})
}

func (s cliStore) WaitingDeliveries(ctx context.Context, first int) ([]cli.Delivery, error) {
	var list []cli.Delivery
	waiting, err := s.Store.WaitingDeliveries(ctx, first)
	for _, d := range waiting {
		list = append(list, cli.Delivery(d))
	}
	return list, err
}
