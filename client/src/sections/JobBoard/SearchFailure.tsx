import { css } from '@emotion/react';
import { useOnline } from '#form/OfflineNote.tsx';
import { color, radius, size, space } from '#theme/tokens.ts';
import { actions, Button, ButtonLink } from '#ui/Button.tsx';

interface SearchFailureProps {
  onRetry: () => void;
  /** Where the same is asked for once more without scripts. */
  again: string;
  /** Whether the jobs of the last search are still shown. */
  kept: boolean;
}

/** The jobs could not be read. What was there before stays below. */
export function SearchFailure({ onRetry, again, kept }: SearchFailureProps) {
  const online = useOnline();
  return (
    <div css={box}>
      <h3 css={title}>An error occurred</h3>
      <p>
        {online ? 'The jobs could not be read.' : 'You are offline, so the jobs could not be read.'}
        {kept ? ' Those of your last search are still here.' : ' Try again in a moment.'}
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
  display: grid;
  gap: ${space.s3};
  padding: ${space.s4} ${space.s5};
  border: 2px solid ${color.red700};
  border-radius: ${radius.card};
`;

const title = css`
  color: ${color.red700};
  font-size: ${size.t18};
`;

const scripted = css`
  html:not(.js) & {
    display: none;
  }
`;

const unscripted = css`
  html.js & {
    display: none;
  }
`;
