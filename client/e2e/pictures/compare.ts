import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Shot } from './camera.ts';

const baselines = `${import.meta.dirname}/baselines`;
const drawnBy = `${baselines}/chromium.txt`;
const faults = resolve(import.meta.dirname, '../../test-pictures');

/** Whether what changed becomes the new baseline: make accept-pictures. */
const accepts = Boolean(process.env.ACCEPT_PICTURES);
const howToAccept = 'run make accept-pictures';

/** Colors of a baseline are rounded, so they may differ a little, and edges drawn by another Chromium too. */
const threshold = 0.04;
/** How many pixels may differ more than that. A short word that moves by 2 px changes more. */
export const mostPixels = 8;

/** Both themes in one picture. The dark one only has other colors, for which a third of the size is enough. */
export async function pictureOf({ light, dark, width, height }: Shot): Promise<Buffer> {
  const cut = (png: Buffer) => sharp(png).extract({ left: 0, top: 0, width, height }).png(quick);
  const third = { width: Math.ceil(width / 3), height: Math.ceil(height / 3), fit: 'fill' } as const;
  return sheet(await Promise.all([cut(light).toBuffer(), cut(dark).resize(third).toBuffer()]));
}

const quick = { compressionLevel: 1 };

/** Puts pictures side by side, on a ground that is in none. */
function sheet(pictures: Buffer[], across = pictures.length): Promise<Buffer> {
  return sharp(pictures, { join: { across, shim: 8, background: '#888', valign: 'top' } })
    .removeAlpha()
    .png(quick)
    .toBuffer();
}

/** A name for exactly these pixels, which a baseline contains. Chromium usually draws them again. */
const digestOf = ({ light, dark, width, height }: Shot) =>
  createHash('sha256').update(`${width}x${height}`).update(light).update(dark).digest('hex');

/** What is wrong with a picture, or nothing. Then its baseline, the picture and their difference are in one file. */
export async function compare(name: string, shot: Shot, version = ''): Promise<string[]> {
  const file = `${baselines}/${name}.webp`;
  const report = `${faults}/${name}.png`;
  rmSync(report, { force: true });
  const expected = read(file);
  if (expected?.includes(digestOf(shot))) return [];
  const actual = await pictureOf(shot);
  const found = expected && (await difference(expected, actual));
  if (found && found.pixels <= mostPixels) return [];
  if (accepts) {
    write(file, await baselineOf(shot, actual));
    write(drawnBy, `${version}\n`);
    return [];
  }
  if (!expected || !found) return [`${name} has no picture. To make one, ${howToAccept}, and look at it.`];
  const { width = 0, height = 0 } = await sharp(actual).metadata();
  write(report, await sheet([expected, actual, found.picture], height > width ? 3 : 1));
  return [
    `${name} looks different: ${found.pixels} pixels differ. Before, after and the difference are in ` +
      `${relative(resolve(), report)}. ${remark(version)}If it should look like this, ${howToAccept}.`,
  ];
}

/** Colors are rounded, to half of the tolerance at most, or the file would be larger. */
export async function baselineOf(shot: Shot, picture?: Buffer): Promise<Buffer> {
  const { data, info } = await pixels(picture ?? (await pictureOf(shot)));
  const { width, height } = info;
  return sharp(rounded(data), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, effort: 6 })
    .withXmp(digestOf(shot))
    .toBuffer();
}

const round = Uint8Array.from({ length: 256 }, (_, value) => Math.min(Math.round(value / 16) * 16, 255));

function rounded(data: Buffer): Buffer {
  const result = Buffer.allocUnsafe(data.length);
  for (let i = 0; i < data.length; i++) result[i] = round[data[i] ?? 0] ?? 0;
  return result;
}

/** How many pixels differ, in color by more than the tolerance. */
export async function difference(expected: Buffer, actual: Buffer): Promise<{ pixels: number; picture: Buffer }> {
  const [before, after] = await Promise.all([pixels(expected), pixels(actual)]);
  if (rounded(after.data).equals(before.data)) return { pixels: 0, picture: actual };
  const width = Math.max(before.info.width, after.info.width);
  const height = Math.max(before.info.height, after.info.height);
  const [a, b] = await Promise.all([extended(before, width, height), extended(after, width, height)]);
  const picture = Buffer.alloc(a.length);
  const count = pixelmatch(a, b, picture, width, height, { threshold, includeAA: true });
  const drawn = sharp(picture, { raw: { width, height, channels: 4 } }).png();
  return { pixels: count, picture: count > mostPixels ? await drawn.toBuffer() : actual };
}

type Pixels = Awaited<ReturnType<typeof pixels>>;
const pixels = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Where one of two pictures ends, the other differs. */
async function extended({ data, info }: Pixels, width: number, height: number): Promise<Buffer> {
  if (info.width === width && info.height === height) return data;
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extend({ right: width - info.width, bottom: height - info.height, background: '#f0f' })
    .raw()
    .toBuffer();
}

/** A newer Chromium may draw text in another way. */
function remark(version: string): string {
  const before = read(drawnBy)?.toString().trim();
  if (before === version) return '';
  return (
    `The pictures were drawn by Chromium ${before}, and this is ${version}: if many differ, ${howToAccept} ` +
    'on a commit without other changes, and commit the pictures alone. '
  );
}

const read = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

function write(file: string, body: Buffer | string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
}

/** Baselines in a folder of what is no longer there. They go when changes are accepted. */
export function prune(folder: string, known: string[]): string[] {
  const names = new Set(known.map((name) => `${name}.webp`));
  const all = existsSync(`${baselines}/${folder}`)
    ? readdirSync(`${baselines}/${folder}`, { recursive: true, encoding: 'utf8' })
    : [];
  const gone = all.filter((file) => file.endsWith('.webp') && !names.has(file));
  if (!accepts) return gone.map((file) => `${folder}/${file} is a picture of nothing. If so, ${howToAccept}.`);
  for (const file of gone) rmSync(`${baselines}/${folder}/${file}`);
  return [];
}
