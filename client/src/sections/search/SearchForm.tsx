import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { controlStyle } from '#form/controlStyle.ts';
import { media, role, size, space } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';

interface SearchFormProps {
  id?: string;
  /** The id of its field. */
  field: string;
  label: string;
  /** Where it leads without JavaScript. */
  action: string;
  words: string;
  input: RefObject<HTMLInputElement | null>;
  onType: () => void;
  onSubmit: () => void;
}

/**
 * A search with its field, which is uncontrolled: what is typed is never overwritten. After Back it must show the search
 * of the address, not what was typed before leaving.
 */
export function SearchForm({ id, field, label, action, words, input, onType, onSubmit }: SearchFormProps) {
  return (
    <form
      id={id}
      css={form}
      action={action}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor={field} css={name}>
        {label}
      </label>
      <input
        css={searchField}
        ref={input}
        id={field}
        name="q"
        type="search"
        maxLength={200}
        enterKeyHint="search"
        defaultValue={words}
        onChange={({ nativeEvent }) => {
          // Characters that are still being composed do not count.
          if (!(nativeEvent as InputEvent).isComposing) onType();
        }}
        onCompositionEnd={onType}
      />
      <Button type="submit" css={tall}>
        Search
      </Button>
    </form>
  );
}

const magnifier = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Ccircle cx='8.5' cy='8.5' r='6' fill='none' stroke='%235E7597' stroke-width='2'/%3E%3Cpath d='M13 13l5 5' stroke='%235E7597' stroke-width='2' stroke-linecap='round'/%3E%3C/svg%3E")`;

/* The button is beside the field, except with large letters on a phone. */
const form = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  max-width: 720px;
`;

const name = css`
  width: 100%;
  font-weight: 600;
`;

const searchField = css`
  ${controlStyle};
  flex: 1 1 10.5rem;
  width: 0;
  height: 56px;
  padding-left: 3.6rem;
  background: ${role.field} ${magnifier} 1.4rem center / 20px no-repeat;
  font-size: ${size.t18};
  ${media.phone} {
    padding: 0 0.8rem 0 2.9rem;
    background-position-x: 1rem;
  }
`;

const tall = css`
  min-height: 56px;
`;
