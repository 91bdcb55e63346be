import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Choice } from '#form/Choice.tsx';
import { ErrorSummary, summaryId } from '#form/ErrorSummary.tsx';
import { Field } from '#form/Field.tsx';
import { panel } from '#form/Form.tsx';
import { FormContext, type Problem, useField } from '#form/formContext.ts';
import { labelStyle } from '#form/Labelled.tsx';
import type { JobAlertFrequency } from '#gql/schema-types.ts';
import { role, size, space, split, stack } from '#theme/tokens.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/count.ts';
import { shortDay } from '#ui/date.ts';
import { useErrorTitle } from '#ui/errorTitle.ts';
import { Head } from '#ui/Head.tsx';
import { useLocation } from '#ui/location.ts';
import { usePostedForm } from '#ui/postedForm.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { useStatus } from '#ui/useStatus.ts';
import { useVariables } from '#ui/variables.ts';
import { Wrap } from '#ui/Wrap.tsx';
import { beside, formPage } from './formPage.ts';
import {
  type JobAlertFragment,
  type JobAlertQuery,
  type JobAlertQueryVariables,
  type NewJobAlertQueryVariables,
  useJobAlertQuery,
  useNewJobAlertQuery,
} from './JobAlert.generated.ts';
import { careersCrumbs } from './layout.ts';

/** New jobs of a search by mail: the form that asks for it, and the page that only its mails lead to. */
export function AlertPage({ missing }: { missing: ReactNode }) {
  const { pathname } = useLocation();
  return pathname === '/alerts' ? <New missing={missing} /> : <Existing />;
}

function New({ missing }: { missing: ReactNode }) {
  const { data } = useNewJobAlertQuery({ variables: useVariables<NewJobAlertQueryVariables>('NewJobAlert') });
  return data?.alert ? <JobAlert alert={data.alert} /> : missing;
}

function Existing() {
  const { data } = useJobAlertQuery({ variables: useVariables<JobAlertQueryVariables>('JobAlert') });
  return data?.alert ? <JobAlert alert={data.alert} facets={data.alert.facets} /> : <Gone />;
}

/** Old mails lead here. */
function Gone() {
  useStatus(404);
  const { pathname } = useLocation();
  return (
    <>
      <Head title="This alert has ended" description="There’s no job alert at this address." path={pathname} hidden />
      <AlertColumns
        heading="This alert has ended"
        words={
          <p css={what}>
            Or it wasn’t confirmed within two days. Create a new one from a{' '}
            <SmartLink href="/careers">job search</SmartLink>.
          </p>
        }
      />
    </>
  );
}

interface AlertColumnsProps {
  heading: string;
  words: ReactNode;
  /** Its forms. */
  children?: ReactNode;
}

function AlertColumns({ heading, words, children }: AlertColumnsProps) {
  return (
    <div data-ground="desk">
      <Wrap css={formPage}>
        <div css={beside}>
          <Breadcrumb crumbs={[...careersCrumbs, { label: 'Job alert', link: '/alerts' }]} />
          <h1>{heading}</h1>
          {words}
        </div>
        <div css={forms}>{children}</div>
      </Wrap>
    </div>
  );
}

type Facets = NonNullable<JobAlertQuery['alert']>['facets'];

interface JobAlertProps {
  alert: JobAlertFragment;
  /** The filters to choose from when its search is changed. */
  facets?: Facets;
}

export function JobAlert({ alert, facets = [] }: JobAlertProps) {
  const { key, title, path, frequency, confirmed, to, jobCount } = alert;
  const heading = !key ? 'New jobs by e-mail' : confirmed ? 'Your job alert' : 'Confirm your job alert';
  return (
    <>
      <Head
        title={heading}
        description="Get an e-mail when there are new jobs that fit your search."
        path={key ? `/alerts/${key}` : '/alerts'}
        hidden
      />
      <AlertColumns
        heading={heading}
        words={
          <>
            <p css={what}>
              {title ? `Jobs ${title.startsWith('near ') ? '' : 'for '}${title}. ` : 'All open jobs. '}
              <SmartLink href={path}>{jobCount === 1 ? '1 job fits' : `${counted(jobCount, 'job')} fit`} now</SmartLink>
            </p>
            {!key && (
              <ul css={promises}>
                <li>Each e-mail has a link that changes the alert or ends it, without an account.</li>
                <li>When you end the alert, we delete your address.</li>
              </ul>
            )}
          </>
        }
      >
        {confirmed && (
          <>
            <p css={done} role="status" id="confirmed" tabIndex={-1}>
              {`Confirmed. You get an e-mail ${often[frequency]} at most.`}
            </p>
            <p css={done} role="status" id="saved" tabIndex={-1}>
              {`Saved. You get an e-mail ${often[frequency]} at most.`}
            </p>
          </>
        )}
        {!key && (
          <AlertForm heading="Where to send them">
            <Field name="email" label="E-mail address" type="email" autoComplete="email" />
            <Frequency chosen={frequency} />
            <p>
              We first send one e-mail to this address, with a link to confirm. We use the address for this alert only:{' '}
              <SmartLink href="/privacy-policy">privacy policy</SmartLink>.
            </p>
            <Button type="submit">Create the alert</Button>
          </AlertForm>
        )}
        {key && !confirmed && (
          <AlertForm heading="One more step">
            <p>
              {to} gets an e-mail {often[frequency]} at most, and none when there are no new jobs.
            </p>
            <Do what="confirm">Confirm</Do>
          </AlertForm>
        )}
        {key && confirmed && (
          <AlertForm heading="Settings">
            <p>
              Sent to {to}. Confirmed {shortDay(confirmed)}
            </p>
            <SearchFields path={path} facets={facets} />
            <Frequency chosen={frequency} />
            <Do what="change">Save</Do>
          </AlertForm>
        )}
        {key && (
          <AlertForm heading={confirmed ? 'End it' : 'You didn’t ask for this?'} quiet>
            <p>
              {confirmed ? 'End' : 'Delete'} the alert, and you get no more of these e-mails. We delete your address
              with it.
            </p>
            <Do what="end">{confirmed ? 'End the alert' : 'Delete the alert'}</Do>
          </AlertForm>
        )}
      </AlertColumns>
    </>
  );
}

const often: Record<JobAlertFrequency, string> = { DAILY: 'once a day', WEEKLY: 'once a week' };

/** A plain form, with scripts too: there is little to type, and nothing to lose. */
function AlertForm(props: { heading: string; quiet?: boolean; children: ReactNode }) {
  const { heading, quiet = false, children } = props;
  const { pathname, search } = useLocation();
  const posted = usePostedForm('alert');
  const id = quiet ? 'end' : 'alert';
  const problems: Problem[] = (posted?.userErrors ?? []).map(({ field, message }) => ({
    field: field[0] ?? '',
    message,
  }));
  const failed = Boolean(posted) && !quiet;
  useErrorTitle(failed);
  return (
    <FormContext value={{ id, values: posted?.values ?? {}, problems }}>
      <form css={[layout, !quiet && panel]} method="post" action={`${pathname}${search}#${summaryId(id)}`} noValidate>
        <input type="hidden" name="form" value="alert" />
        <h2>{heading}</h2>
        {failed && <ErrorSummary error={posted?.error ?? null} problems={problems} />}
        {children}
      </form>
    </FormContext>
  );
}

/** What the alert looks for. Saved at once with the rest of its form. */
function SearchFields({ path, facets }: { path: string; facets: Facets }) {
  const search = new URLSearchParams(path.split('?')[1]);
  const posted = usePostedForm('alert')?.values;
  return (
    <>
      <Field name="query" label="Words" value={search.get('q') ?? ''} optional />
      <div css={pair}>
        <Field name="near" label="Near a city or postal code" value={search.get('near') ?? ''} optional />
        <Field
          name="within"
          label="Within"
          hint="Such as 25 miles or 40 km."
          value={search.get('within') ?? ''}
          optional
        />
      </div>
      {facets.map(({ field, options }) => {
        const name = field.toLowerCase();
        const now = posted?.near === undefined ? search.getAll(name) : [posted[name] ?? []].flat();
        const chosen = now.map((value) => value.toLowerCase());
        return (
          options.length > 0 && (
            <details key={field} css={fold} open={chosen.length > 0}>
              <summary>{field.charAt(0) + field.slice(1).toLowerCase()}</summary>
              {options.map(({ value, label }) => (
                <Choice
                  key={value}
                  type="checkbox"
                  name={name}
                  value={value}
                  chosen={chosen.includes(value.toLowerCase())}
                >
                  {label}
                </Choice>
              ))}
            </details>
          )
        );
      })}
    </>
  );
}

function Frequency({ chosen }: { chosen: JobAlertFrequency }) {
  const { value = chosen } = useField('frequency');
  return (
    <fieldset>
      <legend css={labelStyle}>How often</legend>
      <Choice type="radio" name="frequency" value="DAILY" chosen={value === 'DAILY'}>
        Once a day, if there are new jobs
      </Choice>
      <Choice type="radio" name="frequency" value="WEEKLY" chosen={value === 'WEEKLY'}>
        Once a week
      </Choice>
    </fieldset>
  );
}

function Do({ what, children }: { what: 'confirm' | 'change' | 'end'; children: string }) {
  return (
    <Button type="submit" name="do" value={what} look={what === 'end' ? 'second' : 'main'}>
      {children}
    </Button>
  );
}

const forms = css`
  ${stack.s5};
`;

/** What a button did: shown where its redirect leads. */
const done = css`
  ${panel};
  scroll-margin-top: 10rem;
  font-weight: 600;
  &:not(:target) {
    display: none;
  }
`;

const what = css`
  font-size: ${size.t22};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const promises = css`
  ${stack.s3};
  li {
    padding-top: ${space.s3};
    border-top: 1px solid ${role.line};
  }
`;

const pair = css`
  ${split('1fr 1fr')};
  gap: ${space.s4};
  align-items: end;
`;

const fold = css`
  summary {
    min-height: 28px;
    font-weight: 600;
    cursor: pointer;
  }
`;

const layout = css`
  ${stack.s4};
  justify-items: start;
  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
  h2 {
    font-size: ${size.t28};
  }
  legend {
    padding: 0;
  }
`;
