package graph

import (
	"context"
	"sync/atomic"
)

type receivedKey struct{}

// WithReceived lets a caller know, once a mutation was executed with the context, whether it was received: whether it
// has a receipt.
func WithReceived(ctx context.Context) (context.Context, *atomic.Bool) {
	received := new(atomic.Bool)
	return context.WithValue(ctx, receivedKey{}, received), received
}

func markReceived(ctx context.Context) {
	if received, ok := ctx.Value(receivedKey{}).(*atomic.Bool); ok {
		received.Store(true)
	}
}
