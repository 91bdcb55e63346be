import { css } from '@emotion/react';
import { band, type Ground, leadText, useAnchor } from '#sections/Section.tsx';
import { HeroActions } from '#sections/top/HeroActions.tsx';
import { media, stack } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { unbroken } from '#ui/Unbroken.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { CallToActionFragment } from './CallToAction.generated.ts';
import { twoColumns } from './twoColumns.ts';

/** A call to action: the words at the left, what to do at the right. */
export function CallToAction(props: CallToActionFragment & { ground: Ground }) {
  const { heading, lead, ground } = props;
  const anchor = useAnchor(props.anchor);
  return (
    <section css={band} data-ground={ground} aria-labelledby={anchor}>
      <Wrap css={columns}>
        <div css={stack.s3}>
          <h2 id={anchor}>{unbroken(heading)}</h2>
          {lead && <p css={leadText}>{inline(lead)}</p>}
        </div>
        <HeroActions links={props.actions} css={toTheRight} />
      </Wrap>
    </section>
  );
}

const columns = twoColumns('1fr', 'auto');

const toTheRight = css`
  ${media.bar} {
    justify-content: end;
  }
`;
