import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Challenge {
  /** A SHA-256 in hexadecimal digits. */
  challenge: string;
  salt: string;
  maxNumber: number;
}

/**
 * The number from `from` to `to` whose SHA-256 of salt and number is the challenge, or null. With a library because
 * crypto.subtle is missing on plain http, and because its call for each number would take longer than the hash.
 */
export function solve({ challenge, salt }: Challenge, from: number, to: number): number | null {
  if (!/^[0-9a-f]{64}$/i.test(challenge)) return null;
  const wanted = hexToBytes(challenge);
  for (let number = from; number <= to; number++) {
    const hash = sha256(utf8ToBytes(salt + number));
    if (hash[0] === wanted[0] && hash.every((byte, i) => byte === wanted[i])) return number;
  }
  return null;
}
