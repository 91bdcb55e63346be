import { css } from '@emotion/react';
import { radius, role } from '#theme/tokens.ts';
import { ChevronIcon } from '#ui/Icon.tsx';
import { room } from './room.ts';

interface TriggerProps {
  title: string;
  active: boolean;
  open: boolean;
  onClick: () => void;
}

/** The id of an entry's panel. */
export const panelId = (title: string) => `panel-${title.toLowerCase().replaceAll(' ', '-')}`;

/** The button in the bar that opens the panel of an entry. */
export function Trigger({ title, active, open, onClick }: TriggerProps) {
  return (
    <button
      type="button"
      css={[item, trigger]}
      data-top=""
      data-active={active || undefined}
      aria-expanded={open}
      aria-controls={panelId(title)}
      onClick={onClick}
    >
      {title}
      <ChevronIcon />
    </button>
  );
}

/** The common style of links and triggers in the bar. */
export const item = css`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-height: 44px;
  padding: 0 0.86rem;
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  color: ${role.text};
  font-weight: 500;
  font-size: 1.036rem;
  text-decoration: none;
  cursor: pointer;
  line-height: 1.2;
  white-space: nowrap;
  ${room.tight} {
    padding-inline: 0.5rem;
  }
  &:hover {
    background: ${role.soft};
  }
  [data-scrolled='true'] &:hover {
    background: ${role.page};
  }
  &[data-active='true'] {
    border-radius: 0;
    box-shadow: inset 0 -2px 0 ${role.action};
    color: ${role.action};
    font-weight: 600;
  }
`;

const trigger = css`
  &[aria-expanded='true'],
  [data-scrolled='true'] &[aria-expanded='true'] {
    border-radius: ${radius.pill};
    background: ${role.accent};
    box-shadow: none;
    color: ${role.page};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;
