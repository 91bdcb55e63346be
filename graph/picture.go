package graph

// Picture is a symbol of an SVG file.
type Picture struct {
	// URL is the address of the file, which never changes, with the symbol as its fragment.
	URL string
	// Alt is nil for an ornament.
	Alt           *string
	Width, Height float64
	// Narrow is the same for places that are too narrow for it, or nil.
	Narrow *Picture
	// SVG is a file that shows this symbol, for documents.
	SVG string `json:"svg"`
}
