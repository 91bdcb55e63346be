package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"slices"
)

// interactions measures in a browser how long visitors wait for the next page after a click, and for the next paint
// after an input on the job board, on a processor of a quarter of the speed.
func interactions(program string) error {
	site, err := run(program)
	if err != nil {
		return err
	}
	defer site.stop()
	if err := site.warm(); err != nil {
		return err
	}
	site.settle()
	cmd := exec.Command("node", "tools/bench/interactions.mjs", site.url)
	cmd.Stderr = os.Stderr
	text, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("interactions: %w", err)
	}
	var waits struct{ Clicks, Inputs []float64 }
	if err := json.Unmarshal(text, &waits); err != nil {
		return err
	}
	if len(waits.Clicks) == 0 || len(waits.Inputs) == 0 {
		return fmt.Errorf("interactions: got %d clicks and %d inputs", len(waits.Clicks), len(waits.Inputs))
	}
	slices.Sort(waits.Clicks)
	fmt.Printf("load average: %s", loadAverage())
	atMost("click to the paint of the next page, 75th percentile", waits.Clicks[len(waits.Clicks)*3/4], 100, "ms")
	atMost("slowest input on the job board (INP), processor at a quarter", slices.Max(waits.Inputs), 100, "ms")
	return nil
}
