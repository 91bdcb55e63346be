import { css } from '@emotion/react';
import { hours, type Moment, type Relay } from '#handover/day.ts';
import { font, media, role, size } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { CountriesFragment } from './Countries.generated.ts';
import { useAnchor } from './Section.tsx';

interface CountryStripProps extends Omit<CountriesFragment, 'now'> {
  now: Relay;
  moment: Moment;
}

/** The countries side by side. Each has the clock of the office in its time zone. */
export function CountryStrip({ anchor: id, heading, countries, now, moment }: CountryStripProps) {
  const anchor = useAnchor(id);
  return (
    <section css={strip} aria-labelledby={anchor}>
      <Wrap>
        <h2 css={title} id={anchor}>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h2>
        <ul css={list}>
          {countries.map(({ title, text, timeZone }) => {
            const row = now.offices.findIndex((office) => office.timeZone === timeZone);
            return (
              <li key={title}>
                <h3 css={name}>{title}</h3>
                {row >= 0 && <Hours now={now} row={row} moment={moment} />}
                <p css={work}>
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

function Hours({ now, row, moment }: { now: Relay; row: number; moment: Moment }) {
  const state = moment.rows[row]?.state;
  const { text, why } = hours(now, row, moment);
  return (
    <>
      <span css={clock}>{state?.clock}</span>
      <p css={[status, state?.open && open]}>
        {why && <span css={reason}>{why}, </span>}
        {text}
      </p>
    </>
  );
}

const strip = css`
  margin-top: 1.2rem;
  border-top: 1px solid ${role.line};
  ${media.phone} {
    border-top: 0;
  }
`;

const title = css`
  position: absolute;
  font-size: inherit;
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.05rem 1rem;
    align-content: start;
    align-items: baseline;
    padding: 1.1rem 1.2rem;
    border-left: 1px solid ${role.line};
  }
  li:first-of-type {
    padding-left: 0;
    border-left: 0;
  }
  li:last-of-type {
    padding-right: 0;
  }
  ${media.drawer} {
    grid-template-columns: 1fr 1fr;
    li:nth-of-type(odd) {
      padding-left: 0;
      border-left: 0;
    }
    li:nth-of-type(even) {
      padding-right: 0;
    }
    li:nth-of-type(n + 3) {
      border-top: 1px solid ${role.line};
    }
  }
  /* Large letters have a column of their own. */
  ${media.phone} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9em), 1fr));
    column-gap: 1.2rem;
    li:nth-of-type(n) {
      padding: 0.8rem 0;
      border-top: 1px solid ${role.line};
      border-left: 0;
    }
  }
`;

const name = css`
  font: 600 ${size.t18} / 1.2 ${font.display};
  ${media.phone} {
    font-size: ${size.t16};
  }
`;

const clock = css`
  font: 500 ${size.t16} / 1.4 ${font.mono};
  letter-spacing: -0.01em;
`;

const status = css`
  grid-column: 1 / -1;
  color: ${role.muted};
  font-weight: 500;
  &::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-right: 0.55em;
    border: 1.5px solid ${role.lineStrong};
    border-radius: 50%;
    vertical-align: 0.03em;
  }
`;

/* Left out on phones, where the words stay on one line. */
const reason = css`
  ${media.phone} {
    display: none;
  }
`;

const open = css`
  color: ${role.text};
  &::before {
    border-color: ${role.text};
    background: ${role.text};
  }
`;

const work = css`
  grid-column: 1 / -1;
  color: ${role.muted};
  ${media.phone} {
    display: none;
  }
`;
