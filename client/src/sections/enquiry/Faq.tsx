import { css } from '@emotion/react';
import { type Ground, leadText, Section, useAnchor } from '#sections/Section.tsx';
import { muted16 } from '#theme/styles.ts';
import { font, measure, media, role, size, space, stack } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { unbroken } from '#ui/Unbroken.tsx';
import { unfolding } from '#ui/unfolding.ts';
import type { FaqFragment } from './Faq.generated.ts';

/** Questions that unfold. The first is open, to show that they do. */
export function Faq({ anchor, heading, lead, questions, ground }: FaqFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground} layout="split" compact>
      <Questions questions={questions} columns={questions.length > 6} />
    </Section>
  );
}

/** Questions beside the form that ends a page. */
export function FaqBeside({ anchor: id, heading, lead, questions }: FaqFragment) {
  const anchor = useAnchor(id);
  return (
    <section css={beside} aria-labelledby={anchor}>
      <h2 id={anchor}>{unbroken(heading)}</h2>
      {lead && <p css={leadText}>{inline(lead)}</p>}
      <Questions questions={questions} />
    </section>
  );
}

function Questions({ questions, columns = false }: Pick<FaqFragment, 'questions'> & { columns?: boolean }) {
  return (
    <div css={[list, columns && twoColumns]}>
      {questions.map(({ question, answer }, i) => (
        <details key={question} css={unfolding} open={i === 0}>
          <summary>{question}</summary>
          <p css={text}>{inline(answer)}</p>
        </details>
      ))}
    </div>
  );
}

const beside = css`
  ${stack.s4};
  align-content: start;
`;

const list = css`
  details {
    border-top: 1px solid ${role.line};
  }
  details:first-of-type {
    border-top: 2px solid ${role.rule};
  }
  details:last-child {
    border-bottom: 1px solid ${role.line};
  }
  summary {
    position: relative;
    padding: 0.8rem 3rem 0.8rem 0;
    font: 600 ${size.t18} / 1.3 ${font.text};
    text-wrap: balance;
  }
  summary::after {
    position: absolute;
    top: 0.9rem;
    right: 0.4rem;
  }
  summary:hover {
    color: ${role.action};
  }
`;

/** Many questions, where there is room beside their heading. One that unfolds moves only what is below it. */
const twoColumns = css`
  ${media.bar} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 ${space.s6};
    align-items: start;
    details:nth-of-type(2) {
      border-top: 2px solid ${role.rule};
    }
  }
`;

const text = css`
  max-width: ${measure};
  padding-bottom: 1.1rem;
  ${muted16};
  line-height: 1.6;
`;
