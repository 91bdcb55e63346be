import { circle, dot, route, stops } from '#art/path.ts';
import { fall } from './fall.ts';
import { Box, type DiagramDrawing, Label, levelWall, uprightWall } from './parts.tsx';

/** Requests that pass or stop at one policy gate. */
export const zeroTrust: DiagramDrawing = {
  wide: {
    height: 360,
    art: ([laptop, contractor, account, payroll, claims, admin, gate, stopped, remark]) => (
      <>
        <Box x={1} y={34} width={196} {...laptop} />
        <Box x={1} y={142} width={196} {...contractor} />
        <Box x={1} y={250} width={196} {...account} />
        <Box x={793} y={34} width={206} {...payroll} />
        <Box x={793} y={142} width={206} {...claims} />
        <Box x={793} y={250} width={206} {...admin} />
        <path className="wall" d={uprightWall(490, 8, 352)} />
        <path
          d={
            route(stops([197, 65, 330, 65, 410, 136, 570, 136, 690, 65, 793, 65])) +
            route(stops([197, 281, 330, 281, 410, 226, 570, 226, 690, 173, 793, 173]))
          }
        />
        <path className="dim" d={route(stops([504, 181, 590, 181, 690, 281, 793, 281]))} />
        <path className="hot" d={route(stops([197, 173, 330, 173, 410, 181, 476, 181]))} />
        <path className="hotEnd" d={dot([476, 181])} />
        <path className="ring" d={circle([490, 136], 8) + circle([490, 226], 8)} />
        <Label x={510} y={28} {...gate} />
        <Label x={470} y={160} note={stopped?.title} anchor="end" />
        <Label x={510} y={346} note={remark?.title} />
      </>
    ),
  },
  narrow: {
    height: 430,
    art: ([laptop, contractor, account, payroll, claims, admin, gate, stopped]) => (
      <>
        <Box x={1} y={2} width={102} {...laptop} centred />
        <Box x={113} y={2} width={102} {...contractor} centred />
        <Box x={225} y={2} width={102} {...account} centred />
        <Box x={1} y={366} width={102} {...payroll} centred />
        <Box x={113} y={366} width={102} {...claims} centred />
        <Box x={225} y={366} width={102} {...admin} centred />
        <path className="wall" d={levelWall(220, 0, 328)} />
        <path
          d={
            fall(stops([52, 64, 52, 110, 100, 180, 100, 260, 52, 330, 52, 366])) +
            fall(stops([276, 64, 276, 110, 236, 180, 236, 260, 164, 330, 164, 366]))
          }
        />
        <path className="dim" d={fall(stops([164, 236, 164, 262, 276, 330, 276, 366]))} />
        <path className="hot" d={fall(stops([164, 64, 164, 206]))} />
        <path className="hotEnd" d={dot([164, 206])} />
        <path className="ring" d={circle([100, 220], 7) + circle([236, 220], 7)} />
        <Label x={174} y={98} note={stopped?.title} />
        <Label x={0} y={204} title={gate?.title} />
      </>
    ),
  },
};
