import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

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

const given = new Set<number>();

/** A port that nothing listens on, and that was not given before: the system may offer one again. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}
