package httputil

import (
	"context"
	"log/slog"
	"regexp"
	"strings"
)

// anonymous logs what net/http reports, without the addresses of visitors. It leaves out failed TLS handshakes, which
// strangers cause all day.
type anonymous struct{ slog.Handler }

var remoteAddress = regexp.MustCompile(`\b(from|serving) [0-9a-fA-F.:%\[\]]+:\d+`)

// Handle implements slog.Handler.
func (a anonymous) Handle(ctx context.Context, r slog.Record) error {
	if strings.Contains(r.Message, "TLS handshake error") {
		return nil
	}
	clean := slog.NewRecord(r.Time, r.Level, remoteAddress.ReplaceAllString(r.Message, "$1 a visitor"), r.PC)
	return a.Handler.Handle(ctx, clean)
}
