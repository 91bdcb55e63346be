import { css } from '@emotion/react';
import { RuledRow } from '#sections/parts/Cards.tsx';
import { Section } from '#sections/Section.tsx';
import { SearchField } from '#sections/search/SearchField.tsx';
import { space, stack } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { HeroFragment } from './Hero.generated.ts';
import type { TopFragment } from './Top.generated.ts';
import { Top } from './Top.tsx';

interface NotFoundContentProps {
  page: TopFragment | null;
  hero: HeroFragment | null;
  nearest: readonly { path: string; label: string; description: string }[];
}

/** What an unknown address shows above the sections of the 404 page. */
export function NotFoundContent({ page, hero, nearest }: NotFoundContentProps) {
  return (
    <>
      {page ? <Top page={page} hero={hero} /> : <Fallback />}
      {nearest.length > 0 && (
        <Section id={null} heading="Did you mean" ground="light" layout="split" compact>
          <ul>
            {nearest.map(({ path, label, description }) => (
              <RuledRow key={path} title={label} text={description} link={path} />
            ))}
          </ul>
        </Section>
      )}
      <SearchField />
    </>
  );
}

function Fallback() {
  return (
    <Wrap css={fallback}>
      <h1>There’s no page at this address</h1>
      <p>
        <SmartLink href="/">Go to the home page</SmartLink>
      </p>
    </Wrap>
  );
}

const fallback = css`
  ${stack.s5};
  padding-block: ${space.section};
`;
