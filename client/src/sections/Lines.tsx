import { css } from '@emotion/react';
import { RouteArt } from '#art/RouteArt.tsx';
import { font, ink, media, role, size, space } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import type { LinesFragment } from './Lines.generated.ts';
import { type Ground, Section } from './Section.tsx';

type Line = LinesFragment['lines'][number];

/** Groups of links as stations on lines. The last line is short, to leave room for a picture. */
export function Lines({ anchor, heading, lead, lines, ground }: LinesFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground}>
      <div css={plan}>
        {lines.map((line) => (
          <Stops key={line.title} {...line} />
        ))}
        <RouteArt css={art} seed="nine-services" topology="SPREAD" country="US" width={420} height={170} density={5} />
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

const plan = css`
  position: relative;
`;

const art = css`
  position: absolute;
  right: 0;
  bottom: 0.6rem;
  width: 34%;
  pointer-events: none;
  ${media.drawer} {
    width: 46%;
  }
  ${media.phone} {
    display: none;
  }
`;

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 2.5fr) minmax(0, 9.5fr);
  gap: ${space.s5};
  padding-block: ${space.s6} ${space.s5};
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s4};
  }
`;

const lineName = css`
  font-size: ${size.t28};
  letter-spacing: -0.025em;
`;

const purpose = css`
  max-width: 24ch;
  margin-top: 0.4rem;
  color: ${role.muted};
  font-size: 1.0715rem;
  line-height: 1.5;
  ${media.drawer} {
    max-width: 44ch;
  }
`;

const about = css`
  max-width: 26ch;
  margin-top: 0.4rem;
  color: ${role.muted};
  font-size: 1.0715rem;
  line-height: 1.5;
  ${media.phone} {
    max-width: 44ch;
  }
`;

const stops = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  li {
    position: relative;
    padding: 1.9rem 1.4rem 0 0;
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
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    width: 14px;
    height: 14px;
    border: 3px solid ${ink.node};
    border-radius: 50%;
    background: ${ink.paper};
  }
  li:hover::after {
    border-color: ${ink.hot};
    background: ${ink.hot};
  }
  h4 {
    font: 600 1.43rem / 1.15 ${font.display};
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
      padding: 0 0 1.5rem 2.2rem;
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
