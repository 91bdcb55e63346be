import { css } from '@emotion/react';
import { font, ink, radius, role } from '#theme/tokens.ts';
import { grows } from '#ui/motion.ts';
import { amount, percent } from './amount.ts';
import { Field } from './ChartDots.tsx';
import { forms } from './CoverDrawing.tsx';
import type { TeaserFragment } from './Teaser.generated.ts';

type Article = Extract<TeaserFragment, { __typename: 'Article' }>;

/** An article's figure and what it measures. */
export type CoverData = Omit<NonNullable<Article['cover']>, '__typename'>;

interface CoverProps {
  cover: CoverData;
  /** The path of the article for which it stands; see app/morph.ts. */
  path: string;
}

/**
 * The one figure of an article, drawn to scale with what it is compared with. Without a form it is dots if it is so many
 * of them, otherwise a part of a line. It fills the width of its place.
 */
export function Cover({ cover: { value, unit, text, of, form }, path }: CoverProps) {
  const { Drawing, isBeside } = form ? forms[form] : { Drawing: isCount(unit, value, of) ? Dots : Share };
  return (
    <div css={place} data-ground="leaf" data-morph={path}>
      <div css={[sheet, isBeside && besides]}>
        <p css={words}>
          <b>
            {amount(value)}
            <small> {unit}</small>
          </b>{' '}
          <span>{text}</span>
        </p>
        {(of !== null || form) && <Drawing value={value} of={of ?? 0} />}
      </div>
    </div>
  );
}

/** More dots would be too small. */
const mostDots = 400;

/** Whether a figure counts things, such as `33 of 200`. */
function isCount(unit: string, value: number, of: number | null): boolean {
  return /^(of|in) /.test(unit) && of !== null && of <= mostDots && Number.isInteger(value) && Number.isInteger(of);
}

function Dots({ value, of }: { value: number; of: number }) {
  const columns = of > 12 ? Math.min(50, of) : of;
  return (
    <div css={[field, of <= 12 && few]}>
      <Field filled={value} of={of} columns={columns} decisive width="100%" />
    </div>
  );
}

function Share({ value, of }: { value: number; of: number }) {
  const share = percent(value / of);
  return (
    <svg css={line} data-grows="" aria-hidden="true">
      <rect width="100%" y="5" height="2" />
      <rect css={grows()} className="part" width={share} y="4" height="4" />
      <circle className="part" cx={share} cy="6" r="6" />
    </svg>
  );
}

const place = css`
  container-type: inline-size;
  border: 1px solid ${role.line};
  border-radius: ${radius.part};
  overflow: hidden;
`;

const sheet = css`
  display: grid;
  gap: clamp(0.6rem, 3cqi, 2.2rem);
  padding: clamp(0.9rem, 3.4cqi, 2.3rem) clamp(1rem, 4cqi, 3rem);
`;

/* In lists the drawing is below: there is no room beside the figure. */
const besides = css`
  @container (min-width: 560px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const words = css`
  display: flex;
  flex-wrap: wrap;
  gap: max(0.5rem, 2.4cqi) clamp(0.8rem, 3cqi, 3rem);
  align-items: flex-end;
  b {
    max-width: 100%;
    color: ${role.accent};
    margin-left: -0.04em;
    font: 600 clamp(2.8rem, 18cqi, 14rem) / 0.8 ${font.display};
    letter-spacing: -0.05em;
  }
  small {
    margin-left: 0.15em;
    font-size: max(1.3rem, 0.3em);
    letter-spacing: -0.02em;
    line-height: 1;
  }
  span {
    flex: 1 1 13em;
    max-width: 24em;
    font-size: clamp(1rem, 2.6cqi, 1.571rem);
    line-height: 1.3;
    text-wrap: balance;
  }
`;

const field = css`
  display: grid;
`;

const few = css`
  max-width: 60%;
`;

/* Narrower than its place by the dot. */
const line = css`
  width: calc(100% - 6px);
  height: 12px;
  overflow: visible;
  fill: ${ink.line};
  .part {
    fill: ${ink.hot};
  }
`;
