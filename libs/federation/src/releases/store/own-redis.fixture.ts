import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';

const NAMES = ['redis-server', 'valkey-server'];

/** Path of the installed Redis or Valkey; undefined without one. */
export const findRedis = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** How to get a missing Redis. */
export const REDIS_MISSING = 'Redis is not installed: "apt-get install redis-server" (Debian, Ubuntu).';

/** A Redis for a single test. */
export interface OwnRedis {
  url: string;
  port: number;
  child: ChildProcess;
  /** Number of keys; rejects when it is not running. */
  size(): Promise<number>;
  /** Kills it at once. */
  kill(): Promise<void>;
}

/** Returns an unused port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const sizeOf = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('*1\r\n$6\r\nDBSIZE\r\n'));
    socket.once('error', reject);
    socket.once('data', (data) => {
      socket.destroy();
      resolve(Number(/^:(\d+)/.exec(data.toString())?.[1]));
    });
  });

/** Starts the machine's own Redis, empty, or with the data of a folder. Rejects without an installed one. */
export async function ownRedis({ port, dir }: { port?: number; dir?: string } = {}): Promise<OwnRedis> {
  const program = findRedis();
  if (!program) throw new Error(REDIS_MISSING);
  const at = port ?? (await freePort());
  const keeping = dir
    ? ['--dir', dir, '--appendonly', 'yes', '--appendfsync', 'always']
    : ['--appendonly', 'no'];
  const child = spawn(program, ['--port', String(at), '--bind', '127.0.0.1', '--save', '', ...keeping], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isThere = () => sizeOf(at).then(Number.isFinite, () => false);
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    url: `redis://127.0.0.1:${at}`,
    port: at,
    child,
    size: () => sizeOf(at),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
