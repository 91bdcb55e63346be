import murmur2 from '../node_modules/@emotion/hash/dist/emotion-hash.esm.js';

/** Emotion's hash by server/render/hash.go, where that is: interpreted, it takes two thirds of the bundle's start. */
export default globalThis.__hash ?? murmur2;
