import { css } from '@emotion/react';
import { muted16 } from '#theme/styles.ts';
import { media, radius, role, stack } from '#theme/tokens.ts';
import { actions, ButtonLink } from '#ui/Button.tsx';
import { counted } from '#ui/count.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import type { Search } from './readSearch.ts';
import { alert, feed, isEverything, path, without } from './search.ts';
import type { Found } from './useJobs.ts';

interface EmptyResultProps {
  found: Pick<Found, 'totalCount' | 'suggestions' | 'canAlert'>;
  search: Search;
}

/** Nothing matches: suggests searches with one condition less. */
export function EmptyResult({ found: { totalCount, suggestions, canAlert }, search }: EmptyResultProps) {
  if (totalCount > 0) return null;
  return (
    <div css={box}>
      {suggestions.length > 0 ? (
        <>
          <p css={muted16}>Try a wider search:</p>
          <ul css={stack.s1}>
            {suggestions.map((one) => (
              <li key={`${one.field}${one.value}`}>
                <SmartLink css={link} href={path(without(search, one))}>
                  Without “{one.label}”: {counted(one.count, 'job')}
                </SmartLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p css={muted16}>Tell us what you do well. If a job that fits comes up, we may write to you.</p>
      )}
      {!canAlert && (
        <p css={muted16}>
          Or copy the address of <SmartLink href={feed(search)}>this search as a feed</SmartLink> into a feed reader, an
          app that shows new jobs as they come.
        </p>
      )}
      <div css={actions}>
        {canAlert && <ButtonLink href={alert(search)}>Get new jobs by e-mail</ButtonLink>}
        <ButtonLink look={canAlert ? 'second' : 'main'} href="/careers/general-application">
          Send a general application
        </ButtonLink>
        {isEverything(search) && (
          <ButtonLink look="second" href="/contact-us">
            Ask us about working here
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

const box = css`
  ${stack.s4};
  justify-items: start;
  padding: clamp(1.4rem, 4vw, 2.857rem);
  border: 1.5px dashed ${role.lineStrong};
  border-radius: ${radius.card};
  ${media.phone} {
    justify-items: stretch;
  }
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 30px;
`;
