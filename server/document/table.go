package document

import (
	"slices"

	"hire360/server/pdf"
)

const columnGap = 15.0

// table composes a table over the whole width. Its head is repeated on every sheet. Every table has its caption as
// summary; on the sheet it is shown only if showCaption is set.
func (d *document) table(caption string, showCaption bool, columns []string, rows [][]string) {
	if len(columns) == 0 {
		return
	}
	table := d.parent.Add("Table")
	table.SetSummary(caption)
	space := d.gap(14)
	if showCaption && caption != "" {
		blocks := stacked(paragraph(table, "Caption", inline(caption, smallHead), measure), 0, space)
		for i := range blocks {
			blocks[i].keepWithNext = true
		}
		d.add(blocks...)
		space = 6
	}
	widths := columnWidths(columns, rows)
	tr := table.Add("THead").Add("TR")
	cells := rowCells(columns, widths, func(i int, text string) []pdf.Line {
		return headCell(tr, "Column", inline(text, smallHead), widths[i])
	})
	head := row{cells: cells, space: space, below: 5, keepWithNext: true}.blocks()
	d.add(head...)
	body := table.Add("TBody")
	var all [][]block
	for i, texts := range rows {
		tr := body.Add("TR")
		cells := rowCells(texts, widths, func(column int, text string) []pdf.Line {
			if column == 0 {
				return headCell(tr, "Row", inline(text, cellStyle(column)), widths[column])
			}
			return paragraph(tr, "TD", inline(text, cellStyle(column)), widths[column])
		})
		all = append(all, row{cells: cells, above: d.pad(5.5), below: d.pad(6.5), rule: ruleAt(i),
			head: &head[len(head)-1]}.blocks())
	}
	d.add(rowsOf(all...)...)
}

// rowCells puts the texts of a row into columns. Texts without a column are left out.
func rowCells(texts []string, widths []float64, compose func(column int, text string) []pdf.Line) []cell {
	var out []cell
	x := 0.0
	for i, text := range texts[:min(len(texts), len(widths))] {
		out = append(out, cell{x, compose(i, text)})
		x += widths[i] + columnGap
	}
	return out
}

func headCell(tr *pdf.Element, scope pdf.Name, spans []pdf.Span, width float64) []pdf.Line {
	return fonts().Shape(spans).Lines(tr.Add("TH").Set("Table", "Scope", scope), width, false)
}

// cellStyle is the style of a column's cells; the first names the row.
func cellStyle(column int) pdf.Style {
	if column == 0 {
		return strong(cellText)
	}
	return cellText
}

// columnWidths gives each column its longest word and shares out the rest by how much more it has to say.
func columnWidths(columns []string, rows [][]string) []float64 {
	minWidths, maxWidths := make([]float64, len(columns)), make([]float64, len(columns))
	measureCell := func(column int, text string, s pdf.Style) {
		t := fonts().Shape(inline(text, s))
		minWidths[column] = max(minWidths[column], t.MinWidth(measure))
		maxWidths[column] = max(maxWidths[column], t.Width())
	}
	for i, text := range columns {
		measureCell(i, text, smallHead)
	}
	for _, r := range rows {
		for i, text := range r[:min(len(columns), len(r))] {
			measureCell(i, text, cellStyle(i))
		}
	}
	return share(minWidths, maxWidths, measure-columnGap*float64(len(columns)-1))
}

// share gives the columns their smallest widths, then more toward their largest ones, then what is left over.
func share(minWidths, maxWidths []float64, total float64) []float64 {
	out := slices.Clone(minWidths)
	rest := total - sum(minWidths)
	if rest < 0 {
		for i := range out {
			out[i] *= total / sum(minWidths)
		}
		return out
	}
	for range out { // a round fulfills a wish or shares out the rest
		wishes := make([]float64, len(out))
		for i := range out {
			wishes[i] = wish(maxWidths[i] - out[i])
		}
		all := sum(wishes)
		if all < 1 {
			break
		}
		for i, w := range wishes {
			out[i] += min(rest*w/all, maxWidths[i]-out[i])
		}
		rest = total - sum(out)
	}
	for i := range out {
		out[i] += rest * (maxWidths[i] + 1) / (sum(maxWidths) + float64(len(maxWidths)))
	}
	return out
}

// wish is how much wider a column should be. From a few lines on, more width helps less.
func wish(more float64) float64 { return min(more, 190) + max(0, more-190)/6 }

func sum(values []float64) float64 {
	total := 0.0
	for _, v := range values {
		total += v
	}
	return total
}
