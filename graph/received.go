package graph

import (
	"context"
	"sync/atomic"
)

type receivedKey struct{}

// WithReceived returns a context for a mutation. After it was executed, the flag says whether it returned a receipt.
func WithReceived(ctx context.Context) (context.Context, *atomic.Bool) {
	received := new(atomic.Bool)
	return context.WithValue(ctx, receivedKey{}, received), received
}

func markReceived(ctx context.Context) {
	if received, ok := ctx.Value(receivedKey{}).(*atomic.Bool); ok {
		received.Store(true)
	}
}
