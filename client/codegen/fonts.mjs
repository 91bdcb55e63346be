import { readFileSync, writeFileSync } from 'node:fs';

/* The split fonts as style sheet, with the range of the basic ones from the script that splits them. */
const theme = new URL('../src/theme/', import.meta.url);
const families = [
  ['Familjen Grotesk', '400 700'],
  ['Instrument Sans', '400 700'],
  ['Red Hat Mono', '500 600'],
];

/* A character is looked up in the last face first, so the range of the first may include that of the last. */
const basic = readFileSync(new URL('fonts/make.sh', theme), 'utf8').match(/^basic=(.*)$/m)[1];
const faces = families.flatMap(([family, weights]) => [
  face(family, weights, 'more', 'U+A1-33F, U+2000-20AC, U+2122, U+2191, U+2193, U+2215'),
  face(family, weights, 'basic', basic.toLowerCase().replaceAll('u+', 'U+').replaceAll(',', ', ')),
]);
writeFileSync(
  new URL('fonts.generated.css', theme),
  `/* Made from fonts/make.sh by codegen/fonts.mjs; never edited. */\n${faces.join('')}`,
);

function face(family, weights, part, range) {
  return `@font-face {
  font-family: '${family} Variable';
  src: url(fonts/${family.toLowerCase().replaceAll(' ', '-')}-${part}.woff2) format('woff2');
  font-weight: ${weights};
  font-display: swap;
  unicode-range: ${range};
}
`;
}
