package graph

import (
	"reflect"
	"strconv"
	"strings"
)

// Clients keep what they read by its id: Apollo by type and id, Relay by id alone. So every id of the API is unique,
// and what is shown in several places has one id and one content.

// IdentifySections gives each section, and each heading in it, an id of its own. Owner is the id of what holds them.
func IdentifySections(owner string, sections []Section) {
	taken := map[string]bool{}
	for i, s := range sections {
		v := reflect.Indirect(reflect.ValueOf(s))
		anchor, _ := v.FieldByName("Anchor").Interface().(*string)
		id := owner + "#." + strconv.Itoa(i)
		if anchor != nil && !taken[*anchor] {
			taken[*anchor] = true
			id = owner + "#" + *anchor
		}
		v.FieldByName("ID").SetString(id)
		if prose, ok := s.(*ProseSection); ok {
			IdentifyBlocks(id, prose.Text)
		}
	}
}

// IdentifyBlocks gives each heading of a text an id of its own. Owner is the id of what holds the text.
func IdentifyBlocks(owner string, blocks []Block) {
	for i, b := range blocks {
		if h, ok := b.(HeadingBlock); ok {
			h.ID = owner + "/" + h.Anchor
			blocks[i] = h
		}
	}
}

const (
	jobIdentity      = "job:"
	sitePageIdentity = "site-page:"
	// EventIdentity stands before an event's slug in the ids of its text.
	EventIdentity = "event:"
)

// JobQuestion is a question of one job's application.
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

// identified returns a copy of a site page with its id in the API. The sources use the content management system's own.
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

// sitePageID returns the content management system's id of a site page.
func sitePageID(id string) string { return strings.TrimPrefix(id, sitePageIdentity) }
