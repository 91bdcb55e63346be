import { circle, dot, route, stops } from '#art/path.ts';
import { fall } from './fall.ts';
import { Box, type DiagramDrawing, Label, levelWall, uprightWall } from './parts.tsx';

/** Sources, checks, warehouse, readers. */
export const dataFlow: DiagramDrawing = {
  wide: {
    height: 380,
    art: ([orders, shop, forms, sensors, checks, aside, warehouse, report, forecast, search]) => (
      <>
        <Box x={1} y={8} width={176} {...orders} />
        <Box x={1} y={92} width={176} {...shop} />
        <Box x={1} y={176} width={176} {...forms} />
        <Box x={1} y={260} width={176} {...sensors} />
        <path className="wall" d={uprightWall(400, 40, 292)} />
        <path
          d={
            route(stops([177, 39, 220, 39, 300, 187, 470, 187, 560, 146, 650, 146])) +
            route(stops([177, 123, 220, 123, 300, 103, 470, 103, 560, 158, 650, 158])) +
            route(stops([177, 291, 220, 291, 300, 145, 470, 145, 560, 182, 650, 182])) +
            route(stops([650, 146, 740, 146, 800, 71, 824, 71])) +
            route(stops([650, 182, 740, 182, 800, 259, 824, 259]))
          }
        />
        <path className="hot" d={route(stops([650, 165, 824, 165]))} />
        <path
          className="dim"
          d={`${route(stops([177, 207, 220, 207, 300, 250, 386, 250]))}M390 258C390 330 404 336 470 336`}
        />
        <path className="stop" d={circle([390, 250], 4)} />
        <path className="ring" d={circle([400, 103], 7) + circle([400, 145], 7) + circle([400, 187], 7)} />
        <path className="hub" d={circle([650, 165], 54)} />
        <path className="end" d={dot([824, 71]) + dot([824, 259])} />
        <path className="hotEnd" d={dot([824, 165])} />
        <Label x={420} y={48} {...checks} />
        <Label x={480} y={332} {...aside} />
        <Label x={650} y={162} title={warehouse?.title} anchor="middle" />
        <text className="clock" x={650} y={181} textAnchor="middle">
          {warehouse?.time}
        </text>
        <Label x={650} y={246} note={warehouse?.note} anchor="middle" />
        <Label x={840} y={67} {...report} />
        <Label x={840} y={161} {...forecast} />
        <Label x={840} y={255} {...search} />
      </>
    ),
  },
  narrow: {
    height: 556,
    art: ([orders, shop, forms, sensors, checks, aside, warehouse, report, forecast, search]) => (
      <>
        <Box x={1} y={2} width={158} {...orders} centred />
        <Box x={169} y={2} width={158} {...shop} centred />
        <Box x={1} y={74} width={158} {...sensors} centred />
        <Box x={169} y={74} width={158} {...forms} centred />
        <path className="wall" d={levelWall(230, 0, 328)} />
        <path
          d={
            fall(stops([80, 136, 80, 250, 130, 330])) +
            fall(stops([120, 136, 120, 250, 164, 330])) +
            fall(stops([200, 136, 200, 250, 164, 330]))
          }
        />
        <path className="dim" d={fall(stops([268, 136, 268, 214]))} />
        <path className="stop" d={circle([268, 218], 4)} />
        <path className="ring" d={circle([80, 230], 7) + circle([120, 230], 7) + circle([200, 230], 7)} />
        <path
          d={
            fall(stops([144, 390, 144, 410, 44, 478, 44, 500])) + fall(stops([184, 390, 184, 410, 284, 478, 284, 500]))
          }
        />
        <path className="hot" d={fall(stops([164, 390, 164, 500]))} />
        <path className="hub" d={circle([164, 352], 54)} />
        <path className="end" d={dot([44, 500]) + dot([284, 500])} />
        <path className="hotEnd" d={dot([164, 500])} />
        <Label x={0} y={206} title={checks?.title} />
        <Label x={328} y={260} note={aside?.title} anchor="end" />
        <Label x={328} y={277} note={aside?.note} anchor="end" />
        <Label x={164} y={350} title={warehouse?.title} anchor="middle" />
        <text className="clock" x={164} y={369} textAnchor="middle">
          {warehouse?.time}
        </text>
        <Label x={44} y={526} {...report} anchor="middle" />
        <Label x={164} y={526} {...forecast} anchor="middle" />
        <Label x={284} y={526} {...search} anchor="middle" />
      </>
    ),
  },
};
