import { css } from '@emotion/react';
import { type Ground, Section } from '#sections/Section.tsx';
import { muted } from '#theme/styles.ts';
import { font, hiddenIn, ink, media, role, size, space, split } from '#theme/tokens.ts';
import { officeAnchor } from '#ui/office.ts';
import type { OfficesFragment } from './Offices.generated.ts';

type Office = OfficesFragment['offices'][number];

/** The offices by country, each with its address, and what is seen from it by day. */
export function Offices({ anchor, heading, lead, offices, ground }: OfficesFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground} compact>
      <div>
        {byCountry(offices).map(([country, its]) => (
          <div key={country} css={group}>
            <h3 css={name}>{country}</h3>
            <ul css={list}>
              {its.map((office) => (
                <li key={office.label} id={officeAnchor(office.label)} css={office.view && withView}>
                  {office.view && (
                    <svg
                      className="view"
                      data-light="day"
                      viewBox={`0 0 ${office.view.width} ${office.view.height}`}
                      aria-hidden="true"
                    >
                      <use href={office.view.url} />
                    </svg>
                  )}
                  <div>
                    <b>{office.label}</b>
                    {office.headquarters && <span css={muted}> Headquarters</span>}
                    <address css={address}>{office.address}</address>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function byCountry(offices: readonly Office[]): [string, Office[]][] {
  const groups = new Map<string, Office[]>();
  for (const office of offices) groups.set(office.location, [...(groups.get(office.location) ?? []), office]);
  return [...groups];
}

const group = css`
  ${split('2fr 10fr')};
  gap: ${space.s4} ${space.s5};
  padding-block: ${space.s5};
  border-top: 1px solid ${role.line};
  &:first-of-type {
    border-top: 2px solid ${role.rule};
  }
  ${media.phone} {
    gap: ${space.s3};
    padding-block: ${space.s3};
  }
`;

const name = css`
  font: 600 ${size.t22} / 1.2 ${font.text};
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space.s4} ${space.s5};
  ${media.phone} {
    gap: ${space.s2};
  }
`;

const withView = css`
  display: grid;
  grid-template-columns: 90px minmax(0, 1fr);
  gap: ${space.s3};
  align-items: start;
  svg {
    width: 100%;
    margin-top: 3px;
    border-radius: 3px;
    box-shadow: 0 0 0 1px ${ink.land};
    ${media.forced} {
      forced-color-adjust: none;
    }
    ${hiddenIn(media.print)};
  }
  ${media.phone} {
    grid-template-columns: 72px minmax(0, 1fr);
    line-height: 1.4;
  }
`;

const address = css`
  max-width: 30ch;
  color: ${role.muted};
  font-style: normal;
`;
