//go:build race

package render

const slow = 15

// Slow says that the program was built with the race detector, which makes the engine some fifteen times slower.
const Slow = true
