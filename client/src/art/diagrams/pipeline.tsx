import { circle, dot, level, route, stops } from '#art/path.ts';
import { fall } from './fall.ts';
import { Box, type DiagramDrawing, Label, levelWall, uprightWall } from './parts.tsx';

/** From commit to production. */
export const pipeline: DiagramDrawing = {
  wide: {
    height: 296,
    art: ([, first, second, third, build, tests, stopped, approval, some, half, all, back]) => (
      <>
        <Box x={1} y={26} width={178} {...first} />
        <Box x={1} y={112} width={178} {...second} />
        <Box x={1} y={198} width={178} {...third} />
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
        <Label x={316} y={140} title={build?.title} anchor="middle" />
        <text className="clock" x={316} y={157} textAnchor="middle">
          {build?.time}
        </text>
        <Label x={316} y={96} note={build?.note} anchor="middle" />
        <Label x={452} y={28} {...tests} anchor="middle" />
        <Label x={442} y={196} note={stopped?.title} anchor="end" />
        <Label x={606} y={92} {...approval} anchor="middle" />
        <Label x={690} y={92} {...some} />
        <Label x={774} y={92} {...half} />
        <Label x={870} y={92} {...all} />
        <Label x={602} y={262} {...back} />
      </>
    ),
  },
  narrow: {
    height: 562,
    art: ([commits, , , , build, tests, stopped, approval, some, half, all, back]) => (
      <>
        <Label x={2} y={16} {...commits} />
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
        <Label x={148} y={130} {...build} />
        <Label x={148} y={218} {...tests} />
        <Label x={148} y={255} note={stopped?.title} />
        <Label x={148} y={314} {...approval} />
        <Label x={148} y={374} title={some?.title} note={back?.title} />
        <Label x={148} y={430} title={half?.title} />
        <Label x={148} y={502} {...all} />
      </>
    ),
  },
};
