// Package desk is where the people who run a site read what visitors sent and look after it: pages on the admin
// address, rendered by the server, without scripts. It also has what the commands share with them: the audit, and
// erasing people.
package desk

import (
	"bytes"
	"context"
	"embed"
	"errors"
	"html/template"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/hashicorp/golang-lru/v2/expirable"

	"hire360/graph"
	"hire360/server/statistics"
	"hire360/server/store"
)

// Options says what the desk works on, and who may.
type Options struct {
	Store    *store.Store
	Erasures *Erasures
	// Name is the company's, SiteURL the address of its site, Version the program's.
	Name, SiteURL, Version string
	// URL is the address of the desk behind a proxy, such as https://desk.example.com. Empty: it has none, and is
	// found under localhost and addresses of machines.
	URL string
	// Token opens the desk when it is typed, "" for none. UserHeader is the header in which a trusted proxy names who
	// is signed in there, "" for none.
	Token, UserHeader string
	// IsTrusted reports whether a request comes from a trusted proxy, Visitor returns the address of the sender.
	IsTrusted func(*http.Request) bool
	Visitor   func(*http.Request) string
	// Secret is the installation's.
	Secret string
	// Styles is the style sheet of the site, Files has its fonts.
	Styles string
	Files  http.Handler
	// Kept returns how long submissions are kept.
	Kept func() graph.Retention
	// Counters are the statistics.
	Counters *statistics.Counters
	// HostsJobs says that the jobs are a host's.
	HostsJobs bool
	// Check returns the findings about content and pages, Launch what is left to do before the site is public.
	Check, Launch func(context.Context) ([]string, error)
	Log           *slog.Logger
}

// Desk serves the pages.
type Desk struct {
	Options
	mux      *http.ServeMux
	cross    *http.CrossOriginProtection
	guessing sync.Mutex
	failures *expirable.LRU[string, int] // wrong tokens by the address of the sender
	check    atomic.Pointer[checked]
}

// New makes the desk.
func New(o Options) *Desk {
	d := &Desk{Options: o, mux: http.NewServeMux(), cross: http.NewCrossOriginProtection(),
		failures: expirable.NewLRU[string, int](10_000, nil, lockedFor)}
	if o.URL != "" {
		_ = d.cross.AddTrustedOrigin(o.URL) // the setting was checked
	}
	d.mux.HandleFunc("GET /desk.css", d.styles)
	d.mux.Handle("GET /assets/", o.Files)
	d.page("GET /sign-in", d.signInForm)
	d.page("POST /sign-in", d.signIn)
	for pattern, serve := range map[string]handler{
		"/":              func(http.ResponseWriter, *http.Request, string) error { return graph.ErrNotFound },
		"POST /sign-out": d.signOut,

		"GET /{$}":                               d.inbox,
		"POST /search":                           d.search,
		"GET /export":                            d.export,
		"GET /submissions/{reference}":           d.submission,
		"POST /submissions/{reference}":          d.handle,
		"GET /submissions/{reference}/files/{n}": d.file,
		"/submissions/{reference}/delete":        d.forget,

		"GET /people":                 d.people,
		"POST /people":                d.findPerson,
		"GET /people/{person}":        d.person,
		"GET /people/{person}/export": d.exportPerson,
		"/people/{person}/erase":      d.erase,

		"GET /deliveries":  d.deliveries,
		"POST /deliveries": d.changeDeliveries,

		"GET /jobs":         d.jobs,
		"GET /jobs/import":  d.importJobs,
		"POST /jobs/import": d.importJobs,
		"GET /jobs/{id}":    d.job,
		"POST /jobs/{id}":   d.saveJob,
		"/jobs/{id}/close":  d.closeJob,

		"GET /checks":  d.checks,
		"POST /checks": d.runCheck,
		"GET /audit":   d.audit,

		"GET /retention":  d.retention,
		"GET /statistics": d.statistics,
	} {
		d.page(pattern, d.signedIn(serve))
	}
	return d
}

// handler serves a page to somebody who is signed in.
type handler func(w http.ResponseWriter, r *http.Request, who string) error

// maxForm is the largest form in bytes, apart from files of jobs.
const maxForm = 256 << 10

func (d *Desk) page(pattern string, serve func(http.ResponseWriter, *http.Request) error) {
	d.mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPost && r.URL.Path != "/jobs/import" {
			r.Body = http.MaxBytesReader(w, r.Body, maxForm)
		}
		if err := serve(w, r); err != nil {
			d.fail(w, r, err)
		}
	})
}

// ServeHTTP serves a page of the desk.
func (d *Desk) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Security-Policy", "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; "+
		"form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Cache-Control", "no-store")
	switch {
	case !d.isOwnHost(r.Host):
		http.Error(w, "The desk has another address. Open it by the address of the machine, "+
			"or set ADMIN_URL to the address in use.", http.StatusMisdirectedRequest)
	case d.cross.Check(r) != nil:
		d.fail(w, r, problem{http.StatusForbidden, "Sent from another site",
			"Nothing was done. Open the page on the desk and press the button there."})
	default:
		d.mux.ServeHTTP(w, r)
	}
}

// isOwnHost refuses names that somebody else may have pointed at this machine.
func (d *Desk) isOwnHost(host string) bool {
	own, _ := url.Parse(d.URL)
	name := host
	if h, _, err := net.SplitHostPort(host); err == nil {
		name = h
	}
	name = strings.ToLower(strings.Trim(name, "[]"))
	return name == "localhost" || net.ParseIP(name) != nil || own != nil && own.Host != "" && strings.EqualFold(host,
		own.Host)
}

// problem is an error that the reader can do something about.
type problem struct {
	status      int
	title, text string
}

func (p problem) Error() string { return p.title }

// fail shows what went wrong and what to do.
func (d *Desk) fail(w http.ResponseWriter, r *http.Request, err error) {
	p := problem{http.StatusInternalServerError, "That did not work",
		"The log of this machine says why. Try again, or ask the operator."}
	large := new(http.MaxBytesError)
	switch {
	case errors.As(err, &p):
	case errors.Is(err, graph.ErrNotFound):
		p = problem{http.StatusNotFound, "Not here", "It was deleted, or the address is wrong. Start from the inbox."}
	case errors.Is(err, graph.ErrUnavailable):
		p = problem{http.StatusServiceUnavailable, "The database is away",
			"Submissions wait on the machines meanwhile, and nothing is lost. Try again in a minute."}
	case errors.As(err, &large):
		p = problem{http.StatusRequestEntityTooLarge, "Too large", "Send less at once."}
	case errors.Is(err, context.Canceled):
		return
	default:
		d.Log.Error("the desk", "error", err)
	}
	who, _ := d.who(r)
	d.render(w, p.status, "problem", view{Title: p.title, Who: who, Data: p.text})
}

// view is what every template gets.
type view struct {
	// Title is the heading, Nav the page of the navigation that is open, Who the name of who is signed in.
	Title, Nav, Who string
	// Done says what was just done, "" for nothing.
	Done string
	Data any
	Desk *Desk
}

//go:embed templates desk.css
var files embed.FS

// pages are read when the first is shown: few programs have a desk.
var pages = sync.OnceValue(func() map[string]*template.Template {
	all := map[string]*template.Template{}
	names, _ := fs.Glob(files, "templates/*.html")
	for _, name := range names {
		short := strings.TrimSuffix(strings.TrimPrefix(name, "templates/"), ".html")
		all[short] = template.Must(template.New("layout.html").Funcs(functions).
			ParseFS(files, "templates/layout.html", "templates/parts.html", name))
	}
	return all
})

func (d *Desk) render(w http.ResponseWriter, status int, page string, v view) {
	v.Desk = d
	var b bytes.Buffer
	if err := pages()[page].Execute(&b, v); err != nil {
		d.Log.Error("show a page of the desk", "page", page, "error", err)
		http.Error(w, "This page cannot be shown. The log of this machine says why.", http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(status)
	_, _ = b.WriteTo(w)
}

// show renders a page, with what was done before it.
func (d *Desk) show(w http.ResponseWriter, r *http.Request, who, nav, page, title string, data any) error {
	d.render(w, http.StatusOK, page, view{Title: title, Nav: nav, Who: who, Data: data,
		Done: outcomes[r.URL.Query().Get("done")]})
	return nil
}

// outcomes are what pages say after something was done.
var outcomes = map[string]string{
	"saved":     "Saved.",
	"forgotten": "Deleted for good. Backups made before now still have it.",
	"retried":   "They are tried again now.",
	"discarded": "Discarded. The submissions stay.",
	"none":      "There was nothing left to change.",
	"closed":    "Closed. Its page says so, and it is no longer listed.",
	"checking":  "The check has begun.",
}

func redirect(w http.ResponseWriter, r *http.Request, to, done string) error {
	if done != "" {
		to += "?done=" + done
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
	return nil
}

func (d *Desk) styles(w http.ResponseWriter, r *http.Request) {
	own, _ := files.ReadFile("desk.css") // embedded
	w.Header().Set("Content-Type", "text/css; charset=utf-8")
	_, _ = w.Write([]byte(d.Styles + string(own)))
}

// orRedirect redirects unless there is an error.
func orRedirect(w http.ResponseWriter, r *http.Request, err error, to, done string) error {
	if err != nil {
		return err
	}
	return redirect(w, r, to, done)
}

var functions = template.FuncMap{
	"time":    func(t time.Time) string { return t.UTC().Format("2006-01-02 15:04") },
	"iso":     func(t time.Time) string { return t.UTC().Format(time.RFC3339) },
	"text":    graph.OrEmpty[string],
	"counted": graph.Counted,
	"kb":      func(bytes int32) string { return graph.Thousands(int(bytes+999)/1000) + " KB" },
	"pair":    func(name string, value *string) [2]string { return [2]string{name, graph.OrEmpty(value)} },
	"yes":     func(b *bool) bool { return *b },
	"add":     func(a, b int) int { return a + b },
	"plain": func(s string) string {
		s = strings.ReplaceAll(strings.ToLower(s), "_", " ")
		return strings.ToUpper(s[:min(1, len(s))]) + s[min(1, len(s)):]
	},
	"handledNames": func() [][2]string {
		return [][2]string{{"new", "New"}, {"progress", "In progress"}, {"done", "Done"}}
	},
	"handled": func(s string) string { return handledNames[s] },
	"about":   about,
	"excerpt": excerpt,
	"nav": func() [][2]string {
		return [][2]string{{"/", "Inbox"}, {"/people", "People"}, {"/deliveries", "Deliveries"}, {"/jobs", "Jobs"},
			{"/retention", "Retention"}, {"/statistics", "Statistics"}, {"/checks", "Checks"}, {"/audit", "Audit"}}
	},
}

// page cuts a list that was read with one entry more than a page has. next is the id of the page's last entry, and zero
// if no other page follows.
func page[T, ID any](list []T, id func(T) ID) (shown []T, next ID) {
	if len(list) <= pageLength {
		return list, next
	}
	return list[:pageLength], id(list[pageLength-1])
}
