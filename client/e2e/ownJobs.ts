import { writeFileSync } from 'node:fs';
import type { OwnSite } from './ownSite.ts';
import { command, expect } from './site.ts';

/** Imports the sample jobs of a site as its own, which are in feeds and in what search engines are told. */
export async function ownJobs(site: OwnSite, file: string): Promise<void> {
  const samples: { sample?: true }[] = JSON.parse(command(['jobs', 'export', '-', '--format', 'json'], site.data));
  writeFileSync(file, JSON.stringify(samples.map(({ sample: _, ...job }) => job)));
  expect(command(['jobs', 'import', file], site.data)).toContain('27 updated');
  const feed = async () => (await fetch(`${site.url}/careers.xml`)).text();
  await expect.poll(feed).toContain('<item>');
}
