import { circle, dot, route, stops } from '#art/path.ts';
import { fall } from './fall.ts';
import { Box, type DiagramDrawing, Label } from './parts.tsx';

/** Systems that exchange facts through one hub. */
export const integrationHub: DiagramDrawing = {
  text:
    'Six systems around one hub. Customer records own the address, the shop owns the order, the time sheet owns the hours. Finance, ' +
    'the warehouse and the partner portal read them. Each fact has one owner, is written down once and is sent again until it ' +
    'arrives. A changed address goes from customer records through the hub to finance in 2 seconds.',
  wide: {
    height: 340,
    art: (
      <>
        <Box x={1} y={24} width={196} title="Customer records" note="own the address" />
        <Box x={1} y={134} width={196} title="Shop" note="owns the order" />
        <Box x={1} y={244} width={196} title="Time sheet" note="owns the hours" />
        <Box x={803} y={24} width={196} title="Finance" note="invoices and tax" />
        <Box x={803} y={134} width={196} title="Warehouse" note="picks and ships" />
        <Box x={803} y={244} width={196} title="Partner portal" note="sees its own rows" />
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
        <Label x={500} y={160} title="Hub" note="one owner a fact" anchor="middle" />
        <Label x={290} y={50} note="new address, 09:14:00" />
        <Label x={710} y={50} note="there at 09:14:02" anchor="end" />
        <Label x={500} y={256} title="Written down once" note="and sent again until it arrives" anchor="middle" />
      </>
    ),
  },
  narrow: {
    height: 470,
    art: (
      <>
        <Box x={1} y={2} width={102} title="Customers" note="the address" centred />
        <Box x={113} y={2} width={102} title="Shop" note="the order" centred />
        <Box x={225} y={2} width={102} title="Time sheet" note="the hours" centred />
        <Box x={1} y={406} width={102} title="Finance" note="invoices" centred />
        <Box x={113} y={406} width={102} title="Warehouse" note="shipping" centred />
        <Box x={225} y={406} width={102} title="Portal" note="partners" centred />
        <path
          d={
            fall(stops([164, 64, 164, 406])) + fall(stops([276, 64, 276, 100, 178, 170, 178, 300, 276, 370, 276, 406]))
          }
        />
        <path className="hot" d={fall(stops([52, 64, 52, 100, 150, 170, 150, 300, 52, 370, 52, 406]))} />
        <path className="hub" d={circle([164, 234], 60)} />
        <path className="hotEnd" d={dot([52, 64]) + dot([52, 406])} />
        <path className="end" d={dot([164, 64]) + dot([164, 406]) + dot([276, 64]) + dot([276, 406])} />
        <Label x={164} y={230} title="Hub" note="one owner a fact" anchor="middle" />
        <Label x={0} y={160} note="new address" />
        <Label x={0} y={178} note="09:14:00" />
        <Label x={0} y={306} note="there at" />
        <Label x={0} y={324} note="09:14:02" />
        <Label x={328} y={306} note="sent again" anchor="end" />
        <Label x={328} y={324} note="until it arrives" anchor="end" />
      </>
    ),
  },
};
