// Words measures how pages are written, over a folder of content:
//
//	go run -C tools ./words ../server/content/pages
//
// Running text is what pages say in sentences: no tables, specimens, demos, titles and captions.
package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "words: name a folder with pages, such as ../server/content/pages")
		os.Exit(2)
	}
	if err := measure(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "words:", err)
		os.Exit(1)
	}
}

// silent are the keys whose values are no running text.
var silent = strings.Fields(`alt art author caption cells change chart columns confirmed decisive demo description duration
	facts figure file foot from grade group id interest keywords kind label layout length link links marks paths place
	proof published region related results rows sector specimen stack table team title to topics unit updated value
	website when fan`)

var (
	word        = regexp.MustCompile(`[\pL\d]+(?:[’-][\pL\d]+)*`)
	sentence    = regexp.MustCompile(`[^.!?:]+[.!?:]`)
	contraction = regexp.MustCompile(`(?i)\b(?:\w+n’t|(?:i|you|we|they|he|she|it|that|there|here|what|who|where|how|` +
		`someone|everyone|everything|nothing)’(?:re|ve|ll|s|d|m)|let’s)`)
	negation = regexp.MustCompile(`(?i)\b(?:not|no|never|nobody|nothing|none|cannot)\b|n’t\b`)
	triplet  = regexp.MustCompile(`(?i)[\pL’-]+(?: [\pL’-]+){0,2}, [\pL’-]+(?: [\pL’-]+){0,2},? (?:and|or) [\pL’-]+`)
	markup   = regexp.MustCompile(`\]\([^)]*\)|\{\{[^}]*\}\}|\*\*|__|` + "`[^`]*`")
)

func measure(folder string) error {
	var all []string
	var services []string
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(path) != ".yml" {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		var page map[string]any
		if err := yaml.Unmarshal(data, &page); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		if page["kind"] == "LEGAL" {
			return nil
		}
		text := strings.Join(texts(page), "\n")
		all = append(all, text)
		if page["kind"] == "SERVICE" {
			services = append(services, text)
		}
		return nil
	})
	if err != nil {
		return err
	}
	text := strings.Join(all, "\n")
	words := float64(len(word.FindAllString(text, -1)))
	sentences := sentence.FindAllString(text, -1)
	negated, spoken := 0, 0
	for _, s := range sentences {
		spoken += len(word.FindAllString(s, -1))
		if negation.MatchString(s) {
			negated++
		}
	}
	row := func(what string, value float64) { fmt.Printf("%-58s %9.2f\n", what, value) }
	row("pages, legal ones left out", float64(len(all)))
	row("words of running text", words)
	row("contractions in 1,000 words", 1000*float64(len(contraction.FindAllString(text, -1)))/words)
	row("words in a sentence, mean", float64(spoken)/float64(len(sentences)))
	row("sentences with a negation, percent", 100*float64(negated)/float64(len(sentences)))
	row("lists of three in 1,000 words", 1000*float64(len(triplet.FindAllString(text, -1)))/words)
	row("services: three words in a row that another has, percent", shared(services))
	return nil
}

// texts returns the running texts of a value of YAML.
func texts(value any) (found []string) {
	switch value := value.(type) {
	case map[string]any:
		for key, inner := range value {
			if !slices.Contains(silent, key) {
				found = append(found, texts(inner)...)
			}
		}
	case []any:
		for _, inner := range value {
			found = append(found, texts(inner)...)
		}
	case string:
		for line := range strings.Lines(value) {
			if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "|") {
				found = append(found, markup.ReplaceAllString(line, " "))
			}
		}
	}
	return found
}

// shared returns the mean share of a text's runs of three words that another text has, too, in percent.
func shared(all []string) float64 {
	owners := map[string]int{}
	runs := make([]map[string]bool, len(all))
	for i, text := range all {
		runs[i] = map[string]bool{}
		list := word.FindAllString(strings.ToLower(text), -1)
		for j := 0; j+3 <= len(list); j++ {
			runs[i][strings.Join(list[j:j+3], " ")] = true
		}
		for run := range runs[i] {
			owners[run]++
		}
	}
	sum := 0.0
	for _, own := range runs {
		both := 0
		for run := range own {
			if owners[run] > 1 {
				both++
			}
		}
		sum += float64(both) / float64(max(1, len(own)))
	}
	return 100 * sum / float64(max(1, len(all)))
}
