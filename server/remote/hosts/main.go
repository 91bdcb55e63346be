// Hosts serves both hosts of the contract, {core} and {erp}, for those who write a host or try a site with hosts:
//
//	go run ./server/remote/hosts
//
// Jobs, pages and what it receives are in a store of its own, which begins with the sample jobs.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/alecthomas/kong"

	"hire360/server/db"
	"hire360/server/httputil"
	"hire360/server/logging"
	"hire360/server/remote"
	"hire360/server/store"
)

type settings struct {
	Addr string `default:"127.0.0.1:8090" env:"ADDR" help:"Address to listen on, as host:port. Set it as both CORE_URL and ERP_URL of a site."`
	Data string `default:"data/hosts" env:"DATA" help:"Folder of the store."`
}

const grace = 5 * time.Second

func main() {
	var s settings
	kong.Parse(&s)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	err := serve(ctx, s)
	stop()
	if err != nil {
		fmt.Fprintln(os.Stderr, "hosts:", err)
		os.Exit(1)
	}
}

// serve serves until ctx is done.
func serve(ctx context.Context, o settings) (err error) {
	log := logging.New(os.Stderr, "text")
	s, err := store.Open(ctx, store.Options{DB: db.Options{Dir: o.Data, Log: log}})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.Close()) }()
	l, err := httputil.Listen(o.Addr)
	if err != nil {
		return err
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	go s.Run(ctx)
	log.Info("serving as both hosts", "listening", l.Addr().String())
	return httputil.Serve(ctx, l, remote.Upstream(s.Jobs, s.Pages, s.Inbox, log), grace, log)
}
