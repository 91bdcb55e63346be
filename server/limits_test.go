package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"testing"

	"github.com/google/uuid"
)

// limited starts a site with small budgets. The tests come through a trusted proxy, so each can be a new visitor.
func limited(t *testing.T) running {
	t.Helper()
	return start(t, "--captcha", "off", "--send-limit", "3", "--query-limit", "100", "--trusted-proxies", "127.0.0.1")
}

// from makes the site see the next request as another visitor's.
func from(visitor string) []string { return []string{"X-Forwarded-For", visitor} }

func (r running) postFrom(t *testing.T, visitor, path string, fields []string, files ...sentFile) reply {
	t.Helper()
	req := formRequest(t, r.url+path, fields, files...)
	req.Header.Set("X-Forwarded-For", visitor)
	return do(t, req)
}

func sentEnquiry(email string) string {
	return fmt.Sprintf(`{"query":"mutation($i: EnquiryInput!) { sendEnquiry(input: $i) { userErrors { code } } }","variables":{"i":`+
		`{"key":%q,"name":"Dana Example","email":%q,"message":"Hello.","consent":true}}}`, uuid.NewString(), email)
}

func left(r reply, budget string) string {
	if m := regexp.MustCompile(`"` + budget +
		`";r=([0-9]+);t=[0-9]+`).FindStringSubmatch(r.header.Get("RateLimit")); m != nil {
		return m[1]
	}
	return ""
}

// mustSayWhen checks that a refusal names the same number of seconds in every place.
func mustSayWhen(t *testing.T, what string, r reply, words string) {
	t.Helper()
	seconds, err := strconv.Atoi(r.header.Get("Retry-After"))
	if r.status != http.StatusTooManyRequests || err != nil || seconds < 1 || seconds > 60 {
		t.Fatalf("%s answers %d, Retry-After %q\n%s", what, r.status, r.header.Get("Retry-After"),
			firstBytes(r.body, 500))
	}
	if !regexp.MustCompile(fmt.Sprintf(`%s\. Try again in %d seconds?\b`, words, seconds)).MatchString(r.body) {
		t.Errorf("%s does not say to wait %d seconds:\n%s", what, seconds, firstBytes(r.body, 3000))
	}
}

func TestTheSitesOwnDocumentsHaveAWideBudget(t *testing.T) {
	site := limited(t)
	search := func(visitor string, n int) reply {
		return site.get(t, trustedGet(t, "JobSearch", fmt.Sprintf(`{"query":"e%d"}`, n)), from(visitor)...)
	}
	if first := search("203.0.113.1", 0); first.status != 200 ||
		first.header.Get("RateLimit-Policy") != `"site";q=1000;w=60` {
		t.Fatalf("the first search answers %d %v", first.status, first.header)
	}
	n, last := 1, reply{}
	for ; n <= 1000 && last.status != http.StatusTooManyRequests; n++ {
		last = search("203.0.113.1", n)
	}
	mustSayWhen(t, fmt.Sprintf("search %d", n), last, "Too many requests from your network")
	equal(t, search("203.0.113.2", 0).status, 200, "another visitor")
}

func TestMutationsReportEveryBudgetTheyUse(t *testing.T) {
	site := limited(t)
	refused := site.graphql(t, sentEnquiry("dana@"), from("203.0.113.1")...)
	if left(refused, "sends") != "3" || left(refused, "attempts") != "29" || left(refused, "queries") == "" {
		t.Errorf("an invalid enquiry used up a submission: %q", refused.header.Get("RateLimit"))
	}
	mustContain(t, "policy", refused.header.Get("RateLimit-Policy"), `"attempts";q=30;w=60`, `"sends";q=3;w=60`,
		`"queries";q=100;w=60`)
	for i := range 3 {
		if sent := site.graphql(t, sentEnquiry("dana@example.org"), from("203.0.113.1")...); left(sent,
			"sends") != itoa(2-i) {
			t.Errorf("enquiry %d: %d %q\n%s", i, sent.status, sent.header.Get("RateLimit"), sent.body)
		}
	}
	over := site.graphql(t, sentEnquiry("dana@example.org"), from("203.0.113.1")...)
	mustSayWhen(t, "the fourth", over, "Too many submissions from your network")
	var answer struct {
		Errors []struct{ Extensions struct{ RetryAfter int } }
	}
	if err := json.Unmarshal([]byte(over.body), &answer); err != nil ||
		itoa(answer.Errors[0].Extensions.RetryAfter) != over.header.Get("Retry-After") {
		t.Errorf("extensions.retryAfter is not Retry-After: %s", over.body)
	}
}

// As many applications as the limit allows, each with as many files as it may have, are all received.
func TestFilesDoNotUseUpSubmissions(t *testing.T) {
	site := limited(t)
	five := []sentFile{}
	for i := range 5 {
		five = append(five, sentFile{fmt.Sprintf("cv%d.pdf", i), resume})
	}
	for i := range 3 {
		equal(t, site.postFrom(t, "203.0.113.1", jobPage, application("message", itoa(i)),
			five...).status, http.StatusSeeOther, "application %d without scripts", i)
	}
	const operation = `{"query":"mutation($i: UploadFileInput!) { uploadFile(input: $i) { file { id } } }","variables":{"i":{"file":null}}}`
	for i := range 16 {
		sent := upload(t, site, operation, `{"0":["variables.i.file"]}`, five[:1], from("203.0.113.2")...)
		if i < 15 && (sent.status != 200 || left(sent, "uploads") != itoa(14-i) || left(sent, "sends") != "") {
			t.Errorf("upload %d answers %d %q", i, sent.status, sent.header.Get("RateLimit"))
		}
		if i == 15 {
			mustSayWhen(t, "upload 16", sent, "Too many files from your network")
		}
	}
}

// A visitor over the limit gets the page back with everything that was typed and chosen.
func TestAFormOverTheLimitComesBackFilled(t *testing.T) {
	site := limited(t)
	for i := range 5 { // the first three are one: what was received before costs nothing
		if sent := site.postFrom(t, "203.0.113.1", "/contact-us",
			enquiry("company", itoa(max(i-2, 0)))); sent.status != http.StatusSeeOther {
			t.Fatalf("enquiry %d answers %d", i, sent.status)
		}
	}
	over := site.postFrom(t, "203.0.113.1", jobPage, application("message", "Please read the second page first."),
		sentFile{"cv.pdf", resume})
	mustSayWhen(t, "the fourth form", over, "Too many submissions from your network")
	mustContain(t, "the page", over.body, "There’s a problem", "Please read the second page first.",
		`value="Alex Example"`, "cv.pdf", "What you typed is still here")
	id := regexp.MustCompile(`name="files" value="([^"]+)"|value="([^"]+)" name="files"`).FindStringSubmatch(over.body)
	if id == nil {
		t.Fatal("the file is lost")
	}
	equal(t, site.postFrom(t, "203.0.113.2", jobPage,
		application("files", id[1]+id[2])).status, http.StatusSeeOther, "the form that came back")
}

func TestEndlessAttemptsAreRefusedUnread(t *testing.T) {
	slow(t)
	site := limited(t)
	for i := range 30 {
		if faulty := site.postFrom(t, "203.0.113.1", "/contact-us",
			[]string{"form", "enquiry"}); faulty.status != http.StatusUnprocessableEntity {
			t.Fatalf("attempt %d answers %d", i, faulty.status)
		}
	}
	over := site.postFrom(t, "203.0.113.1", "/contact-us", enquiry())
	mustSayWhen(t, "attempt 31", over, "Too many attempts from your network")
	mustContain(t, "the refusal", over.body, "Go back", "still in the form")
}
