package pdf

// The design's colours. What they are for is in the names of the site's tokens.
var (
	navy900  = rgb(0x0A1A3F)
	navy800  = rgb(0x0F2A66)
	blue700  = rgb(0x1747B8)
	blue300  = rgb(0x8FB8FF)
	paleBlue = rgb(0xD3DFF5)
	sky100   = rgb(0xE2EFFF)
	sky50    = rgb(0xF3F8FF)
	white    = rgb(0xFFFFFF)
	ink      = rgb(0x0B1526)
	slate    = rgb(0x4B5A73)
	hairline = rgb(0xC9D6EA)
	node     = rgb(0x5E8FE6)
	amber    = rgb(0xCC7A00)
)

// The sizes of words. Running text has two: bodyText, and smallText for tables, notes and sources.
var (
	bodyText   = style{face: regular, size: 9.6, leading: 14.2, color: ink}
	nodeText   = style{face: regular, size: 13, leading: 14.2, color: blue700}
	smallText  = style{face: regular, size: 8.5, leading: 12, color: slate}
	leadText   = style{face: regular, size: 11.6, leading: 16.6, color: slate}
	smallHead  = style{face: semibold, size: 8.5, leading: 12, color: navy800}
	codeText   = style{face: mono, size: 8.2, leading: 12, color: ink}
	timeText   = style{face: mono, size: 8, leading: 12, color: slate}
	headText   = style{face: display, size: 21, leading: 23.5, track: -0.022, color: navy800}
	partText   = style{face: display, size: 12, leading: 14.6, track: -0.008, color: navy800}
	quoteText  = style{face: display, size: 17, leading: 21, track: -0.016, color: navy800}
	figureText = style{face: display, size: 34, leading: 35, track: -0.035, color: navy800}
	unitText   = style{face: display, size: 15, leading: 35, track: -0.01, color: navy800}
)
