import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media, role, space } from '#theme/tokens.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { rhythm } from './rhythm.ts';
import { Section, SectionHead, type SectionProps, useAnchor } from './Section.tsx';

interface LabeledSectionProps extends SectionProps {
  /** What kind of section it is: `How it works`. Without a label, it looks like any other section. */
  label: string | null;
  /** A figure beside a text of one column. */
  aside?: ReactNode;
}

/** A section of a page of a service. The page decides where label, head and figure are; see rhythm.ts. */
export function LabeledSection({ label, aside, ...props }: LabeledSectionProps) {
  const anchor = useAnchor(props.id);
  if (!label) return <Section {...props} />;
  return (
    <section css={section} data-ground={props.ground} aria-labelledby={anchor}>
      <Wrap css={[labeled, Boolean(aside) && withAside]}>
        <p css={labelText}>{label}</p>
        <SectionHead {...props} anchor={anchor} isSmall />
        {props.children}
        {aside && <div css={asideStyle}>{aside}</div>}
      </Wrap>
    </section>
  );
}

const section = css`
  position: relative;
  padding-block: ${space.s6};
  @media (max-width: 30em) {
    padding-block: 1.9rem;
  }
`;

/* The label, the head, the content, and something beside it. On phones they are below each other. */
const labeled = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > div ~ * {
    margin-top: ${space.s4};
  }
  ${media.bar} {
    column-gap: 4rem;
    ${rhythm.run} {
      grid-template-columns: 20% minmax(0, 1fr);
      align-items: baseline;
      > :not(p) {
        grid-column: 2;
      }
    }
    ${rhythm.staff} {
      grid-template-rows: auto auto 1fr;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      > div ~ * {
        grid-area: 1 / 2 / 4;
        margin-top: 0;
      }
    }
  }
`;

const withAside = css`
  ${media.bar} {
    ${rhythm.build} {
      column-gap: ${space.s6};
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > :first-of-type {
        grid-column: 1 / -1;
      }
    }
  }
`;

const labelText = css`
  padding-bottom: ${space.s1};
  color: ${role.action};
  font-weight: 600;
`;

/* Twice more specific than the content before it. */
const asideStyle = css`
  align-self: start;
  ${media.bar} {
    ${rhythm.run}:nth-of-type(n):nth-of-type(n) {
      grid-area: 2 / 1;
    }
    ${rhythm.staff}:nth-of-type(n):nth-of-type(n) {
      grid-area: 3 / 1;
      margin-top: ${space.s5};
    }
  }
`;
