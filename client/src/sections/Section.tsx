import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { muted18 } from '#theme/styles.ts';
import { headerHeight, hiddenIn, measure, media, size, space, split, stack } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { unbroken } from '#ui/Unbroken.tsx';
import { hidden } from '#ui/VisuallyHidden.tsx';
import { Wrap } from '#ui/Wrap.tsx';

/** The background of a section. Sections.tsx chooses it, by the sections before and after. */
export type Ground = 'light' | 'sky' | 'navy' | 'band';

export interface SectionProps {
  id: string | null;
  heading: string;
  lead?: string | null;
  ground: Ground;
  /** `split`: the heading at the left, the content at the right of it. */
  layout?: 'stack' | 'split';
  /** Less room above and below. */
  compact?: boolean;
  /** The heading is for screen readers only. */
  headingHidden?: boolean;
  /** Something large above the heading. */
  above?: ReactNode;
  /** Something below heading and lead. */
  below?: ReactNode;
  children: ReactNode;
}

/** A section with its heading. The anchor is on the heading, so that a link to it leads to text. */
export function Section(props: SectionProps) {
  const { id, heading, ground, layout = 'stack', compact = false, headingHidden = false } = props;
  const anchor = useAnchor(id);
  const hasHead = heading !== '' && !headingHidden;
  return (
    <section
      css={[section, compact && compactStyle]}
      data-ground={ground}
      aria-labelledby={heading ? anchor : undefined}
    >
      <Wrap css={[content, layout === 'split' && hasHead && beside]}>
        {heading && headingHidden && (
          <h2 id={anchor} css={hidden}>
            {heading}
          </h2>
        )}
        {hasHead && <SectionHead {...props} anchor={anchor} isSmall={layout === 'split'} />}
        {props.children}
      </Wrap>
    </section>
  );
}

interface HeadProps extends Pick<SectionProps, 'heading' | 'lead' | 'above' | 'below'> {
  /** The id of the heading. */
  anchor: string;
  /** The lead is next to something. */
  isSmall: boolean;
}

/** What stands above the content of a section. */
export function SectionHead({ anchor, heading, lead, above, below, isSmall }: HeadProps) {
  return (
    <div css={head}>
      {above}
      <h2 id={anchor}>{unbroken(heading)}</h2>
      {lead && <p css={[leadText, isSmall && small]}>{inline(lead)}</p>}
      {below}
    </div>
  );
}

/** The id of a section's heading: its anchor, or a generated one for aria-labelledby. */
export function useAnchor(id: string | null): string {
  const own = useId();
  return id ?? own;
}

const section = css`
  position: relative;
  padding-block: ${space.section};
`;

const compactStyle = css`
  padding-block: calc(${space.section} * 0.65);
`;

const content = css`
  ${stack.s6};
  ${media.phone} {
    gap: ${space.s4};
  }
  > * {
    min-width: 0;
  }
`;

const beside = css`
  ${split('4fr 8fr', media.drawer)};
  gap: ${space.s7};
  /* The heading stays beside its content. */
  ${media.bar} {
    > div:first-of-type {
      position: sticky;
      top: calc(${headerHeight} + ${space.s5});
      align-self: start;
    }
  }
  ${media.drawer} {
    gap: ${space.s4};
  }
`;

const head = css`
  ${stack.s4};
  align-content: start;
  justify-items: start;
`;

/** A section that ends a page with something to do, which is not printed. */
export const band = css`
  padding-block: ${space.section};
  overflow: clip;
  ${hiddenIn(media.print)};
`;

/** The lead below a heading; smaller where content or a label is next to it. */
export const leadText = css`
  max-width: ${measure};
  ${muted18};
  line-height: 1.5;
`;

const small = css`
  font-size: ${size.t16};
`;
