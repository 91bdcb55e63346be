package pdf

import "slices"

const columnGap = 15.0

// table composes a table over the whole width. Its head is repeated on every sheet.
func (d *document) table(caption string, shown bool, columns []string, rows [][]string) {
	if len(columns) == 0 {
		return
	}
	e := d.in.child("Table").with("/A<</O/Table/Summary%s>>", text(caption))
	space := 14.0
	if shown && caption != "" {
		set := stacked(lines(e, "Caption", inline(caption, smallHead), measure), left, 14)
		for i := range set {
			set[i].keep = true
		}
		d.add(set...)
		space = 6
	}
	widths := columnWidths(columns, rows)
	tr := e.child("THead").child("TR")
	var cells []cell
	x := left
	for i, c := range columns {
		th := tr.child("TH").with("/A<</O/Table/Scope/Column>>")
		cells = append(cells, cell{x, shape(inline(c, smallHead)).lines(th, widths[i], false)})
		x += widths[i] + columnGap
	}
	head := row{cells: cells, space: space, below: 5, keep: true}.blocks()
	d.add(head...)
	body := e.child("TBody")
	for i, r := range rows {
		d.tableRow(body, r, widths, i == 0, i == 0 || i == len(rows)-2, &head[len(head)-1])
	}
}

func (d *document) tableRow(body *elem, words []string, widths []float64, first, keep bool, head *block) {
	tr := body.child("TR")
	var cells []cell
	x := left
	for i, w := range words {
		if i == len(widths) {
			break
		}
		cells = append(cells, cell{x, tableCell(tr, w, widths[i], i == 0)})
		x += widths[i] + columnGap
	}
	r := row{cells: cells, above: 5.5, below: 6.5, rule: 0.6, ruleColor: hairline, head: head, keep: keep}
	if first {
		r.rule, r.ruleColor = 1.6, navy800
	}
	d.add(r.blocks()...)
}

// tableCell composes a cell; the first of a row is its head.
func tableCell(tr *elem, words string, width float64, head bool) []line {
	st := style{face: regular, size: 8.9, leading: 12.6, color: ink}
	if head {
		st.face = semibold
		return shape(inline(words, st)).lines(tr.child("TH").with("/A<</O/Table/Scope/Row>>"), width, false)
	}
	return shape(inline(words, st)).lines(tr.child("TD"), width, false)
}

// columnWidths gives each column its longest word and shares out the rest by how much more it has to say.
func columnWidths(columns []string, rows [][]string) []float64 {
	n := len(columns)
	least, most := make([]float64, n), make([]float64, n)
	see := func(i int, words string, st style) {
		t := shape(inline(words, st))
		most[i] = max(most[i], t.width(0, len(t.glyphs)))
		from := 0
		for _, to := range t.places(measure) {
			least[i] = max(least[i], t.width(from, to))
			from = to
		}
	}
	for i, c := range columns {
		see(i, c, smallHead)
	}
	for _, r := range rows {
		for i, words := range r[:min(n, len(r))] {
			st := style{face: regular, size: 8.9}
			if i == 0 {
				st.face = semibold
			}
			see(i, words, st)
		}
	}
	return share(least, most, measure-columnGap*float64(n-1))
}

// share gives the columns their longest words, then their wishes, then what is left over.
func share(least, most []float64, room float64) []float64 {
	out := slices.Clone(least)
	rest := room - total(least)
	if rest < 0 {
		for i := range out {
			out[i] *= room / total(least)
		}
		return out
	}
	for range out { // a round fulfils at least one wish or shares out the rest
		wishes := make([]float64, len(out))
		for i := range out {
			wishes[i] = wish(most[i] - out[i])
		}
		all := total(wishes)
		if all < 1 {
			break
		}
		for i, w := range wishes {
			given := min(rest*w/all, most[i]-out[i])
			out[i] += given
		}
		rest = room - total(out)
	}
	for i := range out {
		out[i] += rest * (most[i] + 1) / (total(most) + float64(len(most)))
	}
	return out
}

// wish is how much wider a column would like to be. From a few lines on, more width helps less.
func wish(more float64) float64 { return min(more, 190) + max(0, more-190)/6 }

func total(values []float64) float64 {
	sum := 0.0
	for _, v := range values {
		sum += v
	}
	return sum
}
