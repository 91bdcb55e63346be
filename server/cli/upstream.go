package cli

import (
	"context"
	"path/filepath"
	"time"

	"hire360/server/httputil"
	"hire360/server/store"
)

// Upstream is the command "upstream", which serves the hosts' side of the contract. Its store is below the data folder,
// next to the site's own.
type Upstream struct {
	Addr string `default:"127.0.0.1:8090" env:"UPSTREAM_ADDR" help:"Address to listen on, as host:port. Set it as both CORE_URL and ERP_URL of a site."`
}

const upstreamGrace = 5 * time.Second

// Run serves until ctx is done.
func (c *Upstream) Run(ctx context.Context, env *Env) error {
	log := env.Store.Log
	s, err := store.Open(ctx, store.Options{Dir: filepath.Join(env.Store.Dir, "upstream"), Log: log})
	if err != nil {
		return err
	}
	defer func() {
		if err := s.Close(); err != nil {
			log.Error("close the store", "error", err)
		}
	}()
	l, err := httputil.Listen(c.Addr)
	if err != nil {
		return err
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	go s.Run(ctx)
	log.Info("serving as both hosts", "listening", l.Addr().String())
	if env.Listening != nil {
		env.Listening(l.Addr().String())
	}
	return httputil.Serve(ctx, l, env.Upstream(s), upstreamGrace)
}
