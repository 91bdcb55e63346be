package main

import (
	"fmt"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/graph"
)

var slotInForm = regexp.MustCompile(`name="call" value="([^"]+)"`)

// offeredCalls are the times for a call in the form of the contact page.
func offeredCalls(page reply) (slots []string) {
	for _, m := range slotInForm.FindAllStringSubmatch(page.body, -1) {
		slots = append(slots, m[1])
	}
	return slots
}

// spread expects five times on three days or more, at most two a day, and of different offices: all five take calls.
func spread(t *testing.T, slots []string) {
	t.Helper()
	onDay, offices := map[string]int{}, map[string]bool{}
	for _, slot := range slots {
		city, starts, _, ok := graph.ReadSlot(slot)
		onDay[starts.Format(time.DateOnly)]++
		offices[city] = ok
	}
	if len(slots) != 5 || len(offices) != 5 || slices.Max(slices.Collect(maps.Values(onDay))) > 2 {
		t.Errorf("these times are offered: %v", slots)
	}
}

// withCall is an enquiry with a time for a call.
func withCall(slot, message string) []string {
	return append(enquiry("call", slot, "phone", "+1 201 555 0142"), "company", message)
}

func TestATimeForACallIsChosenAndFreedAgain(t *testing.T) {
	onEach(t, backends, func(t *testing.T, b backend) {
		to := newStrictServer(t, strictOptions{})
		site := b.open(t, mailingTo(to)...)
		site.clock.toMidnight()
		page := site.get(t, "/contact-us")
		slots := offeredCalls(page)
		spread(t, slots)
		city, _, _ := strings.Cut(slots[0], "/")
		mustContain(t, "the form", page.body, "Would you like a call?", " in "+city, " UTC")
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
		if free := offeredCalls(got); len(free) != 5 || slices.Contains(free, slots[0]) {
			t.Errorf("%v are offered beside the taken %s", free, slots[0])
		}
		site.clock.jump(2 * time.Minute)
		if free := offeredCalls(site.get(t, "/contact-us")); len(free) != 5 || slices.Contains(free, slots[0]) {
			t.Errorf("%v are offered later beside the taken %s", free, slots[0])
		}

		site.withdraw(t, strings.TrimPrefix(address, "/receipts/")).is(t, "the withdrawal", "WITHDRAWN")
		equal(t, site.get(t, address+".ics").status, http.StatusNotFound, "the entry of a withdrawn call")
		mustLack(t, "the withdrawn receipt", site.get(t, address).body, "Your call")
		site.received(t, "/contact-us", second)
		mustLack(t, "the log", site.logged(t), "+1 201", strings.TrimPrefix(address, "/receipts/"))
	})
}

func TestATimeForACallIsGivenToOneOfManyAtOnce(t *testing.T) {
	onEach(t, backends[:2], func(t *testing.T, b backend) {
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

// A corrected form keeps the time of the attempt that it replaces, and frees it if it names another one.
func TestACorrectionKeepsItsTimeForACall(t *testing.T) {
	onEach(t, backends[:2], func(t *testing.T, b backend) {
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
	h.answers(map[string]http.HandlerFunc{"/public/enquiry/business/add": func(w http.ResponseWriter, r *http.Request) {
		if got := send(slots[0]); got.Receipt != nil { // while the host decides
			t.Errorf("somebody else gets the old time: %+v", got.Receipt)
		}
		answering(422, `{"message":"Not this"}`)(w, r)
	}})
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

// callsTaking is a copy of the content in which one office takes calls of some minutes.
func callsTaking(t *testing.T, minutes int) string {
	folder := copyOf(t, "content")
	name := filepath.Join(folder, "site.yml")
	text := must[[]byte](t)(os.ReadFile(name))
	text = regexp.MustCompile(`(?m)^calls:\n( .*\n)+`).ReplaceAll(text, fmt.Appendf(nil,
		"calls:\n  - { city: Vadodara, hours: \"Mo-Fr 15:00-18:00\", minutes: %d }\n", minutes))
	noError(t, os.WriteFile(name, text, 0o600))
	return folder
}

// later is the slot of a call that begins later than the one with a slot, and takes other minutes.
func later(t *testing.T, slot string, by time.Duration, minutes int) string {
	parts := strings.Split(slot, "/")
	starts := must[time.Time](t)(time.Parse("2006-01-02T15:04Z", parts[1]))
	return graph.CallSlot(parts[0], starts.Add(by), minutes)
}

// Calls that were booked when they took less or more time keep what they overlap.
func TestACallOfAnotherLengthKeepsItsTime(t *testing.T) {
	onEach(t, backends[:2], func(t *testing.T, b backend) {
		site := b.open(t, "--content", callsTaking(t, 30))
		site.clock.toMidnight()
		slots := offeredCalls(site.get(t, "/contact-us"))
		first := slots[0]
		onDay := map[string]bool{}
		for _, slot := range slots {
			onDay[slot[:len("Vadodara/2026-12-01")]] = true
		}
		equal(t, len(onDay), 5, "days on which the only office that takes calls offers them")
		site.received(t, "/contact-us", withCall(later(t, first, 30*time.Minute, 30), "Old"))
		site.stop()
		site.running = startOver(t, site.data, site.clock.now, "--captcha", "off", "--content", callsTaking(t, 45))
		for after, status := range map[time.Duration]int{0: http.StatusUnprocessableEntity,
			45 * time.Minute: http.StatusUnprocessableEntity, 90 * time.Minute: http.StatusSeeOther} {
			slot := later(t, first, after, 45)
			equal(t, slices.Contains(offeredCalls(site.get(t, "/contact-us")), slot), status == http.StatusSeeOther,
				"whether %s is offered", slot)
			equal(t, site.post(t, "/contact-us", withCall(slot, "New")).status, status, "%s", slot)
		}
	})
}

// While one machine has new content and another one the old, people choose at once.
func TestCallsOfTwoLengthsAreNotBookedAtOnce(t *testing.T) {
	several(t)
	c := &clock{}
	c.toMidnight()
	begin := func(minutes int) running {
		return startOver(t, t.TempDir(), c.now, "--captcha", "off", "--content", callsTaking(t, minutes))
	}
	sites := []running{begin(30), begin(45)}
	first := offeredCalls(sites[0].get(t, "/contact-us"))[0]
	for _, by := range []time.Duration{0, 90 * time.Minute} { // each pair overlaps
		slots := []string{later(t, first, by+30*time.Minute, 30), later(t, first, by, 45)}
		var all sync.WaitGroup
		var received atomic.Int32
		for i := range 8 {
			all.Go(func() {
				got := sites[i%2].post(t, "/contact-us", withCall(slots[i%2], fmt.Sprint("Person ", i)))
				if got.status == http.StatusSeeOther {
					received.Add(1)
				}
			})
		}
		all.Wait()
		equal(t, received.Load(), 1, "calls at one time")
	}
}

// A call is chosen on the receipt too, then another time, without scripts: the message is received again with it.
func TestACallIsChosenOnAReceipt(t *testing.T) {
	onEach(t, backends, func(t *testing.T, b backend) {
		to := newStrictServer(t, strictOptions{})
		site := b.open(t, mailingTo(to)...)
		address := site.received(t, "/contact-us", enquiry("company", "Without a call"))
		soon(t, "it is mailed", func() bool { return len(teamMails(to)) == 1 }) // what is replaced first never is
		page := site.get(t, address)
		slots := offeredCalls(page)
		spread(t, slots)
		mustContain(t, "the receipt", page.body, "Would you like a call?", `name="phone"`)
		choose := func(at string, fields ...string) reply {
			return site.post(t, at, append([]string{"form", "call"}, fields...))
		}
		for words, fields := range map[string][]string{
			"Choose a time": {"phone", "+1 201 555 0142"}, "Enter your phone number": {"call", slots[0]},
			"This time isn’t offered anymore": {"call", "x", "phone", "+1 201 555 0142"},
		} {
			got := choose(address, fields...)
			equal(t, got.status, http.StatusUnprocessableEntity, "%s", words)
			mustContain(t, words, got.body, words, "There’s a problem", slots[0])
		}
		both := []string{"call", slots[0], "phone", " +1 201 555 0142"}
		chosen := choose(address, both...).header.Get("Location")
		equal(t, choose(address, both...).header.Get("Location"), chosen, "the receipt of the same form sent twice")
		page = site.get(t, chosen)
		mustContain(t, "the new receipt", page.body, "This replaces", "Your call", "Without a call", chosen+".ics")
		mustLack(t, "the new receipt", page.body, "Would you like a call?", `name="phone"`)
		mustContain(t, "the new receipt", page.body, "Choose another time for your call", slots[1])
		mustLack(t, "the replaced receipt", site.get(t, address).body, "Would you like a call?")
		mustContain(t, "a second choice", choose(address, "call", slots[1]).body, "This was replaced by ENQ-")
		soon(t, "the team is told", func() bool { return len(teamMails(to)) == 2 })
		mustContain(t, "the mail to the team", to.Taken("team@hire360.example")[1].Text, "Call: ", "Replaces ENQ-")

		other := site.received(t, "/contact-us", enquiry("phone", "+1 201 555 0143"))
		mustLack(t, "a receipt with a number", site.get(t, other).body, `name="phone"`)
		taken := choose(other, "call", slots[0])
		equal(t, taken.status, http.StatusUnprocessableEntity, "a time that is taken")
		mustContain(t, "a time that is taken", taken.body, "Somebody took this time")
		id := regexp.MustCompile(`UID:.+`).FindString(site.get(t, chosen+".ics").body)
		chosen = choose(chosen, "call", slots[2]).header.Get("Location")
		mustContain(t, "the receipt with another time", site.get(t, chosen).body, "This replaces", slots[1])
		// Calendars move the entry that they have.
		entry := site.get(t, chosen+".ics").body
		mustContain(t, "the entry", entry, "UID:ENQ-", id, "SEQUENCE:2\r\n")
		soon(t, "a time that was changed for another one is free", func() bool {
			freed := choose(other, "call", slots[0])
			if freed.status == http.StatusSeeOther {
				other = freed.header.Get("Location")
			}
			return freed.status == http.StatusSeeOther
		})
		site.withdraw(t, strings.TrimPrefix(chosen, "/receipts/")).is(t, "the withdrawal", "WITHDRAWN")
		equal(t, choose(other, "call", slots[2]).status, http.StatusSeeOther, "a time that is free again")
		application := site.received(t, jobPage, application(), sentFile{"cv.pdf", resume})
		mustContain(t, "an application", choose(application, "call", slots[1]).body, "senders of messages only")
	})
}
