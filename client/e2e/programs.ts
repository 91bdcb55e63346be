import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A running program. */
export interface Program {
  /** Ends it and waits until it has ended: SIGTERM as one asks for it, SIGKILL as a failing machine does it. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Starts the program and waits until it listens, which is when it says so in its log. */
export async function launch(
  args: string[],
  env: Record<string, string>,
  program = process.env.SITE ?? '',
): Promise<Program> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      log += log.includes(' listening=') ? '' : chunk;
      if (log.includes(' listening=')) resolve();
    });
    ended.then(() => reject(new Error(`${program} does not start:\n${log}`)));
  });
  return {
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
