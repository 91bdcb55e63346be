import { css } from '@emotion/react';
import { Fragment, useId, useState } from 'react';
import { font, ink, media, role, size, stackBy } from '#theme/tokens.ts';
import { useHydrated } from '#ui/useHydrated.ts';
import { hidden } from '#ui/VisuallyHidden.tsx';
import type { DemoOf } from './demoOf.ts';
import { desk, detail, Frame, paneName, side } from './Frame.tsx';
import { State } from './State.tsx';

/** RFPPro: the visitor chooses a sentence of an answer and sees where it comes from. */
export function SourcesDemo({ title, requirements, number, question, sentences }: DemoOf<'SourcesDemo'>) {
  const ready = useHydrated();
  const name = useId();
  const [chosen, setChosen] = useState(0);
  const [said, say] = useState('');
  const fresh = sentences.filter(({ tender }) => tender === null).length;

  function choose(i: number) {
    const sentence = sentences[i];
    if (!sentence) return;
    setChosen(i);
    say(`Sentence ${i + 1}. ${sourceOf(sentence)}. ${sentence.outcome}.`);
  }

  return (
    <Frame
      product="RFPPro"
      title={title}
      state={
        fresh > 0 ? (
          <State tone="live">{fresh === 1 ? 'One sentence is new' : `${fresh} sentences are new`}</State>
        ) : (
          <State tone="done">Every sentence has a source</State>
        )
      }
      said={said}
      note="A made-up RFP. Choose a sentence, or move with the arrow keys, to see its source."
    >
      <div css={side}>
        <p css={paneName}>Requirements</p>
        <ul css={list}>
          {requirements.map((requirement) => (
            <li key={requirement.number} className={requirement.number === number ? 'current' : undefined}>
              <b>{requirement.number}</b>
              <span>{requirement.title}</span>
              <small css={detail}>{fits[requirement.fit]}</small>
            </li>
          ))}
        </ul>
      </div>
      <div css={desk}>
        <div css={answer} data-ground="raised">
          <p css={detail}>
            {number} “{question}”
          </p>
          <fieldset>
            <legend css={hidden}>Sentences of the answer</legend>
            {sentences.map(({ sentence, tender }, i) => (
              <Fragment key={sentence}>
                <input
                  css={hidden}
                  type="radio"
                  name={name}
                  id={`${name}${i}`}
                  checked={i === chosen}
                  disabled={!ready}
                  onChange={() => choose(i)}
                />
                <label
                  htmlFor={`${name}${i}`}
                  className={[i === chosen && 'chosen', tender === null && 'fresh'].filter(Boolean).join(' ')}
                >
                  {sentence}
                  <sup>{i + 1}</sup>
                </label>{' '}
              </Fragment>
            ))}
          </fieldset>
        </div>
      </div>
      <div>
        <p css={paneName}>
          Sources <small>of {number}</small>
        </p>
        <ol css={sources}>
          {sentences.map((sentence, i) => (
            <li key={sentence.sentence} className={sentence.tender === null ? 'fresh' : undefined}>
              <b>{i + 1}</b>
              <span>
                {sourceOf(sentence)}
                <small css={detail}>{sentence.outcome}</small>
              </span>
              {i === chosen && (
                <div>
                  <p>{sentence.original}</p>
                  <p css={detail}>
                    {sentence.owner}, check {sentence.check}
                  </p>
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Frame>
  );
}

const fits = { FULL: 'Full', PARTIAL: 'Partial', GAP: 'Gap' };

function sourceOf({ tender }: { tender: string | null }): string {
  return tender ?? 'Written for this RFP';
}

const list = css`
  > li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr) auto;
    gap: 0 0.4rem;
    padding: 0.55rem 0;
    border-top: 1px solid ${role.line};
    line-height: 1.35;
  }
  b {
    font-weight: 600;
  }
  .current {
    box-shadow: -1.3rem 0 0 ${role.ground}, calc(-1.3rem - 3px) 0 0 ${ink.hot};
    font-weight: 600;
  }
`;

const answer = css`
  ${stackBy('0.9rem')};
  padding: 1.3rem 1.5rem;
  border: 1px solid ${role.line};
  border-radius: 6px;
  fieldset {
    font-size: ${size.t18};
    line-height: 1.75;
  }
  label {
    padding: 0.12em 0.1em;
    border-bottom: 2px solid ${ink.line};
    cursor: pointer;
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }
  label:hover {
    background: ${role.soft};
  }
  .fresh {
    border-bottom: 2px dashed ${ink.hot};
  }
  .chosen {
    background: ${role.header};
  }
  .chosen.fresh {
    background: ${role.warningGround};
  }
  input:focus-visible + label {
    outline: 3px solid ${role.focus};
    outline-offset: 1px;
    border-radius: 4px;
  }
  sup {
    margin-left: 0.15em;
    color: ${role.muted};
    font: 500 0.75em / 1 ${font.mono};
  }
  ${media.phone} {
    padding: 1rem;
    fieldset {
      font-size: ${size.t16};
    }
  }
`;

const sources = css`
  min-height: 21.5rem;
  > li {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr);
    gap: 0.1rem 0.7rem;
    padding: 0.5rem 0;
    border-top: 1px solid ${role.line};
    font-weight: 600;
    line-height: 1.35;
  }
  > li > b {
    height: 22px;
    border: 2px solid ${ink.node};
    border-radius: 50%;
    font: 600 0.857rem / 18px ${font.mono};
    text-align: center;
  }
  > .fresh > b {
    border-color: ${ink.hot};
  }
  > li > div {
    display: grid;
    grid-column: 2;
    gap: 0.25rem;
    padding: 0.3rem 0 0.2rem;
    font-weight: 400;
  }
`;
