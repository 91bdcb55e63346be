package desk

import (
	"archive/zip"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"

	"hire360/graph"
	"hire360/server/alerts"
	"hire360/server/inbox"
	"hire360/server/store"
)

// Person is everything that the site has of an e-mail address.
type Person struct {
	Address     string             `json:"address"`
	Submissions []graph.Submission `json:"submissions"`
	Deliveries  []inbox.Delivery   `json:"deliveries"`
	Alerts      []alerts.Entry     `json:"alerts"`
	// Waiting are references of what waits on this machine until PostgreSQL can be reached.
	Waiting []string `json:"waiting,omitempty"`
}

// FindPerson finds everything of an address. The error wraps graph.ErrUnavailable while the shared primary is
// unavailable.
func FindPerson(ctx context.Context, s *store.Store, address string) (p Person, err error) {
	p = Person{Address: strings.TrimSpace(address)}
	err = s.DB.WithPrimary(ctx, func(ctx context.Context) error {
		if p.Submissions, err = s.Inbox.OfPerson(ctx, p.Address); err != nil {
			return err
		}
		keys := graph.Each(p.Submissions, func(n graph.Submission) string { return n.Key })
		if p.Deliveries, err = s.Inbox.DeliveriesOf(ctx, keys...); err != nil {
			return err
		}
		p.Alerts, err = alerts.OfAddress(ctx, s.DB, p.Address)
		return err
	})
	if err == nil {
		p.Waiting, err = s.Inbox.WaitingOfPerson(ctx, p.Address)
	}
	return p, err
}

// IsKnown reports whether the site has anything.
func (p Person) IsKnown() bool { return len(p.Submissions)+len(p.Alerts)+len(p.Waiting) > 0 }

// Files returns how many files they sent.
func (p Person) Files() (n int) {
	for _, s := range p.Submissions {
		n += len(s.Files)
	}
	return n
}

// OutOfReach lists what an erasure leaves elsewhere, and who must delete it.
func (p Person) OutOfReach() []string {
	return append(outOfReach(p.Deliveries),
		"Backups that were made before. After a restore, this site erases the address again by itself.",
		"Files that were exported or downloaded before. The audit says by whom.",
		"Files that were uploaded for a form that was never sent have no address. They are deleted within 24 hours.")
}

// outOfReach lists which deliveries arrived, or may have.
func outOfReach(deliveries []inbox.Delivery) (list []string) {
	for _, d := range deliveries {
		arrived := "since " + d.Delivered.UTC().Format("2006-01-02 15:04") + " UTC"
		switch {
		case d.State == "delivered":
		case d.Attempts > 0 && d.LastError == "" && d.State == "pending":
			arrived = "perhaps: its delivery is under way"
		default:
			continue
		}
		switch d.Kind {
		case graph.TeamMail, graph.WithdrawalMail:
			to := "MAIL_TO"
			if strings.HasPrefix(d.Reference, "APP-") {
				to = "MAIL_TO_APPLICATIONS, or of MAIL_TO without it"
			}
			list = append(list, fmt.Sprintf("%s: the mail in the mailbox of %s, %s. Delete it there.", d.Reference, to,
				arrived))
		case graph.SenderMail:
			list = append(list, fmt.Sprintf("%s: the confirmation in the sender’s own mailbox, %s.", d.Reference,
				arrived))
		case graph.HostEnquiry, graph.HostApplication, graph.HostUpload:
			list = append(list, fmt.Sprintf("%s: the %s at the host (its id there: %s), %s. Delete it there.",
				d.Reference,
				d.Kind, cmp.Or(d.Answer, "unknown"), arrived))
		}
	}
	return list
}

// WritePerson writes everything of a person as "json", or as "zip" with the files.
func WritePerson(ctx context.Context, w io.Writer, s *store.Store, p Person, format string) error {
	out := w
	var z *zip.Writer
	if format == "zip" {
		z = zip.NewWriter(w)
		var err error
		if out, err = z.Create("person.json"); err != nil {
			return err
		}
	}
	e := json.NewEncoder(out)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(p); err != nil || z == nil {
		return err
	}
	for _, n := range p.Submissions {
		for i, f := range n.Files {
			if err := addFile(ctx, z, s, fileName(n.Reference, i+1, f.Name), f.ID); err != nil {
				return err
			}
		}
	}
	return z.Close()
}

func addFile(ctx context.Context, z *zip.Writer, s *store.Store, name, id string) error {
	f, _, err := s.Inbox.OpenUpload(ctx, id)
	if err != nil {
		return err
	}
	defer func() { _ = f.Close() }()
	out, err := z.Create("files/" + name)
	if err == nil {
		_, err = io.Copy(out, f)
	}
	return err
}

func (d *Desk) people(w http.ResponseWriter, r *http.Request, who string) error {
	return d.show(w, r, who, "/people", "people", "People", nil)
}

// personPage is what the page of a person shows.
type personPage struct {
	Person
	Sealed string
	Erased []string
	IsOver bool
}

func (d *Desk) findPerson(w http.ResponseWriter, r *http.Request, _ string) error {
	address := strings.TrimSpace(r.FormValue("address"))
	if !strings.Contains(address, "@") || len(address) > 254 {
		return problem{http.StatusUnprocessableEntity, "Not an e-mail address",
			"Go back and enter the whole address, such as dana@example.org."}
	}
	return redirect(w, r, "/people/"+d.seal(address), "")
}

// personOf finds the person whose address is in the request. The error wraps graph.ErrNotFound when it has none.
func (d *Desk) personOf(r *http.Request) (Person, error) {
	address := d.unseal(r.PathValue("person"))
	if address == "" {
		return Person{}, graph.ErrNotFound
	}
	return FindPerson(r.Context(), d.Store, address)
}

func (d *Desk) person(w http.ResponseWriter, r *http.Request, who string) error {
	p, err := d.personOf(r)
	if err == nil {
		err = Note(r.Context(), d.Store.DB, who, "looked up a person", p.References())
	}
	if err != nil {
		return err
	}
	return d.show(w, r, who, "/people", "person", p.Address, personPage{Person: p, Sealed: r.PathValue("person")})
}

func (d *Desk) exportPerson(w http.ResponseWriter, r *http.Request, who string) error {
	format := "zip"
	if r.URL.Query().Get("format") == "json" {
		format = "json"
	}
	p, err := d.personOf(r)
	if err == nil {
		err = Note(r.Context(), d.Store.DB, who, "exported a person", p.References())
	}
	if err != nil {
		return err
	}
	attach(w, "person."+format)
	return d.cut(WritePerson(r.Context(), w, d.Store, p, format))
}

// References are those of the submissions, separated by commas.
func (p Person) References() string {
	return strings.Join(graph.Each(p.Submissions, func(n graph.Submission) string { return n.Reference }), ", ")
}

// erase asks, and erases a person.
func (d *Desk) erase(w http.ResponseWriter, r *http.Request, who string) error {
	p, err := d.personOf(r)
	if err != nil {
		return err
	}
	if r.Method == http.MethodPost {
		done := personPage{Person: p, IsOver: true}
		if done.Erased, err = d.Erasures.EraseBy(r.Context(), who, p); err != nil {
			return err
		}
		return d.show(w, r, who, "/people", "person", "Erased", done)
	}
	at, waiting := "/people/"+r.PathValue("person"), ""
	if len(p.Waiting) > 0 {
		waiting = ", " + graph.Counted(len(p.Waiting), "submission") + " that only this machine has"
	}
	return d.show(w, r, who, "/people", "ask", "Erase this person?", question{
		Text: fmt.Sprintf("Everything from %s is deleted at once: %s with %s%s, and %s. "+
			"The site remembers that it erased an address, but not which one.", p.Address,
			graph.Counted(len(p.Submissions), "submission"), graph.Counted(p.Files(), "file"), waiting,
			graph.Counted(len(p.Alerts), "job alert")),
		List: p.OutOfReach(), Button: "Erase for good", Back: at, Action: at + "/erase"})
}

// EraseBy erases a person for somebody, and notes it.
func (e *Erasures) EraseBy(ctx context.Context, who string, p Person) ([]string, error) {
	about := fmt.Sprintf("%s; %s", p.References(), graph.Counted(len(p.Alerts), "job alert"))
	if err := Note(ctx, e.store.DB, who, "erased a person", about); err != nil {
		return nil, err
	}
	return e.Erase(ctx, p.Address)
}
