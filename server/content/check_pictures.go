package content

import "hire360/graph"

// pictures checks that no two pages show the same screen, or diagrams with the same labels. The lists of products show
// screens too, of the products they lead to.
func (k *checker) pictures() {
	seen, labels := map[string]string{}, map[string]string{}
	for _, p := range k.Paths() {
		s := k.sources[p]
		for i, section := range s.base().Sections {
			line := s.starts[i].line
			if d, ok := section.(*graph.DiagramSection); ok && len(d.Labels) > 0 {
				k.sameLabels(s, line, "picture", titlesOf(d.Labels), labels)
				continue
			}
			name := pictureOf(section)
			if name == "" {
				continue
			}
			if first, ok := seen[name]; ok {
				k.add(s, line, "picture", "%s shows %s too, expected a drawing with words of its own", first, name)
			}
			seen[name] = s.file
		}
	}
}

// pictureOf names a picture whose words are not of its page, "" for other sections.
func pictureOf(section graph.Section) string {
	switch section := section.(type) {
	case *graph.DiagramSection:
		return section.Diagram.String()
	case *graph.ScreenSection:
		return section.Screen.String()
	}
	return ""
}

func titlesOf(labels []graph.DiagramLabel) []string {
	var out []string
	for _, l := range labels {
		out = append(out, l.Title)
	}
	return out
}
