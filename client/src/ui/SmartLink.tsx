import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { NewTabIcon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SmartLinkProps extends ComponentPropsWithRef<'a'> {
  /** An address of the site, another site, or `mailto:` and `tel:`. */
  href: string;
}

/** Every link of the site. One with a protocol leaves the site: it opens a new tab and says so. */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  if (!leavesSite(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  // The icon stays with the last word.
  const words = typeof children === 'string' && /^(.*\s)?(\S+)$/.exec(children);
  const [, before, last] = words || [null, null, children];
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {before}
      <span css={words && whole}>
        {last}
        <NewTabIcon css={mark} />
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </span>
    </a>
  );
}

/** Whether a link has a protocol. `mailto:` and `tel:` open no tab. */
export function leavesSite(href: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(href);
}

const whole = css`
  display: inline-block;
  max-width: 100%;
  text-decoration: inherit;
`;

const mark = css`
  display: inline-block;
  margin-left: 0.35em;
  vertical-align: -0.05em;
`;
