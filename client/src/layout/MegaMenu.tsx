import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { media, role, space, stack } from '#theme/tokens.ts';
import { lazy } from '#ui/lazy.ts';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { useLoaded } from '#ui/useLoaded.ts';
import { wrap } from '#ui/Wrap.tsx';
import { currentPage, type Group, groupOf } from './entries.ts';
import { MegaGroup } from './MegaGroup.tsx';
import { type PanelProps, panel } from './panel.ts';
import { panelId } from './Trigger.tsx';

const megaArt = lazy(() => import('./MegaArt.tsx'), 'never');
const MegaArt = lazyComponent(megaArt, (module) => module.MegaArt);

const columnCount = 3;

/** The landing pages, groups of links in three columns, and the picture of the group that is hovered. */
export function MegaMenu({ entry, open, pathname }: PanelProps) {
  const { groups, items, title } = entry;
  const home = Math.max(groupOf(groups, pathname), 0);
  const [shown, setShown] = useState(home);
  const drawn = useLoaded(megaArt, open);
  useEffect(() => setShown(home), [home]);
  const current = groups[shown];
  return (
    <section id={panelId(title)} css={panel} data-panel="groups" data-open={open || undefined} aria-label={title}>
      <div css={[wrap, grid]}>
        <ul css={overview}>
          {items.map(({ label, link }) => (
            <li key={link}>
              <SmartLink href={link} aria-current={currentPage(link, pathname)}>
                {label}
              </SmartLink>
            </li>
          ))}
        </ul>
        <div css={columns}>
          {stacks(groups).map((stack) => (
            <div key={stack[0]?.path} css={column}>
              {stack.map((group) => (
                <MegaGroup
                  key={group.path}
                  group={group}
                  pathname={pathname}
                  shown={group === current}
                  onPoint={() => setShown(groups.indexOf(group))}
                />
              ))}
            </div>
          ))}
        </div>
        {drawn && current && <MegaArt group={current} />}
      </div>
    </section>
  );
}

function stacks(groups: readonly Group[]): Group[][] {
  const height = Math.ceil(groups.length / columnCount);
  return Array.from({ length: columnCount }, (_, i) => groups.slice(i * height, (i + 1) * height)).filter(
    (stack) => stack.length > 0,
  );
}

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) 240px;
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(${columnCount}, minmax(0, 1fr));
  gap: 0 ${space.s5};
  padding: ${space.s6} ${space.s5} ${space.s5} 0;
`;

const column = css`
  ${stack.s4};
  align-content: start;
`;

const overview = css`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 0.4rem ${space.s5};
  align-items: center;
  padding: ${space.s4} 0;
  border-bottom: 1px solid ${role.line};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    color: ${role.accent};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    color: ${role.action};
    text-decoration: underline;
  }
`;
