import { css } from '@emotion/react';
import { useState } from 'react';
import { flow, media, role, split } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/count.ts';
import { needsScripts } from '#ui/needsScripts.ts';
import { useHydrated } from '#ui/useHydrated.ts';
import type { DemoOf } from './demoOf.ts';
import { desk, detail, Frame, paneName, side } from './Frame.tsx';
import { type Handover, move, nextOf, placesOf } from './handover.ts';
import { State } from './State.tsx';
import { Stops } from './Stops.tsx';
import { TicketCard } from './TicketCard.tsx';

const noteLines = ['done', 'open', 'trap', 'next'] as const;

/** Work360: the visitor hands a ticket to the next office, with its note, and takes it there. */
export function HandoverDemo(board: DemoOf<'HandoverDemo'>) {
  const ready = useHydrated();
  const [places, setPlaces] = useState(() => placesOf(board));
  const [chosen, setChosen] = useState(0);
  /** The ticket that was moved on the board last. It keeps the focus in its new column. */
  const [moved, setMoved] = useState(-1);
  const [said, say] = useState('');
  const ticket = board.tickets[chosen];
  const place = places[chosen];
  if (!ticket || !place) return null;
  const city = (at: number) => board.offices[at]?.city ?? '';
  const waiting = places.filter(({ state }) => state === 'offered').length;

  function hand(i: number, how: Handover) {
    const from = places[i];
    const number = board.tickets[i]?.number;
    const to = from && move(from, how, board.offices.length);
    setChosen(i);
    if (!from || !to) return;
    setPlaces(places.map((other, j) => (j === i ? to : other)));
    say(`${number}: ${sentences[to.state](city(to.from), city(nextOf(to)))}`);
  }

  return (
    <Frame
      product="Work360"
      title={board.title}
      state={
        waiting > 0 ? (
          <State tone="live">{`${counted(waiting, 'ticket')} ${waiting === 1 ? 'is' : 'are'} offered`}</State>
        ) : (
          <State tone="done">Every ticket has an office</State>
        )
      }
      said={said}
      note="Made-up tickets on a made-up day. Nothing you do here is sent."
    >
      <div css={side}>
        <Stops
          label="Offices"
          stops={board.offices.map(({ city, opens, closes }, at) => ({
            name: city,
            detail: `${opens} to ${closes} UTC`,
            state: at === place.at ? 'live' : at < place.at ? 'done' : 'waiting',
          }))}
        />
      </div>
      <div css={[desk, columns]}>
        {board.offices.map(({ city: name, closes }, at) => (
          <div key={name} data-at={at}>
            <p css={paneName}>
              {name} <small>until {closes}</small>
            </p>
            {board.tickets.map(
              ({ number, title }, i) =>
                places[i]?.at === at && (
                  <TicketCard
                    key={number}
                    number={number}
                    title={title}
                    note={
                      places[i].state === 'offered'
                        ? `Still ${city(places[i].from)}’s, not taken yet`
                        : `${name} has it`
                    }
                    isOffered={places[i].state === 'offered'}
                    isChosen={i === chosen}
                    isLocked={!ready}
                    takesFocus={i === moved}
                    onChoose={() => setChosen(i)}
                    onMove={(how) => {
                      setMoved(i);
                      hand(i, how);
                    }}
                  />
                ),
            )}
          </div>
        ))}
      </div>
      <div css={note}>
        <p css={paneName}>
          Handover note <small>{ticket.number}</small>
        </p>
        <dl>
          {noteLines.map((line) => (
            <div key={line} className={line === 'next' ? 'next' : undefined}>
              <dt>{line}</dt>
              <dd>{ticket[line]}</dd>
            </div>
          ))}
        </dl>
        <div css={[actions, needsScripts]}>
          {/* One button for all steps, so that it keeps the focus. */}
          {nextOf(place) < board.offices.length && (
            <Button small onClick={() => hand(chosen, place.state === 'taken' ? 'back' : 'forth')}>
              {labels[place.state](city(nextOf(place)))}
            </Button>
          )}
          {place.state === 'offered' && (
            <Button look="second" small onClick={() => hand(chosen, 'back')}>
              Withdraw
            </Button>
          )}
          <p css={detail}>Drag a ticket to the next office, or press → on it.</p>
        </div>
      </div>
    </Frame>
  );
}

/** What happened to a ticket, in a sentence. */
const sentences = {
  held: (from: string) => `back with ${from}.`,
  offered: (from: string, to: string) => `offered to ${to} with its note. It is ${from}’s until ${to} takes it.`,
  taken: (_: string, to: string) => `${to} has it.`,
};

const labels = {
  held: (to: string) => `Hand over to ${to}`,
  offered: (to: string) => `${to}: I have it`,
  taken: () => 'Start again',
};

const columns = css`
  ${split('1fr 1fr 1fr', media.drawer)};
  > div {
    display: grid;
    gap: 0.6rem;
    align-content: start;
  }
  > div + div {
    margin-left: 0.8rem;
    padding-left: 0.8rem;
    border-left: 1px solid ${role.line};
  }
  ${media.drawer} {
    gap: 0.8rem;
    > div + div {
      margin-left: 0;
      padding-left: 0;
      border-left: 0;
    }
  }
`;

const note = css`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 0.4rem;
  dl {
    display: grid;
    align-content: start;
    min-height: 16rem;
    border-top: 2px solid ${role.rule};
  }
  dl > div {
    display: grid;
    grid-template-columns: 3.6rem minmax(0, 1fr);
    padding: 0.55rem 0;
  }
  dl > div + div {
    border-top: 1px solid ${role.line};
  }
  dl > .next {
    font-weight: 600;
  }
  dt {
    color: ${role.muted};
    font-weight: 400;
    text-transform: capitalize;
  }
`;

const actions = css`
  ${flow('0.6rem')};
  align-content: end;
  min-height: 5.9rem;
  > p {
    width: 100%;
  }
`;
