import { css } from '@emotion/react';
import { type MouseEvent, type Ref, useContext } from 'react';
import { radius, role, size, space, stack } from '#theme/tokens.ts';
import { generic } from './failure.ts';
import { FormContext, idOf, type Problem } from './formContext.ts';

interface ErrorSummaryProps {
  /** What went wrong apart from the fields. */
  error: string | null;
  problems: readonly Problem[];
  ref?: Ref<HTMLDivElement>;
}

/** All errors of a form, worded as at their fields. Each links to its field. */
export function ErrorSummary({ error, problems, ref }: ErrorSummaryProps) {
  const { id } = useContext(FormContext);
  if (!error && problems.length === 0) return null;
  return (
    <div css={box} role="alert" ref={ref} id={summaryId(id)} tabIndex={-1} aria-labelledby={`${id}-problems`}>
      <h3 id={`${id}-problems`} css={heading}>
        There’s a problem
      </h3>
      <ul>
        {error && (
          <li>{`${error}. What you typed is still here${error === generic ? ': try again in a moment' : ''}.`}</li>
        )}
        {problems.map(({ field, message }) => (
          <li key={field + message}>
            {apart.has(field) ? (
              message
            ) : (
              <a href={`#${idOf(id, field)}`} onClick={goToField}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const summaryId = (form: string) => `${form}-summary`;

/** Fields without a control to link to. */
const apart = new Set(['', 'key', 'captcha', 'page', 'jobId', 'answers', 'receipt']);

/** Shows the label too, and leaves the address alone: a new one would be one more step for Back. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const id = event.currentTarget.hash.slice(1);
  const field =
    document.querySelector<HTMLElement>(`[data-stands-for="${CSS.escape(id)}"]`) ?? document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  (document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? field.closest('fieldset') ?? field).scrollIntoView();
  field.focus({ preventScroll: true });
}

const box = css`
  ${stack.s2};
  /* A phone's keyboard, or the header, must not cover it. */
  scroll-margin-block: 6rem;
  padding: ${space.s4} ${space.s5};
  border: 2px solid ${role.bad};
  border-radius: ${radius.card};
  background: ${role.raised};
  color: ${role.bad};
  font-weight: 600;
  ul {
    display: grid;
    gap: ${space.s1};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    color: inherit;
  }
`;

const heading = css`
  font-size: ${size.t18};
`;
