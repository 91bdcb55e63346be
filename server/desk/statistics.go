package desk

import (
	"net/http"

	"hire360/server/statistics"
)

// table is one table of the page of the statistics.
type table struct {
	Title, Name string
	statistics.Counts
}

type statisticsPage struct {
	statistics.Day
	Tables []table
}

func (d *Desk) statistics(w http.ResponseWriter, r *http.Request, who string) error {
	var p statisticsPage
	if d.Counters.On {
		var err error
		if p.Day, err = d.Counters.LastDay(r.Context(), pageLength); err != nil {
			return err
		}
		p.Tables = []table{{"Views", "Page", p.Day.Counts[statistics.View]},
			{"Searches of the site without result", "Words", p.Day.Counts[statistics.Search]},
			{"Searches for jobs without result", "Words", p.Day.Counts[statistics.JobWords]}}
	}
	return d.show(w, r, who, "/statistics", "statistics", "Statistics", p)
}

// Begun returns how often a form was begun.
func (p statisticsPage) Begun(form string) int {
	for _, n := range p.Day.Counts[statistics.Begun].List {
		if n.Name == form {
			return n.N
		}
	}
	return 0
}
