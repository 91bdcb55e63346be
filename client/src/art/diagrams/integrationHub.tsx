import { circle, dot, route, stops } from '#art/path.ts';
import { fall } from './fall.ts';
import { Box, type DiagramDrawing, Label } from './parts.tsx';

/** Systems that exchange facts through one hub. */
export const integrationHub: DiagramDrawing = {
  wide: {
    height: 340,
    art: ([customers, shop, times, finance, warehouse, portal, hub, leaves, arrives, remark]) => (
      <>
        <Box x={1} y={24} width={196} {...customers} />
        <Box x={1} y={134} width={196} {...shop} />
        <Box x={1} y={244} width={196} {...times} />
        <Box x={803} y={24} width={196} {...finance} />
        <Box x={803} y={134} width={196} {...warehouse} />
        <Box x={803} y={244} width={196} {...portal} />
        <path
          d={
            route(stops([197, 165, 803, 165])) +
            route(stops([197, 275, 270, 275, 380, 177, 500, 177])) +
            route(stops([500, 177, 620, 177, 730, 275, 803, 275]))
          }
        />
        <path className="hot" d={route(stops([197, 55, 270, 55, 380, 153, 620, 153, 730, 55, 803, 55]))} />
        <path className="hub" d={circle([500, 165], 62)} />
        <path className="hotEnd" d={dot([197, 55]) + dot([803, 55])} />
        <path className="end" d={dot([197, 165]) + dot([803, 165]) + dot([197, 275]) + dot([803, 275])} />
        <Label x={500} y={160} {...hub} anchor="middle" />
        <Label x={290} y={50} note={leaves?.title} />
        <Label x={710} y={50} note={arrives?.title} anchor="end" />
        <Label x={500} y={256} {...remark} anchor="middle" />
      </>
    ),
  },
  narrow: {
    height: 470,
    art: ([customers, shop, times, finance, warehouse, portal, hub, leaves, arrives, remark]) => (
      <>
        <Box x={1} y={2} width={102} {...customers} centred />
        <Box x={113} y={2} width={102} {...shop} centred />
        <Box x={225} y={2} width={102} {...times} centred />
        <Box x={1} y={406} width={102} {...finance} centred />
        <Box x={113} y={406} width={102} {...warehouse} centred />
        <Box x={225} y={406} width={102} {...portal} centred />
        <path
          d={
            fall(stops([164, 64, 164, 406])) + fall(stops([276, 64, 276, 100, 178, 170, 178, 300, 276, 370, 276, 406]))
          }
        />
        <path className="hot" d={fall(stops([52, 64, 52, 100, 150, 170, 150, 300, 52, 370, 52, 406]))} />
        <path className="hub" d={circle([164, 234], 60)} />
        <path className="hotEnd" d={dot([52, 64]) + dot([52, 406])} />
        <path className="end" d={dot([164, 64]) + dot([164, 406]) + dot([276, 64]) + dot([276, 406])} />
        <Label x={164} y={230} {...hub} anchor="middle" />
        <Label x={0} y={160} note={leaves?.title} />
        <Label x={0} y={178} note={leaves?.note} />
        <Label x={0} y={306} note={arrives?.title} />
        <Label x={0} y={324} note={arrives?.note} />
        <Label x={328} y={306} note={remark?.title} anchor="end" />
        <Label x={328} y={324} note={remark?.note} anchor="end" />
      </>
    ),
  },
};
