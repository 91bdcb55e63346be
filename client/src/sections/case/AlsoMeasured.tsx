import { css } from '@emotion/react';
import { Figure } from '#sections/parts/Facts.tsx';
import { Section } from '#sections/Section.tsx';
import type { TopFragment } from '#sections/top/Top.generated.ts';
import { media, role, size, space } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';

type Result = Extract<TopFragment, { __typename: 'CaseStudy' }>['results'][number];

/** The results of a case study after the first, which is at its top. */
export function AlsoMeasured({ results }: { results: readonly Omit<Result, '__typename'>[] }) {
  if (results.length < 2) return null;
  return (
    <Section id={null} heading="Also measured" ground="light" compact>
      <ul css={list}>
        {results.slice(1).map(({ value, unit, text, basis }) => (
          <li key={value + text} css={row}>
            <Figure css={figure} value={value} unit={unit} />
            <div css={meaning}>
              <p>
                <Inline text={text} />
              </p>
              {basis && <p css={base}>{basis}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const list = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 ${space.s7};
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const row = css`
  display: grid;
  grid-template-columns: fit-content(50%) minmax(0, 1fr);
  gap: ${space.s5};
  align-items: center;
  padding-block: ${space.s4};
  border-top: 2px solid ${role.rule};
  > :first-of-type {
    min-width: 6.4rem;
  }
  /* Large letters get a line of their own. */
  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s2} ${space.s4};
    padding-block: ${space.s3};
    > div {
      flex: 1 1 11rem;
    }
  }
`;

/** Units are words more often than signs. */
const figure = css`
  font-size: 3.9rem;
  white-space: normal;
  small {
    font-size: 0.4em;
  }
  ${media.phone} {
    font-size: 3rem;
  }
`;

const meaning = css`
  max-width: 34em;
  font-size: ${size.t16};
  line-height: 1.5;
`;

const base = css`
  color: ${role.muted};
  ${media.phone} {
    font-size: ${size.t14};
  }
`;
