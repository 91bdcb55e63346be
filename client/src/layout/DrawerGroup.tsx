import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { font, ink, role, size } from '#theme/tokens.ts';
import { folds, unfolds } from '#ui/disclosureMark.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { currentPage, type Entry, type Group, groupOf, linksOf } from './entries.ts';

interface DrawerGroupProps {
  entry: Entry;
  pathname: string;
  open: boolean;
  onToggle: () => void;
}

/** A row that opens the links below it. */
export function DrawerGroup({ entry, pathname, open, onToggle }: DrawerGroupProps) {
  const id = useId();
  const current = groupOf(entry.groups, pathname);
  return (
    <>
      <button type="button" css={drawerRow} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        {entry.title}
        <span css={ring} aria-hidden="true" />
      </button>
      <ul id={id} css={line} hidden={!open}>
        {entry.groups.map((group, i) => (
          <SubGroup key={group.path} group={group} pathname={pathname} isCurrent={current === i} />
        ))}
        {linksOf(entry).map(({ label, link }) => (
          <li key={link}>
            <SmartLink css={subRow} href={link} aria-current={currentPage(link, pathname)}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Nested groups open and close independently. */
function SubGroup({ group, pathname, isCurrent }: { group: Group; pathname: string; isCurrent: boolean }) {
  const id = useId();
  const [open, setOpen] = useState(isCurrent);
  const links = [{ label: `${group.title} overview`, link: group.path }, ...group.items];
  return (
    <li>
      <button type="button" css={subRow} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {group.title}
        <span css={ring} aria-hidden="true" />
      </button>
      <ul id={id} css={[line, innerLine]} hidden={!open}>
        {links.map(({ label, link }) => (
          <li key={link}>
            <SmartLink css={[subRow, leaf]} href={link} aria-current={currentPage(link, pathname)}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

export const drawerRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 54px;
  padding: 0;
  border: 0;
  background: none;
  color: ${role.text};
  font: 600 ${size.t22} / 1.2 ${font.text};
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  &[aria-expanded='true'],
  &[aria-current] {
    color: ${role.action};
  }
`;

const line = css`
  margin: 0 0 1rem 6px;
  padding-left: 1.1rem;
  border-left: 2px solid ${ink.land};
`;

const innerLine = css`
  margin-bottom: 0.4rem;
`;

const subRow = css`
  ${drawerRow};
  min-height: 44px;
  font: 500 ${size.t16} / 1.55 ${font.text};
`;

const leaf = css`
  color: ${role.muted};
  font-weight: 400;
`;

/** A plus in a ring, or a minus while its row is open. */
const ring = css`
  ${unfolds};
  margin-right: 0.4rem;
  [aria-expanded='true'] > & {
    ${folds};
  }
`;
