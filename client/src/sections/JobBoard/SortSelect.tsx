import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { select } from '#form/Select.tsx';
import type { JobSort } from '#gql/schema-types.ts';
import { size, space } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';
import { searchForm } from './JobBoardHero.tsx';
import type { Search } from './readSearch.ts';
import { withoutScripts } from './scripted.ts';
import type { OnChange } from './search.ts';

const orders: Record<JobSort, string> = {
  RELEVANCE: 'Best match',
  NEWEST: 'Newest',
  CLOSING: 'Closing soon',
  TITLE: 'Title',
  PAY: 'Highest pay',
};

interface SortSelectProps {
  search: Search;
  onChange: OnChange;
}

/** The order. Best match is offered only in a search for words: otherwise all jobs match equally. */
export function SortSelect({ search, onChange }: SortSelectProps) {
  const usual: JobSort = search.q.trim() ? 'RELEVANCE' : 'NEWEST';
  const value = search.sort && (usual === 'RELEVANCE' || search.sort !== 'RELEVANCE') ? search.sort : usual;
  const order = useRef<HTMLSelectElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    // Not at first: what was chosen before the scripts arrived counts, see useSearch.ts.
    if (order.current && shown.current !== value) order.current.value = inAddress(value, usual);
    shown.current = value;
  }, [value, usual]);
  return (
    <div css={line}>
      <label css={label}>
        Sort
        <select
          css={control}
          ref={order}
          form={searchForm}
          name="sort"
          defaultValue={inAddress(value, usual)}
          onChange={(event) => {
            const sort = event.target.value.toUpperCase() as JobSort | '';
            onChange((now) => ({ ...now, sort: sort || null, page: 1 }));
          }}
        >
          {(Object.keys(orders) as JobSort[]).map((sort) =>
            sort === 'RELEVANCE' && usual !== 'RELEVANCE' ? null : (
              <option key={sort} value={inAddress(sort, usual)}>
                {orders[sort]}
              </option>
            ),
          )}
        </select>
      </label>
      <Button css={withoutScripts} look="second" small type="submit" form={searchForm}>
        Sort jobs
      </Button>
    </div>
  );
}

/** The default order is not in the address. */
function inAddress(sort: JobSort, usual: JobSort): string {
  return sort === usual ? '' : sort.toLowerCase();
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  max-width: 100%;
`;

const label = css`
  display: grid;
  grid-template-columns: fit-content(50%) minmax(0, auto);
  gap: ${space.s3};
  align-items: center;
  max-width: 100%;
  font-weight: 600;
`;

const control = css`
  ${select};
  width: auto;
  max-width: 100%;
  height: 44px;
  padding: 0 2.3rem 0 1rem;
  background-position: right 1rem center;
  @media (pointer: fine) {
    font-size: ${size.t14};
  }
`;
