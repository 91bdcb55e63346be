import { css } from '@emotion/react';
import { font, ink, media, role } from '#theme/tokens.ts';

const length = 470;

/** A baseline and a result, as two lines in proportion. It is text when there are no two numbers. */
export function BeforeAfter({ basis }: { basis: string }) {
  const pair = readPair(basis);
  if (!pair) return <p css={words}>{basis}</p>;
  const { before, after, unit, rest } = pair;
  const end = Math.max(Math.round((length * after.number) / Math.max(before.number, after.number)), 8);
  const start = Math.max(Math.round((length * before.number) / Math.max(before.number, after.number)), 8);
  return (
    <svg css={chart} viewBox="0 0 480 74" role="img" aria-label={basis}>
      <text y="12">Before</text>
      <text className="value" x="74" y="12">
        {before.text} {unit}
      </text>
      <path d={`M2 24H${start}`} />
      <circle cx={start} cy="24" r="5" />
      <text y="54">After</text>
      <text className="value" x="74" y="54">
        {after.text}
        {rest && `, ${rest}`}
      </text>
      <path className="after" d={`M2 66H${end}`} />
      <circle className="after" cx={end} cy="66" r="5" />
    </svg>
  );
}

/** Reads `from 11,400 to 7,070 fields typed a month, measured over 5 months`. */
function readPair(basis: string) {
  const [, before, after, unit, rest = ''] = /^from ([\d.,]+) to ([\d.,]+) ([^,]+)(?:, (.+))?$/.exec(basis) ?? [];
  if (!before || !after || !unit) return null;
  return { before: amount(before), after: amount(after), unit, rest };
}

function amount(text: string) {
  return { text, number: Number(text.replaceAll(',', '')) };
}

const chart = css`
  overflow: visible;
  text {
    font: 500 13px ${font.text};
    fill: ${role.muted};
  }
  .value {
    font-weight: 600;
    fill: ${role.text};
  }
  path {
    stroke: ${ink.line};
    stroke-width: 3;
    stroke-linecap: round;
  }
  circle {
    fill: ${ink.paper};
    stroke: ${ink.node};
    stroke-width: 2;
  }
  .after {
    stroke: ${ink.hot};
  }
  circle.after {
    fill: ${ink.hot};
  }
  ${media.phone} {
    text {
      font-size: 17px;
    }
  }
`;

const words = css`
  color: ${role.muted};
`;
