import { readFileSync, writeFileSync } from 'node:fs';

/* The split fonts as style sheet, with the ranges of the script that splits them. */
const theme = new URL('../src/theme/', import.meta.url);
const script = readFileSync(new URL('fonts/make.sh', theme), 'utf8');
const families = [
  ['Familjen Grotesk', '400 700'],
  ['Instrument Sans', '400 700'],
  ['Red Hat Mono', '500 600'],
];

const faces = families.flatMap(([family, weights]) => ['basic', 'more'].map((part) => face(family, weights, part)));
writeFileSync(
  new URL('fonts.generated.css', theme),
  `/* Made from fonts/make.sh by codegen/fonts.mjs; never edited. */\n${faces.join('')}`,
);

function face(family, weights, part) {
  const [, range] = script.match(new RegExp(`^${part}=(.*)$`, 'm'));
  return `@font-face {
  font-family: '${family} Variable';
  src: url(fonts/${family.toLowerCase().replaceAll(' ', '-')}-${part}.woff2) format('woff2');
  font-weight: ${weights};
  font-display: swap;
  unicode-range: ${range.toLowerCase().replaceAll('u+', 'U+').replaceAll(',', ', ')};
}
`;
}
