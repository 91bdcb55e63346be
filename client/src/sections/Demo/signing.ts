import { counted } from '#ui/count.ts';
import type { DemoOf } from './demoOf.ts';

export type Contract = DemoOf<'SigningDemo'>;

/** A line of the trail. */
export interface TrailLine {
  time: string;
  event: string;
  evidence: string;
}

/** What the visitor has done with the contract. */
export interface Signing {
  /** The visitor's part of the trail. */
  lines: readonly TrailLine[];
  /** What is drawn, as the data of an SVG path in pixels. */
  path: string;
  strokes: number;
  points: number;
  typed: string;
  isBegun: boolean;
  isSigned: boolean;
  isAltered: boolean;
  /** The fingerprint at the time of signing, and that of what is shown now. */
  seal: string | null;
  found: string | null;
}

export type Act =
  | { type: 'open'; time: string }
  | { type: 'begin'; time: string; seconds: number; how: string }
  | { type: 'stroke'; path: string }
  | { type: 'draw'; path: string }
  | { type: 'type'; text: string }
  | { type: 'sign'; time: string; seconds: number }
  | { type: 'fingerprint'; value: string }
  | { type: 'alter' };

export const untouched: Signing = {
  lines: [],
  path: '',
  strokes: 0,
  points: 0,
  typed: '',
  isBegun: false,
  isSigned: false,
  isAltered: false,
  seal: null,
  found: null,
};

export function act(signing: Signing, done: Act): Signing {
  switch (done.type) {
    case 'open':
      return { ...untouched, lines: [{ time: done.time, event: 'Opened by you', evidence: 'On this page' }] };
    case 'begin':
      return signing.isBegun ? signing : { ...signing, isBegun: true, lines: [...signing.lines, ...begun(done)] };
    case 'stroke':
      return { ...signing, path: signing.path + done.path, strokes: signing.strokes + 1, typed: '' };
    case 'draw':
      return { ...signing, path: signing.path + done.path, points: signing.points + 1 };
    case 'type':
      return { ...signing, path: '', strokes: 0, points: 0, typed: done.text };
    case 'sign':
      return { ...signing, isSigned: true, lines: [...signing.lines, ...signed(signing, done)] };
    case 'fingerprint':
      return { ...signing, seal: signing.seal ?? done.value, found: done.value };
    case 'alter':
      return { ...signing, isAltered: !signing.isAltered };
  }
}

function begun({ time, seconds, how }: { time: string; seconds: number; how: string }): TrailLine[] {
  const read = `For ${counted(seconds, 'second')}`;
  return [
    { time, event: 'Read by you', evidence: read },
    { time, event: 'Signature begun', evidence: how },
  ];
}

function signed({ strokes, points, typed }: Signing, { time, seconds }: { time: string; seconds: number }) {
  const drawn = `${counted(strokes, 'stroke')}, ${counted(points, 'point')}, ${seconds} s`;
  return [
    { time, event: 'Signed by you', evidence: typed ? `Typed: ${typed}` : drawn },
    { time, event: 'Sealed', evidence: 'Any later change breaks the seal' },
  ];
}

/** A line across the paper, or a name, and not a touch by mistake. */
export function canSign({ points, typed, isSigned }: Signing): boolean {
  return !isSigned && (points > 12 || typed.trim().length > 1);
}

/** What the seal is over: the clauses as they are shown, the trail, and the signature. The server's check does the same. */
export function sealedText(clauses: readonly [string, string][], trail: readonly TrailLine[], signature: string) {
  const lines = clauses.map(([number, text]) => `${number} ${text}`);
  for (const { time, event, evidence } of trail) lines.push(`${time} ${event} ${evidence}`);
  return [...lines, signature].join('\n');
}

/** The SHA-256 of a text in hexadecimal, or null where the browser has none: on a page without encryption. */
export async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The time of day so many milliseconds after another, `09:40:05`. */
export function timeAfter(start: string, milliseconds: number): string {
  return new Date(Date.parse(`1970-01-01T${start}Z`) + milliseconds).toISOString().slice(11, 19);
}

/** A fingerprint as people compare it, in groups of four. */
export function grouped(fingerprint: string): string {
  return fingerprint.replace(/(.{4})(?=.)/g, '$1 ');
}
