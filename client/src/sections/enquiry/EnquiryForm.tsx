import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { problemsOf } from '#form/check.ts';
import { forget, recall } from '#form/draft.ts';
import { Form } from '#form/Form.tsx';
import type { Typed } from '#form/typed.ts';
import { useSubmit } from '#form/useSubmit.ts';
import { useReceived } from '#job/useReceived.ts';
import { twoColumns } from '#sections/parts/twoColumns.ts';
import { band, leadText, useAnchor } from '#sections/Section.tsx';
import { muted16 } from '#theme/styles.ts';
import { hiddenIn, media, radius, role, shadow, size, space, stack } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { useLocation } from '#ui/location.ts';
import { usePostedForm } from '#ui/postedForm.ts';
import { unbroken } from '#ui/Unbroken.tsx';
import { hidden } from '#ui/VisuallyHidden.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import { ContactRows } from './ContactRows.tsx';
import { FullEnquiry, ShortEnquiry } from './EnquiryFields.tsx';
import { type EnquiryFormFragment, useSendEnquiryMutation } from './EnquiryForm.generated.ts';
import { checkEnquiry, enquiryFields, interestFrom, lostCall, messageFrom, readEnquiry } from './enquiry.ts';

interface EnquiryFormProps extends EnquiryFormFragment {
  /** In a column beside something else, which is the section. */
  beside?: boolean;
  /** The heading is not shown: that of the page is above the form. */
  untitled?: boolean;
}

/** The form that sends an enquiry: with all its fields, or short at the bottom of a page. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { anchor: id, heading, lead, interest, interests, events, short } = props;
  const { calls, callLink, beside = false, untitled = false } = props;
  const anchor = useAnchor(id);
  const { pathname, search } = useLocation();
  const message = messageFrom(search, events);
  const posted = usePostedForm('enquiry');
  const [send] = useSendEnquiryMutation();
  const [free, setFree] = useState(calls);
  const receipt = posted?.values.receipt ?? '';
  // Where it was begun: a short form leads on to the one with times for a call.
  const begun = String(posted?.values.page ?? pathname);
  const draft = `enquiry ${pathname}${message ? search : ''}${receipt}`;
  // Before useSubmit, which forgets what the form doesn't have.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form appears
  useEffect(() => {
    const lost = posted ? null : lostCall(recall<Typed>(draft, 'typed'), calls);
    if (lost) submit.setProblem('call', lost);
  }, [draft]);
  const submit = useSubmit({
    draft,
    posted,
    fields: enquiryFields,
    check: (data) => checkEnquiry(data),
    async send(data, credentials) {
      const { data: answer } = await send({ variables: { input: { ...readEnquiry(data), ...credentials } } });
      const { receipt, userErrors, calls } = answer?.sendEnquiry ?? { receipt: null, userErrors: [], calls: [] };
      if (receipt) forget(`enquiry ${begun}`);
      if (userErrors.some(({ field }) => field.includes('call'))) setFree(calls);
      return receipt ? { receipt } : { problems: problemsOf(userErrors, enquiryFields) };
    },
    onDone: useReceived(),
  });
  // The button that leads to the times for a call sends nothing.
  const onSubmit: typeof submit.onSubmit = (event) => {
    if (!(event.nativeEvent as SubmitEvent).submitter?.hasAttribute('formaction')) submit.onSubmit(event);
  };
  const Fields = short ? ShortEnquiry : FullEnquiry;

  const title = (
    <h2 id={anchor} css={untitled && hidden}>
      {unbroken(heading)}
    </h2>
  );
  const about = lead && <p css={beside ? muted16 : leadText}>{inline(lead)}</p>;
  const form = (
    <Form
      css={beside ? besideStyle : card}
      name="enquiry"
      labelledBy={anchor}
      posted={posted}
      submit={{ ...submit, onSubmit }}
      heading={
        beside && (
          <>
            {title}
            {about}
          </>
        )
      }
    >
      <input type="hidden" name="page" value={begun} />
      <div css={stack.s4}>
        <Fields
          // The event in the address determines the initial message.
          key={message}
          interests={interests}
          interest={interestFrom(search, interests) ?? interest}
          message={message}
          // A correction keeps its call.
          calls={receipt ? [] : free}
          callLink={callLink}
          sending={submit.sending}
        />
      </div>
    </Form>
  );
  if (beside) return form;
  return (
    <section css={band} data-ground="band" aria-labelledby={anchor}>
      <Wrap css={columns}>
        <div css={words}>
          {title}
          {about}
          <div css={onlyInWide}>
            <ContactRows />
          </div>
        </div>
        {form}
      </Wrap>
    </section>
  );
}

const columns = css`
  ${twoColumns('5fr', '7fr')};
  align-items: start;
`;

const words = css`
  ${stack.s4};
  h2 {
    max-width: 20ch;
  }
`;

/* What fills the room beside a form; in narrow windows the footer, right below, has the same. */
const onlyInWide = css`
  margin-top: ${space.s4};
  ${hiddenIn(media.drawer)};
`;

const card = css`
  padding: clamp(1.3rem, 2.4vw, 2.1rem);
  border-radius: ${radius.card};
  background: ${role.raised};
  box-shadow: ${shadow.card};
`;

const besideStyle = css`
  ${card};
  gap: ${space.s4};
  [data-ground='light'] & {
    background: ${role.band};
    box-shadow: none;
  }
  h2 {
    font-size: ${size.t28};
    letter-spacing: -0.025em;
  }
`;
