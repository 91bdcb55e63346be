import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { role, space } from '#theme/tokens.ts';

interface ChoiceProps {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  id?: string;
  chosen: boolean;
  invalid?: boolean;
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A checkbox or radio button with its label, which can be clicked too. */
export function Choice({ type, name, value, id, chosen, invalid, describedBy, children }: ChoiceProps) {
  return (
    <label css={label}>
      <input
        css={type === 'radio' ? radio : box}
        type={type}
        id={id}
        name={name}
        value={value}
        defaultChecked={chosen}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={describedBy}
      />
      <span>{children}</span>
    </label>
  );
}

const tick = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='M4.5 10.5l3.6 3.6 7.4-8' fill='none' stroke='%23fff' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E")`;

const label = css`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${space.s3};
  align-items: start;
  padding-block: 0.5rem;
  cursor: pointer;
`;

/** Drawn here so that it looks the same in all browsers; in forced colors the system draws it. */
export const box = css`
  appearance: none;
  width: 20px;
  height: 20px;
  margin: 1px 0 0;
  border: 1.5px solid ${role.lineStrong};
  border-radius: 6px;
  scroll-margin-top: calc(var(--header) + 4rem); /* with the message above */
  background: ${role.field};
  cursor: pointer;
  &:checked {
    border-color: ${role.fill};
    background: ${role.fill} ${tick} center / 18px no-repeat;
  }
  &[aria-invalid='true'] {
    border: 2px solid ${role.bad};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const radio = css`
  ${box};
  border-radius: 50%;
  &:checked {
    border: 6px solid ${role.action};
    background: ${role.field};
  }
`;
