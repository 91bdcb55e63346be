package main

import (
	"net/http"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
)

var slotInForm = regexp.MustCompile(`name="call" value="([^"]+)"`)

// offeredCalls are the times for a call in the form of the contact page.
func offeredCalls(page reply) (slots []string) {
	for _, m := range slotInForm.FindAllStringSubmatch(page.body, -1) {
		slots = append(slots, m[1])
	}
	return slots
}

// withCall is an enquiry with a time for a call.
func withCall(slot, message string) []string {
	return append(enquiry("call", slot, "phone", "+1 201 555 0142"), "company", message)
}

func TestATimeForACallIsChosenAndFreedAgain(t *testing.T) {
	slow(t)
	for _, b := range backends {
		t.Run(b.name, func(t *testing.T) {
			to := newStrictServer(t, strictOptions{})
			site := b.open(t, mailingTo(to)...)
			page := site.get(t, "/contact-us")
			slots := offeredCalls(page)
			equal(t, len(slots), 3, "times that are offered")
			city, _, _ := strings.Cut(slots[0], "/")
			mustContain(t, "the form", page.body, "Would you like a call?", "30 in "+city, " UTC")
			got := site.post(t, "/contact-us", enquiry("call", slots[0]))
			equal(t, got.status, http.StatusUnprocessableEntity, "a call without a number")
			mustContain(t, "a call without a number", got.body, "Enter your phone number, so that we can call you")
			for _, slot := range []string{"London/2020-01-07T10:00Z/30", slots[0] + "0", "x", "//"} {
				got := site.post(t, "/contact-us", withCall(slot, "Elsewhere"))
				equal(t, got.status, http.StatusUnprocessableEntity, "%s", slot)
				mustContain(t, slot, got.body, "This time isn’t offered anymore", "Elsewhere", slots[0])
			}

			first := withCall(slots[0], "First")
			address := site.received(t, "/contact-us", first)
			equal(t, site.received(t, "/contact-us", first), address, "the receipt of the same form sent twice")
			mustContain(t, "the receipt", site.get(t, address).body, "Your call", "in "+city, address+".ics")
			entry := site.get(t, address+".ics")
			equal(t, entry.header.Get("Content-Type"), "text/calendar; charset=utf-8", "the type of the entry")
			equal(t, entry.header.Get("Cache-Control"), "no-store", "Cache-Control of the entry")
			starts := must[time.Time](t)(time.Parse("2006-01-02T15:04Z", strings.Split(slots[0], "/")[1]))
			const stamp = "20060102T150405Z"
			mustContain(t, "the entry", entry.body, "BEGIN:VCALENDAR\r\n", "UID:ENQ-",
				"DTSTART:"+starts.Format(stamp)+"\r\n",
				"DTEND:"+starts.Add(30*time.Minute).Format(stamp)+"\r\n", "with "+city, "END:VCALENDAR\r\n")
			for line := range strings.SplitSeq(entry.body, "\r\n") {
				if len(line) > 75 || strings.Contains(line, "\n") {
					t.Errorf("the entry has the line %q", line)
				}
			}
			soon(t, "both mails are sent", func() bool {
				return len(teamMails(to)) == 1 && len(to.Taken("dana@example.org")) == 1
			})
			mustContain(t, "the mail to the team", to.Taken("team@hire360.example")[0].Text, "Call: ", "in "+city)
			mustContain(t, "the mail to the sender", to.Taken("dana@example.org")[0].Text, "Your call: ", "/receipts/",
				`filename="ENQ-`, "Content-Type: text/calendar")

			second := withCall(slots[0], "Second")
			got = site.post(t, "/contact-us", second)
			equal(t, got.status, http.StatusUnprocessableEntity, "a time that is taken")
			mustContain(t, "a time that is taken", got.body, "Somebody took this time", "Second", "+1 201 555 0142")
			if free := offeredCalls(got); len(free) != 3 || slices.Contains(free, slots[0]) {
				t.Errorf("%v are offered beside the taken %s", free, slots[0])
			}
			site.clock.jump(2 * time.Minute)
			if free := offeredCalls(site.get(t, "/contact-us")); len(free) != 3 || slices.Contains(free, slots[0]) {
				t.Errorf("%v are offered later beside the taken %s", free, slots[0])
			}

			site.withdraw(t, strings.TrimPrefix(address, "/receipts/")).is(t, "the withdrawal", "WITHDRAWN")
			equal(t, site.get(t, address+".ics").status, http.StatusNotFound, "the entry of a withdrawn call")
			mustLack(t, "the withdrawn receipt", site.get(t, address).body, "Your call")
			site.received(t, "/contact-us", second)
			mustLack(t, "the log", site.logged(t), "+1 201", strings.TrimPrefix(address, "/receipts/"))
		})
	}
}

func TestATimeForACallIsGivenToOneOfManyAtOnce(t *testing.T) {
	slow(t)
	for _, b := range backends[:2] {
		t.Run(b.name, func(t *testing.T) {
			site := b.open(t)
			slots := offeredCalls(site.get(t, "/contact-us"))
			var all sync.WaitGroup
			var mu sync.Mutex
			answers := map[int]int{}
			for _, name := range []string{"Ann", "Ben", "Cem", "Dee"} {
				all.Go(func() {
					got := site.post(t, "/contact-us", withCall(slots[0], name))
					mu.Lock()
					defer mu.Unlock()
					answers[got.status]++
				})
			}
			all.Wait()
			if answers[http.StatusSeeOther] != 1 || answers[http.StatusUnprocessableEntity] != 3 {
				t.Errorf("the answers are %v, want one receipt and three refusals", answers)
			}
		})
	}
}

// A corrected form keeps the time of the attempt that it replaces, and frees it if it names another one.
func TestACorrectionKeepsItsTimeForACall(t *testing.T) {
	slow(t)
	for _, b := range backends[:2] {
		t.Run(b.name, func(t *testing.T) {
			site := b.open(t)
			slots := offeredCalls(site.get(t, "/contact-us"))
			send := func(key, slot string, replaces ...string) receipted {
				return site.mutate(t, "sendEnquiry", map[string]any{"key": key, "call": slot,
					"phone": "+1 201 555 0142", "replaces": replaces})
			}
			const first, second, third, fourth = "3f0c8e9a-6f5b-4d0e-9c1a-2b7d4e8f1a90",
				"3f0c8e9a-6f5b-4d0e-9c1a-2b7d4e8f1a91", "3f0c8e9a-6f5b-4d0e-9c1a-2b7d4e8f1a92",
				"3f0c8e9a-6f5b-4d0e-9c1a-2b7d4e8f1a93"
			for _, got := range []receipted{send(first, slots[0]), send(second, slots[0], first),
				send(third, slots[1], second), send(fourth, slots[0])} {
				if got.Receipt == nil {
					t.Fatalf("it is refused: %+v", got.UserErrors)
				}
			}
			mustContain(t, "the receipt", site.get(t, "/receipts/"+third).body, "Your call")
			mustLack(t, "the replaced receipt", site.get(t, "/receipts/"+second).body, "Your call")
		})
	}
}

// What a host refuses was never received: the time that it chose is free again, and the old one still its sender's.
func TestACorrectionThatIsRefusedKeepsTheOldTime(t *testing.T) {
	slow(t)
	h := startHosts(t)
	site := start(t, h.args()...)
	slots := offeredCalls(site.get(t, "/contact-us"))
	send := func(slot string, replaces ...string) receipted {
		return site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString(), "call": slot,
			"phone": "+1 201 555 0142", "replaces": replaces})
	}
	first := send(slots[0]).Receipt.Key
	h.answers(map[string]http.HandlerFunc{"/public/enquiry/business/add": answering(422, `{"message":"Not this"}`)})
	if got := send(slots[1], first); got.Receipt != nil {
		t.Fatalf("the correction is received: %+v", got)
	}
	h.fail(nil)
	if got := send(slots[0]); got.Receipt != nil {
		t.Errorf("somebody else gets the old time: %+v", got.Receipt)
	}
	if got := send(slots[1]); got.Receipt == nil {
		t.Errorf("nobody gets the new time: %+v", got.UserErrors)
	}
	mustContain(t, "the receipt", site.get(t, "/receipts/"+first).body, "Your call")
}
