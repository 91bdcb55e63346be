import { css } from '@emotion/react';
import { type ReactNode, useContext } from 'react';
import type { ReceiptState } from '#gql/schema-types.ts';
import { CallTime } from '#handover/CallTime.tsx';
import { DeskView } from '#handover/DeskView.tsx';
import { RelayContext } from '#handover/relay.ts';
import { mutedLines } from '#theme/styles.ts';
import { font, hiddenIn, measure, media, role, size, space, split, stack } from '#theme/tokens.ts';
import { actions, Button, ButtonLink } from '#ui/Button.tsx';
import { fileSize } from '#ui/fileSize.ts';
import { Head } from '#ui/Head.tsx';
import { Moment } from '#ui/Moment.tsx';
import { PostedFormContext } from '#ui/postedForm.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { useSite } from '#ui/site.ts';
import { useVariables } from '#ui/variables.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { AddFiles } from './AddFiles.tsx';
import { ChooseCall } from './ChooseCall.tsx';
import { DueBy } from './DueBy.tsx';
import { type ReceiptFragment, type ReceiptQueryVariables, useReceiptQuery } from './Receipt.generated.ts';
import { ReceiptSteps } from './ReceiptSteps.tsx';
import { Withdrawal } from './Withdrawal.tsx';

const states: Record<ReceiptState, string> = {
  QUEUED: 'Received, and on its way to our team',
  DELIVERED: 'Delivered to our team',
  KEPT: 'Received, and waiting for our team',
  REPLACED: 'Replaced by a later one',
  WITHDRAWN: 'Withdrawn by you',
};

const kinds = {
  ENQUIRY: { what: 'message', form: '/contact-us#form', back: { label: 'Back to the home page', link: '/' } },
  APPLICATION: {
    what: 'application',
    form: '/careers/general-application#apply',
    back: { label: 'See more open jobs', link: '/careers' },
  },
} as const;

/** What was received, its status, and what happens next. Only the sender knows the address. */
export function ReceiptPage({ missing }: { missing: ReactNode }) {
  const { data } = useReceiptQuery({ variables: useVariables<ReceiptQueryVariables>('Receipt') });
  return data?.receipt ? <Receipt receipt={data.receipt} /> : missing;
}

interface ReceiptProps {
  receipt: ReceiptFragment;
}

export function Receipt({ receipt }: ReceiptProps) {
  const { key, kind, reference, state, received, name, sent, job, files, filesLeft, correctable, withdrawn } = receipt;
  const { replaces, replacedBy, confirmed, call, calls, due, now } = receipt;
  const { what, form, back } = kinds[kind];
  const site = useSite();
  const posted = useContext(PostedFormContext);
  const gone = state === 'WITHDRAWN';
  const current = !gone && state !== 'REPLACED';
  const path = `/receipts/${key}`;
  const mail = `subject=${encodeURIComponent(`${site.name}: ${reference}`)}&body=${encodeURIComponent(`The receipt of your ${what} ${reference}: ${site.url}${path}`)}`;
  return (
    <>
      <Head
        title={gone ? `You have withdrawn your ${what}` : `We have your ${what}`}
        description="What was received, and what happens next."
        path={path}
        hidden
      />
      <Wrap css={page}>
        <div css={top}>
          <h1>{gone ? 'You have withdrawn it' : 'Thank you, we have it'}</h1>
          {gone && withdrawn && (
            <p css={notice}>
              Our team doesn’t work on it anymore. Withdrawn <Moment iso={withdrawn} />
            </p>
          )}
          {replacedBy && (
            <p css={notice}>
              It was replaced by <SmartLink href={`/receipts/${replacedBy.key}`}>{replacedBy.reference}</SmartLink>,
              received <Moment iso={replacedBy.received} />
            </p>
          )}
          {replaces.map(({ reference, received }) => (
            <p key={reference} css={notice}>
              This replaces <b>{reference}</b>, received <Moment iso={received} />
            </p>
          ))}
          {current && replaces.length > 0 && (
            <p css={notice}>
              From now on, your reference is <b>{reference}</b>.
            </p>
          )}
          {due && state !== 'REPLACED' && <DueBy receipt={receipt} due={due} />}
          <dl css={[facts, inRow]}>
            {kind === 'APPLICATION' && (
              <div css={wide}>
                <dt>Application for</dt>
                <dd>{job ? <SmartLink href={job.path}>{job.title}</SmartLink> : 'No particular job'}</dd>
              </div>
            )}
            <div>
              <dt>Reference</dt>
              <dd css={code}>{reference}</dd>
            </div>
            <div>
              <dt>Received</dt>
              <dd>
                <Moment iso={received} />
              </dd>
            </div>
            <div>
              <dt>Status</dt>
              <dd>{receipt.opened && current ? 'Opened by our team' : states[state]}</dd>
            </div>
            {call && (
              <div css={wide}>
                <dt>Your call</dt>
                <dd>
                  <CallTime call={call} />
                </dd>
                <dd>
                  <SmartLink href={`${path}.ics`}>Add it to your calendar</SmartLink>
                </dd>
              </div>
            )}
          </dl>
          <p css={mutedLines}>
            Keep the address of this page: it’s the way back, and always shows the status of your {what}.{' '}
            {confirmed && !gone && 'We send it to your e-mail address, too.'}
            {!confirmed && current && (
              <>
                We don’t confirm it by e-mail, so{' '}
                <SmartLink href={`mailto:?${mail}`}>mail the address to yourself</SmartLink>.
              </>
            )}
          </p>
        </div>
        {now && (
          <div css={view}>
            {/* Of the country of the job, where there is one. */}
            <RelayContext value={now}>
              <DeskView now={now} opened={receipt.opened} />
            </RelayContext>
          </div>
        )}
        <section css={section} aria-labelledby="next">
          <h2 id="next">{gone ? 'Changed your mind?' : 'What happens next'}</h2>
          {gone ? (
            <p>You can send a new {what} at any time.</p>
          ) : replacedBy ? (
            <p>
              Open <SmartLink href={`/receipts/${replacedBy.key}`}>the receipt of {replacedBy.reference}</SmartLink>{' '}
              instead.
            </p>
          ) : (
            <ReceiptSteps receipt={receipt} />
          )}
          <div css={actions}>
            <ButtonLink look="second" href={back.link}>
              {back.label}
            </ButtonLink>
          </div>
        </section>
        {!gone && (
          <section css={stack.s5} aria-labelledby="sent">
            <h2 id="sent">What you sent</h2>
            <dl css={[facts, plain]}>
              <Sent label="Name" values={[name]} />
              {sent.map(([label = '', ...values]) => (
                <Sent key={label} label={label} values={values} />
              ))}
              {kind === 'APPLICATION' && (
                <Sent
                  label="Files"
                  values={files.length > 0 ? files.map(({ name, bytes }) => `${name}, ${fileSize(bytes)}`) : ['None']}
                />
              )}
            </dl>
            {correctable && (
              // The form comes as a page of its own, filled in: a plain form, with scripts too.
              <form method="post" action={job ? `${job.path}#apply` : form}>
                <input type="hidden" name="form" value="correction" />
                <input type="hidden" name="receipt" value={key} />
                <Button type="submit" look="second">
                  Correct this {what}
                </Button>
              </form>
            )}
          </section>
        )}
        <div css={changes}>
          {(filesLeft > 0 || posted?.name === 'addition') && (
            <div>
              <AddFiles key={key} receipt={key} left={filesLeft} />
            </div>
          )}
          {(calls.length > 0 || posted?.name === 'call') && (
            <div>
              <ChooseCall calls={calls} change={Boolean(call)} phone={sent.every(([label]) => label !== 'Phone')} />
            </div>
          )}
          {(current || posted?.name === 'withdrawal') && (
            <div>
              <Withdrawal what={what} />
            </div>
          )}
        </div>
      </Wrap>
    </>
  );
}

/** A field with what it was filled in with. A long text is as wide as the page. */
function Sent({ label, values }: { label: string; values: readonly string[] }) {
  return (
    <div css={values.join().length > 80 && wide}>
      <dt>{label}</dt>
      {values.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none moves
        <dd key={i}>{value}</dd>
      ))}
    </div>
  );
}

const page = css`
  ${split('6.4fr 5fr', media.drawer)};
  gap: ${space.s7};
  align-items: start;
  padding-block: ${space.s7} ${space.section};
  ${media.phone} {
    gap: ${space.s6};
    padding-top: ${space.s5};
  }
`;

const top = css`
  ${stack.s5};
  h1 {
    font-size: clamp(2.143rem, 1.4rem + 1.8vw, 2.857rem);
  }
`;

const view = css`
  /* The words change with the zone. */
  figcaption span {
    min-height: 2.8em;
  }
  ${media.drawer} {
    max-width: 480px;
  }
`;

const facts = css`
  ${split('1fr 1fr')};
  gap: ${space.s3} ${space.s5};
  padding-block: ${space.s4};
  border-block: 1px solid ${role.line};
  dt {
    color: ${role.muted};
  }
  dd {
    overflow-wrap: anywhere;
    font-weight: 600;
  }
`;

const inRow = css`
  @media (min-width: 48em) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 4fr) minmax(0, 3fr);
  }
`;

const plain = css`
  max-width: ${measure};
  border-bottom: 0;
  dd {
    font-weight: 400;
    white-space: pre-line;
  }
`;

const wide = css`
  grid-column: 1 / -1;
`;

const notice = css`
  max-width: ${measure};
  font-size: ${size.t18};
`;

const code = css`
  && {
    font-family: ${font.mono};
    font-weight: 500;
  }
`;

const section = css`
  ${stack.s5};
  grid-column: 1 / -1;
`;

/** What can be changed, beside what was sent. */
const changes = css`
  ${hiddenIn(media.print)};
  > * {
    padding-block: ${space.s4};
    border-top: 1px solid ${role.line};
  }
  > :last-child {
    border-bottom: 1px solid ${role.line};
  }
`;
