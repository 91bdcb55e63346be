import murmur2 from '../../node_modules/@emotion/hash/dist/emotion-hash.esm.js';

/** Names by text. The build looks at it: see ahead.mjs. */
const known = globalThis.__styleNames ?? new Map();
/** An engine without a compiler feels each character of each style, so the server brings the same hash along. */
const compute = globalThis.__styleHash ?? murmur2;

/** Emotion's hash, computed once a text. */
export default function hash(text) {
  if (!known.has(text)) known.set(text, compute(text));
  return known.get(text);
}
