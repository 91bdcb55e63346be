import { css } from '@emotion/react';
import { display, flow, font, hiddenIn, media, role, shadow, size } from '#theme/tokens.ts';
import { inline } from '#ui/Inline.tsx';
import { Body, sheetEdge } from './Body.tsx';
import { Note } from './Note.tsx';
import type { SpecimenBodyFragment, SpecimenFragment } from './Specimen.generated.ts';

type Given = Omit<SpecimenFragment, '__typename'>;

/** A sample of what a service delivers: what it shows, what is wrong in it and how to fix it. Words only: a note. */
export function Specimen({ specimen }: { specimen: Given }) {
  const { title, about, place, dark, grade, body, notes, foot, caption } = specimen;
  if (body.length === 0) return <Note {...specimen} />;
  return (
    <figure>
      <div css={sheet} data-ground={dark ? 'screen' : 'raised'}>
        {grade && (
          <p css={gradeStyle}>
            <b>{grade.label}</b>
            {grade.text}
          </p>
        )}
        <div css={inside}>
          <p css={head}>
            <b>{title}</b>
            {about && <span>{about}</span>}
            {place && <span>{place}</span>}
          </p>
          <Body parts={body} />
          {notes.length > 0 && (
            <dl css={notesStyle}>
              {notes.map(({ label, text }, i) => (
                <div key={label} css={i === notes.length - 1 && (body.some(hasFault) ? repair : lastNote)}>
                  <dt>{label}</dt>
                  <dd>{inline(text)}</dd>
                </div>
              ))}
            </dl>
          )}
          {foot && (
            <p css={footStyle}>
              {foot.map((text) => (
                <span key={text}>{text}</span>
              ))}
            </p>
          )}
        </div>
      </div>
      <figcaption css={captionStyle}>{caption}</figcaption>
    </figure>
  );
}

/** What repairs a fault is green, at the end. */
function hasFault(part: SpecimenBodyFragment): boolean {
  if (part.__typename === 'Picture') return false;
  if (part.__typename === 'SpecimenText') return part.state === 'BAD';
  const parts = 'rows' in part ? part.rows : 'bars' in part ? part.bars : 'spans' in part ? part.spans : part.lines;
  return parts.some(({ state }) => state === 'BAD');
}

/* All parts keep the same distance from the edge. */
const sheet = css`
  --inset: 1.25rem;
  border-radius: 10px;
  box-shadow: ${shadow.raised};
  overflow: hidden;
  font-size: 0.929rem;
  line-height: 1.4;
  ${media.phone} {
    --inset: 0.9rem;
  }
  ${sheetEdge};
`;

const gradeStyle = css`
  display: flex;
  align-items: center;
  gap: 1rem;
  padding: 0.7rem var(--inset);
  border-bottom: 2px solid ${role.bad};
  background: ${role.badGround};
  color: ${role.bad};
  font-weight: 600;
  b {
    ${display('2.6rem', 0.9)};
    letter-spacing: -0.05em;
    overflow-wrap: normal;
  }
`;

const inside = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

const head = css`
  ${flow('0.1rem 1rem')};
  align-items: baseline;
  padding: 0.9rem var(--inset);
  border-bottom: 2px solid ${role.rule};
  color: ${role.muted};
  b {
    color: ${role.text};
    font: 600 ${size.t18} / 1.2 ${font.text};
  }
  span:nth-of-type(2) {
    margin-left: auto;
  }
  ${media.phone} {
    span:nth-of-type(2) {
      margin-left: 0;
    }
  }
`;

const notesStyle = css`
  border-top: 1px solid ${role.line};
  div {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr);
    gap: 0 0.8rem;
    padding: 0.15rem var(--inset);
  }
  div:first-of-type {
    padding-top: 0.7rem;
  }
  dt {
    color: ${role.muted};
  }
  ${media.phone} {
    div {
      grid-template-columns: minmax(0, 1fr);
    }
    dt {
      font-size: 0.857rem;
    }
  }
`;

const lastNote = css`
  && {
    padding-bottom: 0.9rem;
  }
`;

const repair = css`
  && {
    margin-top: 0.55rem;
    padding-block: 0.6rem 0.7rem;
    border-top: 2px solid ${role.ok};
    background: ${role.okGround};
  }
`;

const footStyle = css`
  ${flow('0.1rem 1rem')};
  justify-content: space-between;
  padding: 0.7rem var(--inset);
  border-top: 1px solid ${role.line};
  color: ${role.muted};
  ${hiddenIn(media.phone)};
`;

const captionStyle = css`
  max-width: 44em;
  margin-top: 0.9rem;
  color: ${role.muted};
`;
