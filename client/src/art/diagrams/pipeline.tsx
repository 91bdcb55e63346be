import { circle, dot, level, route, stops } from '#art/path.ts';
import { fall } from './fall.ts';
import { Box, type DiagramDrawing, Label, levelWall, uprightWall } from './parts.tsx';

/** From commit to production. */
export const pipeline: DiagramDrawing = {
  text:
    'From commit to production. Three commits are each built once, into one artifact, in 3 minutes. Tests take 9 minutes: two commits ' +
    'pass, the third stops and its author is told. A person approves. The release goes to 5 in 100 users for an hour, then to half, ' +
    'then to all. One command restores the version before, in 2 minutes.',
  wide: {
    height: 296,
    art: (
      <>
        <Box x={1} y={26} width={178} title="Retry policy" note="API-212, Vadodara" />
        <Box x={1} y={112} width={178} title="Index on date" note="DB-31, London" />
        <Box x={1} y={198} width={178} title="Upload limit" note="WEB-88, Austin" />
        <path className="wall" d={uprightWall(452, 62, 224)} />
        <path
          d={
            route(stops([179, 57, 206, 57, 272, 119, 540, 119, 600, 143, 690, 143])) +
            route(stops([179, 143, 690, 143]))
          }
        />
        <path className="dim" d={route(stops([179, 229, 206, 229, 272, 167, 432, 167]))} />
        <path className="stop" d={circle([436, 167], 4) + circle([602, 232], 4)} />
        <path className="hub" d={circle([316, 143], 34)} />
        <path className="ring" d={circle([452, 119], 7) + circle([452, 143], 7) + circle([606, 143], 7)} />
        <path className="bar" d={level(778, 852, 143) + level(874, 994, 143)} />
        <path className="hotBar" d={level(694, 756, 143)} />
        <path className="dim" d="M725 156C725 224 700 232 606 232" />
        <Label x={316} y={140} title="Build" anchor="middle" />
        <text className="clock" x={316} y={157} textAnchor="middle">
          3 min
        </text>
        <Label x={316} y={96} note="once, one artifact" anchor="middle" />
        <Label x={452} y={28} title="Tests" note="all of them, 9 min" anchor="middle" />
        <Label x={442} y={196} note="stopped, author told" anchor="end" />
        <Label x={606} y={92} title="Approval" note="by a person" anchor="middle" />
        <Label x={690} y={92} title="5 in 100" note="one hour" />
        <Label x={774} y={92} title="Half" note="one day" />
        <Label x={870} y={92} title="Everyone" note="with the alarms on" />
        <Label x={602} y={262} title="The way back" note="one command, 2 min, to the version before" />
      </>
    ),
  },
  narrow: {
    height: 562,
    art: (
      <>
        <Label x={2} y={16} title="Three commits" note="one from each office" />
        <path d={fall(stops([24, 50, 24, 66, 52, 108, 52, 250, 64, 286, 64, 330])) + fall(stops([64, 50, 64, 330]))} />
        <path className="dim" d={fall(stops([104, 50, 104, 66, 76, 108, 76, 218]))} />
        <path className="end" d={dot([24, 50]) + dot([64, 50]) + dot([104, 50])} />
        <path className="hub" d={circle([64, 134], 26)} />
        <path className="wall" d={levelWall(236, 0, 128)} />
        <path className="stop" d={circle([76, 221], 4)} />
        <path className="ring" d={circle([52, 236], 7) + circle([64, 236], 7) + circle([64, 318], 7)} />
        <path className="hotBar" d="M64 360V396" />
        <path className="bar" d="M64 414V454M64 472V540" />
        <path d="M64 325V352" />
        <path className="dim" d="M52 378C14 378 14 318 52 318" />
        <Label x={148} y={130} title="Build, 3 min" note="once, one artifact" />
        <Label x={148} y={218} title="Tests, 9 min" note="all of them. One commit" />
        <Label x={148} y={255} note="stops, its author is told" />
        <Label x={148} y={314} title="Approval" note="by a person" />
        <Label x={148} y={374} title="5 in 100, one hour" note="back by one command" />
        <Label x={148} y={430} title="Half, one day" />
        <Label x={148} y={502} title="Everyone" note="with the alarms on" />
      </>
    ),
  },
};
