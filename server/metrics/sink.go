package metrics

import (
	"context"
	"database/sql"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
)

// Sink receives the state of the site at one moment.
type Sink chan<- prometheus.Metric

// Gauge sends a value. The labels are names, each with its value after it.
func (to Sink) Gauge(name, help string, value float64, labels ...string) {
	to.send(prometheus.GaugeValue, name, help, value, labels)
}

// Counter sends a number that only grows. The labels are names, each with its value after it.
func (to Sink) Counter(name, help string, value int64, labels ...string) {
	to.send(prometheus.CounterValue, name, help, float64(value), labels)
}

func (to Sink) send(kind prometheus.ValueType, name, help string, value float64, labels []string) {
	var names, values []string
	for i := 0; i < len(labels); i += 2 {
		names, values = append(names, labels[i]), append(values, labels[i+1])
	}
	description := prometheus.NewDesc("site_"+name, help, names, nil)
	to <- prometheus.MustNewConstMetric(description, kind, value, values...)
}

// Report adds the metrics that report sends whenever metrics are requested.
func (m *Metrics) Report(report func(context.Context, Sink)) {
	m.registry.MustRegister(collector(report))
}

// ReportPool adds metrics of the connections to a database: open, in use, waited for.
func (m *Metrics) ReportPool(db *sql.DB, name string) {
	m.registry.MustRegister(collectors.NewDBStatsCollector(db, name))
}

type collector func(context.Context, Sink)

// Describe sends nothing: which metrics exist depends on the settings.
func (collector) Describe(chan<- *prometheus.Desc) {}

// Collect sends the metrics.
func (report collector) Collect(metrics chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	report(ctx, Sink(metrics))
}
