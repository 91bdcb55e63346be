package remote

import (
	"encoding/json"
	"flag"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

var generate = flag.Bool("generate", false, "write the example of a job in README.md")

var exampleOfAJob = regexp.MustCompile(`(?s)A job, in which.*?json\n(\{.*?\})\n\x60`)

func TestTheExampleOfAJobHasAllFields(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	at := exampleOfAJob.FindSubmatchIndex(readme)
	if at == nil {
		t.Fatal("README.md has no example of a job")
	}
	former := readme[at[2]:at[3]]
	var values map[string]json.RawMessage
	if err := json.Unmarshal(former, &values); err != nil {
		t.Fatal(err)
	}
	got := jobWith(values)
	if *generate {
		err = os.WriteFile("README.md", []byte(string(readme[:at[2]])+got+string(readme[at[3]:])), 0o600)
	} else if got != string(former) {
		t.Errorf("README.md has\n%s\nwant, as make generate writes it,\n%s", former, got)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// jobWith returns a job in JSON with a value for each field, in lines of at most 120 characters.
func jobWith(values map[string]json.RawMessage) string {
	text, line := "", "{"
	fields := reflect.VisibleFields(reflect.TypeFor[wireJob]())
	for i, f := range fields {
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		value := `"…"`
		if v, known := values[name]; known {
			value = string(v)
		}
		field := `"` + name + `": ` + value
		switch {
		case i == 0:
		case len([]rune(line+field)) > 117:
			text, line = text+line+",\n", " "
		default:
			line += ", "
		}
		line += field
	}
	return text + line + "}"
}
