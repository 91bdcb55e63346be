import { css } from '@emotion/react';
import { media, space } from '#theme/tokens.ts';
import { staticComponent } from '#ui/staticComponent.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { EnquiryFormFragment } from './EnquiryForm.generated.ts';
import { plain } from './plainPart.ts';
import { FormBeside } from './sectionTypes.ts';
import type { TopProps } from './topProps.ts';

const Words = staticComponent(plain, (module) => module.FormTopWords);

interface FormTopProps extends TopProps {
  form: EnquiryFormFragment;
}

/** The top of a page that is there for its form. */
export function FormTop({ page, hero, form }: FormTopProps) {
  return (
    <div data-ground="desk">
      <Wrap css={columns}>
        <Words page={page} hero={hero} />
        <FormBeside {...form} beside />
      </Wrap>
    </div>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space.s5} ${space.s7};
  align-items: start;
  padding-block: ${space.s5} ${space.section};
  ${media.drawer} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: ${space.s4};
  }
`;
