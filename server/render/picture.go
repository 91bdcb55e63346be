package render

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"hire360/server/brand"
)

// drawWait is how long a picture waits for an engine. Cards and documents are readable without theirs.
const drawWait = 2 * time.Second

// drawings is the visitor who waits for pictures: all who request cards and documents share the engine time of one.
const drawings = "drawings"

// Draw draws a picture as pages have it. It fails when no engine is free for two seconds.
func (r *Renderer) Draw(ctx context.Context, request brand.Request) (picture brand.Picture, err error) {
	ctx, cancel := context.WithTimeout(ctx, drawWait)
	defer cancel()
	text, err := json.Marshal(request)
	if err != nil {
		return nil, fmt.Errorf("draw %s: write the request: %w", request.Motif, err)
	}
	err = r.pool.run(ctx, newTurn(drawings), func(e *engine) error {
		answer, err := e.call("__draw", string(text))
		if err != nil {
			return err
		}
		return json.Unmarshal([]byte(answer), &picture)
	})
	if err != nil {
		return nil, fmt.Errorf("draw %s: %w", request.Motif, err)
	}
	return picture, nil
}
