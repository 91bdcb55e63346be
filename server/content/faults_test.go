package content_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"go.yaml.in/yaml/v4"

	"hire360/server/content"
)

// faultyFile is a file without a problem, and faults to make in it: testdata/faults/pages.yaml explains them. The names
// end in .yaml because the words of .yml files in this folder are checked as those of pages.
type faultyFile struct {
	File   string
	Beside map[string]string // more files, which a small site does not have
	Text   string
	Faults []struct {
		Name                string
		Rule                string // found by the check, not when the content is loaded
		Replace, By, Append string
		Line                int
		Says                string
	}
}

// site is a small site in which the file has this text.
func (f faultyFile) site(text string) fstest.MapFS {
	files := map[string]string{f.File: text}
	maps.Copy(files, f.Beside)
	return small(files)
}

func TestEachFaultIsReportedWithItsLine(t *testing.T) {
	lists := must[[]string](t)(filepath.Glob("testdata/faults/*.yaml"))
	for _, list := range lists {
		data := must[[]byte](t)(os.ReadFile(list))
		var all []faultyFile
		noError(t, yaml.Load(data, &all))
		for _, file := range all {
			mustLoad(t, file.site(file.Text), content.Options{})
			for _, f := range file.Faults {
				text := strings.Replace(file.Text, f.Replace, f.By, 1) + f.Append
				if f.Rule == "" {
					t.Run(f.Name, func(t *testing.T) {
						wantProblem(t, file.site(text), fmt.Sprintf("%s:%d", file.File, f.Line), f.Says)
					})
					continue
				}
				t.Run(f.Rule+" "+f.Says, func(t *testing.T) {
					isFound := func(text string) bool {
						found := content.Check(mustLoad(t, file.site(text), content.Options{}))
						return slices.ContainsFunc(found, func(p content.Problem) bool {
							return p.Rule == f.Rule && p.File == file.File && p.Line == f.Line &&
								strings.Contains(p.Text, f.Says)
						})
					}
					if !isFound(text) || text != file.Text && isFound(file.Text) {
						t.Errorf("want %s in line %d with %q, and only with the fault", f.Rule, f.Line, f.Says)
					}
				})
			}
		}
	}
}
