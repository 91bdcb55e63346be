package brand

import "hire360/graph"

// topologies say how routes run, one drawing for each kind of work. The order of random draws is part of the picture.
var topologies = map[graph.Topology]func(*canvas){
	graph.TopologyBranch: branch, graph.TopologyLearn: learn, graph.TopologyGate: gate, graph.TopologyLift: lift,
	graph.TopologySpread: spread, graph.TopologyJoin: join, graph.TopologySort: inOrder, graph.TopologyMatch: match,
	graph.TopologyShift: shift, "": branch,
}

// across is the x at a share of the width.
func across(share float64) float64 { return Width * share }

// row is the y of the nth of count rows that fill the height but for an edge.
func (c *canvas) row(n, count int, edge float64) float64 {
	if count <= 1 {
		return c.height / 2
	}
	return edge + (c.height-2*edge)*float64(n)/float64(count-1)
}

func hotOr(hot bool) Stroke {
	if hot {
		return hotLine
	}
	return routeOf
}

// branch is software: all meet, then fan out.
func branch(c *canvas) {
	middle := c.height / 2
	for n, start := range c.departures {
		end := c.row(n, len(c.departures), 44)
		c.line(hotOr(n == c.hot), start, Point{across(.46), start[1]}, Point{across(.6), middle}, Point{across(.7), middle}, Point{across(.84), end}, Point{across(.95), end})
		c.end(Point{across(.95), end}, n == c.hot)
	}
	c.ring(Point{across(.6), middle}, 6, false)
	c.ring(Point{across(.7), middle}, 6, false)
}

// learn is AI: layers of links, some of them by chance.
func learn(c *canvas) {
	second := func(m int) float64 { return c.row(m, 5, 40) }
	third := func(k int) float64 { return c.row(k, 3, 70) }
	for n, start := range c.departures {
		y := c.row(n, len(c.departures), 24)
		c.line(routeOf, start, Point{across(.5), y})
		c.end(Point{across(.5), y}, false)
		for m := range 5 {
			if c.random() < 0.62 || m == n%5 {
				c.line(thinLine, Point{across(.5), y}, Point{across(.72), second(m)})
			}
		}
	}
	for m := range 5 {
		c.end(Point{across(.72), second(m)}, false)
		for k := range 3 {
			st := thinLine
			if m == 2 && k == 1 {
				st = hotLine
			}
			c.line(st, Point{across(.72), second(m)}, Point{across(.92), third(k)})
		}
	}
	for k := range 3 {
		if k == 1 {
			c.end(Point{across(.92), third(k)}, true)
		} else {
			c.ring(Point{across(.92), third(k)}, 6, false)
		}
	}
}

// gate is security: a double wall. Some stop before it, the others pass where a ring marks the gate.
func gate(c *canvas) {
	c.wall(across(.69))
	c.wall(across(.69) + 6)
	for n, start := range c.departures {
		y := c.row(n, len(c.departures), 34)
		stops := c.random() < 0.34 && n != c.hot
		end, st := across(.94), hotOr(n == c.hot)
		if stops {
			end, st = across(.66), dimLine
		}
		c.line(st, start, Point{across(.48), start[1]}, Point{across(.62), y}, Point{end, y})
		if stops {
			c.ring(Point{end, y}, 3.5, false)
		} else {
			c.end(Point{end, y}, n == c.hot)
			c.ring(Point{across(.69) + 3, y}, 6, n == c.hot)
		}
	}
}

// lift is cloud: each rises into one packed band.
func lift(c *canvas) {
	for n, start := range c.departures {
		bend, y := .5+float64(n)*.035, 26+float64(n)*15
		c.line(hotOr(n == c.hot), start, Point{across(bend), start[1]}, Point{across(bend + .2), y}, Point{across(.95), y})
		c.end(Point{across(bend + .2), y}, n == c.hot)
	}
}

// spread is marketing: one node, many ends.
func spread(c *canvas) {
	middle := c.height / 2
	for _, start := range c.departures {
		c.line(routeOf, start, Point{across(.58), middle})
	}
	ends := len(c.departures) + 4
	for n := range ends {
		y := c.row(n, ends, 18)
		end := across(.8 + c.random()*.15)
		c.line(hotOr(n == c.hot), Point{across(.58), middle}, Point{across(.78), y}, Point{end, y})
		c.end(Point{end, y}, n == c.hot)
	}
	c.ring(Point{across(.58), middle}, 6, false)
}

// join is integration: two bundles, one hub, one way out.
func join(c *canvas) {
	count := float64(len(c.departures))
	for n, start := range c.departures {
		bundle := c.height*.66 + (float64(n)-count/2)*7
		if n%2 == 1 {
			bundle -= c.height * .32
		}
		exit := c.height/2 + (float64(n)-(count-1)/2)*5
		c.line(hotOr(n == c.hot), start, Point{across(.44), start[1]}, Point{across(.58), bundle}, Point{across(.66), bundle}, Point{across(.82), exit}, Point{across(.95), exit})
	}
	c.ring(Point{across(.82), c.height / 2}, 16, false)
	c.ring(Point{across(.62), c.height * .34}, 6, false)
	c.ring(Point{across(.62), c.height * .66}, 6, false)
}

// inOrder is data: out of order, then in order.
func inOrder(c *canvas) {
	count := len(c.departures)
	order := make([]int, count)
	for n := range order {
		order[n] = n
	}
	for n := count - 1; n > 0; n-- {
		m := int(c.random() * float64(n+1))
		order[n], order[m] = order[m], order[n]
	}
	for n, start := range c.departures {
		mixed, y := c.row(order[n], count, 24), c.row(n, count, 40)
		c.line(hotOr(n == c.hot), start, Point{across(.44), start[1]}, Point{across(.62), mixed}, Point{across(.8), y}, Point{across(.95), y})
		c.end(Point{across(.8), y}, n == c.hot)
	}
}

// match is IT staffing: people and seats in pairs; one person and one seat stay open.
func match(c *canvas) {
	count := len(c.departures)
	seat := func(n int) int { return (n + 1 + n%2*(count-2)) % count }
	for n, start := range c.departures {
		y := c.row(n, count, 34)
		c.line(routeOf, start, Point{across(.52), y})
		c.ring(Point{across(.52), y}, 6, false)
		if n != (c.hot+2)%count {
			c.line(hotOr(n == c.hot), Point{across(.52), y}, Point{across(.62), y}, Point{across(.8), c.row(seat(n), count, 34)})
		}
		c.line(thinLine, Point{across(.8), y}, Point{across(.95), y})
		c.end(Point{across(.8), y}, n == seat(c.hot))
	}
}

// shift is healthcare staffing: shifts in three slots, handed over from one to the next.
func shift(c *canvas) {
	count := len(c.departures)
	slot := func(n int) float64 { return .5 + float64(n%3)*.13 }
	for n, start := range c.departures {
		y := c.row(n, count, 34)
		end := slot(n) + .18
		c.line(thinLine, start, Point{across(.36), start[1]}, Point{across(.5), y}, Point{across(.97), y})
		st := barLine
		if n == c.hot {
			st = hotBar
		}
		c.line(st, Point{across(slot(n)), y}, Point{across(end), y})
		if n < count-1 && slot(n+1) > slot(n) {
			c.line(routeOf, Point{across(end - .02), y}, Point{across(slot(n+1) + .09), c.row(n+1, count, 34)})
		}
	}
}
