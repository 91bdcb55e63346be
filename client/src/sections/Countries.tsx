import { css } from '@emotion/react';
import { font, layer, media, role, size, space } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { CountriesFragment } from './Countries.generated.ts';
import { LocalTime } from './LocalTime.tsx';
import { useAnchor } from './Section.tsx';

/** The countries side by side, each with its local time. */
export function Countries({ anchor: id, heading, countries }: CountriesFragment) {
  const anchor = useAnchor(id);
  return (
    <section css={strip} aria-labelledby={anchor}>
      <Wrap>
        <h2 css={title} id={anchor}>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h2>
        <ul css={list}>
          {countries.map((country) => (
            <li key={country.title}>
              <h3 css={name}>{country.title}</h3>
              <LocalTime zone={country.timeZone} />
              <p css={work}>
                <Inline text={country.text} />
              </p>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}

const strip = css`
  position: relative;
  z-index: ${layer.strip};
  border-block: 1px solid ${role.line};
  background: ${role.page};
`;

const title = css`
  position: absolute;
  font-size: inherit;
`;

const list = css`
  display: grid;
  grid-template-columns: 1.35fr 1fr 1fr 1.15fr;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.1rem 1rem;
    align-items: baseline;
    padding: ${space.s4} ${space.s5};
    border-left: 1px solid ${role.line};
  }
  li:first-of-type {
    padding-left: 0;
    border-left: 0;
  }
  ${media.drawer} {
    grid-template-columns: 1fr 1fr;
    li:nth-of-type(odd) {
      padding-left: 0;
      border-left: 0;
    }
    li:nth-of-type(n + 3) {
      border-top: 1px solid ${role.line};
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    li {
      padding: 0.9rem 0;
      border-left: 0;
    }
    li + li {
      border-top: 1px solid ${role.line};
    }
  }
`;

const name = css`
  font: 600 ${size.t18} / 1.2 ${font.display};
`;

const work = css`
  grid-column: 1 / -1;
  color: ${role.muted};
  font-size: 1.0715rem;
  line-height: 1.5;
`;
