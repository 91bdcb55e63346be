import { css } from '@emotion/react';
import type { PageKind } from '#gql/schema-types.ts';
import { Disclosure } from '#sections/case/Disclosure.tsx';
import { Figure } from '#sections/parts/Facts.tsx';
import { Section } from '#sections/Section.tsx';
import { display, font, measure, media, role, size, space, split } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import { wholeCard } from '#ui/wholeCard.ts';
import { metaOf, nameOf, type Teaser } from './teaser.ts';

interface RelatedProps {
  pages: readonly Teaser[];
  /** The kind of the page that they are shown on. The home page has its own lists, and products lead to each other. */
  kind?: PageKind;
  /** Whether the page says elsewhere what case studies are. */
  disclosed?: boolean;
}

/** The first two pages worth reading next: each with its figure, or with a sentence. */
export function Related({ pages, kind, disclosed = false }: RelatedProps) {
  if (pages.length === 0 || kind === 'HOME' || kind === 'PRODUCT') return null;
  const first = pages.slice(0, 2);
  const example = disclosed ? undefined : first.find((page) => page.__typename === 'CaseStudy');
  return (
    <Section
      id="read-next"
      heading="Read next"
      ground="light"
      compact
      below={example && <Disclosure text={example.disclosure} />}
    >
      <ul css={rows}>
        {first.map((page) => (
          <li key={page.path} css={[wholeCard, row]}>
            {page.__typename === 'CaseStudy' && (
              <Figure css={figure} value={page.result.value} unit={page.result.unit} />
            )}
            <div>
              <h3>
                <SmartLink href={page.path}>{nameOf(page)}</SmartLink>
              </h3>
              <p>{inline(page.__typename === 'CaseStudy' ? page.result.text : page.description)}</p>
              {page.__typename === 'CaseStudy' && <p>{metaOf(page)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const rows = css`
  ${split('1fr 1fr')};
  gap: ${space.s4} ${space.s7};
`;

const row = css`
  display: flex;
  gap: ${space.s4};
  align-items: start;
  padding-top: ${space.s4};
  border-top: 2px solid ${role.rule};
  > div {
    flex: 1;
  }
  h3 {
    font: 600 ${size.t18} / 1.25 ${font.text};
  }
  p {
    max-width: ${measure};
    margin-top: 0.2rem;
    color: ${role.muted};
  }
  /* The name is enough; a figure says what it means. */
  ${media.phone} {
    padding-top: ${space.s3};
    > :only-child p,
    p:not(:last-child) {
      display: none;
    }
  }
`;

const figure = css`
  flex: none;
  width: 9.2rem;
  max-width: 45%;
  ${display('3.2rem', 0.95)};
  ${media.phone} {
    width: 6.4rem;
    font-size: 2.6rem;
  }
`;
