import { css } from '@emotion/react';
import { font, media, role, stackBy } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';
import { needsScripts } from '#ui/needsScripts.ts';
import { grouped } from './signing.ts';

interface SealProps {
  /** The fingerprint when the contract was signed and now. Null: not signed yet. Empty: this browser has none. */
  seal: string | null;
  found: string | null;
  isAltered: boolean;
  /** The number of the clause with the comma. */
  clause: string;
  onAlter: () => void;
}

/** The seal of a contract: its fingerprint, and whether it still is that of what is shown. */
export function Seal({ seal, found, isAltered, clause, onAlter }: SealProps) {
  const isBroken = seal !== found;
  return (
    <div css={[style, isBroken && broken]}>
      <b>
        {seal === null
          ? 'Not sealed yet'
          : isBroken
            ? 'The seal is broken: a comma was moved'
            : seal
              ? 'Sealed. Nothing changed since'
              : 'Signed, without a fingerprint'}
      </b>
      {seal === null && <p>The fingerprint appears when you sign.</p>}
      {seal === '' && <p>This browser calculates fingerprints only on encrypted pages (https).</p>}
      {isBroken ? (
        <p>
          sealed <code>{shortened(seal)}</code> found <code>{shortened(found)}</code>
        </p>
      ) : (
        seal && (
          <p>
            SHA-256 <code>{grouped(seal)}</code>
          </p>
        )
      )}
      <div css={needsScripts}>
        {seal && (
          <Button look="second" small onClick={onAlter}>
            {isAltered ? 'Put it back' : `Move a comma in ${clause}`}
          </Button>
        )}
      </div>
    </div>
  );
}

function shortened(fingerprint: string | null): string {
  return `${grouped((fingerprint ?? '').slice(0, 24))} …`;
}

const style = css`
  ${stackBy('0.4rem')};
  align-content: start;
  min-height: 10.2rem;
  margin-top: 0.7rem;
  padding-top: 0.6rem;
  border-top: 2px solid ${role.rule};
  /* It grows when it's sealed: on phones nothing is beside it. */
  ${media.phone} {
    min-height: 0;
  }
  @media (scripting: none) {
    min-height: 0;
  }
  > b {
    font-weight: 600;
  }
  > p {
    color: ${role.muted};
    font-size: 0.929rem;
    line-height: 1.4;
  }
  code {
    display: block;
    color: ${role.text};
    font: 500 0.857rem / 1.4 ${font.mono};
    letter-spacing: -0.02em;
  }
  button {
    width: 100%;
  }
`;

const broken = css`
  border-color: ${role.bad};
  > b {
    color: ${role.bad};
  }
`;
