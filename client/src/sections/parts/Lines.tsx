import { css } from '@emotion/react';
import { type Ground, Section } from '#sections/Section.tsx';
import { font, media, role, size, space, split } from '#theme/tokens.ts';
import { columnsFor } from '#ui/columns.ts';
import { inline } from '#ui/Inline.tsx';
import { chain, level, live } from '#ui/node.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import type { LinesFragment } from './Lines.generated.ts';

type Line = LinesFragment['lines'][number];

/** Groups of links as stations on lines. */
export function Lines({ anchor, heading, lead, lines, ground }: LinesFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground} compact>
      <div>
        {lines.map((line) => (
          <Stops key={line.title} {...line} />
        ))}
      </div>
    </Section>
  );
}

function Stops({ title, text, stations }: Line) {
  return (
    <div css={line}>
      <div>
        <h3 css={lineName}>{title}</h3>
        <p css={purpose}>{text}</p>
      </div>
      <ul css={[chain, columnsFor[4], level, stops]}>
        {stations.map((station) => (
          <li key={station.title}>
            <h4>{station.link ? <SmartLink href={station.link}>{station.title}</SmartLink> : station.title}</h4>
            <p css={about}>{inline(station.text)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const line = css`
  ${split('5fr 19fr', media.drawer)};
  gap: ${space.s6};
  padding-block: 1rem 1.2rem;
  border-top: 2px solid ${role.rule};
  ${media.drawer} {
    gap: ${space.s3};
  }
`;

const lineName = css`
  font-size: ${size.t28};
  letter-spacing: -0.025em;
`;

const purpose = css`
  max-width: 34em;
  margin-top: 0.25rem;
  color: ${role.muted};
`;

const about = css`
  margin-top: 0.25rem;
  color: ${role.muted};
`;

const stops = css`
  li:hover::after {
    ${live}
  }
  h4 {
    font: 600 ${size.t18} / 1.2 ${font.text};
  }
  ${media.phone} {
    li {
      padding-bottom: 0.9rem;
    }
    p {
      display: none;
    }
  }
`;
