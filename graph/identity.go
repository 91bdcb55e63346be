package graph

import (
	"reflect"
	"strconv"
)

// Clients cache objects by their ids: Apollo by type and id, Relay by id only. Therefore every id of the API is unique,
// and an object that occurs in several places has the same id and content everywhere.

// IdentifySections sets a unique id on each section and on each heading in it. owner is the id of their page.
func IdentifySections(owner string, sections []Section) {
	used := map[string]bool{}
	for i, s := range sections {
		v := reflect.Indirect(reflect.ValueOf(s))
		anchor, _ := v.FieldByName("Anchor").Interface().(*string)
		id := owner + "#." + strconv.Itoa(i)
		if anchor != nil && !used[*anchor] {
			used[*anchor] = true
			id = owner + "#" + *anchor
		}
		v.FieldByName("ID").SetString(id)
		if prose, ok := s.(*ProseSection); ok {
			IdentifyBlocks(id, prose.Text)
		}
	}
}

// IdentifyBlocks sets a unique id on each heading of a text. owner is the id of what contains the text.
func IdentifyBlocks(owner string, blocks []Block) {
	for i, b := range blocks {
		if h, ok := b.(HeadingBlock); ok {
			h.ID = owner + "/" + h.Anchor
			blocks[i] = h
		}
	}
}

// A host may number pages as it numbers jobs.
const (
	jobIdentity      = "job:"
	sitePageIdentity = "site-page:"
	// EventIdentity precedes an event's slug in the ids of its text.
	EventIdentity = "event:"
)

// JobQuestion is a question of a job's application form.
type JobQuestion struct {
	// ID is its name in the application's answers.
	ID       string          `json:"id"`
	Label    string          `json:"label"`
	Hint     *string         `json:"hint,omitempty"`
	Kind     JobQuestionKind `json:"kind"`
	Required bool            `json:"required"`
	Options  []string        `json:"options"`
	// Identity is its id in the API.
	Identity string `json:"-"`
}

// IdentifiedQuestions returns the questions with their ids.
func (j *Job) IdentifiedQuestions() []JobQuestion {
	out := make([]JobQuestion, len(j.Questions))
	for i, q := range j.Questions {
		q.Identity = jobIdentity + j.ID + "/" + q.ID
		out[i] = q
	}
	return out
}

// identified returns a copy of a site page with its id in the API. Sources use the content management system's id.
func (p *SitePage) identified() *SitePage {
	if p == nil {
		return nil
	}
	c := *p
	c.ID = sitePageIdentity + p.ID
	c.Text = append([]Block{}, p.Text...)
	IdentifyBlocks(c.ID, c.Text)
	return &c
}
