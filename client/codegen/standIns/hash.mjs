import murmur2 from '../../node_modules/@emotion/hash/dist/emotion-hash.esm.js';

const known = new Map();

/** Emotion's hash, computed once a text: an engine without a compiler feels each character of each style. */
export default function hash(text) {
  if (!known.has(text)) known.set(text, murmur2(text));
  return known.get(text);
}
