import { css } from '@emotion/react';
import { type Ground, Section } from '#sections/Section.tsx';
import { font, ink, media, role, size, space } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { live, node } from '#ui/node.ts';
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
      <ul css={stops}>
        {stations.map((station) => (
          <li key={station.title}>
            <h4>{station.link ? <SmartLink href={station.link}>{station.title}</SmartLink> : station.title}</h4>
            <p css={about}>
              <Inline text={station.text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 19fr);
  gap: ${space.s6};
  padding-block: 1rem 1.2rem;
  border-top: 2px solid ${role.rule};
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
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
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  li {
    position: relative;
    padding: 1.6rem 1.4rem 0 0;
  }
  li::before {
    content: '';
    position: absolute;
    top: 6px;
    right: 0;
    left: 0;
    height: 2px;
    background: ${ink.line};
  }
  li:last-of-type::before {
    right: calc(100% - 14px);
  }
  li::after {
    ${node}
    top: 0;
  }
  li:hover::after {
    ${live}
  }
  h4 {
    font: 600 ${size.t18} / 1.2 ${font.text};
  }
  a {
    color: ${role.accent};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    li {
      padding: 0 0 0.9rem 2rem;
    }
    p {
      display: none;
    }
    li::before {
      top: 8px;
      right: auto;
      bottom: -8px;
      left: 6px;
      width: 2px;
      height: auto;
    }
    li:last-of-type::before {
      display: none;
    }
    li::after {
      top: 4px;
    }
  }
`;
