import { css } from '@emotion/react';
import type { Change } from '#sections/lists/teaser.ts';
import { font, ink, media, role, size, space } from '#theme/tokens.ts';
import { amount, percent, withUnit } from '#ui/amount.ts';
import { grows } from '#ui/motion.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Wrap } from '#ui/Wrap.tsx';

/** In px from the top: the two lines. */
const before = 40;
const after = 124;

/** A figure before and after, as two lines to scale, which begin at the left edge of the page. */
export function ChangeLines({ change }: { change: Change & Notes }) {
  const longest = Math.max(change.before, change.after);
  const shares = { before: change.before / longest, after: change.after / longest };
  const shorter = percent(Math.min(shares.before, shares.after));
  return (
    <div css={place}>
      <p>
        <VisuallyHidden>{sentence(change)}</VisuallyHidden>
      </p>
      <svg css={lines} data-grows="" aria-hidden="true">
        <line x1={shorter} x2={shorter} y1={before + 8} y2={after - 10} />
        <rect css={grows()} className="before" width={percent(shares.before)} y={before - 1.5} height="3" />
        <circle className="before" cx={percent(shares.before)} cy={before} r="7" />
        <rect css={grows(1)} className="after" width={percent(shares.after)} y={after - 3} height="6" />
        <circle className="after" cx={percent(shares.after)} cy={after} r="9" />
      </svg>
      <Wrap css={labels}>
        <Label name="Before" note={change.beforeNote} />
        <Label name="After" note={change.afterNote} />
      </Wrap>
      <svg css={lines} aria-hidden="true">
        <Value value={change.before} unit={change.unit} share={shares.before} y={before} />
        <Value value={change.after} unit={change.unit} share={shares.after} y={after} />
      </svg>
      {change.unit.length > shortUnit && (
        <Wrap css={unitBelow}>
          <span aria-hidden="true">In {change.unit}</span>
        </Wrap>
      )}
    </div>
  );
}

interface Notes {
  beforeNote: string | null;
  afterNote: string | null;
}

/** A unit with so many letters is beside its figures on a phone too. */
const shortUnit = 5;

function sentence({ before, after, unit, beforeNote, afterNote }: Change & Notes): string {
  const part = (name: string, value: number, note: string | null) =>
    `${name}: ${withUnit(value, unit)}${note ? `, ${note}` : ''}.`;
  return `${part('Before', before, beforeNote)} ${part('After', after, afterNote)}`;
}

function Label({ name, note }: { name: string; note: string | null }) {
  return (
    <p aria-hidden="true">
      {name}
      {note && <span>: {note}</span>}
    </p>
  );
}

interface ValueProps {
  value: number;
  unit: string;
  share: number;
  y: number;
}

/** The figure stands on its line, at the end of it. Beside a short line it stands at the right. A long unit is said once. */
function Value({ value, unit, share, y }: ValueProps) {
  const beside = share < 0.5;
  const isShort = unit.length <= shortUnit;
  return (
    <text
      x={percent(share)}
      y={beside ? y : y - 16}
      dx={beside ? 22 : share === 1 ? 0 : -18}
      dy={beside ? 9 : 0}
      textAnchor={beside ? 'start' : 'end'}
    >
      {amount(value)}
      {(isShort || share === 1) && (
        <tspan className={isShort ? undefined : 'long'}>
          {unit.startsWith('%') ? '' : '\u00a0'}
          {unit}
        </tspan>
      )}
    </text>
  );
}

const place = css`
  position: relative;
  overflow: clip;
  padding-bottom: ${space.s5};
  ${media.phone} {
    padding-bottom: 0;
  }
`;

/* From the edge of the page to the right end of the column, or to what is beside them there. */
const lines = css`
  position: relative;
  width: calc(50% + min(600px, 50% - ${space.gutter}) - var(--beside, 0px));
  max-width: none;
  height: 140px;
  overflow: visible;
  & ~ & {
    position: absolute;
    top: 0;
    left: 0;
  }
  .before {
    fill: ${ink.line};
  }
  circle.before {
    fill: ${ink.node};
  }
  .after {
    fill: ${ink.hot};
  }
  line {
    stroke: ${role.muted};
    stroke-dasharray: 2 4;
  }
  text {
    fill: ${role.text};
    font: 600 ${size.t28} / 1 ${font.display};
    letter-spacing: -0.02em;
  }
  tspan {
    font-size: 0.72em;
  }
  ${media.phone} {
    text {
      font-size: ${size.t22};
    }
    .long {
      display: none;
    }
  }
`;

const labels = css`
  position: absolute;
  inset: 0;
  color: ${role.muted};
  font-size: ${size.t16};
  line-height: 1.2;
  pointer-events: none;
  p {
    position: absolute;
    top: ${before - 30}px;
    padding-right: 0.4em;
    background: ${role.ground};
  }
  p + p {
    top: ${after - 32}px;
  }
  ${media.phone} {
    span {
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
