const rounds = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);
const start = new Uint32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

export interface Challenge {
  challenge: string;
  salt: string;
  maxNumber: number;
}

/**
 * The number from `from` to `to` whose SHA-256 of salt and number is the challenge, or null. Written out because
 * crypto.subtle is missing on plain http, and because a call of it for each number would take longer than the hash.
 */
export function solve({ challenge, salt }: Challenge, from: number, to: number): number | null {
  const wanted = words(challenge);
  if (!wanted) return null;
  for (let number = from; number <= to; number++) {
    const hash = sha256(salt + number);
    if (hash[0] === wanted[0] && hash.every((word, i) => word === wanted[i])) return number;
  }
  return null;
}

function words(hex: string): Uint32Array | null {
  if (!/^[0-9a-f]{64}$/i.test(hex)) return null;
  return Uint32Array.from({ length: 8 }, (_, i) => Number.parseInt(hex.slice(i * 8, i * 8 + 8), 16));
}

let encoder: TextEncoder | undefined;
const schedule = new Uint32Array(64);

/** The SHA-256 of a text, as eight words. */
export function sha256(text: string): Uint32Array {
  encoder ??= new TextEncoder();
  const message = encoder.encode(text);
  const blocks = new DataView(new ArrayBuffer(((message.length + 72) >> 6) << 6));
  new Uint8Array(blocks.buffer).set(message);
  blocks.setUint8(message.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, message.length * 8);
  const state = start.slice();
  for (let at = 0; at < blocks.byteLength; at += 64) block(state, blocks, at);
  return state;
}

function block(state: Uint32Array, bytes: DataView, at: number) {
  const w = schedule;
  for (let i = 0; i < 16; i++) w[i] = bytes.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (rounds[i] as number) + (w[i] as number)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] as number) + word;
}

function turn(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}
