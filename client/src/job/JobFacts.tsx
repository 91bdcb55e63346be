import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { muted } from '#theme/styles.ts';
import { flow, font, media, role, size, space } from '#theme/tokens.ts';
import { shortDay } from '#ui/date.ts';
import { useSite } from '#ui/site.ts';
import type { JobFactsFragment } from './JobFacts.generated.ts';
import { experiences, shifts, types, workplaces } from './jobLabels.ts';
import { address } from './jobWords.ts';

/** The main facts of a job, in a ruled grid. */
export function JobFacts({ job }: { job: JobFactsFragment }) {
  const { name } = useSite();
  const { location, workplace, type, shift, experience, posted, closes, reference, employer } = job;
  return (
    <dl css={grid}>
      {/* A fact that the employer does not state is left out. */}
      <Fact name="Where">{address(location, workplace)}</Fact>
      <Fact name="Workplace">{workplaces[workplace]}</Fact>
      <Fact name="Type">{types[type]}</Fact>
      <Fact name="Shift">{shifts[shift]}</Fact>
      <Fact name="Experience">{experiences[experience]}</Fact>
      <Fact name="Posted">{posted && <time dateTime={posted}>{shortDay(posted)}</time>}</Fact>
      <Fact name="Closes">{closes && <time dateTime={closes}>{shortDay(closes)}</time>}</Fact>
      <Fact name="Reference">
        <span css={code}>{reference}</span>
      </Fact>
      {employer !== name && <Fact name="Employer">{employer}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt css={muted}>{name}</dt>
      <dd css={value}>{children}</dd>
    </div>
  );
}

const grid = css`
  ${flow(space.s4, space.s6)};
  padding-block: ${space.s4};
  border-block: 1px solid ${role.line};
  /* Nine facts are two rows. */
  &:where(:has(> :nth-of-type(9))) {
    display: grid;
    grid-template-columns: repeat(5, auto);
  }
  ${media.drawer} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    column-gap: ${space.s4};
  }
`;

const value = css`
  overflow-wrap: anywhere;
  font-weight: 600;
  font-size: ${size.t16};
  line-height: 1.4;
`;

const code = css`
  font: 500 ${size.t16} / 1.4 ${font.mono};
`;
