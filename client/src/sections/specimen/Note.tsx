import { css } from '@emotion/react';
import { display, flow, font, media, radius, role, shadow, size } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { sheetEdge } from './Body.tsx';
import type { SpecimenFragment } from './Specimen.generated.ts';

type Given = Pick<SpecimenFragment, 'title' | 'about' | 'place' | 'notes' | 'foot' | 'caption'>;

/** A sample that is words only: a signed note on ruled paper. */
export function Note({ title, about, place, notes, foot, caption }: Given) {
  return (
    <figure css={paper} data-ground="paper">
      <p css={head}>
        <b>{title}</b>
        {about && <span css={whom}>{about}</span>}
        {place && <span css={when}>{place}</span>}
      </p>
      <dl>
        {notes.map(({ label, text }) => (
          <div key={label} css={line}>
            <dt>{label}</dt>
            <dd>{inline(text)}</dd>
          </div>
        ))}
      </dl>
      {foot && <p css={signed}>{foot.join(', ')}</p>}
      <figcaption css={madeUp}>{caption}</figcaption>
    </figure>
  );
}

const paper = css`
  display: grid;
  grid-template-columns: fit-content(50%) minmax(0, 1fr);
  gap: 0 1rem;
  max-width: 40rem;
  padding: 1.4rem 1.8rem 1.2rem;
  border-radius: ${radius.mark};
  box-shadow: ${shadow.card};
  font-size: ${size.t16};
  line-height: 1.45;
  > :is(p:first-of-type, dl) {
    grid-column: 1 / -1;
  }
  ${media.phone} {
    padding: 1.1rem 1.1rem 0.9rem;
  }
  ${sheetEdge};
`;

const head = css`
  ${flow('0.1rem 1rem')};
  align-items: baseline;
  padding-bottom: 0.4rem;
  color: ${role.muted};
  font-size: ${size.t14};
  b {
    color: ${role.text};
    ${display(size.t28, 1.2)};
    letter-spacing: -0.02em;
  }
`;

const whom = css`
  ${media.phone} {
    flex-basis: 100%;
    order: 1;
  }
`;

const when = css`
  margin-left: auto;
  font: 500 ${size.t16} / 1.4 ${font.mono};
`;

const line = css`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: 0 0.9rem;
  padding-block: 0.6rem 0.5rem;
  border-bottom: 1.5px solid ${role.line};
  dt {
    color: ${role.action};
    font-weight: 600;
  }
  ${media.phone} {
    grid-template-columns: 3.2rem minmax(0, 1fr);
  }
`;

const signed = css`
  padding-top: 0.8rem;
  font-weight: 600;
`;

const madeUp = css`
  grid-column: 2;
  padding-top: 0.8rem;
  color: ${role.muted};
  text-align: right;
`;
