import { css } from '@emotion/react';
import { useEffect, useReducer, useRef } from 'react';
import { controlStyle } from '#form/controlStyle.ts';
import { font, media, radius, role, size, stackBy, stage } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';
import { needsScripts } from '#ui/needsScripts.ts';
import { useHydrated } from '#ui/useHydrated.ts';
import { desk, Frame, side } from './Frame.tsx';
import { Seal } from './Seal.tsx';
import { SignaturePad } from './SignaturePad.tsx';
import { State } from './State.tsx';
import { Stops } from './Stops.tsx';
import { act, type Contract, canSign, type Signing, sealedText, sha256, timeAfter, untouched } from './signing.ts';
import { Trail } from './Trail.tsx';

/** InkFree: the visitor signs a contract and sees its trail grow. Without scripts it is signed already. */
export function SigningDemo(contract: Contract) {
  const ready = useHydrated();
  const [signing, dispatch] = useReducer(act, untouched);
  const times = useRef({ shown: 0, opened: 0, begun: 0 });
  const { isSigned, isAltered, seal, found } = signing;
  const others = contract.trail.filter(({ own }) => !own);
  // The contract's own clock: the visitor goes on where the last signer did in the finished example.
  const starts = contract.trail[others.length]?.time ?? '00:00:00';
  const time = () => timeAfter(starts, performance.now() - times.current.shown);
  const trail = ready ? [...others, ...signing.lines] : contract.trail;
  const clauses = contract.clauses.map(({ number, text, altered }): [string, string] => [
    number,
    (isAltered && altered) || text,
  ]);
  const sealed = isSigned ? sealedText(clauses, trail, signing.path || signing.typed) : null;

  function open() {
    const now = performance.now();
    times.current = { shown: times.current.shown || now, opened: now, begun: 0 };
    dispatch({ type: 'open', time: time() });
  }
  function begin(how: string) {
    const { opened, begun } = times.current;
    if (begun) return;
    times.current.begun = performance.now();
    const seconds = Math.max(1, Math.round((times.current.begun - opened) / 1000));
    dispatch({ type: 'begin', time: time(), seconds, how });
  }
  function type(text: string) {
    if (text) begin('Typed');
    dispatch({ type: 'type', text });
  }
  function sign() {
    if (!canSign(signing)) return;
    const seconds = Math.round((performance.now() - times.current.begun) / 100) / 10;
    dispatch({ type: 'sign', time: time(), seconds });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the demo is shown
  useEffect(open, []);
  useEffect(() => {
    let isCurrent = true;
    if (sealed !== null)
      sha256(sealed).then((value) => isCurrent && dispatch({ type: 'fingerprint', value: value ?? '' }));
    return () => {
      isCurrent = false;
    };
  }, [sealed]);

  return (
    <Frame
      product="InkFree"
      title={contract.title}
      state={<Progress contract={contract} isSigned={!ready || isSigned} isBroken={found !== seal} />}
      said={saidOf(signing)}
      note="A made-up contract. Nothing you do here is sent."
    >
      <div css={side}>
        <Stops label="Signers" stops={stopsOf(contract, ready ? signing : null)} />
      </div>
      <div css={desk}>
        <div css={sheet} data-ground="paper">
          <p css={sheetName}>{contract.sheet}</p>
          {contract.clauses.map(({ number, text, altered }) => (
            <p key={number} css={clause}>
              <b>{number}</b>
              <span>{isAltered && altered ? <Altered from={text} to={altered} /> : text}</span>
            </p>
          ))}
          <SignaturePad
            path={signing.path}
            typed={signing.typed}
            finished={ready ? null : contract.signature}
            isLocked={!ready || isSigned}
            isEmpty={ready && !signing.isBegun}
            onBegin={begin}
            onStroke={(path) => dispatch({ type: 'stroke', path })}
            onDraw={(path) => dispatch({ type: 'draw', path })}
          />
          <div css={[controls, needsScripts]}>
            <label>
              Or type your name
              <input
                css={[controlStyle, input]}
                value={signing.typed}
                maxLength={28}
                autoComplete="off"
                readOnly={isSigned}
                onChange={({ currentTarget }) => type(currentTarget.value)}
                onKeyDown={({ key }) => key === 'Enter' && sign()}
              />
            </label>
            <Button look="second" small onClick={open}>
              {isSigned ? 'Start again' : 'Clear'}
            </Button>
            <Button small aria-disabled={!canSign(signing)} onClick={sign}>
              {isSigned ? 'Signed' : 'Sign'}
            </Button>
          </div>
        </div>
      </div>
      <div css={record}>
        <Trail lines={trail} own={others.length} isFinished={!ready} />
        <Seal
          seal={ready ? seal : contract.fingerprint}
          found={ready ? found : contract.fingerprint}
          isAltered={isAltered}
          clause={contract.clauses.find(({ altered }) => altered)?.number ?? ''}
          onAlter={() => dispatch({ type: 'alter' })}
        />
      </div>
    </Frame>
  );
}

function Progress({ contract, isSigned, isBroken }: { contract: Contract; isSigned: boolean; isBroken: boolean }) {
  const all = contract.signers.length;
  if (!isSigned) return <State tone="live">{`${all - 1} of ${all} signed, your turn`}</State>;
  return isBroken ? <State tone="bad">Seal broken</State> : <State tone="done">{`${all} of ${all} signed`}</State>;
}

/** The words of a clause, with those marked that a comma has come to or gone from. */
function Altered({ from, to }: { from: string; to: string }) {
  const before = from.split(' ');
  return to.split(' ').map((word, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words never move
    <span key={i}>
      {i > 0 && ' '}
      {word === before[i] ? word : <mark css={mark}>{word}</mark>}
    </span>
  ));
}

/** The signers and the seal. Without a visitor all have signed. */
function stopsOf({ signers, trail }: Contract, visitor: Signing | null) {
  const stops = signers.map(({ role: name, signed }, i) => {
    if (!visitor || i < signers.length - 1) return { name, detail: `Signed ${signed}`, state: 'done' as const };
    const time = visitor.isSigned ? visitor.lines.at(-1)?.time.slice(0, 5) : null;
    return time
      ? { name, detail: `Signed ${time}`, state: 'done' as const }
      : { name, detail: 'You, now', state: 'live' as const };
  });
  const last = (visitor?.isSigned ? visitor.lines : visitor ? [] : trail).at(-1);
  return [
    ...stops,
    last
      ? { name: 'Seal', detail: `${last.time.slice(0, 5)}, over words and trail`, state: 'done' as const }
      : { name: 'Seal', detail: 'After the last signature', state: 'waiting' as const },
  ];
}

function saidOf({ isSigned, isAltered, seal, found }: Signing): string {
  if (!isSigned || !seal || !found) return '';
  if (found !== seal) return 'The seal is broken: a comma was moved, and the fingerprint has changed.';
  return isAltered ? '' : 'Signed and sealed. Nothing has changed since.';
}

const sheet = css`
  ${stackBy('0.6rem')};
  padding: 1.3rem 1.5rem;
  border-radius: 6px;
  box-shadow:
    0 1px 2px rgb(10 26 63 / 0.1),
    0 10px 24px -12px rgb(10 26 63 / 0.35);
  ${media.phone} {
    padding: 1rem;
  }
`;

const sheetName = css`
  font: 600 ${size.t22} / 1.2 ${font.text};
`;

const clause = css`
  display: grid;
  grid-template-columns: 2.2rem minmax(0, 1fr);
  line-height: 1.5;
  > b {
    font-weight: 600;
  }
`;

const mark = css`
  border-radius: 3px;
  background: ${stage.hot};
  color: inherit;
`;

const controls = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 0.6rem;
  align-items: end;
  > label {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.2rem;
    color: ${role.muted};
    font-weight: 500;
  }
  > button {
    min-height: 44px;
  }
  ${media.drawer} {
    /* Two buttons beside each other, unless large letters leave no room. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr));
    > label {
      grid-column: 1 / -1;
    }
    > button {
      padding-inline: 0.6rem;
    }
  }
`;

const input = css`
  height: 44px;
  border-radius: ${radius.pill};
`;

/** As high as its neighbor, so that a longer trail scrolls and the page below does not move. */
const record = css`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  contain: size;
  ${media.phone} {
    contain: none;
    grid-template-rows: 17.6rem auto;
  }
  /* Nothing grows: the whole trail is shown. */
  @media (scripting: none) {
    contain: none;
    grid-template-rows: auto auto;
  }
`;
