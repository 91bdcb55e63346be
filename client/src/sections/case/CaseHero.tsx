import { css } from '@emotion/react';
import { HeroWords } from '#sections/top/HeroWords.tsx';
import type { TopFragment } from '#sections/top/Top.generated.ts';
import type { TopProps } from '#sections/top/topProps.ts';
import { display, media, role, size, space, split, stack } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { ChangeLines } from './ChangeLines.tsx';

type CaseTop = Extract<TopFragment, { __typename: 'CaseStudy' }>;

/** The top of a case study: its first figure, very large, and what that was before and after. */
export function CaseHero({ page, hero }: { page: CaseTop; hero: TopProps['hero'] }) {
  const [result] = page.results;
  return (
    <div css={stack.s4}>
      <Wrap css={columns}>
        {result && (
          <div css={figure}>
            <HugeFigure value={result.value} unit={result.unit} path={page.path} />
            <p css={meaning}>{inline(result.text)}</p>
          </div>
        )}
        <div css={words}>
          <h1 css={heading} id={hero.anchor ?? undefined}>
            {hero.heading}
          </h1>
          <HeroWords hero={hero} />
        </div>
      </Wrap>
      <ChangeLines change={page.change} figure={result?.value} />
    </div>
  );
}

interface HugeFigureProps {
  value: string;
  unit: string | null;
  /** The path of the page for which the figure stands; see app/morph.ts. */
  path: string;
}

/** A figure that is the picture of its page. A percent sign is raised, a word stands at its foot. */
function HugeFigure({ value, unit, path }: HugeFigureProps) {
  return (
    <p css={[huge, value.length > 4 && long]} data-morph={path}>
      {value}
      {unit && <small css={unit !== '%' && foot}>{unit === '%' ? unit : ` ${unit}`}</small>}
    </p>
  );
}

const columns = css`
  ${split('minmax(400px, auto) 1fr', media.drawer)};
  gap: ${space.s5} ${space.s7};
  align-items: end;
`;

/* The unit's descenders go below the figure, so its gap is larger, at the expense of that above. */
const figure = css`
  ${stack.s5};
  margin-top: calc(${space.s4} - ${space.s5});
`;

/** As large as a phone is wide. */
const hugeSize = `clamp(min(200px, (100vw - 2 * ${space.gutter}) * 0.705), 24vw, 306px)`;

const huge = css`
  display: flex;
  align-items: flex-start;
  width: fit-content;
  margin-left: -0.035em;
  color: ${role.accent};
  ${display(hugeSize, 0.74)};
  letter-spacing: -0.07em;
  white-space: nowrap;
  small {
    margin: 0.02em 0 0 0.12em;
    font-size: 0.42em;
    letter-spacing: -0.03em;
    line-height: 0.9;
  }
`;

/** The size of a figure with more than four digits, or of words. */
const long = css`
  font-size: clamp(5rem, 16vw, 14rem);
  white-space: normal;
`;

/** Words of a unit are one below the other. */
const foot = css`
  && {
    align-self: flex-end;
    width: min-content;
    margin: 0 0 -0.06em 0.5em;
    font-size: 0.2em;
    letter-spacing: -0.02em;
    overflow-wrap: normal;
    white-space: normal;
  }
`;

const words = css`
  ${stack.s4};
  align-content: end;
`;

const heading = css`
  font-size: clamp(2.143rem, 1.4rem + 2vw, 3.143rem);
  line-height: 1.05;
`;

const meaning = css`
  max-width: 320px;
  font-weight: 500;
  font-size: ${size.t18};
  line-height: 1.35;
  text-wrap: balance;
  ${media.phone} {
    max-width: none;
  }
`;
