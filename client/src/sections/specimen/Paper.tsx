import { css } from '@emotion/react';
import { font, ink, media, paper, role, space, stage } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { Sign } from './Mark.tsx';
import type { Part } from './specimen.ts';

/** The fields of a form on paper, which is light in both themes. The marked one has a frame. */
export function Paper({ fields, isPhoto }: { fields: Part<'paper'>; isPhoto: boolean }) {
  return (
    <div css={[under, isPhoto && photo]}>
      <dl css={sheet} data-ground="paper">
        {fields.map(({ label, value, note, state }) => (
          <div key={label} css={[field, state && states[state]]}>
            <dt>{label}</dt>
            <dd>
              {state && <Sign state={state} />}
              <span>
                <Inline text={value} />
              </span>
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const under = css`
  padding: ${space.s4} 1.25rem;
  background: ${role.desk};
  ${media.phone} {
    padding: ${space.s3} 0.9rem;
  }
`;

/* Askew on a table, with a crease. */
const photo = css`
  padding: 1.6rem 2.6rem;
  background: ${stage.ground};
  overflow: hidden;
  > dl {
    position: relative;
    isolation: isolate;
    rotate: -1.6deg;
    padding-block: 1rem;
    border-radius: 1px;
  }
  > dl::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(
      97deg,
      transparent 0 46%,
      color-mix(in srgb, ${paper.line}, transparent 40%) 46.4%,
      transparent 53%
    );
  }
  ${media.phone} {
    padding: 1.2rem 1rem;
  }
`;

const sheet = css`
  display: grid;
  padding: 0.3rem 1.1rem 0.6rem;
  border-radius: 4px;
  ${media.phone} {
    padding-inline: 0.8rem;
  }
`;

const field = css`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  gap: 0 1rem;
  padding: 0.42rem 0.4rem;
  border-bottom: 1px solid ${role.line};
  &:last-child {
    border-bottom-color: transparent;
  }
  dt {
    color: ${role.muted};
  }
  dd {
    display: flex;
    gap: 0.5em;
    align-items: baseline;
    font-weight: 600;
  }
  strong {
    color: ${role.bad};
  }
  small {
    margin-left: auto;
    color: ${role.muted};
    font: 500 0.857rem/1.4 ${font.text};
    text-align: right;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    dd {
      flex-wrap: wrap;
    }
  }
`;

const frame = (color: string) => css`
  border: 2px solid ${color};
  border-radius: 4px;
  &:last-child {
    border-color: ${color};
  }
`;

const states = { GOOD: css``, BAD: frame(role.bad), LIVE: frame(ink.hot) };
