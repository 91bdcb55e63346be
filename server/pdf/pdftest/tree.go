package pdftest

import (
	"regexp"
	"strings"
)

// Node is an element of the structure.
type Node struct {
	Tag, Dict string
	Text      string // of the element and all below it, in reading order
	Kids      []*Node
	Links     int // link rectangles that belong to it
}

var (
	markedContent = regexp.MustCompile(`/MCID (\d+)>>BDC`)
	kidPattern    = regexp.MustCompile(`<<([^<>]*)>>|(\d+) 0 R|(\d+)`)
)

// Tree reads the structure from its root. It reports marked content that is read twice or never.
func (f *File) Tree() *Node {
	top := f.Objects[Number(Entry(f.Objects[f.Root], "StructTreeRoot"))]
	seen := map[mark]bool{}
	n := f.node(Number(Entry(top, "K")), seen)
	for i, page := range f.Pages() {
		for _, m := range markedContent.FindAllStringSubmatch(f.Content(i), -1) {
			if key := (mark{page, Number(m[1])}); !seen[key] {
				f.t.Errorf("nothing in the structure names the mark %v, which says %q", key, f.texts[key])
			}
		}
	}
	return n
}

func (f *File) node(id int, seen map[mark]bool) *Node {
	dict := f.Objects[id]
	n := &Node{Tag: strings.TrimPrefix(Entry(dict, "S"), "/"), Dict: dict}
	home := Number(Entry(dict, "Pg"))
	for _, m := range kidPattern.FindAllStringSubmatch(List(dict, "K"), -1) {
		switch {
		case strings.Contains(m[1], "/OBJR"):
			n.Links++
		case m[2] != "":
			kid := f.node(Number(m[2]), seen)
			n.Kids = append(n.Kids, kid)
			n.Text += kid.Text
		default:
			key := mark{home, Number(m[3])}
			if m[1] != "" {
				key = mark{Number(Entry(m[1], "Pg")), Number(Entry(m[1], "MCID"))}
			}
			if seen[key] {
				f.t.Errorf("the mark %v is read twice", key)
			}
			seen[key] = true
			n.Text += f.texts[key]
		}
	}
	switch n.Tag {
	case "P", "H1", "H2", "H3", "TH", "TD", "Lbl", "Caption":
		n.Text = strings.TrimSpace(n.Text) + "\n"
	}
	return n
}

// All returns the elements with the tag, in reading order.
func (n *Node) All(tag string) []*Node {
	var out []*Node
	if n.Tag == tag {
		out = append(out, n)
	}
	for _, k := range n.Kids {
		out = append(out, k.All(tag)...)
	}
	return out
}
