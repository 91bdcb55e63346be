import { css } from '@emotion/react';
import type { Moment } from '#handover/day.ts';
import type { HandoverDayFragment } from '#handover/HandoverDay.generated.ts';
import { font, media, role, size } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { CountriesFragment } from './Countries.generated.ts';
import { useAnchor } from './Section.tsx';

interface CountryStripProps extends CountriesFragment {
  offices: HandoverDayFragment['offices'];
  moment: Moment;
  /** When the office of a row is open. */
  hours: (row: number) => string;
}

/** The countries side by side. Each has the clock of the office in its time zone. */
export function CountryStrip({ anchor: id, heading, countries, offices, moment, hours }: CountryStripProps) {
  const anchor = useAnchor(id);
  return (
    <section css={strip} aria-labelledby={anchor}>
      <Wrap>
        <h2 css={title} id={anchor}>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h2>
        <ul css={list}>
          {countries.map(({ title, text, timeZone }) => {
            const row = offices.findIndex((office) => office.timeZone === timeZone);
            const state = moment.rows[row]?.state;
            return (
              <li key={title}>
                <h3 css={name}>{title}</h3>
                {state && (
                  <>
                    <span css={clock}>{state.clock}</span>
                    <p css={[status, state.open && open]}>{hours(row)}</p>
                  </>
                )}
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

const strip = css`
  margin-top: 1.2rem;
  border-top: 1px solid ${role.line};
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
  ${media.phone} {
    li {
      padding: 0.8rem 0.9rem;
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

/* Two lines on phones, so that nothing moves when the words change. */
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
  ${media.phone} {
    min-height: 3.1em;
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
