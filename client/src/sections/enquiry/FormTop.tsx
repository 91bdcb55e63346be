import { css } from '@emotion/react';
import { deskView } from '#handover/deskViewPart.ts';
import { plain } from '#sections/plainPart.ts';
import { FormBeside } from '#sections/sectionTypes.ts';
import type { TopProps } from '#sections/top/topProps.ts';
import { media, space, split } from '#theme/tokens.ts';
import { hydrateOnVisible } from '#ui/hydrateOnVisible.tsx';
import { staticComponent } from '#ui/staticComponent.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { EnquiryFormFragment } from './EnquiryForm.generated.ts';

const DeskView = hydrateOnVisible(deskView, (module) => module.DeskView);
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
        <div css={rest}>
          <FormBeside {...form} beside untitled />
        </div>
        {form.now && (
          <div css={view}>
            <DeskView now={form.now} />
          </div>
        )}
      </Wrap>
    </div>
  );
}

const columns = css`
  ${split('5fr 7fr', media.drawer)};
  grid-template-rows: auto 1fr;
  gap: ${space.s3} ${space.s7};
  align-items: start;
  padding-block: ${space.s5} ${space.section};
  ${media.drawer} {
    grid-template-rows: auto;
    row-gap: ${space.s5};
    padding-top: ${space.s4};
  }
`;

const rest = css`
  ${media.bar} {
    grid-area: 1 / 2 / 3;
  }
  ${media.low} {
    form {
      padding-block: ${space.s4};
    }
    textarea {
      height: 6.8rem;
      min-height: 0;
    }
  }
`;

/* Below the words, where the picture ends with the form, and on phones below the form. On tablets the picture is low. */
const view = css`
  ${media.drawer} {
    svg {
      aspect-ratio: 5 / 2;
    }
  }
  ${media.phone} {
    svg {
      aspect-ratio: 5 / 3;
    }
  }
  ${media.bar} {
    position: relative;
    grid-column: 1;
    align-self: end;
    figcaption {
      position: absolute;
      top: calc(100% + 8px);
    }
  }
`;
