import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, launch, type Program } from './programs.ts';

/** A program with data of its own, for journeys that would disturb the others. */
export class OwnSite {
  readonly url: string;
  readonly data = mkdtempSync(join(tmpdir(), 'site-own-'));
  private running: Program | undefined;

  private constructor(
    private readonly does: 'serve' | 'hosts',
    private readonly address: string,
    private readonly settings: Record<string, string>,
    private readonly program: string | undefined,
  ) {
    this.url = `http://${address}`;
  }

  /** Runs the program under test, or another. */
  static async start(
    does: 'serve' | 'hosts',
    settings: Record<string, string> = {},
    program?: string,
  ): Promise<OwnSite> {
    const site = new OwnSite(does, `127.0.0.1:${await freePort()}`, settings, program);
    await site.start();
    return site;
  }

  /** Starts it on its data. */
  async start(): Promise<void> {
    const { address, data, url, settings } = this;
    const env = {
      ADDR: address,
      DATA: data,
      SITE_URL: url,
      ...settings,
    };
    this.running =
      this.does === 'hosts' ? await launch([], env, '../bin/hosts') : await launch(['serve'], env, this.program);
  }

  async stop(): Promise<void> {
    await this.running?.end('SIGTERM');
    this.running = undefined;
  }

  /** Stops it and takes its data away. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}
