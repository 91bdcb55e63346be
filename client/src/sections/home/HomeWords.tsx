import { css } from '@emotion/react';
import { pay, place } from '#job/jobWords.ts';
import type { JobListFragment } from '#sections/lists/JobList.generated.ts';
import type { TopProps } from '#sections/top/topProps.ts';
import { font, media, motion, role, size, space } from '#theme/tokens.ts';
import { counted } from '#ui/count.ts';
import { inline } from '#ui/Inline.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';

/** What the home page has of the open jobs. */
export type OpenJobs = JobListFragment['jobs'];

type Job = NonNullable<OpenJobs>['nodes'][number];

interface HomeWordsProps extends Pick<TopProps, 'hero'> {
  jobs: OpenJobs;
}

/** The words at the top of the home page, and a door for each kind of visitor. */
export function HomeWords({ hero, jobs }: HomeWordsProps) {
  return (
    <>
      <h1 css={headline} id={hero.anchor ?? undefined}>
        {hero.heading}
      </h1>
      <div css={column}>
        {hero.lead && <p css={lead}>{inline(hero.lead)}</p>}
        <ul css={doors}>
          {hero.doors?.map((door) => {
            const { title, link, text } = door;
            const open = link === careers && jobs?.totalCount ? jobs : null;
            const newest = open?.nodes[0];
            return (
              <li key={link}>
                <SmartLink href={link ?? ''}>
                  {open ? `${title}: ${counted(open.totalCount, 'open job')}` : title}
                </SmartLink>
                <p>{newest ? <Newest {...newest} /> : inline(text)}</p>
                <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
                  <circle cx="20" cy="20" r="19" />
                  <path d="M12.5 20h14M21 14l6 6-6 6" />
                </svg>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

const careers = '/careers';

/** The door to the jobs says how many there are, and leads to the newest, too. */
const Newest = ({ path, title, location, workplace, salary }: Job) => (
  <>
    Newest: <SmartLink href={path}>{title}</SmartLink>
    {[place(location, workplace), pay(salary)].filter(Boolean).map((fact) => `, ${fact}`)}
  </>
);

/* In front of the map. */
const headline = css`
  position: relative;
  z-index: 1;
  max-width: 24ch;
  font-size: clamp(2.3rem, 1.2rem + 5.6vw, ${size.t64});
  line-height: 1.04;
  ${media.low} {
    font-size: 4rem;
  }
`;

const column = css`
  position: relative;
  z-index: 1;
  ${media.bar} {
    width: 404px;
    padding-top: 26px;
  }
  ${media.low} {
    padding-top: 18px;
  }
  ${media.drawer} {
    padding-top: ${space.s3};
  }
`;

const lead = css`
  font-size: 1.357rem;
  line-height: 1.4;
  ${media.low} {
    font-size: 1.286rem;
  }
`;

const doors = css`
  margin-top: ${space.s4};
  border-bottom: 1px solid ${role.line};
  ${media.low} {
    margin-top: 10px;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 36px;
    gap: 1px ${space.s4};
    align-items: center;
    padding: 9px 0 10px;
    border-top: 1px solid ${role.line};
    ${media.low} {
      padding: 5px 0 6px;
    }
  }
  > li > a {
    min-height: 24px;
    color: ${role.text};
    font: 600 1.429rem / 1.25 ${font.text};
    letter-spacing: 0;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0 -12px;
    }
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
    &:focus-visible {
      outline: 0;
      &::after {
        border-radius: 6px;
        outline: 3px solid ${role.focus};
      }
    }
    ${media.low} {
      font-size: 1.286rem;
    }
    ${media.phone} {
      font-size: 1.286rem;
    }
  }
  p {
    grid-column: 1;
    color: ${role.muted};
    line-height: 1.35;
  }
  /* Above the link of the row. */
  p a {
    position: relative;
    color: inherit;
  }
  svg {
    grid-row: 1 / 3;
    grid-column: 2;
    fill: none;
    stroke: ${role.text};
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  circle {
    stroke: ${role.lineStrong};
    stroke-width: 1.5;
    transition: stroke ${motion.fast};
  }
  li:hover circle {
    stroke: ${role.text};
  }
  /* The first door is the main one. */
  li:first-of-type circle {
    fill: ${role.button};
    stroke: ${role.button};
    ${media.print} {
      stroke: ${role.text};
    }
  }
  li:first-of-type path {
    stroke: ${role.buttonText};
  }
`;
