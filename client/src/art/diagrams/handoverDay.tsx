import { dot, level, route } from '#art/path.ts';
import { type DiagramDrawing, Label } from './parts.tsx';

/** An example: shifts of a software team on a day of winter time, in hours of UTC, and in local time. */
const shifts = [
  { city: 'Vadodara', from: 3.5, to: 12.5, clockAt: 7.4, local: '09:00 to 18:00', note: 'builds' },
  { city: 'London', from: 9, to: 17.5, clockAt: 14.95, local: '09:00 to 17:30', note: 'reviews' },
  { city: 'Toronto', from: 14, to: 22, clockAt: 20.2, local: '09:00 to 17:00', note: 'ships' },
  { city: 'Austin', from: 15, to: 24, clockAt: 19.5, local: '09:00 to 18:00', note: 'answers you' },
] as const;

/** When one office writes its note for the next. */
const handovers = [
  { hour: 11.5, from: 0 },
  { hour: 16.5, from: 1 },
] as const;

/** A day handed over between four countries. */
export const handoverDay: DiagramDrawing = {
  text: `An example day of a software team, 24 hours UTC, in winter. ${shifts
    .map(({ city, local, from, to, note }) => `${city} ${note}, ${clock(from)} to ${clock(to)}, ${local} local time.`)
    .join(
      ' ',
    )} Vadodara hands over to London at 11:30, London to Toronto at 16:30. Someone is at work for 20.5 of 24 hours.`,
  wide: { height: 322, art: <WideDay /> },
  narrow: { height: 306, art: <NarrowDay /> },
};

function WideDay() {
  const chart: ChartShape = { left: 168, right: 984, top: 62, pitch: 66, bar: 26, everyHours: 3 };
  const { x, y } = scale(chart);
  return (
    <>
      <Chart {...chart} />
      {shifts.map(({ city, clockAt, local, note }, row) => (
        <g key={city}>
          <Label x={0} y={y(row) - 4} title={city} note={note} />
          <text className="onShift" x={x(clockAt)} y={y(row) + 4.5} textAnchor="middle">
            {local}
          </text>
        </g>
      ))}
      {handovers.map(({ hour, from }) => (
        <text key={hour} className="clock" x={x(hour) + 44} y={y(from + 0.5) - 1}>
          note at {clock(hour)}
        </text>
      ))}
    </>
  );
}

function NarrowDay() {
  const chart: ChartShape = { left: 8, right: 320, top: 62, pitch: 66, bar: 12, everyHours: 6 };
  const { y } = scale(chart);
  return (
    <>
      <Chart {...chart} />
      {shifts.map(({ city, local }, row) => (
        <g key={city}>
          <Label x={0} y={y(row) - 16} title={city} />
          <Label x={74} y={y(row) - 16} note={local} />
        </g>
      ))}
    </>
  );
}

interface ChartShape {
  left: number;
  right: number;
  top: number;
  pitch: number;
  bar: number;
  everyHours: number;
}

function Chart(shape: ChartShape) {
  const { x, y } = scale(shape);
  const { bar, everyHours } = shape;
  const hours = Array.from({ length: 24 / everyHours + 1 }, (_, n) => n * everyHours);
  const bend = x(1.4) - x(0);
  return (
    <>
      <path className="grid" d={hours.map((hour) => `M${x(hour)} 24V${y(3) + 30}`).join('')} />
      {hours.map((hour) => (
        <text key={hour} className="clock" x={x(hour)} y={14} textAnchor="middle">
          {String(hour).padStart(2, '0')}
        </text>
      ))}
      <path className="thin" d={shifts.map((_, row) => level(x(0), x(24), y(row))).join('')} />
      {shifts.map(({ city, from, to }, row) => (
        <rect
          key={city}
          className="shift"
          x={x(from)}
          y={y(row) - bar / 2}
          width={x(to) - x(from)}
          height={bar}
          rx={bar / 2}
        />
      ))}
      {handovers.map(({ hour, from }) => {
        const start = x(hour);
        return (
          <g key={hour}>
            <path
              className="hot"
              d={route([
                [start, y(from)],
                [start + 6, y(from)],
                [start + bend, y(from + 1)],
                [start + bend + 6, y(from + 1)],
              ])}
            />
            <path className="hotEnd" d={dot([start, y(from)]) + dot([start + bend + 6, y(from + 1)])} />
          </g>
        );
      })}
    </>
  );
}

function scale({ left, right, top, pitch }: ChartShape) {
  return {
    x: (hour: number) => left + ((right - left) * hour) / 24,
    y: (row: number) => top + row * pitch,
  };
}

function clock(hour: number): string {
  return `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 ? '30' : '00'}`;
}
