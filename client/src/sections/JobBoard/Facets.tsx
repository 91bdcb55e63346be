import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { box } from '#form/Choice.tsx';
import { font, role, space } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';
import { thousands } from '#ui/count.ts';
import { folds, unfolds } from '#ui/disclosureMark.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { hidden } from '#ui/VisuallyHidden.tsx';
import type { FacetFragment } from './Facet.generated.ts';
import { searchForm } from './JobBoardHero.tsx';
import { legend, Near, type NearProps } from './Near.tsx';
import type { FilterName, Search } from './readSearch.ts';
import { unscripted } from './scripted.ts';
import { filterOf, type OnChange, results, toggled } from './search.ts';

export interface FacetsProps {
  facets: readonly FacetFragment[];
  /** How many jobs there are with the filters as they are, null while nobody knows. */
  total: number | null;
  search: Search;
  /** The place that jobs are near, as it was understood. */
  place: NearProps['place'];
  onChange: OnChange;
  /** Whether these are the filters that the form sends without JavaScript. */
  native?: boolean;
  className?: string | undefined;
}

/** The id of the filters that are sent without JavaScript. */
export const facetsId = 'job-filters';

const legends: Record<FilterName, string> = {
  country: 'Country',
  city: 'City',
  workplace: 'Workplace',
  type: 'Type',
  category: 'Category',
  experience: 'Experience',
  shift: 'Shift',
  pay: 'Pay',
};

/** More values than this are folded, so that the next filter stays visible. */
const atOnce = 6;

/** The filters with the number of jobs each value would give. */
export function Facets({ facets, total, search, place, onChange, native = false, className }: FacetsProps) {
  const offered = facets.filter(
    ({ field, options }) =>
      options.length > 0 &&
      // Where all jobs are paid for the same period, the filter would change nothing.
      (field !== 'PAY' || search.pay.length > 0 || options.some(({ count }) => count !== total)),
  );
  if (offered.length === 0 && !search.near) return null;
  return (
    <section css={list} className={className} id={native ? facetsId : undefined} aria-label="Filters">
      {native && (
        <SmartLink css={skip} href={`#${results}`}>
          Skip to the results
        </SmartLink>
      )}
      <Near search={search} place={place} form={native ? searchForm : undefined} onChange={onChange} />
      {offered.map(({ field, options }) => {
        const name = filterOf(field);
        const shown = (option: FacetFragment['options'][number]) => (
          <Option
            key={option.value}
            name={name}
            option={option}
            checked={search[name].includes(option.value)}
            form={native ? searchForm : undefined}
            onChange={(on) => onChange((now) => toggled(now, name, option.value, on))}
          />
        );
        return (
          <fieldset key={field} css={facet}>
            <legend css={legend}>{legends[name]}</legend>
            {options.slice(0, atOnce).map(shown)}
            {options.length > atOnce && (
              <Folded open={options.slice(atOnce).some(({ value }) => search[name].includes(value))}>
                <summary css={more}>{options.length - atOnce} more</summary>
                {options.slice(atOnce).map(shown)}
              </Folded>
            )}
          </fieldset>
        );
      })}
      {native && (
        <Button css={unscripted} type="submit" form={searchForm}>
          Apply filters
        </Button>
      )}
    </section>
  );
}

/** Begins open when a value in it is chosen; after that only clicks open and close it. */
function Folded({ open, children }: { open: boolean; children: ReactNode }) {
  const [initially] = useState(open);
  return <details open={initially}>{children}</details>;
}

interface OptionProps {
  name: FilterName;
  option: FacetFragment['options'][number];
  checked: boolean;
  form: string | undefined;
  onChange: (on: boolean) => void;
}

/**
 * A checkbox that shows a click at once and then follows the address, which Back may change too. It is styled by the
 * filter: there are dozens of boxes, and a style for each costs time and bytes.
 */
function Option({ name, option, checked, form, onChange }: OptionProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(checked);
  useEffect(() => {
    // Not at first: a box ticked before the scripts arrived counts, see useSearch.ts.
    if (input.current && shown.current !== checked) input.current.checked = checked;
    shown.current = checked;
  }, [checked]);
  return (
    <label data-empty={option.count === 0 || undefined}>
      <input
        ref={input}
        type="checkbox"
        form={form}
        name={name}
        value={option.value}
        defaultChecked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {option.label}
      <span>
        {thousands(option.count)}
        <span>{option.count === 1 ? ' job' : ' jobs'}</span>
      </span>
    </label>
  );
}

const list = css`
  display: grid;
  align-content: start;
`;

/** Tabbing through thirty checkboxes takes long. */
const skip = css`
  &:not(:focus) {
    ${hidden};
  }
  min-height: 34px;
`;

const facet = css`
  padding-block: ${space.s4};
  border-top: 1px solid ${role.line};
  label {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr) auto;
    gap: ${space.s3};
    align-items: center;
    min-height: 34px;
    cursor: pointer;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
  [data-empty] {
    color: ${role.muted};
  }
  input {
    ${box};
  }
  label > :last-child {
    color: ${role.muted};
    font-family: ${font.mono};
    font-feature-settings: 'tnum';
    span {
      ${hidden};
    }
  }
`;

const more = css`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-height: 34px;
  padding-left: 1px;
  color: ${role.action};
  font-weight: 600;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &::before {
    ${unfolds};
    content: '';
    margin-right: 1px;
  }
  [open] > &::before {
    ${folds};
  }
`;
