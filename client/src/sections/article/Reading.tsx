import { css } from '@emotion/react';
import type { ProseFragment } from '#sections/parts/Prose.generated.ts';
import { texts } from '#sections/parts/textsPart.ts';
import { media, space, split } from '#theme/tokens.ts';
import { staticComponent } from '#ui/staticComponent.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { type Chapter, Contents } from './Contents.tsx';
import { measured, ReadingProgress } from './ReadingProgress.tsx';

const Text = staticComponent(texts, (module) => module.ReadingText);

/** An article or a legal text: contents at the left, a column of text, notes in the margin. */
export function Reading({ parts, progress = false }: { parts: readonly ProseFragment[]; progress?: boolean }) {
  const chapters = chaptersOf(parts);
  return (
    <div data-ground="light" css={progress && measured}>
      {progress && <ReadingProgress />}
      <Wrap css={columns}>
        {chapters.length > 1 ? <Contents chapters={chapters} /> : <span />}
        <Text parts={parts} />
      </Wrap>
    </div>
  );
}

function chaptersOf(parts: readonly ProseFragment[]): Chapter[] {
  return parts.flatMap(({ anchor, heading, text }) => {
    const parts = text.flatMap((block) =>
      block.__typename === 'HeadingBlock' && block.level === 2 ? [{ id: block.anchor, text: block.text }] : [],
    );
    return heading && anchor ? [{ id: anchor, text: heading }, ...parts] : parts;
  });
}

const columns = css`
  ${split('220px 1fr', media.drawer)};
  gap: ${space.s8};
  align-items: start;
  padding-block: ${space.s8} ${space.section};
  ${media.drawer} {
    gap: ${space.s6};
    padding-top: ${space.s6};
  }
`;
