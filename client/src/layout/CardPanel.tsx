import { css } from '@emotion/react';
import { covers, font, radius, role, size, space } from '#theme/tokens.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { lazy } from '#ui/lazy.ts';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { useLoaded } from '#ui/useLoaded.ts';
import { wrap } from '#ui/Wrap.tsx';
import { currentPage } from './entries.ts';
import { type PanelProps, panel } from './panel.ts';
import { panelId } from './Trigger.tsx';

const pictures = lazy(() => import('#ui/Picture.tsx'), 'never');
const Picture = lazyComponent(pictures, (module) => module.Picture);

/** A card for each link, with its picture and sentence, and beside them one sentence about all. Its height is fixed. */
export function CardPanel({ entry, open, pathname }: PanelProps) {
  const drawn = useLoaded(pictures, open);
  return (
    <section
      id={panelId(entry.title)}
      css={panel}
      data-panel="cards"
      data-open={open || undefined}
      aria-label={entry.title}
    >
      <div css={[wrap, columns]}>
        <ul css={cards}>
          {entry.items.map(({ label, link }, i) => {
            const { picture, sentence } = entry.panel?.cards[i] ?? {};
            return (
              <li key={link}>
                {picture && (
                  <div css={frame} data-ground="desk">
                    {drawn && <Picture css={drawing} picture={picture} />}
                  </div>
                )}
                <SmartLink href={link} aria-current={currentPage(link, pathname)}>
                  {label}
                </SmartLink>
                <p>{sentence}</p>
              </li>
            );
          })}
        </ul>
        {entry.panel && (
          <div css={side}>
            <p>{entry.panel.claim}</p>
            <ArrowLink href={entry.panel.more.link}>{entry.panel.more.label}</ArrowLink>
          </div>
        )}
      </div>
    </section>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 210px;
  min-height: 308px;
`;

const cards = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  li {
    position: relative;
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: 0.6rem;
    padding: ${space.s5} ${space.s5} ${space.s4};
    border-right: 1px solid ${role.line};
  }
  li:first-of-type {
    padding-left: 0;
  }
  a {
    color: ${role.accent};
    font: 600 ${size.t22} / 1.15 ${font.text};
    text-decoration: none;
  }
  /* The whole card is the link. */
  a {
    ${covers};
  }
  li:hover a {
    text-decoration: underline;
  }
  [aria-current] {
    color: ${role.action};
  }
  p {
    color: ${role.muted};
    line-height: 1.45;
  }
`;

const frame = css`
  display: flex;
  align-items: end;
  height: 150px;
  border-radius: ${radius.part};
  overflow: hidden;
`;

const drawing = css`
  max-height: 100%;
`;

const side = css`
  display: flex;
  flex-direction: column;
  align-items: start;
  justify-content: space-between;
  gap: ${space.s4};
  padding: ${space.s5} 0 ${space.s4} ${space.s5};
  p {
    color: ${role.text};
    font: 600 ${size.t22} / 1.15 ${font.text};
    text-wrap: balance;
  }
`;
