package pdf_test

import (
	"regexp"
	"strings"
)

// node is an element of the structure.
type node struct {
	tag, dict string
	text      string // of the element and all below it, in reading order
	kids      []*node
	links     int
}

// tree reads the structure from its root. Every mark is read once.
func (o *opened) tree() *node {
	top := o.objects[number(entry(o.objects[o.root], "StructTreeRoot"))]
	seen := map[mark]bool{}
	n := o.node(number(entry(top, "K")), seen)
	for _, sheet := range o.sheets() {
		for _, m := range regexp.MustCompile(`/MCID (\d+)>>BDC`).FindAllSubmatch(o.streams[number(entry(o.objects[sheet], "Contents"))], -1) {
			if key := (mark{sheet, number(string(m[1]))}); !seen[key] {
				o.t.Errorf("nothing in the structure names the mark %v, which says %q", key, o.texts[key])
			}
		}
	}
	return n
}

func (o *opened) node(id int, seen map[mark]bool) *node {
	dict := o.objects[id]
	n := &node{tag: strings.TrimPrefix(entry(dict, "S"), "/"), dict: dict}
	home := number(entry(dict, "Pg"))
	for _, m := range regexp.MustCompile(`<<([^<>]*)>>|(\d+) 0 R|(\d+)`).FindAllStringSubmatch(list(dict, "K"), -1) {
		switch {
		case strings.Contains(m[1], "/OBJR"):
			n.links++
		case m[2] != "":
			kid := o.node(number(m[2]), seen)
			n.kids = append(n.kids, kid)
			n.text += kid.text
		default:
			key := mark{home, number(m[3])}
			if m[1] != "" {
				key = mark{number(entry(m[1], "Pg")), number(entry(m[1], "MCID"))}
			}
			if seen[key] {
				o.t.Errorf("the mark %v is read twice", key)
			}
			seen[key] = true
			n.text += o.texts[key]
		}
	}
	if blockTags[n.tag] {
		n.text = strings.TrimSpace(n.text) + "\n"
	}
	return n
}

var blockTags = map[string]bool{"P": true, "H1": true, "H2": true, "H3": true, "TH": true, "TD": true, "Lbl": true, "Caption": true}

// all returns the elements with the tag, in reading order.
func (n *node) all(tag string) []*node {
	var out []*node
	if n.tag == tag {
		out = append(out, n)
	}
	for _, k := range n.kids {
		out = append(out, k.all(tag)...)
	}
	return out
}
