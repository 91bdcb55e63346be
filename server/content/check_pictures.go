package content

import "hire360/graph"

// pictures checks that no two pages show the same diagram or screen: their words are part of the drawing. The lists of
// products show screens too, of the products they lead to.
func (k *checker) pictures() {
	seen := map[string]string{}
	for _, p := range k.Paths() {
		s := k.sources[p]
		for i, section := range s.base().Sections {
			name := pictureOf(section)
			if name == "" {
				continue
			}
			if first, ok := seen[name]; ok {
				k.add(s, s.starts[i].line, "picture",
					"%s shows %s too, expected a drawing with words of its own", first, name)
			}
			seen[name] = s.file
		}
	}
}

func pictureOf(section graph.Section) string {
	switch section := section.(type) {
	case *graph.DiagramSection:
		return section.Diagram.String()
	case *graph.ScreenSection:
		return section.Screen.String()
	}
	return ""
}
