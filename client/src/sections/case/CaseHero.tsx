import { css } from '@emotion/react';
import type { ChartFragment } from '#sections/charts/Chart.generated.ts';
import { charts } from '#sections/lazyParts.ts';
import type { SectionsFragment } from '#sections/Sections.generated.ts';
import { HeroWords } from '#sections/top/HeroWords.tsx';
import type { TopFragment } from '#sections/top/Top.generated.ts';
import type { TopProps } from '#sections/top/topProps.ts';
import { font, media, role, size, space } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { ChangeLines } from './ChangeLines.tsx';

const ChartShape = lazyComponent(charts, (module) => module.ChartShape);

export type CaseTop = Extract<TopFragment, { __typename: 'CaseStudy' }> & { sections?: readonly SectionsFragment[] };

/** The top of a case study: its first figure, very large, what that was before and after, its chart, and the facts. */
export function CaseHero({ page, hero }: { page: CaseTop; hero: TopProps['hero'] }) {
  const [result] = page.results;
  const chart = page.sections?.find(isChart);
  return (
    <div css={[top, chart && withChart]}>
      <Wrap css={columns}>
        {result && <HugeFigure value={result.value} unit={result.unit} path={page.path} />}
        <div css={words}>
          <hgroup css={heading}>
            {result && (
              <p css={meaning}>
                <Inline text={result.text} />
              </p>
            )}
            <h1 id={hero.anchor ?? undefined}>{hero.heading}</h1>
          </hgroup>
          <HeroWords hero={hero} />
        </div>
      </Wrap>
      <ChangeLines change={page.change} />
      {chart && (
        <Wrap>
          <ChartLink chart={chart} />
        </Wrap>
      )}
      <Wrap css={below}>
        <AtAGlance page={page} />
      </Wrap>
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

const isChart = (section: SectionsFragment): section is ChartFragment => section.__typename === 'ChartSection';

/** The shape of the page's chart, which leads to it. On phones, the chart itself is on the next screen. */
function ChartLink({ chart: { anchor, heading, lead, caption, ...drawn } }: { chart: ChartFragment }) {
  return (
    <div css={link}>
      <ChartShape {...drawn} />
      <a href={`#${anchor}`}>{heading}</a>
    </div>
  );
}

function AtAGlance({ page }: { page: CaseTop }) {
  const facts = [
    ['Sector', page.sector],
    ['Region', page.region],
    ['Duration', page.duration],
    ['Team', page.team],
    ['Technology', page.stack.join(', ')],
  ];
  return (
    <dl css={glance}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const top = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s6};
  padding-bottom: ${space.s6};
  ${media.phone} {
    gap: ${space.s5};
    padding-bottom: ${space.s4};
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s6} ${space.s7};
  align-items: end;
  padding-top: ${space.s4};
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: 0;
  }
  /* The lines follow the number. */
  ${media.phone} {
    display: contents;
    > * {
      order: 1;
      margin-inline: ${space.gutter};
    }
    > [data-morph] {
      order: 0;
      margin-left: calc(${space.gutter} - 0.05em);
    }
    & ~ :nth-of-type(n + 3) {
      order: 2;
    }
  }
`;

/** Where the chart is beside the lines. */
const chartWidth = 420;

const withChart = css`
  ${media.bar} {
    --beside: ${chartWidth + 72}px;
    > :nth-of-type(2),
    > :nth-of-type(3) {
      grid-area: 2 / 1;
    }
  }
`;

const link = css`
  position: relative;
  display: grid;
  gap: ${space.s3};
  width: min(100%, ${chartWidth}px);
  margin-left: auto;
  ${media.drawer} {
    margin-left: 0;
  }
  ${media.phone} {
    display: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const huge = css`
  display: flex;
  align-items: flex-start;
  width: fit-content;
  margin-left: -0.05em;
  color: ${role.accent};
  font: 600 clamp(200px, 29vw, 370px) / 0.74 ${font.display};
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
    margin: 0 0 -0.19em 0.5em;
    font-size: 0.2em;
    letter-spacing: -0.02em;
    overflow-wrap: normal;
    white-space: normal;
  }
`;

const words = css`
  display: grid;
  gap: ${space.s4};
  align-content: end;
`;

const heading = css`
  display: grid;
  gap: ${space.s3};
  h1 {
    font-size: clamp(2.286rem, 1.4rem + 2.2vw, 3.429rem);
    line-height: 1.03;
  }
`;

const meaning = css`
  max-width: 34em;
  color: ${role.action};
  font: 600 ${size.t18} / 1.25 ${font.display};
  letter-spacing: -0.012em;
  text-wrap: balance;
`;

const below = css`
  display: grid;
  gap: ${space.s4};
`;

const glance = css`
  display: grid;
  grid-template-columns: repeat(5, auto);
  gap: 0 ${space.s5};
  border-block: 1px solid ${role.line};
  ${media.drawer} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-block: ${space.s2};
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  div {
    padding-block: ${space.s3};
    ${media.phone} {
      padding-block: ${space.s1};
    }
  }
  dt {
    color: ${role.muted};
  }
  dd {
    font-weight: 600;
    text-wrap: balance;
  }
`;
