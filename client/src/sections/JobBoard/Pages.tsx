import { css } from '@emotion/react';
import { mutedLines } from '#theme/styles.ts';
import { font, radius, role, space } from '#theme/tokens.ts';
import { thousands } from '#ui/count.ts';
import { SmartLink, type SmartLinkProps } from '#ui/SmartLink.tsx';
import type { Search } from './readSearch.ts';
import { alert, feed, pageCount, path, range } from './search.ts';

interface PagesProps {
  search: Search;
  total: number;
  /** How many jobs this page shows. */
  shown: number;
  canAlert: boolean;
}

/** The position of this page in the results, and links to the others. */
export function Pages({ search, total, shown, canAlert }: PagesProps) {
  if (total === 0) return null;
  const last = pageCount(total);
  const to = (page: number) => path({ ...search, page });
  const links: ({ page: number; label?: string } & Partial<SmartLinkProps>)[] = around(search.page, last).map(
    (page) => ({
      page,
      'aria-label': `Page ${page}`,
      'aria-current': page === search.page ? 'page' : undefined,
    }),
  );
  if (search.page > 1) links.unshift({ page: Math.min(search.page - 1, last), label: 'Previous', rel: 'prev' });
  if (search.page < last) links.push({ page: search.page + 1, label: 'Next', rel: 'next' });
  return (
    <div css={foot}>
      <p css={mutedLines}>
        {shown === 0 ? (
          <>
            <SmartLink href={to(last)}>Go to the last page</SmartLink>.{' '}
          </>
        ) : (
          `Showing ${range(search, shown)} of ${thousands(total)}. `
        )}
        Nothing that fits?{' '}
        {canAlert && (
          <>
            <SmartLink href={alert(search)}>Get new jobs by e-mail</SmartLink>, or{' '}
          </>
        )}
        <SmartLink href="/careers/general-application">{canAlert ? 'send' : 'Send'} a general application</SmartLink>,
        or copy the address of <SmartLink href={feed(search)}>this search as a feed</SmartLink> into a feed reader, an
        app that shows new jobs as they come.
      </p>
      {(last > 1 || shown === 0) && (
        <nav aria-label="Pages of jobs">
          <ul css={list}>
            {links.map(({ page, label = page, ...rest }) => (
              <li key={label}>
                <SmartLink css={link} href={to(page)} {...rest}>
                  {label}
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** The first page, the last one, and those next to the current one. */
function around(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((n) => n >= 1 && n <= last);
  return [...new Set(near)].sort((a, b) => a - b);
}

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3} ${space.s5};
  align-items: center;
  justify-content: space-between;
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;

const link = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  padding: 0 ${space.s3};
  border: 1.5px solid ${role.line};
  border-radius: ${radius.pill};
  font: 500 1rem / 1 ${font.text};
  text-decoration: none;
  &:hover {
    border-color: ${role.accent};
  }
  &[aria-current] {
    border-color: ${role.accent};
    background: ${role.accent};
    color: ${role.page};
  }
`;
