import { useContext, useRef, useState } from 'react';
import { useMinute } from '#handover/clock.ts';
import { DayChart } from '#handover/DayChart.tsx';
import { DaySlider } from '#handover/DaySlider.tsx';
import { dayLength, headline, type Moment, momentAt, outlook, type Relay } from '#handover/day.ts';
import { RelayContext } from '#handover/relay.ts';
import { WorldMap } from '#handover/WorldMap.tsx';
import type { TopProps } from '#sections/top/topProps.ts';
import { counted } from '#ui/count.ts';
import { clock, dateOf } from '#ui/date.ts';
import { staticComponent } from '#ui/staticComponent.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { alsoUtc, inZone, useZone, utc, type Zone } from '#ui/zone.ts';
import type { CountriesFragment } from './Countries.generated.ts';
import { CountryStrip } from './CountryStrip.tsx';
import { home } from './homePart.ts';

const HomeWords = staticComponent(home, (module) => module.HomeWords);

interface HomeTopProps extends Pick<TopProps, 'hero'> {
  countries: CountriesFragment | null;
}

/** The top of the home page: who has the work now, on a map and on a chart of the day, and in which countries. */
export function HomeTop({ hero, countries }: HomeTopProps) {
  const relay = useContext(RelayContext)?.relay;
  const now = relay && countries?.now;
  return (
    <div css={home.module?.homeTopStyle} data-ground="navy" suppressHydrationWarning>
      {now ? (
        <Handover now={{ ...now, relay }} hero={hero} countries={countries} />
      ) : (
        <div className="above">
          <HomeWords hero={hero} />
        </div>
      )}
    </div>
  );
}

interface HandoverProps {
  now: Relay;
  hero: TopProps['hero'];
  countries: CountriesFragment;
}

/** The slider moves the picture to another moment of the day: the map, the chart, their words and the strip. */
function Handover({ now, hero, countries }: HandoverProps) {
  const present = useMinute() || Date.parse(now.at);
  const zone = useZone();
  const [chosen, choose] = useState<number | null>(null);
  const slider = useRef<HTMLInputElement>(null);
  const start = Math.floor(present / dayLength) * dayLength;
  const moment = momentAt(now, chosen === null ? present : start + chosen * 60_000);
  const backToNow = () => {
    choose(null);
    slider.current?.focus();
  };
  const words = `${headline(moment)} ${outlook(moment, zone)}`;
  return (
    <>
      <div className="above">
        <HomeWords hero={hero} />
        <WorldMap offices={now.offices} moment={moment} />
      </div>
      <Wrap>
        <DayHead moment={moment} zone={zone} />
        <DayChart
          moment={moment}
          label={`The usual hours of ${counted(now.offices.length, 'office')} on one day, UTC. ${words}`}
          note={(row) => moment.rows[row]?.state.clock ?? ''}
          zone={zone}
        >
          <DaySlider ref={slider} moment={moment} zone={zone} onChoose={choose} />
        </DayChart>
        <div className="foot">
          <p>Drag the white dot. The night and the work move with it.</p>
          {chosen !== null && (
            <button type="button" onClick={backToNow}>
              Back to now
            </button>
          )}
        </div>
      </Wrap>
      <CountryStrip {...countries} now={now} moment={moment} />
    </>
  );
}

/** Who has the work, and the time. */
function DayHead({ moment, zone }: { moment: Moment; zone: Zone }) {
  const { at, holder } = moment;
  const local = inZone(at, zone);
  return (
    <div className="head">
      <p className={holder < 0 ? 'who rest' : 'who'}>{headline(moment)}</p>
      <p className="outlook">{outlook(moment, zone)}</p>
      <p className="time">
        <b>
          {clock(local)} <small>{zone === utc ? 'UTC' : 'for you'}</small>
        </b>{' '}
        <span>{dateOf(local)}</span> <span className="utc">{alsoUtc(zone, at)}</span>
      </p>
    </div>
  );
}
