package cli

import (
	"context"
	"time"

	"hire360/server/httputil"
)

// Upstream is the command "upstream", which serves the contract that the site speaks with the hosts.
type Upstream struct {
	Addr string `default:"127.0.0.1:8090" env:"UPSTREAM_ADDR" help:"Address to listen on, as host:port. Give it as CORE_URL and as ERP_URL to a site."`
}

const upstreamGrace = 5 * time.Second

// Run serves until ctx is done.
func (c *Upstream) Run(ctx context.Context, env *Env) error {
	hosts, err := env.OpenHosts(ctx)
	if err != nil {
		return err
	}
	defer func() {
		if err := hosts.Close(); err != nil {
			env.Log.Error("close the store", "error", err)
		}
	}()
	l, err := httputil.Listen(c.Addr)
	if err != nil {
		return err
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	go hosts.Run(ctx)
	env.Log.Info("serving as both hosts", "listening", l.Addr().String())
	if env.Listening != nil {
		env.Listening(l.Addr().String())
	}
	return httputil.Serve(ctx, l, hosts, upstreamGrace)
}
