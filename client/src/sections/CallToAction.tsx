import { css } from '@emotion/react';
import { RouteArt } from '#art/RouteArt.tsx';
import { media, space } from '#theme/tokens.ts';
import { actions, ButtonLink } from '#ui/Button.tsx';
import { Inline } from '#ui/Inline.tsx';
import { Wrap } from '#ui/Wrap.tsx';
import type { CallToActionFragment } from './CallToAction.generated.ts';
import { band, type Ground, leadText, twoColumns, useAnchor } from './Section.tsx';

/** A call to action. */
export function CallToAction(props: CallToActionFragment & { ground: Ground }) {
  const { heading, lead, ground } = props;
  const anchor = useAnchor(props.anchor);
  return (
    <section css={band} data-ground={ground} aria-labelledby={anchor}>
      <Wrap css={columns}>
        <div css={words}>
          <h2 id={anchor}>{heading}</h2>
          {lead && (
            <p css={leadText}>
              <Inline text={lead} />
            </p>
          )}
          <div css={actions}>
            {props.actions.map(({ label, link }, i) => (
              <ButtonLink key={label} href={link} look={i === 0 ? 'main' : 'second'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <RouteArt css={art} seed={heading} topology="JOIN" width={560} height={260} density={7} />
      </Wrap>
    </section>
  );
}

const columns = twoColumns('7fr', '5fr');

const words = css`
  display: grid;
  gap: ${space.s5};
  justify-items: start;
  ${media.phone} {
    justify-items: stretch;
  }
`;

const art = css`
  ${media.drawer} {
    max-width: 560px;
  }
`;
