import { expect, test } from 'vitest';
import { sets } from './sets.mjs';

/** What a set finds in texts, as name:line:column message. */
async function found(set, texts) {
  const results = [];
  for (const [name, text] of Object.entries(texts)) {
    const { messages } = await sets[set].linter.lintText(text, name);
    results.push(...messages.map(({ line, column, message }) => `${name}:${line}:${column} ${message}`));
  }
  return results;
}

test.each([
  ['title: An old thing\ntext: It is mended.', ['a.yml:2:13 mended => fix or repair']],
  ['text: |\n  One.\n\n  Two, anew.', ['a.yml:4:8 anew => again']],
  ['rows: ["Fine.", "It fell by 38 percent."]', ['a.yml:1:29 38 percent => the figure with its sign, such as 38%']],
  ["text: It's air.", ["a.yml:1:8 t's => a curly apostrophe, ’"]],
  [`text: 'We call it "air".'`, ['a.yml:1:19 "air" => curly quotation marks, “ and ”']],
  ['text: Come on 5 May.', ['a.yml:1:15 5 May => an American date, such as November 12, 2026']],
  ['link: /anew\nkeywords: anew\ntext: "[This](/anew) is {{vacancy}}, `anew`."', []],
])('words of pages: %s', async (text, want) => {
  expect(await found('pages', { 'a.yml': text })).toEqual(want);
});

test.each([
  ['text: Tick the box.', ['a.yml:1:7 Tick the => check']],
  [
    'text: It was a fault in the shop.',
    ['a.yml:1:16 fault => bug, defect, problem or failure', 'a.yml:1:25 the shop => store'],
  ],
  ['text: You are at fault. Fault tolerance costs. Walk the shop floor.', []],
  [
    'text: Read the article of spring.',
    ['a.yml:1:16 article of spring => the day or month first, such as Tuesday’s run or the November test'],
  ],
])('American words: %s', async (text, want) => {
  expect(await found('pages', { 'a.yml': text })).toEqual(want);
});

test('pages speak, and legal texts do not', async () => {
  const stiff = `kind: PLAIN\ntext: It is long. ${'These are words that nobody says. '.repeat(30)}`;
  expect(await found('spoken', { 'a.yml': stiff })).toEqual([
    'a.yml:2:7 0 contractions in 183 words, expected 1: write it’s, don’t or we’ll where a person would say so',
  ]);
  expect(await found('spoken', { 'a.yml': stiff.replace('It is', 'It’s') })).toEqual([]);
  expect(await found('spoken', { 'a.yml': stiff.replace('PLAIN', 'LEGAL') })).toEqual([]);
  expect(await found('legal', { 'a.yml': 'kind: LEGAL\ntext: We don’t sell it.' })).toEqual([
    'a.yml:2:10 don’t => the words written out',
  ]);
  expect(await found('legal', { 'a.yml': 'kind: PLAIN\ntext: We don’t sell it.' })).toEqual([]);
});

test.each([
  ['text: We reply within a day.', 1],
  ['text: Typically we reply within two days.', 0],
  ['text: Letters are kept for two years.', 1],
  ['text: Ask in thirteen offices.', 1],
  ['text: It costs $1,200 a day.', 1],
  ['text: For example, it costs $5.', 0],
  ['specimen: { note: It costs $1,200 a day. }', 0],
])('promises: %s', async (text, want) => {
  expect(await found('promises', { 'a.yml': text })).toHaveLength(want);
});

test.each([
  ['text: Much breaks. Between 2021 and 2026 we drove 27 load tests until something broke.', 1],
  ['text: It is the mean of nine sites in our own records.', 1],
  ['text: For example, we have 46 flows and nine teams.', 0],
  ['text: We show three people and hold eight interviews.', 0],
  ['text: We held talks. Three teams came.', 0],
])('counts of our own work: %s', async (text, want) => {
  expect(await found('records', { 'a.yml': text })).toHaveLength(want);
});

test('forms ask for nothing that they cannot take', async () => {
  const form = 'sections:\n  - enquiryForm: { heading: Send us a message, lead: Send us your worst contract. }';
  expect(await found('asks', { 'a.yml': form })).toEqual(['a.yml:2:54 Send us your => Tell us or Describe']);
  expect(await found('asks', { 'a.yml': 'text: You upload the contract. We reply within a day.' })).toEqual([]);
  const promise = 'sections:\n  - callToAction: { lead: We reply within a day. }';
  expect(await found('asks', { 'a.yml': promise })).toHaveLength(1);
});

test('a number that counts two things is found, and a page that says what another says', async () => {
  const words = Array.from({ length: 200 }, (_, i) => `w${i}`).join(' ');
  const texts = {
    'a.yml': `text: There are 214 balloons. It was 2014.\nmore: ${words}`,
    'b.yml': `text: It took 214 pilots in 2014. We saw port 443.\nmore: ${words}`,
    'c.yml': 'text: All 214 balloons rose beside port 443.',
  };
  expect(await found('comparison', texts)).toEqual([
    'b.yml:1:15 214 counts something else in a.yml:1: take another number',
    'b.yml:2:1 100% of the text is in a.yml, too: say it once',
  ]);
});

test('words of documentation', async () => {
  const text = 'It works `with scripts`.\n\nIt works without scripts, and 52 % use it.\n';
  expect(await found('docs', { 'a.md': text })).toHaveLength(2);
});
