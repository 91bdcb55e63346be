import { css } from '@emotion/react';
import { useOnline } from '#form/OfflineNote.tsx';
import { radius, role, size, space, stack } from '#theme/tokens.ts';
import { actions, Button, ButtonLink } from '#ui/Button.tsx';
import { scripted, unscripted } from './scripted.ts';

interface SearchFailureProps {
  onRetry: () => void;
  /** The address for a retry without scripts. */
  again: string;
  /** Which jobs are still listed below, such as `18 jobs found for “engineer”`; null if none are. */
  left: string | null;
}

/** The jobs could not be loaded. The last result stays below. */
export function SearchFailure({ onRetry, again, left }: SearchFailureProps) {
  const online = useOnline();
  return (
    <div css={box}>
      <h3 css={title}>An error occurred</h3>
      <p>
        {online ? 'We couldn’t load the jobs.' : 'You’re offline, so we couldn’t load the jobs.'} Try again in a moment.
        {left && ` Still listed below: ${left}.`}
      </p>
      <div css={actions}>
        <Button css={scripted} small onClick={onRetry}>
          Retry
        </Button>
        <ButtonLink css={unscripted} small href={again}>
          Retry
        </ButtonLink>
        <ButtonLink look="second" small href="/careers">
          Show all jobs
        </ButtonLink>
      </div>
    </div>
  );
}

const box = css`
  ${stack.s3};
  padding: ${space.s4} ${space.s5};
  border: 2px solid ${role.bad};
  border-radius: ${radius.card};
`;

const title = css`
  color: ${role.bad};
  font-size: ${size.t18};
`;
