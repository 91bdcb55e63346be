package brand

import (
	"strconv"
	"strings"
)

// coast is the land of a country's window, as client/src/art/coast.ts has it: latitudes from north to south, one
// every half degree, separated by commas. A piece of land is four digits, its west and its east end in 1/1295 of the
// window's width, base 36.
type coast struct {
	country                  string
	west, span, north, south float64
	office                   [2]float64 // latitude and longitude of the office there
	lines                    string
}

var coasts = []coast{
	{"US", -124, 60, 50, 24, [2]float64{40.7, -74},
		"00yd,01y0,00030px8y9zl,000a0uwwxizo,000j0xwlwzzb,000q0zw8wmzf,00vuw8zizyzz,00zmzuzz,01zz,02zz,01y5zdzz,00xsyqzz,00wzypzl,00w8,00vy,00vw,00w0wawe,00w2,00uauhv5,00tu,00tx,04tr,06sjslt6tfth,0fsismtc,0qsiswt5,0wsmsusy,12sm,19sv,1hsw,1rsx,1zso,25ry,3brl,3qqy,41qp,45q7,4apu,4f5h65pm,4l5j6ipj,4r5k6lpj,4x5o6qkpn1nto2pm,565y6yhmjkkqoepq,5m6a72h8oopv,5w6i7bgposq2,5t6p7ng8opq3,5i6x83g0orq7,5y768afzoyqbrprr,6k7h8rfzp4qcr1rdrzs6,717k8rg2pbqbrzs3,747q8yg0pmq8,737x9gfvrfrp,7d809pftrert,7u8ga2frrnrv"},
	{"CA", -125, 74, 62, 42, [2]float64{43.7, -79.4},
		"00fhlpm6mupgsdsl,00f8mwpx,00f0myqy,00evn1qx,00ern5qyt5ti,00ermzr0swtq,00ermpr3sotz,00fjmurps9u8,00fnn7ug,00fsneuo,00h6njux,00hxnkus,00ibndv4,00j7n1vl,00krmiwf,00kqm2wx,00kqmcx1,00ktmfxj,00kxmhxo,00l3mjxp,00lbmfxk,00lpm9x3xgxt,00w5x1xm,00vswtxf,01sdwox8xcxp,00010is2trugwixsy8yd,000k12rfs9tcwbyq,090q15r6rntfw0yz,080x18qwr8t4vzz2,0c121aqmqxt7xoy8yjz6,0fqbqmt9tmtoxmxxygz2,0htdtktyv5vd,0itqu6uauxvm,0jvb,0is6t5um,0hrwsntt,0gr8smtc,0dqm,0aqe,0aqc,0eqgqoqr"},
	{"GB", -14, 22, 60, 43, [2]float64{51.5, -0.1},
		"vizz,vozz,vyzz,eihrwkzz,dqgy,d9jl,czjc,dbio,dphu,dre4f6k0,a6cdeokm,8tdkh6ly,7ecxi2mm,7dcwhwn1wsxcy8zz,7sctf6nluizz,7gc4fopku0zz,6tajecp6tjzz,g6p0sszz,fdogpyzz,e8hmpbzz,e5egogzz,jvkqm1zz,k3zz,ffzz,fjzz,i8zz,jdzz,k6zz,kyzz,kvzz,kszz,kpzz,klzz,92etjwyj,7lry"},
	{"IN", 64, 29, 33, 6, [2]float64{22.3, 73.2},
		"00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,00zz,3hzz,40zz,49zz,5izz,6dzz,6ywyy9zz,6jv1vdw1w6wpymzz,77sjytzz,7v9natskyzzz,axsbzdzz,ayrizxzz,ayq6,b0pk,b5oz,baoa,bfnh,bkmk,bpmf,bukz,c8k2,cnjx,d0k0,d6k4,dak6,dfk7,dnjx,e0jo,eejo,eqjo,eyjo,f6it,feijjxkj,flhzjrl4,g4hgjlli,grgvjils,jlm2,jnlz,jwlw,k9kf"},
}

// land returns the pieces of land on a row of the window, as shares of its width. At is 0 in the north and 1 in the south.
func (c coast) land(at float64) [][2]float64 {
	rows := strings.Split(c.lines, ",")
	digits := rows[int(at*float64(len(rows)-1)+0.5)]
	var out [][2]float64
	for ; len(digits) >= 4; digits = digits[4:] {
		out = append(out, [2]float64{shareOf(digits[:2]), shareOf(digits[2:4])})
	}
	return out
}

func shareOf(digits string) float64 {
	n, _ := strconv.ParseInt(digits, 36, 64) // the digits are those above
	return float64(n) / 1295
}

// place is the position of the office in the window, as shares of width and height.
func (c coast) place() (x, y float64) {
	return (c.office[1] - c.west) / c.span, (c.north - c.office[0]) / (c.north - c.south)
}
