package content

import (
	"slices"
	"strings"
	"unicode/utf8"

	"hire360/graph"
)

// What a drawing has room for.
const (
	maxEndLabel      = 28
	minEnds, maxEnds = 3, 9
)

// ends checks the labels of the drawings next to headings: each group of services has a drawing, and no two pages have
// the same topology or the same labels.
func (k *checker) ends() {
	topologies, labels := map[string]string{}, map[string]string{}
	for _, p := range k.Paths() {
		s := k.sources[p]
		hero, line := s.hero()
		if hero == nil || len(hero.Ends) == 0 {
			if s.base().Kind == graph.PageKindServiceGroup && !s.base().Hidden {
				k.add(s, s.line("sections"), "ends", "the hero of the group has no ends, expected %d to %d labels",
					minEnds, maxEnds)
			}
			continue
		}
		k.endLabels(s, line, hero.Ends)
		art := s.base().Art
		if hero.Art != nil {
			art = *hero.Art
		}
		if first, ok := topologies[art.Topology.String()]; ok {
			k.add(s, line, "ends", "%s has the topology %s too, expected another one", first, art.Topology)
		}
		topologies[art.Topology.String()] = s.file
		k.sameLabels(s, line, "ends", namesOf(hero.Ends), labels)
	}
}

func (k *checker) endLabels(s *source, line int, ends []graph.RouteEnd) {
	live := 0
	for _, e := range ends {
		if utf8.RuneCountInString(e.Label) > maxEndLabel {
			k.add(s, line, "ends", "the label %q is too long, expected at most %d characters", e.Label, maxEndLabel)
		}
		if e.Live {
			live++
		}
	}
	if n := len(ends); n < minEnds || n > maxEnds {
		k.add(s, line, "ends", "the hero has %d ends, expected %d to %d", n, minEnds, maxEnds)
	}
	if live != 1 {
		k.add(s, line, "ends", "%d ends are live, expected one", live)
	}
}

// sameLabels reports labels that a drawing of another page has too, in any order. seen has those of other pages.
func (k *checker) sameLabels(s *source, line int, what string, labels []string, seen map[string]string) {
	set := slices.Clone(labels)
	for i := range set {
		set[i] = strings.ToLower(plain(set[i]))
	}
	slices.Sort(set)
	key := strings.Join(set, "\n")
	if first, ok := seen[key]; ok && key != "" {
		k.add(s, line, what, "the drawing has the labels of the one in %s, expected its own", first)
		return
	}
	seen[key] = s.file
}

func namesOf(ends []graph.RouteEnd) []string {
	var out []string
	for _, e := range ends {
		out = append(out, e.Label)
	}
	return out
}

// hero returns the page's hero and its line, or nil.
func (s *source) hero() (*graph.HeroSection, int) {
	for i, section := range s.base().Sections {
		if hero, ok := section.(*graph.HeroSection); ok {
			return hero, s.starts[i].line
		}
	}
	return nil, 0
}
