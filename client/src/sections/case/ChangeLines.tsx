import { css } from '@emotion/react';
import type { Change } from '#sections/lists/teaser.ts';
import { hotShape } from '#theme/styles.ts';
import { ink, media, role, size, space } from '#theme/tokens.ts';
import { amount, percent, withUnit } from '#ui/amount.ts';
import { arrives, grows } from '#ui/motion.ts';
import { Wrap } from '#ui/Wrap.tsx';

interface Notes {
  beforeNote: string | null;
  afterNote: string | null;
}

interface ChangeLinesProps {
  change: Change & Notes;
  /** The figure above the lines. What is the same as that is not said again. */
  figure: string | undefined;
}

/** In px from the top: the two lines. */
const before = 14;
const after = 56;

/** A figure before and after, as two lines to scale, which begin at the left edge of the page. */
export function ChangeLines({ change, figure }: ChangeLinesProps) {
  // Shares are parts of a hundred.
  const longest = Math.max(change.before, change.after, change.unit === '%' ? 100 : 0);
  const shares = { before: percent(change.before / longest), after: percent(change.after / longest) };
  const isSaid = figure === amount(change.after);
  return (
    <div css={place}>
      <svg css={lines} data-grows="" role="img" aria-label={sentence(change)}>
        <rect css={grows()} className="before" width={shares.before} y={before - 1.5} height="3" />
        <circle css={arrives} className="before" cx={shares.before} cy={before} r="8" />
        <rect css={grows(1)} className="after" width={shares.after} y={after - 3} height="6" />
        <circle css={arrives} className="after" cx={shares.after} cy={after} r="9" />
        <text x={shares.before} dx="22" y={before + 6}>
          <Figure value={change.before} unit={change.unit} /> before
          {change.beforeNote && <tspan className="note">, {change.beforeNote}</tspan>}
        </text>
        <text x={shares.after} dx="22" y={after + 6}>
          {isSaid ? (
            'After'
          ) : (
            <>
              <Figure value={change.after} unit={change.unit} /> after
            </>
          )}
          {change.afterNote && <tspan className="note">, {change.afterNote}</tspan>}
        </text>
      </svg>
      {change.unit.length > shortUnit && (
        <Wrap css={unitBelow}>
          <span aria-hidden="true">In {change.unit}</span>
        </Wrap>
      )}
    </div>
  );
}

/** A unit with so many letters is beside its figures on a phone too. */
const shortUnit = 8;

function sentence({ before, after, unit, beforeNote, afterNote }: Change & Notes): string {
  const part = (name: string, value: number, note: string | null) =>
    `${name}: ${withUnit(value, unit)}${note ? `, ${note}` : ''}.`;
  return `${part('Before', before, beforeNote)} ${part('After', after, afterNote)}`;
}

function Figure({ value, unit }: { value: number; unit: string }) {
  return (
    <>
      {amount(value)}
      <tspan className={unit.length > shortUnit ? 'note' : undefined}>
        {unit.startsWith('%') ? '' : '\u00a0'}
        {unit}
      </tspan>
    </>
  );
}

const place = css`
  position: relative;
  overflow: clip;
`;

/* From the edge of the page to where there is room for the words at the end of the longer line. */
const lines = css`
  --longest: 0.58;
  width: calc(max(${space.gutter}, 50% - 600px) + min(1200px, 100% - 2 * ${space.gutter}) * var(--longest));
  max-width: none;
  height: 72px;
  overflow: visible;
  .before {
    fill: ${ink.line};
  }
  circle.before {
    fill: ${ink.node};
  }
  .after {
    ${hotShape};
  }
  text {
    fill: ${role.muted};
    font-weight: 500;
    font-size: ${size.t16};
  }
  ${media.drawer} {
    --longest: 0.34;
  }
  ${media.phone} {
    --longest: 0.46;
    .note {
      display: none;
    }
  }
`;

const unitBelow = css`
  display: none;
  color: ${role.muted};
  ${media.phone} {
    display: block;
  }
`;
