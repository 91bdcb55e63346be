import { css } from '@emotion/react';
import { twoColumns } from '#sections/parts/twoColumns.ts';
import { FaqBeside, FormBeside } from '#sections/sectionTypes.ts';
import { space } from '#theme/tokens.ts';
import { Wrap } from '#ui/Wrap.tsx';
import type { EnquiryFormFragment } from './EnquiryForm.generated.ts';
import type { FaqFragment } from './Faq.generated.ts';

interface QuestionsAndFormProps {
  faq: FaqFragment;
  form: EnquiryFormFragment;
}

/** The end of a page: questions, and beside them the form for all others. */
export function QuestionsAndForm({ faq, form }: QuestionsAndFormProps) {
  return (
    <div css={section} data-ground="light">
      <Wrap css={columns}>
        <FaqBeside {...faq} />
        <FormBeside {...form} beside />
      </Wrap>
    </div>
  );
}

const section = css`
  padding-block: ${space.section};
`;

const columns = css`
  ${twoColumns('6fr', '6fr')};
  align-items: start;
`;
