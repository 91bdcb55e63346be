// Writes a brotli and a gzip variant next to each built file that gains by it. The server sends them as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = '../server/static/dist';
const worthwhile = /\.(?:js|css|svg|json|txt|map|html|ttf)$/;

await compress(`${dist}/assets`, 11);
// The playground is 7 MB of editor: the best quality would take half a minute for a twentieth less.
await compress(`${dist}/playground`, 9);
await compress(`${dist}/playground/assets`, 9);

async function compress(folder, quality) {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  for (const name of await readdir(folder)) {
    if (!worthwhile.test(name)) continue;
    const raw = await readFile(join(folder, name));
    const [br, gz] = await Promise.all([promisify(brotliCompress)(raw, options), promisify(gzip)(raw, { level: 9 })]);
    if (br.length < raw.length) await writeFile(join(folder, `${name}.br`), br);
    if (gz.length < raw.length) await writeFile(join(folder, `${name}.gz`), gz);
  }
}
