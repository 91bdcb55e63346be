import { type Ref, useEffect, useState } from 'react';
import type { Moment } from './day.ts';

const lastMinute = 1439;

interface DaySliderProps {
  moment: Moment;
  /** The moment in words. */
  said: string;
  ref?: Ref<HTMLInputElement>;
  /** Called with the chosen minute of the day. */
  onChoose: (minute: number) => void;
}

/** Chooses a moment of the day, on the axis of its chart. Without scripts it shows the present and cannot be moved. */
export function DaySlider({ moment, said, ref, onChoose }: DaySliderProps) {
  const [works, setWorks] = useState(false);
  useEffect(() => setWorks(true), []);
  return (
    <input
      ref={ref}
      className="daySlider"
      type="range"
      min="0"
      max={lastMinute + 1}
      step="5"
      disabled={!works}
      value={Math.round((moment.at - moment.start) / 60_000)}
      onChange={(event) => onChoose(Math.min(event.target.valueAsNumber, lastMinute))}
      aria-label="Time of the day"
      aria-valuetext={said}
      autoComplete="off"
    />
  );
}
