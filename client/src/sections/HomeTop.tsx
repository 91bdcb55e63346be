import { css } from '@emotion/react';
import { useContext, useEffect, useRef, useState } from 'react';
import { useMinute } from '#handover/clock.ts';
import { DayChart } from '#handover/DayChart.tsx';
import { DaySlider } from '#handover/DaySlider.tsx';
import { dateOf, dayLength, headline, type Moment, momentAt, outlook, type Relay } from '#handover/day.ts';
import { clock } from '#handover/holder.ts';
import { RelayContext } from '#handover/relay.ts';
import { WorldMap } from '#handover/WorldMap.tsx';
import { font, ink, media, role, size, space } from '#theme/tokens.ts';
import { staticComponent } from '#ui/staticComponent.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { CountriesFragment } from './Countries.generated.ts';
import { CountryStrip } from './CountryStrip.tsx';
import { home } from './homePart.ts';
import type { TopProps } from './topProps.ts';

const HomeWords = staticComponent(home, (module) => module.HomeWords);

interface HomeTopProps extends Pick<TopProps, 'hero'> {
  countries: CountriesFragment | null;
}

/** The top of the home page: who has the work now, on a map and on a chart of the day, and in which countries. */
export function HomeTop({ hero, countries }: HomeTopProps) {
  const relay = useContext(RelayContext)?.relay;
  const now = relay && countries?.now;
  return (
    <div css={top} data-ground="navy">
      {now ? (
        <Handover now={{ ...now, relay }} hero={hero} countries={countries} />
      ) : (
        <div css={above}>
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
  const [chosen, choose] = useState<number | null>(null);
  const slider = useRef<HTMLInputElement>(null);
  const start = Math.floor(present / dayLength) * dayLength;
  const moment = momentAt(now, chosen === null ? present : start + chosen * 60_000);
  const backToNow = () => {
    choose(null);
    slider.current?.focus();
  };
  const words = `${headline(moment)} ${outlook(moment)}`;
  return (
    <>
      <div css={above}>
        <HomeWords hero={hero} />
        <WorldMap css={map} offices={now.offices} moment={moment} />
      </div>
      <Wrap>
        <DayHead moment={moment} />
        <DayChart
          moment={moment}
          label={`The usual hours of ${now.offices.length} offices on one day, UTC. ${words}`}
          note={(row) => moment.rows[row]?.state.clock ?? ''}
        >
          <DaySlider ref={slider} moment={moment} onChoose={choose} />
        </DayChart>
        <div css={foot}>
          <p css={hint}>Drag the white dot. The night and the work move with it.</p>
          {chosen !== null && (
            <button css={back} type="button" onClick={backToNow}>
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
function DayHead({ moment }: { moment: Moment }) {
  const { at, holder } = moment;
  return (
    <div css={head}>
      <p css={[who, holder < 0 && rest]}>{headline(moment)}</p>
      <p css={next}>{outlook(moment)}</p>
      <p css={time}>
        <b>
          {clock(at)} <small>UTC</small>
        </b>{' '}
        <span>
          {dateOf(at)}
          <YourTime at={at} />
        </span>
      </p>
    </div>
  );
}

/** The time where the visitor is, which only the browser knows. */
function YourTime({ at }: { at: number }) {
  const [behind, setBehind] = useState<number>();
  useEffect(() => setBehind(new Date(at).getTimezoneOffset()), [at]);
  return behind !== undefined && ` · ${clock(at - behind * 60_000)} where you are`;
}

const top = css`
  position: relative;
  overflow: clip;
`;

const above = css`
  position: relative;
  padding-top: clamp(1.9rem, 2.8vw, 2.6rem);
`;

/* At the right of the words, and from there to the edge of the page. */
const map = css`
  ${media.bar} {
    position: absolute;
    top: calc(clamp(1.9rem, 2.8vw, 2.6rem) + 2 * ${size.t72} + 0.5rem);
    left: calc(50% - 212px);
    width: min(50vw + 392px, 1160px);
  }
  ${media.drawer} {
    margin-top: ${space.s5};
  }
  ${media.phone} {
    width: 166%;
    margin-left: -24%;
  }
`;

/* Its lines have a fixed height, so that nothing moves when the words change. */
const head = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.2rem 2rem;
  align-items: end;
  margin-bottom: 1rem;
  padding-top: 1.1rem;
  border-top: 1px solid ${role.line};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const who = css`
  font: 600 ${size.t28} / 1.1 ${font.display};
  letter-spacing: -0.025em;
  &::before {
    content: '';
    display: inline-block;
    width: 13px;
    height: 13px;
    margin-right: 0.5em;
    border: 2.5px solid ${ink.hot};
    border-radius: 50%;
    background: ${ink.hot};
    vertical-align: 0.06em;
  }
`;

const rest = css`
  &::before {
    border-color: ${role.lineStrong};
    background: none;
  }
`;

const next = css`
  color: ${role.muted};
  font-size: ${size.t16};
  ${media.phone} {
    min-height: 2.9em;
    font-size: ${size.t14};
  }
`;

const time = css`
  grid-row: 1 / 3;
  grid-column: 2;
  color: ${role.muted};
  text-align: right;
  b {
    display: block;
    color: ${role.text};
    font: 500 ${size.t28} / 1.1 ${font.mono};
    letter-spacing: -0.04em;
  }
  small {
    color: ${role.muted};
    font-size: 0.5em;
    letter-spacing: 0;
  }
  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    grid-row: auto;
    grid-column: 1;
    gap: 0 0.8rem;
    align-items: baseline;
    text-align: left;
    b {
      font-size: ${size.t22};
    }
  }
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 1.4rem;
  align-items: center;
  min-height: 44px;
  padding-left: 136px;
  color: ${role.muted};
  ${media.phone} {
    min-height: 88px;
    padding-left: 0;
  }
`;

/* The slider works only with scripts. */
const hint = css`
  visibility: hidden;
  ${media.scripts} {
    visibility: visible;
  }
  ${media.print} {
    display: none;
  }
`;

const back = css`
  min-height: 44px;
  padding: 0 1.1rem;
  border: 1.5px solid ${role.lineStrong};
  border-radius: 30px;
  background: none;
  color: ${role.text};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    border-color: ${role.text};
  }
`;
