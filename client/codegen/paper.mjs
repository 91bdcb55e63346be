/*
 * Makes PDF documents and preview cards of what server/paper/export prints, by Typst: make build those of the built-in
 * content, make documents those of a content folder. What was made before of the same sheet stays.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Resvg } from '@resvg/resvg-js';
import UPNG from 'upng-js';

const root = resolve(import.meta.dirname, '../..');
const template = `${root}/server/paper/template`;
const fonts = [`${root}/server/paper/fonts`, `${root}/client/node_modules/dejavu-fonts-ttf/ttf`];
const folder = process.argv[2] ?? `${root}/server/paper/made`;

/** A last page that is filled less than this is set with less space, in case that saves the page. */
const littleOfAPage = 300;

const compiler = NodeCompiler.create({ workspace: template, fontArgs: [{ fontPaths: fonts }] });
const sheets = (await text(process.stdin))
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));

if (sheets.length === 0) throw new Error('there is nothing to make documents and cards of');
forget();
const made = new Set(readdirSync(folder).map((name) => name.split(/[-.]/)[0]));
const missing = sheets.filter(({ name }) => !made.has(name));
let failed = 0;
for (const { path, name, sheet } of missing) {
  try {
    if (sheet.template !== 'document')
      writeFileSync(`${folder}/${name}.png`, png(`${sheet.template}.typ`, { data: JSON.stringify(sheet) }));
    else {
      const { file, pages } = pdf(path, JSON.stringify(sheet));
      writeFileSync(`${folder}/${name}-${pages}.pdf`, file);
    }
  } catch (error) {
    failed++;
    console.error(`${path} is not made: ${error.message}`);
  }
}
console.log(`${missing.length - failed} of ${sheets.length} documents and cards made`);

/** Removes what no page has, and everything when the templates, fonts or tools have changed. */
function forget() {
  mkdirSync(folder, { recursive: true });
  const hash = createHash('sha256');
  for (const part of [template, fonts[0]])
    for (const name of readdirSync(part, { withFileTypes: true }))
      if (name.isFile()) hash.update(readFileSync(`${part}/${name.name}`));
  hash.update(readFileSync(import.meta.filename));
  hash.update(JSON.stringify(JSON.parse(readFileSync(`${root}/client/package.json`, 'utf8')).devDependencies));
  const tools = `tools.${hash.digest('hex').slice(0, 24)}`;
  const current = new Set([tools, ...sheets.map(({ name }) => name)]);
  const names = readdirSync(folder).filter((name) => name !== '.gitkeep');
  const isSame = names.includes(tools);
  for (const name of names)
    if (!isSame || !(current.has(name) || current.has(name.split(/[-.]/)[0]))) rmSync(`${folder}/${name}`);
  writeFileSync(`${folder}/${tools}`, '');
}

/** Compiles a template. What Typst does not accept is thrown with its message. */
function compile(main, inputs) {
  const result = compiler.compile({ mainFilePath: `${template}/${main}`, inputs });
  const error = result.takeError();
  if (error)
    throw new Error(error.shortDiagnostics.map(({ message }) => message).join('; ') || error.compilationStatus);
  return result.result;
}

/** Makes a PDF/UA-1 file. Characters that no font has become boxes, which is said. */
function pdf(path, data) {
  let document = compile('document.typ', { data });
  const [end] = compiler.query(document, { selector: '<end>', field: 'value' });
  if (document.numOfPages > 1 && end < littleOfAPage)
    for (const squeeze of ['0.85', '0.7', '0.6']) {
      const tight = compile('document.typ', { data, squeeze });
      if (tight.numOfPages < document.numOfPages) {
        document = tight;
        break;
      }
    }
  try {
    return { file: compiler.pdf(document, { pdfStandard: 'ua-1' }), pages: document.numOfPages };
  } catch (error) {
    const texts = [...error.message.matchAll(/the text `\\*"(.*?)\\*"` could not be displayed/g)];
    const unknown = new Set(texts.flatMap(([, text]) => [...text]));
    const boxed = [...data].map((c) => (unknown.has(c) ? '□' : c)).join('');
    if (boxed === data) throw error;
    console.error(`${path}: no font has ${[...unknown].join(' ')}, so paper shows a box`);
    return pdf(path, boxed);
  }
}

/** Draws a card in 256 colors: it has a few inks, and shades between each of them and its ground. */
function png(main, inputs) {
  const image = new Resvg(compiler.plainSvg(compile(main, inputs)), {
    fitTo: { mode: 'width', value: 1200 },
    font: { loadSystemFonts: false },
  }).render();
  const pixels = new Uint32Array(new Uint8Array(image.pixels).buffer);
  const counts = new Map();
  for (let from = 0, i = 1; i <= pixels.length; i++)
    if (pixels[i] !== pixels[from]) {
      counts.set(pixels[from], (counts.get(pixels[from]) ?? 0) + i - from);
      from = i;
    }
  const taken = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a)).slice(0, 256);
  const apart = (a, b) => [0, 8, 16].reduce((sum, at) => sum + Math.abs(((a >> at) & 255) - ((b >> at) & 255)), 0);
  const nearest = new Map(taken.map((color) => [color, color]));
  for (const color of counts.keys())
    if (!nearest.has(color))
      nearest.set(
        color,
        taken.reduce((a, b) => (apart(color, b) < apart(color, a) ? b : a)),
      );
  if (counts.size > taken.length)
    for (let i = 0; i < pixels.length; i++) if (pixels[i] !== taken[0]) pixels[i] = nearest.get(pixels[i]);
  return Buffer.from(UPNG.encode([pixels.buffer], image.width, image.height, 0));
}
