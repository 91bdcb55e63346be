import { css } from '@emotion/react';
import { font, media, role, shadow, size, space } from '#theme/tokens.ts';
import { Inline } from '#ui/Inline.tsx';
import { Bars } from './Bars.tsx';
import { BarColumns, Signal, Stack } from './barForms.tsx';
import { Chain } from './Chain.tsx';
import { Dial } from './Dial.tsx';
import { Matrix } from './Matrix.tsx';
import { Paper } from './Paper.tsx';
import { Plan } from './Plan.tsx';
import { Plot } from './Plot.tsx';
import { Records } from './Records.tsx';
import type { SpecimenFragment } from './Specimen.generated.ts';
import { Strips } from './Strips.tsx';
import { Code, Log, Talk } from './texts.tsx';

type Given = Omit<SpecimenFragment, '__typename'>;

/** A sample of what a service delivers: what it shows, what is wrong in it and how to fix it. */
export function Specimen({ specimen, className }: { specimen: Given; className?: string | undefined }) {
  const { title, about, place, medium, grade, foot, caption } = specimen;
  return (
    <figure className={className}>
      <div
        css={[sheet, grade && (medium === 'SCREEN' ? alarm : graded)]}
        data-ground={medium === 'SCREEN' ? 'screen' : 'raised'}
      >
        {grade && (
          <p css={gradeStyle}>
            <b>{grade.value}</b>
            {grade.text}
          </p>
        )}
        <div css={body}>
          <p css={head}>
            <b>{title}</b>
            {about && <span>{about}</span>}
            {place && <span>{place}</span>}
          </p>
          {medium === 'PHONE' ? (
            <div css={besideNotes}>
              <div css={phone}>
                <Figures {...specimen} />
              </div>
              <Notes {...specimen} />
            </div>
          ) : (
            <>
              <Figures {...specimen} />
              <Notes {...specimen} />
            </>
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

function Figures({ medium, chain, code, table, matrix, bars, plan, plot, log, paper, talk }: Given) {
  const BarsOfForm = bars?.form ? barForms[bars.form] : Bars;
  const PlanOfForm = plan?.form === 'DIAL' ? Dial : Plan;
  const PlotOfForm = plot?.form === 'STRIPS' ? Strips : Plot;
  return (
    <>
      {chain && <Chain stations={chain} />}
      {table && <Records table={table} />}
      {matrix && <Matrix matrix={matrix} />}
      {bars && <BarsOfForm bars={bars} />}
      {plan && <PlanOfForm plan={plan} />}
      {plot && <PlotOfForm plot={plot} />}
      {paper && <Paper fields={paper} isPhoto={medium === 'PHOTO'} />}
      {log && <Log entries={log} />}
      {talk && <Talk passages={talk} isChat={medium === 'CHAT'} />}
      {code && <Code code={code} />}
    </>
  );
}

const barForms = { COLUMNS: BarColumns, STACK: Stack, SIGNAL: Signal };

/** The notes have the color of the fault, unless the specimen shows a decision. */
function Notes({ notes, ...specimen }: Given) {
  return (
    <dl css={[notesStyle, hasFault(specimen) && fault]}>
      {notes.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Inline text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function hasFault({ chain, table, bars, plan, log, paper, talk, plot }: Omit<Given, 'notes'>): boolean {
  const spans = plan?.lanes.flatMap((lane) => lane.spans) ?? [];
  const parts = [chain, table?.rows, bars?.bars, spans, log, paper, talk, plot?.lines];
  return parts.some((part) => part?.some(({ state }) => state === 'BAD'));
}

const sheet = css`
  border-radius: 10px;
  box-shadow: ${shadow.raised};
  overflow: hidden;
  font-size: 0.929rem;
  line-height: 1.4;
  ${media.forced} {
    border: 1.5px solid;
  }
  ${media.print} {
    border: 1px solid ${role.line};
    box-shadow: none;
  }
`;

const graded = css`
  display: grid;
  grid-template-columns: 118px minmax(0, 1fr);
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* The grade is a bar above. */
const alarm = css`
  > p {
    display: flex;
    align-items: center;
    gap: 1rem;
    padding-block: 0.7rem;
    border: 0;
    border-bottom: 2px solid ${role.bad};
    b {
      margin: 0;
      font-size: 2.2rem;
    }
  }
`;

const besideNotes = css`
  display: grid;
  grid-template-columns: 340px minmax(0, 1fr);
  > dl {
    align-content: center;
    border-top: 0;
    border-left: 2px solid ${role.bad};
    div {
      grid-template-columns: minmax(0, 1fr);
      padding-block: 0.3rem;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > dl {
      border-top: 2px solid ${role.bad};
      border-left: 0;
    }
  }
`;

const phone = css`
  margin: 1.1rem auto;
  width: 300px;
  max-width: calc(100% - 1.8rem);
  padding-block: 1.4rem;
  border: 9px solid ${role.rule};
  border-radius: 34px;
  li {
    grid-template-columns: 4.4rem minmax(0, 1fr) auto;
    gap: 0 0.4rem;
    padding-inline: 0.9rem;
  }
`;

const gradeStyle = css`
  padding: ${space.s4} 0.9rem;
  border-right: 2px solid ${role.bad};
  background: ${role.badGround};
  color: ${role.bad};
  font-weight: 600;
  b {
    display: block;
    margin-bottom: 0.5rem;
    font: 600 3rem / 0.9 ${font.display};
    letter-spacing: -0.05em;
    overflow-wrap: normal;
  }
  ${media.phone} {
    display: flex;
    align-items: center;
    gap: 1rem;
    padding: 0.7rem 0.9rem;
    border-right: 0;
    border-bottom: 2px solid ${role.bad};
    b {
      margin: 0;
      font-size: 2.6rem;
    }
  }
`;

const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.1rem 1rem;
  align-items: baseline;
  padding: 0.9rem 1.25rem;
  border-bottom: 2px solid ${role.rule};
  color: ${role.muted};
  b {
    color: ${role.text};
    font: 600 ${size.t18} / 1.2 ${font.display};
    letter-spacing: -0.012em;
  }
  span:nth-of-type(2) {
    margin-left: auto;
  }
  ${media.phone} {
    padding-inline: 0.9rem;
    span:nth-of-type(2) {
      margin-left: 0;
    }
  }
`;

const notesStyle = css`
  display: grid;
  gap: 0.3rem;
  padding: 0.7rem 1.25rem 0.9rem;
  border-top: 1px solid ${role.line};
  div {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr);
    gap: 0 0.8rem;
  }
  dt {
    color: ${role.muted};
  }
  ${media.phone} {
    padding-inline: 0.9rem;
    div {
      grid-template-columns: minmax(0, 1fr);
    }
    dt {
      font-size: 0.857rem;
    }
  }
`;

const fault = css`
  border-top: 2px solid ${role.bad};
  background: ${role.badGround};
`;

const footStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.1rem 1rem;
  padding: 0.7rem 1.25rem;
  border-top: 1px solid ${role.line};
  color: ${role.muted};
  ${media.phone} {
    display: none;
  }
`;

const captionStyle = css`
  max-width: 44em;
  margin-top: 0.9rem;
  color: ${role.muted};
  text-wrap: pretty;
`;
