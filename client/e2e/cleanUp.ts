import { rm } from 'node:fs/promises';

/** Takes the data of this run away. */
export default async function cleanUp(): Promise<void> {
  if (process.env.E2E_DATA) await rm(process.env.E2E_DATA, { recursive: true, force: true });
}
