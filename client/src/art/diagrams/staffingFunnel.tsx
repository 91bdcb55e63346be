import { circle, dot, type Point, route } from '#art/path.ts';
import { fall } from './fall.ts';
import { type DiagramDrawing, Label } from './parts.tsx';

/** An example search. `lines` is how many are drawn to arrive at a step. */
const steps = [
  { title: 'The job', note: 'one call with you', day: 'Day 0', lines: 12 },
  { title: '120 profiles', note: 'read by a person', day: 'Day 2', lines: 12 },
  { title: '18 calls', note: '25 minutes each', day: 'Day 5', lines: 8 },
  { title: '6 tests', note: 'on your kind of work', day: 'Day 8', lines: 5 },
  { title: '3 meet you', note: 'and you choose', day: 'Day 10', lines: 3 },
  { title: '1 signs', note: 'and the job is filled', day: 'Day 14', lines: 1 },
] as const;

/** From open job to signed contract. */
export const staffingFunnel: DiagramDrawing = {
  text: `An example search, from open job to signed contract. ${steps
    .map(({ title, note, day }) => `${day}: ${title}, ${note}.`)
    .join(' ')} Candidates who drop out hear the reason.`,
  wide: { height: 346, art: <WideFunnel /> },
  narrow: { height: 560, art: <NarrowFunnel /> },
};

function WideFunnel() {
  const x = (step: number) => 8 + step * 174;
  const y = (n: number, lines: number) => 186 + (n - (lines - 1) / 2) * (lines > 8 ? 17 : 21);
  return (
    <>
      <path className="grid" d={steps.map((_, step) => `M${x(step)} 66V302`).join('')} />
      <Funnel at={(step, n, lines) => [x(step), y(n, lines)]} line={route} />
      {steps.map(({ title, note, day }, step) => (
        <g key={day}>
          <Label x={x(step) - 6} y={22} title={title} note={note} />
          <text className="clock" x={x(step) - 6} y={328}>
            {day}
          </text>
        </g>
      ))}
    </>
  );
}

function NarrowFunnel() {
  const x = (n: number, lines: number) => 66 + (n - (lines - 1) / 2) * (lines > 8 ? 11 : 13);
  const y = (step: number) => 20 + step * 98;
  return (
    <>
      <path className="grid" d={steps.map((_, step) => `M0 ${y(step)}H328`).join('')} />
      <Funnel at={(step, n, lines) => [x(n, lines), y(step)]} line={fall} />
      {steps.map(({ title, note, day }, step) => (
        <g key={day}>
          <Label x={156} y={y(step) + 22} title={title} note={note} />
          <text className="clock" x={328} y={y(step) + 22} textAnchor="end">
            {day}
          </text>
        </g>
      ))}
    </>
  );
}

interface FunnelProps {
  at: (step: number, n: number, lines: number) => Point;
  line: (stops: readonly Point[]) => string;
}

function Funnel({ at, line }: FunnelProps) {
  let kept = '';
  let dropped = '';
  let stops = '';
  let nodes = '';
  let hot = '';
  steps.forEach(({ lines: to }, step) => {
    const from = steps[step - 1]?.lines;
    if (!from) return;
    const survivors = Array.from({ length: to }, (_, n) => Math.floor(((n + 0.5) * from) / to));
    for (let n = 0; n < from; n++) {
      const start = at(step - 1, n, from);
      const next = survivors.indexOf(n);
      if (next < 0) {
        const [x, y] = start;
        const [endX, endY] = at(step, n, from);
        const stop: Point = [x + (endX - x) * 0.5, y + (endY - y) * 0.5];
        dropped += line([start, stop]);
        stops += circle(stop, 3.5);
      } else {
        const end = at(step, next, to);
        if (step === steps.length - 1) hot += line([start, end]);
        else kept += line([start, end]);
        if (step < steps.length - 1) nodes += dot(end);
      }
    }
  });
  return (
    <>
      <path className="dim" d={dropped} />
      <path d={kept} />
      <path className="hot" d={hot} />
      <path className="stop" d={stops} />
      <path className="end" d={nodes} />
      <path className="hotRing" d={circle(at(steps.length - 1, 0, 1), 6)} />
    </>
  );
}
