import { css } from '@emotion/react';
import { font, ink, media, role, space } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { Sign } from './Mark.tsx';
import type { Part } from './specimen.ts';

/** The fields of a form on paper, which is light in both themes. The marked one has a frame. */
export function Paper({ fields }: { fields: Part<'paper'> }) {
  return (
    <div css={under}>
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
