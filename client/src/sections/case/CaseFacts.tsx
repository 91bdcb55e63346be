import { css } from '@emotion/react';
import type { TopFragment } from '#sections/top/Top.generated.ts';
import { media, role, space } from '#theme/tokens.ts';
import { Wrap } from '#ui/Wrap.tsx';

type CaseTop = Extract<TopFragment, { __typename: 'CaseStudy' }>;

/** Who the client of a case study is, and what the work took. */
export function CaseFacts({ page }: { page: Pick<CaseTop, 'sector' | 'region' | 'duration' | 'team' | 'stack'> }) {
  const facts = [
    ['Sector', page.sector],
    ['Region', page.region],
    ['Duration', page.duration],
    ['Team', page.team],
    ['Technology', page.stack.join(', ')],
  ];
  return (
    <Wrap>
      <dl css={list}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Wrap>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(5, auto);
  gap: 0 ${space.s5};
  margin-bottom: ${space.s6};
  border-block: 1px solid ${role.line};
  /* The last one, which is long, has the rest of the row. */
  ${media.drawer} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :last-child {
      grid-column: span 2;
    }
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-block: ${space.s2};
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
