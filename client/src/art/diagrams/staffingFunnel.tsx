import { circle, dot, type Point, route } from '#art/path.ts';
import { fall } from './fall.ts';
import { type DiagramDrawing, Label, type Words } from './parts.tsx';

/**
 * How many lines arrive at each step. They are not taken from the words: they show that fewer are left, not how many of
 * 120, and documents draw the same lines around the words of each page.
 */
const steps = [12, 12, 8, 5, 3, 1] as const;

/** From open job to signed contract. */
export const staffingFunnel: DiagramDrawing = {
  wide: { height: 346, art: (labels) => <WideFunnel labels={labels} /> },
  narrow: { height: 560, art: (labels) => <NarrowFunnel labels={labels} /> },
};

interface LabelsProps {
  labels: readonly Words[];
}

function WideFunnel({ labels }: LabelsProps) {
  const x = (step: number) => 8 + step * 174;
  const y = (n: number, lines: number) => 186 + (n - (lines - 1) / 2) * (lines > 8 ? 17 : 21);
  return (
    <>
      <path className="grid" d={steps.map((_, step) => `M${x(step)} 66V302`).join('')} />
      <Funnel at={(step, n, lines) => [x(step), y(n, lines)]} line={route} />
      {labels.map(({ title, note, time }, step) => (
        <g key={title}>
          <Label x={x(step) - 6} y={22} title={title} note={note} />
          <text className="clock" x={x(step) - 6} y={328}>
            {time}
          </text>
        </g>
      ))}
    </>
  );
}

function NarrowFunnel({ labels }: LabelsProps) {
  const x = (n: number, lines: number) => 66 + (n - (lines - 1) / 2) * (lines > 8 ? 11 : 13);
  const y = (step: number) => 20 + step * 98;
  return (
    <>
      <path className="grid" d={steps.map((_, step) => `M0 ${y(step)}H328`).join('')} />
      <Funnel at={(step, n, lines) => [x(n, lines), y(step)]} line={fall} />
      {labels.map(({ title, note, time }, step) => (
        <g key={title}>
          <Label x={156} y={y(step) + 22} title={title} note={note} />
          <text className="clock" x={328} y={y(step) + 22} textAnchor="end">
            {time}
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
  steps.forEach((to, step) => {
    const from = steps[step - 1];
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
