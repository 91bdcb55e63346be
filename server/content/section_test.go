package content

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"

	"hire360/graph"
)

// A section that one of these places does not know would be missing from pages, documents or documentation.
func TestEveryMemberOfSectionIsKnownEverywhere(t *testing.T) {
	keys := map[string]string{}
	for key, typ := range sectionTypes {
		keys[typ.Name()] = key
	}
	text := func(file string) string {
		data, err := os.ReadFile("../../" + file)
		noError(t, err)
		return string(data)
	}
	const documents, readme = "server/paper/template/document.typ", "server/content/README.md"
	const fragments, components = "client/src/sections/Sections.graphql", "client/src/sections/sectionTypes.ts"
	used, stories := text(fragments), storiesOf(t)
	members := graph.NewExecutableSchema(graph.Config{}).Schema().PossibleTypes["Section"]
	if len(members) < 20 {
		t.Fatalf("there are %d members of Section", len(members))
	}
	for _, member := range members {
		name := member.Name
		key := keys[name]
		for place, known := range map[string]bool{
			"server/content/section.go, sectionTypes": key != "",
			readme + ", the table of sections":        strings.Contains(text(readme), "`"+key+"`"),
			documents + ", a case":                    strings.Contains(text(documents), `"`+name+`"`),
			fragments + ", a fragment":                spreads(t, used, name),
			components + ", a row":                    strings.Contains(text(components), "  "+name+": "),
			"client/src, a story": strings.Contains(stories, name) ||
				strings.Contains(stories, "part('"+strings.TrimSuffix(name, "Section")+"'"),
		} {
			if !known {
				t.Errorf("%s is missing from %s", name, place)
			}
		}
	}
}

// spreads reports whether a fragment on the type is used in the text.
func spreads(t *testing.T, used, name string) bool {
	t.Helper()
	found := false
	walk(t, ".graphql", func(text string) {
		for _, m := range regexp.MustCompile(`(?m)^fragment (\w+) on `+name+` `).FindAllStringSubmatch(text, -1) {
			found = found || strings.Contains(used, "..."+m[1])
		}
	})
	return found
}

func storiesOf(t *testing.T) string {
	t.Helper()
	var all strings.Builder
	walk(t, ".stories.tsx", func(text string) { all.WriteString(text) })
	return all.String()
}

func walk(t *testing.T, suffix string, read func(text string)) {
	t.Helper()
	client := os.DirFS("../../client/src")
	err := fs.WalkDir(client, ".", func(name string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path.Base(name), suffix) {
			return err
		}
		data, err := fs.ReadFile(client, name)
		read(string(data))
		return err
	})
	noError(t, err)
}
