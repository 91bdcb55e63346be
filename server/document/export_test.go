package document

import (
	"hire360/graph"
	"hire360/server/brand"
)

// Sheet is what tests know of the layout of a sheet.
type Sheet struct {
	Empty  float64 // the share of its height that is left over
	Broken bool    // it ends between blocks that belong together, such as a heading and its text
	Lists  []List
}

// List is how many of a list's rows are on a sheet.
type List struct{ Here, Rows int }

// Sheets lays out a document.
func Sheets(paint brand.Draw, site *graph.Site, g graph.Document) []Sheet {
	d, plan := laidOut(paint, site, g)
	var out []Sheet
	for _, s := range plan {
		here := Sheet{Empty: s.empty, Broken: s.to < len(d.blocks) && d.blocks[s.to-1].keepWithNext}
		var last *list
		for _, b := range d.blocks[s.from:s.to] {
			if b.list != nil && b.list != last {
				here.Lists = append(here.Lists, List{Rows: b.list.rows})
			}
			if last = b.list; last != nil {
				here.Lists[len(here.Lists)-1].Here++
			}
		}
		out = append(out, here)
	}
	return out
}
