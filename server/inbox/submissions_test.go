package inbox

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/db/dbtest"
)

func TestTheTeamReadsWhatWasSent(t *testing.T) { dbtest.OnEach(t, testTheTeamReadsWhatWasSent) }

func testTheTeamReadsWhatWasSent(t *testing.T, b dbtest.Backend) {
	now := dbtest.Noon
	s := on(t, b, at(func() time.Time { return now }))
	token := "secret answer"
	e := enquiry(1)
	e.Captcha, e.Website = &token, new(string)
	sent := sendEnquiry(t, s, e)
	now = now.Add(time.Hour)
	sendApplication(t, s, application(applicationKey, upload(t, s), upload(t, s)))
	all := must[[]graph.Submission](t)(s.Submissions(t.Context(), "", 0))
	if len(all) != 2 || all[0].Application == nil || len(all[0].Files) != 2 ||
		all[1].Enquiry == nil || all[1].Enquiry.Message != "Hello." {
		t.Fatalf("got %+v, want the application with its files, then the enquiry", all)
	}
	if all[1].ConsentVersion != ConsentVersion || !all[1].ConsentAt.Equal(dbtest.Noon) ||
		all[1].Enquiry.Captcha != nil {
		t.Errorf("got %+v, want the consent with its time and no captcha", all[1])
	}
	for kind, want := range map[graph.ReceiptKind]string{
		graph.ReceiptKindEnquiry: all[1].Key, graph.ReceiptKindApplication: all[0].Key, "": all[0].Key,
	} {
		got := must[[]graph.Submission](t)(s.Submissions(t.Context(), kind, 1))
		if len(got) != 1 || got[0].Key != want {
			t.Errorf("the first %s: got %+v, want %s alone", kind, got, want)
		}
	}
	spoken := " " + strings.ToLower(strings.NewReplacer("-", " ", "0", "o", "1", "i").Replace(sent.Reference))
	equal(t, must[*graph.Submission](t)(s.Submission(t.Context(), spoken)).Reference, sent.Reference,
		"the reference by %q", spoken)
	if _, err := s.Submission(t.Context(), "ENQ-NONE"); !errors.Is(err, graph.ErrNotFound) {
		t.Errorf("got %v, want %v", err, graph.ErrNotFound)
	}
}

func TestWhatIsForgottenIsGone(t *testing.T) { dbtest.OnEach(t, testWhatIsForgottenIsGone) }

func testWhatIsForgottenIsGone(t *testing.T, b dbtest.Backend) {
	s := on(t, b)
	r := sendApplication(t, s, application(applicationKey, upload(t, s)))
	noError(t, s.Forget(t.Context(), r.Reference))
	if got := stats(t, s); got != (dbtest.Stats{}) {
		t.Errorf("got %+v, want nothing", got)
	}
	equal(t, must[int](t)(s.primary.Int(t.Context(), `SELECT count(*) FROM delivery`)), 0, "deliveries that are left")
	if files, err := os.ReadDir(s.disk.path("")); err != nil || len(files) != 0 {
		t.Errorf("%d files are left (%v)", len(files), err)
	}
	if err := s.Forget(t.Context(), r.Reference); !errors.Is(err, graph.ErrNotFound) {
		t.Errorf("got %v, want %v", err, graph.ErrNotFound)
	}
}

func TestAnExportIsNoFormula(t *testing.T) { dbtest.OnEach(t, testAnExportIsNoFormula) }

func testAnExportIsNoFormula(t *testing.T, b dbtest.Backend) {
	s := on(t, b)
	for i, message := range []string{
		"=HYPERLINK(\"http://evil.example\")", "+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\n=1", "＝1", "|calc",
		"%0A=1", "plain, with \"quotes\"\nand lines", "a=1",
	} {
		e := enquiry(i)
		e.Message, e.Name = message, "=cmd|' /C calc'!A0"
		phone := "+44 20 7946 0000"
		e.Phone = &phone
		sendEnquiry(t, s, e)
	}
	var out bytes.Buffer
	noError(t, s.Export(t.Context(), &out, "csv", Filter{}))
	rows := must[[][]string](t)(csv.NewReader(&out).ReadAll())
	if len(rows) != 14 {
		t.Fatalf("got %d rows, want a head and 13", len(rows))
	}
	for _, row := range rows[1:] {
		for i, cell := range row {
			if first := strings.TrimLeft(cell, " \t\r\n"); first != "" && strings.ContainsAny(first[:1], "=+-@|%") {
				t.Errorf("%s is a formula: %q", rows[0][i], cell)
			}
		}
	}
	out.Reset()
	noError(t, s.Export(t.Context(), &out, "json", Filter{}))
	var list []graph.Submission
	err := json.Unmarshal(out.Bytes(), &list)
	if err != nil || len(list) != 13 || list[0].Enquiry.Name != "=cmd|' /C calc'!A0" {
		t.Errorf("the JSON export does not hold what was sent: %v", err)
	}
	if err := s.Export(t.Context(), &out, "xml", Filter{}); err == nil {
		t.Error("xml was written")
	}
}
