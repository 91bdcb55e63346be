import { useId } from 'react';
import { hours, type Moment, type Relay } from '#handover/day.ts';
import { Inline } from '#ui/Inline.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { CountriesFragment } from './Countries.generated.ts';

interface CountryStripProps extends Omit<CountriesFragment, 'now'> {
  now: Relay;
  moment: Moment;
}

/** The countries side by side. Each has the clock of the office in its time zone. */
export function CountryStrip({ anchor: id, heading, countries, now, moment }: CountryStripProps) {
  const own = useId();
  const anchor = id ?? own;
  return (
    <section className="countryStrip" aria-labelledby={anchor}>
      <Wrap>
        <h2 id={anchor}>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h2>
        <ul>
          {countries.map(({ title, text, timeZone }) => {
            const row = now.offices.findIndex((office) => office.timeZone === timeZone);
            return (
              <li key={title}>
                <h3>{title}</h3>
                {row >= 0 && <Hours row={row} moment={moment} />}
                <p className="work">
                  <Inline text={text} />
                </p>
              </li>
            );
          })}
        </ul>
      </Wrap>
    </section>
  );
}

function Hours({ row, moment }: { row: number; moment: Moment }) {
  const state = moment.rows[row]?.state;
  const { text, why } = hours(row, moment);
  return (
    <>
      <span className="clock">{state?.clock}</span>
      <p className={state?.open ? 'status open' : 'status'}>
        {why && <span>{why}, </span>}
        {text}
      </p>
    </>
  );
}
