import { css } from '@emotion/react';
import { RouteArt } from '#art/RouteArt.tsx';
import { problemsOf } from '#form/check.ts';
import { Form, panel } from '#form/Form.tsx';
import { useSubmit } from '#form/useSubmit.ts';
import { OpenNow } from '#handover/OpenNow.tsx';
import { useReceived } from '#job/useReceived.ts';
import { font, media, radius, role, shadow, size, space } from '#theme/tokens.ts';
import { ContactLinks } from '#ui/ContactLinks.tsx';
import { Inline } from '#ui/Inline.tsx';
import { useLocation } from '#ui/location.ts';
import { usePostedForm } from '#ui/postedForm.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { FullEnquiry, ShortEnquiry } from './EnquiryFields.tsx';
import { type EnquiryFormFragment, useSendEnquiryMutation } from './EnquiryForm.generated.ts';
import { checkEnquiry, interestFrom, messageFrom, readEnquiry } from './enquiry.ts';
import { band, leadText, twoColumns, useAnchor } from './Section.tsx';

/** The form that sends an enquiry: with all its fields, or short at the bottom of a page. */
export function EnquiryForm({ anchor: id, heading, lead, interest, interests, events, short }: EnquiryFormFragment) {
  const anchor = useAnchor(id);
  const { pathname, search } = useLocation();
  const message = messageFrom(search, events);
  const posted = usePostedForm('enquiry');
  const [send] = useSendEnquiryMutation();
  const submit = useSubmit({
    draft: `enquiry ${pathname}${message ? search : ''}`,
    posted,
    check: (data) => checkEnquiry(data),
    async send(data, credentials) {
      const { data: answer } = await send({ variables: { input: { ...readEnquiry(data), ...credentials } } });
      const { receipt, userErrors } = answer?.sendEnquiry ?? { receipt: null, userErrors: [] };
      return receipt ? { receipt } : { problems: problemsOf(userErrors) };
    },
    onDone: useReceived(),
  });
  const Fields = short ? ShortEnquiry : FullEnquiry;

  return (
    <section css={band} data-ground={short ? 'band' : 'light'} aria-labelledby={anchor}>
      <Wrap css={[columns, !short && fromTop]}>
        <div css={words}>
          <h2 id={anchor}>{heading}</h2>
          {lead && (
            <p css={leadText}>
              <Inline text={lead} />
            </p>
          )}
          <OpenNow css={openNow} />
          {!short && <ContactLinks css={contacts} />}
          {short && <RouteArt css={picture} seed={heading} topology="JOIN" width={560} height={220} density={7} />}
        </div>
        <Form css={short ? card : panel} name="enquiry" labelledBy={anchor} posted={posted} submit={submit}>
          <input type="hidden" name="page" value={pathname} />
          <div css={list}>
            <Fields
              // The event in the address determines the initial message.
              key={message}
              interests={interests}
              interest={interestFrom(search, interests) ?? interest}
              message={message}
              sending={submit.sending}
            />
          </div>
        </Form>
      </Wrap>
    </section>
  );
}

const columns = twoColumns('6fr', '6fr');

const fromTop = css`
  align-items: start;
`;

const words = css`
  display: grid;
  gap: ${space.s4};
  h2 {
    max-width: 14ch;
  }
`;

const openNow = css`
  font-size: ${size.t16};
`;

/* For those who prefer to call or write an e-mail. */
const contacts = css`
  display: grid;
  gap: ${space.s2};
  justify-items: start;
  margin-top: ${space.s3};
  padding-top: ${space.s4};
  border-top: 2px solid ${role.rule};
  font: 600 ${size.t22} / 1.3 ${font.display};
`;

const picture = css`
  margin-top: ${space.s5};
  ${media.drawer} {
    display: none;
  }
`;

const list = css`
  display: grid;
  gap: ${space.s4};
`;

const card = css`
  padding: clamp(1.4rem, 3vw, 2.286rem);
  border-radius: ${radius.card};
  background: ${role.raised};
  box-shadow: ${shadow.card};
`;
