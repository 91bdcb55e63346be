//go:build !race

package render

// slow stretches the deadlines; under the race detector the engine takes some fifteen times as long.
const slow = 1

// Slow says that the program was built with the race detector.
const Slow = false
