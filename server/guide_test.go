package main

import (
	"encoding/json"
	"os"
	"reflect"
	"regexp"
	"testing"
)

var jsonBlock = regexp.MustCompile("(?s)```json\n(.*?)\n```")

// The guide shows what is sent and, in the block after it, what is answered. A host refuses with what the answer
// quotes.
func TestExamplesOfTheGuideAnswerAsItSays(t *testing.T) {
	guide := must[[]byte](t)(os.ReadFile("../API.md"))
	h := startHosts(t)
	site := start(t, h.args()...)
	run, request := 0, ""
	for _, block := range jsonBlock.FindAllStringSubmatch(string(guide), -1) {
		var known struct {
			Query      string
			Data       any
			Extensions struct {
				Upstream *struct {
					Status int
					Body   json.RawMessage
				}
			}
		}
		if err := json.Unmarshal([]byte(block[1]), &known); err != nil {
			t.Fatalf("%v in\n%s", err, block[1])
		}
		if known.Query != "" {
			request = block[1]
		}
		if known.Data == nil {
			continue
		}
		if refusal := known.Extensions.Upstream; refusal != nil {
			h.answeringAt("/public/enquiry/business/add", answering(refusal.Status, string(refusal.Body)))
		}
		got := site.graphql(t, request).body
		var has, want any
		noError(t, json.Unmarshal([]byte(got), &has))
		_ = json.Unmarshal([]byte(block[1]), &want) // it was read above
		if !reflect.DeepEqual(has, want) {
			t.Errorf("the request\n%s\nanswers %s\nand the guide says\n%s", request, got, block[1])
		}
		run++
	}
	if run < 4 {
		t.Errorf("only %d examples with an answer", run)
	}
}
