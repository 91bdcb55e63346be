package graph_test

import (
	"slices"
	"testing"

	"hire360/graph"
)

func TestHiringStepsAreThoseOfTheText(t *testing.T) {
	const list = "1. Phone call, **20 minutes**\n2. Interview\n"
	steps := []string{"Phone call, **20 minutes**", "Interview"}
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"a heading":              {"## How hiring works\n" + list, steps},
		"of another level":       {"### Our interview process\n" + list, steps},
		"with a sentence before": {"## What happens next\nYou hear from us after each step.\n\n" + list, steps},
		"bold instead of marked": {"**Selection process:**\n\n" + list, steps},
		"points":                 {"## Next steps\n- Phone call, **20 minutes**\n- Interview\n", steps},
		"after other lists":      {"## You bring\n- Go\n\n## Hiring process\n" + list + "\n## Pay\n- Monthly\n", steps},
		"a list of another kind": {"## How hiring works\nWe call you.\n\n## You bring\n" + list, nil},
		"a sentence like it": {"The hiring process is short, because those who decide sit in one room.\n\n" + list,
			nil},
		"no list": {"## How hiring works\nWe call you.\n", nil},
		"no text": {"", nil},
	} {
		if got := (&graph.Job{Text: c.text}).HiringSteps(); !slices.Equal(got, c.want) {
			t.Errorf("%s: got %q, want %q", name, got, c.want)
		}
	}
	if got := (*graph.Job)(nil).HiringSteps(); got != nil {
		t.Errorf("without a job: got %q", got)
	}
}
