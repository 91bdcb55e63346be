package inbox

import (
	"errors"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/graph"
	"hire360/server/db/dbtest"
	"hire360/server/jobs"
)

func TestAKeyInAnyCaseIsOneSubmission(t *testing.T) {
	dbtest.OnEach(t, testAKeyInAnyCaseIsOneSubmission)
}

func testAKeyInAnyCaseIsOneSubmission(t *testing.T, b dbtest.Backend) {
	s := on(t, b)
	e := enquiry(1)
	e.Key = "abcdef00-0000-4000-8000-000000000000"
	first := sendEnquiry(t, s, e)
	e.Key = strings.ToUpper(e.Key)
	equal(t, sendEnquiry(t, s, e).Reference, first.Reference, "the reference of the same key in capitals")
	equal(t, stats(t, s).Enquiries, 1, "enquiries")
	if !regexp.MustCompile(`^ENQ-[0-9A-HJKMNP-TV-Z]{6}$`).MatchString(first.Reference) ||
		first.State != graph.ReceiptStateKept || first.Kind != graph.ReceiptKindEnquiry ||
		!first.Received.Equal(dbtest.Noon) {
		t.Errorf("got receipt %+v", first)
	}
	if r := receiptOf(t, s, applicationKey); r != nil {
		t.Errorf("an unknown key has the receipt %+v", r)
	}
}

func TestAnApplicationOwnsItsFiles(t *testing.T) { dbtest.OnEach(t, testAnApplicationOwnsItsFiles) }

func testAnApplicationOwnsItsFiles(t *testing.T, b dbtest.Backend) {
	s := on(t, b)
	mine := upload(t, s)
	a := application(applicationKey, mine)
	first := sendApplication(t, s, a)
	if !strings.HasPrefix(first.Reference, "APP-") {
		t.Errorf("got reference %s", first.Reference)
	}
	equal(t, sendApplication(t, s, a).Reference, first.Reference, "the reference under the same key")
	other := application("22222222-2222-4222-8222-222222222222", upload(t, s), mine, "no-such-file")
	_, err := s.Add(t.Context(), &graph.Submission{Application: &other})
	faults, ok := graph.AsUserErrors(err)
	if !ok || len(faults) != 2 || faults[0].Field[1] != "1" || faults[1].Field[1] != "2" {
		t.Errorf("files of somebody else: got %v %v, want faults at files 1 and 2", faults, err)
	}
	if r := receiptOf(t, s, other.Key); r != nil {
		t.Error("an application that was refused left a receipt")
	}
	other.Files = other.Files[:1]
	sendApplication(t, s, other)
}

// twoJobs are a closed job and an open one.
const twoJobs = `[{"id": "7", "status": "CLOSED", ` + job + `}, {"id": "8", ` + job + `}]`

const job = `"title": "Go engineer", "summary": "Write Go.", "text": "You write Go.", "city": "Austin",
	"countryCode": "US", "workplace": "HYBRID", "type": "FULL_TIME", "category": "Software engineering",
	"experience": "SENIOR", "posted": "2026-11-18"`

func TestAJobThatClosedMeanwhileIsTheSendersToMend(t *testing.T) {
	dbtest.OnEach(t, testAJobThatClosedMeanwhileIsTheSendersToMend)
}

func testAJobThatClosedMeanwhileIsTheSendersToMend(t *testing.T, b dbtest.Backend) {
	s := on(t, b)
	must[jobs.ImportResult](t)(jobsOf(s).Import(t.Context(), strings.NewReader(twoJobs), "json"))
	for id, want := range map[string]graph.UserErrorCode{
		"7": graph.UserErrorCodeJobClosed, "9": graph.UserErrorCodeNotFound, "8": "",
	} {
		a := application("11111111-1111-4111-8111-00000000000"+id, upload(t, s))
		a.JobID = &id
		_, err := s.Add(t.Context(), &graph.Submission{Application: &a})
		faults, _ := graph.AsUserErrors(err)
		if want == "" && err != nil || want != "" && (len(faults) != 1 || faults[0].Code != want) {
			t.Errorf("job %s: got %v %v, want %s", id, faults, err, want)
		}
		if want == "" {
			got := must[[]graph.Submission](t)(s.Submissions(t.Context(), graph.ReceiptKindApplication, 0))
			if len(got) != 1 || got[0].JobTitle != "Go engineer" {
				t.Errorf("got %+v, want the application for job %s", got, id)
			}
		}
	}
}

func TestWithHostsDeliveriesWaitInOrder(t *testing.T) {
	dbtest.OnEach(t, testWithHostsDeliveriesWaitInOrder)
}

func testWithHostsDeliveriesWaitInOrder(t *testing.T, b dbtest.Backend) {
	s := on(t, b, delivering)
	receipt := sendApplication(t, s, application(applicationKey, upload(t, s), upload(t, s)))
	equal(t, receipt.State, graph.ReceiptStateQueued, "state")
	rows, err := s.primary.Read.Query(`SELECT d.kind, coalesce(p.kind, ''), d.state
		FROM delivery d LEFT JOIN delivery p ON p.id = d.parent_id ORDER BY d.id`)
	noError(t, err)
	defer func() { _ = rows.Close() }()
	var got []string
	for rows.Next() {
		var kind, parent, state string
		noError(t, rows.Scan(&kind, &parent, &state))
		got = append(got, parent+">"+kind+" "+state)
	}
	equal(t, strings.Join(got, ", "), ">upload pending, upload>upload pending, upload>application pending",
		"the deliveries")
}

func TestErrorsSayNothingAboutWhoSent(t *testing.T) {
	s := opened(t)
	id := upload(t, s)
	noError(t, os.RemoveAll(s.disk.path("")))
	_, uploadErr := s.AddUpload(t.Context(), "ada-example.pdf", "application/pdf", strings.NewReader("%PDF"))
	noError(t, s.replica.Write.Close())
	_, enquiryErr := s.Add(t.Context(), &graph.Submission{Enquiry: new(enquiry(1))})
	_, applicationErr := s.Add(t.Context(), &graph.Submission{Application: new(application(applicationKey, id))})
	for _, err := range []error{uploadErr, enquiryErr, applicationErr} {
		if err == nil {
			t.Error("a store that cannot write says that it did")
			continue
		}
		if text := strings.ToLower(err.Error()); strings.Contains(text, "ada") || strings.Contains(text, "hello") {
			t.Errorf("the error %q names the sender", err)
		}
	}
}

// While the shared database is away, nobody can know whether a time is free: it is neither offered nor given.
func TestNoTimeForACallIsGivenWhileTheDatabaseIsAway(t *testing.T) {
	s := machines(t, 1)[0]
	const slot = "London/2026-12-01T10:00Z/30"
	resume := dbtest.Halt(t)
	e := enquiry(1)
	e.Call = new(slot)
	_, err := s.Add(t.Context(), &graph.Submission{Enquiry: &e})
	faults, _ := graph.AsUserErrors(err)
	if len(faults) != 1 || faults[0].Field[0] != "call" || !strings.Contains(faults[0].Message, "right now") {
		t.Errorf("it answers %v, want that no time can be booked", err)
	}
	if _, err := s.BookedCalls(t.Context(), s.db.Now()); !errors.Is(err, graph.ErrUnavailable) {
		t.Errorf("the times are %v, want that they are unavailable", err)
	}
	resume()
	reconnect(t, s)
	sendEnquiry(t, s, e)
	equal(t, len(must[[]string](t)(s.BookedCalls(t.Context(), s.db.Now()))), 1, "times that are taken")
}

// BenchmarkEnquiry reports the median, which a mean hides.
func BenchmarkEnquiry(b *testing.B) {
	s := opened(b)
	e := enquiry(1)
	var took []time.Duration
	for b.Loop() {
		start := time.Now()
		e.Key = uuid.NewString()
		if _, err := s.Add(b.Context(), &graph.Submission{Enquiry: &e}); err != nil {
			b.Fatal(err)
		}
		took = append(took, time.Since(start))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "p50-ms")
}
