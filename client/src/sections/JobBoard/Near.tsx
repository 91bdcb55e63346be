import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { controlStyle } from '#form/controlStyle.ts';
import { FieldError } from '#form/FieldError.tsx';
import { select } from '#form/Select.tsx';
import { font, role, size, space, stack } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import type { Search } from './readSearch.ts';
import type { OnChange } from './search.ts';
import type { Found } from './useJobs.ts';
import { pause } from './useSearch.ts';

export interface NearProps {
  search: Pick<Search, 'near' | 'within'>;
  /** The place as it was understood, null while nobody knows. Without a unit it was not. */
  place: Pick<Found, 'nearUnit' | 'nearNote'> | null;
  /** The form of the filters beside the results, which say what is wrong with the place. */
  form: string | undefined;
  onChange: OnChange;
}

/** Distances in addresses. The usual one, 25, is not in them. */
const distances = ['10', '', '50', '100'];

/**
 * The place that jobs should be near. Like the field for words it is searched for after a pause, and never overwritten
 * while somebody types.
 */
export function Near({ search: { near, within }, place: found, form, onChange }: NearProps) {
  const unit = found?.nearUnit;
  const problem = !form && !unit && found?.nearNote;
  const place = useRef<HTMLInputElement>(null);
  const distance = useRef<HTMLSelectElement>(null);
  const shown = useRef(near + within);
  useEffect(() => {
    // Not at first: what was typed before the scripts arrived counts, see useSearch.ts.
    if (place.current && distance.current && shown.current !== near + within) {
      place.current.value = near;
      distance.current.value = within;
    }
    shown.current = near + within;
  }, [near, within]);
  const timer = useRef(0);
  const apply = () => {
    clearTimeout(timer.current);
    const next = { near: place.current?.value.trim() ?? near, within: distance.current?.value ?? within };
    if (next.near === near && (!near || next.within === within)) return;
    // What the field has, perhaps with more after it by the time that this is shown.
    shown.current = next.near + next.within;
    onChange((now) => ({ ...now, ...next, page: 1 }));
  };
  return (
    <fieldset css={fields}>
      <legend css={legend}>Near</legend>
      <FieldError id="near" message={problem && inline(problem)} />
      <input
        css={controlStyle}
        ref={place}
        form={form}
        name="near"
        aria-label="City or postal code"
        aria-describedby={problem ? 'near-error' : undefined}
        placeholder="City or postal code"
        maxLength={100}
        enterKeyHint="search"
        defaultValue={near}
        onChange={() => {
          clearTimeout(timer.current);
          timer.current = window.setTimeout(apply, pause);
        }}
        onBlur={apply}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
      />
      <select
        css={narrowSelect}
        ref={distance}
        form={form}
        name="within"
        aria-label="Distance"
        defaultValue={within}
        onChange={apply}
      >
        {[...new Set([...distances, within])].map((value) => (
          <option key={value} value={value}>
            {/^\d*$/.test(value) ? `Within ${value || 25} ${unit ?? 'miles or km'}` : value}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

export const legend = css`
  float: left;
  width: 100%;
  padding: 0 0 0.5rem;
  font: 600 ${size.t18} / 1.2 ${font.text};
  & + * {
    clear: both;
  }
`;

const fields = css`
  ${stack.s3};
  padding-block: ${space.s4};
  border-top: 1px solid ${role.line};
`;

const narrowSelect = css`
  ${select};
  padding-right: 2.8rem;
`;
