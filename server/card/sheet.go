package card

import (
	"image/color"
	"math"
	"slices"

	"hire360/graph"
)

// Sheet is a page's specimen or demo as white paper that the card's lower edge cuts off.
type Sheet struct {
	Title string
	Note  string // small, across from the title
	Rows  []Row  // as many as there is room for, the marked ones first of all
}

// Row is a row of a sheet. Cells that have no room are left out from the right.
type Row struct {
	Cells []string
	State *graph.SpecimenState
}

func (r Row) marked() bool {
	return r.State != nil && *r.State != graph.SpecimenStateGood
}

const (
	sheetPadding = 36.0
	sheetHead    = 76.0
	rowHeight    = 58.0
	sheetRadius  = 18.0
	cellGap      = 34.0
	maxRows      = 5
)

// The colors of a sheet, as in client/src/theme/site.css.
var (
	sheetTitle  = style{font: "text-semibold", size: 30, color: rgb(0x0F2A66)}
	sheetNote   = style{font: "text-regular", size: 26, color: rgb(0x4B5A73)}
	firstCell   = style{font: "text-semibold", size: 28, color: rgb(0x0B1526)}
	otherCell   = style{font: "text-regular", size: 28, color: rgb(0x0B1526)}
	hairline    = rgb(0xD3DEEE)
	stateGround = map[graph.SpecimenState]color.RGBA{
		graph.SpecimenStateBad: rgb(0xFFF1EF), graph.SpecimenStateLive: rgb(0xFFF8E8)}
	stateInk = map[graph.SpecimenState]color.RGBA{
		graph.SpecimenStateBad: rgb(0xB42318), graph.SpecimenStateLive: rgb(0xC27400),
		graph.SpecimenStateGood: rgb(0x0B7A4B)}
)

// sheet draws the page's sheet from a height down to the edge of the card.
func (d *drawing) sheet(top float64) {
	right := Width - left
	d.fill(rgb(0xFFFFFF), [][]point{sheetOutline(left, top, right, Height+sheetRadius)})
	baseline := top + 50
	inner := left + sheetPadding
	room := right - sheetPadding - inner
	title := shorten(sheetTitle, d.Sheet.Title, room)
	d.text(title, sheetTitle, inner, baseline)
	note := sheetNote.shape(d.Sheet.Note)
	if width(title)+cellGap+width(note) <= room {
		d.text(note, sheetNote, right-sheetPadding-width(note), baseline)
	}
	rows := visible(d.Sheet.Rows, int((Height-top-sheetHead)/rowHeight))
	columns := columnsOf(rows, room)
	for i, row := range rows {
		d.row(row, columns, top+sheetHead+float64(i)*rowHeight)
	}
}

func (d *drawing) row(row Row, columns []float64, y float64) {
	right := Width - left
	box := func(ink color.RGBA, x, y, toX, toY float64) {
		d.fill(ink, [][]point{{{x, y}, {toX, y}, {toX, toY}, {x, toY}}})
	}
	first := firstCell
	if row.State != nil {
		if ground, ok := stateGround[*row.State]; ok {
			box(ground, left, y, right, y+rowHeight)
		}
		ink := stateInk[*row.State]
		box(ink, left, y, left+8, y+rowHeight)
		if row.marked() {
			first.color = ink
		}
	}
	box(hairline, left, y, right, y+1.5)
	x := left + sheetPadding
	for i, width := range columns {
		if i >= len(row.Cells) {
			break
		}
		s := otherCell
		if i == 0 {
			s = first
		}
		d.text(shorten(s, graph.PlainMarkup(row.Cells[i]), width), s, x, y+39)
		x += width + cellGap
	}
}

// visible returns as many rows as have room and one that is cut off, so that the first of the marked ones has room.
func visible(rows []Row, room int) []Row {
	first := 0
	if marked := slices.IndexFunc(rows, Row.marked); marked >= room {
		first = marked - room + 1
	}
	return rows[first:min(first+room+1, len(rows))]
}

// columnsOf returns the widths of the columns that have room. The last one takes what is left.
func columnsOf(rows []Row, room float64) []float64 {
	var natural []float64
	for _, r := range rows {
		for i, cell := range r.Cells {
			s := otherCell
			if i == 0 {
				s = firstCell
			}
			if i == len(natural) {
				natural = append(natural, 0)
			}
			natural[i] = max(natural[i], width(s.shape(graph.PlainMarkup(cell))))
		}
	}
	const least = 160.0 // of a column that is cut off
	var out []float64
	for i, w := range natural {
		if len(out) > 0 && room < min(w, least) {
			break
		}
		if i == 0 {
			w = min(w, 0.5*room)
		}
		w = min(w, room)
		out = append(out, w)
		room -= w + cellGap
	}
	return out
}

// shorten shapes a text on one line. What has no room is replaced by an ellipsis.
func shorten(s style, text string, room float64) []letter {
	letters := s.shape(text)
	if width(letters) <= room+0.5 {
		return letters
	}
	runes := []rune(text)
	for n := len(runes) - 1; n > 0; n-- {
		if letters = s.shape(string(runes[:n]) + "…"); width(letters) <= room {
			break
		}
	}
	return letters
}

// sheetOutline is a rectangle with round corners.
func sheetOutline(x, y, toX, toY float64) []point {
	var out []point
	corner := func(cx, cy, from float64) {
		for i := range 9 {
			sin, cos := math.Sincos(from + float64(i)*math.Pi/16)
			out = append(out, point{cx + sheetRadius*cos, cy + sheetRadius*sin})
		}
	}
	corner(x+sheetRadius, y+sheetRadius, math.Pi)
	corner(toX-sheetRadius, y+sheetRadius, 1.5*math.Pi)
	corner(toX-sheetRadius, toY-sheetRadius, 0)
	corner(x+sheetRadius, toY-sheetRadius, 0.5*math.Pi)
	return out
}
