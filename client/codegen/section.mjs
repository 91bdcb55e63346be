// Adds a type of section in each place that has to know it: make section NAME=testimonialQuotes. See CONTRIBUTING.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const key = process.argv[2] ?? '';
const name = key.charAt(0).toUpperCase() + key.slice(1);
const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const title = words.charAt(0).toUpperCase() + words.slice(1);
const sections = 'client/src/sections';
const parts = `${sections}/parts`;

if (!/^[a-z]+([A-Z][a-z]+)*$/.test(key)) fail('Name the section as its key in content files: NAME=testimonialQuotes.');
if (existsSync(join(root, parts, `${name}.tsx`))) fail(`${parts}/${name}.tsx exists. Choose another name.`);

const type = `
"${title}."
type ${name}Section {
  "An opaque id, unique among all ids of the API. The fragment of the section's URL is \`anchor\`."
  id: ID!
  "The fragment of the section's URL: \`/about#story\` leads to the section with the anchor \`story\`. Null if it has none."
  anchor: String
  "The heading."
  heading: String!
  "The sentence below the heading, with inline markup."
  lead: String
  "A sentence, with inline markup."
  sentence: String!
}
`;

const fragment = `fragment ${name} on ${name}Section {
  anchor
  heading
  lead
  sentence
}
`;

const component = `import { type Ground, Section } from '#sections/Section.tsx';
import { Inline } from '#ui/Inline.tsx';
import type { ${name}Fragment } from './${name}.generated.ts';

/** ${title}. */
export function ${name}({ anchor, heading, lead, sentence, ground }: ${name}Fragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground}>
      <p>
        <Inline text={sentence} />
      </p>
    </Section>
  );
}
`;

const story = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { pseudoLocalize } from '#testing/pseudoLocalize.ts';
import { ${name} } from './${name}.tsx';

const meta = {
  component: ${name},
  args: {
    __typename: '${name}Section',
    anchor: null,
    heading: '${title}',
    lead: 'A sentence below the heading.',
    sentence: 'A sentence with **inline markup**.',
    ground: 'light',
  },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnWhite: Story = {};
export const OnNavy: Story = { args: { ground: 'navy' } };
export const LongWords: Story = { args: pseudoLocalize(meta.args), globals: { viewport: { value: 'w320' } } };
`;

/** Files to be changed: what is added after the last match of a pattern. */
const additions = [
  ['schema.graphql', /^union Section =\n( {2}\| \w+\n)+/gm, `  | ${name}Section\n`],
  ['schema.graphql', /^type ServiceIndexSection \{[^}]*\}\n/gm, type],
  [`${sections}/Sections.graphql`, /^ {2}\.\.\.\w+\n/gm, `  ...${name}\n`],
  [`${sections}/plain.ts`, /^export .*\n/gm, `export { ${name} } from './parts/${name}.tsx';\n`],
  [
    `${sections}/sectionTypes.ts`,
    /^ {2}QuoteSection: .*\n/gm,
    `  ${name}Section: staticSection(plain, (module) => module.${name}),\n`,
  ],
  ['server/content/section.go', /^\t"\w+": +reflect.*\n/gm, `\t"${key}": reflect.TypeFor[graph.${name}Section](),\n`],
  [
    'server/paper/template/document.typ',
    /^ {2}else if s\.type == "QuoteSection" .*\n/gm,
    `  else if s.type == "${name}Section" { par(words(s.sentence)) }\n`,
  ],
  ['server/content/README.md', /^\| `callToAction` .*\n/gm, `| \`${key}\` | ${words} | \`sentence\` |\n`],
];
for (const [file, pattern, added] of additions) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) throw new Error(`${file} has nothing that matches ${pattern}`);
  const end = last.index + last[0].length;
  writeFileSync(path, text.slice(0, end) + added + text.slice(end));
}
for (const [file, text] of [
  [`${name}.graphql`, fragment],
  [`${name}.tsx`, component],
  [`${name}.stories.tsx`, story],
]) {
  writeFileSync(join(root, parts, file), text);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
