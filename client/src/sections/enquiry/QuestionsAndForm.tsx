import { css } from '@emotion/react';
import type { JobListFragment } from '#sections/lists/JobList.generated.ts';
import { twoColumns } from '#sections/parts/twoColumns.ts';
import { ContactRows, FaqBeside, FormBeside, JobsBeside } from '#sections/sectionTypes.ts';
import { hiddenIn, media, space, stack } from '#theme/tokens.ts';
import { Wrap } from '#ui/Wrap.tsx';
import type { EnquiryFormFragment } from './EnquiryForm.generated.ts';
import type { FaqFragment } from './Faq.generated.ts';

interface QuestionsAndFormProps {
  faq: FaqFragment;
  jobs: JobListFragment | null;
  form: EnquiryFormFragment;
}

/** The end of a page: questions and open jobs, and beside them the form for all other questions. */
export function QuestionsAndForm({ faq, jobs, form }: QuestionsAndFormProps) {
  return (
    <div css={section} data-ground="light">
      <Wrap css={columns}>
        <div css={column}>
          <FaqBeside {...faq} />
          {jobs ? (
            <JobsBeside {...jobs} />
          ) : (
            <div css={onlyInWide}>
              <ContactRows />
            </div>
          )}
        </div>
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

/* Where there are no jobs, the other ways to ask take their place. In narrow windows that isn't beside the form. */
const onlyInWide = hiddenIn(media.drawer);

const column = css`
  ${stack.s6};
  ${media.phone} {
    gap: ${space.s3};
  }
`;
