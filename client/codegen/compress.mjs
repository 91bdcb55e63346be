// Writes a brotli and a gzip variant beside each built file that gains by it. The server sends them as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = '../server/static/dist/assets';
const worthwhile = /\.(?:js|css|svg|json|txt|map)$/;
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

for (const name of await readdir(folder)) {
  if (!worthwhile.test(name)) continue;
  const raw = await readFile(join(folder, name));
  const [br, gz] = await Promise.all([promisify(brotliCompress)(raw, best), promisify(gzip)(raw, { level: 9 })]);
  if (br.length < raw.length) await writeFile(join(folder, `${name}.br`), br);
  if (gz.length < raw.length) await writeFile(join(folder, `${name}.gz`), gz);
}
