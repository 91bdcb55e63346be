import { css } from '@emotion/react';
import { useId } from 'react';
import { font, ink, role, size } from '#theme/tokens.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { currentPage, type Group } from './entries.ts';

interface MegaGroupProps {
  group: Group;
  pathname: string;
  shown: boolean;
  onPoint: () => void;
}

/** A group's page and the links below it, on a line of their own. */
export function MegaGroup({ group, pathname, shown, onPoint }: MegaGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing changes a picture beside the links, nothing to operate
    <div onPointerEnter={onPoint} onFocus={onPoint}>
      <SmartLink
        id={id}
        css={head}
        href={group.path}
        data-shown={shown || undefined}
        aria-current={currentPage(group.path, pathname)}
      >
        {group.title}
      </SmartLink>
      <ul css={line} aria-labelledby={id}>
        {group.items.map(({ label, link }) => (
          <li key={link}>
            <SmartLink href={link} aria-current={currentPage(link, pathname)}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const head = css`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 32px;
  color: ${role.accent};
  font: 600 ${size.t18} / 1.2 ${font.text};
  text-decoration: none;
  &::before {
    content: '';
    flex: none;
    width: 9px;
    height: 9px;
    border: 2px solid ${role.action};
    border-radius: 50%;
  }
  html.js &[data-shown='true']::before {
    border-color: ${ink.hot};
    background: ${ink.hotFill};
  }
  &:hover {
    color: ${role.action};
  }
  &:focus-visible {
    outline-offset: 0;
  }
`;

const line = css`
  margin-left: 4px;
  padding-left: 1.1rem;
  border-left: 1.5px solid ${ink.land};
  a {
    display: block;
    min-height: 26px;
    padding: 0.21rem 0;
    color: ${role.muted};
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover {
    color: ${role.action};
    text-decoration: underline;
  }
  /* Lines are close to each other: the ring stays off the letters above and below. */
  a:focus-visible {
    outline-offset: 0;
  }
  [aria-current] {
    color: ${role.accent};
    font-weight: 600;
  }
`;
