import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMinute } from '#handover/clock.ts';
import { DayChart } from '#handover/DayChart.tsx';
import { DaySlider } from '#handover/DaySlider.tsx';
import { dayLength, headline, lastWorkingDay, type Moment, momentAt, outlook, type Relay } from '#handover/day.ts';
import { OfficeView } from '#handover/OfficeView.tsx';
import { localTime } from '#handover/state.ts';
import { WorldMap } from '#handover/WorldMap.tsx';
import type { TopProps } from '#sections/top/topProps.ts';
import { media } from '#theme/tokens.ts';
import { counted } from '#ui/count.ts';
import { clock, dateOf, weekday } from '#ui/date.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { staticComponent } from '#ui/staticComponent.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { ZoneSwitch } from '#ui/ZoneSwitch.tsx';
import { inZone, timeIn, useZone, written, type Zone } from '#ui/zone.ts';
import type { OpenJobs } from './HomeWords.tsx';
import { home } from './homePart.ts';

const HomeWords = staticComponent(home, (module) => module.HomeWords);

interface HomeTopProps extends Pick<TopProps, 'hero'> {
  jobs: OpenJobs;
}

/** The top of the home page: what to do here, and who has the work now, on a map and on a chart of the day. */
export function HomeTop({ hero, jobs }: HomeTopProps) {
  const { now } = hero;
  const words = <HomeWords hero={hero} jobs={jobs} />;
  return (
    <div css={home.module?.homeTopStyle} data-ground="navy" suppressHydrationWarning>
      {now ? <Handover now={now}>{words}</Handover> : <Wrap className="above">{words}</Wrap>}
    </div>
  );
}

interface HandoverProps {
  now: Relay;
  children: ReactNode;
}

/**
 * The slider moves the picture to another moment of the day: window, map, chart and their words. While nobody has the
 * work, the chart has the last working day.
 */
function Handover({ now, children }: HandoverProps) {
  const present = useMinute() || Date.parse(now.at);
  const zone = useZone();
  const [chosen, choose] = useState<number | null>(null);
  const [plays, play] = usePlayer(choose);
  const slider = useRef<HTMLInputElement>(null);
  const current = momentAt(now, present);
  const rests = current.holder < 0;
  const day = rests ? lastWorkingDay(now, current) : current;
  const picked = chosen === null ? null : momentAt(now, day.start + chosen * 60_000);
  const moment = picked ?? current;
  const dragTo = (minute: number) => {
    play(false);
    choose(minute);
  };
  const backToNow = () => {
    choose(null);
    slider.current?.focus();
  };
  const past = rests && moment.at < current.at;
  const head = headline(moment, zone, past);
  const then = outlook(moment, zone, past);
  const date = dateOf(inZone(moment.at, zone));
  const replayed = weekday(inZone(day.start + dayLength / 2, zone));
  return (
    <>
      <div className="above">
        <Wrap className="top">
          {children}
          <View now={now} moment={moment} zone={zone} />
        </Wrap>
        <WorldMap offices={now.offices} moment={moment} />
      </div>
      <Wrap>
        <div className="head">
          <p className={moment.holder < 0 ? 'who rest' : 'who'}>{head}</p>
          {/* With keys: what says something else does not count as moved. */}
          <p key={String(rests && !picked)} className="outlook">
            {/* The link is first, so that it does not move when the hour becomes the visitor's. */}
            {rests && !picked && (
              <>
                Write now and it’s <SmartLink href="/contact-us">the first note they read</SmartLink>.{' '}
              </>
            )}
            {then.replace(/(\d) (h|min)\b/g, '$1\u00a0$2').replace(/h (\d)/, 'h\u00a0$1')}
          </p>
          <p className="time">
            <span key={date}>{date}</span> <b>{written(clock(inZone(moment.at, zone)), zone)}</b>
          </p>
          <ZoneSwitch zone={zone} />
        </div>
        <DayChart
          moment={picked ?? day}
          label={`The usual hours of ${counted(now.offices.length, 'office')} on one day. ${head} ${then}`}
          note={(row) => moment.rows[row]?.state.clock ?? ''}
          zone={zone}
          past={rests && !picked}
          foot={
            picked && !plays ? (
              <button type="button" className="back" onClick={backToNow}>
                Back to now
              </button>
            ) : rests ? (
              <>
                <span key="replayed">{replayed}, replayed</span>
                <PlayButton day={replayed} plays={plays} onPlay={play} />
              </>
            ) : (
              <span key="drag">Drag the day</span>
            )
          }
        >
          <DaySlider ref={slider} moment={moment} said={`${timeIn(zone, moment.at)}. ${head}`} onChoose={dragTo} />
        </DayChart>
      </Wrap>
    </>
  );
}

/** What is seen from the office that has the work, or from the one that has it next. */
function View({ now, moment: { at, holder, next, rows }, zone }: { now: Relay; moment: Moment; zone: Zone }) {
  const row = holder < 0 ? (next?.row ?? -1) : holder;
  const office = now.offices[row];
  if (!office) return null;
  const there = (moment: number) => localTime(rows[row]?.offsets ?? [], moment);
  const opens = holder < 0 && next && `${weekday(there(next.at))} at ${clock(there(next.at))}`;
  return (
    <OfficeView office={office} at={at} lit={!opens} className="window">
      {opens ? written(`It opens ${opens} there.`, zone) : 'The lamp’s on.'}
    </OfficeView>
  );
}

interface PlayButtonProps {
  day: string;
  plays: boolean;
  onPlay: (plays: boolean) => void;
}

function PlayButton({ day, plays, onPlay }: PlayButtonProps) {
  return (
    <button type="button" className="play" aria-label={plays ? 'Stop' : `Replay ${day}`} onClick={() => onPlay(!plays)}>
      <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
        <circle cx="22" cy="22" r="20.5" />
        <path d={plays ? 'M17 16v12h10V16z' : 'M18.5 14.5v15l12-7.5z'} />
      </svg>
    </button>
  );
}

const playTime = 12_000;
/** With reduced motion, the day goes on in steps of three hours. */
const calmStep = 180;

/** Plays a day: calls `choose` with one minute after another, and with null at the end. */
function usePlayer(choose: (minute: number | null) => void): [plays: boolean, play: (plays: boolean) => void] {
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    if (!plays) return;
    const step = matchMedia(media.calm.slice('@media '.length)).matches ? calmStep : 5;
    const start = performance.now();
    let frame = requestAnimationFrame(function go(at) {
      const minute = ((at - start) / playTime) * 1440;
      if (minute >= 1440) {
        setPlays(false);
        choose(null);
        return;
      }
      choose(Math.max(0, Math.floor(minute / step) * step));
      frame = requestAnimationFrame(go);
    });
    return () => cancelAnimationFrame(frame);
  }, [plays, choose]);
  const play = (plays: boolean) => {
    setPlays(plays);
    if (!plays) choose(null);
  };
  return [plays, play];
}
