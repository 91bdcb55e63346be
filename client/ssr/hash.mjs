import murmur2 from '../node_modules/@emotion/hash/dist/emotion-hash.esm.js';

/** Names by text. The build reads them: see precompileCss.mjs. */
const known = globalThis.__styleNames ?? new Map();
/** The same hash in Go, server/render/hash.go: in the interpreter it would take a third of its start-up time. */
const compute = globalThis.__styleHash ?? murmur2;

/** Replaces '@emotion/hash': the same names, each computed once. */
export default function hash(text) {
  if (!known.has(text)) known.set(text, compute(text));
  return known.get(text);
}
