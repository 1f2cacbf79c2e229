import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { redisServer } from './redis-server.fixture.ts';

const NAMES = ['redis-server', 'valkey-server'];

const program = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  .find((file) => existsSync(file));

/** Kind of Redis in the tests on this machine, for their titles. */
export const REDIS_KIND = program ? 'a real Redis' : 'the stand-in for Redis';

/** A Redis for a single test. */
export interface OwnRedis {
  url: string;
  port: number;
  /** The process of a real one, to stop it with signals. */
  child?: ChildProcess;
  /** Kills it at once. */
  kill(): Promise<unknown>;
}

/** Returns an unused port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isThere = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('*1\r\n$4\r\nPING\r\n'));
    socket.once('error', () => resolve(false));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().startsWith('+PONG'));
    });
  });

/**
 * Starts the machine's own Redis, with persistent data if a folder is given. Without one, starts the stand-in.
 */
export async function ownRedis(given?: number, dir?: string): Promise<OwnRedis> {
  const port = given ?? (await freePort());
  const url = `redis://127.0.0.1:${port}`;
  if (!program) {
    const server = await redisServer(port);
    return { url, port, kill: server.close };
  }
  const keeping = dir
    ? ['--dir', dir, '--appendonly', 'yes', '--appendfsync', 'always']
    : ['--appendonly', 'no'];
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', ...keeping], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await isThere(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    url,
    port,
    child,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
